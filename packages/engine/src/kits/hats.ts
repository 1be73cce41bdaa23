import type { Rgb, Vec3 } from '../render/scene.ts'
import { type KitBuilder, linear, shade } from './kit-builder.ts'
import type { Frame } from './vector.ts'

export type HatKind =
  | 'wizard'
  | 'top'
  | 'cowboy'
  | 'straw'
  | 'chef'
  | 'crown'
  | 'tiara'
  | 'cap'
  | 'beanie'
  | 'santa'
  | 'helmet'
  | 'kabuto'
  | 'viking'
  | 'hood'
  | 'police'
  | 'fire'
  | 'hard'
  | 'pirate'
  | 'veil'
  | 'nurse'
  | 'jester'
  | 'fedora'
  | 'nemes'
  | 'mitre'
  | 'ninja'
  | 'bubble'
  | 'plume'
  | 'horns'
  | 'halo'
  | 'headband'
  | 'flowers'
  | 'beret'
  | 'visor'
  | 'pointed'

/** Hats that leave room for hair on top of the head. */
const OPEN_HATS: readonly HatKind[] = [
  'crown',
  'tiara',
  'horns',
  'halo',
  'headband',
  'flowers',
  'nurse',
  'visor',
]

export function coversHair(hat: HatKind | undefined): boolean {
  return hat !== undefined && !OPEN_HATS.includes(hat)
}

const GOLD = { color: linear('#e8b23a'), metal: 0.55, specular: 1.2, gloss: 50 }
const STEEL = { color: linear('#b9c0c9'), metal: 0.6, specular: 1.1, gloss: 60 }

