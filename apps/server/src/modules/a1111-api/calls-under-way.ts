import type { EventSource } from '../../platform/events/create-events.ts'

/** Progress of a user's calls in this process; programs ask for it without an id. */
export type CallsUnderWay = ReturnType<typeof createCallsUnderWay>

export function createCallsUnderWay(events: Pick<EventSource, 'subscribe'>) {
  /** Percent done of each task, by user. */
  const underWay = new Map<string, Map<string, number>>()
  return {
    /** Tracks tasks until they end. */
    follow: async (userId: string, ids: readonly string[], ended: Promise<unknown>): Promise<void> => {
      const percents = underWay.get(userId) ?? new Map<string, number>()
      underWay.set(userId, percents)
      for (const id of ids) percents.set(id, 0)
      const stop = events.subscribe(userId, {
        onStored: () => {},
        onPassing: ({ type, payload }) => {
          if (type !== 'task.progress') return
          const { taskId, percent } = payload as { taskId: string; percent: number }
          if (ids.includes(taskId)) percents.set(taskId, percent)
        },
      })
      await ended
      stop()
      for (const id of ids) percents.delete(id)
      if (percents.size === 0) underWay.delete(userId)
    },

    of: (userId: string): readonly { readonly id: string; readonly percent: number }[] =>
      [...(underWay.get(userId) ?? [])].map(([id, percent]) => ({ id, percent })),
  }
}
