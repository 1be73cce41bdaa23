import type { Database } from '../database/database.ts'

export type QueueNotice<Made = unknown> =
  /** There is new work, or a slot or a user's cap was freed. */
  | { readonly kind: 'work' }
  /** A task ended or was removed; includes its result when a caller waits for it. */
  | { readonly kind: 'ended'; readonly userId: string; readonly id: string; readonly made?: Made }
  /** The run with this token must stop: its task was canceled. */
  | { readonly kind: 'revoked'; readonly token: string }

export type QueueNotices<Made = unknown> = {
  /** Called for every notice; undefined means that some may have been missed. Returns an unsubscribe function. */
  readonly subscribe: (listener: (notice: QueueNotice<Made> | undefined) => void) => () => void
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Subscribes to every commit that concerns tasks of one queue. */
export function createQueueNotices<Made>(
  database: Pick<Database, 'listen'>,
  channel: string,
): QueueNotices<Made> {
  const listeners = new Set<(notice: QueueNotice<Made> | undefined) => void>()
  let stopListening: (() => Promise<void>) | undefined
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: async () => {
      stopListening = await database.listen(channel, (payload) => {
        const notice = payload === '' ? undefined : (JSON.parse(payload) as QueueNotice<Made>)
        for (const listener of [...listeners]) listener(notice)
      })
    },
    stop: async () => {
      await stopListening?.()
    },
  }
}
