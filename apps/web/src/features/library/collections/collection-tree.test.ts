import { expect, test } from 'vitest'
import { inTreeOrder, withInner } from './collection-tree.ts'

const collection = (id: string, parent_id: string | null) => ({
  id,
  name: id,
  parent_id,
  count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
})
const collections = [
  collection('animals', null),
  collection('foxes', 'animals'),
  collection('red', 'foxes'),
  collection('trips', null),
  collection('lost', 'nowhere'),
]

test('each collection is followed by those inside it', () => {
  expect(inTreeOrder(collections).map(({ id, depth }) => `${depth} ${id}`)).toEqual([
    '0 animals',
    '1 foxes',
    '2 red',
    '0 trips',
    '0 lost',
  ])
})

test('a collection cannot go into itself or what lies in it', () => {
  expect([...withInner(collections, 'animals')]).toEqual(['animals', 'foxes', 'red'])
})
