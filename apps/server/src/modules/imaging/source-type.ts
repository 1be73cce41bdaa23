import type { SourceType } from '@easel/picture-metadata/picture-metadata'

/** How IPTC calls what this provider makes: the built-in engine draws by rules, all others are trained models. */
export function sourceTypeOf(provider: string): SourceType {
  return provider === 'built-in' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
}
