import type { Camera, Vec3 } from '../../render/scene.ts'
import { createView } from '../../render/view.ts'
import type { View } from '../../scene-graph.ts'
import { type Actor, extentOf } from '../actor.ts'
import { isStrewnKit } from '../contact/strewn.ts'
import type { Group, StagePlan } from '../plan.ts'
import { PLAIN_TAKE, pick, type Take } from '../takes/take.ts'

/** Categories that are looked down on; those with feet are not. */
const LAID = new Set(['food', 'tool', 'prop', 'clothing', 'instrument', 'sport'])
/** Views with a camera height of their own. */
const FIXED = new Set<View>(['low-angle', 'isometric', 'wide', 'portrait'])
/** Max share of the picture's half extents that the subjects fill. */
const FILL = { x: 0.84, y: 0.74 } as const
/** Height over width: at or below the first a thing is flat, above the second upright. */
const FLAT = 0.12
const UPRIGHT = 1.6
const STEEPEST = 0.8
const LEVEL = 0.3
/** The angle at which both a dish and the table's legs are visible. */
const TABLE = 0.44
const FOV = 0.46
/** Changes by take: factor on the angle, share of the usual space, and offset to the side in half picture widths. */
const DOWNWARD: readonly [Downward, Downward, Downward] = [
  { steep: 0.62, room: 1.06, aside: 0 },
  { steep: 1.4, room: 0.72, aside: 0.24 },
  { steep: 1, room: 0.84, aside: -0.2 },
]
const LEVEL_SHOT: Downward = { steep: 1, room: 1, aside: 0 }
/** More subjects than these need all the space there is. */
const FEW = 3
type Downward = { readonly steep: number; readonly room: number; readonly aside: number }

/** Downward angle in radians for the subjects; undefined when a level view shows them well. */
export function downwardAngle(plan: StagePlan, view: View | undefined): number | undefined {
  if (plan.vista || plan.orthographic || (view && FIXED.has(view))) return undefined
  const ground = plan.groups.filter((group) => group.role === 'ground')
  const standing = ground.filter(({ cluster }) => !isStrewnKit(cluster.root.entity.kit))
  if (standing.length === 0 || ground.length < plan.groups.length || standing.length > 9) return undefined
  if (standing.every(({ cluster }) => isLaidTable(cluster))) return view === 'aerial' ? 0.9 : TABLE
  if (!standing.every(({ cluster }) => LAID.has(cluster.root.category) && !hasFeet(cluster))) return undefined
  const isFood = ({ category }: Actor) => category === 'food'
  if (!standing.some(({ cluster }) => cluster.members.some(isFood) || shapeOf(cluster) < 0.3)) return undefined
  if (view === 'aerial') return 1.05
  // The tallest decides: a bottle beside a pizza must still be visible as a whole.
  const tall = Math.max(...standing.map(({ cluster }) => shapeOf(cluster)))
  if (tall > UPRIGHT) return undefined
  const share = Math.min(1, Math.max(0, (tall - FLAT) / (UPRIGHT - FLAT)))
  return STEEPEST + (LEVEL - STEEPEST) * Math.sqrt(share)
}

/** True for a cluster with an animal or a person, which is seen at eye level. */
const hasFeet = ({ members }: Group['cluster']): boolean => members.some(({ category }) => category === 'animal' || category === 'person')

/** A table with dishes on it. */
function isLaidTable({ root, members }: Group['cluster']): boolean {
  const laid = members.filter((member) => member !== root)
  return root.category === 'furniture' && laid.length > 0 && laid.every(({ category }) => category === 'food')
}

/** Top of the visible bodies; steam over a bowl does not count. */
function topOf({ root, members, extent }: Group['cluster']): number {
  const { piece } = root
  if (members.length > 1 || !piece.rising?.length) return extent.max[1]
  const bodies = piece.bodies.filter((_, i) => !piece.rising?.includes(i))
  return extentOf({ ...root, piece: { ...piece, bodies } }).max[1]
}

function shapeOf(cluster: Group['cluster']): number {
  const { min, max } = cluster.extent
  return topOf(cluster) / Math.max(0.01, max[0] - min[0])
}

/**
 * Camera that looks down on the subjects at the angle `asked`, as close as they fit: a shifted lens whose picture is squeezed by the
 * angle's cosine, which matches a tilted camera's picture. `base` is the height of their floor, `usual` the share of the usual space
 * that they take.
 */
export function lookDown(plan: StagePlan, aspect: number, base: number, asked: number, usual = 1, take: Take = PLAIN_TAKE): Camera {
  const { steep, room, aside } = (plan.groups.length > FEW ? undefined : pick(take, DOWNWARD)) ?? LEVEL_SHOT
  const angle = Math.min(1.1, asked * steep)
  const share = usual * room
  const corners = plan.groups.flatMap(({ cluster, spot }): Vec3[] => {
    const { extent } = cluster
    const top = topOf(cluster)
    return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
      spot.x + (i & 1 ? extent.max[0] : extent.min[0]) * 0.94,
      base + (i & 2 ? top : 0),
      spot.z + (i & 4 ? extent.max[2] : extent.min[2]) * 0.94,
    ])
  })
  const middle = [0, 1, 2].map((axis) => {
    const values = corners.map((corner) => corner[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  })
  let near = 0.05
  let far = 60
  let camera = cameraAt(middle, 0, near, angle)
  for (let i = 0; i < 26; i++) {
    const distance = Math.sqrt(near * far)
    const level = cameraAt(middle, 0, distance, angle)
    const drift = framed(level, corners, aspect).y
    camera = cameraAt(middle, drift, distance, angle)
    const { across, down } = framed(camera, corners, aspect)
    if (across <= FILL.x * share && down <= FILL.y * share) far = distance
    else near = distance
  }
  const { position, target } = camera
  const by = aside * (position[2] - target[2]) * Math.tan(FOV / 2)
  return { ...camera, position: [position[0] + by, position[1], position[2]], target: [target[0] + by, target[1], target[2]] }
}

/** `drift` moves the picture's middle, in half heights of the picture plane. */
function cameraAt(middle: readonly number[], drift: number, distance: number, angle: number): Camera {
  const squeeze = Math.cos(angle)
  const level = distance * squeeze
  const position: Vec3 = [middle[0], middle[1] + distance * Math.sin(angle), middle[2] - level]
  return { position, target: [middle[0], middle[1] + (drift * level * Math.tan(FOV / 2)) / squeeze, middle[2]], fov: FOV, squeeze }
}

/** How far the corners reach from the picture's middle, in half extents, and the position of their own middle. */
function framed(camera: Camera, corners: readonly Vec3[], aspect: number): { readonly across: number; readonly down: number; readonly y: number } {
  const [width, height] = aspect >= 1 ? [aspect * 2, 2] : [2, 2 / aspect]
  const view = createView(camera, width, height)
  const point = new Float64Array(3)
  let across = 0
  let low = Infinity
  let high = -Infinity
  for (const [x, y, z] of corners) {
    view.project(x, y, z, point)
    if (point[2] <= 0) return { across: 9, down: 9, y: 0 }
    across = Math.max(across, Math.abs((2 * point[0]) / width - 1))
    const up = 1 - (2 * point[1]) / height
    low = Math.min(low, up)
    high = Math.max(high, up)
  }
  return { across, down: Math.max(Math.abs(low), Math.abs(high)), y: (low + high) / 2 }
}
