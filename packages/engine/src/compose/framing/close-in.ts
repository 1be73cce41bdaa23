import { type Actor, type Cluster, turned } from '../actor.ts'
import { halfExtents } from '../camera.ts'
import type { Arrangement } from '../frame.ts'
import { ALIVE } from '../within-place.ts'

/** Shares of a person's height: the part shown below the hands, and the max part shown to include them. */
const UNDER_HANDS = 0.07
const HALF_FIGURE = 0.54
/** Min part shown of a person who does something, so that the action is in the picture. */
const HALF_LENGTH = 0.42

/** A portrait includes hands that do something and the space below them, unless they hang too low for a half figure. */
export function partWithHands(clusters: readonly Cluster[], part: number): number {
  const parts = clusters.map(({ root, members, extent }) => {
    const { hand } = root.piece.anchors
    const carries = members.some(({ category, parent }) => category === 'person' && parent === root)
    if (root.category !== 'person' || !(root.entity.action ?? carries) || !hand) return part
    const top = extent.max[1]
    const shown = Math.max(HALF_LENGTH, (top - hand[1] * root.scale) / top + UNDER_HANDS)
    return shown < HALF_FIGURE ? shown : part
  })
  return Math.max(part, ...parts)
}

/**
 * For a close-up, and for a portrait with the chest: share of the picture's shorter side that an animal's head takes, height of its middle, and
 * how much above it stays in the picture (antlers, hats), in half sizes of the head.
 */
const HEAD = { near: { share: 0.8, at: 0.5, crowned: 1.3 }, far: { share: 0.5, at: 0.4, crowned: 3.4 } } as const
/** Lens of an animal's portrait. */
const LONG_LENS = 0.42

/** Frames an animal's head, which is in focus. */
export function portrayed({ root, extent }: Cluster, { center, reach }: NonNullable<Actor['piece']['portrait']>, near: boolean, aspect: number): Arrangement {
  const { share, at, crowned } = near ? HEAD.near : HEAD.far
  const fov = LONG_LENS
  const half = halfExtents(fov, aspect)
  const [x, y, z] = turned(center, root.yaw, root.scale)
  const radius = reach * root.scale
  const distance = radius / (share * Math.min(half.x, half.y))
  const tall = 2 * half.y * distance
  // Horns and hats push the head down as far as they are in the picture.
  const over = Math.min(extent.max[1] - y, crowned * radius)
  const middle = Math.max(at, Math.min(0.66, 0.06 + over / tall))
  return { distance, eye: y, foot: middle + y / tall, fov, spots: [{ x: -x, z: -z }] }
}

/** Frames the upper `part` of the main subject. */
export function closeIn(clusters: readonly Cluster[], plan: Arrangement, part: number, fill: number, aspect: number): Arrangement {
  const top = Math.max(...clusters.map((cluster) => cluster.extent.max[1]))
  const half = halfExtents(plan.fov, aspect)
  const width = Math.max(...clusters.map((cluster, i) => Math.abs(plan.spots[i].x) + (cluster.extent.max[0] - cluster.extent.min[0]) / 2))
  const span = top * part
  const byHeight = span / (fill * 2 * half.y)
  // A single person may be cut at the arms; of two, both faces stay whole.
  const kept = clusters.length > 1 ? 0.85 : Math.min(1, part * 0.95)
  const byWidth = (width * kept) / (0.95 * half.x)
  const distance = Math.max(byHeight, byWidth) + Math.max(0, -Math.min(...clusters.map((cluster) => cluster.extent.min[2]))) * 0.5
  const eye = top - span * 0.45
  // The top of the head is at 9 % of the picture: `foot` is the row of height 0, far below the frame. If a wide pair leaves space below, it moves to
  // the middle instead.
  const tall = top / (distance * 2 * half.y)
  const foot = Math.max(0.09 + tall, Math.min(0.88, 0.56 + tall / 2))
  // The face moves to the middle, slightly toward the side that it faces away from.
  const spots = plan.spots.map((spot, i) => {
    if (clusters.length > 1) return spot
    // A person or animal on a rock, a chair or a horse is the subject, not its carrier.
    const { root, members } = clusters[i]
    const shown = members.find(({ category, parent }) => parent === root && ALIVE.has(category)) ?? root
    const face = turned(shown.piece.anchors.face, shown.yaw, shown.scale)
    const off = shown === root ? 0 : shown.offset[0]
    return { x: spot.x - (spot.x + off + face[0]) * 0.8, z: spot.z }
  })
  return { ...plan, distance, eye, foot, spots }
}
