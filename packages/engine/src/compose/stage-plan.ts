import { createRandom } from '../render/noise.ts'
import type { Vec3 } from '../render/scene.ts'
import type { SceneGraph, View } from '../scene-graph.ts'
import type { StyleHints } from '../styles/style.ts'
import { type Actor, type Cluster, clusterOf, moveCluster, type Role, turned } from './actor.ts'
import { attachRelated } from './attach.ts'
import { framingFor, halfExtents } from './camera.ts'
import type { Cast } from './casting.ts'
import { type Arrangement, arrange, backdropColumn, type Frame, frameOf, freeSlot } from './layout.ts'
import { poseActors } from './poses.ts'
import type { Setting } from './setting.ts'

/** A cluster with its spot; `settle` puts it on the ground once the place is built. */
export type Group = {
  readonly role: Role
  readonly cluster: Cluster
  readonly spot: { readonly x: number; readonly z: number }
  /** Height over the stage when the place has no ground. */
  readonly hover: number
  readonly settle: (ground: number) => void
}

/** Camera and subjects, before the place around them exists. */
export type StagePlan = {
  readonly distance: number
  readonly eye: number
  readonly foot: number
  readonly fov: number
  readonly orthographic: boolean
  /** Half of the shorter side in metres, for parallel views. */
  readonly halfShort: number
  /** Middle height of the subjects, metres. */
  readonly middle: number
  readonly clearDepth: number
  readonly groupHalfWidth: number
  /** Height of the stage's own floor. */
  readonly surface: number
  readonly mainCategory: string
  /** True when the place is the picture and nothing stands in its middle. */
  readonly vista: boolean
  readonly groups: readonly Group[]
}

/** A building or tree this much taller than the rest becomes the background. */
const BACKDROP_RATIO = 2
const BACKDROP_SHARE = 0.66

function viewOf(graph: SceneGraph, hints: StyleHints): View | undefined {
  return graph.view ?? hints.camera
}

