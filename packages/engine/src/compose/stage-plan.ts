import { createRandom } from '../render/noise.ts'
import type { SceneGraph, View } from '../scene-graph.ts'
import type { StyleHints } from '../styles/style.ts'
import { type Cluster, clusterOf, moveCluster, type Role, resized } from './actor.ts'
import { placeAloft } from './aloft.ts'
import { placeBackdrop, placeCanopy, shelteredBy } from './backdrop.ts'
import { framingFor, halfExtents } from './camera.ts'
import type { Cast } from './casting.ts'
import { attachRelated } from './contact/attach.ts'
import { faceFoes } from './contact/foes.ts'
import { hitchTeam } from './contact/hitch.ts'
import { poseActors } from './contact/poses.ts'
import { gatherRoundFire } from './contact/round-fire.ts'
import { stackUp } from './contact/stacked.ts'
import { isStrewnKit, strewnAround } from './contact/strewn.ts'
import { evenPeople, evenSizes } from './even-sizes.ts'
import { closeIn, partWithHands, portrayed } from './framing/close-in.ts'
import { herdFraming, isHerd } from './herd.ts'
import { type Arrangement, arrange, type Frame, frameOf } from './layout.ts'
import { moored } from './mooring.ts'
import type { Group, StagePlan } from './plan.ts'
import type { Setting } from './setting.ts'
import { framedBy, shotOf } from './takes/shot.ts'
import type { Take } from './takes/take.ts'
import { isRoom } from './views/cutaway.ts'
import { servedOn } from './views/tabletop.ts'
import { isTree, planGrove, planSkyward, SCENIC } from './views/vista.ts'
import { ALIVE, areItsLamps, builtIn, hasInsect, onHeight, withinPlace } from './within-place.ts'

/** A building or tree this much taller than the rest becomes the background. */
const BACKDROP_RATIO = 2

/** More than this many before a castle are seen from their own height: from above there would be no castle. */
const CROWD = 6
const BEFORE_BACKDROP = { fov: 0.5, foot: 0.95, steepest: 0.16 }

/** A wave by itself runs out of the picture on both sides: its width in those of the picture. */
const WAVE_ALONE = 1.4

/** Several houses in a landscape stand side by side along its water, with room beside them. */
const HAMLET = { margin: 0.18, oneRow: true, steepest: 0.16 }

/** Water around a model, in its spans. */
const SURROUNDED = 1.5
/** Where its middle is, from the boats before its land to the land's far side. */
const LANDWARD = 0.66

/** Growth of each of many trees beyond its own room. */
const CROWDED = 1.16

function viewOf(graph: SceneGraph, hints: StyleHints): View | undefined {
  return graph.view ?? hints.camera
}

/** A room without anybody in it, seen as a model. */
const MODEL = { orthographic: true, groupHalfWidth: 0.9 } as const

/** What only frames those on it or under it. */
const FRAMES = /^(building:pier|prop:(flower-arch|campfire))$/

/** What a cluster shows: of people on chairs or on a pier, the people. */
function categoryOf(cluster: Cluster | undefined): string {
  if (!cluster) return 'none'
  const { root, members } = cluster
  const carries = root.category === 'furniture' || FRAMES.test(root.entity.kit)
  const withPeople = carries && members.some(({ category }) => category === 'person')
  return withPeople ? 'person' : root.category
}

