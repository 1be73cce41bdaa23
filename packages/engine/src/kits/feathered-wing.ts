import type { Vec3 } from '../render/scene.ts'
import type { KitBuilder } from './kit-builder.ts'
import { add, along, lerp, scaled, sub, unit } from './vector.ts'

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
const ROW = 8
const SMALL_ROW = 5

/** A spread wing: an arm, long primaries that fan out from the hand, secondaries behind the arm, and rows of coverts over both. */
export function buildFeatheredWing(kit: KitBuilder, wing: WingBones, tones: WingTones): void {
  const { shoulder, elbow, wrist, hand, thick } = wing
  const trail = unit(wing.trail)
  const out = unit(sub(hand, wrist))
  const onArm = (t: number): Vec3 => (t < 0.5 ? lerp(shoulder, elbow, t * 2) : lerp(elbow, wrist, t * 2 - 1))
  const outermost = unit(add(out, scaled(trail, 0.12)))
  /** A feather's direction: `fan` 0 as at the body, 1 as at the end of the hand. */
  const way = (fan: number): Vec3 => unit(lerp(trail, outermost, fan))
  const count = wing.small ? SMALL_ROW : ROW
  const wide = wing.primary * (wing.small ? 0.16 : 0.105)
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const long = wing.secondary + (wing.primary - wing.secondary) * Math.sin(Math.PI * (0.14 + 0.56 * t))
    const root = lerp(wrist, hand, t)
    const to = way(0.16 + 0.84 * t ** 1.15)
    const width = wide * (1 - 0.25 * t)
    kit.path(
      [root, along(root, to, long * 0.68), along(root, to, long)],
      [width * 0.62, width, width * 0.42],
      tones.primary,
      width * 0.12,
    )
  }
  for (let i = 0; i < count - 1; i++) {
    const t = i / (count - 1.5)
    const root = onArm(t)
    const tip = along(root, way(0.12 * t), wing.secondary * (0.86 + 0.14 * t))
    kit.cone(root, tip, wide * 0.8, wide * 0.86, tones.secondary, wide * 0.12)
  }
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const root = t < 0.6 ? onArm(t / 0.6) : lerp(wrist, hand, (t - 0.6) / 0.46)
    const fan = t < 0.6 ? 0.1 * t : 0.1 + 0.7 * (t - 0.6) * 2.2
    const over = along(root, wing.upper, wide * 0.45)
    const long = wing.secondary * (t < 0.6 ? 0.56 : 0.5)
    kit.cone(over, along(over, way(fan), long), wide * 1.05, wide * 0.7, tones.covert, wide * 0.3)
  }
  kit.path(
    [shoulder, elbow, wrist, hand],
    [thick, thick * 0.72, thick * 0.6, thick * 0.3],
    tones.covert,
    thick * 0.5,
  )
}
