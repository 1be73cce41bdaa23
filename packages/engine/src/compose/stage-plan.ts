import { createRandom } from '../render/noise.ts'
import type { SceneGraph, View } from '../scene-graph.ts'
import type { StyleHints } from '../styles/hint-rows.ts'
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
import { strewnAround } from './contact/strewn.ts'
import { evenPeople, evenSizes } from './even-sizes.ts'
import { type Arrangement, frameOf } from './frame.ts'
import { closeIn, partWithHands, portrayed } from './framing/close-in.ts'
import { herdFraming, isHerd } from './herd.ts'
import { driftOf, hoverOf, isFlier } from './hovering.ts'
import { arrange } from './layout.ts'
import { moored } from './mooring.ts'
import type { Group, StagePlan } from './plan.ts'
import type { Setting } from './setting.ts'
import { beforeWave, insideOf, isBeside, LANDSCAPES, pushedBack, sortRoles, thirds } from './stage-roles.ts'
import { framedBy, shotOf } from './takes/shot.ts'
import type { Take } from './takes/take.ts'
import { isRoom } from './views/cutaway.ts'
import { servedOn } from './views/tabletop.ts'
import { isTree, planGrove, planSkyward, SCENIC } from './views/vista.ts'
import { builtIn, hasInsect, onHeight, withinPlace } from './within-place.ts'

/** Groups larger than this in front of a castle are seen at eye level: from above there would be no castle. */
const CROWD = 6
const BEFORE_BACKDROP = { fov: 0.5, foot: 0.95, steepest: 0.16 }

/** Several houses in a landscape stand side by side along its water, with space at the sides. */
const HAMLET = { margin: 0.18, oneRow: true, steepest: 0.16 }

/** Half size of a model with water around it, in half spans of its subjects. */
const SURROUNDED = 1.5
/** Middle of the view as a share of the way from the boats in front to the far side of the land. */
const LANDWARD = 0.66

/** Scale of each tree among many, larger than the space it got. */
const CROWDED = 1.16

const viewOf = (graph: SceneGraph, hints: StyleHints): View | undefined => graph.view ?? hints.camera

/** A room without people, seen as a model. */
const MODEL = { orthographic: true, groupHalfWidth: 0.9 } as const

/** Things that only frame the people on or under them. */
const FRAMES = /^(building:pier|prop:(flower-arch|campfire))$/

/** Category that a cluster shows: for people on chairs or on a pier, person. */
function categoryOf(cluster: Cluster | undefined): string {
  if (!cluster) return 'none'
  const { root, members } = cluster
  const carries = root.category === 'furniture' || FRAMES.test(root.entity.kit)
  const withPeople = carries && members.some(({ category }) => category === 'person')
  return withPeople ? 'person' : root.category
}

/** Sorts the cast into roles and computes camera and spots. */
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
    // If there are only backdrops they are the subject; flying things alone keep an empty stage below them.
    ground = backdrops
    backdrops = []
  }
  const view = viewOf(graph, hints)
  if (view === 'portrait' || view === 'close-up') {
    // People are the subject: everything else that was named stands behind them.
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
  // A house leaves room for the landscape that the prompt asks for.
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

  // Crowns may overlap: many trees form a forest.
  if (balance.length > 12 && balance.every(isTree)) balance = balance.map((cluster) => resized(cluster, cast.actors, CROWDED))

  const half = halfExtents(plan.fov, aspect)
  // A model is shown in the middle of its block.
  const aside = framing.orthographic ? 0 : thirds(balance, aspect, framing.part < 1, shotOf(take).aside)
  const room = balance.map((cluster, i) => frameOf(cluster, plan.spots[i].x, 0, plan.spots[i].z, plan, aspect))
  const offset = insideOf(aside, room) * 2 * half.x * plan.distance
  const berths = setting.block ? moored(balance, plan.spots) : plan.spots
  const spots = berths.map((spot) => ({ x: spot.x + offset, z: spot.z }))
  const frames = balance.map((cluster, i) => frameOf(cluster, spots[i].x, 0, spots[i].z, plan, aspect))
  const groups: Group[] = balance.map((cluster, i) => groupAt(cluster, spots[i], 'ground', hoverOf(cluster, plan, aspect) + driftOf(balance, i)))
  if (around) {
    const beside = around.strewn.spotsAround(balance, spots)
    for (const [i, cluster] of around.strewn.clusters.entries()) groups.push(groupAt(cluster, beside[i], 'ground', 0))
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
      groups.push(groupAt(over.cluster, over, 'backdrop', 0))
      continue
    }
    const spot = placeBackdrop(cluster, cast.actors, plan, aspect, frames, rear)
    frames.push(spot.frame)
    rear = Math.max(rear, spot.z + spot.cluster.extent.max[2])
    groups.push(groupAt(spot.cluster, spot, 'backdrop', 0))
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

function groupAt(cluster: Cluster, spot: { x: number; z: number }, role: Role, hover: number): Group {
  return {
    role,
    cluster,
    spot,
    hover,
    settle: (ground) => {
      const sink = role === 'ground' || role === 'backdrop' ? sinkOf(cluster) : 0
      moveCluster(cluster, [spot.x, ground - sink, spot.z])
    },
  }
}

/** Min share of the picture for each of several birds or butterflies around the subject; the longer side may take `FLIER_WIDE` times as much. */
const FLIER_SHARE = 0.07
const FLIER_WIDE = 1.7

/** Bodies sink a little into soft ground so that no gap of light shows under them. */
function sinkOf(cluster: Cluster): number {
  // A boulder is partly buried.
  return cluster.extent.max[1] * (cluster.root.entity.noun === 'rock' ? 0.12 : 0.008)
}

const SHOWN_GOODS = new Set(['food', 'prop', 'tool', 'clothing'])
/** Width over height below which a single thing leaves the picture empty at its sides, and the share it fills then. */
const SLIM = 0.62
const SLIM_FILL = 0.76

/** A single bottle or glass may be shown taller than a thing as wide as high. */
function isSlimGoods(ground: readonly Cluster[]): boolean {
  const [one] = ground
  if (one === undefined || ground.length > 1 || !SHOWN_GOODS.has(one.root.category)) return false
  const { min, max } = one.extent
  return max[0] - min[0] < SLIM * max[1]
}

/** Share that a basket of kittens or puppies fills: the animals are the subject. */
const LITTER_FILL = 0.8

function isLitter(ground: readonly Cluster[]): boolean {
  const [one] = ground
  return ground.length === 1 && one.root.category === 'prop' && one.members.some(({ category, parent }) => category === 'animal' && parent === one.root)
}

const peopleOf = ({ actors }: Cast): number => actors.filter(({ category }) => category === 'person').length

const LETTERS = 'prop:letters'
/** Words are read from the front: from above, letters would hide each other's lower half. */
const LEVEL = { oneRow: true, steepest: 0 }
/** Side by side, seen at eye level. */
const BESIDE = { oneRow: true, steepest: 0.16 }

const isLetters = ({ root }: Cluster): boolean => root.entity.kit === LETTERS
