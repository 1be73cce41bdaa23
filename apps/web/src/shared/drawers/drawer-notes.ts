import type { FormQuality } from '@easel/contract/config'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  EVERY_MODELS_RATIOS,
  type Resolution,
  ratiosIn,
  resolutionLabel,
} from '@easel/contract/pictures'

/** The note beside a control that the provider at this quality ignores; undefined beside all others. */
export function ignoredNote(
  provider: FormQuality | undefined,
  control: 'negativePrompt' | 'seed' | 'reference',
): string | undefined {
  if (!provider || provider[control]) return undefined
  return `${nameOf(provider)} ignores this`
}

/** The note beside so many reference images: which of them the provider looks at, where it does not at all. */
export function referencesNote(provider: FormQuality | undefined, count: number): string | undefined {
  const ignored = ignoredNote(provider, 'reference')
  if (!provider || ignored) return ignored
  const { maxReferences } = provider
  if (count <= maxReferences) return undefined
  return maxReferences <= 1
    ? `${nameOf(provider)} takes one: only @1 is used`
    : `${nameOf(provider)} takes ${maxReferences}: only @1 to @${maxReferences} are used`
}

/** The note beside a transparent background that is chosen where the provider draws none; undefined beside one that it draws. */
export function backgroundNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.transparent) return undefined
  return `${nameOf(provider)} draws a background`
}

/** The note beside a larger size that is chosen where the provider has none; undefined beside one that it has. */
export function resolutionNote(
  provider: FormQuality | undefined,
  resolution: Resolution,
): string | undefined {
  if (!provider || resolution === 'standard' || provider.resolutions.some(({ id }) => id === resolution))
    return undefined
  return `${nameOf(provider)} draws no ${resolutionLabel(resolution)}`
}

/** The note beside a ratio that is chosen where the provider does not draw it; undefined beside one that it draws. */
export function ratioNote(provider: FormQuality | undefined, ratio: AspectRatio): string | undefined {
  if (!provider || ratiosIn(provider.sizes).some(({ id }) => id === ratio)) return undefined
  return `${nameOf(provider)} draws no ${ratio}`
}

/** The note beside a custom size where the provider draws none; undefined where it draws some. */
export function sizeNote(
  provider: FormQuality | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  if (!provider || provider.customSizes) return undefined
  return `${nameOf(provider)} draws no ${width} × ${height}`
}

/** The ratios to choose among: the first three, those that one of who may draw has, and the one that is chosen; all while that is not known. */
export function offeredRatios(drawers: readonly FormQuality[], chosen: AspectRatio) {
  if (drawers.length === 0) return ASPECT_RATIOS
  const drawn = new Set<AspectRatio>([...EVERY_MODELS_RATIOS, chosen])
  for (const { sizes } of drawers) for (const { id } of ratiosIn(sizes)) drawn.add(id)
  return ASPECT_RATIOS.filter(({ id }) => drawn.has(id))
}

/** The note in place of the strength where the provider takes none. */
export function strengthNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.referenceStrength) return undefined
  return `${nameOf(provider)} decides how closely to follow the reference`
}

/** The note beside a progress bar that goes by the clock. */
export function progressNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.progress) return undefined
  return `${provider.label} doesn’t report progress: the bar is an estimate.`
}

function nameOf({ model, label }: FormQuality): string {
  return model ?? label
}
