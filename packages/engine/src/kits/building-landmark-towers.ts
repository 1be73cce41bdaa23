import { stoneFace } from './building-castles.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './building-piece.ts'
import { hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { KitBuilder, linear, mixColor, shade } from './kit-builder.ts'
import { type Face, glow, masonry, matte, plain, plaster } from './wall-faces.ts'

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
  walls.push(...hipRoof(-0.58, 0.58, -0.58, 0.58, 13.4, 1.6, plain(linear('#d9b44a'), 0.5)))
  return { walls, height: 15, radius: 1.5, seat: [0, 15, 0], face: [0, 8, -1] }
}

export const LANDMARK_TOWER_RECIPES: Readonly<Record<string, Recipe>> = {
  'clock-tower': clockTower,
  'eiffel-tower': eiffelTower,
  'leaning-tower': leaningTower,
  obelisk,
}
