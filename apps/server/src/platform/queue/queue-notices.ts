import type { Database } from '../database/database.ts'

export type QueueNotice<Made = unknown> =
  /** Work has come, or a slot or a user's cap has become free. */
  | { readonly kind: 'work' }
  /** A task has ended or gone; with what it made, where a caller waits for it. */
  | { readonly kind: 'ended'; readonly userId: string; readonly id: string; readonly made?: Made }
  /** The run with this token is to stop: its task was cancelled. */
  | { readonly kind: 'revoked'; readonly token: string }

export type QueueNotices<Made = unknown> = {
  /** Calls back after every notice; undefined means that notices may have been missed. Returns what ends it. */
  readonly subscribe: (listener: (notice: QueueNotice<Made> | undefined) => void) => () => void
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Hears of every commit that concerns the tasks of one queue. */
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
