import { type Face, type Slab, shadowless, slab } from '../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../render/noise.ts'

/** Bounds of a pool's water. */
export type Basin = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

type Ground = {
  readonly front: number
  readonly back: number
  /** Half width of the ground around the pool. */
  readonly wide: number
  readonly low: number
  readonly r: number
}

/** The ground around a basin, with a curb along its edges. */
export function basinRim({ left, right, near, far }: Basin, { front, back, wide, low, r }: Ground, stone: Face, coping: Face): Slab[] {
  const rim = 0.34 * r
  const parts = [[-wide, front, wide, near - rim], [-wide, far + rim, wide, back], [-wide, near - rim, left - rim, far + rim],
    [right + rim, near - rim, wide, far + rim]] as const
  const edges = [[left - rim, near - rim, right + rim, near], [left - rim, far, right + rim, far + rim], [left - rim, near, left, far],
    [right, near, right + rim, far]] as const
  return [
    ...parts.map(([x0, z0, x1, z1]) => shadowless(x0, low, z0, x1, 0, z1, stone)),
    ...edges.map(([x0, z0, x1, z1]) => slab(x0, low, z0, x1, 0.03 * r, z1, coping))]
}

/** Light on a pool's tiled floor: dark joints, as bright as `joint`, and caustics, bright threads of light. */
export function poolLight(x: number, z: number, tile: number, joint: number): number {
  const tone = Math.abs(x / tile) % 1 < 0.06 || Math.abs(z / tile) % 1 < 0.06 ? joint : 1
  const bend = fbm(x * 0.9, z * 0.9, 3) * 2.2
  const thread = 1 - Math.abs(((x * 0.7 + z * 0.5 + bend) % 1) * 2 - 1)
  return tone * (0.9 + 0.5 * smoothstep(0.86, 1, thread))
}
