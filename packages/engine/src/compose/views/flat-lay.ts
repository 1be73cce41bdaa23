import { mixColor, shade } from '../../kits/builder/kit-builder.ts'
import { quarterTurned } from '../../kits/builder/moved.ts'
import { boards } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { colorOf } from '../../lexicon/colors.ts'
import { findNoun } from '../../lexicon/lexicon.ts'
import type { Box, Rgb } from '../../render/scene.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import { type Actor, type Cluster, clusterOf, extentOf, moveCluster, resized } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { FRONT } from '../contact/poses.ts'
import type { Group, StagePlan } from '../plan.ts'
import { floorFace } from '../scenery/floors.ts'
import type { Stage } from '../setting.ts'
import { findSetting } from '../settings/registry.ts'
import { TABLES } from './tabletop.ts'

/** Categories that can be laid out side by side. */
const LAID = new Set(['food', 'tool', 'prop', 'clothing', 'instrument', 'sport', 'plant', 'sci-fi'])
/** From this depth over height on, a thing lies with its top to the viewer; dishes and cups do so unless they are slim. */
const DEEP = 1.3
const LOW_DISH = 1.35
/** Things that are open at the top or have keys there. */
const FROM_ABOVE = /^(prop:(basket|palette|open-book)|sci-fi:(laptop|keyboard)|prop:(laptop|keyboard))$/
/** Things recognizable by their front, however deep they are. */
const FRONT_UP = /^clothing:(sunglasses|glasses|goggles)$/
const SIDEWAYS = /^clothing:(shoe|loafer|boot|chelsea-boot|high-heel|sandal|flip-flop|sock)$/
/** Min and max size relative to the median, and the gap between two things: everything is easy to find. */
const MIN = 0.72
const MAX = 1.4
const GAP = 0.2
const MARGIN = 0.86
/** A pattern extends to the edges. */
const PATTERN_MARGIN = 0.96
/** A long lens: from straight above, nothing leans outward. */
const FOV = 0.22

/** True when the prompt asks for a pattern, or for a flat lay of things that all fit on a table. */
export function isFlatLay(graph: SceneGraph): boolean {
  if (graph.view === 'pattern' && graph.entities.length > 0) return true
  if (graph.view !== 'flat-lay' || graph.entities.length === 0 || graph.texts.length > 0) return false
  if (graph.setting !== undefined && findSetting(graph.setting)?.indoor !== true) return false
  const laid = graph.entities.filter(({ kit }) => !TABLES.test(kit))
  return (
    laid.length > 0 &&
    laid.every(({ noun }) => LAID.has(findNoun(noun)?.category ?? '')) &&
    graph.relations.every(({ type }) => type === 'next-to' || type === 'on')
  )
}

/** The cast laid flat: bottles and books with their front up, dishes with their top up. In a pattern the kinds alternate. */
export function laidOut(cast: Cast, view: SceneGraph['view']): Cast {
  const laid = new Map(cast.actors.map((actor) => [actor, layDown(actor)]))
  const actors = view === 'pattern' ? alternating([...laid.values()]) : [...laid.values()]
  const byEntity = new Map([...cast.byEntity].map(([id, mine]) => [id, mine.flatMap((actor) => laid.get(actor) ?? [])]))
  return { ...cast, actors, byEntity }
}

/** Spreads each kind evenly among the others. */
function alternating(actors: readonly Actor[]): Actor[] {
  const share = actors.map((actor) => {
    const kind = actors.filter(({ entity }) => entity === actor.entity)
    return { actor, at: (kind.indexOf(actor) + 0.5) / kind.length }
  })
  return share.sort((a, b) => a.at - b.at).map(({ actor }) => actor)
}

function layDown(actor: Actor): Actor {
  const yaw = SIDEWAYS.test(actor.entity.kit) ? 0 : FRONT
  const { piece } = actor
  if (!LAID.has(actor.category)) return { ...actor, yaw: ON_PAPER[actor.category] ?? FRONT, role: 'ground' }
  const solid = piece.bodies.length > 0 && !piece.boxes?.length && !piece.cards?.length
  if (yaw === 0 || !solid) return { ...actor, yaw, role: 'ground' }
  const facing = { ...actor, yaw: 0, role: 'ground' as const, piece: quarterTurned(piece, 'front') }
  const { min, max } = extentOf(facing)
  const dish = actor.category === 'food' && max[1] < LOW_DISH * (max[0] - min[0])
  if (FRONT_UP.test(actor.entity.kit)) return facing
  const low = dish || max[2] - min[2] > DEEP * max[1] || FROM_ABOVE.test(actor.entity.kit)
  return low ? { ...facing, piece: quarterTurned(piece, 'top') } : facing
}

/** Rotation of categories that do not lie but appear in a pattern: animals from their side. */
const ON_PAPER: Readonly<Record<string, number>> = { animal: 0.3, bird: 0.3, sea: 0.2, vehicle: 0.3 }

type Laid = { readonly cluster: Cluster; readonly width: number; readonly height: number }

const widthOf = ({ extent: { min, max } }: Cluster): number => max[0] - min[0]
const heightOf = ({ extent: { min, max } }: Cluster): number => max[1] - min[1]

