import type { Cluster } from './actor.ts'
import type { Framing } from './camera.ts'
import { type Arrangement, type Frame, frameOf, visibleShares } from './frame.ts'

const SIDE_MARGIN = 0.06
const GAP = 0.1
/** The gap between exactly two people, who belong together. */
const CLOSE = 0.03
/** The gap in a still life. */
const SNUG = -0.1
/** The gap between two animals that court. */
const BEAK_TO_BEAK = -0.015
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const
/** Camera heights over distance tried for groups of several rows. */
const TILTS = [0, 0.16, 0.28, 0.42, 0.6, 0.85] as const
/** Share of the picture from which a subject is clearly visible: above it, a calm arrangement counts more than size. */
const PLAIN = 0.045
/** Below this share of the picture a subject is a speck; a body fills about half of its box. */
const MIN = 0.032
/** More than any member of a crowd can reach, so that in a crowd size always counts. */
const CROWD_LEAST = 0.09
/** A group larger than this, seen from above, stands in several rows. */
const THRONG = 9
const TOGETHER = new Set(['hugging', 'holding hands', 'dancing', 'waltzing', 'selfie'])
/** Distance between two people who touch, in units of their mean height. */
const TOUCHING: Readonly<Record<string, number>> = { hugging: 0.2, 'holding hands': 0.32, waltzing: 0.3, selfie: 0.21 }
const GOODS = new Set(['food', 'prop', 'tool', 'sci-fi', 'clothing', 'sport', 'instrument'])
/** Penalty for an arrangement that shows the taller of two as the smaller. */
const SHRUNK = 1.2
/** Distances between rows, in heights as they appear in the picture. */
const SPACINGS = [0.5, 0.62, 0.9, 1.2] as const
const STEPS = 22
/** Numbers of rows tried for a herd, and the min visible share of each animal for more rows to count. */
const HERD_ROWS = [2, 3] as const
const SEEN_IN_HERD = 0.52

const widthOf = (cluster: Cluster): number => cluster.extent.max[0] - cluster.extent.min[0]

const heightOf = (cluster: Cluster): number => cluster.extent.max[1]

/** Standing height of a cluster's root. */
const statureOf = ({ root }: Cluster): number => root.piece.height * root.scale

const depthOf = (cluster: Cluster): number => cluster.extent.max[2] - cluster.extent.min[2]

type Spot = { x: number; z: number }