/** Puts the cast in order and finds camera and spots. */
export function planStage(graph: SceneGraph, cast: Cast, setting: Setting, hints: StyleHints, aspect: number, seed: number, take: Take): StagePlan {
  const random = createRandom(seed * 17 + 3)
  poseActors(graph, cast, random, take)
  const top = viewOf(graph, hints) === undefined ? servedOn(graph, cast) : undefined
  const window = setting.indoor ? builtIn(graph, cast) : undefined
  hitchTeam(cast)
  stackUp(cast)
  attachRelated(graph, cast, top ?? window?.actor)
  evenPeople(cast.actors)
  sortRoles(graph, cast)
  faceFoes(cast)
  gatherRoundFire(cast)
  const roots = cast.actors.filter((actor) => !actor.parent && actor !== top && actor !== window?.actor)
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
  if (view === 'portrait' || view === 'close-up') {
    // It is of its people: whatever else was named stands behind them.
    const others = ground.filter((cluster) => cluster.root.category !== 'person')
    if (others.length < ground.length) {
      for (const cluster of others) cluster.root.role = 'backdrop'
      ground = ground.filter((cluster) => cluster.root.category === 'person')
      backdrops = [...backdrops, ...others]
    }
  }
  const mainCategory = categoryOf(ground[0] ?? aloft[0])
  const perched = ground.length === 1 && mainCategory === 'plant' && hasInsect(ground[0])
  const near = perched && view === undefined ? 'macro' : view
  const framed = framingFor(near, mainCategory, ground.length)
  // A house in a landscape that the prompt asks for leaves room for it.
  const roomy = view === undefined && mainCategory === 'building' && LANDSCAPES.has(graph.setting ?? '')
  const usual = roomy
    ? { ...framed, fill: framed.fill * 0.66, ...(ground.length > 1 ? HAMLET : {}) }
    : graph.placeFirst && view === undefined
      ? withinPlace(framed, mainCategory, setting.indoor === true)
      : framed
  const mark = ground.length === 1 && ground[0].root.entity.attributes.includes('bust')
  const shown = mark
    ? { ...usual, fill: SLIM_FILL }
    : view === undefined && isSlimGoods(ground)
      ? { ...usual, fill: SLIM_FILL }
      : view === undefined && isLitter(ground)
        ? { ...usual, fill: LITTER_FILL }
        : usual
  const framing =
    view === undefined && setting.raised !== undefined && backdrops.length === 0 && ground.length <= 2
      ? onHeight(shown, mainCategory, setting.raised)
      : view === undefined && setting.lookout !== undefined && mainCategory !== 'building'
        ? { ...shown, eye: Math.max(shown.eye, setting.lookout) }
        : shown
  if (graph.setting !== undefined && SCENIC.has(setting.id) && ground.length > 0 && ground.every(isTree)) {
    return planGrove(ground, aloft, setting, aspect, random)
  }
  if (ground.length === 0) {
    const empty = aloft.length === 0
    const skyward = planSkyward(aloft, setting, framing.fov, aspect, random, mainCategory, empty, view, take)
    const place = empty && view === 'isometric' && isRoom(setting) ? { ...skyward, ...MODEL } : skyward
    return window ? { ...place, window: { ...window, sill: false } } : place
  }
  for (const cluster of ground) cluster.root.role = 'ground'

  const around = strewnAround(ground, cast.actors)
  let balance = evenSizes(around?.shown ?? ground, cast.actors)
  const pushed = pushedBack(graph, balance)
  const headroom = aloft.length > 0 ? 0.3 : 0.07
  const shot = framedBy(take, framing, view, Math.max(ground.length + backdrops.length, peopleOf(cast)))
  const fitted = {
    ...shot,
    ...(backdrops.length > 0 && ground.length > CROWD ? BEFORE_BACKDROP : {}),
    ...(setting.id === 'still-life' ? { snug: true } : {}),
    ...(around ? { oneRow: true } : ground.length < 3 && ground.some(isLetters) ? LEVEL : isBeside(graph, ground) ? BESIDE : {}),
    fill: aloft.length > 0 ? Math.min(shot.fill, 0.56) : backdrops.length > 0 ? Math.min(shot.fill, 0.5) : shot.fill,
  }
  const herd = view === undefined && backdrops.length === 0 && !around && isHerd(balance, aspect)
  const taken = around ? around.strewn.belted(balance) : balance
  let plan: Arrangement = arrange(taken, herd ? herdFraming({ ...fitted, eye: framing.eye }, balance) : fitted, aspect, pushed, headroom)
  const sitter = framing.part < 1 && balance.length === 1 ? balance[0].root.piece.portrait : undefined
  if (sitter) plan = portrayed(balance[0], sitter, view === 'close-up', aspect)
  else if (framing.part < 1 && balance.length <= 2)
    plan = closeIn(balance, plan, view === 'portrait' ? partWithHands(balance, framing.part) : framing.part, framing.fill, aspect)

  if (view === undefined && ground.length === 1 && ground[0].root.entity.kit === 'prop:wave') plan = beforeWave(ground[0], plan, aspect)

  // Crowns may run into each other: many trees are a wood.
  if (balance.length > 12 && balance.every(isTree)) balance = balance.map((cluster) => resized(cluster, cast.actors, CROWDED))

  const half = halfExtents(plan.fov, aspect)
  // A model is shown in the middle of its block.
  const aside = framing.orthographic ? 0 : thirds(balance, aspect, framing.part < 1, shotOf(take).aside)
  const room = balance.map((cluster, i) => frameOf(cluster, plan.spots[i].x, 0, plan.spots[i].z, plan, aspect))
  const offset = insideOf(aside, room) * 2 * half.x * plan.distance
  const berths = setting.block ? moored(balance, plan.spots) : plan.spots
  const spots = berths.map((spot) => ({ x: spot.x + offset, z: spot.z }))
  const frames = balance.map((cluster, i) => frameOf(cluster, spots[i].x, 0, spots[i].z, plan, aspect))
  const groups: Group[] = balance.map((cluster, i) => groupAt(cluster, spots[i], 0, 'ground', hoverOf(cluster, plan, aspect) + driftOf(balance, i)))
  if (around) {
    const beside = around.strewn.spotsAround(balance, spots)
    for (const [i, cluster] of around.strewn.clusters.entries()) groups.push(groupAt(cluster, beside[i], 0, 'ground', 0))
  }
  const clearDepth = Math.max(...balance.map((cluster, i) => spots[i].z + cluster.extent.max[2]))
  const front = Math.min(...balance.map((cluster, i) => spots[i].z + cluster.extent.min[2]))
  const groupHalfWidth = Math.max(
    ...balance.map((cluster, i) => Math.max(Math.abs(spots[i].x + cluster.extent.min[0]), Math.abs(spots[i].x + cluster.extent.max[0]))),
  )
  let rear = clearDepth
  for (const cluster of backdrops) {
    const below = shelteredBy(graph, cluster, balance)
    if (below.length > 0) {
      const over = placeCanopy(
        cluster,
        cast.actors,
        groups.filter((group) => below.includes(group.cluster)),
      )
      groups.push(groupAt(over.cluster, over, 0, 'backdrop', 0))
      continue
    }
    const spot = placeBackdrop(cluster, cast.actors, plan, aspect, frames, rear)
    frames.push(spot.frame)
    rear = Math.max(rear, spot.z + spot.cluster.extent.max[2])
    groups.push(groupAt(spot.cluster, spot, 0, 'backdrop', 0))
  }
  for (const cluster of aloft) {
    const share = isFlier(cluster) ? FLIER_SHARE * (0.75 + 0.5 * random()) : undefined
    groups.push(
      placeAloft(
        cluster,
        cast.actors,
        { ...plan, clearDepth: rear },
        setting,
        aspect,
        frames,
        random,
        share === undefined ? undefined : share * FLIER_WIDE,
        share,
      ),
    )
  }
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
    halfShort: (span / 2) * (setting.indoor ? 1.2 : setting.block ? SURROUNDED : 1.5) * (aspect >= 1 ? shortSide * 1.15 : 1),
    middle: tallest * 0.4,
    middleZ: front + (Math.max(clearDepth, rear) - front) * (setting.block ? LANDWARD : 0.5),
    clearDepth: Math.max(clearDepth, backdrops.length > 0 ? rear : clearDepth),
    groupHalfWidth,
    surface: 0,
    mainCategory,
    vista: false,
    groups,
    ...(top ? { top } : {}),
    ...(window ? { window } : {}),
  }
}

