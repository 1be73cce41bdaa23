import type { Queue, QueueTask } from '@easel/contract/queue'

export type Listed = Pick<QueueTask, 'id' | 'status'>

/** A queued task's position: 1 starts next. */
export function positionOf(tasks: readonly Listed[], id: string): number {
  return queuedOf(tasks).findIndex((task) => task.id === id) + 1
}

export function queuedOf<T extends Listed>(tasks: readonly T[]): readonly T[] {
  return tasks.filter((task) => task.status === 'queued')
}

/** The task before which a queued one must go to move one step; undefined at the ends of the list. */
export function stepTarget(
  tasks: readonly Listed[],
  id: string,
  step: 'earlier' | 'later',
): string | null | undefined {
  const queued = queuedOf(tasks)
  const at = queued.findIndex((task) => task.id === id)
  if (at < 0 || (step === 'earlier' ? at === 0 : at === queued.length - 1)) return undefined
  return (step === 'earlier' ? queued[at - 1]?.id : queued[at + 2]?.id) ?? null
}

/** The task before which a queued one must go when dropped on another, to take its position. */
export function dropTarget(tasks: readonly Listed[], id: string, overId: string): string | null | undefined {
  const queued = queuedOf(tasks)
  const from = queued.findIndex((task) => task.id === id)
  const to = queued.findIndex((task) => task.id === overId)
  if (from < 0 || to < 0 || from === to) return undefined
  return (to < from ? overId : queued[to + 1]?.id) ?? null
}

/** Rows reserved for failed tasks, however many are waiting. */
const FAILED_PLACES = 3

/** Unfinished tasks as the card lists them: running, waiting, then failed, latest failure first. */
export function openOf<T extends Listed>(tasks: readonly T[], most: number): readonly T[] {
  const running = tasks.filter(({ status }) => status === 'running')
  const failed = tasks.filter(({ status }) => status === 'error').toReversed()
  const room = most - running.length - Math.min(failed.length, FAILED_PLACES)
  return [...running, ...queuedOf(tasks).slice(0, Math.max(0, room)), ...failed].slice(0, most)
}

/** Finished tasks, newest first. */
export function doneOf<T extends Listed>(tasks: readonly T[]): readonly T[] {
  return tasks.filter(({ status }) => status === 'done').toReversed()
}

/** Estimated seconds until a queued task is done; null while unknown. */
export function secondsUntilDone(queue: Queue, id: string): number | null {
  const position = positionOf(queue.tasks, id)
  if (queue.secondsPerTask === null || queue.paused || position === 0) return null
  const running = queue.tasks.filter((task) => task.status === 'running').length
  const rounds = Math.floor((running + position - 1) / queue.concurrency) + 1
  return rounds * queue.secondsPerTask
}

/** 'about 40 s', 'about 3 min'. */
export function aboutTime(seconds: number): string {
  if (seconds < 55) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`
  return `about ${Math.round(seconds / 60)} min`
}
