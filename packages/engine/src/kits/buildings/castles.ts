import type { Rgb } from '../../render/scene.ts'
import { KitBuilder, linear, shade } from '../builder/kit-builder.ts'
import { battlements, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { type Face, masonry } from './wall-faces.ts'

const STONE = '#a39c8e'

export function stoneFace(tone: Rgb): Face {
  return masonry(shade(tone, 0.72), shade(tone, 1.12), 0.62, 0.32)
}

/** Round tower with a pointed roof or battlements, added to `kit` at (x, z) of the picture's frame. */
function roundTower(kit: KitBuilder, x: number, z: number, radius: number, height: number, stone: number, roof: number | undefined, window: number): void {
  const at = (y: number, dx = 0, dz = 0) => upright([x + dx, y, z + dz])
  kit.cone(at(0), at(height - radius), radius * 1.04, radius, stone)
  kit.torus(at(height - radius * 0.25), radius * 1.02, radius * 0.12, 'y', stone)
  if (roof === undefined) {
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2
      kit.box(at(height + radius * 0.1, Math.cos(a) * radius, Math.sin(a) * radius), [radius * 0.16, radius * 0.24, radius * 0.16], 0.02, stone, 0, a)
    }
    kit.cone(at(height - radius * 0.6), at(height - radius * 0.3), radius * 0.99, radius * 0.99, stone)
  } else {
    kit.cone(at(height), at(height + radius * 1.5), radius * 1.12, radius * 0.62, roof)
    kit.cone(at(height + radius * 1.5), at(height + radius * 3.4), radius * 0.64, 0.04, roof)
    kit.cone(at(height + radius * 3.3), at(height + radius * 4), 0.04, 0.03, window)
  }
  for (let i = 0; i < 3; i++)
    kit.box(at(height * (0.34 + i * 0.2), (i - 1) * radius * 0.3, -radius * 0.97), [radius * 0.1, radius * 0.24, radius * 0.14], 0.02, window)
}

function castle(input: BuildingInput): BuildingParts {
  const tone = input.tone(STONE)
  const roofTone: Rgb = input.snowy ? [0.84, 0.88, 0.95] : linear(input.variant === 'palace' ? '#3f6b8a' : '#5a3a52')
  const wall = stoneFace(tone)
  const kit = new KitBuilder()
  const stone = kit.material({ color: tone, specular: 0.04, gloss: 8, pattern: { kind: 'brick', color: shade(tone, 0.62), scale: 1.5 } })
  const roof = kit.material({ color: roofTone, specular: 0.15, gloss: 14, pattern: { kind: 'scales', color: shade(roofTone, 0.72), scale: 2.4 } })
  const window = kit.material({ color: input.lit ? [0.9, 0.55, 0.2] : [0.03, 0.03, 0.04], ...(input.lit ? { emission: [2.2, 1.25, 0.45] as const } : {}) })
  roundTower(kit, -9.5, -3, 2, 11, stone, roof, window)
  roundTower(kit, 9.5, -3, 2, 11, stone, roof, window)
  roundTower(kit, -5.4, 4, 1.7, 16, stone, roof, window)
  roundTower(kit, 6, 5, 2.1, 18, stone, roof, window)
  roundTower(kit, -2.1, -3.4, 1.25, 9, stone, roof, window)
  roundTower(kit, 2.1, -3.4, 1.25, 9, stone, roof, window)
  const keep = windowed(wall, 9, input.lit, { sill: 2.6, storey: 3.4, rows: 4, bay: 2.2, width: 0.7, height: 1.5, frame: shade(tone, 0.5), lit: 0.7,
    arched: true, seed: 4 })
  const walls: Wall[] = [
    { min: [-9.5, 0, -3.6], max: [9.5, 6.6, -2.4], face: withDoor(wall, 9.5, 2.5, 3.9, linear('#4a2c18'), true) },
    ...battlements(-9.5, 9.5, -3.7, 0.5, 6.6, 0.75, wall),
    { min: [-4.5, 0, 1], max: [4.5, 15, 8], face: keep },
    ...battlements(-4.7, 4.7, 0.8, 0.6, 15, 0.85, wall),
    ...hipRoof(-3.6, 3.6, 1.8, 7.2, 15, 4.4, roofTiles(roofTone, shade(roofTone, 0.75), input.snowy))]
  return { walls, bodies: [kit.build(`castle:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}:${input.snowy}`)], height: 25, radius: 11, seat: [0, 15, 1],
    face: [0, 9, -3], lights: input.lit ? [{ position: [0, 3, -5], color: [1.8, 1, 0.4], radius: 12 }] : [] }
}

function tower(input: BuildingInput): BuildingParts {
  const tone = input.tone(STONE)
  const roofTone: Rgb = input.snowy ? [0.84, 0.88, 0.95] : linear('#4a3a6b')
  const kit = new KitBuilder()
  const stone = kit.material({ color: tone, specular: 0.04, gloss: 8, pattern: { kind: 'brick', color: shade(tone, 0.62), scale: 1.6 } })
  const roof = kit.material({ color: roofTone, specular: 0.15, gloss: 14, pattern: { kind: 'scales', color: shade(roofTone, 0.7), scale: 2.4 } })
  const window = kit.material({ color: input.lit ? [0.9, 0.6, 0.25] : [0.03, 0.03, 0.04], ...(input.lit ? { emission: [2.6, 1.5, 0.6] as const } : {}) })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  kit.cone(at(0, 0, 0), at(0, 9, 0), 2.3, 1.75, stone)
  kit.cone(at(0, 9.6, 0), at(0, 11, 0), 2.35, 2.3, stone, 0.3)
  kit.cone(at(0, 12.6, 0), at(0, 14.4, 0), 2.75, 1.5, roof)
  kit.cone(at(0, 14.4, 0), at(0.5, 18, 0), 1.5, 0.05, roof)
  roundTower(kit, 2.3, 0.3, 0.85, 8.4, stone, roof, window)
  for (let i = 0; i < 4; i++) kit.box(at(i % 2 ? 0.7 : -0.6, 3.2 + i * 2.3, i === 3 ? -2.3 : -1.98 + i * 0.1), [0.14, 0.48, 0.28], 0.1, window)
  kit.box(at(0, 0.9, -2.25), [0.14, 0.9, 0.5], 0.12, kit.material({ color: linear('#4a2c18') }))
  return { bodies: [kit.build(`tower:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}:${input.snowy}`)], height: 18, radius: 3.2, seat: [0, 15, 0],
    face: [0, 11, -2], lights: input.lit ? [{ position: [0, 11, -3.4], color: [1.6, 1, 0.4], radius: 8 }] : [] }
}

export const CASTLE_RECIPES: Readonly<Record<string, Recipe>> = { castle, palace: castle, tower }
