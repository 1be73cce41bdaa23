import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { drawnOnce } from './drawn-pixels.ts'
import { drawBrow } from './face-brows.ts'
import { drawEye } from './face-eyes.ts'
import { drawMarks } from './face-marks.ts'
import { drawMouth } from './face-mouth.ts'
import type { Look } from './human-look.ts'
import type { KitInput, KitPiece } from './kit.ts'
import { toHex } from './kit-builder.ts'
import type { Frame } from './vector.ts'

/** What is painted onto a head besides what its owner's look says. */
export type FacePaint =
  | 'clown'
  | 'skull'
  | 'zombie'
  | 'vampire'
  | 'geisha'
  | 'domino'
  | 'eyepatch'
  | 'war'
  | 'mime'
  | 'alien'
  | 'demon'
  | 'straw'

/** One face to draw: units are skull radii, x to the viewer's right, y up, origin at the middle of the head. */
export type FaceSpec = {
  readonly look: Look
  readonly manner: KitInput['faces']
  readonly skin: string
  readonly hair: string
  readonly iris: string
  readonly paint?: FacePaint
  readonly bearded: boolean
}

export type FaceLayout = {
  readonly eyeX: number
  readonly eyeY: number
  readonly eyeW: number
  readonly eyeH: number
  readonly browY: number
  readonly mouthY: number
  readonly mouthW: number
}

/** Half the side of the painted square, in skull radii. */
const EXTENT = 1.02
const SIZE = 512

export function layoutOf({ look, manner }: FaceSpec): FaceLayout {
  const { face, age, fem } = look
  const child = age === 'child' || age === 'baby'
  const grow = { natural: 0.93, anime: 1.22, cartoon: 1.16, ink: 0.94, simple: 0.8 }[manner]
  const size =
    0.2 *
    grow *
    face.eyeSize *
    (child ? (manner === 'natural' ? 1.06 : 1.16) : age === 'old' ? 0.88 : 0.96 + 0.08 * fem)
  const tall = { natural: 0.98, anime: 1.36, cartoon: 1.3, ink: 0.9, simple: 1.2 }[manner]
  return {
    eyeX: 0.385 * face.eyeGap * (manner === 'anime' ? 1.06 : 1),
    eyeY: child ? -0.1 : -0.02,
    eyeW: size,
    eyeH: size * tall,
    browY: (manner === 'anime' ? 0.4 : 0.34) + (child ? 0.01 : 0),
    mouthY: child ? -0.6 : -0.6 - 0.03 * (1 - fem),
    mouthW: 0.25 * face.mouth * (child ? 0.82 : 1 - 0.12 * fem) * (manner === 'anime' ? 0.7 : 1),
  }
}

/** The decal with eyes, brows, mouth and skin marks, for a head of skull radius `r`. */
export function faceDecal(
  look: Look,
  manner: KitInput['faces'],
  frame: Frame,
  r: number,
  bearded: boolean,
  paint?: FacePaint,
): NonNullable<KitPiece['decals']>[number] {
  const spec: FaceSpec = {
    look,
    manner,
    skin: toHex(look.skin),
    hair: toHex(look.hair.color),
    iris: toHex(look.iris),
    bearded,
    ...(paint ? { paint } : {}),
  }
  const reach = EXTENT * r
  return {
    center: frame.at([r * 0.9, 0, 0]),
    right: [frame.z[0] * reach, frame.z[1] * reach, frame.z[2] * reach],
    up: [frame.y[0] * reach, frame.y[1] * reach, frame.y[2] * reach],
    size: SIZE,
    pixels: drawnOnce(`face ${JSON.stringify(spec)}`, () => paintFace(spec)),
  }
}

function paintFace(spec: FaceSpec): Uint8ClampedArray {
  const canvas = createCanvas(SIZE, SIZE)
  const context: SKRSContext2D = canvas.getContext('2d')
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
  return new Uint8ClampedArray(context.getImageData(0, 0, SIZE, SIZE).data)
}
