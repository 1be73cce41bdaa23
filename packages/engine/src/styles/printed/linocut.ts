import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, lightnessMap } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const PAPER = inkOf('#f2ead9')
const BLACK = inkOf('#17181a')
/** The second block: one color under the black. */
const SECOND = ['#d9552f', '#2f7f86', '#d7962c', '#4d6fa8'].map(inkOf)

/** Linocut: two blocks, black over one color, tone carved as gouge strokes that bend with the form, chatter left in the cleared ground. */
export const linocut = defineStyle({
  id: 'linocut',
  hints: { light: 'chiaroscuro', saturation: 0.6, detail: 0.4, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.26, contrast: 1.2, brighten: 0.4, tame: 0.95 })
    const light = lightnessMap(kuwahara(kuwahara(lit, 7 * unit, checkpoint), 5 * unit, checkpoint))
    checkpoint()
    const outline = inkLines(buffer, scene.camera, { width: 4 * unit, inner: 0.7, scenery: 0.8 })
    checkpoint()
    const carved = carve(light, context)
    const paper = createPaper(width, height, 1.2 * unit, seed)
    const color = SECOND[seed % SECOND.length]
    const picture = createPicture(width, height)
    for (let i = 0, o = 0; i < carved.length; i++, o += 3) {
      pauseAlong(i)
      // Around a subject a line of lino is cut away, so that black stands clear of black.
      const black = Math.min(1, Math.max(carved[i], outline[i])) * (1 - Math.max(0, paper[i] - 0.22) * 2.6)
      const under = smoothstep(0.64, 0.55, light[i]) * (1 - Math.max(0, paper[i] - 0.15) * 2)
      for (let c = 0; c < 3; c++) {
        const second = PAPER[c] + (color[c] - PAPER[c]) * under
        picture.data[o + c] = second + (BLACK[c] - second) * Math.max(0, black)
      }
    }
    checkpoint()
    addBorder(picture, 34 * unit, PAPER, 3 * unit)
    return picture
  },
})

/** Black left standing after the gouge: strokes are as wide as the place is light. */
function carve(light: Float32Array, { buffer, unit, seed }: StyleContext): Float32Array {
  const { width, height, surface, instance } = buffer
  const soft = boxBlur(light.slice(), width, height, 1, Math.max(1, 14 * unit), 2)
  const waver = createNoiseField(width, height, 90 * unit, 2, seed + 3)
  const pitch = Math.max(3, 8.5 * unit)
  const black = new Float32Array(light.length)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const sky = surface[i] === SURFACE.sky
      const [cos, sin] = sky ? [0.05, 0.998] : instance[i] > 0 ? [0.62, 0.78] : [0.42, 0.907]
      const phase = (x * cos + y * sin + (soft[i] * 70 + waver[i] * 46) * unit) / pitch
      const line = Math.floor(phase)
      const across = Math.abs(phase - line - 0.5) * 2
      const along = (x * sin - y * cos) / (pitch * 9) + hash2(line, seed)
      // A stroke enters and leaves the lino in a point.
      const taper = Math.min(1, Math.abs((along - Math.floor(along)) * 2 - 1) * 5)
      const l = light[i]
      const open = smoothstep(0.06, 0.66, l) * 1.25 - 0.06
      const gap = open * (0.55 + 0.45 * taper)
      const strokes = smoothstep(gap - 1 / pitch, gap + 1 / pitch, across)
      const chatter = hash2(line + 9, Math.floor(along * 2)) > 0.86 ? smoothstep(0.8, 0.95, across) * 0.9 : 0
      black[i] = l > 0.7 ? chatter : l < 0.11 ? 1 : strokes
    }
  }
  return black
}
