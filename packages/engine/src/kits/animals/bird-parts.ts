import { add, type Frame, type KitBuilder, lerp, linear, pairs, quads, type Vec3 } from '../builder/index.ts'
import type { BirdRow } from './bird-rows.ts'

/** Tail feathers; a train fans out upright behind the bird. */
export function birdTail(kit: KitBuilder, row: BirdRow, rump: Vec3, color: number, eye: number, grounded: boolean, outer?: number): void {
  const { length, wide, lift, train } = row.tail
  if (row.tail.sickles) {
    sickles(kit, rump, length, wide, color)
    return
  }
  if (outer !== undefined) {
    // Long feathers in the middle, shorter ones at the sides and below.
    for (const t of [-2, 2, -1, 1, 0]) {
      const reach = length * (1 - 0.17 * Math.abs(t))
      const root = add(rump, [0, -wide * 0.25 * Math.abs(t), t * wide * 0.42])
      const low = Math.sin(lift) * reach
      const drop = grounded ? Math.max(low, wide * 0.6 - root[1]) : low
      const back = Math.sqrt(Math.max(0.02, reach * reach - drop * drop))
      const end = add(root, [-back, drop, t * wide * 0.5])
      kit.cone(root, end, wide * 0.72, wide * 0.34, Math.abs(t) === 2 ? outer : color, wide * 0.06)
    }
    return
  }
  if (!train) {
    for (const t of length > 0.15 ? [-1, 0, 1] : [0]) {
      // A standing bird's tail must not dig into the ground: it is held out behind instead.
      const drop = Math.max(Math.sin(lift) * length, wide * 0.6 - rump[1])
      const back = Math.sqrt(Math.max(0.02, length * length - drop * drop))
      const end = add(rump, [-(grounded ? back : Math.cos(lift) * length), grounded ? drop : Math.sin(lift) * length, t * (wide + length * 0.14)])
      kit.cone(add(rump, [0, 0, t * wide * 0.4]), end, wide * 0.9, wide * 0.55, color, wide * 0.4)
    }
    return
  }
  fan(kit, rump, row, color, eye)
}

/** Rows of a fan: number of feathers, and their length relative to the longest. */
const FAN = [{ count: 13, share: 1, set: -0.03 }, { count: 8, share: 0.68, set: 0.03 }] as const
const FAN_SPREAD = 2.75

/** A train spread upright behind the bird: narrow plumes with broad ends; a peacock's have an eye in each. */
function fan(kit: KitBuilder, rump: Vec3, { tail }: BirdRow, color: number, blue: number): void {
  const { length, wide } = tail
  const bronze = kit.material({ color: linear('#a8782a'), fur: 0.05, specular: 0.3, gloss: 30 })
  const teal = kit.material({ color: linear('#1aa0a8'), fur: 0.05, specular: 0.5, gloss: 40 })
  for (const { count, share, set } of FAN)
    for (let i = 0; i < count; i++) {
      const angle = (i / (count - 1) - 0.5) * FAN_SPREAD
      const reach = length * share * (0.84 + 0.16 * Math.cos(angle))
      const end = add(rump, [-0.16 - 0.12 * Math.abs(Math.sin(angle)) + set, Math.cos(angle) * reach, Math.sin(angle) * reach])
      kit.blade(rump, end, wide * 0.3, wide * 0.94, [1, 0, 0], 0.2, color)
      const spot = (out: number, size: number, material: number) =>
        kit.ellipsoid(add(end, [wide * out, 0, 0]), [wide * 0.14, wide * size, wide * size], material)
      if (!tail.eyes) continue
      if (share === 1) spot(0.1, 0.72, bronze)
      spot(0.18, 0.5, teal)
      spot(0.26, 0.28, blue)
    }
}

/** Plumes on each side of a rooster's tail: angle from vertical at the root, radians. */
const PLUMES = [0, 0.2, 0.42, 0.66, 0.94] as const
/** Segments of a plume, and how far it curves over from root to tip, radians. */
const BENDS = 4
const FALL = 2.3

