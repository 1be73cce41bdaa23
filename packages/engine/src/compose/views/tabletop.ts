import { KitBuilder, linear, shade } from '../../kits/builder/kit-builder.ts'
import { boards } from '../../kits/buildings/wall-faces.ts'
import { colorOf } from '../../lexicon/colors.ts'
import { findNoun } from '../../lexicon/lexicon.ts'
import type { Box, Solid } from '../../render/scene.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import type { Actor } from '../actor.ts'
import type { Cast } from '../casting.ts'
import type { StagePlan } from '../plan.ts'
import { floorFace } from '../scenery/floors.ts'
import type { Setting, Stage } from '../setting.ts'

/** Categories that are shown on a table rather than on the floor. */
const TABLE_CATEGORIES = new Set(['food', 'tool', 'prop', 'clothing', 'instrument', 'sport', 'sci-fi'])
const SMALL = 0.62
/** Things up to this real height stand on a table, however large the picture shows them; meters. */
const SMALL_IN_LIFE = 0.45
/** Categories that may stand on a table, and the max height of those that are not tableware (a cat, a globe). */
const SERVED = new Set([...TABLE_CATEGORIES, 'plant', 'animal', 'bird', 'insect', 'sport', 'furniture', 'shape'])
const TALL = 1
/** A potted plant may be taller: it is slim. */
const TALL_PLANT = 1.5
const HEIGHT = 0.74
/** Backdrops where goods stand on the floor. */
const BACKDROPS = new Set(['studio', 'window-table', 'still-life', 'geometric-backdrop', 'wave-backdrop'])

/** Tables whose top alone can fill the ground of a picture. */
export const TABLES = /^furniture:(table|round-table|coffee-table|desk|picnic-table|counter|workbench|nightstand)$/

/** The table under the rest of the cast if everything on it is small: then the picture shows the things, not the table's legs. */
export function servedOn(graph: SceneGraph, cast: Cast): Actor | undefined {
  // On a table shown with its legs, a cat would be no larger than the cups: it is shown close up in any room.
  const pet = cast.actors.some(({ category }) => category === 'animal')
  if (graph.placeFirst && !pet) return undefined
  const table = cast.actors.find(({ entity }) => TABLES.test(entity.kit) && entity.count === 1)
  if (!table || cast.actors.length < 2) return undefined
  const upon = new Set(graph.relations.filter(({ type, object }) => type === 'on' && object === table.entity.id).map((r) => r.subject))
  // Things in a bowl on the table are on the table, too, and as small as the bowl makes them.
  const within = new Set(graph.relations.filter(({ type, object }) => upon.has(object) && (type === 'inside' || type === 'on')).map(({ subject }) => subject))
  // The window belongs to the wall.
  const others = cast.actors.filter((actor) => actor !== table && actor.entity.kit !== 'prop:window')
  const fits = others.every(
    (actor) =>
      within.has(actor.entity.id) ||
      (upon.has(actor.entity.id) &&
        (actor.piece.height * actor.scale < (actor.category === 'plant' ? TALL_PLANT : TALL) || TABLE_CATEGORIES.has(actor.category)) &&
        SERVED.has(actor.category)),
  )
  return fits ? table : undefined
}

/** A table under small things in places with a floor; undefined when none is needed. `fromAbove` is true if the camera looks down. */
export function tabletop(
  plan: StagePlan,
  setting: Setting,
  stage: Stage,
  fromAbove: boolean,
): { readonly height: number; readonly solids: readonly Solid[]; readonly boxes: readonly Box[] } | undefined {
  const { top } = plan
  const standing = plan.groups.filter((group) => group.role === 'ground')
  // Things on a windowsill need no table.
  if (standing.length === 0 || plan.window?.sill) return undefined
  if (!top) {
    if (!setting.indoor || BACKDROPS.has(setting.id) || plan.orthographic) return undefined
    const fits = standing.every(
      ({ cluster: { extent, root } }) =>
        TABLE_CATEGORIES.has(root.category) && (extent.max[1] < SMALL || (findNoun(root.entity.noun)?.height ?? 1) <= SMALL_IN_LIFE),
    )
    if (!fits) return undefined
  }
  const half = Math.max(0.55, plan.groupHalfWidth * 1.55) * (fromAbove ? 1.8 : 1)
  // Seen from above, the table fills the picture.
  const spare = fromAbove ? 3 : 1
  const back = plan.clearDepth + Math.max(0.35, top ? plan.groupHalfWidth * 0.5 : 0) * spare
  const front = -Math.max(0.25, plan.distance * 0.35) * spare
  const instance = top?.instance ?? 0
  const legs = new KitBuilder()
  const dark = legs.material({ color: linear('#4a2c18'), specular: 0.2, gloss: 20 })
  for (const x of [-half + 0.08, half - 0.08]) {
    for (const z of [front + 0.08, back - 0.08]) legs.cone([x, 0, z], [x, HEIGHT - 0.04, z], 0.035, 0.045, dark)
  }
  return {
    height: HEIGHT,
    solids: [{ kit: legs.build(), position: [0, 0, 0], yaw: 0, scale: 1, instance }],
    boxes: [{ min: [-half, HEIGHT - 0.05, front], max: [half, HEIGHT, back], face: topFace(top, stage), instance }],
  }
}

const WOOD = boards([0.2, 0.1, 0.05], [0.36, 0.2, 0.1], 0.16)
const POLISHED = new Set(['marble', 'stone', 'glass', 'tiles'])

/** Material of the table: the one the prompt names, paint, or wood. */
function topFace(top: Actor | undefined, stage: Stage): Box['face'] {
  const material = top?.entity.material
  const color = top?.entity.color === undefined ? undefined : colorOf(top.entity.color)
  if (material !== undefined && POLISHED.has(material))
    return floorFace({ ...stage, floor: material as Stage['floor'], ...(color ? { floorColor: color } : {}) }, color ?? [0.5, 0.55, 0.58])
  if (color) return boards(shade(color, 0.82), shade(color, 1.1), 0.16)
  return WOOD
}
