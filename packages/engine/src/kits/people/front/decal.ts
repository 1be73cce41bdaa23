import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { add } from '../../builder/vector.ts'
import type { KitPiece } from '../../kit.ts'
import { drawnOnce } from '../../print/drawn-pixels.ts'
import type { Rig } from '../pose.ts'
import { drawEmblem } from './emblems.ts'
import type { Motif } from './motifs.ts'
import { drawTailoring } from './tailoring.ts'

const SIZE = 256
const HALF = 0.19
const TALL = 1.14

/** The decal for a chest: units are its half side, x to the viewer's right, y up. `colors` are the motif's own, first the main one. */
export function frontDecal(rig: Rig, motif: Motif, colors: readonly [string, string], scale: number): NonNullable<KitPiece['decals']>[number] {
  const half = HALF * scale
  return {
    center: add(rig.chest, [0.04, -0.06 * scale, 0]),
    right: [0, 0, half],
    // As high as the neck: higher up its middle would be nearer to a beard or a cape than to the shirt.
    up: [0, half * TALL, 0],
    size: SIZE,
    pixels: drawnOnce(`front ${motif} ${colors.join()}`, () => paint(motif, colors)),
  }
}

function paint(motif: Motif, colors: readonly [string, string]): Uint8ClampedArray {
  const canvas = createCanvas(SIZE, SIZE)
  const context: SKRSContext2D = canvas.getContext('2d')
  context.setTransform(SIZE / 2, 0, 0, -SIZE / 2, SIZE / 2, SIZE / 2)
  context.lineCap = 'round'
  drawTailoring(context, motif, colors)
  drawEmblem(context, motif, colors)
  return new Uint8ClampedArray(context.getImageData(0, 0, SIZE, SIZE).data)
}