function groupAt(cluster: Cluster, spot: { x: number; z: number }, lift: number, role: Role, hover: number): Group {
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

/** Share of the picture that each of several birds or butterflies takes around what it is of, and the most of its width. */
const FLIER_SHARE = 0.07
const FLIER_WIDE = 1.7

function isFlier({ root: { entity } }: Cluster): boolean {
  return /^(bird|insect):/.test(entity.kit) && entity.count > 2 && entity.id > 0
}

/** How far swimmers of a group hang over and under each other, in heights of the tallest. */
const DRIFT = 0.3

/** No two that swim side by side are at one height. */
function driftOf(clusters: readonly Cluster[], i: number): number {
  if (clusters.length < 2 || clusters[i].root.category !== 'sea') return 0
  const tallest = Math.max(...clusters.map(({ extent }) => extent.max[1]))
  return DRIFT * tallest * Math.sin(i * 2.6 + 1)
}

/** Bodies reach a little into soft ground, so that no gap of light shows under them. */
function sinkOf(cluster: Cluster): number {
  // A boulder lies in the ground, not on it.
  return cluster.extent.max[1] * (cluster.root.entity.noun === 'rock' ? 0.12 : 0.008)
}

/** Share of the picture's height by which floating things hang above where they would stand. */
const RAISED = 0.055

/** In space and under water the subjects hang in the middle of the picture. */
function hoverOf(cluster: Cluster, plan: Arrangement, aspect: number): number {
  return RAISED * 2 * halfExtents(plan.fov, aspect).y * plan.distance - cluster.extent.min[1]
}

const SHOWN_GOODS = new Set(['food', 'prop', 'tool', 'clothing'])
/** Width over height below which one of them leaves the picture empty at its sides, and what it fills then. */
const SLIM = 0.62
const SLIM_FILL = 0.76

/** One bottle or glass by itself: it may stand taller than what is as wide as high. */
function isSlimGoods(ground: readonly Cluster[]): boolean {
  const [one] = ground
  if (one === undefined || ground.length > 1 || !SHOWN_GOODS.has(one.root.category)) return false
  const { min, max } = one.extent
  return max[0] - min[0] < SLIM * max[1]
}

/** What a basket of young ones fills: they are the picture. */
const LITTER_FILL = 0.8

function isLitter(ground: readonly Cluster[]): boolean {
  const [one] = ground
  return ground.length === 1 && one.root.category === 'prop' && one.members.some(({ category, parent }) => category === 'animal' && parent === one.root)
}

function peopleOf({ actors }: Cast): number {
  return actors.filter(({ category }) => category === 'person').length
}

const LANDSCAPES = new Set(['lake', 'fjord', 'water-garden', 'mountains', 'river', 'waterfall'])

/** What others are shown in front of, whatever its size. */
const BEHIND = new Set(['wave', 'street lamp', 'iceberg', 'volcano', 'palm leaves'])

function sortRoles(graph: SceneGraph, cast: Cast): void {
  const standing = cast.actors.filter((actor) => !actor.parent && actor.role === 'ground')
  const small = standing.filter(
    (actor) => isStrewnKit(actor.entity.kit) || (actor.category !== 'building' && actor.category !== 'plant' && !BEHIND.has(actor.entity.noun)),
  )
  if (small.length === 0 || small.length === standing.length) return
  // "a cabin by a lake, a rowing boat": things that lie about in a landscape do not put the house behind them.
  const lead = standing[0]
  const still = small.every(({ category }) => !ALIVE.has(category))
  const own = areItsLamps(graph, lead, small)
  if (lead.category === 'building' && still && (own || LANDSCAPES.has(graph.setting ?? ''))) return
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
    if (tall || BEHIND.has(actor.entity.noun) || inFront.has(actor.entity.id)) actor.role = 'backdrop'
  }
}

