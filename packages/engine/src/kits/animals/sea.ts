import type { Primitive } from '../../render/scene.ts'
import { type Kit, type KitInput, type KitPiece, linear, type Rgb, type Vec3 } from '../builder/index.ts'
import { type Creature, creaturePiece } from './creature.ts'
import { buildFish, FISHES } from './fish.ts'
import { crab, lobster, starfish, turtle } from './sea-shelled.ts'
import { jellyfish, octopus, ray, seahorse, seal } from './sea-soft.ts'

type Maker = (input: KitInput, tone: (own: string) => Rgb) => Creature

/** Sea animals with shapes of their own, by variant, with real heights in meters. */
const SEA_CREATURES: Readonly<Record<string, { readonly height: number; readonly make: Maker }>> = {
  octopus: { height: 0.8, make: (input, tone) => octopus(input, tone, 8, '#c4523a', 0.9) },
  squid: { height: 1, make: (input, tone) => octopus(input, tone, 8, '#d88a8a', 1.5) },
  kraken: { height: 9, make: (input, tone) => octopus(input, tone, 10, '#4a3a5a', 1.15) },
  crab: { height: 0.18, make: crab },
  lobster: { height: 0.2, make: (input, tone) => lobster(input, tone, true) },
  shrimp: { height: 0.06, make: (input, tone) => lobster(input, tone, false) },
  seal: { height: 0.8, make: (input, tone) => seal(input, tone, '#7d8894', false, 0.3) },
  'sea-lion': { height: 1.2, make: (input, tone) => seal(input, tone, '#7a5236', false, 0.8) },
  walrus: { height: 1.4, make: (input, tone) => seal(input, tone, '#9a6a4e', true, 0.5) },
  'sea-turtle': { height: 0.6, make: turtle },
  jellyfish: { height: 0.6, make: jellyfish },
  starfish: { height: 0.25, make: starfish },
  seahorse: { height: 0.15, make: seahorse },
  'manta-ray': { height: 0.6, make: ray },
}

/** How far nose and tail of a leaping fish hang below its middle, in body lengths. */
const ARCH = 0.16
/** Height of a bent body relative to a straight one, chosen to keep its length. */
const ARCHED = 1.5

/** A leaping fish, its body bent into an arc. */
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
