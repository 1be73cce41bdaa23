import type { FormQuality } from '@easel/contract/config'

/** What stands beside a control that whoever draws at this quality passes over; undefined beside all others. */
export function ignoredNote(
  provider: FormQuality | undefined,
  control: 'negativePrompt' | 'seed' | 'reference',
): string | undefined {
  if (!provider || provider[control]) return undefined
  return `${nameOf(provider)} ignores this`
}

/** What stands beside a shape that whoever draws does not make. */
export function sizeNote(
  provider: FormQuality | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  if (!provider || provider.sizes.some((size) => size.width === width && size.height === height))
    return undefined
  return `${nameOf(provider)} does not make ${width} × ${height}`
}

/** What stands in place of the strength where whoever draws takes none. */
export function strengthNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.referenceStrength) return undefined
  return `${nameOf(provider)} decides itself how closely it follows the reference`
}

/** What is said of a bar that goes by the clock. */
export function progressNote(provider: FormQuality | undefined): string | undefined {
  if (!provider || provider.progress) return undefined
  return `${provider.label} does not say how far it is: the bar is a guess.`
}

function nameOf({ model, label }: FormQuality): string {
  return model ?? label
}
