import type { AudioTask } from '@easel/contract/audio'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildAudioTask, buildRecording } from '#web/test/build-rows.ts'
import {
  applyAudioChanged,
  applyAudioMoved,
  applyAudioRemoved,
  applyAudioStored,
  applyAudioTasksRemoved,
} from './audio.queries.ts'

const ALL = ['audio', 'user']
const FOUND = ['recordings', 'user', { q: 'rain' }]
let cache: QueryClient

function put(key: readonly unknown[], tasks: AudioTask[], ids: string[]): void {
  const items = ids.map((id) => buildRecording(id))
  cache.setQueryData(key, { pages: [{ tasks, items, nextCursor: null }], pageParams: [undefined] })
}
function told(key: readonly unknown[]) {
  const data = cache.getQueryData<{ pages: { tasks: { id: string }[]; items: { id: string }[] }[] }>(key)
  return data?.pages.map(({ tasks, items }) => [tasks.map(({ id }) => id), items.map(({ id }) => id)])
}

beforeEach(() => {
  cache = new QueryClient()
})

describe('news of sounds', () => {
  test('a task appears, changes in its place, and stays in the queue beside its recording until it is removed', () => {
    put(ALL, [], ['old'])
    const task = buildAudioTask('task')
    applyAudioChanged(cache, { task, recording: null })
    expect(told(ALL)).toEqual([[['task'], ['old']]])
    applyAudioChanged(cache, { task: { ...task, status: 'running' }, recording: null })
    expect(told(ALL)).toEqual([[['task'], ['old']]])
    const done = {
      task: { ...task, status: 'done', recording_id: 'new' } as const,
      recording: buildRecording('new'),
    }
    applyAudioChanged(cache, done)
    expect(told(ALL)).toEqual([[['task'], ['new', 'old']]])
    // The answer may come after its event.
    applyAudioChanged(cache, done)
    expect(told(ALL)).toEqual([[['task'], ['new', 'old']]])
    applyAudioTasksRemoved(cache, { ids: ['task'] })
    expect(told(ALL)).toEqual([[[], ['new', 'old']]])
  })

  test('a task that is moved stands before another, or at the end', () => {
    put(
      ALL,
      ['a', 'b', 'c'].map((id) => buildAudioTask(id)),
      [],
    )
    applyAudioMoved(cache, { id: 'c', before: 'a' })
    expect(told(ALL)).toEqual([[['c', 'a', 'b'], []]])
    applyAudioMoved(cache, { id: 'a', before: null })
    expect(told(ALL)).toEqual([[['c', 'b', 'a'], []]])
  })

  test('a searched list is asked for anew: where a sound stands in it only the server knows', () => {
    put(FOUND, [], ['old'])
    applyAudioChanged(cache, {
      task: buildAudioTask('task', { status: 'done' }),
      recording: buildRecording('new'),
    })
    expect(told(FOUND)).toEqual([[[], ['old']]])
    expect(cache.getQueryState(FOUND)?.isInvalidated).toBe(true)
  })

  test('a sound that waited for storage waits no longer in any list once it is stored', () => {
    const waiting = (key: readonly unknown[]) =>
      cache
        .getQueryData<{ pages: { items: { waits_for_storage: boolean }[] }[] }>(key)
        ?.pages.map(({ items }) => items.map((item) => item.waits_for_storage))
    const items = ['a', 'b'].map((id) => ({ ...buildRecording(id), waits_for_storage: true }))
    for (const key of [ALL, FOUND])
      cache.setQueryData(key, { pages: [{ tasks: [], items, nextCursor: null }], pageParams: [undefined] })
    applyAudioStored(cache, { id: 'b' })
    expect([waiting(ALL), waiting(FOUND)]).toEqual([[[true, false]], [[true, false]]])
  })

  test('a deleted sound leaves every list, and its task the queue', () => {
    put(ALL, [{ ...buildAudioTask('task', { status: 'done' }), recording_id: 'b' }], ['a', 'b'])
    put(FOUND, [], ['b'])
    applyAudioRemoved(cache, { id: 'b' })
    expect([told(ALL), told(FOUND)]).toEqual([[[[], ['a']]], [[[], []]]])
  })
})
