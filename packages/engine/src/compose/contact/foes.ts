import { type Actor, extentOf } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { attach, heightOf } from './joint-points.ts'

/** Min height of a creature that towers over people, in heights of the tallest person. */
const TOWERING = 1.4
/** Height of the creature relative to the tallest person in front of it. */
const GREATEST = 1.6
const MAX_PEOPLE = 4
/** How far in front of the creature people stand, in their own heights, and the distance between them, in its widths. */
const BEFORE = 0.9
const APART = 0.34
/** The creature turns toward the viewer: its full length would take the whole width of the picture. */
const TURNED = 0.92
/** How far inside the creature's width the first person stands, as a share of it. */
const WITHIN = 0.17

/** Puts people at a dragon's feet: laid out in separate spots, one of the two would be small and far away. */
export function faceFoes({ actors }: Cast): void {
  const free = actors.filter(({ parent, role }) => !parent && role === 'ground')
  // A wizard is a fantasy character, too, but stands like a person.
  const people = free.filter(({ entity }) => entity.kit.startsWith('human:'))
  const beasts = free.filter((actor) => actor.category === 'fantasy' && !people.includes(actor))
  const [beast] = beasts
  if (people.length === 0 || people.length > MAX_PEOPLE || beasts.length !== 1) return
  const tallest = Math.max(...people.map(heightOf))
  if (free.length > people.length + 1 || heightOf(beast) < tallest * TOWERING) return
  beast.scale *= Math.max(1, (tallest * GREATEST) / heightOf(beast))
  beast.yaw = Math.cos(beast.yaw) < 0 ? Math.PI - TURNED : TURNED
  for (const [i, person] of people.entries()) standBefore(person, beast, i, people.length)
}

/** Puts people side by side on the side that the creature faces. */
function standBefore(person: Actor, beast: Actor, slot: number, slots: number): void {
  const [own, box] = [extentOf(person), extentOf(beast)]
  const side = Math.cos(beast.yaw) < 0 ? -1 : 1
  const edge = side < 0 ? box.min[0] : box.max[0]
  const wide = box.max[0] - box.min[0]
  const x = edge - side * wide * (WITHIN / slots + slot * APART * Math.min(1, 3 / slots))
  // Several people stand closer to it, or they would run out of the picture.
  const before = (BEFORE * heightOf(person)) / (slots > 1 ? 2.5 : 1)
  attach(person, beast, [x, 0, box.min[2] * 0.5 - own.max[2] - before])
}
