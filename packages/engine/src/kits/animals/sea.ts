import type { Primitive, Rgb, Vec3 } from '../../render/scene.ts'
import { linear } from '../builder/kit-builder.ts'
import type { Kit, KitInput, KitPiece } from '../kit.ts'
import { creaturePiece } from './creature-piece.ts'
import { buildFish, type Creature } from './fish.ts'
import { FISHES } from './fish-rows.ts'
import { SEA_CREATURES } from './sea-creatures.ts'

/** How far nose and tail of a leaping fish hang below its middle, in its lengths. */
const ARCH = 0.16
/** Height of a bent body against its own, so that it keeps its length. */
const ARCHED = 1.5

/** A leap: the body bent over like a bow. */
function arched(creature: Creature): Creature {
  const bend = ([x, y, z]: Vec3): Vec3 => [x, y - ARCH * 4 * x * x, z]
  const bodies = creature.bodies.map((body) => ({
    ...body,
    primitives: body.primitives.map(
      (part): Primitive => (part.type === 'cone' ? { ...part, a: bend(part.a), b: bend(part.b) } : { ...part, center: bend(part.center) })),
  }))
  const { worn } = creature
  return { bodies, face: bend(creature.face), back: bend(creature.back), head: bend(creature.head),
    ...(worn ? { worn: { ...worn, body: bodies[creature.bodies.indexOf(worn.body)] } } : {}) }
}

function build(input: KitInput): KitPiece {
  const fish = FISHES[input.variant]
  if (fish) {
    const swimming = buildFish(fish, input)
    return creaturePiece(input.action === 'jumping' ? arched(swimming) : swimming, fish.height * (input.action === 'jumping' ? ARCHED : 1), input)
  }
  const creature = SEA_CREATURES[input.variant]
  if (!creature) throw new Error(`No sea creature "${input.variant}"`)
  const tone = (own: string): Rgb => input.color ?? linear(own)
  return creaturePiece(creature.make(input, tone), creature.height, input)
}

export const seaKit: Kit = { name: 'sea', variants: [...Object.keys(FISHES), ...Object.keys(SEA_CREATURES)], build }
