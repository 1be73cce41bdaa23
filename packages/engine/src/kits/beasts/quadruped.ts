import { REPTILES } from '../animals/reptile.ts'
import type { Kit, KitInput, KitPiece } from '../kit.ts'
import { quadrupedPiece } from '../quadrupeds/piece.ts'
import { QUADRUPEDS } from '../quadrupeds/rows.ts'
import { FABLED_BEASTS } from './fabled-beasts.ts'

function build(input: KitInput): KitPiece {
  const row = QUADRUPEDS[input.variant]
  if (row) return quadrupedPiece(row, input)
  const other = REPTILES[input.variant] ?? FABLED_BEASTS[input.variant]
  if (!other) throw new Error(`No quadruped "${input.variant}"`)
  return other(input)
}

export const quadrupedKit: Kit = { name: 'quadruped', variants: [...Object.keys(QUADRUPEDS), ...Object.keys(REPTILES), ...Object.keys(FABLED_BEASTS)], build }
