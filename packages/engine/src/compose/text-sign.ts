import { LETTERED_BUILDINGS } from '../kits/buildings/building.ts'
import { signBoard } from '../kits/buildings/facade.ts'
import { boards, type Slab, slab } from '../kits/buildings/wall-faces.ts'
import type { SceneGraph } from '../scene-graph.ts'
import type { Stage } from './setting.ts'

/** Places that put the prompt's words on signs of their own. */
const LETTERED = new Set(['cafe', 'stage', 'cyberpunk-alley'])

/** A board on two posts behind the subjects with the words that nothing else carries; it glows in the dark. */
export function textSign(stage: Stage, setting: string, ground: (x: number, z: number) => number): readonly Slab[] {
  const text = stage.texts.join(' ')
  if (text === '' || LETTERED.has(setting)) return []
  // A board behind a building would be hidden: it stands in the front yard instead, off to one side.
  const yard = stage.hasBuilding
  const z = yard ? -0.42 * stage.distance : stage.clearDepth + 0.5 * stage.reach
  const width = stage.halfWidthAt(z) * (yard ? 0.62 : setting === 'studio' ? 1.5 : 1.1)
  const center = yard ? -0.58 * stage.halfWidthAt(z) : 0
  const height = Math.min(width * 0.4, Math.max(width * 0.16, (width / Math.max(4, text.length)) * 1.7))
  const middle = yard ? ground(center, z) + height * 1.1 : stage.eye + stage.halfHeightAt(z) * (stage.empty ? 0.05 : 0.42)
  const low = middle - height / 2
  const post = 0.05 * width
  const wood = boards([0.2, 0.12, 0.06], [0.34, 0.22, 0.12], 0.12 * stage.reach, true)
  const dark = stage.night || stage.light.has('neon')
  const face = dark
    ? signBoard(text, width, height, [0.012, 0.012, 0.02], [0.9, 0.9, 0.9], [3.2, 0.5, 1.8], 'sans')
    : signBoard(text, width, height, [0.72, 0.64, 0.5], [0.06, 0.04, 0.03])
  // On a paper backdrop the words stand alone, like a logo.
  if (setting === 'studio')
    return [
      slab(
        center - width / 2,
        low,
        z,
        center + width / 2,
        low + height,
        z + 0.02 * stage.reach,
        signBoard(text, width, height, [0.93, 0.92, 0.9], [0.04, 0.035, 0.03], undefined, 'sans'),
      ),
    ]
  return [
    slab(center - width / 2, low, z, center + width / 2, low + height, z + 0.06 * stage.reach, face),
    ...[-0.4, 0.4].map((side) => {
      const x = center + side * width
      return slab(x - post / 2, ground(x, z) - 0.2, z + 0.06 * stage.reach, x + post / 2, low + height * 0.9, z + 0.06 * stage.reach + post, wood)
    }),
  ]
}

/** Families whose kits can letter their things. */
const LETTERED_FAMILIES = new Set(['prop', 'furniture', 'tool', 'clothing', 'food', 'sport', 'wheeled', 'rail'])

/** True when the kit of the entity that carries the words can letter it. */
export function isLettered(graph: SceneGraph, carrier: number | undefined): boolean {
  const kit = carrier === undefined ? undefined : graph.entities[carrier]?.kit
  if (kit === undefined) return false
  const [family, variant = ''] = kit.split(':')
  return family === 'building' ? LETTERED_BUILDINGS.has(variant) : LETTERED_FAMILIES.has(family)
}
