import type { Cluster } from './actor.ts'
import { halfExtents } from './camera.ts'

/** Camera position for a group of subjects, and the spot of each subject. */
export type Arrangement = {
  readonly distance: number
  readonly eye: number
  readonly foot: number
  readonly fov: number
  /** World x and z of each ground cluster, in the order given. */
  readonly spots: readonly { readonly x: number; readonly z: number }[]
}

/** Box in the picture, fractions of its width and height from the top left. */
export type Frame = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const NEAR_FOOT = 0.8

/**
 * Picture box of a cluster at (x, z) on level ground for a camera at height `eye`, `distance` before z = 0. Uses the near half of its depth:
 * animals seen from the front quarter reach toward the viewer.
 */
export function frameOf(
  cluster: Cluster,
  x: number,
  y: number,
  z: number,
  camera: Pick<Arrangement, 'distance' | 'eye' | 'foot' | 'fov'>,
  aspect: number,
): Frame {
  const half = halfExtents(camera.fov, aspect)
  const shift = 2 * half.y * (camera.foot - 0.5) - camera.eye / camera.distance
  const { min, max } = cluster.extent
  const depth = Math.max(0.05, camera.distance + z + min[2] * nearShare(cluster))
  // Feet stand near the front edge of the footprint.
  const foot = Math.max(0.05, camera.distance + z + min[2] * Math.max(nearShare(cluster), NEAR_FOOT))
  const across = (at: number) => 0.5 + at / (depth * 2 * half.x)
  const down = (at: number) => 0.5 - ((at - camera.eye) / depth - shift) / (2 * half.y)
  return {
    left: across(x + min[0]),
    right: across(x + max[0]),
    top: down(y + max[1]),
    bottom: 0.5 - ((y + Math.min(0, min[1]) - camera.eye) / foot - shift) / (2 * half.y),
  }
}

/** How much of its near half shapes the outline: all of a façade, less of a rounded body. */
const nearShare = (cluster: Cluster): number => ((cluster.root.piece.boxes?.length ?? 0) > 0 ? 1 : 0.4)

/** Share of each box that no nearer box hides; bodies count as rounded and a tenth smaller than their boxes. */
export function visibleShares(frames: readonly Frame[], depths: readonly number[]): number[] {
  const inside = (frame: Frame, u: number, v: number): boolean => {
    const a = ((u - (frame.left + frame.right) / 2) / (frame.right - frame.left)) * 2.15
    const b = ((v - (frame.top + frame.bottom) / 2) / (frame.bottom - frame.top)) * 2.15
    return Math.abs(a) ** 2.6 + Math.abs(b) ** 2.6 < 1
  }
  return frames.map((frame, i) => {
    let own = 0
    let seen = 0
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 9; column++) {
        const u = frame.left + ((column + 0.5) / 9) * (frame.right - frame.left)
        const v = frame.top + ((row + 0.5) / 9) * (frame.bottom - frame.top)
        if (!inside(frame, u, v)) continue
        own++
        const hidden = frames.some((other, j) => j !== i && depths[j] < depths[i] - 1e-6 && inside(other, u, v))
        if (!hidden) seen++
      }
    }
    return own === 0 ? 1 : seen / own
  })
}
