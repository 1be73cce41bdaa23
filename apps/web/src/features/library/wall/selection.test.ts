import { expect, test } from 'vitest'
import { extendTo, NOTHING_SELECTED, toggle } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

test('pictures are chosen one by one, and let go the same way', () => {
  const two = toggle(toggle(NOTHING_SELECTED, 'b'), 'd')
  expect([...two.ids]).toEqual(['b', 'd'])
  expect([...toggle(two, 'b').ids]).toEqual(['d'])
})

test('a range goes from the last one chosen to where it ends, in either direction, and adds to the rest', () => {
  const chosen = toggle(toggle(NOTHING_SELECTED, 'a'), 'd')
  expect([...extendTo(chosen, order, 'b').ids].sort()).toEqual(['a', 'b', 'c', 'd'])
  expect([...extendTo(NOTHING_SELECTED, order, 'c').ids]).toEqual(['c'])
  expect([...extendTo({ ids: new Set(), anchor: 'gone' }, order, 'c').ids]).toEqual(['c'])
})
