import type { Query, QueryClient } from '@tanstack/react-query'
import type { StreamStatus } from '#web/shared/api/event-stream.ts'
import { BATCHES_KEY } from '#web/shared/data/batches/batch-changes.ts'
import { GENERATIONS_KEY, LIBRARY_KEY } from '#web/shared/data/generation-lists.ts'
import { LIMITS_KEY } from '#web/shared/data/limits.queries.ts'
import { useLiveState } from '#web/shared/data/live-state.store.ts'
import { PREFERENCES_KEY } from '#web/shared/data/preferences.queries.ts'
import { QUEUE_KEY } from '#web/shared/data/queue/queue.queries.ts'
import { USAGE_KEY } from '#web/shared/data/usage.queries.ts'

/** Milliseconds without a live stream after which the page polls. */
const OFF_AFTER = 8_000
/** Milliseconds between two rounds. */
const EVERY = 4_000
/** Lists with more pages than this are fetched only when something has changed, not in every round. */
const SHORT = 2
/** Query keys that events keep up to date, besides the queue, which is fetched first. */
const TOLD: ReadonlySet<unknown> = new Set([
  BATCHES_KEY[0],
  GENERATIONS_KEY[0],
  LIBRARY_KEY[0],
  LIMITS_KEY[0],
  PREFERENCES_KEY[0],
  QUEUE_KEY[0],
  USAGE_KEY[0],
  'audio',
  'recordings',
  'shares',
])

export type Polling = {
  readonly onStatus: (status: StreamStatus) => void
  /** Call it when the person signs out. */
  readonly stop: () => void
}

/**
 * Polls while there is no live stream, whether it is blocked, buffered by a proxy or cut, and says so on the page. `readQueue` fetches the queue
 * and applies the answer; it resolves whether anything changed, and rejects when the server cannot be reached, which ends the round.
 */
export function pollWhileOff(
  cache: QueryClient,
  { readQueue, isShown }: { readonly readQueue: () => Promise<boolean>; readonly isShown: () => boolean },
): Polling {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let rounds: ReturnType<typeof setInterval> | undefined
  let isAsking = false

  async function round() {
    if (isAsking || !isShown()) return
    isAsking = true
    try {
      const hasChanged = await readQueue()
      const limits = cache.getQueryData(LIMITS_KEY)
      await refetch((query) => TOLD.has(query.queryKey[0]) && pagesOf(query) <= SHORT)
      if (hasChanged || cache.getQueryData(LIMITS_KEY) !== limits)
        await refetch((query) => TOLD.has(query.queryKey[0]) && pagesOf(query) > SHORT)
    } catch {
      // The server cannot be reached: the page keeps its data, and the next round tries again.
    } finally {
      isAsking = false
    }
  }

  function refetch(isWanted: (query: Query) => boolean): Promise<void> {
    return cache.refetchQueries({
      type: 'active',
      predicate: (query) => isWanted(query) && !isQueueItself(query),
    })
  }

  function turnOff() {
    waiting = undefined
    useLiveState.setState({ isOff: true })
    void round()
    rounds ??= setInterval(() => void round(), EVERY)
  }

  function stop() {
    clearTimeout(waiting)
    clearInterval(rounds)
    waiting = undefined
    rounds = undefined
    if (useLiveState.getState().isOff) useLiveState.setState({ isOff: false })
  }

  return {
    stop,
    onStatus(status) {
      if (status === 'open' || status === 'closed') stop()
      else if (rounds === undefined && status === 'silent') turnOff()
      else if (rounds === undefined) waiting ??= setTimeout(turnOff, OFF_AFTER)
    },
  }
}

const isQueueItself = ({ queryKey }: Query) => queryKey.length === 1 && queryKey[0] === QUEUE_KEY[0]

function pagesOf({ state }: Query): number {
  const { data } = state as { data: unknown }
  const pages = typeof data === 'object' && data !== null && 'pages' in data ? data.pages : []
  return Array.isArray(pages) ? pages.length : 0
}
