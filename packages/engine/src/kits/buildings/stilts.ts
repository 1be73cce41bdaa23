import { KitBuilder, linear } from '../builder/kit-builder.ts'
import { hipRoof, type Wall } from './facade.ts'
import type { BuildingInput, BuildingParts, Recipe } from './piece.ts'
import { boards, type Face, glow, matte, thatch } from './wall-faces.ts'

/** A hut on stilts under a roof of straw, a deck with a rail before it, steps down to the water or the sand. */
function stiltHut(input: BuildingInput): BuildingParts {
  const villa = input.variant === 'overwater-villa'
  const half = villa ? 3.4 : 1.9
  const deck = villa ? 1.15 : 1.35
  const tone = input.tone(villa ? '#c79a68' : '#b98a5a')
  const planks = boards([tone[0] * 0.72, tone[1] * 0.7, tone[2] * 0.66], tone, 0.2, true)
  const floor = boards([0.3, 0.2, 0.12], [0.46, 0.33, 0.2], 0.2)
  const post = boards([0.2, 0.13, 0.08], [0.3, 0.2, 0.13], 0.3, true)
  const glass: Face = (_axis, u, v, _x, _y, _z, out) => {
    if (u % 1.1 < 0.07 || v < 0.07 || v > 1.75) {
      matte(out, 0.28, 0.18, 0.1, 0.2)
      return
    }
    matte(out, 0.1, 0.2, 0.24, 0.9)
    if (input.lit) glow(out, 1.5, 0.95, 0.45)
    else glow(out, 0.06, 0.1, 0.11)
  }
  const front = -2
  const back = 2
  const edge = half + 0.9
  const walls: Wall[] = [
    { min: [-edge, deck - 0.16, front - 1.7], max: [edge, deck, back + 0.3], face: floor },
    { min: [-half, deck, front], max: [half, deck + 2.3, back], face: planks },
    // Sliding doors, open to the view.
    { min: [-half * 0.62, deck + 0.02, front - 0.06], max: [half * 0.62, deck + 1.86, front], face: glass },
    ...hipRoof(-half - 1.1, half + 1.1, front - 1.3, back + 0.9, deck + 2.2, villa ? 2.3 : 2, thatch([0.6, 0.46, 0.27]), 0.05)]
  const stilts = villa ? 5 : 3
  for (let i = 0; i < stilts; i++) {
    const x = -edge + 0.2 + (i / (stilts - 1)) * (2 * edge - 0.4)
    for (const z of [front - 1.5, 0, back]) walls.push({ min: [x - 0.11, -1.6, z - 0.11], max: [x + 0.11, deck - 0.1, z + 0.11], face: post })
    // The posts of the rail stand over them, but for the gap of the steps.
    walls.push({ min: [x - 0.05, deck, front - 1.66], max: [x + 0.05, deck + 0.85, front - 1.56], face: post })
  }
  const gap = villa ? half * 0.28 : half * 0.42
  for (const side of [-1, 1])
    for (const y of [0.4, 0.8]) {
      const [a, b] = [side * gap, side * (edge - 0.1)]
      walls.push({ min: [Math.min(a, b), deck + y, front - 1.64], max: [Math.max(a, b), deck + y + 0.06, front - 1.58], face: post })
    }
  for (let i = 0; i < 5; i++)
    walls.push({ min: [-gap * 0.8, deck - 0.3 - i * 0.28, front - 1.95 - i * 0.2], max: [gap * 0.8, deck - 0.24 - i * 0.28, front - 1.68 - i * 0.2],
      face: floor })
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#6b4a2c'), specular: 0.15 })
  // Bodies are written front to +x, right to −z.
  for (const z of [-1, 1]) kit.cone([3.1, deck, z * (half + 0.6)], [2.4, deck + 2.5, z * (half + 0.7)], 0.07, 0.07, wood)
  const lamp = kit.material({ color: linear('#ffdca0'), ...(input.lit ? { emission: [4, 2.4, 1] as const } : {}) })
  for (const z of [-1, 1]) kit.sphere([2.2, deck + 1.7, z * half * 0.8], 0.13, lamp)
  return { walls, bodies: [kit.build(`stilts:${villa}:${input.lit}`)], height: deck + 2.2 + (villa ? 2.3 : 2), radius: edge, seat: [0, deck, front - 1],
    face: [0, deck + 1.2, front], lights: input.lit ? [{ position: [0, deck + 1.4, front - 1], color: [1.6, 1, 0.5], radius: 6 }] : [] }
}

export const STILT_RECIPES: Readonly<Record<string, Recipe>> = { 'stilt-hut': stiltHut, 'overwater-villa': stiltHut }
