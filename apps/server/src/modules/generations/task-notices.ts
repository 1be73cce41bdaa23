import type { Database } from '../../platform/database/database.ts'

/** The channel on which every process hears of every commit that concerns tasks. */
export const TASK_CHANNEL = 'easel_tasks'

/** What whoever waits for a picture answers. */
export type MadePicture = {
  readonly generationId: string
  readonly imageUrl: string
  readonly seed: number | null
}

export type TaskNotice =
  /** Work has come, or a slot or a user's cap has become free. */
  | { readonly kind: 'work' }
  /** A task has ended or gone; with the picture it made. */
  | { readonly kind: 'ended'; readonly userId: string; readonly id: string; readonly made?: MadePicture }
  /** The run with this token is to stop: its task was cancelled. */
  | { readonly kind: 'revoked'; readonly token: string }

export type TaskNotices = {
  /** Calls back after every notice; undefined means that notices may have been missed. Returns what ends it. */
  readonly subscribe: (listener: (notice: TaskNotice | undefined) => void) => () => void
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export function createTaskNotices(database: Pick<Database, 'listen'>): TaskNotices {
  const listeners = new Set<(notice: TaskNotice | undefined) => void>()
  let stopListening: (() => Promise<void>) | undefined
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: async () => {
      stopListening = await database.listen(TASK_CHANNEL, (payload) => {
        const notice = payload === '' ? undefined : (JSON.parse(payload) as TaskNotice)
        for (const listener of [...listeners]) listener(notice)
      })
    },
    stop: async () => {
      await stopListening?.()
    },
  }
}
