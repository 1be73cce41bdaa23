import { pairs } from '../../kits/tuples.ts'
import type { View } from '../../scene-graph.ts'
import { type Cluster, moveCluster, resized } from '../actor.ts'
import { isFireworks, placeAloft } from '../aloft.ts'
import { halfExtents } from '../camera.ts'
import type { Frame } from '../frame.ts'
import { HUMMINGBIRD } from '../is-aloft.ts'
import type { Group, StagePlan } from '../plan.ts'
import type { Setting } from '../setting.ts'
import { gridCells, schoolCells, wedgeCells } from '../slots.ts'
import { panOf, vistaBy } from '../takes/shot.ts'
import { PLAIN_TAKE, type Take } from '../takes/take.ts'

/** Landscapes whose view is the subject: trees named with them frame it. */
// biome-ignore format: a list
export const SCENIC = new Set([
  'lake', 'fjord', 'water-garden', 'mountains', 'fuji', 'river', 'waterfall', 'meadow', 'moor', 'savanna', 'waterhole', 'farm', 'flower-field', 'desert',
  'beach', 'forest', 'snowy-forest',
])

export const isTree = (cluster: Cluster): boolean => cluster.root.entity.kit.startsWith('tree:') && cluster.members.length === 1

/** Columns and heights (shares of the picture) for trees at the edges of a view, outermost first. */
const GROVE = pairs([-0.78, 0.64, 0.8, 0.56, -0.26, 0.3, 0.36, 0.28, -0.47, 0.24, 0.56, 0.22, 0.06, 0.2, -0.1, 0.22])

/** The same along a river: on its banks, farther away, with none in the middle. */
const BANKS = pairs([-0.82, 0.5, 0.84, 0.46, -0.86, 0.32, 0.88, 0.3, -0.8, 0.38, 0.8, 0.36, -0.92, 0.24, 0.94, 0.24])
const ON_BANKS = 2.3

/** Column and height of a single tree, which is the subject. */
const LONE = [0.22, 0.56] as const

/** A landscape with the trees that the prompt names at its edges. */
export function planGrove(trees: readonly Cluster[], aloft: readonly Cluster[], setting: Setting, aspect: number, random: () => number): StagePlan {
  const actors = [...trees, ...aloft].flatMap((cluster) => cluster.members)
  const view = planSkyward(aloft, setting, setting.vista.fov ?? 0.9, aspect, random, 'plant', true)
  const half = halfExtents(view.fov, aspect)
  const shift = 2 * half.y * (view.foot - 0.5) - view.eye / view.distance
  const byRiver = setting.id === 'river' && trees.length > 1
  const grove = byRiver ? BANKS : GROVE
  const groups = trees.map((cluster, i): Group => {
    const [column, share] = trees.length === 1 ? LONE : grove[i % grove.length]
    const inward = byRiver ? 1 : 1 - 0.12 * Math.floor(i / grove.length)
    // A tree of this share stands where the ground is in the lowest row that keeps its top inside the picture.
    const nearest = view.eye / (0.9 * half.y - shift)
    const away = view.distance * (byRiver ? ON_BANKS : 1)
    const depth = Math.max(nearest * 1.05, away * (0.62 + 0.5 * (0.8 - share)))
    const sized = resized(cluster, actors, (share * 2 * half.y * depth) / cluster.extent.max[1])
    const width = sized.extent.max[0] / (half.x * depth)
    const x = Math.sign(column) * Math.min(Math.abs(column) * inward, (byRiver ? 1.1 : 0.97) - width) * half.x * depth
    const highest = view.eye + (shift + 0.94 * half.y) * depth
    return {
      role: 'backdrop',
      cluster: sized,
      spot: { x, z: depth - view.distance },
      hover: 0,
      settle: (ground) => moveCluster(sized, [x, Math.min(Math.max(0.02, ground), highest - sized.extent.max[1]), depth - view.distance]),
    }
  })
  return { ...view, groups: [...groups, ...view.groups] }
}

/** Max width and height of each flying thing, shares of the picture's. */
const ROOM = {
  near: { width: 0.84, height: 0.6 },
  hero: { width: 0.62, height: 0.5 },
  adrift: { width: 0.72, height: 0.6 },
  alone: { width: 0.5, height: 0.34 },
  few: { width: 0.3, height: 0.24 },
  many: { width: 0.17, height: 0.14 },
} as const

const MIDDLE: Frame = { left: 0.16, right: 0.84, top: 0.16, bottom: 0.84 }

/** Places without ground to look down on. */
const GROUNDLESS = new Set(['skyline', 'space', 'galaxy', 'orbit', 'clouds', 'underwater', 'cave'])

