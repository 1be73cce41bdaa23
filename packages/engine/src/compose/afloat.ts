import type { Entity } from '../scene-graph.ts'

/** Things that hang in the air when the prompt says that they float; alone they are shown just over the ground. */
const FLOATERS = new Set(['prop', 'clothing', 'food', 'shape', 'tool', 'instrument', 'furniture', 'sport', 'plant'])

/** True for a thing said to float or to fly that by nature does not. */
export function isAfloat({ attributes, action }: Entity, category: string): boolean {
  return FLOATERS.has(category) && (attributes.includes('floating') || action === 'flying')
}
