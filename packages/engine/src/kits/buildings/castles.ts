import { hash2 } from '../../render/noise.ts'
import { KitBuilder, linear, type Rgb, shade } from '../builder/index.ts'
import { battlements, gableFront, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { type Face, glow, masonry, matte } from './wall-faces.ts'

const STONE = '#a39c8e'

export const stoneFace = (tone: Rgb): Face => masonry(shade(tone, 0.72), shade(tone, 1.12), 0.62, 0.32)

/** Round tower with a pointed roof or battlements, added to `kit` at (x, z) in the picture's frame. */
function roundTower(kit: KitBuilder, x: number, z: number, radius: number, height: number, stone: number, roof: number | undefined, window: number): void {
  const at = (y: number, dx = 0, dz = 0) => upright([x + dx, y, z + dz])
  kit.cone(at(0), at(height - radius), radius * 1.04, radius, stone).torus(at(height - radius * 0.25), radius * 1.02, radius * 0.12, 'y', stone)
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
  kit.cone(at(0, 0, 0), at(0, 9, 0), 2.3, 1.75, stone).cone(at(0, 9.6, 0), at(0, 11, 0), 2.35, 2.3, stone, 0.3)
    .cone(at(0, 12.6, 0), at(0, 14.4, 0), 2.75, 1.5, roof).cone(at(0, 14.4, 0), at(0.5, 18, 0), 1.5, 0.05, roof)
  roundTower(kit, 2.3, 0.3, 0.85, 8.4, stone, roof, window)
  for (let i = 0; i < 4; i++) kit.box(at(i % 2 ? 0.7 : -0.6, 3.2 + i * 2.3, i === 3 ? -2.3 : -1.98 + i * 0.1), [0.14, 0.48, 0.28], 0.1, window)
  kit.box(at(0, 0.9, -2.25), [0.14, 0.9, 0.5], 0.12, kit.material({ color: linear('#4a2c18') }))
  return { bodies: [kit.build(`tower:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}:${input.snowy}`)], height: 18, radius: 3.2, seat: [0, 15, 0],
    face: [0, 11, -2], lights: input.lit ? [{ position: [0, 11, -3.4], color: [1.6, 1, 0.4], radius: 8 }] : [] }
}

/** Heights of the bands across the whole front; a gallery of small arches stands on the first. */
const COURSES = [5.9, 7.5, 13.2] as const
const ROSE = { y: 10.2, radius: 2.15 }

type Opening = {
  readonly x: number
  readonly sill: number
  readonly half: number
  readonly height: number
  /** Number of moldings that step back from the wall to the opening. */
  readonly steps: number
  readonly fill: 'door' | 'glass' | 'louvre'
}

/** How far a point is outside a pointed opening, in its half widths: below 0 inside, up to 1 in the moldings. */
function pointed(du: number, dv: number, half: number, height: number): number {
  const across = Math.abs(du) / half
  const spring = height - 1.73 * half
  if (dv < spring) return across - 1
  return Math.hypot(across + 1, (dv - spring) / half) - 2
}

/** Stained-glass panes between lead strips, dark by day and bright when lit from inside. */
function pane(u: number, v: number, lit: boolean, out: Float64Array): void {
  const hue = hash2(Math.floor(u * 4.5) + 5, Math.floor(v * 3.4) + 9)
  const tone: Rgb = hue < 0.4 ? [0.05, 0.11, 0.42] : hue < 0.7 ? [0.42, 0.05, 0.07] : [0.5, 0.34, 0.07]
  // By day, stained glass looks almost black from outside.
  const day = lit ? 0.6 : 0.24
  matte(out, tone[0] * day, tone[1] * day, tone[2] * day, 0.7)
  const level = lit ? 3.4 : 0.07
  glow(out, tone[0] * level, tone[1] * level, tone[2] * level)
}

function paintOpening(opening: Opening, x: number, y: number, stone: Rgb, lit: boolean, out: Float64Array): boolean {
  const { half, height, steps, fill } = opening
  const du = x - opening.x
  const dv = y - opening.sill
  if (dv < 0) return false
  const depth = pointed(du, dv, half, height)
  const frame = steps * 0.16
  if (depth > frame) return false
  if (depth > 0) {
    // Each molding is set deeper than the one around it: a bright edge, then shade.
    const step = depth / 0.16
    const within = step - Math.floor(step)
    const deep = 0.5 + 0.5 * (Math.floor(step) / Math.max(1, steps - 1))
    const tone = (within > 0.6 ? 1.15 : 0.5) * deep
    matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
    return true
  }
  if (fill === 'door') {
    const lintel = height - 1.73 * half
    if (dv > lintel) {
      // The panel over the doors is carved.
      const carved = 0.45 + 0.55 * hash2(Math.floor(du * 5.5), Math.floor(dv * 4))
      matte(out, stone[0] * carved, stone[1] * carved, stone[2] * carved)
    } else if (Math.abs(du) < 0.06 || lintel - dv < 0.14) matte(out, stone[0] * 0.8, stone[1] * 0.8, stone[2] * 0.8)
    else {
      const plank = Math.abs(((du * 4.2) % 1) + 1) % 1 < 0.12 || Math.abs((dv % 0.9) - 0.45) < 0.05 ? 0.5 : 1
      matte(out, 0.13 * plank, 0.05 * plank, 0.025 * plank, 0.1)
      if (lit) glow(out, 0.1, 0.05, 0.015)
    }
    return true
  }
  if (fill === 'louvre') {
    const slat = (dv * 2.6) % 1
    const tone = slat < 0.35 ? 0.34 : 0.06
    matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
    if (lit && slat >= 0.35) glow(out, 0.5, 0.28, 0.1)
    return true
  }
  // Two panes under a small round one.
  const spring = height - 1.73 * half
  const round = Math.hypot(du, dv - spring - half * 0.52) / half
  const bar = Math.abs(du) < half * 0.09 && dv < spring + half * 0.2
  if (bar || Math.abs(round - 0.4) < 0.08 || (dv > spring - 0.05 && dv < spring + 0.06 && round > 0.4))
    matte(out, stone[0] * 0.75, stone[1] * 0.75, stone[2] * 0.75)
  else pane(du, dv, lit, out)
  return true
}

/** The rose window: two rings of petals around a hub, in stone, with glass between them. */
function paintRose(x: number, y: number, stone: Rgb, lit: boolean, out: Float64Array): boolean {
  const up = y - ROSE.y
  const r = Math.hypot(x, up) / ROSE.radius
  if (r > 1.24) return false
  if (r > 1) {
    const tone = r > 1.16 ? 1.12 : r > 1.09 ? 0.42 : r > 1.03 ? 0.9 : 0.36
    matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
    return true
  }
  const turn = Math.atan2(up, x) / (Math.PI * 2)
  const petal = (count: number) => Math.abs(((((turn * count + 0.5) % 1) + 1) % 1) - 0.5)
  const outer = r > 0.56
  const edge = petal(outer ? 16 : 8)
  const width = outer ? (0.5 - edge) * r * ROSE.radius * 0.39 : (0.5 - edge) * r * ROSE.radius * 0.78
  // Petals have round tips.
  const head = outer ? Math.hypot(edge * 2.2, (r - 0.8) / 0.13) : 0
  const tracery = width < 0.05 || Math.abs(r - 0.56) < 0.035 || Math.abs(r - 0.2) < 0.03 || (outer && r > 0.8 && head > 1.25)
  if (tracery) matte(out, stone[0] * 0.85, stone[1] * 0.85, stone[2] * 0.85)
  else pane(Math.round(r * 3) * 0.7 + 3, turn * (outer ? 16 : 8) * 0.3, lit, out)
  return true
}

/** A row of small arches with a dark gap behind each. */
function paintGallery(x: number, y: number, stone: Rgb, out: Float64Array): boolean {
  const dv = y - COURSES[0] - 0.22
  if (dv < 0 || dv > 1.16) return false
  const bay = 0.62
  const du = ((((x / bay) % 1) + 1) % 1) * bay - bay / 2
  const depth = pointed(du, dv, 0.22, 1.1)
  const tone = depth < 0 ? 0.2 : depth < 0.3 ? 1.1 : 0.85
  matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
  return true
}

/** A stone wall with its front details: doors, windows, a gallery and, if `rose`, the rose window. */
function frontFace(wall: Face, stone: Rgb, openings: readonly Opening[], rose: boolean, lit: boolean): Face {
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    // Weathering: darker below every band and toward the ground.
    const streak = 0.8 + 0.2 * Math.min(1, hash2(Math.floor(u * 5), 3) + (y % 5) * 0.16)
    for (let c = 0; c < 3; c++) out[c] *= streak
    if (axis === 1) return
    const along = axis === 2 ? x : z
    if (axis === 2 && rose && paintRose(x, y, stone, lit, out)) return
    if (axis === 2 && paintGallery(along, y, stone, out)) return
    if (axis === 2) for (const opening of openings) if (paintOpening(opening, x, y, stone, lit, out)) return
  }
}