function sickles(kit: KitBuilder, rump: Vec3, length: number, wide: number, color: number): void {
  const gloss = kit.material({ color: linear('#1f6a58'), fur: 0.1, specular: 0.5, gloss: 40 })
  for (const [i, lean] of PLUMES.entries())
    for (const side of [1, -1]) {
      const step = (length * (1.1 - 0.1 * i)) / BENDS
      let from = add(rump, [0, 0, side * wide * 0.3])
      for (let k = 0; k < BENDS; k++) {
        const t = k / BENDS
        const angle = lean + FALL * t ** 1.4
        const to = add(from, [-Math.sin(angle) * step, Math.cos(angle) * step, side * step * (0.1 + 0.05 * i)])
        const girth = (s: number) => wide * (0.42 + 0.58 * Math.sin(Math.PI * Math.min(1, 0.15 + 0.75 * s))) * (1 - 0.8 * s ** 3)
        kit.blade(from, to, girth(t), girth(t + 1 / BENDS), [0.2, 0.1, side], 0.3, i % 2 ? gloss : color, wide * 0.1)
        from = to
      }
    }
}

/** A leg with its toes; `foot` is where it stands or hangs. */
export function birdLeg(kit: KitBuilder, row: BirdRow, hip: Vec3, foot: Vec3, thigh: number, scale: number): void {
  const { thick, length, webbed } = row.legs
  const knee = lerp(hip, foot, 0.45)
  const bent: Vec3 = [knee[0] - length * 0.14, knee[1], knee[2]]
  if (length > 0.15) kit.cone(hip, lerp(hip, bent, 0.7), thick * 3, thick * 1.5, thigh, thick)
  kit.path([lerp(hip, bent, 0.5), bent, foot], [thick * 1.2, thick, thick * 0.9], scale, thick * 0.5)
  const reach = Math.max(thick * 2.4, 0.13)
  for (const angle of [-0.55, 0, 0.55])
    kit.cone(foot, add(foot, [Math.cos(angle) * reach, -thick * 0.2, Math.sin(angle) * reach]), thick * 0.9, thick * (webbed ? 0.85 : 0.6), scale,
      webbed ? thick : thick * 0.4)
  if (!webbed) kit.cone(foot, add(foot, [-reach * 0.55, 0, 0]), thick * 0.8, thick * 0.5, scale)
}

/** The lower end of a bust: a ruff of pointed feathers, with breast feathers under it. */
export function birdRuff(kit: KitBuilder, row: BirdRow, head: Vec3, skull: number, breast: number): void {
  const r = row.head
  const at = (x: number, y: number, z: number): Vec3 => add(head, [x * r, y * r, z * r])
  kit.cone(at(-0.08, -0.3, 0), at(-0.38, -1.15, 0), r * 0.9, r * 1, skull, r * 0.3)
  for (const [material, from, to, wide] of quads([breast, -1.1, -2.2, 0.86, skull, -0.6, -1.6, 0.84])) {
    for (let i = 0; i < RUFF; i++) {
      const angle = ((i + (material === skull ? 0.5 : 0)) / RUFF) * Math.PI * 2
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      // Feathers are longest at the throat, where the bust ends in a point.
      const end = to - 0.3 * x + (i % 2) * 0.18
      kit.cone(at(-0.42 + x * wide * 0.72, from, z * wide * 0.72), at(-0.42 + x * wide * 1.2, end, z * wide * 1.15), r * 0.4, r * 0.04, material, r * 0.08)
    }
  }
}

const RUFF = 10

/** Width of a hooked beak relative to its depth. */
const NARROW = 0.62

