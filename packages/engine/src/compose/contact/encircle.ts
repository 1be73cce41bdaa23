import { triples } from '../../kits/tuples.ts'
import { type Actor, extentOf } from '../actor.ts'
import { attach, heightOf } from './joint-points.ts'
import { FRONT } from './poses.ts'

/** Flowers around a person, in the person's heights: to the side, toward the back, and how tall they are; the near ones are the lowest. */
const BED = triples([
  -0.34, -0.2, 0.4, 0.36, -0.18, 0.38, -0.5, 0.08, 0.52, 0.52, 0.1, 0.5, 0.1, -0.34, 0.26, -0.26, 0.3, 0.62, 0.3, 0.32, 0.6, -0.14, -0.36, 0.24, -0.68, -0.06,
  0.42, 0.7, -0.04, 0.4,
])
/** The same for a view of head and shoulders: to the side, toward the back, and height of the blossoms. */
const WREATH = triples([
  -0.155, -0.04, 0.86, 0.16, -0.02, 0.88, -0.1, -0.17, 0.73, 0.105, -0.18, 0.72, -0.2, 0.12, 0.98, 0.2, 0.12, 0.97, 0.01, -0.2, 0.69, -0.17, -0.12, 0.79, 0.18,
  -0.12, 0.78, -0.27, 0, 0.88,
])
const PLANT_IN_WREATH = 0.3
/** Flying things around a person: to the side, toward the back, up. */
const SWARM = triples([
  -0.36, -0.1, 0.86, 0.34, -0.06, 0.98, -0.2, 0.1, 1.1, 0.46, 0.06, 0.7, -0.5, 0.04, 0.62, 0.22, -0.26, 0.5, 0.12, 0.14, 1.16, -0.24, -0.3, 0.42, 0.52, 0.12,
  0.44, -0.46, 0.16, 0.3,
])
/** Size of each flying thing, and how close they come to a face that fills the picture. */
const FLIER = 0.1
const CLOSER = { out: 0.62, low: 0.56, up: 0.46 } as const

function flyAbout(flier: Actor, who: Actor, tall: number, k: number, near: boolean): void {
  const [x, z, y] = SWARM[k % SWARM.length]
  const size = FLIER * (0.85 + 0.3 * ((k * 0.618) % 1)) * (near ? 0.7 : 1)
  const box = extentOf(flier)
  flier.scale *= (size * tall) / Math.max(0.01, box.max[1] - box.min[1], (box.max[0] - box.min[0]) * 0.8)
  flier.yaw = x < 0 ? 0.5 + 0.4 * ((k * 0.37) % 1) : Math.PI - 0.5 - 0.4 * ((k * 0.37) % 1)
  const out = near ? CLOSER.out : 1
  const up = near ? CLOSER.low + CLOSER.up * y : y
  attach(flier, who, [x * out * tall, up * tall, z * out * tall])
}

function growAbout(plant: Actor, who: Actor, tall: number, k: number, near: boolean): void {
  const [x, z, high] = (near ? WREATH : BED)[k % BED.length]
  plant.scale *= ((near ? PLANT_IN_WREATH : high) * tall) / Math.max(0.01, heightOf(plant))
  plant.yaw = FRONT + (k % 2 ? 0.5 : -0.5) + 0.3 * x
  const own = extentOf(plant)
  attach(plant, who, [x * tall, near ? high * tall - own.max[1] : -own.min[1], z * tall])
}

/** Puts flowers or flying things on all sides of a person without hiding the face; `near` for a view of head and shoulders. */
export function encircle(things: readonly Actor[], who: Actor, near: boolean): void {
  const tall = who.piece.height * who.scale
  things.forEach((thing, k) => {
    if (thing.category === 'plant') growAbout(thing, who, tall, k, near)
    else flyAbout(thing, who, tall, k, near)
  })
}
