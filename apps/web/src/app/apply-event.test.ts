import type { ProductEvent } from '@easel/contract/events'
import type { GenerationRecord } from '@easel/contract/generations'
import type { Notification } from '@easel/contract/news/notifications'
import type { Queue } from '@easel/contract/queue'
import type { DailyLimits } from '@easel/contract/usage'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { useSettingsStore } from '#web/features/generator/settings.store.ts'
import { GENERATIONS_KEY, type GenerationPages } from '#web/shared/data/generation-lists.ts'
import { LIMITS_KEY } from '#web/shared/data/limits.queries.ts'
import { NOTIFICATIONS_KEY, type NotificationPages } from '#web/shared/data/notifications.queries.ts'
import { QUEUE_KEY } from '#web/shared/data/queue/queue.queries.ts'
import { buildGeneration, buildNotification, buildTask } from '#web/test/build-rows.ts'
import { applyEvent } from './apply-event.ts'

/** What the server would return to a fresh fetch. */
type Server = {
  generations: GenerationRecord[]
  queue: Queue
  limits: DailyLimits
  notifications: Notification[]
}

const PAGE = 3
const LIMITS: DailyLimits = {
  subscription_tier: 'free',
  generations_today: 0,
  reserved: 0,
  limit: 5,
  remaining: 5,
  reset_at: '2026-01-02T00:00:00.000Z',
}

function buildServer(): Server {
  return {
    generations: [4, 3, 2, 1].map((number) => buildGeneration(number)),
    queue: {
      tasks: [buildTask('a', { status: 'running' }), buildTask('b')],
      concurrency: 2,
      paused: false,
      secondsPerTask: 10,
    },
    limits: LIMITS,
    notifications: [4, 3, 2, 1].map((number) => buildNotification(number, { is_read: number < 3 })),
  }
}

/** Reads everything from the server, as a page that has just been opened does. */
function refetch(server: Server): QueryClient {
  const cache = new QueryClient()
  const pages: GenerationPages = { pages: [], pageParams: [] }
  for (let at = 0; at < server.generations.length; at += PAGE) {
    const items = server.generations.slice(at, at + PAGE)
    const more = at + PAGE < server.generations.length
    pages.pages.push({ items, nextCursor: more ? String(at + PAGE) : null })
  }
  cache.setQueryData(GENERATIONS_KEY, pages)
  cache.setQueryData(QUEUE_KEY, server.queue)
  cache.setQueryData(LIMITS_KEY, server.limits)
  const unread = server.notifications.filter(({ is_read }) => !is_read).length
  const listed: NotificationPages = { pages: [], pageParams: [] }
  for (let at = 0; at < server.notifications.length; at += PAGE)
    listed.pages.push({ items: server.notifications.slice(at, at + PAGE), nextCursor: null, unread })
  cache.setQueryData(NOTIFICATIONS_KEY, listed)
  return cache
}

/** The data a page shows, without its page boundaries. */
function view(cache: QueryClient) {
  const pages = cache.getQueryData<GenerationPages>(GENERATIONS_KEY)?.pages ?? []
  const notifications = cache.getQueryData<NotificationPages>(NOTIFICATIONS_KEY)?.pages ?? []
  return {
    notifications: notifications.flatMap((page) => page.items),
    unread: new Set(notifications.map((page) => page.unread)),
    generations: pages.flatMap((page) => page.items),
    queue: cache.getQueryData(QUEUE_KEY),
    limits: cache.getQueryData(LIMITS_KEY),
  }
}

