import type { Entity, SceneGraph } from '../scene-graph.ts'
import { isAfloat } from './afloat.ts'

/** Family of kits that draw things in the sky. */
const SKY_FAMILY = 'sky'

/** Actions that put anything into the air. */
const ALOFT_ACTIONS = new Set(['flying', 'soaring', 'hovering', 'floating', 'gliding', 'falling'])
// biome-ignore format: a list
const ALOFT_NOUNS = new Set([
  'balloon', 'heart balloon', 'hot air balloon', 'kite', 'ufo', 'airplane', 'plane', 'jet', 'fighter jet', 'helicopter', 'biplane', 'drone', 'blimp',
  'zeppelin', 'airship', 'soap bubble', 'butterfly', 'bee', 'dragonfly', 'hummingbird', 'fairy', 'paper lantern', 'satellite', 'spaceship', 'hovercar',
  'space station', 'paper plane', 'seagull', 'eagle', 'bat', 'moth', 'ladybug in flight',
])

/** Birds in the air fly even when the prompt does not say so. */
export const isBird = ({ kit }: Entity): boolean => kit.startsWith('bird:')

/** Hummingbirds hover while they drink. */
export const HUMMINGBIRD = 'bird:hummingbird'

export function isAloft(entity: Entity, category: string, { entities, relations }: SceneGraph): boolean {
  if (isAfloat(entity, category)) return entities.length > 1
  if (entity.attributes.includes('bust')) return false
  if (entity.kit.startsWith(`${SKY_FAMILY}:`)) return true
  if (entity.action && ALOFT_ACTIONS.has(entity.action)) return true
  if (entity.action === 'standing' || entity.action === 'sitting' || entity.action === 'parked') return false
  // A bird on or beside something has landed.
  if (isBird(entity) && entity.kit !== HUMMINGBIRD && relations.some(({ subject }) => subject === entity.id)) return false
  return ALOFT_NOUNS.has(entity.noun) || (category === 'weather' && entity.kit.startsWith(`${SKY_FAMILY}:`))
}
