import { type Actor, extentOf } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { attach, heightOf } from './joint-points.ts'
import { FRONT } from './poses.ts'

const FIRE = 'prop:campfire'
const FEWEST = 2
/** More would hide one another behind a fire of its size. */
const MAX = 7
/** A fire reaches to the shoulders of who sits at it. */
const FIRE_HEIGHT = 0.8
/** How far from the fire's edge they sit, and how much flatter than round their circle is drawn, in their mean width. */
const AWAY = 0.42
const DEPTH = 0.72
/** Angle from straight behind the fire at which the outermost sit: the side towards the viewer stays open. */
const OPEN = { few: 1.35, many: 1.6 }
/** Who sits behind the fire looks at the viewer over it, who sits beside it half at it. */
const LOOK = 0.9

/** People at a campfire sit in a circle round it that is open to the viewer. */
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
