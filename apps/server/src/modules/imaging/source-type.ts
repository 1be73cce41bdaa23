import type { SourceType } from '@easel/picture-metadata/picture-metadata'

/** Providers that draw by rules. */
const RULES = ['built-in', 'lettering']

/** Imported pictures of unknown origin. */
export const UPLOADED = 'uploaded'

/** IPTC digital source type of a provider's pictures: drawn by rules, or by a trained model; undefined when unknown. */
export function sourceTypeOf(provider: string): SourceType | undefined {
  if (provider === UPLOADED) return undefined
  return RULES.includes(provider) ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
}
