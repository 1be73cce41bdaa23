import { add, along, cross, dot, type Frame, type KitBuilder, lerp, pairs, quads, scaled, sub, triples, unit, type Vec3 } from '../builder/index.ts'
import type { BirdRow } from './bird-rows.ts'

/** Bones of a spread wing, and the lie of its feathers. */
export type WingBones = {
  readonly shoulder: Vec3
  readonly elbow: Vec3
  readonly wrist: Vec3
  /** End of the hand. */
  readonly hand: Vec3
  /** Direction of the feathers next to the body. */
  readonly trail: Vec3
  /** Direction out of the wing's side with the coverts. */
  readonly upper: Vec3
  /** Lengths of the arm's and the hand's feathers. */
  readonly secondary: number
  readonly primary: number
  /** True for one of a flock: fewer, wider feathers. */
  readonly small: boolean
  /** Radius of the shoulder. */
  readonly thick: number
}

type WingTones = { readonly covert: number; readonly secondary: number; readonly primary: number }

/** Feathers per row. */
const ROW = 9
const SMALL_ROW = 5
/** Rows of coverts: height over the arm, length and width of feathers, and their number. */
const COVERTS = quads([0.16, 0.6, 0.98, 9, 0.42, 0.34, 1.2, 6])
/** Thickness of a feather relative to its width, and how far its vane tilts toward the hand, so that rows overlap like tiles. */
const VANE = 0.14
const TILT = 0.24

/**
 * A spread wing: an arm, long primaries that fan out from the hand, secondaries behind the arm, and two rows of coverts over both. Every feather
 * is a flat vane, narrow at the root, with a rounded or pointed tip.
 */
export function buildFeatheredWing(kit: KitBuilder, wing: WingBones, tones: WingTones): void {
  const { shoulder, elbow, wrist, hand, thick, small } = wing
  const trail = unit(wing.trail)
  const out = unit(sub(hand, wrist))
  /** Direction out of the wing's upper side at a part that runs along `span`. */
  const over = (span: Vec3): Vec3 => {
    const flat = unit(cross(trail, span))
    return dot(flat, wing.upper) < 0 ? scaled(flat, -1) : flat
  }
  const [upArm, upHand] = [over(sub(wrist, shoulder)), over(sub(hand, wrist))]
  const [vaneArm, vaneHand] = [upArm, upHand].map((up) => unit(add(up, scaled(out, TILT))))
  const onArm = (t: number): Vec3 => (t < 0.5 ? lerp(shoulder, elbow, t * 2) : lerp(elbow, wrist, t * 2 - 1))
  const outermost = unit(add(out, scaled(trail, 0.12)))
  /** A feather's direction: `fan` 0 at the body, 1 at the end of the hand. */
  const way = (fan: number): Vec3 => unit(lerp(trail, outermost, fan))
  const count = small ? SMALL_ROW : ROW
  const wide = wing.primary * (small ? 0.19 : 0.125)
  const feather = (root: Vec3, to: Vec3, long: number, width: number, point: number, vane: Vec3, tone: number): void => {
    const bend = along(root, to, long * 0.62)
    if (small) kit.blade(root, along(root, to, long), width, width * point, vane, VANE * 2, tone)
    else {
      kit.blade(root, bend, width * 0.66, width, vane, VANE, tone)
      kit.blade(bend, along(root, to, long - width * point), width, width * point, vane, VANE, tone, width * 0.1)
    }
  }
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const long = wing.secondary + (wing.primary - wing.secondary) * Math.sin(Math.PI * (0.14 + 0.56 * t))
    const root = along(lerp(wrist, hand, t), upHand, -wide * 0.16)
    feather(root, way(0.16 + 0.84 * t ** 1.15), long, wide * (1 - 0.22 * t), 0.3, vaneHand, tones.primary)
  }
  for (let i = 0; i < count; i++) {
    const t = i / (count - 0.5)
    const long = wing.secondary * (0.86 + 0.14 * t)
    const root = along(onArm(t), upArm, -wide * 0.08)
    kit.blade(root, along(root, way(0.12 * t), long), wide * 1.05, wide * 1.1, vaneArm, VANE, tones.secondary)
  }
  // The greater coverts hide the roots of the long feathers; the lesser coverts hide the roots of the greater ones.
  const rows = small ? [[0.3, 0.52, 1.3, count]] : COVERTS
  for (const [lift, share, size, members] of rows)
    for (let i = 0; i < members; i++) {
      const t = i / (members - 1)
      const root = t < 0.6 ? onArm(t / 0.6) : lerp(wrist, hand, (t - 0.6) / 0.46)
      const fan = t < 0.6 ? 0.1 * t : 0.1 + 0.7 * (t - 0.6) * 2.2
      const long = wing.secondary * share * (t < 0.6 ? 1 : 0.9)
      const from = along(root, t < 0.6 ? upArm : upHand, wide * lift)
      const tone = share > 0.5 && !small ? tones.secondary : tones.covert
      kit.blade(from, along(from, way(fan), long), wide * size, wide * size * 0.8, t < 0.6 ? vaneArm : vaneHand, VANE * 2, tone, wide * 0.05)
    }
  kit.path([shoulder, elbow, wrist, hand], [thick, thick * 0.66, thick * 0.5, thick * 0.22], tones.covert, thick * 0.5)
}