const CHANGES: readonly { name: string; event: ProductEvent; change: (server: Server) => void }[] = [
  {
    name: '[4.8] a picture is stored',
    event: { type: 'generation.created', payload: { generation: buildGeneration(9) } },
    change: (server) => server.generations.unshift(buildGeneration(9)),
  },
  {
    name: 'a picture that finished earlier is announced later',
    event: { type: 'generation.created', payload: { generation: buildGeneration(3.5) } },
    change: (server) => server.generations.splice(1, 0, buildGeneration(3.5)),
  },
  {
    name: 'a picture is published',
    event: {
      type: 'generation.updated',
      payload: { generation: buildGeneration(1, { is_public: true }) },
    },
    change: (server) => {
      server.generations[3] = buildGeneration(1, { is_public: true })
    },
  },
  {
    name: 'a picture on the second page is deleted',
    event: { type: 'generations.removed', payload: { ids: [buildGeneration(1).id] } },
    change: (server) => server.generations.pop(),
  },
  {
    name: '[4.2] changes are merged into a task by id',
    event: {
      type: 'task.changed',
      payload: { task: buildTask('b', { status: 'done', resultUrl: '/images/x.png', generationId: 'x' }) },
    },
    change: (server) => {
      server.queue.tasks[1] = buildTask('b', {
        status: 'done',
        resultUrl: '/images/x.png',
        generationId: 'x',
      })
    },
  },
  {
    name: 'a task is added',
    event: { type: 'task.changed', payload: { task: buildTask('c') } },
    change: (server) => server.queue.tasks.push(buildTask('c')),
  },
  {
    name: '[4.2] a task is removed by id',
    event: { type: 'task.removed', payload: { ids: ['a'] } },
    change: (server) => server.queue.tasks.shift(),
  },
  {
    name: '[4.2] the whole list is cleared',
    event: { type: 'task.removed', payload: { ids: ['a', 'b'] } },
    change: (server) => {
      server.queue.tasks = []
    },
  },
  {
    name: '[5.7] the concurrency changes',
    event: { type: 'queue.changed', payload: { concurrency: 4, paused: false } },
    change: (server) => {
      server.queue.concurrency = 4
    },
  },
  {
    name: 'the queue is paused',
    event: { type: 'queue.changed', payload: { concurrency: 2, paused: true } },
    change: (server) => {
      server.queue.paused = true
    },
  },
  {
    name: 'a task moves to another place',
    event: { type: 'task.moved', payload: { id: 'b', before: 'a' } },
    change: (server) => server.queue.tasks.reverse(),
  },
  {
    name: 'a failed task is queued again',
    event: { type: 'task.changed', payload: { task: buildTask('a', { revision: 9 }) } },
    change: (server) => {
      server.queue.tasks[0] = buildTask('a', { revision: 9 })
    },
  },
  {
    name: '[4.7] a picture is counted',
    event: { type: 'limits.changed', payload: { limits: { ...LIMITS, generations_today: 1, remaining: 4 } } },
    change: (server) => {
      server.limits = { ...LIMITS, generations_today: 1, remaining: 4 }
    },
  },
  {
    name: '[2.15] something has happened that the oldest notification makes room for',
    event: {
      type: 'notification.created',
      payload: { notification: buildNotification(9), removed: [buildNotification(1).id], unread: 3 },
    },
    change: (server) => {
      server.notifications = [buildNotification(9), ...server.notifications.slice(0, 3)]
    },
  },
  {
    name: '[2.15] notifications are read in another tab',
    event: {
      type: 'notifications.read',
      payload: { ids: [buildNotification(4).id, buildNotification(3).id], unread: 0 },
    },
    change: (server) => {
      server.notifications = server.notifications.map((item) => ({ ...item, is_read: true }))
    },
  },
  {
    name: '[2.15] notifications are removed',
    event: {
      type: 'notifications.removed',
      payload: { ids: [buildNotification(4).id, buildNotification(1).id], unread: 1 },
    },
    change: (server) => {
      server.notifications = server.notifications.slice(1, 3)
    },
  },
]

beforeEach(() => useSettingsStore.getState().reset())

test.each(CHANGES)(
  '$name: the event leaves the page as reading everything anew would',
  ({ event, change }) => {
    const stale = refetch(buildServer())
    const server = buildServer()
    change(server)
    applyEvent(stale, event)
    expect(view(stale)).toEqual(view(refetch(server)))
  },
)

test.each(CHANGES)('$name: the same event twice changes nothing more', ({ event }) => {
  const cache = refetch(buildServer())
  applyEvent(cache, event)
  const once = view(cache)
  applyEvent(cache, event)
  expect(view(cache)).toEqual(once)
})

test.each(CHANGES)('$name: an event before anything was read does not invent a list', ({ event }) => {
  const cache = new QueryClient()
  applyEvent(cache, event)
  expect(cache.getQueryData(GENERATIONS_KEY)).toBeUndefined()
  expect(cache.getQueryData(QUEUE_KEY)).toBeUndefined()
  expect(cache.getQueryData(NOTIFICATIONS_KEY)).toBeUndefined()
})

test('[4.1] a late answer never takes a finished task back to the queue', () => {
  const cache = refetch(buildServer())
  applyEvent(cache, {
    type: 'task.changed',
    payload: { task: buildTask('b', { status: 'done', revision: 3 }) },
  })
  applyEvent(cache, { type: 'task.changed', payload: { task: buildTask('b') } })
  expect(cache.getQueryData<Queue>(QUEUE_KEY)?.tasks[1]?.status).toBe('done')
})

test('a stored picture takes the stage, a deleted one leaves it', () => {
  const cache = refetch(buildServer())
  applyEvent(cache, { type: 'generation.created', payload: { generation: buildGeneration(9) } })
  expect(useSettingsStore.getState().generations.map(({ prompt }) => prompt)).toEqual(['picture 9'])
  applyEvent(cache, { type: 'generations.removed', payload: { ids: [buildGeneration(9).id] } })
  expect(useSettingsStore.getState().generations).toEqual([])
})

test('once addresses from before open nothing, everything is read anew and the stage keeps no old one', () => {
  const cache = refetch(buildServer())
  applyEvent(cache, { type: 'generation.created', payload: { generation: buildGeneration(9) } })
  applyEvent(cache, { type: 'addresses.changed', payload: {} })
  for (const key of [GENERATIONS_KEY, QUEUE_KEY]) expect(cache.getQueryState(key)?.isInvalidated).toBe(true)
  expect(useSettingsStore.getState().generations).toEqual([])
})
