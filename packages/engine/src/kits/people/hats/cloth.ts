import { type Frame, type KitBuilder, linear, type Outline, pairs, type Rgb, SIDES, scaled, shade, type Vec3 } from '../../builder/index.ts'

export type HatKind =
  | 'wizard' | 'top' | 'cowboy' | 'straw' | 'chef' | 'crown' | 'tiara' | 'cap' | 'beanie' | 'santa' | 'helmet' | 'kabuto' | 'viking' | 'hood' | 'police'
  | 'fire' | 'hard' | 'pirate' | 'veil' | 'hijab' | 'turban' | 'nurse' | 'jester' | 'fedora' | 'nemes' | 'mitre' | 'ninja' | 'bubble' | 'plume' | 'horns'
  | 'halo' | 'headband' | 'flowers' | 'bridal' | 'beret' | 'visor' | 'pointed' | 'graduate' | 'bicorne' | 'laurel' | 'snakes' | 'beak'

export const GOLD = { color: linear('#e8b23a'), metal: 0.55, specular: 1.2, gloss: 50 }
export const STEEL = { color: linear('#b9c0c9'), metal: 0.6, specular: 1.1, gloss: 60 }

/** Helpers that build hats: materials, and shapes in skull radii around the center of the head. */
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
  /** A hat's crown as a solid of revolution about the head's axis, from `y` up, in skull radii. */
  readonly turned: (y: number, outline: Outline, material: number) => void
  /** A round shell that ends at its brim and leaves the forehead free; a dome would hang over the eyes. */
  readonly shell: (y: number, wide: number, tall: number, material: number) => void
}

/** Outline of a shell above its brim, in skull radii. */
const SHELL = pairs([0, 0, 0, 1.14, 0.16, 1.13, 0.42, 1.02, 0.66, 0.8, 0.82, 0.5, 0.88, 0.2, 0.89, 0])

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
    dome: (x, y, radii, material, blend = 0) => kit.ellipsoid(at(x, y, 0), scaled(radii, r), material, blend * r),
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

/** Crown with a dent along the top: a round one would look like a bowler. */
const CREASED: Outline = pairs([0, 0.92, 0.34, 0.86, 0.62, 0.72, 0.68, 0.56, 0.58, 0.2, 0.57, 0])
/** Crown of a top hat, slightly wider at the top. */
const PIPE: Outline = pairs([0, 0.89, 0.45, 0.84, 0.98, 0.93, 0.98, 0])
/** Band around a crown, just above the brim. */
const BAND: Outline = pairs([0.06, 0.93, 0.22, 0.915])

/** The edge of a scarf around a face, forward of the forehead and back under the chin. */
const HIJAB_EDGE: readonly Vec3[] = Array.from({ length: 19 }, (_, i) => {
  const angle = (i / 18) * Math.PI * 2
  const up = Math.cos(angle)
  return [0.38 + 0.38 * Math.max(0, up) ** 2, -0.2 + (up > 0 ? 0.92 : 0.88) * up, 0.96 * Math.sin(angle)]
})