type Spot = readonly [up: number, out: number]

/** Joints of a bat's wing in spans from its shoulder: the wrist, the ends of its three fingers, and where the skin meets the leg. */
const WRIST: Spot = [0.3, 0.4]
const FINGERS: readonly Spot[] = pairs([0.04, 1, -0.44, 0.74, -0.5, 0.36])
const LEG: Spot = [-0.42, 0.04]
/** How far the edge of the skin curves in between two fingers, and the number of its segments. */
const DRAWN = 0.34
const PIECES = 5

/** A bat's wing, spread upright to both sides: skin between long fingers, its edge curving in from tip to tip. */
export function membraneWing(kit: KitBuilder, shoulder: Vec3, span: number, side: number, lift: number, skin: number, bone: number): void {
  const raised = ([up, out]: Spot): Spot => [(up + lift * out) * span, out * span * side]
  const ends = [...FINGERS, LEG]
  const edge = ends.slice(1).flatMap((end, i) => {
    const start = ends[i]
    const pull: Spot = [
      (start[0] + end[0]) / 2 + (WRIST[0] - (start[0] + end[0]) / 2) * DRAWN,
      (start[1] + end[1]) / 2 + (WRIST[1] - (start[1] + end[1]) / 2) * DRAWN]
    return Array.from({ length: PIECES }, (_, k): Spot => {
      const t = (k + 1) / PIECES
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return [a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]]
    })
  })
  const outline = [[0.06, 0] as Spot, WRIST, FINGERS[0], ...edge].map(raised)
  const turned = side > 0 ? outline : [...outline].reverse()
  const thick = span * 0.012
  kit.plate(shoulder, turned, thick, 'x', skin, thick)
  const at = (spot: Spot): Vec3 => {
    const [up, out] = raised(spot)
    return [shoulder[0], shoulder[1] + up, shoulder[2] + out]
  }
  kit.cone(shoulder, at(WRIST), span * 0.05, span * 0.03, bone)
  for (const finger of FINGERS) kit.cone(at(WRIST), at(finger), span * 0.024, span * 0.01, bone)
}

/** Shoulder, elbow and end of a flipper: along the spine, behind it, and to the side in girths. */
const HANGING: readonly Vec3[] = triples([0.34, 0, 0.9, 0, -0.02, 1.22, -0.3, 0.02, 1.2])
const RAISED: readonly Vec3[] = triples([0.34, 0, 0.9, 0.28, -0.1, 1.6, 0.38, -0.22, 2.15])

/** Where a raised flipper ends. */
export function handOf(row: BirdRow, body: Frame, side: number): Vec3 {
  const [x, y, z] = RAISED[2]
  return body.at([x, y, row.girth * z * side])
}

