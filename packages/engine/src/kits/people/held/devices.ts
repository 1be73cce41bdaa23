import { add, along, cross, type KitBuilder, lerp, linear, quads, type Rgb, scaled, sub, unit, type Vec3 } from '../../builder/index.ts'

/** Sparks that circle from one hand to the other. */
const SPARKS = 22
const TURNS = 1.6

/** A spell being cast: a ball of light over the right hand with rings, and sparks that rise to it from the left. Returns the ball's center. */
export function buildSpell(kit: KitBuilder, right: Vec3, left: Vec3): Vec3 {
  const core = kit.material({ color: [0.7, 0.95, 1], emission: [2.2, 3.4, 4], specular: 1, gloss: 60 })
  const halo = kit.material({ color: [0.4, 0.6, 1], emission: [0.5, 1.1, 2.6] })
  const spark = kit.material({ color: [0.85, 0.6, 1], emission: [1.3, 0.5, 2.3] })
  const ball = add(right, [0.1, 0.2, 0])
  kit.sphere(ball, 0.085, core).torus(ball, 0.15, 0.009, 'y', halo).torus(ball, 0.135, 0.008, 'x', halo)
  const palm = add(left, [0.06, 0.08, 0])
  for (let i = 0; i < SPARKS; i++) {
    const share = (i + 0.5) / SPARKS
    const angle = share * TURNS * Math.PI * 2
    const wide = 0.05 + 0.06 * Math.sin(share * Math.PI)
    const middle = add(lerp(palm, ball, share), [0.12, -0.16 * Math.sin(share * Math.PI), 0])
    const at = add(middle, [Math.cos(angle) * wide * 0.6, Math.sin(angle) * wide, Math.sin(angle * 0.7) * 0.05])
    kit.sphere(at, 0.011 + 0.014 * ((i * 7) % 5) * 0.25 + 0.008 * share, spark)
  }
  kit.sphere(palm, 0.03, halo)
  return ball
}

/** How far each half of a sheet is folded back, radians, and half its size: up and to the side. */
const FOLD = 0.26
const HALF = [0.2, 0.13] as const

/** Lines of print: height on a page of half height 1, distance from its center, half length and half thickness. */
const PRINT = quads([
  0.78, 0, 0.8, 0.1, 0.5, -0.42, 0.38, 0.03, 0.38, -0.42, 0.38, 0.03, 0.26, -0.42, 0.36, 0.03, -0.3, 0, 0.78, 0.03, -0.42, 0, 0.76, 0.03, -0.54, 0, 0.78, 0.03,
  -0.66, 0, 0.72, 0.03, -0.78, 0, 0.76, 0.03])

/** A newspaper or map spread between both hands, its printed side toward the reader. */
export function buildSheets(kit: KitBuilder, thing: string, right: Vec3, left: Vec3, color: Rgb | undefined): void {
  const map = thing === 'map'
  const paper = kit.material({ color: color ?? linear(map ? '#e9dcb4' : '#efece4'), specular: 0.05 })
  const ink = kit.material({ color: linear(map ? '#8a6a3a' : '#4a4a4e'), specular: 0.05 })
  const image = kit.material({ color: linear(map ? '#7fae86' : '#9aa4ae'), specular: 0.05 })
  const [tall, wide] = HALF
  const middle: Vec3 = add(lerp(right, left, 0.5), [0.05, 0.07, 0])
  for (const side of [1, -1]) {
    const yaw = side * FOLD
    const [out, back] = [Math.cos(FOLD), Math.sin(FOLD)]
    // A point on this half's page: up, out from the fold, and in front of the paper.
    const at = (up: number, aside: number, front: number): Vec3 =>
      add(middle, [front * out - (aside + wide) * back, up, side * ((aside + wide) * out + front * back)])
    kit.box(at(0, 0, 0), [0.002, tall, wide], 0.002, paper, 0, yaw)
    for (const [up, aside, long, thick] of PRINT) kit.box(at(up * tall, aside * side * wide, 0.004), [0.001, thick * tall, long * wide], 0.001, ink, 0, yaw)
    kit.box(at(0.2 * tall, 0.45 * side * wide, 0.004), [0.001, 0.34 * tall, 0.36 * wide], 0.001, image, 0, yaw)
  }
}

/** How far water flies from a nozzle, and how far it rises and then falls, in units of the figure. */
const JET = { far: 1.9, rise: 0.62, fall: 1.15 } as const
const DROPS = 14

