import { type Actor, extentOf } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { attach, heightOf } from './joint-points.ts'
import { FRONT } from './poses.ts'

const FIRE = 'prop:campfire'
const FEWEST = 2
/** More people than this would hide each other behind the fire. */
const MAX = 7
/** Max height of a fire relative to the tallest person: it reaches to the shoulders of people sitting at it. */
const FIRE_HEIGHT = 0.8
/** Distance of the people from the fire's edge, in their mean width, and flattening of their circle in depth. */
const AWAY = 0.42
const DEPTH = 0.72
/** Angle of the outermost people, measured from straight behind the fire: the side toward the viewer stays open. */
const OPEN = { few: 1.35, many: 1.6 }
/** People behind the fire look over it at the viewer; people beside it look halfway at it. */
const LOOK = 0.9

/** Seats people in a circle around a campfire, open toward the viewer. */
export function gatherRoundFire({ actors }: Cast): void {
  const free = actors.filter(({ parent, role }) => !parent && role === 'ground')
  const fires = free.filter(({ entity }) => entity.kit === FIRE)
  const people = free.filter(({ category, entity }) => category === 'person' && entity.action !== 'standing')
  const [fire] = fires
  if (fires.length !== 1 || people.length < FEWEST || people.length > MAX) return
  const tallest = Math.max(...people.map(heightOf))
  fire.yaw = FRONT
  fire.scale *= Math.min(1, (FIRE_HEIGHT * tallest) / heightOf(fire))
  const width = people.reduce((sum, person) => sum + acrossOf(person), 0) / people.length
  const least = acrossOf(fire) / 2 + AWAY * width
  const reach = people.length > 4 ? OPEN.many : OPEN.few
  // An even step keeps neighbors apart; no one sits straight behind the flames.
  const step = (2 * reach) / (people.length - 1)
  const radius = Math.max(least + width / 2, (width * 1.05) / (2 * Math.sin(Math.min(1.2, step) / 2)))
  people.forEach((person, i) => {
    const angle = -reach + i * step + (people.length % 2 && i === (people.length - 1) / 2 ? step * 0.28 : 0)
    const x = radius * Math.sin(angle)
    const z = radius * DEPTH * Math.cos(angle)
    attach(person, fire, [x, 0, z])
    person.yaw = Math.atan2(z + radius * LOOK, -x)
  })
}

function acrossOf(actor: Actor): number {
  const { min, max } = extentOf(actor)
  return max[0] - min[0]
}