/** One hat on a head of radius `r`. */
export function buildHat(kit: KitBuilder, frame: Frame, r: number, hat: HatKind, color: Rgb): void {
  const main = kit.material({ color, specular: 0.12, gloss: 14 })
  const deep = kit.material({ color: shade(color, 0.55), specular: 0.12, gloss: 14 })
  const white = kit.material({ color: linear('#f5f2ec'), specular: 0.1, gloss: 10 })
  const at = (x: number, y: number, z: number): Vec3 => frame.at([x * r, y * r, z * r])
  const dome = (x: number, y: number, radii: Vec3, material: number, blend = 0) =>
    kit.ellipsoid(at(x, y, 0), [radii[0] * r, radii[1] * r, radii[2] * r], material, blend * r)
  const cone = (a: Vec3, b: Vec3, ra: number, rb: number, material: number, blend = 0) =>
    kit.cone(at(...a), at(...b), ra * r, rb * r, material, blend * r)
  const ring = (y: number, radius: number, tube: number, material: number, x = -0.04) =>
    kit.torus(at(x, y, 0), radius * r, tube * r, 'y', material)
  const sides = [1, -1] as const
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
      kit.cone(at(-0.04, 1.02, 0), at(-0.04, 1.4, 0), r * 0.86, r * 0.9, main)
      kit.box(at(-0.04, 1.1, 0), [r * 0.55, r * 0.62, r * 0.55], r * 0.3, main, r * 0.1)
      ring(0.74, 0.92, 0.11, deep)
      break
    case 'cowboy':
    case 'straw':
    case 'fedora': {
      const wide = hat === 'fedora' ? 1.35 : 1.75
      dome(-0.02, 0.56, [wide, 0.07, wide * 0.95], main)
      if (hat === 'cowboy')
        for (const side of sides)
          kit.path(
            [at(0.8, 0.6, side * 1.3), at(0, 0.82, side * 1.62), at(-0.8, 0.6, side * 1.3)],
            [r * 0.07, r * 0.1, r * 0.07],
            main,
            r * 0.3,
          )
      dome(-0.05, 0.86, [0.92, 0.62, 0.84], main, 0.12)
      ring(0.7, 0.9, 0.08, deep)
      break
    }
    case 'chef':
      ring(0.62, 0.84, 0.2, white)
      dome(-0.05, 0.85, [0.98, 0.42, 0.98], white, 0.1)
      for (let i = 0; i < 7; i++) {
        const angle = (i / 7) * Math.PI * 2
        kit.sphere(
          at(-0.05 + Math.cos(angle) * 0.66, 1.28 + 0.06 * (i % 2), Math.sin(angle) * 0.66),
          r * 0.46,
          white,
          r * 0.14,
        )
      }
      dome(-0.05, 1.5, [0.72, 0.36, 0.72], white, 0.2)
      break
    case 'crown':
    case 'tiara': {
      const gold = kit.material(GOLD)
      const gem = kit.material({
        color: linear('#c01838'),
        specular: 1.6,
        gloss: 90,
        emission: [0.08, 0, 0.01],
      })
      const low = hat === 'crown' ? 0.62 : 0.66
      ring(low, 0.86, 0.1, gold)
      if (hat === 'crown') ring(low + 0.16, 0.87, 0.09, gold)
      const count = hat === 'crown' ? 7 : 5
      for (let i = 0; i < count; i++) {
        const angle = hat === 'crown' ? (i / count) * Math.PI * 2 : (i - 2) * 0.34
        const high = hat === 'crown' ? 0.5 : 0.34 - 0.07 * Math.abs(i - 2)
        const point = (y: number, out: number): Vec3 => [
          -0.04 + Math.cos(angle) * out,
          y,
          Math.sin(angle) * out,
        ]
        cone(point(low + 0.1, 0.87), point(low + 0.2 + high, 0.96), 0.14, 0.05, gold)
        kit.sphere(at(...point(low + 0.26 + high, 0.98)), r * 0.08, i % 2 ? gold : gem)
      }
      kit.sphere(at(0.86, low + 0.1, 0), r * 0.1, gem)
      break
    }
    case 'cap':
    case 'police':
    case 'visor': {
      if (hat === 'police') {
        const shine = kit.material({ color: linear('#15171c'), specular: 0.8, gloss: 60 })
        ring(0.58, 0.9, 0.13, deep)
        dome(-0.02, 0.9, [1.14, 0.26, 1.1], main, 0.08)
        kit.ellipsoid(at(0.86, 0.48, 0), [r * 0.46, r * 0.07, r * 0.66], shine)
        kit.sphere(at(0.92, 0.82, 0), r * 0.15, kit.material(GOLD))
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
    case 'helmet':
    case 'plume': {
      const steel = kit.material({ ...STEEL, color: hat === 'plume' ? linear('#c08a3a') : STEEL.color })
      dome(-0.06, 0.26, [1.14, 1.1, 1.12], steel)
      for (const side of sides)
        cone([0.3, 0.2, side * 0.98], [0.4, -0.62, side * 0.78], 0.24, 0.2, steel, 0.1)
      cone([-0.75, 0.1, 0], [-0.72, -0.55, 0], 0.5, 0.46, steel, 0.1)
      kit.path(
        [at(0.98, 0.62, -0.6), at(1.16, 0.56, 0), at(0.98, 0.62, 0.6)],
        [r * 0.13, r * 0.13, r * 0.13],
        steel,
        r * 0.04,
      )
      cone([1.12, 0.62, 0], [1.16, 0.08, 0], 0.09, 0.06, steel, 0.04)
      const crest = kit.material({ color, fur: 0.5, specular: 0.06, gloss: 10 })
      kit.path(
        [at(0.5, 1.3, 0), at(-0.1, hat === 'plume' ? 1.75 : 1.62, 0), at(-0.95, 1.4, 0), at(-1.4, 0.5, 0)],
        [r * 0.14, r * 0.26, r * 0.28, r * 0.08],
        crest,
        r * 0.05,
      )
      break
    }
    case 'kabuto': {
      const gold = kit.material(GOLD)
      dome(-0.05, 0.3, [1.12, 1.04, 1.1], main)
      for (const [y, wide] of [
        [0.3, 1.2],
        [0.02, 1.36],
        [-0.28, 1.5],
      ] as const) {
        for (const side of sides)
          kit.path(
            [at(0.25, y, side * wide * 0.88), at(-0.5, y - 0.04, side * wide * 0.86), at(-1.1, y - 0.06, 0)],
            [r * 0.12, r * 0.16, r * 0.16],
            y < 0.2 && y > -0.1 ? deep : main,
            r * 0.05,
          )
      }
      kit.ellipsoid(at(0.9, 0.56, 0), [r * 0.4, r * 0.08, r * 0.8], deep)
      for (const side of sides)
        kit.path(
          [at(1.02, 0.78, side * 0.14), at(1.0, 1.25, side * 0.62), at(0.86, 1.9, side * 0.72)],
          [r * 0.12, r * 0.11, r * 0.03],
          gold,
        )
      kit.sphere(at(1.04, 0.82, 0), r * 0.17, gold)
      break
    }
    case 'viking': {
      const steel = kit.material({ ...STEEL, color: linear('#8d9197') })
      const bone = kit.material({ color: linear('#efe3c6'), specular: 0.3, gloss: 24 })
      dome(-0.05, 0.4, [1.1, 0.94, 1.08], steel)
      ring(0.48, 0.98, 0.13, kit.material(GOLD))
      for (const side of sides)
        kit.path(
          [at(-0.05, 0.72, side * 0.9), at(0, 0.95, side * 1.5), at(0.06, 1.7, side * 1.75)],
          [r * 0.26, r * 0.2, r * 0.03],
          bone,
        )
      break
    }
    case 'hood':
    case 'veil': {
      // A cowl: open in front, falling on shoulders and back.
      dome(-0.16, 0.2, [1.14, 1.14, 1.18], main)
      for (const side of sides)
        kit.path(
          [
            at(0.42, 0.92, side * 0.5),
            at(0.42, 0.2, side * 1.06),
            at(0.28, -0.6, side * 0.98),
            at(0.05, -1.25, side * 0.9),
          ],
          [r * 0.22, r * 0.2, r * 0.24, r * 0.34],
          main,
          r * 0.16,
        )
      kit.path(
        [at(-0.5, 0, 0), at(-0.72, -1, 0), at(-0.8, hat === 'veil' ? -3 : -1.4, 0)],
        [r * 0.95, r * 0.8, r * (hat === 'veil' ? 0.95 : 0.7)],
        main,
        r * 0.2,
      )
      kit.path(
        [at(0.5, 0.88, 0.45), at(0.56, 1.02, 0), at(0.5, 0.88, -0.45)],
        [r * 0.2, r * 0.2, r * 0.2],
        hat === 'veil' ? white : main,
        r * 0.14,
      )
      break
    }
    case 'fire':
    case 'hard':
      dome(-0.05, 0.42, [1.14, 0.94, 1.1], main)
      kit.ellipsoid(at(0, 0.44, 0), [r * 1.5, r * 0.09, r * 1.28], main)
      kit.path(
        [at(0.95, 0.75, 0), at(0.2, 1.42, 0), at(-0.8, 1.15, 0)],
        [r * 0.1, r * 0.13, r * 0.1],
        hat === 'fire' ? deep : main,
        r * 0.06,
      )
      if (hat === 'fire')
        kit.box(at(1.02, 0.9, 0), [r * 0.06, r * 0.26, r * 0.22], r * 0.05, kit.material(GOLD))
      break
    case 'pirate':
      dome(-0.05, 0.62, [1.06, 0.66, 1.02], main)
      for (const side of sides)
        kit.path(
          [
            at(0.95, 0.72, side * 0.15),
            at(0.45, 0.95, side * 1.15),
            at(-0.6, 0.7, side * 1.25),
            at(-1.15, 0.66, 0),
          ],
          [r * 0.24, r * 0.32, r * 0.24, r * 0.2],
          main,
          r * 0.1,
        )
      kit.path(
        [at(0.9, 0.75, -0.9), at(1.06, 1.08, 0), at(0.9, 0.75, 0.9)],
        [r * 0.18, r * 0.4, r * 0.18],
        main,
        r * 0.1,
      )
      kit.sphere(at(1.42, 1.05, 0), r * 0.17, white)
      kit.path(
        [at(1.36, 0.82, -0.26), at(1.42, 0.76, 0), at(1.36, 0.82, 0.26)],
        [r * 0.05, r * 0.06, r * 0.05],
        white,
      )
      break
    case 'nurse':
      kit.box(at(0.12, 1.02, 0), [r * 0.3, r * 0.14, r * 0.52], r * 0.1, white)
      kit.box(
        at(0.52, 1.02, 0),
        [r * 0.03, r * 0.12, r * 0.035],
        r * 0.01,
        kit.material({ color: linear('#d8303a') }),
      )
      kit.box(
        at(0.52, 1.02, 0),
        [r * 0.03, r * 0.035, r * 0.12],
        r * 0.01,
        kit.material({ color: linear('#d8303a') }),
      )
      break
    case 'jester': {
      const gold = kit.material(GOLD)
      dome(-0.06, 0.36, [1.08, 0.92, 1.08], main)
      for (const [side, material] of [
        [1, main],
        [-1, deep],
      ] as const) {
        kit.path(
          [at(-0.1, 0.9, side * 0.4), at(-0.05, 1.6, side * 0.95), at(0.05, 1.2, side * 1.6)],
          [r * 0.52, r * 0.34, r * 0.1],
          material,
          r * 0.14,
        )
        kit.sphere(at(0.06, 1.05, side * 1.66), r * 0.17, gold)
      }
      kit.path(
        [at(-0.4, 1, 0), at(-0.9, 1.5, 0), at(-1.5, 1.1, 0)],
        [r * 0.5, r * 0.32, r * 0.1],
        main,
        r * 0.14,
      )
      kit.sphere(at(-1.56, 0.95, 0), r * 0.17, gold)
      break
    }
    case 'nemes': {
      const gold = kit.material(GOLD)
      dome(-0.12, 0.3, [1.1, 0.98, 1.14], main)
      for (const side of sides) {
        kit.path(
          [at(0.1, 0.75, side * 0.7), at(-0.1, 0.1, side * 1.3), at(0, -0.75, side * 1.42)],
          [r * 0.36, r * 0.42, r * 0.3],
          main,
          r * 0.1,
        )
        kit.path(
          [at(0.1, -0.75, side * 1.2), at(0.35, -1.7, side * 0.7)],
          [r * 0.3, r * 0.26],
          gold,
          r * 0.08,
        )
      }
      kit.path(
        [at(0.66, 0.66, -0.6), at(0.9, 0.62, 0), at(0.66, 0.66, 0.6)],
        [r * 0.12, r * 0.12, r * 0.12],
        gold,
        r * 0.04,
      )
      cone([0.95, 0.68, 0], [1.08, 1.1, 0], 0.1, 0.14, gold)
      break
    }
    case 'mitre':
      ring(0.6, 0.86, 0.16, kit.material(GOLD))
      cone([-0.04, 0.7, 0], [-0.04, 1.2, 0], 0.88, 0.8, main)
      cone([-0.04, 1.2, 0], [-0.04, 2, 0], 0.8, 0.1, main, 0.1)
      kit.box(at(0.8, 1.15, 0), [r * 0.06, r * 0.4, r * 0.06], r * 0.02, kit.material(GOLD))
      kit.box(at(0.82, 1.25, 0), [r * 0.06, r * 0.06, r * 0.26], r * 0.02, kit.material(GOLD))
      break
    case 'ninja':
      dome(-0.08, 0.3, [1.06, 0.9, 1.08], main)
      dome(0.1, -0.72, [0.92, 0.62, 0.9], main, 0.1)
      for (const side of sides)
        kit.cone(at(-0.3, -0.3, side * 0.82), at(-0.3, 0.3, side * 0.86), r * 0.3, r * 0.3, main, r * 0.2)
      kit.path(
        [at(0.8, 0.5, -0.66), at(1.02, 0.46, 0), at(0.8, 0.5, 0.66)],
        [r * 0.15, r * 0.15, r * 0.15],
        deep,
        r * 0.04,
      )
      kit.path(
        [at(-0.95, 0.4, 0), at(-1.5, 0.2, 0.3), at(-1.9, -0.3, 0.4)],
        [r * 0.13, r * 0.14, r * 0.06],
        deep,
        r * 0.05,
      )
      break
    case 'bubble': {
      const gray = kit.material({ color: linear('#8f96a3'), specular: 0.5, gloss: 36 })
      const visor = kit.material({ color: linear('#2e1d08'), specular: 2, gloss: 130, metal: 0.75 })
      const shell = kit.material({ color: linear('#eceef2'), specular: 0.35, gloss: 30 })
      dome(-0.08, 0.02, [1.42, 1.4, 1.4], shell)
      dome(0.46, 0.04, [1.1, 1.04, 1.16], visor)
      for (const side of sides)
        kit.cone(at(-0.15, 0.1, side * 1.3), at(-0.15, 0.1, side * 1.46), r * 0.36, r * 0.3, gray)
      kit.torus(at(-0.06, -1.16, 0), r * 0.92, r * 0.2, 'y', gray)
      break
    }
    case 'horns': {
      for (const side of sides)
        kit.path(
          [at(0.25, 0.85, side * 0.45), at(0.35, 1.3, side * 0.75), at(0.15, 1.75, side * 0.7)],
          [r * 0.22, r * 0.16, r * 0.03],
          main,
          r * 0.02,
        )
      break
    }
    case 'halo':
      kit.torus(
        at(-0.05, 1.55, 0),
        r * 0.66,
        r * 0.07,
        'y',
        kit.material({ color: linear('#ffe08a'), emission: [1.4, 1.05, 0.4] }),
      )
      break
    case 'headband':
      ring(0.5, 0.99, 0.09, main)
      break
    case 'flowers':
      for (let i = 0; i < 9; i++) {
        const angle = (i / 9) * Math.PI * 2
        const petal = kit.material({
          color: i % 3 === 0 ? linear('#f7f2ea') : i % 3 === 1 ? color : linear('#f2c14a'),
          specular: 0.1,
          gloss: 10,
        })
        kit.sphere(at(-0.04 + Math.cos(angle) * 0.98, 0.58, Math.sin(angle) * 0.98), r * 0.2, petal)
      }
      break
    case 'beret':
      kit.ellipsoid(at(-0.12, 0.82, -0.16), [r * 1.12, r * 0.36, r * 1.14], main)
      cone([-0.1, 1.14, -0.1], [-0.1, 1.3, -0.1], 0.07, 0.05, main)
      break
  }
}
