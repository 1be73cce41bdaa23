import type { Box, Rgb } from '../render/scene.ts'
import type { StagePlan } from './plan.ts'
import { sillWindow, wallWindow } from './scenery/outlook.ts'
import type { Place, Setting, Stage } from './setting.ts'

const WALL: Rgb = [0.5, 0.48, 0.43]

/** Builds the place with the window that the prompt names in it, if any; the window's boxes carry the window's instance. */
export function buildPlace(
  setting: Setting,
  plan: StagePlan,
  stage: Stage,
  outside: string | undefined,
): { readonly place: Place; readonly windows: readonly Box[] } {
  const built = setting.build(stage)
  if (!plan.window && (outside === undefined || !setting.indoor)) return { place: built, windows: [] }
  const instance = plan.window?.actor.instance ?? 0
  const sill = plan.window?.sill === true
  const owned = (box: Omit<Box, 'instance'>): Box => ({ ...box, instance })
  if (!sill) return { place: built, windows: wallWindow(built.boxes ?? [], stage, outside).map(owned) }
  const { window, others } = sillWindow(stage, outside, WALL)
  const { sky, exposure } = built
  return { place: { ground: () => 0, boxes: others, ...(sky ? { sky } : {}), ...(exposure ? { exposure } : {}) }, windows: [owned(window)] }
}