/** Puts the cast in order and finds camera and spots. */
export function planStage(
  graph: SceneGraph,
  cast: Cast,
  setting: Setting,
  hints: StyleHints,
  aspect: number,
  seed: number,
): StagePlan {
  const random = createRandom(seed * 17 + 3)
  poseActors(graph, cast, random)
  attachRelated(graph, cast)
  sortRoles(graph, cast)
  const roots = cast.actors.filter((actor) => !actor.parent)
  const clusters = roots.map((root) => clusterOf(root, cast.actors))
  const aloft = clusters.filter((cluster) => cluster.root.role === 'aloft')
  let ground = clusters.filter((cluster) => cluster.root.role === 'ground')
  let backdrops = clusters.filter((cluster) => cluster.root.role === 'backdrop')
  if (ground.length === 0) {
    // Backdrops alone are the subject; flying things alone keep the empty stage below them.
    ground = backdrops
    backdrops = []
  }
  const view = viewOf(graph, hints)
  const main = ground[0]?.root ?? aloft[0]?.root
  const mainCategory = main?.category ?? 'none'
  const framing = framingFor(view, mainCategory, ground.length)
  if (graph.setting !== undefined && SCENIC.has(setting.id) && ground.length > 0 && ground.every(isTree)) {
    return planGrove(ground, aloft, setting, aspect, random)
  }
  if (ground.length === 0) return planSkyward(aloft, setting, framing.fov, aspect, random, mainCategory)
  for (const cluster of ground) cluster.root.role = 'ground'

  const balance = evenSizes(ground, cast.actors)
  const pushed = pushedBack(graph, balance)
  const headroom = aloft.length > 0 ? 0.3 : 0.07
  const fitted = {
    ...framing,
    fill:
      aloft.length > 0
        ? Math.min(framing.fill, 0.56)
        : backdrops.length > 0
          ? Math.min(framing.fill, 0.5)
          : framing.fill,
  }
  let plan: Arrangement = arrange(balance, fitted, aspect, pushed, headroom)
  if (framing.part < 1 && balance.length <= 2)
    plan = closeIn(balance, plan, framing.part, framing.fill, aspect)

  const half = halfExtents(plan.fov, aspect)
  const offset = thirds(balance, aspect, framing.part < 1) * 2 * half.x * plan.distance
  const spots = plan.spots.map((spot) => ({ x: spot.x + offset, z: spot.z }))
  const frames = balance.map((cluster, i) => frameOf(cluster, spots[i].x, 0, spots[i].z, plan, aspect))
  const groups: Group[] = balance.map((cluster, i) =>
    groupAt(cluster, spots[i], 0, 'ground', hoverOf(cluster, plan)),
  )
  const clearDepth = Math.max(...balance.map((cluster, i) => spots[i].z + cluster.extent.max[2]))
  const groupHalfWidth = Math.max(
    ...balance.map((cluster, i) =>
      Math.max(Math.abs(spots[i].x + cluster.extent.min[0]), Math.abs(spots[i].x + cluster.extent.max[0])),
    ),
  )
  let rear = clearDepth
  for (const cluster of backdrops) {
    const spot = placeBackdrop(cluster, cast.actors, plan, aspect, frames, rear)
    frames.push(spot.frame)
    rear = Math.max(rear, spot.z + spot.cluster.extent.max[2])
    groups.push(groupAt(spot.cluster, spot, 0, 'backdrop', 0))
  }
  for (const cluster of aloft) groups.push(placeAloft(cluster, cast.actors, plan, aspect, frames, random))
  const tallest = Math.max(...balance.map((cluster) => cluster.extent.max[1]))
  const shortSide = Math.min(1, 1 / aspect)
  const flat = framing.orthographic
  const span = Math.max(groupHalfWidth * 2 * 0.9 + rear * 0.75, tallest * 1.5)
  return {
    distance: plan.distance,
    eye: plan.eye,
    foot: plan.foot,
    fov: plan.fov,
    orthographic: flat,
    halfShort: (span / 2) * 1.5 * (aspect >= 1 ? shortSide * 1.15 : 1),
    middle: tallest * 0.4,
    clearDepth: Math.max(clearDepth, backdrops.length > 0 ? rear : clearDepth),
    groupHalfWidth,
    surface: 0,
    mainCategory,
    vista: false,
    groups,
  }
}

function groupAt(
  cluster: Cluster,
  spot: { x: number; z: number },
  lift: number,
  role: Role,
  hover: number,
): Group {
  return {
    role,
    cluster,
    spot,
    hover,
    settle: (ground) => {
      const sink = role === 'ground' || role === 'backdrop' ? sinkOf(cluster) : 0
      moveCluster(cluster, [spot.x, ground + lift - sink, spot.z])
    },
  }
}

/** Bodies reach a little into soft ground, so that no gap of light shows under them. */
function sinkOf(cluster: Cluster): number {
  return cluster.extent.max[1] * 0.008
}

/** In space and under water the subjects hang in the middle of the picture. */
function hoverOf(cluster: Cluster, plan: Arrangement): number {
  return Math.max(0, plan.eye * 0.25 - cluster.extent.min[1])
}

function sortRoles(graph: SceneGraph, cast: Cast): void {
  const standing = cast.actors.filter((actor) => !actor.parent && actor.role === 'ground')
  const small = standing.filter((actor) => actor.category !== 'building' && actor.category !== 'plant')
  if (small.length === 0 || small.length === standing.length) return
  const sizes = small.map((actor) => actor.piece.height * actor.scale).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)]
  const inFront = new Set(
    graph.relations
      .filter((r) => r.type === 'in-front-of')
      .map((r) => r.object)
      .concat(graph.relations.filter((r) => r.type === 'behind').map((r) => r.subject)),
  )
  for (const actor of standing) {
    if (small.includes(actor)) continue
    const tall = actor.piece.height * actor.scale > usual * BACKDROP_RATIO
    if (tall || inFront.has(actor.entity.id)) actor.role = 'backdrop'
  }
}