/** A hose from the ground behind through both hands, and the jet from its nozzle. */
export function buildHose(kit: KitBuilder, right: Vec3, left: Vec3): void {
  const canvas = kit.material({ color: linear('#d8c9a0'), cloth: 1 })
  const brass = kit.material({ color: linear('#d0a03a'), metal: 0.5, specular: 1, gloss: 50 })
  const red = kit.material({ color: linear('#c02a26'), specular: 0.5, gloss: 40 })
  const water = kit.material({ color: [0.62, 0.84, 0.96], specular: 1.3, gloss: 80, emission: [0.06, 0.1, 0.13] })
  const way = unit(sub(left, right))
  const ahead: Vec3 = unit([1, 0.12, way[2] * 0.2])
  const mouth = along(left, ahead, 0.16)
  kit.cone(along(left, ahead, -0.03), mouth, 0.03, 0.024, brass).cone(along(left, ahead, 0.0), along(left, ahead, 0.05), 0.04, 0.04, red)
  const floor = 0.034
  kit.path(
    [along(left, ahead, -0.02), right, add(right, [-0.3, -0.1, -0.08]), [right[0] - 0.5, right[1] * 0.45, right[2] - 0.12],
      [right[0] - 0.46, floor, right[2] - 0.2], [right[0] - 0.1, floor, right[2] - 0.34], [right[0] - 0.2, floor, right[2] - 0.62],
      [right[0] - 0.75, floor, right[2] - 0.5], [right[0] - 1.1, floor, right[2] - 0.2]],
    [0.032, 0.032, 0.034, 0.034, 0.034, 0.034, 0.034, 0.034, 0.034],
    canvas,
    0.03)
  const at = (t: number, up = 0, aside = 0): Vec3 => [mouth[0] + JET.far * t, mouth[1] + JET.rise * t - JET.fall * t * t + up, mouth[2] + aside]
  kit.path([at(0), at(0.2), at(0.42), at(0.64), at(0.84), at(1)], [0.018, 0.03, 0.045, 0.06, 0.066, 0.03], water, 0.02)
  // The edge of the jet breaks up into drops.
  for (let i = 0; i < DROPS; i++) {
    const t = 0.35 + (0.72 * i) / DROPS
    const turn = i * 2.399
    const wide = 0.05 + 0.16 * t * t
    const from = at(t, Math.sin(turn) * wide, Math.cos(turn) * wide)
    kit.cone(from, lerp(from, at(t + 0.08, Math.sin(turn) * wide, Math.cos(turn) * wide), 0.8), 0.016, 0.01, water)
  }
}

/** Half the length, width and thickness of a phone. */
const PHONE = [0.084, 0.036, 0.004] as const

/** A phone from the hand that holds it to its other end at `end`: flat against a cheek, or upright in front of a face. */
export function buildPhone(kit: KitBuilder, end: Vec3, hand: Vec3, color: Rgb | undefined): void {
  const shell = kit.material({ color: color ?? linear('#22242b'), specular: 0.9, gloss: 60 })
  const lens = kit.material({ color: linear('#7a8290'), specular: 1.2, gloss: 80 })
  const middle = lerp(end, hand, 0.42)
  const way = unit(sub(end, hand))
  const [long, wide, thick] = PHONE
  if (way[1] > UPRIGHT) {
    kit.box(middle, [thick, long, wide], 0.008, shell).sphere(add(middle, [0.01, 0.06, -0.018]), 0.012, lens)
    return
  }
  kit.box(add(middle, [0, 0, -0.012]), [long, wide, thick], 0.008, shell, 0, 0, Math.atan2(way[1], way[0]))
  kit.sphere(add(along(middle, way, 0.06), [0, 0, -0.022]), 0.011, lens)
}

/** Directions steeper than this count as upright. */
const UPRIGHT = 0.98

/** A camera between both hands, its lens forward. */
export function buildLens(kit: KitBuilder, right: Vec3, left: Vec3): void {
  const shell = kit.material({ color: linear('#26272c'), specular: 0.4, gloss: 30 })
  const steel = kit.material({ color: linear('#b9bec6'), metal: 0.6, specular: 1.1, gloss: 60 })
  const glass = kit.material({ color: linear('#1a2a44'), specular: 1.6, gloss: 120 })
  const middle = add(lerp(right, left, 0.5), [-0.02, 0.045, 0])
  const at = (x: number, y: number, z: number): Vec3 => add(middle, [x, y, z])
  kit.box(middle, [0.022, 0.04, 0.078], 0.012, shell).box(at(0, 0.058, 0), [0.018, 0.012, 0.026], 0.008, shell)
    .cone(at(0, 0.056, -0.062), at(0, 0.066, -0.062), 0.016, 0.014, steel).hemmed(at(0.02, -0.002, 0), at(0.105, -0.002, 0), 0.046, 0.05, shell)
    .torus(at(0.104, -0.002, 0), 0.047, 0.006, 'x', steel).ellipsoid(at(0.1, -0.002, 0), [0.012, 0.04, 0.04], glass)
}

/** Half a bow's length, and how far its ends bend back when drawn. */
const LIMB = 0.56
const BEND = 0.2

/** A bow in the right hand; the left hand draws the string with an arrow on it. */
export function buildDrawnBow(kit: KitBuilder, right: Vec3, left: Vec3): void {
  const wood = kit.material({ color: linear('#7a4a26'), specular: 0.25, gloss: 20 })
  const cord = kit.material({ color: linear('#efe6d2'), specular: 0.1 })
  const shaft = kit.material({ color: linear('#d9b27a'), specular: 0.2, gloss: 16 })
  const steel = kit.material({ color: linear('#cfd6de'), metal: 0.6, specular: 1.2, gloss: 70 })
  const feather = kit.material({ color: linear('#d8433a') })
  const ahead = unit(sub(right, left))
  const side = unit(cross(ahead, [0, 1, 0]))
  const upright = cross(side, ahead)
  const limb = (up: number, back: number): Vec3 => along(along(right, upright, up * LIMB), ahead, -back)
  kit.path([limb(-1, BEND), limb(-0.72, BEND * 0.36), limb(-0.3, 0), limb(0.3, 0), limb(0.72, BEND * 0.36), limb(1, BEND)],
    [0.01, 0.017, 0.022, 0.022, 0.017, 0.01], wood, 0.012)
  for (const end of [-1, 1]) kit.cone(limb(end, BEND), left, 0.0045, 0.0045, cord)
  const tip = along(right, ahead, 0.16)
  kit.cone(left, tip, 0.009, 0.008, shaft).cone(tip, along(tip, ahead, 0.075), 0.022, 0.003, steel)
  for (const turn of [0, 2.1, 4.2]) {
    const out = add(scaled(upright, Math.cos(turn) * 0.026), scaled(side, Math.sin(turn) * 0.026))
    kit.cone(add(along(left, ahead, 0.03), out), along(left, ahead, 0.13), 0.016, 0.006, feather)
  }
}
