import { hash2 } from '../../render/noise.ts'
import { createRandom, KitBuilder, linear, pairs, type Rgb, scaled, type Vec3 } from '../builder/index.ts'
import { gableFront, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { boards, type Face, glow, matte, plain } from './wall-faces.ts'

function ferrisWheel(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const steel = kit.material({ color: input.color ?? [0.8, 0.8, 0.82], specular: 0.4, gloss: 24,...(input.lit ? { emission: [0.5, 0.45, 0.6] as const } : {}) })
  const tones = ['#e03a3a', '#f0b020', '#3aa05a', '#3a6fd0', '#a04ac0', '#f08030']
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const mid = 13
  const r = 10.6
  for (const z of [-0.9, 0.9]) {
    const count = 18
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const b = ((i + 1) / count) * Math.PI * 2
      kit.cone(at(Math.cos(a) * r, mid + Math.sin(a) * r, z), at(Math.cos(b) * r, mid + Math.sin(b) * r, z), 0.17, 0.17, steel)
      if (i % 2 === 0) kit.cone(at(0, mid, z), at(Math.cos(a) * r, mid + Math.sin(a) * r, z), 0.09, 0.09, steel)
    }
    for (const s of [-1, 1]) kit.cone(at(s * 5, 0, z * 2), at(0, mid, z), 0.36, 0.26, steel)
  }
  kit.cone(at(0, mid, -1.5), at(0, mid, 1.5), 0.7, 0.7, steel)
  if (input.lit) {
    const bulb = kit.material({ color: [1, 0.8, 0.5], emission: [3.4, 2.2, 1] })
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2
      kit.sphere(at(Math.cos(a) * r, mid + Math.sin(a) * r, -1.1), 0.2, bulb)
      if (i % 6 === 0) for (const share of [0.35, 0.55, 0.75]) kit.sphere(at(Math.cos(a) * r * share, mid + Math.sin(a) * r * share, -1.05), 0.15, bulb)
    }
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.26
    const tone = linear(tones[i % tones.length])
    const car = kit.material({ color: tone, specular: 0.4, gloss: 24, ...(input.lit ? { emission: scaled(tone, 1.5) } : {}) })
    const x = Math.cos(a) * r
    const y = mid + Math.sin(a) * r
    kit.ellipsoid(at(x, y - 1, 0), [0.8, 0.72, 0.85], car).cone(at(x, y, 0), at(x, y - 0.5, 0), 0.08, 0.08, steel)
  }
  return { bodies: [kit.build(`ferris:${input.lit}:${input.color?.join() ?? ''}`)], height: 24.4, radius: 6, seat: [0, 24, 0], face: [0, 13, -1] }
}

function carousel(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const red = kit.material({ color: input.color ?? linear('#d8344a'), specular: 0.15 })
  const cream = kit.material({ color: [0.86, 0.8, 0.66], specular: 0.15 })
  const gold = kit.material({ color: linear('#e0b030'), specular: 1, gloss: 40, metal: 0.4 })
  const lamp = kit.material({ color: [1, 0.8, 0.45], emission: input.lit ? [3.2, 2.2, 1] : [0.6, 0.45, 0.2] })
  kit.ellipsoid([0, 0.2, 0], [3.4, 0.2, 3.4], cream).cone([0, 0.3, 0], [0, 2.6, 0], 0.8, 0.8, gold)
    .lathe([0, 3.3, 0], pairs([0, 3.4, 0.75, 1.8, 1.7, 0.15]), 'y', cream, 0.02)
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    const p = (rad: number, y: number) => [Math.cos(a) * rad, y, Math.sin(a) * rad] as const
    kit.path([p(3.4, 3.3), p(1.8, 4.05), p(0.15, 5)], [0.42, 0.23, 0.08], i % 2 ? red : cream).sphere(p(3.75, 3.02), 0.1, lamp)
  }
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    const p = (rad: number, y: number) => [Math.cos(a) * rad, y, Math.sin(a) * rad] as const
    if (i % 2 === 0) {
      kit.cone(p(2.5, 0.3), p(2.5, 3.2), 0.045, 0.045, gold)
      const horse = i % 4 ? cream : kit.material({ color: linear(['#8a5a34', '#e8e2d4', '#3a3a40', '#c89a5a'][(i / 4) % 4]), specular: 0.3 })
      const up = 1.3 + (i % 4) * 0.12
      const t = (d: number, y: number) => [Math.cos(a + d) * 2.5, y, Math.sin(a + d) * 2.5] as const
      kit.cone(t(-0.14, up), t(0.14, up), 0.24, 0.26, horse).cone(t(0.16, up + 0.1), t(0.24, up + 0.55), 0.17, 0.12, horse, 0.08)
        .cone(t(0.24, up + 0.58), t(0.34, up + 0.42), 0.13, 0.08, horse, 0.05)
      for (const d of [-0.13, 0.13]) kit.cone(t(d, up - 0.1), t(d + 0.06, up - 0.62), 0.08, 0.05, horse, 0.05)
    }
  }
  kit.sphere([0, 5.2, 0], 0.2, gold)
  return { bodies: [kit.build(`carousel:${input.lit}`)], height: 5.4, radius: 3.8, seat: [0, 5.2, 0], face: [0, 2.4, -2.6],
    lights: input.lit ? [{ position: [0, 2.8, -3.4], color: [1.8, 1.2, 0.55], radius: 9 }] : [] }
}