/** Lifts the smallest towards the largest, so that every subject is seen; returns rebuilt clusters. */
function evenSizes(clusters: readonly Cluster[], actors: readonly Actor[]): Cluster[] {
  const tallest = Math.max(
    ...clusters.map((cluster) =>
      Math.max(cluster.extent.max[1], (cluster.extent.max[0] - cluster.extent.min[0]) * 0.6),
    ),
  )
  return clusters.map((cluster) => {
    const own = Math.max(cluster.extent.max[1], (cluster.extent.max[0] - cluster.extent.min[0]) * 0.6)
    const least = tallest * (clusters.length > 3 ? 0.5 : 0.34)
    return own < least ? resized(cluster, actors, least / own) : cluster
  })
}

function resized(cluster: Cluster, actors: readonly Actor[], factor: number): Cluster {
  for (const member of cluster.members) {
    member.scale *= factor
    member.offset = [member.offset[0] * factor, member.offset[1] * factor, member.offset[2] * factor]
  }
  return clusterOf(cluster.root, actors)
}

/** Clusters that stand behind another of about their size. */
function pushedBack(graph: SceneGraph, clusters: readonly Cluster[]): Set<number> {
  const pushed = new Set<number>()
  for (const relation of graph.relations) {
    const back =
      relation.type === 'behind'
        ? relation.subject
        : relation.type === 'in-front-of'
          ? relation.object
          : undefined
    if (back === undefined) continue
    clusters.forEach((cluster, i) => {
      if (cluster.root.entity.id === back) pushed.add(i)
    })
  }
  return pushed.size === clusters.length ? new Set() : pushed
}

/** A single subject of a wide picture stands off the middle, looking into the room it has. */
function thirds(clusters: readonly Cluster[], aspect: number, close: boolean): number {
  if (clusters.length !== 1) return 0
  const looks = Math.cos(clusters[0].root.yaw)
  const side = looks > 0.2 ? -1 : looks < -0.2 ? 1 : 0
  const { min, max } = clusters[0].extent
  const room = (max[0] - min[0]) / Math.max(0.01, max[1])
  const shift = aspect > 1.2 ? (room > 1.6 ? 0.05 : 0.11) : close ? 0.02 : 0.025
  return side * shift
}

/** Frames the upper `part` of the main subject. */
function closeIn(
  clusters: readonly Cluster[],
  plan: Arrangement,
  part: number,
  fill: number,
  aspect: number,
): Arrangement {
  const top = Math.max(...clusters.map((cluster) => cluster.extent.max[1]))
  const half = halfExtents(plan.fov, aspect)
  const width = Math.max(
    ...clusters.map(
      (cluster, i) => Math.abs(plan.spots[i].x) + (cluster.extent.max[0] - cluster.extent.min[0]) / 2,
    ),
  )
  const span = top * part
  const byHeight = span / (fill * 2 * half.y)
  const byWidth = (width * Math.min(1, part * 0.95)) / (0.95 * half.x)
  const distance =
    Math.max(byHeight, byWidth) +
    Math.max(0, -Math.min(...clusters.map((cluster) => cluster.extent.min[2]))) * 0.5
  const eye = top - span * 0.45
  // The head's top sits at 9 % of the picture: `foot` is where height 0 would fall, far below the frame.
  const foot = 0.09 + top / (distance * 2 * half.y)
  // The face comes to the middle, a little off it on the side it looks away from.
  const spots = plan.spots.map((spot, i) => {
    if (clusters.length > 1) return spot
    const { root } = clusters[i]
    const face = turned(root.piece.anchors.face, root.yaw, root.scale)
    return { x: spot.x - (spot.x + face[0]) * 0.8, z: spot.z }
  })
  return { ...plan, distance, eye, foot, spots }
}

