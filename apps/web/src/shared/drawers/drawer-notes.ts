import type { FormQuality } from '@easel/contract/config'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  EVERY_MODELS_RATIOS,
  type Resolution,
  ratiosIn,
  resolutionLabel,
} from '@easel/contract/pictures'

/** Note beside a control that the provider at this quality ignores, otherwise undefined. */
export function ignoredNote(
  provider: FormQuality | undefined,
  control: 'negativePrompt' | 'seed' | 'reference',
): string | undefined {
  if (!provider || provider[control]) return undefined
  return `${nameOf(provider)} ignores this`
}

/** Note beside this many reference images about those that the provider ignores. */
export function referencesNote(provider: FormQuality | undefined, count: number): string | undefined {
  const ignored = ignoredNote(provider, 'reference')
  if (!provider || ignored) return ignored
  const { maxReferences } = provider
  if (count <= maxReferences) return undefined
  return maxReferences <= 1
    ? `${nameOf(provider)} takes one: only @1 is used`
    : `${nameOf(provider)} takes ${maxReferences}: only @1 to @${maxReferences} are used`
}

/** Note when a transparent background is chosen but not supported. */
export function backgroundNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.transparent) return undefined
  return `${nameOf(provider)} draws a background`
}

/** Note when a larger resolution is chosen but not supported. */
export function resolutionNote(
  provider: FormQuality | undefined,
  resolution: Resolution,
): string | undefined {
  if (!provider || resolution === 'standard' || provider.resolutions.some(({ id }) => id === resolution))
    return undefined
  return `${nameOf(provider)} draws no ${resolutionLabel(resolution)}`
}

/** Note when a ratio is chosen but not supported. */
export function ratioNote(provider: FormQuality | undefined, ratio: AspectRatio): string | undefined {
  if (!provider || ratiosIn(provider.sizes).some(({ id }) => id === ratio)) return undefined
  return `${nameOf(provider)} draws no ${ratio}`
}

/** Note beside a custom size when the provider supports none. */
export function sizeNote(
  provider: FormQuality | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  if (!provider || provider.customSizes) return undefined
  return `${nameOf(provider)} draws no ${width} × ${height}`
}

/** Ratios on offer: the first three, those that a possible provider supports, and the chosen one; all while that is unknown. */
export function offeredRatios(drawers: readonly FormQuality[], chosen: AspectRatio) {
  if (drawers.length === 0) return ASPECT_RATIOS
  const drawn = new Set<AspectRatio>([...EVERY_MODELS_RATIOS, chosen])
  for (const { sizes } of drawers) for (const { id } of ratiosIn(sizes)) drawn.add(id)
  return ASPECT_RATIOS.filter(({ id }) => drawn.has(id))
}

/** Note in place of the strength when the provider does not support it. */
export function strengthNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.referenceStrength) return undefined
  return `${nameOf(provider)} decides how closely to follow the reference`
}

/** Note beside an estimated progress bar. */
export function progressNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.progress) return undefined
  return `${provider.label} doesn’t report progress: the bar is an estimate.`
}

function nameOf({ model, label }: FormQuality): string {
  return model ?? label
}
