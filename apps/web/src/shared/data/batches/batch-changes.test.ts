import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { buildBatch, buildBatchPicture } from '#web/test/build-batches.ts'
import {
  applyBatchChanged,
  applyBatchRemoved,
  BATCHES_KEY,
  batchKey,
  type WholeBatch,
} from './batch-changes.ts'

let cache: QueryClient
const listed = () =>
  cache.getQueryData<{ items: { title: string }[] }>(BATCHES_KEY)?.items.map(({ title }) => title)
const whole = (number: number) => cache.getQueryData<WholeBatch>(batchKey(buildBatch(number).id))

beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(BATCHES_KEY, { items: [buildBatch(2), buildBatch(1)] })
  for (const number of [1, 2])
    cache.setQueryData(batchKey(buildBatch(number).id), {
      batch: buildBatch(number),
      pictures: [buildBatchPicture(0), buildBatchPicture(1)],
    })
})

test('a batch that changes stays where it is in the list, and no other changes', () => {
  applyBatchChanged(cache, { batch: buildBatch(1, { title: 'boats' }), pictures: [] })
  expect(listed()).toEqual(['batch 2', 'boats'])
  expect(whole(1)?.batch.title).toBe('boats')
  expect(whole(2)?.batch.title).toBe('batch 2')
})

test('a new batch is the first of the list', () => {
  applyBatchChanged(cache, { batch: buildBatch(3), pictures: [] })
  expect(listed()).toEqual(['batch 3', 'batch 2', 'batch 1'])
  expect(whole(3)).toBeUndefined()
})

test('pictures that change take the place of those at their position', () => {
  const done = buildBatchPicture(1, { status: 'done' })
  applyBatchChanged(cache, { batch: buildBatch(1), pictures: [done] })
  expect(whole(1)?.pictures).toEqual([buildBatchPicture(0), done])
  expect(whole(2)?.pictures).toEqual([buildBatchPicture(0), buildBatchPicture(1)])
})

test('what was never read is not made up', () => {
  cache.clear()
  applyBatchChanged(cache, { batch: buildBatch(1), pictures: [buildBatchPicture(0)] })
  applyBatchRemoved(cache, { id: buildBatch(1).id })
  expect([listed(), whole(1)]).toEqual([undefined, undefined])
})

test('a removed batch leaves the list and is forgotten, and the others stay', () => {
  applyBatchRemoved(cache, { id: buildBatch(1).id })
  expect(listed()).toEqual(['batch 2'])
  expect(whole(1)).toBeUndefined()
  expect(whole(2)?.batch.title).toBe('batch 2')
})