/** Rows of clusters, front to back, each row centered; each row stands in the gaps of the row in front. */
function rowSpots(
  clusters: readonly Cluster[],
  rows: number,
  tilt: number,
  loose: number,
  pushed: ReadonlySet<number>,
  { snug = false, stray: strays = false, reversed = false }: Framing,
): Spot[] {
  const count = clusters.length
  // Large groups stand shoulder to shoulder.
  const crowd = count > 12
  const spots: Spot[] = clusters.map(() => ({ x: 0, z: 0 }))
  const tallest = Math.max(...clusters.map(heightOf))
  const order = clusters.map((_, i) => i)
  // Shorter ones stand in front; equals keep the prompt's order.
  if (rows > 1) order.sort((a, b) => heightOf(clusters[a]) - heightOf(clusters[b]) || a - b)
  let next = 0
  let z = 0
  for (let row = 0; row < rows; row++) {
    const members = order.slice(next, next + Math.ceil((count - next) / (rows - row)))
    next += members.length
    if (reversed) members.reverse()
    const close = count === 2 && clusters.every(({ root }) => root.category === 'person')
    const court = count === 2 && clusters.every(({ root }) => root.entity.action === 'courting')
    const gap =
      (crowd || strays ? 0 : snug ? SNUG : court ? BEAK_TO_BEAK : close ? CLOSE : GAP) *
      (members.reduce((sum, i) => sum + widthOf(clusters[i]), 0) / members.length)
    const spread = strays ? 0.98 : snug ? 1 : crowd ? 0.92 : rows > 1 ? 1.12 : 1
    const total = members.reduce((sum, i) => sum + widthOf(clusters[i]) * spread + gap, -gap)
    let x = -total / 2
    const stagger = rows > 1 && count % rows === 0 ? (row % 2 ? 0.25 : -0.25) * (total / members.length) : 0
    members.forEach((i, k) => {
      const width = widthOf(clusters[i]) * spread
      // A slight arc keeps a single row from looking like a police line-up.
      const bow = rows === 1 && members.length > 2 && k % 2 ? tallest * 0.16 : 0
      // A crowd is not a parade: each person stands a little off the row.
      const stray = strays ? tallest * 0.4 : crowd && clusters[i].root.category === 'person' ? tallest * 0.12 : 0
      spots[i] = {
        x: x + width / 2 - (clusters[i].extent.min[0] + clusters[i].extent.max[0]) / 2 + stagger + stray * Math.sin(i * 5.3) * 0.5,
        z: z + bow + stray * (1 + Math.sin(i * 9.1 + 1)),
      }
      x += width + gap
    })
    const deepest = Math.max(...members.map((i) => depthOf(clusters[i])))
    z += Math.max(deepest * 0.8, (loose * tallest) / Math.max(0.16, tilt)) * (rows > 1 ? 1 : 0)
  }
  const near = count === 2 && rows === 1 ? TOUCHING[clusters[0].root.entity.action ?? ''] : undefined
  if (near !== undefined && clusters.every(({ root }) => root.category === 'person')) {
    const apart = (near * (statureOf(clusters[0]) + statureOf(clusters[1]))) / 2
    for (const i of [0, 1]) spots[i] = { x: ((i === 1) === reversed ? -apart : apart) / 2, z: 0 }
  }
  if (strays) {
    const left = Math.min(...spots.map(({ x }, i) => x + clusters[i].extent.min[0]))
    const right = Math.max(...spots.map(({ x }, i) => x + clusters[i].extent.max[0]))
    for (const spot of spots) spot.x -= (left + right) / 2
  }
  for (const i of pushed) spots[i].z += Math.max(tallest * 0.7, depthOf(clusters[i]))
  return spots
}

function fitDistance(
  clusters: readonly Cluster[],
  spots: readonly Spot[],
  framing: Framing,
  aspect: number,
  tilt: number,
  headroom: number,
): Pick<Arrangement, 'distance' | 'eye' | 'foot' | 'fov'> {
  const tallest = Math.max(...clusters.map(heightOf))
  const at = (distance: number) => {
    const eye = tilt === 0 ? framing.eye * tallest : Math.max(framing.eye * tallest, tilt * distance)
    const camera = { distance, eye, foot: 0.86, fov: framing.fov }
    const frames = clusters.map((cluster, i) => frameOf(cluster, spots[i].x, 0, spots[i].z, camera, aspect))
    const top = Math.min(...frames.map((frame) => frame.top))
    const bottom = Math.max(...frames.map((frame) => frame.bottom))
    const left = Math.min(...frames.map((frame) => frame.left))
    const right = Math.max(...frames.map((frame) => frame.right))
    return { eye, height: bottom - top, reach: Math.max(0.5 - left, right - 0.5), low: bottom - 0.86 }
  }
  const margin = framing.margin ?? (clusters.length > 12 ? SIDE_MARGIN / 2 : SIDE_MARGIN)
  const nearest = Math.max(...clusters.map((cluster, i) => -cluster.extent.min[2] - spots[i].z))
  let near = Math.max(0.05, nearest) + 0.1
  let far = near + 400
  for (let step = 0; step < STEPS * 2; step++) {
    const distance = step < 3 ? Math.sqrt(near * far) : (near + far) / 2
    const fit = at(distance)
    if (fit.height <= framing.fill && fit.reach <= 0.5 - margin) far = distance
    else near = distance
  }
  const fit = at(far)
  // The group's middle is a little below the picture's middle, but neither feet nor heads may leave the picture.
  const lowest = Math.min(framing.foot, 0.94 - fit.low)
  const centered = framing.low ? lowest : 0.565 + fit.height / 2
  const foot = Math.max(Math.min(lowest, centered), headroom + fit.height - fit.low)
  return { distance: far, eye: fit.eye, foot: Math.min(foot, lowest), fov: framing.fov }
}

