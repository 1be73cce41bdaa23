import type { Rgb, Vec3 } from '../../../render/scene.ts'
import { type KitBuilder, linear, shade } from '../../builder/kit-builder.ts'
import type { Frame } from '../../builder/vector.ts'
import { pairs } from '../../tuples.ts'

export const GOLD = { color: linear('#e8b23a'), metal: 0.55, specular: 1.2, gloss: 50 }
export const STEEL = { color: linear('#b9c0c9'), metal: 0.6, specular: 1.1, gloss: 60 }

/** [height, radius] from its lower end to its upper, skull radii. */
export type Outline = readonly (readonly [up: number, radius: number])[]

/** What every hat is made with: materials, and shapes in skull radii around the middle of the head. */
export type HatTools = {
  readonly kit: KitBuilder
  readonly r: number
  readonly color: Rgb
  readonly main: number
  readonly deep: number
  readonly white: number
  readonly at: (x: number, y: number, z: number) => Vec3
  readonly dome: (x: number, y: number, radii: Vec3, material: number, blend?: number) => void
  readonly cone: (a: Vec3, b: Vec3, ra: number, rb: number, material: number, blend?: number) => void
  readonly ring: (y: number, radius: number, tube: number, material: number) => void
  /** A crown turned about the head's axis, over `y`. */
  readonly turned: (y: number, outline: Outline, material: number) => void
  /** A round shell that ends at its brim: the forehead below it stays free, where a dome would hang over the eyes. */
  readonly shell: (y: number, wide: number, tall: number, material: number) => void
}

/** Outline of a shell over its brim, in skull radii. */
const SHELL = pairs([0, 0, 0, 1.14, 0.16, 1.13, 0.42, 1.02, 0.66, 0.8, 0.82, 0.5, 0.88, 0.2, 0.89, 0])

export const SIDES = [1, -1] as const

export function hatTools(kit: KitBuilder, frame: Frame, r: number, color: Rgb): HatTools {
  const at = (x: number, y: number, z: number): Vec3 => frame.at([x * r, y * r, z * r])
  return {
    kit,
    r,
    color,
    at,
    main: kit.material({ color, specular: 0.12, gloss: 14 }),
    deep: kit.material({ color: shade(color, 0.55), specular: 0.12, gloss: 14 }),
    white: kit.material({ color: linear('#f5f2ec'), specular: 0.1, gloss: 10 }),
    dome: (x, y, radii, material, blend = 0) => kit.ellipsoid(at(x, y, 0), [radii[0] * r, radii[1] * r, radii[2] * r], material, blend * r),
    cone: (a, b, ra, rb, material, blend = 0) => kit.cone(at(...a), at(...b), ra * r, rb * r, material, blend * r),
    ring: (y, radius, tube, material) => kit.torus(at(-0.04, y, 0), radius * r, tube * r, 'y', material),
    turned: (y, outline, material) =>
      kit.lathe(at(-0.04, y, 0), outline.map(([up, radius]) => [up * r, radius * r] as const), 'y', material, r * 0.03),
    shell: (y, wide, tall, material) => {
      const outline = SHELL.map(([along, radius]) => [along * tall * r, radius * wide * r] as const)
      kit.lathe(at(-0.05, y, 0), outline, 'y', material, r * 0.02)
    },
  }
}
