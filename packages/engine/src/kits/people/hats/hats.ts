import { type Frame, type KitBuilder, linear, type Rgb } from '../../builder/index.ts'
import { clothHat, type HatKind, type HatTools, hatTools } from './cloth.ts'
import { hardHat } from './hard.ts'

/** Headwear of well-known figures of history and myth. */
function storiedHat(hat: HatKind, { kit, r, main, deep, at, dome, cone, ring }: HatTools): void {
  switch (hat) {
    case 'bicorne': {
      dome(-0.04, 0.6, [1, 0.7, 1.02], main)
      // The brim is turned up in front and behind, from ear to ear.
      for (const x of [0.5, -0.55])
        kit.path([at(x * 0.4, 0.62, -1.62), at(x, 1.16, -0.8), at(x, 1.5, 0), at(x, 1.16, 0.8), at(x * 0.4, 0.62, 1.62)],
          [r * 0.12, r * 0.36, r * 0.42, r * 0.36, r * 0.12], main, r * 0.12)
      for (const [radius, color] of [[0.25, '#c4283a'], [0.17, '#f5f2ec'], [0.09, '#2a4fa0']] as const)
        kit.sphere(at(1.1 - radius * 0.72, 1.32, 0.3), r * radius, kit.material({ color: linear(color) }))
      break
    }
    case 'laurel':
      for (let i = 0; i < 11; i++) {
        const angle = 0.28 + (i / 10) * (Math.PI * 2 - 0.56)
        const [x, z] = [Math.cos(angle) * 0.99, Math.sin(angle) * 0.99]
        const ahead = angle < Math.PI ? -0.34 : 0.34
        const tip = angle - ahead
        cone([x - 0.05, 0.5, z], [Math.cos(tip) * 1.1, 0.74, Math.sin(tip) * 1.1], 0.14, 0.04, i % 2 ? main : deep)
      }
      ring(0.54, 0.97, 0.05, deep)
      break
    case 'snakes': {
      dome(-0.12, 0.3, [1, 0.86, 1], deep)
      const eye = kit.material({ color: linear('#f2d23a'), specular: 1, gloss: 60 })
      for (let i = 0; i < 13; i++) {
        const angle = (i / 13) * Math.PI * 2 + 0.2
        const [dx, dz] = [Math.cos(angle) * 0.8 - 0.1, Math.sin(angle)]
        const high = 0.75 + 0.3 * (i % 3)
        const bend = i % 2 ? 0.24 : -0.24
        const head = at(dx * 1.5 + 0.34, high + 0.62, dz * 1.55 + bend)
        kit.path([at(dx * 0.7, 0.62, dz * 0.7), at(dx * 1.15, high + 0.1, dz * 1.2 - bend), at(dx * 1.2, high + 0.5, dz * 1.35 + bend), head],
          [r * 0.16, r * 0.15, r * 0.12, r * 0.1], i % 2 ? main : deep, r * 0.04)
        kit.ellipsoid(head, [r * 0.2, r * 0.13, r * 0.16], i % 2 ? main : deep)
        for (const side of [1, -1]) kit.sphere([head[0] + r * 0.12, head[1] + r * 0.07, head[2] + side * r * 0.1], r * 0.045, eye)
      }
      break
    }
    case 'beak': {
      const leather = kit.material({ color: linear('#c8b08a'), specular: 0.25, gloss: 20 })
      const glass = kit.material({ color: linear('#7a1f1a'), specular: 1.4, gloss: 80 })
      dome(-0.2, 0.1, [1.1, 1.2, 1.12], main)
      dome(0.18, -0.1, [0.9, 1, 0.9], leather)
      kit.path([at(0.8, -0.15, 0), at(1.6, -0.35, 0), at(2.35, -0.85, 0)], [r * 0.52, r * 0.34, r * 0.06], leather, r * 0.1)
      for (const side of [1, -1]) kit.sphere(at(0.86, 0.24, side * 0.42), r * 0.27, deep).sphere(at(0.94, 0.25, side * 0.44), r * 0.23, glass)
      dome(-0.04, 0.66, [1.75, 0.1, 1.7], main)
      cone([-0.04, 0.66, 0], [-0.04, 1.45, 0], 0.9, 0.78, main, 0.06)
      break
    }
  }
}

/** Hats that show the hair on top of the head. */
const OPEN_HATS: readonly HatKind[] = ['crown', 'tiara', 'horns', 'halo', 'headband', 'flowers', 'bridal', 'nurse', 'visor', 'laurel']

export const coversHair = (hat: HatKind | undefined): boolean => hat !== undefined && !OPEN_HATS.includes(hat)

/** One hat on a head of radius `r`. */
export function buildHat(kit: KitBuilder, frame: Frame, r: number, hat: HatKind, color: Rgb): void {
  const tools = hatTools(kit, frame, r, color)
  clothHat(hat, tools)
  hardHat(hat, tools)
  storiedHat(hat, tools)
}