export function birdBeak(kit: KitBuilder, row: BirdRow, head: Frame, material: number, dark: number, under = material): void {
  const { length, deep, shape } = row.beak
  const r = row.head
  const at = (x: number, y: number, z: number): Vec3 => head.at([x, y, z])
  const from = r * 0.78
  if (shape === 'hook') {
    // High and narrow: straight at first, then bent down to a point over the lower half.
    const ridge = [at(from * 0.86, r * 0.02, 0), at(from + length * 0.4, r * 0.02, 0), at(from + length * 0.74, -r * 0.06 - length * 0.1, 0),
      at(from + length * 0.9, -r * 0.08 - length * 0.36, 0), at(from + length * 0.86, -r * 0.08 - length * 0.62, 0)]
    const girths = [1, 0.86, 0.6, 0.32, 0.07]
    const across = head.turn([0, 0, 1])
    for (let i = 0; i + 1 < ridge.length; i++)
      kit.blade(ridge[i], ridge[i + 1], deep * girths[i], deep * girths[i + 1], across, NARROW, material, i > 0 ? deep * 0.25 : 0)
    kit.blade(at(from * 0.86, -r * 0.22, 0), at(from + length * 0.52, -r * 0.12 - length * 0.2, 0), deep * 0.62, deep * 0.24, across, NARROW, under)
  } else if (shape === 'parrot') {
    // An arc from the brow to a point under the chin, over a short lower half.
    kit.cone(at(from * 0.92, -r * 0.44, 0), at(from + length * 0.36, -r * 0.66, 0), deep * 0.78, deep * 0.46, under)
    kit.path(
      [at(from * 0.9, r * 0.02, 0), at(from + length * 0.42, -r * 0.02, 0), at(from + length * 0.8, -r * 0.32, 0), at(from + length * 0.76, -r * 0.86, 0)],
      [deep * 0.98, deep * 0.86, deep * 0.58, deep * 0.1], material, deep * 0.1)
  } else if (shape === 'flat') {
    kit.cone(at(from, -r * 0.1, 0), at(from + length * 0.7, -r * 0.24, 0), deep, deep * 0.62, material)
    kit.ellipsoid(at(from + length * 0.74, -r * 0.26, 0), [length * 0.34, deep * 0.5, deep * 1.35], material, deep * 0.6)
    kit.ellipsoid(at(from + length * 0.5, -r * 0.42, 0), [length * 0.42, deep * 0.34, deep * 1.05], material, 0)
  } else if (shape === 'pouch') {
    kit.cone(at(from, -r * 0.05, 0), at(from + length, -r * 0.5, 0), deep * 0.7, deep * 0.3, material)
    kit.path([at(from * 0.8, -r * 0.5, 0), at(from + length * 0.3, -r * 1.1, 0), at(from + length * 0.85, -r * 0.6, 0)], [deep * 1.1, deep * 1.4, deep * 0.3],
      material, deep)
  } else {
    const down = shape === 'long' ? 0.22 : 0.12
    kit.cone(at(from, 0, 0), at(from + length, -length * down, 0), deep, deep * 0.12, material)
    kit.cone(at(from, -deep * 0.7, 0), at(from + length * 0.85, -length * down - deep * 0.35, 0), deep * 0.75, deep * 0.1, material)
  }
  if (shape !== 'hook' && shape !== 'parrot') return
  for (const side of [1, -1]) kit.sphere(at(from + length * 0.12, deep * 0.4, side * deep * (shape === 'hook' ? 0.5 : 0.6)), deep * 0.13, dark)
}

export function birdCrest(kit: KitBuilder, row: BirdRow, head: Frame, material: number): void {
  const r = row.head
  const at = (x: number, y: number, z: number): Vec3 => head.at([x * r, y * r, z * r])
  if (row.crest === 'comb') {
    // Five points like a crown's, the middle one highest.
    for (let i = 0; i < 5; i++) {
      const high = 1.5 + 0.42 * Math.sin(Math.PI * (0.2 + 0.17 * i))
      kit.blade(at(0.66 - i * 0.32, 0.72, 0), at(0.62 - i * 0.4, high, 0), r * 0.3, r * 0.1, [0, 0, 1], 0.4, material, r * 0.14)
    }
    for (const side of [0.2, -0.2]) kit.blade(at(0.72, -0.3, side), at(0.78, -1.02, side), r * 0.16, r * 0.26, [0, 0, 1], 0.5, material, r * 0.08)
  } else if (row.crest === 'tuft') {
    for (const [x, y] of pairs([-0.5, 1.5, -0.85, 1.3, -1.05, 1])) kit.cone(at(0.1, 0.62, 0), at(x, y, 0), r * 0.34, r * 0.05, material, r * 0.12)
  } else if (row.crest === 'horns') {
    for (const side of [1, -1]) kit.cone(at(0.12, 0.62, side * 0.52), at(0.02, 1.3, side * 0.84), r * 0.27, r * 0.04, material, r * 0.14)
  } else if (row.crest === 'crown') {
    for (const angle of [-0.5, 0, 0.5]) {
      kit.cone(at(0, 0.8, 0), at(-0.4 + 0.2 * Math.abs(angle), 1.75, angle), r * 0.06, r * 0.05, material)
      kit.sphere(at(-0.4 + 0.2 * Math.abs(angle), 1.8, angle), r * 0.16, material)
    }
  }
}
