import type { RequestedSettings } from '@easel/contract/generations'
import type { DrawnOrder } from '../imaging/index.ts'
import type { TaskRow } from './tasks.table.ts'

/** Requested settings that differ from the result, the chosen model, and the provider's remarks; null when there is nothing to note. */
export function requestedOf(
  task: Pick<
    TaskRow,
    'style' | 'quality' | 'width' | 'height' | 'seed' | 'reference_strength' | 'is_transparent' | 'resolution'
  >,
  { picture, insteadOf, chosen }: DrawnOrder & { ok: true },
): RequestedSettings | null {
  const { actual, seed, warnings } = picture
  const { reference_strength, resolution } = task
  const asked = reference_strength === null ? picture.asked : { ...picture.asked, reference_strength }
  const requested: RequestedSettings = {
    ...(actual.style === task.style ? {} : { style: task.style }),
    ...(actual.quality === null || actual.quality === task.quality ? {} : { quality: task.quality }),
    ...(resolution || actual.width === task.width ? {} : { width: task.width }),
    ...(resolution || actual.height === task.height ? {} : { height: task.height }),
    ...(seed === null || seed === task.seed ? {} : { seed: task.seed }),
    ...(chosen === undefined ? {} : { model: chosen }),
    ...(task.is_transparent ? { background: 'transparent' } : {}),
    ...(resolution ? { resolution } : {}),
    ...(insteadOf === undefined ? {} : { provider: insteadOf }),
    ...(warnings.length === 0 ? {} : { warnings: [...warnings] }),
    ...(asked === undefined ? {} : { asked: { ...asked } }),
  }
  return Object.keys(requested).length === 0 ? null : requested
}
