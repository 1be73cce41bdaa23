import type { Batch, BatchPicture } from '@easel/contract/batches'

const COUNTS = { waiting: 0, queued: 0, done: 0, error: 0, cancelled: 0 }

/** A running sheet; a test names only the values it is about. */
export function buildBatch(
  number: number,
  {
    counts,
    ...changes
  }: Partial<Omit<Batch, 'counts'>> & { readonly counts?: Partial<Batch['counts']> } = {},
): Batch {
  return {
    id: `bat_${String(number).padStart(26, '0')}`,
    kind: 'sheet',
    title: `batch ${number}`,
    grid: null,
    state: 'running',
    waits_for: null,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString(),
    counts: { ...COUNTS, ...counts },
    ...changes,
  }
}

/** The queued picture at this position. */
export function buildBatchPicture(position: number, changes: Partial<BatchPicture> = {}): BatchPicture {
  return {
    position,
    row: position,
    prompt: `prompt ${position}`,
    negative_prompt: '',
    style: 'anime',
    quality: 'standard',
    model: null,
    aspect_ratio: '1:1',
    width: null,
    height: null,
    resolution: 'standard',
    background: 'opaque',
    seed: position,
    status: 'waiting',
    error: null,
    generation_id: null,
    image_url: null,
    ...changes,
  }
}
