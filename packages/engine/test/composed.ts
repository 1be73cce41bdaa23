import { type Composition, composeScene } from '../src/compose/compose-scene.ts'
import type { ProjectedBox } from '../src/compose/projected-boxes.ts'
import { parsePrompt } from '../src/parse/parse-prompt.ts'

export const SHAPES = { '1:1': [256, 256], '16:9': [384, 256], '9:16': [256, 384] } as const

export function compose(prompt: string, shape: keyof typeof SHAPES = '1:1', negative = '', seed = 7) {
  const [width, height] = SHAPES[shape]
  const graph = parsePrompt(prompt, negative)
  return { graph, width, height, ...composeScene(graph, { width, height, seed, hints: {} }) }
}

export type Box = ProjectedBox['box']

export function boxOf(composition: Composition, entity: number): Box {
  const instance = composition.instances.find((each) => each.entity === entity)?.instance
  const found = composition.boxes.find((each) => each.instance === instance)
  if (!found) throw new Error(`entity ${entity} is not placed`)
  return found.box
}
