import type { PointLight } from '../../render/scene.ts'
import type { Actor } from '../actor.ts'
import type { Cast } from '../casting.ts'
import type { Placed } from '../placing.ts'

/** Things with lights so small that the dark around them must be told of: a lantern, a candle, a fire. */
const isLamp = ({ piece, category }: Actor): boolean => (piece.lights?.length ?? 0) > 0 && category !== 'building' && category !== 'vehicle'

/** The light words that lamps among the subjects bring at night: a room they light has no other light. */
export const lampsOf = (cast: Cast, night: boolean): readonly string[] => (night && cast.actors.some(isLamp) ? ['candlelight'] : [])

/** Share of the camera's distance that a lamp at night lights up around it, and how strong it is at least. */
const REACH = 0.95
const STRENGTH = 1
/** Strongest color of one: beyond it what is beside the lamp burns out. */
const MAX = 1.3

/** A placed actor whose lamps light the place around them, as far as the picture shows it. */
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