/** View from the air: camera height as a share of the distance, factor on the distance, and a horizon near the picture's top. */
const FLIGHT = { up: 0.7, back: 2.6, horizon: 0.1 } as const
/** The same for a setting built for a view from the air: no horizon. */
const OVERHEAD = { up: 1.4, back: 2.6, horizon: -0.5 } as const

/** Birds that fly in a wedge. */
const TRAVELERS = /^bird:(goose|crane|swan|duck|pelican)$/

const isWedge = (aloft: readonly Cluster[]): boolean => aloft.length > 4 && aloft.every(({ root }) => TRAVELERS.test(root.entity.kit))

/** Half the shorter side of a view of a block without subjects, meters. */
const BLOCK = 4.4
/** Half the shorter side of a place shown as a model, in heights of its vista, and depth of its middle in that half side. */
const MODEL = { wide: 10, close: 2.4, ahead: 0.7 } as const
/** Places whose details are close by. */
const CLOSE_BY = /street|bazaar|beach|poolside|terrace|garden|playground|graveyard/

const NEAR_VIEWS: ReadonlySet<View> = new Set(['close-up', 'macro', 'portrait'])

/** For flying things only, or no subjects at all: the place is the picture and they hang in its upper part. */
export function planSkyward(
  aloft: readonly Cluster[],
  setting: Setting,
  fov: number,
  aspect: number,
  random: () => number,
  mainCategory: string,
  vista = aloft.length === 0,
  view?: View,
  take: Take = PLAIN_TAKE,
): StagePlan {
  const seen = vistaBy(setting.isSeenFromAbove ? PLAIN_TAKE : take, { fov: 0.9, ...setting.vista }, setting.indoor === true)
  const angle = vista ? seen.fov : fov
  const half = halfExtents(angle, aspect)
  const above = view === 'aerial' && vista && !setting.indoor && !GROUNDLESS.has(setting.id)
  // "a close-up of a bee": it fills the picture, flying or not.
  const near = aloft.length === 1 && view !== undefined && NEAR_VIEWS.has(view)
  // A single flying person needs a visible face; fireworks fill the sky; a hummingbird is mostly wings and beak.
  const hero = aloft.length === 1 && (aloft[0].root.entity.kit.startsWith('human:') || aloft[0].root.entity.kit === HUMMINGBIRD || isFireworks(aloft[0].root))
  const flight = setting.isSeenFromAbove ? OVERHEAD : FLIGHT
  const distance = (setting.vista.height / (2 * half.y * 0.55)) * (above ? flight.back : 1)
  const eye = above ? distance * flight.up : seen.eye
  const horizon = above ? flight.horizon : seen.horizon
  // levelCamera takes the row of the stage's ground, so it is derived from the horizon.
  const foot = horizon + eye / (distance * 2 * half.y)
  const plan = { distance, eye, foot, fov: angle }
  const frames: Frame[] = []
  const many = aloft.length > 6
  // A single heavenly body in space is in the middle, large.
  const lone = aloft.length === 1 && /^(space|galaxy)$/.test(setting.id) && aloft[0].root.entity.kit.startsWith('sky:')
  const school = many && aloft.every(({ root }) => root.category === 'sea')
  const cells = isWedge(aloft)
    ? wedgeCells(aloft.length, aspect)
    : school
      ? schoolCells(aloft.length, random)
      : many
        ? gridCells(aloft.length, aspect, random)
        : lone
          ? [MIDDLE]
          : []
  const room = near ? ROOM.near : hero ? (setting.id === 'orbit' ? ROOM.adrift : ROOM.hero) : aloft.length === 1 ? ROOM.alone : many ? ROOM.many : ROOM.few
  const groups = aloft.map((cluster, i) =>
    placeAloft(
      cluster,
      aloft.flatMap((each) => each.members),
      plan,
      setting,
      aspect,
      frames,
      random,
      room.width,
      room.height,
      cells[i],
    ),
  )
  // A model of the place seen from above: its middle is a little way in.
  const block = setting.block === true && vista
  const model = view === 'isometric' && vista && !block && !setting.indoor && !GROUNDLESS.has(setting.id)
  const halfShort = block ? BLOCK : setting.vista.height * (CLOSE_BY.test(setting.id) ? MODEL.close : MODEL.wide)
  return {
    ...plan,
    orthographic: block || model,
    halfShort,
    middleZ: model ? halfShort * MODEL.ahead : 0,
    middle: 1,
    clearDepth: 0,
    groupHalfWidth: 0.2,
    ...(vista && !setting.indoor && !block && !model && !setting.isSeenFromAbove ? { pan: panOf(take) } : {}),
    surface: 0,
    mainCategory,
    vista,
    groups,
  }
}
