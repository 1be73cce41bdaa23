import type { Rgb } from '../render/scene.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './building-piece.ts'
import { battlements, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { KitBuilder, linear, mixColor, shade } from './kit-builder.ts'
import { type Face, glow, masonry, matte, plain, plaster } from './wall-faces.ts'

const STONE = '#a39c8e'

function stoneFace(tone: Rgb): Face {
  return masonry(shade(tone, 0.72), shade(tone, 1.12), 0.62, 0.32)
}

/** Round tower with a pointed roof or battlements, added to `kit` at (x, z) of the picture's frame. */
function roundTower(
  kit: KitBuilder,
  x: number,
  z: number,
  radius: number,
  height: number,
  stone: number,
  roof: number | undefined,
  window: number,
): void {
  const at = (y: number, dx = 0, dz = 0) => upright([x + dx, y, z + dz])
  kit.cone(at(0), at(height - radius), radius * 1.04, radius, stone)
  kit.torus(at(height - radius * 0.25), radius * 1.02, radius * 0.12, 'y', stone)
  if (roof === undefined) {
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2
      kit.box(
        at(height + radius * 0.1, Math.cos(a) * radius, Math.sin(a) * radius),
        [radius * 0.16, radius * 0.24, radius * 0.16],
        0.02,
        stone,
        0,
        a,
      )
    }
    kit.cone(at(height - radius * 0.6), at(height - radius * 0.3), radius * 0.99, radius * 0.99, stone)
  } else {
    kit.cone(at(height), at(height + radius * 1.5), radius * 1.12, radius * 0.62, roof)
    kit.cone(at(height + radius * 1.5), at(height + radius * 3.4), radius * 0.64, 0.04, roof)
    kit.cone(at(height + radius * 3.3), at(height + radius * 4), 0.04, 0.03, window)
  }
  for (let i = 0; i < 3; i++)
    kit.box(
      at(height * (0.34 + i * 0.2), (i - 1) * radius * 0.3, -radius * 0.97),
      [radius * 0.1, radius * 0.24, radius * 0.14],
      0.02,
      window,
    )
}

function castle(input: BuildingInput): BuildingParts {
  const tone = input.tone(STONE)
  const roofTone: Rgb = input.snowy
    ? [0.84, 0.88, 0.95]
    : linear(input.variant === 'palace' ? '#3f6b8a' : '#5a3a52')
  const wall = stoneFace(tone)
  const kit = new KitBuilder()
  const stone = kit.material({
    color: tone,
    specular: 0.04,
    gloss: 8,
    pattern: { kind: 'brick', color: shade(tone, 0.62), scale: 1.5 },
  })
  const roof = kit.material({
    color: roofTone,
    specular: 0.15,
    gloss: 14,
    pattern: { kind: 'scales', color: shade(roofTone, 0.72), scale: 2.4 },
  })
  const window = kit.material({
    color: input.lit ? [0.9, 0.55, 0.2] : [0.03, 0.03, 0.04],
    ...(input.lit ? { emission: [2.2, 1.25, 0.45] as const } : {}),
  })
  roundTower(kit, -9.5, -3, 2, 11, stone, roof, window)
  roundTower(kit, 9.5, -3, 2, 11, stone, roof, window)
  roundTower(kit, -5.4, 4, 1.7, 16, stone, roof, window)
  roundTower(kit, 6, 5, 2.1, 18, stone, roof, window)
  roundTower(kit, -2.1, -3.4, 1.25, 9, stone, roof, window)
  roundTower(kit, 2.1, -3.4, 1.25, 9, stone, roof, window)
  const keep = windowed(
    wall,
    9,
    {
      sill: 2.6,
      storey: 3.4,
      rows: 4,
      bay: 2.2,
      width: 0.7,
      height: 1.5,
      frame: shade(tone, 0.5),
      lit: 0.7,
      arched: true,
      seed: 4,
    },
    input.lit,
  )
  const walls: Wall[] = [
    {
      min: [-9.5, 0, -3.6],
      max: [9.5, 6.6, -2.4],
      face: withDoor(wall, 9.5, 2.5, 3.9, linear('#4a2c18'), true),
    },
    ...battlements(-9.5, 9.5, -3.7, 0.5, 6.6, 0.75, wall),
    { min: [-4.5, 0, 1], max: [4.5, 15, 8], face: keep },
    ...battlements(-4.7, 4.7, 0.8, 0.6, 15, 0.85, wall),
    ...hipRoof(-3.6, 3.6, 1.8, 7.2, 15, 4.4, roofTiles(roofTone, shade(roofTone, 0.75), input.snowy), 0, 16),
  ]
  return {
    walls,
    bodies: [kit.build(`castle:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}:${input.snowy}`)],
    height: 25,
    radius: 11,
    seat: [0, 15, 1],
    face: [0, 9, -3],
    lights: input.lit ? [{ position: [0, 3, -5], color: [1.8, 1, 0.4], radius: 12 }] : [],
  }
}

