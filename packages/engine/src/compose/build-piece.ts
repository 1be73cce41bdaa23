import type { KitInput, KitPiece } from '../kits/kit.ts'
import { kitFamilies, kitFor } from '../kits/registry.ts'

/** Drawn for a family that nobody draws. */
const LAST_RESORT = 'shape'

/**
 * Builds what `kitName` ("quadruped:fox") asks for. A row that no kit knows must not cost anybody a picture: the family's nearest row
 * stands in for it. That every row of the lexicon is known is for the kits' own tests to say.
 */
export function buildPiece(kitName: string, input: Omit<KitInput, 'variant'>): KitPiece {
  const [family, variant = ''] = kitName.split(':')
  const kit = kitFor(kitFamilies().includes(family) ? family : LAST_RESORT)
  const known = kit.variants.length === 0 || kit.variants.includes(variant)
  return kit.build({ ...input, variant: known ? variant : nearestVariant(variant, kit.variants) })
}

/** The variant that shares most of its words with the one asked for, then most of its first letters; else the first. */
export function nearestVariant(asked: string, variants: readonly string[]): string {
  const words = new Set(asked.split('-'))
  let best = variants[0] ?? asked
  let bestScore = 0
  for (const variant of variants) {
    const shared = variant.split('-').filter((word) => words.has(word)).length
    let letters = 0
    while (letters < asked.length && asked[letters] === variant[letters]) letters++
    const score = shared * 20 + letters
    if (score > bestScore) {
      bestScore = score
      best = variant
    }
  }
  return best
}
