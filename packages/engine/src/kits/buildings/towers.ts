import { KitBuilder, linear, shade } from '../builder/kit-builder.ts'
import { hipRoof, roofTiles, type Wall, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { plaster } from './wall-faces.ts'

function lighthouse(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const white = kit.material({ color: input.color ?? [0.84, 0.83, 0.8], specular: 0.1, gloss: 14 })
  const red = kit.material({ color: input.color2 ?? linear('#b8281e'), specular: 0.1, gloss: 14 })
  const dark = kit.material({ color: [0.05, 0.05, 0.06], specular: 0.4, gloss: 30 })
  const lamp = kit.material({ color: [1, 0.85, 0.5], emission: input.lit ? [7, 5, 2.2] : [0.8, 0.7, 0.4] })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const radiusAt = (y: number) => 1.9 - y * 0.075
  for (let i = 0; i < 5; i++) {
    const y0 = i * 2.3
    kit.cone(at(0, y0, 0), at(0, y0 + 2.3, 0), radiusAt(y0), radiusAt(y0 + 2.3), i % 2 ? red : white)
  }
  kit.ellipsoid(at(0, 12.1, 0), [1.55, 0.18, 1.55], dark)
  kit.torus(at(0, 13.1, 0), 1.45, 0.05, 'y', dark)
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2
    kit.cone(at(Math.cos(a) * 1.45, 12.2, Math.sin(a) * 1.45), at(Math.cos(a) * 1.45, 13.1, Math.sin(a) * 1.45), 0.035, 0.035, dark)
  }
  kit.cone(at(0, 12.6, 0), at(0, 14, 0), 0.78, 0.78, lamp)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    kit.cone(at(Math.cos(a) * 0.86, 12.4, Math.sin(a) * 0.86), at(Math.cos(a) * 0.86, 14.2, Math.sin(a) * 0.86), 0.05, 0.05, dark)
  }
  kit.cone(at(0, 14.5, 0), at(0, 15.6, 0), 1.05, 0.08, red)
  kit.sphere(at(0, 15.85, 0), 0.16, dark)
  for (let i = 0; i < 3; i++) kit.box(at((i % 2) * 0.5 - 0.25, 3 + i * 3, -radiusAt(3 + i * 3)), [0.1, 0.36, 0.2], 0.06, dark)
  kit.box(at(0, 0.9, -1.9), [0.1, 0.95, 0.45], 0.08, red)
  const walls: Wall[] = [
    { min: [2, 0, -1], max: [5.4, 2.2, 2], face: withDoor(plaster([0.8, 0.79, 0.75]), 1.2, 0.9, 1.8, linear('#2c4a6b')) },
    ...hipRoof(1.8, 5.6, -1.2, 2.2, 2.2, 1.3, roofTiles(linear('#8a3b28'), linear('#b5543a'), input.snowy), 0.1)]
  return { walls, bodies: [kit.build(`lighthouse:${input.lit}:${input.color?.join() ?? ''}:${input.color2?.join() ?? ''}`)], height: 16, radius: 3,
    seat: [0, 12.2, 0], face: [0, 13, -1], lights: input.lit ? [{ position: [0, 13.2, -1.6], color: [3, 2.2, 1], radius: 16 }] : [] }
}