function tower(input: BuildingInput): BuildingParts {
  const tone = input.tone(STONE)
  const roofTone: Rgb = input.snowy ? [0.84, 0.88, 0.95] : linear('#4a3a6b')
  const kit = new KitBuilder()
  const stone = kit.material({
    color: tone,
    specular: 0.04,
    gloss: 8,
    pattern: { kind: 'brick', color: shade(tone, 0.62), scale: 1.6 },
  })
  const roof = kit.material({
    color: roofTone,
    specular: 0.15,
    gloss: 14,
    pattern: { kind: 'scales', color: shade(roofTone, 0.7), scale: 2.4 },
  })
  const window = kit.material({
    color: input.lit ? [0.9, 0.6, 0.25] : [0.03, 0.03, 0.04],
    ...(input.lit ? { emission: [2.6, 1.5, 0.6] as const } : {}),
  })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  kit.cone(at(0, 0, 0), at(0, 9, 0), 2.3, 1.75, stone)
  kit.cone(at(0, 9.6, 0), at(0, 11, 0), 2.35, 2.3, stone, 0.3)
  kit.cone(at(0, 12.6, 0), at(0, 14.4, 0), 2.75, 1.5, roof)
  kit.cone(at(0, 14.4, 0), at(0.5, 18, 0), 1.5, 0.05, roof)
  roundTower(kit, 2.3, 0.3, 0.85, 8.4, stone, roof, window)
  for (let i = 0; i < 4; i++)
    kit.box(
      at(i % 2 ? 0.7 : -0.6, 3.2 + i * 2.3, i === 3 ? -2.3 : -1.98 + i * 0.1),
      [0.14, 0.48, 0.28],
      0.1,
      window,
    )
  kit.box(at(0, 0.9, -2.25), [0.14, 0.9, 0.5], 0.12, kit.material({ color: linear('#4a2c18') }))
  return {
    bodies: [kit.build(`tower:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}:${input.snowy}`)],
    height: 18,
    radius: 3.2,
    seat: [0, 15, 0],
    face: [0, 11, -2],
    lights: input.lit ? [{ position: [0, 11, -3.4], color: [1.6, 1, 0.4], radius: 8 }] : [],
  }
}

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
    kit.cone(
      at(Math.cos(a) * 1.45, 12.2, Math.sin(a) * 1.45),
      at(Math.cos(a) * 1.45, 13.1, Math.sin(a) * 1.45),
      0.035,
      0.035,
      dark,
    )
  }
  kit.cone(at(0, 12.6, 0), at(0, 14, 0), 0.78, 0.78, lamp)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    kit.cone(
      at(Math.cos(a) * 0.86, 12.4, Math.sin(a) * 0.86),
      at(Math.cos(a) * 0.86, 14.2, Math.sin(a) * 0.86),
      0.05,
      0.05,
      dark,
    )
  }
  kit.cone(at(0, 14.5, 0), at(0, 15.6, 0), 1.05, 0.08, red)
  kit.sphere(at(0, 15.85, 0), 0.16, dark)
  for (let i = 0; i < 3; i++)
    kit.box(at((i % 2) * 0.5 - 0.25, 3 + i * 3, -radiusAt(3 + i * 3)), [0.1, 0.36, 0.2], 0.06, dark)
  kit.box(at(0, 0.9, -1.9), [0.1, 0.95, 0.45], 0.08, red)
  const walls: Wall[] = [
    {
      min: [2, 0, -1],
      max: [5.4, 2.2, 2],
      face: withDoor(plaster([0.8, 0.79, 0.75]), 1.2, 0.9, 1.8, linear('#2c4a6b')),
    },
    ...hipRoof(
      1.8,
      5.6,
      -1.2,
      2.2,
      2.2,
      1.3,
      roofTiles(linear('#8a3b28'), linear('#b5543a'), input.snowy),
      0.1,
    ),
  ]
  return {
    walls,
    bodies: [kit.build(`lighthouse:${input.lit}:${input.color?.join() ?? ''}:${input.color2?.join() ?? ''}`)],
    height: 16,
    radius: 3,
    seat: [0, 12.2, 0],
    face: [0, 13, -1],
    lights: input.lit ? [{ position: [0, 13.2, -1.6], color: [3, 2.2, 1], radius: 16 }] : [],
  }
}

