import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { halftoneAt } from '../../filters/halftone.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const PAPER = inkOf('#f6f1e6')
/** Three drums: what each prints of the picture, and where it lands. Blue carries the drawing, pink and yellow its warmth. */
const DRUMS = [
  { ink: inkOf('#ffd91f'), share: yellow, x: 2, y: 4.4, angle: 0, cell: 7.5 },
  { ink: inkOf('#ff4f9a'), share: pink, x: -4.4, y: 2.4, angle: 1.31, cell: 8 },
  { ink: inkOf('#1c4fa8'), share: blue, x: 3.4, y: -2.6, angle: 0.26, cell: 7 },
] as const

function yellow(r: number, g: number, b: number): number {
  return Math.max(0, Math.min(r, g) - b) * 1.9 + 0.06
}

function pink(r: number, g: number, b: number): number {
  return Math.max(0, r - g) * 1.7 + Math.max(0, b - g) * 1.2 + (1 - g) * 0.16
}

function blue(r: number, g: number, b: number): number {
  const l = 0.3 * r + 0.59 * g + 0.11 * b
  return smoothstep(0.62, 0.06, l) * 0.8 + Math.max(0, (b + g) / 2 - r) * 0.9
}

/** Risograph: blue, fluorescent pink and yellow through three screens that never quite meet, soy ink in uneven solids. */
export const risograph = defineStyle({
  id: 'risograph',
  hints: { light: 'natural', saturation: 1.3, detail: 0.4, faces: 'simple' },
  paint(context) {
    const { buffer, unit, checkpoint } = context
    const lit = developScene(context, { fill: 0.24, exposure: 1.15, saturation: 1.5, contrast: 1.2, brighten: 0.28, tame: 0.85 })
    const flat = kuwahara(kuwahara(lit, 7 * unit, checkpoint), 4 * unit, checkpoint)
    keepFeatures(flat.data, lit.data, featureMask(buffer, 2 * unit), 0.8)
    checkpoint()
    const picture = createPicture(buffer.width, buffer.height)
    for (let i = 0; i < picture.data.length; i++) {
      pauseAlong(i)
      picture.data[i] = PAPER[i % 3]
    }
    for (const drum of DRUMS) {
      printDrum(picture, flat, drum, context)
      checkpoint()
    }
    return picture
  },
})

function printDrum(picture: Picture, flat: Picture, drum: (typeof DRUMS)[number], { unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const cos = Math.cos(drum.angle)
  const sin = Math.sin(drum.angle)
  const cell = Math.max(2, drum.cell * unit)
  const shiftX = Math.round(drum.x * unit)
  const shiftY = Math.round(drum.y * unit)
  const uneven = createNoiseField(width, height, 170 * unit, 4, seed + drum.cell * 13)
  const margin = Math.round(26 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const sy = y - shiftY
    for (let x = 0; x < width; x++, i++) {
      const sx = x - shiftX
      if (sx < margin || sy < margin || sx >= width - margin || sy >= height - margin) continue
      const o = (sy * width + sx) * 3
      const share = drum.share(flat.data[o], flat.data[o + 1], flat.data[o + 2])
      // Masters are burnt in few steps.
      const tone = Math.round(Math.min(1, share) * 5) / 5
      const dot = tone > 0.9 ? 1 : halftoneAt(x, y, tone * 0.98, cell, cos, sin)
      const speck = hash2(x + drum.cell * 91, y + seed)
      const load = dot * (0.84 + 0.22 * uneven[i]) * (speck > 0.985 ? 0.35 : 0.94 + speck * 0.06)
      // Soy ink is transparent: colors multiply where drums overlap.
      for (let c = 0; c < 3; c++) data[i * 3 + c] *= 1 + (drum.ink[c] - 1) * Math.min(1, load)
    }
  }
}
