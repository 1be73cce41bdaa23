import type { Entity } from '../scene-graph.ts'

/** Things that hang in the air when the prompt says that they float; a thing alone is shown just above the ground. */
const FLOATERS = new Set(['prop', 'clothing', 'food', 'shape', 'tool', 'instrument', 'furniture', 'sport', 'plant'])

/** True for a thing that does not fly by nature but is said to float or fly. */
export function isAfloat({ attributes, action }: Entity, category: string): boolean {
  return FLOATERS.has(category) && (attributes.includes('floating') || action === 'flying')
}
