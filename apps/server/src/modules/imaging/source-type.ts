import type { SourceType } from '@easel/picture-metadata/picture-metadata'

/** Draw by rules. */
const RULES = ['built-in', 'lettering']

/** Of a picture that a person brought, and of which no one knows how it came to be. */
export const UPLOADED = 'uploaded'

/** How IPTC calls what this provider makes: drawn by rules, or by a trained model; undefined where that is not known. */
export function sourceTypeOf(provider: string): SourceType | undefined {
  if (provider === UPLOADED) return undefined
  return RULES.includes(provider) ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
}
