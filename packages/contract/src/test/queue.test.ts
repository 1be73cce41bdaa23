import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as queue from '../queue.ts'

const task = {
  id: 'task-1',
  type: 'image-generation',
  createdAt: '2026-06-10T10:00:00.000Z',
  revision: 3,
  prompt: 'a fox',
  negativePrompt: 'snow',
  style: 'anime',
  quality: 'high',
  params: { width: 1024, height: 1536, model: 'flux-dev' },
  seed: 7,
  hasReference: true,
  status: 'queued',
  position: 1,
  waitsUntil: '2026-06-10T10:01:00.000Z',
  resultUrl: '/pictures/1.png',
  generationId: 'gen_1',
  waitsForStorage: true,
  error: 'Generation failed',
  errorCode: 'generation_failed',
}
const settings = { concurrency: 2, paused: true }

test('[3.6] a task keeps every field on its way, in each of its four states', () => {
  for (const status of ['queued', 'running', 'done', 'error'])
    expect(z.parse(queue.queueTaskSchema, { ...task, status })).toEqual({ ...task, status })
  expect(z.safeParse(queue.queueTaskSchema, { ...task, status: 'paused' }).success).toBe(false)
})

test('a task of a server that knows no waiting for storage does not wait for it', () => {
  const { waitsForStorage: _, ...older } = task
  expect(z.parse(queue.queueTaskSchema, older)).toEqual({ ...task, waitsForStorage: false })
})

test('the queue is answered with its tasks, its settings and where the next page begins', () => {
  const page = { ...settings, tasks: [task], secondsPerTask: 4.5, nextCursor: 'next' }
  expect(z.parse(queue.getQueue.output, page)).toEqual(page)
  expect(z.parse(queue.getQueue.query, { cursor: 'next' })).toEqual({ cursor: 'next' })
})

test('what is put into the queue comes back as tasks, of a retry and a cancellation as one', () => {
  for (const { output } of [queue.addToQueue, queue.listFailedTasks])
    expect(z.parse(output, { tasks: [task] })).toEqual({ tasks: [task] })
  for (const { output, params } of [queue.retryTask, queue.cancelTask]) {
    expect(z.parse(output, { task })).toEqual({ task })
    expect(z.parse(params, { id: 'task-1' })).toEqual({ id: 'task-1' })
  }
})

test('either setting of the queue is changed alone', () => {
  expect(z.parse(queue.updateQueue.output, settings)).toEqual(settings)
  for (const change of [{ concurrency: 4 }, { paused: false }, {}])
    expect(z.parse(queue.updateQueue.body, change)).toEqual(change)
})

test('a task is moved before another one, or with null to the end', () => {
  for (const before of ['task-2', null]) {
    expect(z.parse(queue.moveTask.body, { id: 'task-1', before })).toEqual({ before })
    expect(z.parse(queue.moveTask.output, { id: 'task-1', before })).toEqual({ id: 'task-1', before })
  }
})

test('a removed task is answered by its id, a cleared queue by how many went, all or the complete ones', () => {
  expect(z.parse(queue.removeTask.output, { id: 'task-1' })).toEqual({ id: 'task-1' })
  expect(z.parse(queue.clearQueue.output, { removed: 3 })).toEqual({ removed: 3 })
  for (const query of [{ status: 'done' }, {}]) expect(z.parse(queue.clearQueue.query, query)).toEqual(query)
  expect(z.safeParse(queue.clearQueue.query, { status: 'error' }).success).toBe(false)
})

test('[5.5] a batch is put into the queue with an id for each of its up to ten pictures', () => {
  const body = { prompt: 'a fox', style: 'anime', quality: 'high', aspect_ratio: '1:1', count: 10 }
  const ids = Array.from({ length: 10 }, (_, index) => `task-${index}`)
  expect(z.safeParse(queue.addToQueue.body, { ...body, ids }).success).toBe(true)
  expect(z.safeParse(queue.addToQueue.body, { ...body, ids: [...ids, 'more'] }).success).toBe(false)
})

test('what queues pictures says that the allowance or the library may be full, and that a request was changed', () => {
  const needsRoom = ['daily_limit', 'storage_full', 'idempotency_mismatch']
  expect(queue.addToQueue.errors).toEqual(expect.arrayContaining([...needsRoom, 'nsfw_content', 'conflict']))
  expect(queue.retryTask.errors).toEqual(expect.arrayContaining([...needsRoom, 'not_found', 'conflict']))
  for (const { errors } of [queue.cancelTask, queue.moveTask])
    expect([...errors].sort()).toEqual(['conflict', 'idempotency_mismatch', 'not_found'])
})
