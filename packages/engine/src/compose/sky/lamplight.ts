import type { PointLight } from '../../render/scene.ts'
import type { Actor } from '../actor.ts'
import type { Cast } from '../casting.ts'
import type { Placed } from '../placing.ts'

/** True for things with small lights, such as a lantern, a candle or a fire, which need dark surroundings. */
const isLamp = ({ piece, category }: Actor): boolean => (piece.lights?.length ?? 0) > 0 && category !== 'building' && category !== 'vehicle'

/** Light words that lamps among the subjects add at night: the room has no other light. */
export const lampsOf = (cast: Cast, night: boolean): readonly string[] => (night && cast.actors.some(isLamp) ? ['candlelight'] : [])

/** Reach of a lamp's light at night as a share of the camera's distance, and its min strength. */
const REACH = 0.95
const STRENGTH = 1
/** Max strength of a lamp's color: above it, things beside the lamp are overexposed. */
const MAX = 1.3

/** A placed actor whose lamps light their surroundings as far as the picture shows them. */
export function litUp(actor: Actor, placed: Placed, distance: number): Placed {
  if (!isLamp(actor)) return placed
  const { lights } = placed
  return { ...placed, lights: lights.map((light) => strengthened(light, distance * REACH, lights.length)) }
}

function strengthened(light: PointLight, reach: number, many: number): PointLight {
  const level = Math.max(0.01, ...light.color)
  const factor = Math.min(MAX, Math.max(level, STRENGTH / Math.sqrt(many))) / level
  const [r, g, b] = light.color
  return { ...light, radius: Math.max(light.radius, reach), color: [r * factor, g * factor, b * factor] }
}