export function clothHat(hat: HatKind, tools: HatTools): void {
  const { kit, r, main, deep, white, at, dome, cone, ring, turned } = tools
  switch (hat) {
    case 'wizard':
    case 'pointed': {
      const gold = kit.material(GOLD)
      const tall = hat === 'wizard' ? 1 : 0.72
      if (hat === 'wizard') dome(-0.04, 0.56, [1.85, 0.13, 1.8], main)
      ring(0.66, 0.96, 0.13, hat === 'wizard' ? gold : white)
      cone([-0.04, 0.72, 0], [-0.12, 1.45 * tall + 0.2, 0.02], 0.94, 0.6, main)
      cone([-0.12, 1.45 * tall + 0.2, 0.02], [-0.3, 2.2 * tall, 0.1], 0.6, 0.3, main, 0.1)
      cone([-0.3, 2.2 * tall, 0.1], [-0.75, 2.65 * tall, 0.26], 0.3, 0.06, main, 0.12)
      break
    }
    case 'top':
      dome(-0.04, 0.6, [1.4, 0.08, 1.36], main)
      turned(0.6, PIPE, main)
      turned(0.6, BAND, deep)
      break
    case 'cowboy':
    case 'straw':
    case 'fedora': {
      const wide = hat === 'fedora' ? 1.35 : 1.75
      dome(-0.02, 0.56, [wide, 0.07, wide * 0.95], main)
      if (hat === 'cowboy')
        for (const side of SIDES)
          kit.path([at(1, 0.56, side * 1.12), at(0, 0.8, side * 1.58), at(-1, 0.56, side * 1.12)], [r * 0.05, r * 0.09, r * 0.05], main, r * 0.3)
      const tall = hat === 'cowboy' ? 1.3 : 1
      turned(0.56, CREASED.map(([up, radius]) => [up * tall, radius] as const), main)
      turned(0.56, BAND, deep)
      break
    }
    case 'chef':
      ring(0.62, 0.84, 0.2, white)
      dome(-0.05, 0.85, [0.98, 0.42, 0.98], white, 0.1)
      for (let i = 0; i < 7; i++) {
        const angle = (i / 7) * Math.PI * 2
        kit.sphere(at(-0.05 + Math.cos(angle) * 0.66, 1.28 + 0.06 * (i % 2), Math.sin(angle) * 0.66), r * 0.46, white, r * 0.14)
      }
      dome(-0.05, 1.5, [0.72, 0.36, 0.72], white, 0.2)
      break
    case 'cap':
    case 'police':
    case 'visor': {
      if (hat === 'police') {
        const shine = kit.material({ color: linear('#15171c'), specular: 0.8, gloss: 60 })
        ring(0.58, 0.9, 0.13, deep)
        dome(-0.02, 0.9, [1.14, 0.26, 1.1], main, 0.08)
        kit.ellipsoid(at(0.86, 0.48, 0), [r * 0.46, r * 0.07, r * 0.66], shine).sphere(at(0.92, 0.82, 0), r * 0.15, kit.material(GOLD))
      } else {
        if (hat === 'cap') dome(-0.05, 0.42, [1.06, 0.82, 1.04], main)
        else ring(0.5, 0.98, 0.1, main)
        kit.ellipsoid(at(1.12, 0.5, 0), [r * 0.58, r * 0.06, r * 0.66], deep)
      }
      break
    }
    case 'beanie':
    case 'santa': {
      const band = hat === 'santa' ? white : deep
      dome(-0.08, 0.46, [1.06, 0.88, 1.06], main)
      ring(0.5, 0.94, 0.17, band)
      if (hat === 'santa') {
        cone([-0.1, 1.05, 0], [-0.55, 1.45, 0.2], 0.55, 0.3, main, 0.2)
        cone([-0.55, 1.45, 0.2], [-1.05, 1.05, 0.42], 0.3, 0.12, main, 0.12)
        kit.sphere(at(-1.12, 0.92, 0.45), r * 0.24, white)
      } else kit.sphere(at(-0.1, 1.42, 0), r * 0.26, band)
      break
    }
    case 'hood':
    case 'veil': {
      // A cowl: open in front, draped over shoulders and back.
      dome(-0.22, 0.2, [1.14, 1.14, 1.18], main)
      for (const side of SIDES)
        kit.path([at(0.42, 0.92, side * 0.5), at(0.42, 0.2, side * 1.06), at(0.28, -0.6, side * 0.98), at(0.05, -1.25, side * 0.9)],
          [r * 0.22, r * 0.2, r * 0.24, r * 0.34], main, r * 0.16)
      kit.path([at(-0.5, 0, 0), at(-0.72, -1, 0), at(-0.8, hat === 'veil' ? -3 : -1.4, 0)], [r * 0.95, r * 0.8, r * (hat === 'veil' ? 0.95 : 0.7)], main,
        r * 0.2)
      kit.path([at(0.5, 0.88, 0.45), at(0.56, 1.02, 0), at(0.5, 0.88, -0.45)], [r * 0.2, r * 0.2, r * 0.2], hat === 'veil' ? white : main, r * 0.14)
      break
    }
    case 'hijab': {
      // Cloth around the face, under the chin and over the shoulders.
      dome(-0.3, 0.2, [1.12, 1.1, 1.14], main)
      kit.path(HIJAB_EDGE.map(([x, y, z]) => at(x, y, z)), HIJAB_EDGE.map(() => r * 0.15), main)
      kit.path([at(-0.4, -0.2, 0), at(-0.3, -1.05, 0), at(-0.1, -1.5, 0)], [r * 0.92, r * 0.66, r * 0.74], main, r * 0.2)
      dome(0.08, -1.3, [0.6, 0.36, 0.74], main, 0.2)
      // The loose end lies across the throat.
      for (const drop of [0, 0.2])
        kit.path([at(0.16, -0.86 - drop, 0.72), at(0.58, -1.14 - drop, 0.2), at(0.14, -1.32 - drop, -0.74)], [r * 0.1, r * 0.12, r * 0.06], main, r * 0.03)
      break
    }
    case 'turban':
      dome(-0.08, 0.82, [1.14, 0.46, 1.1], main)
      dome(-0.12, 1.08, [0.98, 0.5, 0.94], main, 0.2)
      // The wraps cross over the forehead.
      for (const side of SIDES)
        kit.path([at(1.04, 0.62, 0), at(0.88, 0.98, side * 0.4), at(0.4, 1.29, side * 0.6)], [r * 0.11, r * 0.13, r * 0.11], main, r * 0.03)
      break
    case 'pirate':
      dome(-0.05, 0.62, [1.06, 0.66, 1.02], main)
      for (const side of SIDES)
        kit.path([at(0.95, 0.72, side * 0.15), at(0.45, 0.95, side * 1.15), at(-0.6, 0.7, side * 1.25), at(-1.15, 0.66, 0)],
          [r * 0.24, r * 0.32, r * 0.24, r * 0.2], main, r * 0.1)
      kit.path([at(0.9, 0.75, -0.9), at(1.06, 1.08, 0), at(0.9, 0.75, 0.9)], [r * 0.18, r * 0.4, r * 0.18], main, r * 0.1)
      kit.sphere(at(1.42, 1.05, 0), r * 0.17, white)
      kit.path([at(1.36, 0.82, -0.26), at(1.42, 0.76, 0), at(1.36, 0.82, 0.26)], [r * 0.05, r * 0.06, r * 0.05], white)
      break
    case 'nurse':
      kit.box(at(0.12, 1.02, 0), [r * 0.3, r * 0.14, r * 0.52], r * 0.1, white)
      kit.box(at(0.52, 1.02, 0), [r * 0.03, r * 0.12, r * 0.035], r * 0.01, kit.material({ color: linear('#d8303a') }))
      kit.box(at(0.52, 1.02, 0), [r * 0.03, r * 0.035, r * 0.12], r * 0.01, kit.material({ color: linear('#d8303a') }))
      break
    case 'jester': {
      const gold = kit.material(GOLD)
      dome(-0.06, 0.36, [1.08, 0.92, 1.08], main)
      for (const [side, material] of pairs([1, main, -1, deep])) {
        kit.path([at(-0.1, 0.9, side * 0.4), at(-0.05, 1.6, side * 0.95), at(0.05, 1.2, side * 1.6)], [r * 0.52, r * 0.34, r * 0.1], material, r * 0.14)
        kit.sphere(at(0.06, 1.05, side * 1.66), r * 0.17, gold)
      }
      kit.path([at(-0.4, 1, 0), at(-0.9, 1.5, 0), at(-1.5, 1.1, 0)], [r * 0.5, r * 0.32, r * 0.1], main, r * 0.14).sphere(at(-1.56, 0.95, 0), r * 0.17, gold)
      break
    }
    case 'mitre':
      ring(0.6, 0.86, 0.16, kit.material(GOLD))
      cone([-0.04, 0.7, 0], [-0.04, 1.2, 0], 0.88, 0.8, main)
      cone([-0.04, 1.2, 0], [-0.04, 2, 0], 0.8, 0.1, main, 0.1)
      kit.box(at(0.8, 1.15, 0), [r * 0.06, r * 0.4, r * 0.06], r * 0.02, kit.material(GOLD))
      kit.box(at(0.82, 1.25, 0), [r * 0.06, r * 0.06, r * 0.26], r * 0.02, kit.material(GOLD))
      break
    case 'beret':
      kit.ellipsoid(at(-0.12, 0.82, -0.16), [r * 1.12, r * 0.36, r * 1.14], main)
      cone([-0.1, 1.14, -0.1], [-0.1, 1.3, -0.1], 0.07, 0.05, main)
      break
  }
}
