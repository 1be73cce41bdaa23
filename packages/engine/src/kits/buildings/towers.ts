import { KitBuilder, linear, mixColor, pairs, shade, triples, type Vec3 } from '../builder/index.ts'
import { stoneFace } from './castles.ts'
import { hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { type Face, glow, masonry, matte, plain, plaster } from './wall-faces.ts'

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
  kit.ellipsoid(at(0, 12.1, 0), [1.55, 0.18, 1.55], dark).torus(at(0, 13.1, 0), 1.45, 0.05, 'y', dark)
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2
    kit.cone(at(Math.cos(a) * 1.45, 12.2, Math.sin(a) * 1.45), at(Math.cos(a) * 1.45, 13.1, Math.sin(a) * 1.45), 0.035, 0.035, dark)
  }
  kit.cone(at(0, 12.6, 0), at(0, 14, 0), 0.78, 0.78, lamp)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    kit.cone(at(Math.cos(a) * 0.86, 12.4, Math.sin(a) * 0.86), at(Math.cos(a) * 0.86, 14.2, Math.sin(a) * 0.86), 0.05, 0.05, dark)
  }
  kit.cone(at(0, 14.5, 0), at(0, 15.6, 0), 1.05, 0.08, red).sphere(at(0, 15.85, 0), 0.16, dark)
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
  kit.cone(at(0, 0, 0), at(0, 6.8, 0), 2.3, 1.45, body).cone(at(0, 7.7, 0), at(0, 8.7, 0), 1.6, 0.7, cap, 0.2)
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
  kit.cone(at(0, 0, 0), at(0, 20, 0), 0.62, 0.32, white).cone(at(0, 20.2, -0.8), at(0, 20.2, 1), 0.46, 0.5, white)
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
  kit.cone(at(0, 8, 0), at(0, 10.6, 0), 2.3, 2.3, tank).cone(at(0, 12.1, 0), at(0, 13.9, 0), 2.4, 0.1, roof)
  for (const x of [-1.5, 1.5])
    for (const z of [-1.5, 1.5])
      kit.cone(at(x * 1.35, 0, z * 1.35), at(x, 6.6, z), 0.14, 0.14, steel).cone(at(x * 1.3, 1.2, z * 1.3), at(-x * 1.1, 5, z * 1.1), 0.05, 0.05, steel)
  return { bodies: [kit.build(`water-tower:${tone.join()}`)], height: 14, radius: 2.6, seat: [0, 13.9, 0], face: [0, 9.6, -2.2] }
}

function clockTower(input: BuildingInput): BuildingParts {
  const tone = input.tone('#b59a6b')
  const wall = masonry(shade(tone, 0.78), shade(tone, 1.1), 0.5, 0.24)
  const shaft = windowed(wall, 5, input.lit, { sill: 3.4, storey: 3.2, rows: 5, bay: 1.5, width: 0.6, height: 1.9, frame: shade(tone, 0.5), lit: 0.5,
    arched: true, seed: 5 })
  const dial: Face = (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const across = axis === 2 ? x : z
    const r = Math.hypot(across, y - 22)
    if (r > 1.9) return
    const angle = Math.atan2(across, y - 22)
    const hour = Math.abs((((angle / (Math.PI * 2)) * 12 + 24.5) % 1) - 0.5)
    const hand = (a: number, length: number, half: number) => {
      const along = across * Math.sin(a) + (y - 22) * Math.cos(a)
      const off = Math.abs(across * Math.cos(a) - (y - 22) * Math.sin(a))
      return along > -0.2 && along < length && off < half
    }
    const ink = r > 1.75 || (r > 1.4 && hour < 0.1) || hand(0.9, 1.05, 0.11) || hand(5.2, 1.5, 0.07)
    if (ink) matte(out, 0.05, 0.04, 0.03)
    else {
      matte(out, 0.85, 0.82, 0.72)
      if (input.lit) glow(out, 1.5, 1.25, 0.7)
    }
  }
  const walls: Wall[] = [
    { min: [-2.5, 0, -2.5], max: [2.5, 19.4, 2.5], face: withDoor(shaft, 2.5, 1.3, 2.4, linear('#3a2a20'), true) },
    { min: [-2.8, 19.4, -2.8], max: [2.8, 24.6, 2.8], face: dial },
    { min: [-3, 24.6, -3], max: [3, 25, 3], face: plain(shade(tone, 0.6)) },
    ...hipRoof(-2.7, 2.7, -2.7, 2.7, 25, 5, roofTiles(linear('#3a4a44'), linear('#54685e'), input.snowy), 0, 0.8)]
  return {
    walls,
    height: 30,
    radius: 3,
    seat: [0, 30, 0],
    face: [0, 22, -2.8],
    lights: input.lit ? [{ position: [-1.6, 2, -7], color: [2.2, 1.4, 0.6], radius: 26 }, { position: [1.6, 13, -6.5], color: [2, 1.3, 0.6], radius: 24 }] : [],
  }
}