function placeBackdrop(
  cluster: Cluster,
  actors: readonly Actor[],
  plan: Arrangement,
  aspect: number,
  taken: readonly Frame[],
  rear: number,
): { readonly cluster: Cluster; readonly x: number; readonly z: number; readonly frame: Frame } {
  const half = halfExtents(plan.fov, aspect)
  let sized = cluster
  const depthNeeded = () => (sized.extent.max[2] - sized.extent.min[2]) / 2
  const widthShare = (sized.extent.max[0] - sized.extent.min[0]) / sized.extent.max[1]
  const shift = 2 * half.y * (plan.foot - 0.5) - plan.eye / plan.distance
  // As tall on the picture as its width allows and as the room above its foot gives.
  const widest = (0.8 * half.x) / (widthShare * half.y)
  let share = Math.min(BACKDROP_SHARE, widest)
  let depth = sized.extent.max[1] / (share * 2 * half.y)
  for (let step = 0; step < 6; step++) {
    const at = Math.max(depth, plan.distance * 1.5)
    const foot = 0.5 + (plan.eye / at + shift) / (2 * half.y)
    share = Math.max(0.12, Math.min(BACKDROP_SHARE, widest, foot - 0.05))
    depth = sized.extent.max[1] / (share * 2 * half.y)
  }
  const nearest = plan.distance + rear + depthNeeded() + plan.distance * 0.35
  if (depth < nearest) {
    sized = resized(sized, actors, nearest / depth)
    depth = nearest
  } else if (depth > plan.distance * 5) {
    sized = resized(sized, actors, (plan.distance * 5) / depth)
    depth = plan.distance * 5
  }
  const z = depth - plan.distance
  const probe = frameOf(sized, 0, 0, z, plan, aspect)
  const width = probe.right - probe.left
  const column = backdropColumn({ width, top: probe.top, bottom: probe.bottom }, taken)
  const x = (column.x - (probe.left + probe.right) / 2) * 2 * half.x * depth
  return { cluster: sized, x, z, frame: frameOf(sized, x, 0, z, plan, aspect) }
}

/** Smallest share of the picture's height and width a flying thing spans. */
const ALOFT_LEAST = 0.2
const ALOFT_MOST = 0.4

function placeAloft(
  cluster: Cluster,
  actors: readonly Actor[],
  plan: Pick<Arrangement, 'distance' | 'eye' | 'foot' | 'fov'>,
  aspect: number,
  frames: Frame[],
  random: () => number,
  most = ALOFT_MOST,
  least = ALOFT_LEAST,
): Group {
  const half = halfExtents(plan.fov, aspect)
  const z = 0.3 * plan.distance
  const depth = plan.distance + z
  let sized = cluster
  const size = () => ({
    width: (sized.extent.max[0] - sized.extent.min[0]) / (2 * half.x * depth),
    height: (sized.extent.max[1] - sized.extent.min[1]) / (2 * half.y * depth),
  })
  const span = Math.sqrt(size().width * size().height)
  const largest = Math.max(size().width, size().height)
  let factor = span < least ? least / span : 1
  if (largest * factor > most) factor = most / largest
  if (factor !== 1) sized = resized(sized, actors, factor)
  const box = size()
  const slot = freeSlot(box, frames, random)
  frames.push({
    left: slot.x - box.width / 2,
    right: slot.x + box.width / 2,
    top: slot.y - box.height / 2,
    bottom: slot.y + box.height / 2,
  })
  const shift = 2 * half.y * (plan.foot - 0.5) - plan.eye / plan.distance
  const up = plan.eye + (shift + (0.5 - slot.y) * 2 * half.y) * depth
  const middle: Vec3 = [
    (sized.extent.min[0] + sized.extent.max[0]) / 2,
    (sized.extent.min[1] + sized.extent.max[1]) / 2,
    0,
  ]
  const spot = { x: (slot.x - 0.5) * 2 * half.x * depth - middle[0], z }
  return {
    role: 'aloft',
    cluster: sized,
    spot,
    hover: 0,
    // What flies keeps its height over the stage, whatever the land below it does.
    settle: () => moveCluster(sized, [spot.x, up - middle[1], z]),
  }
}

