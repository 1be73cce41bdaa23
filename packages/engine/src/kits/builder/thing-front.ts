import type { SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitPiece } from '../kit.ts'
import { letter } from '../print/lettering.ts'
import { boundsOf, type KitBuilder, linear } from './kit-builder.ts'
import { surfacePoint } from './surface.ts'

/** Words that ask for a face on a thing, and things that already have one. */
const ASKED = /^(?:kawaii|(?:[a-z]+ )*(?:face|smile)|smiling)$/
const HAVE_FACES =
  /^(teddy-bear|bear|doll|snowman|jack-o-lantern|skull|rubber-duck|duck|totem|humpty-dumpty|matryoshka|mask|statue|buddha|robot|gingerbread|gingerbread-man|emoji|smiley|scarecrow|nutcracker|puppet|garden-gnome|gnome|sun|moon)/

export const wantsFace = (attributes: readonly string[], variant = ''): boolean => attributes.some((word) => ASKED.test(word)) && !HAVE_FACES.test(variant)

/** Where a face goes on a thing's front: its height and half its width; without it, the face is centered. */
export type Front = { readonly y: number; readonly half: number }

/** Half a face's size as a share of the front's smaller side. */
const SHARE = 0.32
/** Points along a smile. */
const SMILE = 7

/** Two eyes with a highlight, a smile and rosy cheeks, large and centered on the front of a body. */
export function addFace(kit: KitBuilder, body: SolidKit, front: Front | undefined): void {
  const { min, max } = boundsOf([body])
  const tall = max[1] - min[1]
  const half = front?.half ?? SHARE * Math.min(tall, max[2] - min[2])
  const middle = front?.y ?? (min[1] + max[1]) / 2 + tall * 0.02
  const dark = kit.material({ color: linear('#1d1412'), specular: 0.9, gloss: 90 })
  const white = kit.material({ color: linear('#ffffff'), emission: [0.3, 0.3, 0.3] })
  const blush = kit.material({ color: linear('#f58a93'), specular: 0.1, gloss: 10 })
  const reach = (max[0] - min[0]) * 1.5
  const at = (up: number, aside: number): Vec3 =>
    surfacePoint(body, [max[0] + reach * 0.1, middle + up * half, (min[2] + max[2]) / 2 + aside * half], [-1, 0, 0], reach).point
  for (const side of [-1, 1]) {
    const eye = at(0.16, side * 0.56)
    kit.ellipsoid(eye, [half * 0.07, half * 0.21, half * 0.17], dark)
    kit.ellipsoid([eye[0] + half * 0.06, eye[1] + half * 0.08, eye[2] + half * 0.06], [half * 0.03, half * 0.07, half * 0.06], white)
    kit.ellipsoid(at(-0.16, side * 0.86), [half * 0.035, half * 0.1, half * 0.17], blush)
  }
  const smile = Array.from({ length: SMILE }, (_, i) => {
    const u = (i / (SMILE - 1)) * 2 - 1
    return at(-0.3 + 0.16 * u * u, u * 0.26)
  })
  kit.path(
    smile,
    smile.map(() => half * 0.045),
    dark,
  )
}

const SIZE = 256

/** The words of a sign as a decal that faces +x: letters in `color` on a transparent ground. */
export function boardDecal(text: string, center: Vec3, halfWidth: number, halfHeight: number, color: string): NonNullable<KitPiece['decals']>[number] {
  const lettering = letter(text, halfWidth / halfHeight, 'sans')
  const ink = linear(color).map((channel) => Math.round(channel ** (1 / 2.2) * 255))
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const at = (y * SIZE + x) * 4
      pixels[at] = ink[0]
      pixels[at + 1] = ink[1]
      pixels[at + 2] = ink[2]
      pixels[at + 3] = Math.round(lettering.at((x + 0.5) / SIZE, 1 - (y + 0.5) / SIZE) * 255)
    }
  return { center, right: [0, 0, halfWidth], up: [0, halfHeight, 0], size: SIZE, pixels }
}
