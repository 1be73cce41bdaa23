import type { Vec3 } from '../../render/scene.ts'
import type { KitPiece } from '../kit.ts'
import { letter } from '../print/lettering.ts'
import { linear } from './kit-builder.ts'

const SIZE = 256

/** The words of a sign as a decal that faces +x: `color` letters on nothing. */
export function boardDecal(text: string, center: Vec3, halfWidth: number, halfHeight: number, color: string): NonNullable<KitPiece['decals']>[number] {
  const lettering = letter(text, halfWidth / halfHeight, 'sans')
  const ink = linear(color).map((channel) => Math.round(channel ** (1 / 2.2) * 255))
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const at = (y * SIZE + x) * 4
      pixels[at] = ink[0]
      pixels[at + 1] = ink[1]
      pixels[at + 2] = ink[2]
      pixels[at + 3] = Math.round(lettering.at((x + 0.5) / SIZE, 1 - (y + 0.5) / SIZE) * 255)
    }
  }
  return { center, right: [0, 0, halfWidth], up: [0, halfHeight, 0], size: SIZE, pixels }
}