function rollerCoaster(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const rail = kit.material({ color: input.color ?? linear('#d8302e'), specular: 0.3, gloss: 20 })
  const frame = kit.material({ color: [0.72, 0.7, 0.66], specular: 0.1 })
  const train = kit.material({ color: linear('#f0c020'), specular: 0.5, gloss: 30 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const height = (x: number): number => 3 + 14 * Math.exp(-(((x + 9) / 4) ** 2)) + 9 * Math.exp(-(((x - 12) / 3.4) ** 2))
  for (let i = -20; i < 20; i++) {
    const x = i
    for (const z of [-0.5, 0.5]) kit.cone(at(x, height(x), z), at(x + 1, height(x + 1), z), 0.16, 0.16, rail)
    if (i % 2 === 0)
      kit.cone(at(x, 0, -0.9), at(x, height(x), -0.5), 0.12, 0.12, frame).cone(at(x, 0, 0.9), at(x, height(x), 0.5), 0.12, 0.12, frame)
        .cone(at(x, height(x) * 0.5, -0.7), at(x + 2, height(x + 2) * 0.8, -0.6), 0.06, 0.06, frame)
  }
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2
    const b = ((i + 1) / 20) * Math.PI * 2
    for (const z of [-0.5, 0.5])
      kit.cone(at(2 + Math.sin(a) * 5, 8.4 - Math.cos(a) * 5.4, z + a * 0.2), at(2 + Math.sin(b) * 5, 8.4 - Math.cos(b) * 5.4, z + b * 0.2), 0.16, 0.16, rail)
  }
  for (let i = 0; i < 4; i++) kit.box(at(-6.2 + i * 1.15, height(-6.2 + i * 1.15) + 0.6, 0), [0.6, 0.4, 0.5], 0.12, train)
  return { bodies: [kit.build(`coaster:${input.color?.join() ?? ''}`)], height: 18, radius: 20, seat: [-9, 17.5, 0], face: [0, 9, -1] }
}

/** True for a burning building. */
export const isBurning = ({ material, attributes }: BuildingInput): boolean =>
  material === 'fire' || attributes.some((word) => word === 'burning' || word === 'on fire')

/** The same building with flames from windows and roof, smoke above it, and firelight on everything. */
export function onFire(parts: BuildingParts, seed: number): BuildingParts {
  const { height, radius } = parts
  const random = createRandom(seed)
  const kit = new KitBuilder()
  const outer = kit.material({ color: [1, 0.3, 0.04], emission: [4.2, 1.15, 0.14] })
  const inner = kit.material({ color: [1, 0.7, 0.2], emission: [5.5, 3.2, 0.7] })
  const smoke = kit.material({ color: [0.06, 0.055, 0.055], specular: 0, pattern: { kind: 'noise', color: [0.02, 0.018, 0.018], scale: 0.6 } })
  const front = parts.face?.[2] ?? -radius * 0.6
  for (let i = 0; i < 22; i++) {
    const high = i < 12
    const across = ((i % 12) / (high ? 11 : 9) - 0.5) * radius * (high ? 1.5 : 1.7)
    const ridge = 1 - Math.abs(across / radius) * 0.55
    const low = height * (high ? 0.84 * ridge : 0.12 + 0.34 * random())
    const tall = height * (high ? 0.22 + 0.3 * random() : 0.14 + 0.14 * random())
    const z = high ? front * (0.25 + 0.5 * random()) : front - 0.05 * radius
    const wide = tall * (0.2 + 0.08 * random())
    const sway = (random() - 0.5) * tall * 0.5
    const at = (x: number, y: number) => upright([x, y, z])
    kit.cone(at(across, low), at(across + sway, low + tall), wide, wide * 0.05, outer, wide * 0.4)
    kit.cone(upright([across, low, z - wide * 0.7]), upright([across + sway * 0.6, low + tall * 0.6, z - wide * 0.4]), wide * 0.5, wide * 0.04, inner)
  }
  for (let i = 0; i < 12; i++) {
    const rise = i / 11
    kit.sphere(upright([(random() - 0.5) * radius * 0.9 + rise * radius * 0.8, height * (1.08 + rise * 0.75), -front * (0.2 + random() * 0.5)]),
      height * (0.1 + 0.13 * rise), smoke, height * 0.06)
  }
  return {
    ...parts,
    bodies: [...(parts.bodies ?? []), kit.build(`fire:${height.toFixed(2)}:${radius.toFixed(2)}:${seed}`)],
    lights: [...(parts.lights ?? []), { position: [0, height * 0.55, front - radius * 0.7], color: [1.3, 0.5, 0.12], radius: height * 3.5 }],
  }
}

const STOREY = 3.1
const GLOW: Rgb = [1.9, 1.15, 0.32]

/** Windows of a neglected house: some are lit, most are dark, several are broken or boarded up. */
function neglected(wall: Face, width: number, rows: number, seed: number, lit: boolean): Face {
  const bay = width / Math.max(1, Math.round(width / 2.3))
  const panes = windowed(wall, width, lit, { sill: 1.1, storey: STOREY, rows, bay, width: 0.9, height: 1.7, frame: [0.16, 0.14, 0.13], lit: 0.5, arched: true,
    light: GLOW, seed })
  const columns = Math.max(1, Math.floor((width - 0.3) / bay))
  const start = (width - columns * bay) / 2
  return (axis, u, v, x, y, z, out) => {
    panes(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const column = Math.floor((u - start) / bay)
    const row = Math.floor((v - 1.1) / STOREY)
    const du = u - start - (column + 0.5) * bay
    const dv = v - 1.1 - row * STOREY
    if (Math.abs(du) > 0.62 || dv < 0.05 || dv > 1.65 || column < 0 || column >= columns) return
    const chance = hash2(column * 5 + seed, row * 11 + axis)
    // Two boards nailed across the window.
    if (chance < 0.3) {
      const low = Math.abs(dv - 0.5 - du * 0.34) < 0.13
      const high = Math.abs(dv - 1.15 + du * 0.42) < 0.13
      if (low || high) matte(out, 0.13, 0.09, 0.06)
    } else if (chance < 0.6 && Math.abs(du) < 0.4) {
      // A hole with jagged glass around it.
      const away = Math.hypot(du, (dv - 0.9) * 0.7)
      const tooth = 0.2 + 0.1 * Math.abs(((Math.atan2(dv - 0.9, du) * 2.2) % 1) - 0.4)
      if (away < tooth) {
        matte(out, 0.006, 0.006, 0.01)
        glow(out, 0, 0, 0)
      }
    }
  }
}

/** A bare tree bent by the wind, its base at `foot`. */
function deadTree(kit: KitBuilder, foot: Vec3, tall: number, lean: number, seed: number): void {
  const bark = kit.material({ color: [0.05, 0.04, 0.038], specular: 0.04 })
  const random = createRandom(seed)
  const grow = (from: Vec3, angle: number, length: number, thick: number, depth: number): void => {
    let at = from
    let a = angle
    for (let i = 0; i < 2; i++) {
      a += (random() - 0.5) * 0.6
      const to: Vec3 = [at[0] + Math.sin(a) * length * 0.5, at[1] + Math.cos(a) * length * 0.5, at[2] + (random() - 0.5) * length * 0.3]
      kit.cone(upright(at), upright(to), thick * (1 - 0.2 * i), thick * (0.8 - 0.2 * i), bark)
      at = to
    }
    if (depth === 0) return
    for (const side of [-1, 1]) grow(at, a + side * (0.45 + 0.4 * random()), length * 0.66, thick * 0.55, depth - 1)
  }
  grow(foot, lean, tall * 0.42, tall * 0.032, 3)
}

/** Tall dark crooked gables, a tower with a pointed roof, dead trees, and a fence with missing pickets. */
function hauntedHouse(input: BuildingInput): BuildingParts {
  const tone = input.color ?? linear('#77717f')
  const siding = boards([tone[0] * 0.55, tone[1] * 0.55, tone[2] * 0.58], [tone[0] * 1.1, tone[1] * 1.1, tone[2] * 1.12], 0.26)
  const roof = roofTiles([0.04, 0.04, 0.055], [0.11, 0.105, 0.13], input.snowy)
  const seed = Math.abs(input.seed) % 89
  const front = (width: number, rows: number, own: number): Face => neglected(siding, width, rows, seed + own, input.lit)
  const trim = plain([0.05, 0.047, 0.05])
  const walls: Wall[] = [
    // The main body, and its steep gables of different heights.
    { min: [-6.2, 0, -3], max: [3.4, 2 * STOREY + 0.6, 4], face: withDoor(front(9.6, 2, 1), 5.2, 1.5, 2.6, [0.07, 0.035, 0.03], true) },
    ...gableFront(-6.2, -1.4, -3.1, 4, 2 * STOREY + 0.5, 5.4, front(4.8, 1, 2), roof),
    ...gableFront(-1.2, 3.4, -2.8, 4, 2 * STOREY + 0.5, 3.6, front(4.6, 1, 3), roof),
    // A lower side wing.
    { min: [-9.4, 0, -2], max: [-6.2, STOREY + 0.9, 3.4], face: front(3.2, 1, 4) },
    ...gableFront(-9.5, -6.1, -2.1, 3.4, STOREY + 0.8, 3.4, siding, roof),
    // The tower and its spire.
    { min: [3, 0, -4], max: [6.6, 4 * STOREY, -0.4], face: front(3.6, 4, 5) },
    { min: [2.75, 4 * STOREY - 0.3, -4.25], max: [6.85, 4 * STOREY, -0.15], face: trim },
    ...hipRoof(2.5, 7.1, -4.5, 0.1, 4 * STOREY, 5.6, roof, 0, 1.5),
    // Porch on thin posts.
    { min: [-3.4, 2.9, -4.9], max: [2.6, 3.12, -3], face: roof },
    ...[-3.2, -1.2, 0.5, 2.4].map((x) => ({ min: [x - 0.09, 0, -4.7] as const, max: [x + 0.09, 2.9, -4.52] as const, face: trim })),
    { min: [-1.5, 0, -5.1], max: [0.7, 0.2, -3], face: trim },
    // A half-collapsed chimney.
    { min: [-4.2, 2 * STOREY, 1], max: [-3.3, 2 * STOREY + 6.2, 1.9], face: plain([0.12, 0.07, 0.06]) },
    { min: [-4.2, 2 * STOREY + 6.2, 1], max: [-3.8, 2 * STOREY + 6.7, 1.9], face: plain([0.12, 0.07, 0.06]) }]
  const iron = new KitBuilder()
  const black = iron.material({ color: [0.02, 0.02, 0.024], specular: 0.4, gloss: 20 })
  const random = createRandom(seed + 5)
  for (const [from, to] of pairs([-11, -2.1, 1.4, 9.4])) {
    iron.cone(upright([from, 0.5, -7.4]), upright([to, 0.5, -7.4]), 0.045, 0.045, black)
    iron.cone(upright([from, 1.15, -7.4]), upright([to, 1.15, -7.4]), 0.045, 0.045, black)
    for (let x = from; x <= to; x += 0.72) {
      if (random() < 0.14) continue
      const lean = (random() - 0.5) * 0.26
      iron.cone(upright([x, 0, -7.4]), upright([x + lean, 1.62, -7.4]), 0.06, 0.05, black)
      iron.cone(upright([x + lean, 1.55, -7.4]), upright([x + lean * 1.2, 1.9, -7.4]), 0.1, 0.01, black)
    }
  }
  // The spire's crooked weather vane.
  iron.cone(upright([4.8, 4 * STOREY + 5.2, -2.2]), upright([5.05, 4 * STOREY + 7.4, -2.2]), 0.07, 0.03, black)
  iron.cone(upright([4.5, 4 * STOREY + 6.5, -2.2]), upright([5.5, 4 * STOREY + 6.75, -2.2]), 0.05, 0.03, black)
  const trees = new KitBuilder()
  deadTree(trees, [-10.2, -0.1, -5], 9.4, 0.14, seed + 11)
  deadTree(trees, [9, -0.1, -4.6], 7.6, -0.2, seed + 23)
  return { walls, bodies: [iron.build(`haunted-iron:${seed}`), trees.build(`haunted-trees:${seed}`)], height: 4 * STOREY + 7.4, radius: 10.5,
    seat: [0, 2 * STOREY + 5, 0], face: [0, 6, -3], lights: input.lit ? [{ position: [-0.4, 2.2, -5.6], color: [1.5, 0.95, 0.35], radius: 8 }] : [] }
}

export const FAIRGROUND_RECIPES: Readonly<Record<string, Recipe>> = {
  'ferris-wheel': ferrisWheel, carousel, 'roller-coaster': rollerCoaster, 'haunted-house': hauntedHouse,
}