/** Landscapes whose view is the picture: trees named with them frame it. */
const SCENIC = new Set([
  'lake',
  'mountains',
  'river',
  'waterfall',
  'meadow',
  'farm',
  'flower-field',
  'desert',
  'beach',
  'forest',
  'snowy-forest',
])

function isTree(cluster: Cluster): boolean {
  return cluster.root.entity.kit.startsWith('tree:') && cluster.members.length === 1
}

/** Columns and heights (shares of the picture) for trees at the edges of a view, outermost first. */
const GROVE = [
  [-0.78, 0.64],
  [0.8, 0.56],
  [-0.26, 0.3],
  [0.36, 0.28],
  [-0.47, 0.24],
  [0.56, 0.22],
  [0.06, 0.2],
  [-0.1, 0.22],
] as const

function planGrove(
  trees: readonly Cluster[],
  aloft: readonly Cluster[],
  setting: Setting,
  aspect: number,
  random: () => number,
): StagePlan {
  const actors = [...trees, ...aloft].flatMap((cluster) => cluster.members)
  const view = planSkyward(aloft, setting, setting.vista.fov ?? 0.9, aspect, random, 'plant', true)
  const half = halfExtents(view.fov, aspect)
  const shift = 2 * half.y * (view.foot - 0.5) - view.eye / view.distance
  const groups = trees.map((cluster, i): Group => {
    const [column, share] = GROVE[i % GROVE.length]
    const inward = 1 - 0.12 * Math.floor(i / GROVE.length)
    // A tree of this share stands where the ground meets the row that keeps its top inside the picture.
    const nearest = view.eye / (0.9 * half.y - shift)
    const depth = Math.max(nearest * 1.05, view.distance * (0.62 + 0.5 * (0.8 - share)))
    const sized = resized(cluster, actors, (share * 2 * half.y * depth) / cluster.extent.max[1])
    const width = sized.extent.max[0] / (half.x * depth)
    const x = Math.sign(column) * Math.min(Math.abs(column) * inward, 0.97 - width) * half.x * depth
    const highest = view.eye + (shift + 0.94 * half.y) * depth
    return {
      role: 'backdrop',
      cluster: sized,
      spot: { x, z: depth - view.distance },
      hover: 0,
      settle: (ground) =>
        moveCluster(sized, [
          x,
          Math.min(Math.max(0.02, ground), highest - sized.extent.max[1]),
          depth - view.distance,
        ]),
    }
  })
  return { ...view, groups: [...groups, ...view.groups] }
}

/** Only flying things, or nothing at all: the place is the picture and they hang in its upper part. */
function planSkyward(
  aloft: readonly Cluster[],
  setting: Setting,
  fov: number,
  aspect: number,
  random: () => number,
  mainCategory: string,
  vista = aloft.length === 0,
): StagePlan {
  const angle = !vista ? fov : (setting.vista.fov ?? 0.9)
  const half = halfExtents(angle, aspect)
  const distance = setting.vista.height / (2 * half.y * 0.55)
  const eye = setting.vista.eye
  // levelCamera takes the row where the stage's ground falls; the horizon is wanted.
  const foot = setting.vista.horizon + eye / (distance * 2 * half.y)
  const plan = { distance, eye, foot, fov: angle }
  const frames: Frame[] = []
  const many = aloft.length > 6
  const groups = aloft.map((cluster) =>
    placeAloft(
      cluster,
      aloft.flatMap((each) => each.members),
      plan,
      aspect,
      frames,
      random,
      aloft.length === 1 ? 0.5 : many ? 0.17 : 0.3,
      aloft.length === 1 ? 0.34 : many ? 0.14 : 0.2,
    ),
  )
  return {
    ...plan,
    orthographic: false,
    halfShort: 3,
    middle: 1,
    clearDepth: 0,
    groupHalfWidth: 0.2,
    surface: 0,
    mainCategory,
    vista,
    groups,
  }
}
