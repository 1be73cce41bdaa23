import { expect, test } from 'vitest'
import { placeOf } from './key-place.ts'

test('a place that a key took counts for that key on its day by UTC, one that a person took for none', () => {
  const now = new Date('2026-06-10T23:59:59.999Z')
  expect(placeOf({ key: { id: 'key_1' } }, now)).toEqual({
    key_id: 'key_1',
    key_day: new Date('2026-06-10T00:00:00Z'),
  })
  expect(placeOf({ key: null }, now)).toEqual({ key_id: null, key_day: null })
})
