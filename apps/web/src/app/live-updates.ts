import {
  EVENTS,
  type EventType,
  GENERATIONS_CHANNEL,
  type ProductEvent,
  type TransientPayload,
} from '@easel/contract/events'
import type { Queue } from '@easel/contract/queue'
import type { Query, QueryClient } from '@tanstack/react-query'
import { endElsewhere, forgetElsewhere, noteElsewhere } from '#web/features/generator/elsewhere.store.ts'
import { abandonRun, hearProgress, useRunStore } from '#web/features/generator/run.store.ts'
import { useSettingsStore } from '#web/features/generator/settings.store.ts'
import { forgetStage, useStageStore } from '#web/features/generator/stage/stage.store.ts'
import type { Client } from '#web/shared/api/client.ts'
import { CONFIG_KEY, configQuery } from '#web/shared/data/config.queries.ts'
import { GENERATIONS_KEY, LIBRARY_KEY } from '#web/shared/data/generation-lists.ts'
import { NOTIFICATIONS_KEY } from '#web/shared/data/notifications.queries.ts'
import { QUEUE_KEY, readQueue } from '#web/shared/data/queue/queue.queries.ts'
import { applyTaskProgress, forgetProgress } from '#web/shared/data/task-progress.store.ts'
import { USAGE_KEY } from '#web/shared/data/usage.queries.ts'
import { applyEvent } from './apply-event.ts'
import { readAgainWhenOvertaken } from './overtaken.ts'
import { pollWhileOff } from './poll-while-off.ts'

/** Picture lists apply a change again by themselves when it arrives during a fetch (shared/data/generation-lists.ts). */
const MIND_NEWS: ReadonlySet<unknown> = new Set([GENERATIONS_KEY[0], LIBRARY_KEY[0], CONFIG_KEY[0]])

/** Keys whose answers depend on the user. */
const isSomeones = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== CONFIG_KEY[0]

/** Keeps the cache in step with the server while a user is signed in, and empties it on sign-out. */
export function startLiveUpdates(client: Client, cache: QueryClient) {
  let userId: string | null = null
  const polling = pollWhileOff(cache, {
    readQueue: () => readQueueAnew(client, cache),
    isShown: () => !document.hidden,
  })
  const noteNews = readAgainWhenOvertaken(cache, ({ queryKey: [key] }) => !MIND_NEWS.has(key))

  function follow() {
    const session = client.auth.state()
    const next = session.status === 'signed-in' ? session.user.id : null
    if (session.status === 'checking' || next === userId) return
    client.realtime.disconnect()
    if (userId !== null) abandonRun()
    if (next === null) cache.removeQueries({ predicate: isSomeones })
    else {
      // Public data stays until it is fetched again for the user who signed in; data of another user is removed at once, and a response still on its
      // way to that user is not awaited.
      const wasSomeones = userId !== null
      void cache.resetQueries({
        predicate: (query) => isSomeones(query) && (wasSomeones || query.state.data === undefined),
      })
      void cache.invalidateQueries({ predicate: isSomeones })
    }
    userId = next
    useSettingsStore.setState({ generations: [] })
    forgetElsewhere()
    forgetStage()
    if (userId === null) return
    client.realtime.connect()
  }

  client.auth.onAuthStateChange(follow)
  client.realtime.onStatus(polling.onStatus)
  client.realtime.onResync(() => void cache.invalidateQueries())
  client.realtime.on('task.progress', (progress) => {
    applyTaskProgress(progress)
    hearProgress(progress.requestKey, progress.percent)
    if (isElsewhere(cache, progress)) noteElsewhere(progress.taskId, longestMs(cache))
  })
  client.realtime.on('audio.progress', (progress) => applyTaskProgress({ ...progress, requestKey: null }))
  client.realtime.on('follows.published', () => {
    noteNews()
    void cache.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
  })
  client.realtime.on('session.changed', () => void client.auth.getSession())
  client.realtime
    .channel(GENERATIONS_CHANNEL)
    .on('INSERT', (generation) => {
      noteNews()
      applyEvent(cache, { type: 'generation.created', payload: { generation } })
      endElsewhere()
      void cache.invalidateQueries({ queryKey: USAGE_KEY })
    })
    .subscribe()
  for (const type of Object.keys(EVENTS) as EventType[]) {
    if (type === 'generation.created') continue
    client.realtime.on(type, (payload) => {
      noteNews()
      receive(cache, { type, payload } as ProductEvent)
    })
  }
  follow()
}

/** Reads the queue into the cache, as its events would have; resolves whether it changed. */
async function readQueueAnew(client: Client, cache: QueryClient): Promise<boolean> {
  const before = cache.getQueryData<Queue>(QUEUE_KEY)
  const queue = await readQueue(client)
  if (client.auth.state().status !== 'signed-in') return false
  const after = cache.setQueryData<Queue>(QUEUE_KEY, queue)
  if (after === before) return false
  for (const { id, status } of queue.tasks) if (status === 'done' || status === 'error') forgetProgress(id)
  return true
}

/** How long a picture from the form may take; two minutes until the server has said. */
function longestMs(cache: QueryClient): number {
  return (cache.getQueryData(configQuery().queryKey)?.longestSeconds ?? 120) * 1_000
}

/** A picture from a form that this page does not wait for; pictures of the queue are shown in the queue's card. */
function isElsewhere(cache: QueryClient, progress: TransientPayload<'task.progress'>): boolean {
  const queue = cache.getQueryData<Queue>(QUEUE_KEY)
  return (
    queue?.tasks.every(({ id }) => id !== progress.taskId) === true &&
    // Events of a batch may arrive before the response that adds it to the queue.
    !useStageStore.getState().batch?.taskIds.includes(progress.taskId) &&
    progress.requestKey !== useRunStore.getState().requestKey
  )
}

function receive(cache: QueryClient, event: ProductEvent) {
  applyEvent(cache, event)
  if (event.type !== 'task.changed') return
  const { task } = event.payload
  if (task.status === 'done' || task.status === 'error') forgetProgress(task.id)
}
