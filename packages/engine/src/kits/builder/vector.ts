import type { Vec3 } from '../../render/scene.ts'

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]

/** `a + direction * distance` */
export const along = (a: Vec3, direction: Vec3, distance: number): Vec3 => add(a, scaled(direction, distance))

export const lerp = (a: Vec3, b: Vec3, t: number): Vec3 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

export const length = (a: Vec3): number => Math.sqrt(dot(a, a))

export const unit = (a: Vec3): Vec3 => scaled(a, 1 / (length(a) || 1))

/** Smooth curve from b (t 0) to c (t 1) that takes its slopes from their neighbors (Catmull-Rom). */
export const curveThrough = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/**
 * Middle joint of a two-bone limb (`upper`, `lower` long) from `root` to `end`; the joint bends toward `pole`. If `end` is out of reach, the
 * returned `end` is moved in.
 */
export function bendLimb(root: Vec3, end: Vec3, upper: number, lower: number, pole: Vec3): { joint: Vec3; end: Vec3 } {
  const reach = sub(end, root)
  const distance = Math.max(Math.abs(upper - lower) * 1.02, Math.min(length(reach), (upper + lower) * 0.997))
  const direction = unit(reach)
  const foot = (upper * upper - lower * lower + distance * distance) / (2 * distance)
  const height = Math.sqrt(Math.max(0, upper * upper - foot * foot))
  const side = unit(sub(pole, scaled(direction, dot(pole, direction))))
  return { joint: along(along(root, direction, foot), side, height), end: along(root, direction, distance) }
}

/** Local coordinates of a part: x forward, y up, z to the side. */
export type Frame = {
  readonly origin: Vec3
  readonly x: Vec3
  readonly y: Vec3
  readonly z: Vec3
  /** Local point to object space. */
  readonly at: (p: Vec3) => Vec3
  /** Local direction to object space. */
  readonly turn: (p: Vec3) => Vec3
}

/** A frame rotated by `yaw` (toward +z), then `pitch` (nose up), then `roll` (toward +z), in radians. */
export function frameAt(origin: Vec3, yaw = 0, pitch = 0, roll = 0): Frame {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  const x: Vec3 = [cp * cy, sp, cp * sy]
  const level: Vec3 = [-sp * cy, cp, -sp * sy]
  const side: Vec3 = [-sy, 0, cy]
  const y = add(scaled(level, Math.cos(roll)), scaled(side, Math.sin(roll)))
  const z = add(scaled(side, Math.cos(roll)), scaled(level, -Math.sin(roll)))
  const turn = (p: Vec3): Vec3 => add(add(scaled(x, p[0]), scaled(y, p[1])), scaled(z, p[2]))
  return { origin, x, y, z, turn, at: (p) => add(origin, turn(p)) }
}

/** Left and right. */
export const SIDES = [1, -1] as const