function windmill(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.tone('#e2d6bf')
  const body = kit.material({ color: tone, specular: 0.05, gloss: 8 })
  const cap = kit.material({
    color: linear('#5a3a26'),
    specular: 0.1,
    gloss: 10,
    pattern: { kind: 'scales', color: linear('#3a2416'), scale: 2.6 },
  })
  const wood = kit.material({ color: linear('#4a3018'), specular: 0.1, gloss: 10 })
  const sail = kit.material({ color: [0.78, 0.73, 0.62], specular: 0.02 })
  const dark = kit.material({
    color: [0.04, 0.04, 0.05],
    ...(input.lit ? { emission: [1.8, 1, 0.4] as const } : {}),
  })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  kit.cone(at(0, 0, 0), at(0, 6.8, 0), 2.3, 1.45, body)
  kit.cone(at(0, 7.7, 0), at(0, 8.7, 0), 1.6, 0.7, cap, 0.2)
  for (let i = 0; i < 3; i++)
    kit.box(at(i === 1 ? 0.6 : -0.5, 2.6 + i * 1.8, -2.05 + i * 0.28), [0.12, 0.36, 0.26], 0.06, dark)
  kit.box(at(0, 0.9, -2.3), [0.12, 0.9, 0.45], 0.06, wood)
  const hub: readonly [number, number, number] = [0, 7.9, -1.9]
  kit.cone(at(0, 7.9, -0.6), at(0, 7.9, -2.1), 0.24, 0.2, wood)
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.42
    const end = (t: number, w: number) =>
      at(hub[0] + Math.cos(a) * t - Math.sin(a) * w, hub[1] + Math.sin(a) * t + Math.cos(a) * w, hub[2])
    kit.cone(end(0, 0), end(4.5, 0), 0.1, 0.07, wood)
    for (let k = 0; k < 9; k++) {
      const t = 1 + k * 0.41
      kit.cone(end(t, 0.05), end(t, 0.95), 0.04, 0.04, k % 4 ? sail : wood)
    }
    kit.cone(end(1, 0.95), end(4.4, 0.95), 0.05, 0.05, wood)
    for (let k = 0; k < 3; k++) kit.cone(end(1.1, 0.25 + k * 0.26), end(4.3, 0.25 + k * 0.26), 0.1, 0.1, sail)
  }
  return {
    bodies: [kit.build(`windmill:${input.lit}:${tone.map((c) => c.toFixed(2)).join()}`)],
    height: 12,
    radius: 2.6,
    seat: [0, 8.8, 0],
    face: [0, 7, -2],
  }
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
    kit.cone(
      at(Math.cos(a) * 4, 20.2 + Math.sin(a) * 4, -1),
      at(Math.cos(a) * 9.6, 20.2 + Math.sin(a) * 9.6, -1),
      0.42,
      0.06,
      white,
      0.05,
    )
  }
  return { bodies: [kit.build('wind-turbine')], height: 30, radius: 3, seat: [0, 20.7, 0], face: [0, 20, -1] }
}

function waterTower(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#8a5a3c')
  const tank = kit.material({
    color: tone,
    specular: 0.1,
    gloss: 12,
    pattern: { kind: 'wood', color: shade(tone, 0.6), scale: 3 },
  })
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
  return {
    bodies: [kit.build(`water-tower:${tone.join()}`)],
    height: 14,
    radius: 2.6,
    seat: [0, 13.9, 0],
    face: [0, 9.6, -2.2],
  }
}

function clockTower(input: BuildingInput): BuildingParts {
  const tone = input.tone('#b59a6b')
  const wall = masonry(shade(tone, 0.78), shade(tone, 1.1), 0.5, 0.24)
  const shaft = windowed(
    wall,
    5,
    {
      sill: 3.4,
      storey: 3.2,
      rows: 5,
      bay: 1.5,
      width: 0.6,
      height: 1.9,
      frame: shade(tone, 0.5),
      lit: 0.5,
      arched: true,
      seed: 5,
    },
    input.lit,
  )
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
    {
      min: [-2.5, 0, -2.5],
      max: [2.5, 19.4, 2.5],
      face: withDoor(shaft, 2.5, 1.3, 2.4, linear('#3a2a20'), true),
    },
    { min: [-2.8, 19.4, -2.8], max: [2.8, 24.6, 2.8], face: dial },
    { min: [-3, 24.6, -3], max: [3, 25, 3], face: plain(shade(tone, 0.6)) },
    ...hipRoof(
      -2.7,
      2.7,
      -2.7,
      2.7,
      25,
      5,
      roofTiles(linear('#3a4a44'), linear('#54685e'), input.snowy),
      0,
      18,
      0.8,
    ),
  ]
  return { walls, height: 30, radius: 3, seat: [0, 30, 0], face: [0, 22, -2.8] }
}

