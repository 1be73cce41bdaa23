import { describe, expect, it } from 'vitest'
import { INTRANSITIVE_VERBS, TRANSITIVE_VERBS } from '../../test/verb-forms.ts'
import { formsOf } from './inflect.ts'

const rows = (table: string) =>
  table
    .trim()
    .split(/,\s+/)
    .map((row) => row.split(' '))

describe('the forms of a verb', () => {
  it('lead from each of them to its progressive form', () => {
    const lost = [...rows(TRANSITIVE_VERBS), ...rows(INTRANSITIVE_VERBS)].flatMap((forms) =>
      forms.filter((form) => !formsOf(form).some(({ progressive }) => progressive === forms[1])),
    )
    expect(lost).toEqual([])
  })

  it.each([
    ['lies', 'lying'],
    ['carries', 'carrying'],
    ['hugged', 'hugging'],
    ['visited', 'visiting'],
    ['unwraps', 'unwrapping'],
    ['ridden', 'riding'],
    ['flees', 'fleeing'],
    ['played', 'playing'],
  ])('"%s" is a form of "%s"', (form, progressive) => expect(formsOf(form).map((found) => found.progressive)).toContain(progressive))

  it('are told apart where two verbs share a word', () => {
    expect(formsOf('saw').map(({ progressive }) => progressive)).toEqual(expect.arrayContaining(['sawing', 'seeing']))
    expect(formsOf('table')).toEqual([])
  })
})