function shrinks(clusters: readonly Cluster[], frames: readonly Frame[]): boolean {
  const [a, b] = heightOf(clusters[0]) >= heightOf(clusters[1]) ? [0, 1] : [1, 0]
  const shown = (i: number) => frames[i].bottom - frames[i].top
  return heightOf(clusters[a]) > 1.4 * heightOf(clusters[b]) && shown(a) < 1.1 * shown(b)
}

/**
 * Places the ground clusters: tries one to eight rows at several camera heights and keeps the arrangement whose smallest subject is largest
 * while all are seen. `pushed` are clusters that stand behind their neighbors; `headroom` keeps the top of the picture free for flying things.
 */
export function arrange(clusters: readonly Cluster[], framing: Framing, aspect: number, pushed: ReadonlySet<number>, headroom: number): Arrangement {
  let best: Arrangement | undefined
  let bestScore = -Infinity
  // Portrait pictures have their space in the vertical: rows are worth more there.
  const tall = aspect <= 0.8
  const { steepest = Infinity } = framing
  const tilts = framing.overlap ?? (framing.eye > 2 ? [0.7, 0.95] : framing.eye < 0.2 ? [0] : TILTS.filter((tilt) => tilt <= steepest))
  // From above, a crowd fills the picture; two lines in its middle would not.
  const throng = framing.eye > 2 && clusters.length > THRONG
  // Two goods stand side by side: in the second row the larger would be blurred.
  const paired = clusters.length === 2 && !tall && clusters.every(({ root }) => GOODS.has(root.category))
  // People who embrace or dance stand side by side, even if one is much smaller.
  const duet =
    clusters.length === 2 && clusters.every(({ root }) => root.category === 'person') && clusters.some(({ root }) => TOGETHER.has(root.entity.action ?? ''))
  const counts = throng
    ? [Math.round(Math.sqrt(clusters.length * 0.62))]
    : framing.overlap
      ? HERD_ROWS.filter((rows) => 2 * rows <= clusters.length)
      : paired || duet || (framing.oneRow && !tall)
        ? [1]
        : ROWS
  const spacings = throng ? SPACINGS.slice(0, 2) : SPACINGS
  const filled = throng ? { ...framing, fill: 0.8 } : framing
  const trials = counts
    .filter((rows) => rows <= clusters.length)
    .flatMap((rows) => tilts.flatMap((tilt) => (rows > 1 ? spacings : [1]).map((loose) => ({ rows, tilt, loose }))))
  for (const { rows, tilt, loose } of trials) {
    if (rows > 1 && tilt === 0 && framing.eye >= 0.2) continue
    const spots = rowSpots(clusters, rows, tilt, loose, pushed, framing)
    const camera = fitDistance(clusters, spots, filled, aspect, tilt, headroom)
    const frames = clusters.map((cluster, i) => frameOf(cluster, spots[i].x, 0, spots[i].z, camera, aspect))
    const seen = visibleShares(
      frames,
      spots.map((spot, i) => spot.z + clusters[i].extent.min[2] * 0.4),
    )
    const areas = frames.map((frame, i) => (frame.right - frame.left) * (frame.bottom - frame.top) * seen[i])
    const smallest = Math.min(...areas)
    const shown = framing.overlap ? 0.66 : clusters.length > 12 ? 0.72 : 0.74
    const hidden = Math.max(0, shown - Math.min(...seen))
    // The one that is much taller by nature must look taller: a dragon behind its chest would be a toy.
    const turned = clusters.length === 2 && !tall && shrinks(clusters, frames) ? SHRUNK : 0
    const score =
      -turned +
      2 * Math.min(1, smallest / PLAIN) +
      3 * Math.min(1, smallest / (clusters.length > 12 ? CROWD_LEAST : MIN)) +
      (tall ? 8 * Math.min(smallest, 0.2) : 3 * Math.min(smallest, 0.12)) -
      hidden * 6 -
      tilt * (tall ? 0.25 : 0.5) -
      (framing.tilt === undefined ? 0 : 1.4 * Math.abs(tilt - framing.tilt)) -
      rows * 0.05 +
      (framing.overlap && Math.min(...seen) > SEEN_IN_HERD ? rows : 0)
    if (score > bestScore) {
      bestScore = score
      best = { ...camera, spots }
    }
  }
  if (!best) throw new Error('Nothing to arrange')
  return best
}
