import type { ModelChoice } from '@easel/contract/models/models'
import { type Quality, type Resolution, ratioOf, resolutionLabel } from '@easel/contract/pictures'
import { formatUsd } from '#web/shared/data/cost.ts'

/** A model's abilities in a few words each. */
export function abilitiesOf(model: ModelChoice): readonly string[] {
  const ratios = model.sizes.flatMap(({ width, height }) => ratioOf(width, height) ?? [])
  return [
    ...(model.reference ? [referencesText(model.maxReferences)] : []),
    ...(model.negativePrompt ? ['Negative prompt'] : []),
    ...(model.seed ? ['Seeds'] : []),
    ...(model.transparent ? ['Transparent background'] : []),
    ...model.resolutions.map(({ id }) => resolutionLabel(id)),
    ...(model.loras.length > 0 ? ['LoRAs'] : []),
    ...(ratios.length > 0 ? [[...new Set(ratios)].join(', ')] : []),
  ]
}

function referencesText(max: number): string {
  return max === 1 ? 'Reference image' : `Up to ${max} reference images`
}

/** Price and duration of a picture, as far as known. */
export function pricesOf(
  model: Pick<ModelChoice, 'costUsd' | 'seconds'>,
  quality: Quality,
): readonly string[] {
  const seconds = model.seconds[quality]
  return [
    ...(model.costUsd ? [`${formatUsd(model.costUsd)} each`] : []),
    ...(seconds === null ? [] : [`about ${secondsText(seconds)} here`]),
  ]
}

/** Price of a picture of this size in US dollars; null when unknown. */
export function costAt(
  { costUsd, resolutions }: Pick<ModelChoice, 'costUsd' | 'resolutions'>,
  resolution: Resolution,
): number | null {
  const size = resolutions.find(({ id }) => id === resolution)
  return size ? size.costUsd : costUsd
}

function secondsText(seconds: number): string {
  if (seconds < 1) return 'a second'
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}
