import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Frame, type KitInput, type KitPiece, scaled, toHex } from '../../builder/index.ts'
import { drawnOnce } from '../../print/drawn-pixels.ts'
import type { Look } from '../person.ts'
import { drawBrow, drawEye } from './eyes.ts'
import { type FacePaint, type FaceSpec, layoutOf } from './layout.ts'
import { drawMarks } from './marks.ts'
import { drawMouth } from './mouth.ts'

/** Half the side of the painted square, in skull radii. */
const EXTENT = 1.02

const SIZE = 512

/** The decal with eyes, brows, mouth and skin marks for a head of skull radius `r`. */
export function faceDecal(look: Look, manner: KitInput['faces'], frame: Frame, r: number, bearded: boolean, glance: number,
  paint?: FacePaint): NonNullable<KitPiece['decals']>[number] {
  const spec: FaceSpec = { look, manner, skin: toHex(look.skin), hair: toHex(look.hair.color), iris: toHex(look.iris), bearded, glance,
    ...(paint ? { paint } : {}) }
  const reach = EXTENT * r
  return {
    center: frame.at([r * 0.9, 0, 0]),
    right: scaled(frame.z, reach),
    up: scaled(frame.y, reach),
    size: SIZE,
    pixels: drawnOnce(`face ${JSON.stringify(spec)}`, SIZE, (context) => paintFace(context, spec)),
  }
}

function paintFace(context: SKRSContext2D, spec: FaceSpec): void {
  const scale = SIZE / (2 * EXTENT)
  context.setTransform(scale, 0, 0, -scale, SIZE / 2, SIZE / 2)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const layout = layoutOf(spec)
  drawMarks(context, spec, layout)
  if (spec.paint !== 'skull' && spec.paint !== 'alien') {
    drawMouth(context, spec, layout)
    for (const side of [1, -1] as const) {
      if (spec.paint !== 'eyepatch' || side > 0) drawEye(context, spec, layout, side)
      drawBrow(context, spec, layout, side)
    }
  }
}
