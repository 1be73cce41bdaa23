import type { Vec3 } from '../render/scene.ts'
import { type Actor, type Cluster, moveCluster, resized } from './actor.ts'
import { halfExtents } from './camera.ts'
import type { Arrangement, Frame } from './frame.ts'
import type { Group } from './plan.ts'
import type { Setting } from './setting.ts'
import { freeSlot } from './slots.ts'

/** Min share of the picture's height and width that a flying thing spans. */
const ALOFT_LEAST = 0.2
const ALOFT_MOST = 0.4
/** How much of its cell a member of a flock fills. */
const FULL = 0.97
/** Strings of balloons hang down behind the row below, so their cells count as this many times deeper. */
const STRING = 2.3

/** Distance of the moon and the sun in meters: behind everything in a landscape. */
const HEAVENS = 330

/** Places whose sky has nothing in front of it, or that have no sky. */
const NEAR_SKIES = new Set(['space', 'galaxy', 'orbit', 'clouds', 'underwater', 'studio'])

/** True for the moon or the sun as a subject. */
export const isHeavenly = ({ piece }: Actor): boolean => piece.bodies.some(({ beyondAir }) => beyondAir)

export const isFireworks = ({ entity }: Actor): boolean => entity.kit === 'sky:firework'

/** Puts a flying thing in free sky, large enough to be seen, or fits it into the given `cell`. */
export function placeAloft(
  cluster: Cluster,
  actors: readonly Actor[],
  plan: Pick<Arrangement, 'distance' | 'eye' | 'foot' | 'fov'> & { readonly clearDepth?: number },
  setting: Setting,
  aspect: number,
  frames: Frame[],
  random: () => number,
  most = ALOFT_MOST,
  least = ALOFT_LEAST,
  cell?: Frame,
): Group {
  const half = halfExtents(plan.fov, aspect)
  const { distance, clearDepth = 0 } = plan
  const behind = isFireworks(cluster.root) ? setting.beyond?.({ distance, clearDepth }) : undefined
  const far = isHeavenly(cluster.root) && cluster.members.length === 1
  const beyond = far && !setting.indoor && !NEAR_SKIES.has(setting.id)
  const depth = beyond ? Math.max(HEAVENS, 1.3 * distance) : behind === undefined ? 1.3 * distance : distance + behind
  let sized = cluster
  const size = () => ({
    width: (sized.extent.max[0] - sized.extent.min[0]) / (2 * half.x * depth),
    height: (sized.extent.max[1] - sized.extent.min[1]) / (2 * half.y * depth),
  })
  const span = Math.sqrt(size().width * size().height)
  const largest = Math.max(size().width, size().height)
  let factor = span < least ? least / span : 1
  if (largest * factor > most) factor = most / largest
  const { noun } = cluster.root.entity
  const hung = noun.endsWith('balloon') && noun !== 'hot air balloon'
  const deep = hung ? STRING : 1
  if (cell) factor = FULL * Math.min((cell.right - cell.left) / size().width, (deep * (cell.bottom - cell.top)) / size().height)
  if (factor !== 1) sized = resized(sized, actors, factor)
  const box = size()
  // Wings reach toward the viewer: keep their tips at the depth for which the slot was found.
  const z = depth - plan.distance - Math.min(0, sized.extent.min[2]) * 0.8
  const slot = cell ? { x: (cell.left + cell.right) / 2, y: hung ? cell.top + box.height / 2 : (cell.top + cell.bottom) / 2 } : freeSlot(box, frames, random)
  frames.push({ left: slot.x - box.width / 2, right: slot.x + box.width / 2, top: slot.y - box.height / 2, bottom: slot.y + box.height / 2 })
  const shift = 2 * half.y * (plan.foot - 0.5) - plan.eye / plan.distance
  const up = plan.eye + (shift + (0.5 - slot.y) * 2 * half.y) * depth
  const middle: Vec3 = [(sized.extent.min[0] + sized.extent.max[0]) / 2, (sized.extent.min[1] + sized.extent.max[1]) / 2, 0]
  const spot = { x: (slot.x - 0.5) * 2 * half.x * depth - middle[0], z }
  return {
    role: 'aloft',
    cluster: sized,
    spot,
    hover: 0,
    // Flying things keep their height over the viewer's ground, whatever the terrain below them does.
    settle: (base) => moveCluster(sized, [spot.x, base + up - middle[1], z]),
  }
}
