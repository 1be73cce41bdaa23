import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { add, along, cross, dot, lerp, scaled, sub, unit } from '../builder/vector.ts'
import { quads } from '../tuples.ts'

/** The bones of a spread wing, and how its feathers lie. */
export type WingBones = {
  readonly shoulder: Vec3
  readonly elbow: Vec3
  readonly wrist: Vec3
  /** End of the hand. */
  readonly hand: Vec3
  /** Where the feathers at the body point. */
  readonly trail: Vec3
  /** Out of the side on which the coverts lie. */
  readonly upper: Vec3
  /** Length of the feathers of arm and hand. */
  readonly secondary: number
  readonly primary: number
  /** True for one of a flock: fewer feathers, and wider ones. */
  readonly small: boolean
  /** Radius of the shoulder. */
  readonly thick: number
}

type WingTones = { readonly covert: number; readonly secondary: number; readonly primary: number }

/** Feathers of a row. */
const ROW = 9
const SMALL_ROW = 5
/** Rows of coverts: how far each lies over the arm, how long and how wide its feathers are, and how many. */
const COVERTS = quads([0.16, 0.6, 0.98, 9, 0.42, 0.34, 1.2, 6])
/** How thin a feather is against its width, and how far its vane tilts towards the hand, so that rows lie like tiles. */
const VANE = 0.14
const TILT = 0.24

/**
 * A spread wing: an arm, long primaries that fan out from the hand, secondaries behind the arm, and two rows of coverts over both. Every
 * feather is a flat vane, narrow at its root and rounded or pointed at its tip.
 */
export function buildFeatheredWing(kit: KitBuilder, wing: WingBones, tones: WingTones): void {
  const { shoulder, elbow, wrist, hand, thick, small } = wing
  const trail = unit(wing.trail)
  const out = unit(sub(hand, wrist))
  /** Out of the wing's upper side, where it runs along `span`. */
  const over = (span: Vec3): Vec3 => {
    const flat = unit(cross(trail, span))
    return dot(flat, wing.upper) < 0 ? scaled(flat, -1) : flat
  }
  const [upArm, upHand] = [over(sub(wrist, shoulder)), over(sub(hand, wrist))]
  const [vaneArm, vaneHand] = [upArm, upHand].map((up) => unit(add(up, scaled(out, TILT))))
  const onArm = (t: number): Vec3 => (t < 0.5 ? lerp(shoulder, elbow, t * 2) : lerp(elbow, wrist, t * 2 - 1))
  const outermost = unit(add(out, scaled(trail, 0.12)))
  /** A feather's direction: `fan` 0 as at the body, 1 as at the end of the hand. */
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
  // The greater coverts hide the roots of the long feathers, the lesser ones the roots of these.
  const rows = small ? [[0.3, 0.52, 1.3, count]] : COVERTS
  for (const [lift, share, size, members] of rows) {
    for (let i = 0; i < members; i++) {
      const t = i / (members - 1)
      const root = t < 0.6 ? onArm(t / 0.6) : lerp(wrist, hand, (t - 0.6) / 0.46)
      const fan = t < 0.6 ? 0.1 * t : 0.1 + 0.7 * (t - 0.6) * 2.2
      const long = wing.secondary * share * (t < 0.6 ? 1 : 0.9)
      const from = along(root, t < 0.6 ? upArm : upHand, wide * lift)
      const tone = share > 0.5 && !small ? tones.secondary : tones.covert
      kit.blade(from, along(from, way(fan), long), wide * size, wide * size * 0.8, t < 0.6 ? vaneArm : vaneHand, VANE * 2, tone, wide * 0.05)
    }
  }
  kit.path([shoulder, elbow, wrist, hand], [thick, thick * 0.66, thick * 0.5, thick * 0.22], tones.covert, thick * 0.5)
}