/** Half the tower's width at a height, between the pillars' outer edges, and half a pillar's own width. */
const PROFILE = triples([0, 11.4, 2.3, 5.2, 8.9, 1.95, 10.4, 6.9, 1.6, 15.6, 4.9, 1.25, 20.8, 3.5, 1])
/** Above the point where the pillars meet: one tapering shaft. */
const SHAFT = pairs([20.8, 3, 26, 2.25, 31, 1.72, 36, 1.36, 41, 1.1, 46, 0.9, 50.6, 0.78])

/** Lattice tower: four curved pillars of crossed bars, arches between their feet, two galleries, and a slim shaft. */
function eiffelTower(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#6b5238')
  const iron = kit.material({ color: tone, specular: 0.2, gloss: 14, ...(input.lit ? { emission: [1.15, 0.72, 0.24] as const } : {}) })
  const stone = kit.material({ color: linear('#a39a88') })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const bar = (a: Vec3, b: Vec3, r: number) => kit.cone(at(...a), at(...b), r, r, iron)
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      kit.box(at(sx * 9.1, 0.4, sz * 9.1), [2.9, 0.4, 2.9], 0.1, stone)
      for (let i = 0; i + 1 < PROFILE.length; i++) {
        const [y0, out0, half0] = PROFILE[i]
        const [y1, out1, half1] = PROFILE[i + 1]
        const [in0, in1] = [out0 - 2 * half0, out1 - 2 * half1]
        // The inner edge of a pillar is hidden: three of four edges are drawn.
        bar([sx * out0, y0, sz * out0], [sx * out1, y1, sz * out1], 0.42)
        bar([sx * in0, y0, sz * out0], [sx * in1, y1, sz * out1], 0.38)
        bar([sx * out0, y0, sz * in0], [sx * out1, y1, sz * in1], 0.38)
        const mid = (y0 + y1) / 2
        const [outM, inM] = [(out0 + out1) / 2, (in0 + in1) / 2]
        for (const [ya, oa, ia, yb, ob, ib] of [[y0, out0, in0, mid, outM, inM], [mid, outM, inM, y1, out1, in1]]) {
          bar([sx * oa, ya, sz * oa], [sx * ib, yb, sz * ob], 0.17)
          bar([sx * ia, ya, sz * oa], [sx * ob, yb, sz * ob], 0.17)
        }
        bar([sx * outM, mid, sz * outM], [sx * inM, mid, sz * outM], 0.17)
        if (sz < 0) bar([sx * out0, y0, sz * out0], [sx * out1, y1, sz * in1], 0.17)
      }
    }
  }
  for (let i = 0; i + 1 < SHAFT.length; i++) {
    const [y0, a] = SHAFT[i]
    const [y1, b] = SHAFT[i + 1]
    const r = 0.34 - i * 0.025
    for (const sx of [-1, 1]) for (const sz of [-1, 1]) bar([sx * a, y0, sz * a], [sx * b, y1, sz * b], r)
    for (const s of [-1, 1]) {
      bar([-a, y0, s * a], [b, y1, s * b], 0.15)
      bar([a, y0, s * a], [-b, y1, s * b], 0.15)
    }
    bar([-b, y1, -b], [b, y1, -b], 0.16)
    // A lift shaft fills the center: from afar the slim part looks solid.
    bar([0, y0, 0], [0, y1, 0], a * 0.32)
  }
  const gallery = (y: number, half: number, tall: number): void => {
    kit.box(at(0, y, 0), [half, tall, half], 0.08, iron).box(at(0, y + tall * 1.5, 0), [half + 0.45, tall * 0.34, half + 0.45], 0.06, iron)
      .box(at(0, y - tall * 1.2, 0), [half + 0.2, tall * 0.22, half + 0.2], 0.06, iron)
  }
  gallery(10.6, 7.2, 0.6)
  gallery(20.9, 3.8, 0.5)
  gallery(50.6, 1.2, 0.5)
  const STEPS = 10
  for (let i = 0; i < STEPS; i++) {
    const a = Math.PI * (i / STEPS)
    const b = Math.PI * ((i + 1) / STEPS)
    const arch = (angle: number, r: number, z: number): Vec3 => [Math.cos(angle) * r, 2.4 + Math.sin(angle) * (r + 0.9), z]
    for (const s of [-1, 1]) {
      bar(arch(a, 5.9, s * 8.1), arch(b, 5.9, s * 8.1), 0.26)
      bar(arch(a, 6.6, s * 8.1), arch(b, 6.6, s * 8.1), 0.2)
      bar(arch(a, 5.9, s * 8.1), arch(b, 6.6, s * 8.1), 0.12)
    }
  }
  kit.cone(at(0, 51, 0), at(0, 54, 0), 0.75, 0.5, iron).cone(at(0, 54, 0), at(0, 60, 0), 0.24, 0.08, iron)
  return { bodies: [kit.build(`lattice-tower:${tone.join()}:${input.lit}`)], height: 60, radius: 11.4, seat: [0, 52, 0], face: [0, 26, -4],
    lights: input.lit ? [{ position: [0, 6, -13], color: [2, 1.2, 0.4], radius: 30 }] : [] }
}

