import { colorOf } from '../../lexicon/colors.ts'
import { type KitInput, type KitPiece, linear, mixColor, type PointLight, type Rgb, type SolidKit, shade, type Vec3 } from '../builder/index.ts'
import type { Wall } from './facade.ts'

/** Result of a building's recipe: walls in the picture's frame, round parts as bodies. */
export type BuildingParts = {
  readonly walls?: readonly Wall[]
  /** Bodies in the picture's frame (x right, z away); see `upright`. */
  readonly bodies?: readonly SolidKit[]
  readonly lights?: readonly PointLight[]
  /** Painted fronts of the bodies, in object space. */
  readonly decals?: KitPiece['decals']
  readonly height: number
  readonly radius: number
  /** Where things on top of it stand, and where close-ups aim. */
  readonly seat?: Vec3
  readonly face?: Vec3
}

export type Recipe = (input: BuildingInput) => BuildingParts

/** A kit's input with helpers that most buildings use. */
export type BuildingInput = KitInput & {
  /** The wall color from the prompt, or `usual`. */
  readonly tone: (usual: string) => Rgb
  readonly lit: boolean
  readonly snowy: boolean
}

/** The color of a part named in the prompt: "a cottage with a red roof", "with a blue and white striped awning". */
export const partTone = ({ attributes }: KitInput, part: 'roof' | 'awning'): Rgb | undefined =>
  attributes.filter((words) => words.endsWith(` ${part}`)).flatMap((words) => words.split(' ')).map(colorOf).find((color) => color !== undefined)

/** Maps a point of the picture's frame to object space: buildings stand at yaw π/2, so object (x, z) is at world (z, -x). */
export const upright = (point: Vec3): Vec3 => [-point[2], point[1], point[0]]

export function toBuildingInput(input: KitInput): BuildingInput {
  const worn = input.attributes.some((word) => ['old', 'ruined', 'abandoned', 'haunted', 'ancient'].includes(word))
  return {
    ...input,
    tone: (usual) => {
      const color = input.color ?? linear(usual)
      return worn ? mixColor(shade(color, 0.72), [0.12, 0.12, 0.11], 0.35) : color
    },
    lit: input.night === true || input.attributes.includes('glowing'),
    snowy: input.snow === true,
  }
}

/** A recipe's parts as a piece. */
export function toPiece(parts: BuildingParts): KitPiece {
  const seat = parts.seat ?? [0, parts.height, 0]
  return { bodies: parts.bodies ?? [], boxes: parts.walls ?? [], ...(parts.decals ? { decals: parts.decals } : {}),
    lights: (parts.lights ?? []).map((light) => ({ ...light, position: upright(light.position) })), height: parts.height, radius: parts.radius,
    anchors: { seat: upright(seat), face: upright(parts.face ?? [0, parts.height * 0.5, -parts.radius * 0.6]) }, drew: [] }
}