/** Front planes of the nave and of the towers, and the towers' dimensions, meters. */
const FRONT = -3.2
const TOWER_FRONT = -4
const TOWER = { x: 5.3, half: 2.1, height: 18 }
const NAVE = { half: 3.2, eaves: 13.4, gable: 4.4 }

/** A square shaft with a pointed cap. */
function pinnacle(x: number, z: number, from: number, height: number, half: number, face: Face, cap: Face): Wall[] {
  const top = from + height * 0.45
  return [
    { min: [x - half, from, z - half], max: [x + half, top, z + half], face },
    { min: [x - half * 1.25, top, z - half * 1.25], max: [x + half * 1.25, top + half * 0.4, z + half * 1.25], face },
    ...hipRoof(x - half, x + half, z - half, z + half, top + half * 0.4, height * 0.55, cap)]
}

/** A buttress that steps back twice on its way up. */
const buttress = (x: number, front: number, height: number, face: Face): Wall[] => [0, 1, 2].map((i) => {
  const half = 0.42 - i * 0.07
  return { min: [x - half, (height * i) / 3, front - 0.9 + i * 0.26], max: [x + half, (height * (i + 1)) / 3, front], lean: { front: [0, 0.12] }, face }
})

function cathedral(input: BuildingInput): BuildingParts {
  const tone = input.tone('#b9ad95')
  const { lit } = input
  const wall = masonry(shade(tone, 0.74), shade(tone, 1.08), 0.62, 0.3, 0.04)
  const lead = roofTiles(linear('#3f454c'), linear('#5d646b'), input.snowy)
  const spireFace: Face = input.snowy ? lead : masonry(shade(tone, 0.5), shade(tone, 0.72), 0.5, 0.4, 0.05)
  const trim = frontFace(masonry(shade(tone, 0.9), shade(tone, 1.16), 1.1, 0.5, 0.03), tone, [], false, false)
  const plainTrim: Face = (axis, u, v, x, y, z, out) => {
    trim(1, u, v, x, y, z, out)
    if (axis === 1) for (let c = 0; c < 3; c++) out[c] *= 1.1
  }
  const walls: Wall[] = []
  const nave = frontFace(wall, tone, [{ x: 0, sill: 0.5, half: 1.25, height: 5, steps: 5, fill: 'door' }], true, lit)
  walls.push({ min: [-NAVE.half, 0, FRONT], max: [NAVE.half, NAVE.eaves, FRONT + 16], face: nave })
  walls.push(...gableFront(-NAVE.half, NAVE.half, FRONT, FRONT + 16, NAVE.eaves, NAVE.gable, wall, lead, 0.2))
  for (const side of [-1, 1]) {
    const { x: off, half, height } = TOWER
    const x = side * off
    const face = frontFace(
      wall,
      tone,
      [
        { x, sill: 0.5, half: 0.85, height: 3.9, steps: 4, fill: 'door' },
        { x, sill: 8.3, half: 0.72, height: 4, steps: 2, fill: 'glass' },
        { x: x - 0.78, sill: 13.9, half: 0.46, height: 3.5, steps: 2, fill: 'louvre' },
        { x: x + 0.78, sill: 13.9, half: 0.46, height: 3.5, steps: 2, fill: 'louvre' }],
      false,
      lit)
    walls.push({ min: [x - half, 0, TOWER_FRONT], max: [x + half, height, TOWER_FRONT + 2 * half], face })
    for (const y of [...COURSES, height - 0.3])
      walls.push({ min: [x - half - 0.18, y, TOWER_FRONT - 0.18], max: [x + half + 0.18, y + 0.22, TOWER_FRONT + 2 * half + 0.18], face: plainTrim })
    walls.push(...hipRoof(x - half * 0.86, x + half * 0.86, TOWER_FRONT + 0.3, TOWER_FRONT + 2 * half - 0.3, height, 11.5, spireFace))
    for (const corner of [-1, 1]) {
      walls.push(...buttress(x + corner * (half - 0.3), TOWER_FRONT, height - 0.6, plainTrim))
      for (const deep of [0.3, 2 * half - 0.3])
        walls.push(...pinnacle(x + corner * (half - 0.3), TOWER_FRONT + deep, height - 0.1, 4.2, 0.34, plainTrim, spireFace))
    }
    // A small steep gable over each side door.
    walls.push(...gableFront(x - 1.35, x + 1.35, TOWER_FRONT - 0.34, TOWER_FRONT, 4.3, 1.6, plainTrim, plainTrim, 0.05))
  }
  for (const y of COURSES) walls.push({ min: [-NAVE.half, y, FRONT - 0.18], max: [NAVE.half, y + 0.22, FRONT], face: plainTrim })
  walls.push(...gableFront(-1.9, 1.9, FRONT - 0.4, FRONT, 5.2, 2.1, plainTrim, plainTrim, 0.05))
  walls.push(...pinnacle(0, FRONT + 0.2, NAVE.eaves + NAVE.gable, 2.4, 0.18, plainTrim, spireFace))
  for (let i = 0; i < 3; i++)
    walls.push({ min: [-8 - i * 0.4, 0, TOWER_FRONT - 1.1 - i * 0.5], max: [8 + i * 0.4, 0.5 - i * 0.16, TOWER_FRONT + 1], face: plainTrim })
  return { walls, height: TOWER.height + 11.5, radius: 8, seat: [0, NAVE.eaves + NAVE.gable, -2], face: [0, 9, TOWER_FRONT],
    lights: lit ? [-TOWER.x, 0, TOWER.x].map((x) => ({ position: [x, 2.4, TOWER_FRONT - 2.6] as const, color: [1.9, 1.15, 0.5] as const, radius: 12 })) : [] }
}

export const CASTLE_RECIPES: Readonly<Record<string, Recipe>> = { castle, palace: castle, tower, cathedral }
