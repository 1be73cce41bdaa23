import { addBorder } from '../../filters/border.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { gradePicture } from '../../filters/light/grade.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf, type Picture } from '../../filters/picture.ts'
import { splatDisc } from '../../filters/splat.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { createRandom } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const CANVAS = inkOf('#f3ead6')
const FRAME = inkOf('#28305e')

/** Pointillism: nothing but dots of unmixed color on pale canvas, complements side by side, the eye does the mixing. */
export const pointillism = defineStyle({
  id: 'pointillism',
  hints: { light: 'golden', saturation: 1.35, detail: 0.5, faces: 'natural' },
  paint(context) {
    const { buffer, unit, checkpoint } = context
    const lit = developScene(context, { fill: 0.22, exposure: 1.1, saturation: 1.5, contrast: 1.1, brighten: 0.24, tame: 0.85 })
    const source = kuwahara(lit, 4 * unit, checkpoint)
    gradePicture(source, { shadows: [0.02, 0, 0.14], highlights: [0.06, 0.03, -0.06], saturation: 1.15 })
    checkpoint()
    const picture = createPicture(buffer.width, buffer.height)
    for (let i = 0; i < picture.data.length; i++) {
      pauseAlong(i)
      picture.data[i] = CANVAS[i % 3]
    }
    dot(picture, source, context, 6.6, 3.9, 0.16, 1)
    dot(picture, source, context, 5.6, 2.8, 0.34, 2)
    dotFigures(picture, source, context)
    addBorder(picture, 16 * unit, FRAME)
    return picture
  },
})

/** One layer of dots `step` apart; `spread` is how far their colors stray from what they stand for. */
function dot(picture: Picture, source: Picture, context: StyleContext, step: number, radius: number, spread: number, layer: number): void {
  const { unit, seed, checkpoint } = context
  const { width, height } = picture
  const random = createRandom(seed + layer)
  const gap = Math.max(1.6, step * unit)
  const rows = Math.ceil(height / gap)
  for (let row = 0; row < rows; row++) {
    if ((row & 15) === 0) checkpoint()
    for (let x = random() * gap; x < width; x += gap) {
      const px = Math.min(width - 1, Math.max(0, x + (random() - 0.5) * gap * 0.8))
      const py = Math.min(height - 1, Math.max(0, (row + random()) * gap))
      const ink = strayed(source.data, ((py | 0) * width + (px | 0)) * 3, random, spread)
      splatDisc(picture, px, py, Math.max(0.9, radius * unit * (0.8 + 0.4 * random())), ink, 0.94, 0.12)
    }
  }
}

/** Finer dots on the subjects, so that faces hold together. */
function dotFigures(picture: Picture, source: Picture, { buffer, unit, seed, checkpoint }: StyleContext): void {
  const { width, height } = picture
  const { mask } = findSubjects(buffer)
  const random = createRandom(seed + 9)
  const gap = Math.max(1.4, 3.5 * unit)
  for (let y = 0; y < height; y += gap) {
    checkpoint()
    for (let x = 0; x < width; x += gap) {
      const px = Math.min(width - 1, x + random() * gap)
      const py = Math.min(height - 1, y + random() * gap)
      const i = (py | 0) * width + (px | 0)
      const ink = strayed(source.data, i * 3, random, 0.16)
      if (mask[i] > 0) splatDisc(picture, px, py, Math.max(0.8, 2 * unit), ink, 0.94, 0.12)
    }
  }
}

/** A tube color near to the one seen: stronger, a little to one side, now and then its complement. */
function strayed(data: Float32Array, o: number, random: () => number, spread: number): Ink {
  const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
  const against = random() < spread * 0.22 ? -0.9 : 1.35
  const warm = (random() - 0.5) * spread
  const light = (random() - 0.5) * spread * 0.7
  const tube = (c: number, lean: number): number => {
    const v = l + (data[o + c] - l) * against + warm * lean + light
    return v > 0 ? Math.min(1, v) : 0
  }
  return [tube(0, 1), tube(1, 0.1), tube(2, -1)]
}