/** Lattice tower of four bowed legs. */
function eiffelTower(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#6b5238')
  const iron = kit.material({
    color: tone,
    specular: 0.2,
    gloss: 14,
    ...(input.lit ? { emission: [0.5, 0.32, 0.1] as const } : {}),
  })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const halfAt = (y: number) => 9.2 * (1 - y / 60) ** 2.1 + 0.5
  const levels = [0, 6, 11.5, 18, 25, 33, 42, 52]
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      for (let i = 0; i + 1 < levels.length; i++) {
        const a = halfAt(levels[i])
        const b = halfAt(levels[i + 1])
        kit.cone(
          at(sx * a, levels[i], sz * a),
          at(sx * b, levels[i + 1], sz * b),
          0.75 - i * 0.07,
          0.68 - i * 0.07,
          iron,
        )
      }
    }
  }
  for (let i = 1; i + 1 < levels.length; i++) {
    const a = halfAt(levels[i])
    const b = halfAt(levels[i + 1])
    for (const s of [-1, 1]) {
      kit.cone(at(-a, levels[i], s * a), at(b, levels[i + 1], s * b), 0.2, 0.2, iron)
      kit.cone(at(a, levels[i], s * a), at(-b, levels[i + 1], s * b), 0.2, 0.2, iron)
    }
  }
  for (const y of [11.5, 25]) kit.box(at(0, y, 0), [halfAt(y) + 0.6, 0.5, halfAt(y) + 0.6], 0.1, iron)
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (i / 9)
    const b = Math.PI * ((i + 1) / 9)
    for (const s of [-1, 1])
      kit.cone(
        at(Math.cos(a) * 6, 3.5 + Math.sin(a) * 6.4, s * 6.6),
        at(Math.cos(b) * 6, 3.5 + Math.sin(b) * 6.4, s * 6.6),
        0.26,
        0.26,
        iron,
      )
  }
  kit.cone(at(0, 50, 0), at(0, 60, 0), 0.4, 0.1, iron)
  return {
    bodies: [kit.build(`lattice-tower:${tone.join()}:${input.lit}`)],
    height: 60,
    radius: 9,
    seat: [0, 52, 0],
    face: [0, 26, -4],
  }
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
    kit.cone(at(0, y + 0.3, 0), at(0, y + 2.4, 0), r * 0.86, r * 0.86, gap)
    kit.torus(at(0, y + 2.75, 0), r * 0.92, 0.26, 'y', marble)
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2
      kit.cone(
        at(Math.cos(a) * r, y + 0.1, Math.sin(a) * r),
        at(Math.cos(a) * r, y + 2.6, Math.sin(a) * r),
        0.2,
        0.18,
        marble,
      )
    }
  }
  return {
    bodies: [kit.build(`leaning-tower:${tone.join()}`)],
    height: 25,
    radius: 4,
    seat: [2, 24, 0],
    face: [1, 14, -3],
  }
}

function obelisk(input: BuildingInput): BuildingParts {
  const tone = input.tone('#c2a878')
  const wall = stoneFace(tone)
  const walls: Wall[] = [{ min: [-1.5, 0, -1.5], max: [1.5, 0.8, 1.5], face: wall }]
  for (let i = 0; i < 12; i++) {
    const half = 0.95 - i * 0.032
    walls.push({
      min: [-half, 0.8 + i * 1.05, -half],
      max: [half, 1.86 + i * 1.05, half],
      face: plaster(tone),
    })
  }
  walls.push(...hipRoof(-0.58, 0.58, -0.58, 0.58, 13.4, 1.6, plain(linear('#d9b44a'), 0.5), 0, 10))
  return { walls, height: 15, radius: 1.5, seat: [0, 15, 0], face: [0, 8, -1] }
}

export const TOWER_RECIPES: Readonly<Record<string, Recipe>> = {
  castle,
  palace: castle,
  tower,
  lighthouse,
  windmill,
  'wind-turbine': windTurbine,
  'water-tower': waterTower,
  'clock-tower': clockTower,
  'eiffel-tower': eiffelTower,
  'leaning-tower': leaningTower,
  obelisk,
}