function windmill(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.tone('#e2d6bf')
  const body = kit.material({ color: tone, specular: 0.05, gloss: 8 })
  const cap = kit.material({ color: linear('#5a3a26'), specular: 0.1, gloss: 10, pattern: { kind: 'scales', color: linear('#3a2416'), scale: 2.6 } })
  const wood = kit.material({ color: linear('#4a3018'), specular: 0.1, gloss: 10 })
  const sail = kit.material({ color: [0.78, 0.73, 0.62], specular: 0.02 })
  const dark = kit.material({ color: [0.04, 0.04, 0.05], ...(input.lit ? { emission: [1.8, 1, 0.4] as const } : {}) })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  kit.cone(at(0, 0, 0), at(0, 6.8, 0), 2.3, 1.45, body)
  kit.cone(at(0, 7.7, 0), at(0, 8.7, 0), 1.6, 0.7, cap, 0.2)
  for (let i = 0; i < 3; i++) kit.box(at(i === 1 ? 0.6 : -0.5, 2.6 + i * 1.8, -2.05 + i * 0.28), [0.12, 0.36, 0.26], 0.06, dark)
  kit.box(at(0, 0.9, -2.3), [0.12, 0.9, 0.45], 0.06, wood)
  const hub: readonly [number, number, number] = [0, 7.9, -1.9]
  kit.cone(at(0, 7.9, -0.6), at(0, 7.9, -2.1), 0.24, 0.2, wood)
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.42
    const end = (t: number, w: number) => at(hub[0] + Math.cos(a) * t - Math.sin(a) * w, hub[1] + Math.sin(a) * t + Math.cos(a) * w, hub[2])
    kit.cone(end(0, 0), end(4.5, 0), 0.1, 0.07, wood)
    for (let k = 0; k < 9; k++) {
      const t = 1 + k * 0.41
      kit.cone(end(t, 0.05), end(t, 0.95), 0.04, 0.04, k % 4 ? sail : wood)
    }
    kit.cone(end(1, 0.95), end(4.4, 0.95), 0.05, 0.05, wood)
    for (let k = 0; k < 3; k++) kit.cone(end(1.1, 0.25 + k * 0.26), end(4.3, 0.25 + k * 0.26), 0.1, 0.1, sail)
  }
  return { bodies: [kit.build(`windmill:${input.lit}:${tone.map((c) => c.toFixed(2)).join()}`)], height: 12, radius: 2.6, seat: [0, 8.8, 0], face: [0, 7, -2] }
}

function windTurbine(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const white = kit.material({ color: input.color ?? [0.84, 0.85, 0.86], specular: 0.25, gloss: 20 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  kit.cone(at(0, 0, 0), at(0, 20, 0), 0.62, 0.32, white)
  kit.cone(at(0, 20.2, -0.8), at(0, 20.2, 1), 0.46, 0.5, white)
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2 + 0.5
    kit.cone(at(0, 20.2, -1), at(Math.cos(a) * 4, 20.2 + Math.sin(a) * 4, -1), 0.3, 0.42, white, 0.1)
    kit.cone(at(Math.cos(a) * 4, 20.2 + Math.sin(a) * 4, -1), at(Math.cos(a) * 9.6, 20.2 + Math.sin(a) * 9.6, -1), 0.42, 0.06, white, 0.05)
  }
  return { bodies: [kit.build('wind-turbine')], height: 30, radius: 3, seat: [0, 20.7, 0], face: [0, 20, -1] }
}

function waterTower(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#8a5a3c')
  const tank = kit.material({ color: tone, specular: 0.1, gloss: 12, pattern: { kind: 'wood', color: shade(tone, 0.6), scale: 3 } })
  const steel = kit.material({ color: [0.16, 0.15, 0.15], specular: 0.3, gloss: 20 })
  const roof = kit.material({ color: linear('#4a4644'), specular: 0.2, gloss: 20 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  kit.cone(at(0, 8, 0), at(0, 10.6, 0), 2.3, 2.3, tank)
  kit.cone(at(0, 12.1, 0), at(0, 13.9, 0), 2.4, 0.1, roof)
  for (const x of [-1.5, 1.5]) {
    for (const z of [-1.5, 1.5]) {
      kit.cone(at(x * 1.35, 0, z * 1.35), at(x, 6.6, z), 0.14, 0.14, steel)
      kit.cone(at(x * 1.3, 1.2, z * 1.3), at(-x * 1.1, 5, z * 1.1), 0.05, 0.05, steel)
    }
  }
  return { bodies: [kit.build(`water-tower:${tone.join()}`)], height: 14, radius: 2.6, seat: [0, 13.9, 0], face: [0, 9.6, -2.2] }
}

export const TOWER_RECIPES: Readonly<Record<string, Recipe>> = { lighthouse, windmill, 'wind-turbine': windTurbine, 'water-tower': waterTower }
