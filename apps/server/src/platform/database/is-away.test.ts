import { expect, test } from 'vitest'
import { hasGone, isAway } from './is-away.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test('a name that is not found is wrong at the start, and passes of a server that was reached before', () => {
  for (const error of [withCode('ENOTFOUND'), new Error('no', { cause: withCode('ENOTFOUND') })])
    expect([isAway(error), hasGone(error)]).toEqual([false, true])
  expect([isAway(withCode('ECONNREFUSED')), hasGone(withCode('ECONNREFUSED'))]).toEqual([true, true])
  for (const code of ['28P01', '3D000', '42P01', '23505'])
    expect([code, isAway(withCode(code)), hasGone(withCode(code))]).toEqual([code, false, false])
})

test('files of the database that are gone, or a disk that fails, are no defect once it was open', () => {
  for (const code of ['58P01', '58030'])
    expect([isAway(withCode(code)), hasGone(withCode(code))]).toEqual([false, true])
})
