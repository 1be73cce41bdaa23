import type { Rgb } from '../render/scene.ts'
import { creaturePiece } from './creature-piece.ts'
import { buildFish } from './fish.ts'
import { FISHES } from './fish-row.ts'
import type { Kit, KitInput, KitPiece } from './kit.ts'
import { linear } from './kit-builder.ts'
import { SEA_CREATURES } from './sea-creatures.ts'

function build(input: KitInput): KitPiece {
  const fish = FISHES[input.variant]
  if (fish) return creaturePiece(buildFish(fish, input), fish.height, input)
  const creature = SEA_CREATURES[input.variant]
  if (!creature) throw new Error(`No sea creature "${input.variant}"`)
  const tone = (own: string): Rgb => input.color ?? linear(own)
  return creaturePiece(creature.make(input, tone), creature.height, input)
}

export const seaKit: Kit = {
  name: 'sea',
  variants: [...Object.keys(FISHES), ...Object.keys(SEA_CREATURES)],
  build,
}
