import type { Database, Tx } from '../../platform/database/database.ts'
import type { EventSource } from '../../platform/events/create-events.ts'
import type { MakePictures, PictureRequest } from '../generations/index.ts'
import type { ToolCall } from './tool.ts'

export type MadePicture = Awaited<ReturnType<MakePictures>['ends'][number]>

export type WaitDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<EventSource, 'subscribe'>
  readonly makePictures: MakePictures
  readonly cancel: (tx: Tx, userId: string, ids: readonly string[]) => Promise<void>
}

/** Makes pictures like the form and reports progress. A caller that cancels cancels unfinished pictures; finished ones stay. Rejects when none was made. */
export async function waitForPictures(
  deps: WaitDeps,
  request: PictureRequest,
  key: string | null,
  { actor, signal, onProgress }: ToolCall,
): Promise<{ readonly made: readonly MadePicture[]; readonly failures: readonly unknown[] }> {
  const percents = new Map<string, number>()
  let ids: readonly string[] = []
  const stop = deps.events.subscribe(actor.userId, {
    onStored: () => {},
    onPassing: ({ type, payload }) => {
      if (type !== 'task.progress') return
      const { taskId, percent } = payload as { taskId: string; percent: number }
      if (!ids.includes(taskId)) return
      percents.set(taskId, percent)
      const sum = ids.reduce((total, id) => total + (percents.get(id) ?? 0), 0)
      onProgress(sum / ids.length, request.count === 1 ? 'Drawing' : `Drawing ${request.count} pictures`)
    },
  })
  const { begun, ends } = deps.makePictures(actor, request, key)
  const giveUp = () => {
    void begun
      .then((open) => deps.database.asUser(actor.userId, (tx) => deps.cancel(tx, actor.userId, open)))
      .catch(() => {})
  }
  try {
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    ids = await begun
    const outcomes = await Promise.allSettled(ends)
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    if (made.length === 0) throw failures[0]
    return { made, failures }
  } finally {
    signal.removeEventListener('abort', giveUp)
    stop()
  }
}
