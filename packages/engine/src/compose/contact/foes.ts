import { type Actor, extentOf } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { attach, heightOf } from './joint-points.ts'

/** From this many times a person's height on a creature towers over people. */
const TOWERING = 1.4
/** A creature against the tallest person before it. */
const GREATEST = 1.6
const MAX_PEOPLE = 4
/** How far before the creature people stand, in their own heights, and how much of its width they keep between them. */
const BEFORE = 0.9
const APART = 0.34
/** Turn of a creature towards the viewer: its whole length would take the width of the picture. */
const TURNED = 0.92
/** Share of its width by which the first of them stands within it. */
const WITHIN = 0.17

/** People before a dragon stand at its feet: each in a spot of their own, one of the two would be small and far. */
export function faceFoes({ actors }: Cast): void {
  const free = actors.filter(({ parent, role }) => !parent && role === 'ground')
  // A wizard is of the fabled, too, and stands like anybody else.
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

/** On the side the creature looks to, one beside the other. */
function standBefore(person: Actor, beast: Actor, slot: number, slots: number): void {
  const [own, box] = [extentOf(person), extentOf(beast)]
  const side = Math.cos(beast.yaw) < 0 ? -1 : 1
  const edge = side < 0 ? box.min[0] : box.max[0]
  const wide = box.max[0] - box.min[0]
  const x = edge - side * wide * (WITHIN / slots + slot * APART * Math.min(1, 3 / slots))
  // Several stand nearer to it: they would run out of the picture.
  const before = (BEFORE * heightOf(person)) / (slots > 1 ? 2.5 : 1)
  attach(person, beast, [x, 0, box.min[2] * 0.5 - own.max[2] - before])
}
