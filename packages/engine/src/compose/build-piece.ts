import { mechanized, worksOf } from '../kits/builder/mechanized.ts'
import type { Kit, KitInput, KitPiece } from '../kits/kit.ts'
import { kitFamilies, kitFor } from '../kits/registry.ts'

/** Drawn for a family without a kit. */
const LAST_RESORT = 'shape'

/** Families whose members can also be machines. */
const CREATURES = new Set(['quadruped', 'bird', 'sea', 'insect'])

export type BuiltPiece = {
  readonly piece: KitPiece
  /** True when the kit failed and a plain shape replaces the thing. */
  readonly standsIn: boolean
}

/**
 * Builds the piece that `kitName` ("quadruped:fox") names. An unknown row or a failing kit must not cost a picture: the family's first row
 * replaces an unknown row, a plain shape a failing kit. The kits' own tests check that every row of the lexicon is known and drawn. `find` gives
 * the kit of a family.
 */
export function buildPiece(kitName: string, input: Omit<KitInput, 'variant'>, find: (family: string) => Kit = kitFor): BuiltPiece {
  const [family, variant = ''] = kitName.split(':')
  try {
    const kit = find(kitFamilies().includes(family) ? family : LAST_RESORT)
    return { piece: buildVariant(kit, variant, input), standsIn: false }
  } catch {
    return { piece: buildVariant(kitFor(LAST_RESORT), variant, input), standsIn: true }
  }
}

function buildVariant(kit: Kit, variant: string, input: Omit<KitInput, 'variant'>): KitPiece {
  const known = kit.variants.length === 0 || kit.variants.includes(variant)
  const asked = { ...input, variant: known ? variant : kit.variants[0] }
  const works = CREATURES.has(kit.name) ? worksOf(input) : undefined
  return works ? mechanized(kit.build(asked), works) : kit.build(asked)
}
