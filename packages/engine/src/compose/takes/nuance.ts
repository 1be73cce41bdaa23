import { triples } from '../../kits/tuples.ts'
import type { Rgb, Scene, Sky, Vec3 } from '../../render/scene.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import type { Actor } from '../actor.ts'
import { tinted } from '../sky-tint.ts'
import { takeOf } from './take.ts'

/** How a variation differs from the seed's picture: a number from -1 to 1 for each aspect. */
export type Nuance = (what: string) => number

/** Undefined for variation 0, the seed's own picture. */
export function nuanceOf(seed: number, variation: number): Nuance | undefined {
  if (variation === 0) return undefined
  const { chance } = takeOf(seed + variation * 65_537)
  return (what) => 2 * chance(what) - 1
}

/** Categories that may turn slightly on the spot. */
const LIVING: ReadonlySet<string> = new Set(['animal', 'bird', 'insect', 'person', 'sea'])
/** Min and max rotation, radians. */
const TURN = [0.12, 0.26] as const
/** Max change of a thing's colors in lightness and in warmth. */
const SHADE = 0.14
const WARMTH = 0.13

/** Turns subjects without relations, and shifts the colors of things for which the prompt names none. */
export function stirred(nuance: Nuance | undefined, actors: readonly Actor[], graph: SceneGraph): void {
  if (!nuance) return
  const bound = new Set(graph.relations.flatMap(({ subject, object }) => [subject, object]))
  const parents = new Set(actors.map(({ parent }) => parent))
  for (const actor of actors) {
    const { entity, category, parent, role, instance } = actor
    const isFree = !parent && !parents.has(actor) && role === 'ground' && !bound.has(entity.id)
    if (isFree && LIVING.has(category)) actor.yaw += away(nuance(`turn ${instance}`), TURN)
    if (entity.color === undefined) actor.piece = shaded(actor.piece, nuance, `shade ${entity.id}`)
  }
}

/** Never so small that the change is invisible. */
const away = (chance: number, [least, most]: readonly [number, number]): number => (chance < 0 ? -1 : 1) * (least + (most - least) * Math.abs(chance))

function shaded(piece: Actor['piece'], nuance: Nuance, what: string): Actor['piece'] {
  const shift = shiftOf(nuance, what)
  return {
    ...piece,
    bodies: piece.bodies.map((body) => ({
      ...body,
      materials: body.materials.map((material) => (material.skin === undefined ? { ...material, color: mapped(material.color, shift) } : material)),
    })),
  }
}

/** Factors on red, green and blue. */
function shiftOf(nuance: Nuance, what: string): Rgb {
  const tone = 1 + SHADE * nuance(what)
  const warm = WARMTH * nuance(`${what} warmth`)
  return [tone * (1 + warm), tone, tone * (1 - warm)]
}

const mapped = (color: Rgb, by: Rgb): Rgb => [color[0] * by[0], color[1] * by[1], color[2] * by[2]]

/** Land, walls and floors with shifted colors. */
function repainted({ terrain, boxes }: Scene, shift: Rgb): Pick<Scene, 'terrain' | 'boxes'> {
  const dye = (out: Float64Array) => {
    for (let c = 0; c < 3; c++) out[c] *= shift[c]
  }
  return {
    ...(terrain && {
      terrain: {
        ...terrain,
        albedo: (x, y, z, ny, out) => {
          terrain.albedo(x, y, z, ny, out)
          dye(out)
        },
      },
    }),
    boxes: boxes.map((box) => ({
      ...box,
      face:
        box.instance === 0
          ? (axis, u, v, x, y, z, out) => {
              box.face(axis, u, v, x, y, z, out)
              dye(out)
            }
          : box.face,
    })),
  }
}

const TINTS: readonly Rgb[] = triples([1, 0.66, 0.36, 0.58, 0.78, 1, 1, 0.6, 0.78, 0.72, 1, 0.78])
const PULL = [0.14, 0.26] as const
/** How far the sun moves around, radians, and up or down, as a share of its height. */
const ROUND = [0.25, 0.5] as const
const CLIMB = 0.2
const EXPOSURE = [0.08, 0.18] as const

/** The same scene with slightly different light and colors. A light color that the prompt or the style sets stays. */
export function relit(nuance: Nuance | undefined, scene: Scene, isColored: boolean): Scene {
  if (!nuance) return scene
  const tint = TINTS[Math.floor(((nuance('tint') + 1) / 2) * TINTS.length)]
  const pull = Math.abs(away(nuance('pull'), PULL))
  const sky: Sky = isColored ? scene.sky : tinted(scene.sky, tint, pull)
  const turn = away(nuance('sun'), ROUND)
  return {
    ...scene,
    ...repainted(scene, shiftOf(nuance, 'place')),
    sky: { ...sky, sunDirection: moved(sky.sunDirection, turn, 1 + CLIMB * nuance('climb')) },
    exposure: scene.exposure * (1 + away(nuance('exposure'), EXPOSURE)),
  }
}

function moved([x, y, z]: Vec3, turn: number, climb: number): Vec3 {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const to: Vec3 = [x * cos + z * sin, y * climb, z * cos - x * sin]
  const length = Math.hypot(...to)
  return [to[0] / length, to[1] / length, to[2] / length]
}
