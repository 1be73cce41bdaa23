import type { Queue } from '@easel/contract/queue'
import { aboutTime, secondsUntilDone } from '#web/shared/data/queue/queue-order.ts'
import type { BatchTile } from './batch-tiles.ts'

const MINUTE = 60

/** Elapsed time: '4 s', '1 min 5 s'. */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return whole < MINUTE ? `${whole} s` : `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`
}

/** Estimated remaining time in words; empty without an estimate. */
export function leftText(elapsed: number, usual: number | null): string {
  if (usual === null) return ''
  return elapsed < usual ? `${aboutTime(usual - elapsed)} left` : 'longer than usual'
}

/** Estimated seconds until the last tile is done; null while unknown, and once all are. */
export function batchSeconds(tiles: readonly BatchTile[], queue: Queue | undefined): number | null {
  if (!queue) return null
  const running = tiles.some(({ task }) => task?.status === 'running')
  const waits = tiles.flatMap(({ id, task }) =>
    task?.status === 'queued' ? [secondsUntilDone(queue, id)] : [],
  )
  if (waits.includes(null)) return null
  const all = [...waits, running ? queue.secondsPerTask : null].filter((seconds) => seconds !== null)
  return all.length === 0 ? null : Math.max(...all)
}