/** Rows of things, evenly spread over a surface that faces the viewer: an overhead view turned upright. */
export function planFlatLay(cast: Cast, aspect: number, view: SceneGraph['view']): StagePlan {
  const isPattern = view === 'pattern'
  const top = cast.actors.find(({ entity }) => TABLES.test(entity.kit))
  const lying = cast.actors.filter((actor) => actor !== top)
  const clusters = lying.map((actor) => clusterOf(actor, cast.actors))
  const sizes = clusters.map((cluster) => Math.sqrt(widthOf(cluster) * heightOf(cluster)))
  const usual = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)]
  const laid = clusters.map((cluster, i): Laid => {
    const factor = Math.min(MAX * usual, Math.max(MIN * usual, sizes[i])) / sizes[i]
    const sized = resized(cluster, cast.actors, factor)
    return { cluster: sized, width: widthOf(sized), height: heightOf(sized) }
  })
  const gap = (GAP * laid.reduce((sum, { width, height }) => sum + width + height, 0)) / (2 * laid.length)
  const { rows, wide, tall } = bestRows(laid, gap, aspect)
  const halfShort = Math.max(wide / Math.max(1, aspect), tall / Math.max(1, 1 / aspect)) / (2 * (isPattern ? PATTERN_MARGIN : MARGIN))
  const groups = rows.flatMap((row, i): Group[] => {
    // Every other row of a pattern is reversed so that no kind forms a column.
    const items = isPattern && i % 2 ? [...row.items].reverse() : row.items
    const free = Math.max(0, wide - row.items.reduce((sum, { width }) => sum + width, 0))
    const space = Math.min(free / row.items.length, 2.2 * gap)
    const span = row.items.reduce((sum, { width }) => sum + width, space * (row.items.length - 1))
    let left = -span / 2
    return items.map(({ cluster, width }): Group => {
      const { min, max } = cluster.extent
      const x = left - min[0]
      left += width + space
      const y = row.middle - (min[1] + max[1]) / 2
      const z = -max[2]
      return { role: 'ground', cluster, spot: { x, z }, hover: 0, settle: () => moveCluster(cluster, [x, y, z]) }
    })
  })
  return {
    distance: halfShort / Math.tan(FOV / 2),
    eye: 0,
    foot: 0.5,
    fov: FOV,
    orthographic: false,
    halfShort,
    middleZ: 0,
    middle: 0,
    clearDepth: 0,
    groupHalfWidth: wide / 2,
    surface: 0,
    mainCategory: lying[0]?.category ?? 'prop',
    vista: false,
    groups,
    ...(top ? { top } : {}),
  }
}

/** The number of rows that shows everything largest, with the height of each row's middle. */
function bestRows(laid: readonly Laid[], gap: number, aspect: number) {
  let best: { rows: { items: Laid[]; middle: number }[]; wide: number; tall: number } | undefined
  let least = Infinity
  for (let count = 1; count <= Math.min(6, laid.length); count++) {
    const rows: Laid[][] = []
    let next = 0
    for (let row = 0; row < count; row++) {
      const size = Math.ceil((laid.length - next) / (count - row))
      rows.push(laid.slice(next, next + size))
      next += size
    }
    const wide = Math.max(...rows.map((row) => row.reduce((sum, { width }) => sum + width + gap, -gap)))
    const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)))
    const tall = heights.reduce((sum, height) => sum + height + gap, -gap)
    const need = Math.max(wide / aspect, tall)
    if (need >= least) continue
    least = need
    let down = tall / 2
    const placed = rows.map((items, i) => {
      const middle = down - heights[i] / 2
      down -= heights[i] + gap
      return { items, middle }
    })
    best = { rows: placed, wide, tall }
  }
  if (!best) throw new Error('Nothing to lay out')
  return best
}

/** Calm papers, lighter than a studio's: things lie on them without a pool of light behind them. */
const PAPERS: readonly Rgb[] = triples([0.66, 0.6, 0.54, 0.55, 0.62, 0.62, 0.68, 0.54, 0.5, 0.57, 0.62, 0.52, 0.6, 0.58, 0.66])

/** The table, paper or board under everything. */
export function flatSurface({ top }: StagePlan, stage: Stage) {
  const wide = 3 * stage.halfWidthAt(0)
  const tall = 3 * stage.halfHeightAt(0)
  const face = surfaceFace(top, stage)
  const box: Box = {
    min: [-wide, -tall, 0],
    max: [wide, tall, 0.3],
    face: (_axis, _u, _v, x, y, _z, out) => face(1, x + 40, y + 40, x, 0, y, out),
    instance: top?.instance ?? 0,
  }
  return { height: 0, solids: [], boxes: [box] }
}

const PLANK = 0.32

function surfaceFace(top: Actor | undefined, stage: Stage): Box['face'] {
  const named = top?.entity.color === undefined ? undefined : colorOf(top.entity.color)
  const material = top?.entity.material ?? stage.floor
  const paper = named ?? stage.palette[0] ?? mixColor(PAPERS[stage.seed % PAPERS.length], [1, 1, 1], 0.12)
  if (material === 'wooden' || material === 'wood' || (top && material === undefined)) {
    return named ? boards(shade(named, 0.82), shade(named, 1.05), PLANK) : boards([0.24, 0.13, 0.065], [0.4, 0.24, 0.13], PLANK)
  }
  return floorFace({ ...stage, floor: material as Stage['floor'] }, paper)
}
