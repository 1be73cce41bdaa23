import type { Batch, BatchPicture } from '@easel/contract/batches'

export function totalOf({ counts }: Pick<Batch, 'counts'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

export function countMade({ counts }: Pick<Batch, 'counts'>): number {
  return counts.done
}

/** A batch's state in words. */
export function stateWords({ state, waits_for: waitsFor, counts }: Batch): string {
  if (state === 'done') return counts.error + counts.cancelled > 0 ? 'Ended' : 'Complete'
  if (state === 'cancelled') return 'Canceled'
  if (state === 'paused') return 'Paused'
  if (waitsFor === 'allowance') return 'Waits for the next allowance'
  if (waitsFor === 'room') return 'Waits for room'
  return waitsFor === 'provider' ? 'Waits a minute' : 'Running'
}

export const PICTURE_WORDS: Readonly<Record<BatchPicture['status'], string>> = {
  waiting: 'Waiting',
  queued: 'Generating...',
  done: 'Complete',
  error: 'Failed',
  cancelled: 'Canceled',
}