const LETTERS = 'prop:letters'
/** Words are read from the front: from above, letters hide each other's lower half. */
const LEVEL = { oneRow: true, steepest: 0 }
/** Side by side, and seen from their own height. */
const BESIDE = { oneRow: true, steepest: 0.16 }
function isLetters({ root }: Cluster): boolean {
  return root.entity.kit === LETTERS
}

const BESIDE_VEHICLE = new Set(['vehicle', 'sea'])

/** "a cat beside a bicycle", "a whale with a diver": in the row behind, the larger of the two would be a blur. */
function isBeside(graph: SceneGraph, clusters: readonly Cluster[]): boolean {
  if (clusters.length !== 2) return false
  const [a, b] = clusters.map(({ root }) => root)
  return (
    [a, b].some(({ category }) => BESIDE_VEHICLE.has(category)) &&
    [a, b].some(({ category }) => ALIVE.has(category)) &&
    graph.relations.some(
      ({ type, subject, object }) =>
        type === 'next-to' && ((subject === a.entity.id && object === b.entity.id) || (subject === b.entity.id && object === a.entity.id)),
    )
  )
}

/** Clusters that stand behind another of about their size. */
function pushedBack(graph: SceneGraph, clusters: readonly Cluster[]): Set<number> {
  const pushed = new Set<number>()
  for (const relation of graph.relations) {
    const back = relation.type === 'behind' ? relation.subject : relation.type === 'in-front-of' ? relation.object : undefined
    if (back === undefined) continue
    clusters.forEach((cluster, i) => {
      if (cluster.root.entity.id === back) pushed.add(i)
    })
  }
  return pushed.size === clusters.length ? new Set() : pushed
}

/** A single subject of a wide picture stands off the middle, looking into the room it has. */
function thirds(clusters: readonly Cluster[], aspect: number, close: boolean, aside: number): number {
  if (clusters.length !== 1) return 0
  const looks = Math.cos(clusters[0].root.yaw)
  const side = looks > 0.2 ? -1 : looks < -0.2 ? 1 : 0
  const { min, max } = clusters[0].extent
  const room = (max[0] - min[0]) / Math.max(0.01, max[1])
  const shift = aspect > 1.2 ? (room > 1.6 ? 0.05 : 0.11) : close ? 0.02 : 0.025
  return side * (close ? shift : Math.max(shift, aside * Math.min(1, aspect)))
}

/** A shift by which nothing comes nearer to the picture's rim than it has to: whatever is too wide for it stays where it is. */
function insideOf(aside: number, frames: readonly Frame[]): number {
  const left = Math.max(0, Math.min(...frames.map((frame) => frame.left)) - RIM)
  const right = Math.max(0, 1 - RIM - Math.max(...frames.map((frame) => frame.right)))
  return Math.abs(aside) <= LITTLE ? aside : Math.max(-Math.max(left, LITTLE), Math.min(Math.max(right, LITTLE), aside))
}
const RIM = 0.06
/** So small a shift never mattered. */
const LITTLE = 0.02

function beforeWave({ extent }: Cluster, plan: Arrangement, aspect: number): Arrangement {
  const across = (extent.max[0] - extent.min[0]) / (2 * halfExtents(plan.fov, aspect).x)
  return { ...plan, distance: Math.min(plan.distance, across / WAVE_ALONE) }
}
