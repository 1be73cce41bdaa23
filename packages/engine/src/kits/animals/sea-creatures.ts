import type { Rgb } from '../../render/scene.ts'
import type { KitInput } from '../kit.ts'
import type { Creature } from './fish.ts'
import { crab, lobster, starfish, turtle } from './sea-shelled.ts'
import { jellyfish, octopus, ray, seahorse, seal } from './sea-soft.ts'

type Maker = (input: KitInput, tone: (own: string) => Rgb) => Creature

/** Sea animals with a shape of their own, by variant, with their real heights in meters. */
export const SEA_CREATURES: Readonly<Record<string, { readonly height: number; readonly make: Maker }>> = {
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