/** A wing folded along the body, shoulder toward tail; `body` has x along the spine toward the head. */
export function foldedWing(kit: KitBuilder, row: BirdRow, body: Frame, side: number, main: number, tip: number, small: boolean, holds: boolean,
  middle?: number): void {
  const g = row.girth
  const at = (x: number, y: number, z: number): Vec3 => body.at([x, y, z * side])
  if (row.pitch > 1.35) {
    // Flippers hang slightly off the body; a flipper that holds something is raised in front.
    const joints = holds ? RAISED : HANGING
    kit.path(joints.map(([x, y, z]) => at(x, y, g * z)), [g * 0.26, g * 0.24, g * 0.1], main, g * 0.12)
    return
  }
  if (small) {
    kit.cone(at(0.3, g * 0.2, g * 0.74), at(-0.3, g * 0.34, g * 0.66), g * 0.42, g * 0.3, main, g * 0.1)
    kit.cone(at(-0.2, g * 0.12, g * 0.7), at(-0.72, g * 0.22, g * 0.26), g * 0.3, g * 0.05, tip, g * 0.04)
    return
  }
  layRows(kit, row.girth, body, side, main, middle ?? main, tip)
}

/** Rows of a folded wing, from the longest feathers to the shortest, each overlapping the one before like roof tiles. */
function layRows(kit: KitBuilder, g: number, body: Frame, side: number, main: number, middle: number, tip: number): void {
  const at = (x: number, y: number, z: number): Vec3 => body.at([x, y * g, z * g * side])
  const across = body.turn([0, 0.3, side])
  const feather = (from: Vec3, to: Vec3, wide: number, point: number, tone: number): void => {
    const bend = lerp(from, to, 0.6)
    kit.blade(from, bend, wide * 0.8, wide, across, 0.24, tone).blade(bend, to, wide, wide * point, across, 0.24, tone, wide * 0.1)
  }
  kit.cone(at(0.26, 0.12, 0.6), at(-0.3, 0.3, 0.5), g * 0.46, g * 0.26, main)
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    feather(at(-0.1 - 0.05 * low, 0.5 - 0.6 * low, 0.74 + 0.06 * low), at(-0.74 + 0.16 * low, 0.36 - 0.34 * low, 0.3 + 0.22 * low), g * 0.2, 0.3, tip)
  }
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    feather(at(0.12 - 0.05 * low, 0.5 - 0.74 * low, 0.8 + 0.08 * low), at(-0.42 + 0.1 * low, 0.38 - 0.62 * low, 0.7 + 0.1 * low), g * 0.22, 0.62, middle)
  }
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    feather(at(0.28 - 0.06 * low, 0.48 - 0.8 * low, 0.82 + 0.12 * low), at(-0.1 + 0.04 * low, 0.4 - 0.7 * low, 0.92 + 0.08 * low), g * 0.24, 0.7, main)
  }
}

/** A wing spread in flight. */
export function spreadWing(kit: KitBuilder, row: BirdRow, body: Frame, side: number, main: number, tip: number, beat: number, small: boolean,
  middle = main): void {
  const g = row.girth
  const span = row.wing.span
  const shoulder = body.at([0.24, g * 0.35, side * g * 0.55])
  const out = (x: number, y: number, z: number): Vec3 => add(shoulder, [x * span, y * span, side * z * span])
  const elbow = out(0.05, 0.16 * beat, 0.36)
  const wrist = out(0.12, 0.36 * beat, 0.72)
  const end = out(-0.14, 0.46 * beat, 1.06)
  const wing: WingBones = { ...{ shoulder, elbow, wrist, hand: end }, trail: [-1, -0.08, side * 0.1], upper: [0, 1, 0], secondary: span * 0.36,
    primary: span * 0.44, thick: g * 0.28, small }
  buildFeatheredWing(kit, wing, { covert: main, secondary: middle, primary: tip })
}