function leaningTower(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.82, 0.79, 0.72]
  const marble = kit.material({ color: tone, specular: 0.1, gloss: 12 })
  const gap = kit.material({ color: mixColor(tone, [0.1, 0.09, 0.08], 0.7) })
  const lean = (y: number) => y * 0.09
  const at = (x: number, y: number, z: number) => upright([x + lean(y), y, z])
  for (let i = 0; i < 8; i++) {
    const y = i * 2.9
    const r = i === 7 ? 2.4 : 3.1
    kit.cone(at(0, y + 0.3, 0), at(0, y + 2.4, 0), r * 0.86, r * 0.86, gap).torus(at(0, y + 2.75, 0), r * 0.92, 0.26, 'y', marble)
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2
      kit.cone(at(Math.cos(a) * r, y + 0.1, Math.sin(a) * r), at(Math.cos(a) * r, y + 2.6, Math.sin(a) * r), 0.2, 0.18, marble)
    }
  }
  return { bodies: [kit.build(`leaning-tower:${tone.join()}`)], height: 25, radius: 4, seat: [2, 24, 0], face: [1, 14, -3] }
}

function obelisk(input: BuildingInput): BuildingParts {
  const tone = input.tone('#c2a878')
  const wall = stoneFace(tone)
  const walls: Wall[] = [{ min: [-1.5, 0, -1.5], max: [1.5, 0.8, 1.5], face: wall }]
  for (let i = 0; i < 12; i++) {
    const half = 0.95 - i * 0.032
    walls.push({ min: [-half, 0.8 + i * 1.05, -half], max: [half, 1.86 + i * 1.05, half], face: plaster(tone) })
  }
  walls.push(...hipRoof(-0.58, 0.58, -0.58, 0.58, 13.4, 1.6, plain(linear('#d9b44a'), 0.5)))
  return { walls, height: 15, radius: 1.5, seat: [0, 15, 0], face: [0, 8, -1] }
}

export const TOWER_RECIPES: Readonly<Record<string, Recipe>> = {
  lighthouse, windmill, 'wind-turbine': windTurbine, 'water-tower': waterTower,
  'clock-tower': clockTower, 'eiffel-tower': eiffelTower, 'leaning-tower': leaningTower, obelisk,
}
