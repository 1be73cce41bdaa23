import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { stampSeal } from '../../filters/motifs/seal.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, mixInk, type Picture } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep, valueNoise } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const LINOCUT_PAPER = inkOf('#f2ead9')
const BLACK = inkOf('#17181a')
/** The second block: one color under the black. */
const SECOND = ['#d9552f', '#2f7f86', '#d7962c', '#4d6fa8'].map(inkOf)

/** Linocut: two blocks, black over one color, tone carved as gouge strokes that follow the form, marks left in the cleared ground. */
export const linocut = defineStyle('linocut', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.26, contrast: 1.2, brighten: 0.4, tame: 0.95 })
  const light = lightnessMap(kuwahara(kuwahara(lit, 7 * unit), 5 * unit))
  const outline = inkLines(buffer, scene.camera, { width: 4 * unit, inner: 0.7, scenery: 0.8 })
  const carved = carve(light, context)
  const paper = createPaper(width, height, 1.2 * unit, seed)
  const color = SECOND[seed % SECOND.length]
  const picture = createPicture(width, height)
  for (let i = 0, o = 0; i < carved.length; i++, o += 3) {
    pauseAlong(i)
    // A line of lino is cut away around a subject, to separate black from black.
    const black = Math.min(1, Math.max(carved[i], outline[i])) * (1 - Math.max(0, paper[i] - 0.22) * 2.6)
    const under = smoothstep(0.64, 0.55, light[i]) * (1 - Math.max(0, paper[i] - 0.15) * 2)
    for (let c = 0; c < 3; c++) {
      const second = LINOCUT_PAPER[c] + (color[c] - LINOCUT_PAPER[c]) * under
      picture.data[o + c] = second + (BLACK[c] - second) * Math.max(0, black)
    }
  }
  addBorder(picture, 34 * unit, LINOCUT_PAPER, 3 * unit)
  return picture
})

/** Black left by the gouge: strokes are as wide as the area is light. */
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
      // A stroke starts and ends in a point.
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

const LINE = inkOf('#1b2440')
const UKIYO_E_PAPER = inkOf('#f0e3c6')
const INDIGO = inkOf('#1f3f77')
const DAWN = inkOf('#e58f6b')
const SEAL = inkOf('#b8321f')
/** Traditional woodblock pigments: indigo, madder, turmeric, rust, moss, soot, shell white. */
const PIGMENTS: readonly Ink[] =
  '#1f3f77 #35629a #7fa6bb #b9cdc4 #f0e3c6 #e6cf9a #d9a441 #c9702f #b8402a #8a3324 #6f7a3e #3f5a3c #9aa66b #8d7f70 #57514f #272630 #d9a58a #e8c3a6'
    .split(' ')
    .map(inkOf)
/** Number of blocks for one print. */
const BLOCKS = 11

/** Ukiyo-e woodblock print: flat pigments inside a firm key line, a graded sky, wood grain, a red seal. */
export const ukiyoE = defineStyle('ukiyo-e', (context) => {
  const { buffer, scene, unit, seed } = context
  const lit = developScene(context, { fill: 0.26, saturation: 1.25, contrast: 1.05, brighten: 0.26, tame: 0.9 })
  const smooth = kuwahara(kuwahara(lit, 9 * unit), 6 * unit)
  const blocks = choosePalette(smooth, BLOCKS, seed).map(toPigment)
  printBlocks(smooth, blocks, context)
  const picture = kuwahara(smooth, 2.6 * unit)
  keepFeatures(picture.data, lit.data, featureMask(buffer, 2 * unit), 0.6)
  pressGrain(picture, context)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 2.6 * unit, inner: 0.8, scenery: 0.9 }), LINE, 0.92)
  addBorder(picture, 30 * unit, LINE)
  addBorder(picture, 27 * unit, UKIYO_E_PAPER)
  stampSeal(picture, buffer.width - 92 * unit, buffer.height - 96 * unit, 46 * unit, SEAL, seed % 512)
  return picture
})

/** The pigment nearest to a color, shifted slightly toward that color. */
function toPigment(ink: Ink): Ink {
  let best = PIGMENTS[0]
  let least = 9
  for (const pigment of PIGMENTS) {
    const d = Math.hypot((ink[0] - pigment[0]) * 0.9, (ink[1] - pigment[1]) * 1.1, (ink[2] - pigment[2]) * 0.8)
    if (d >= least) continue
    least = d
    best = pigment
  }
  return mixInk(best, ink, 0.2)
}

/** Flat pigment everywhere; sky and water fade from dark to light, as in the printers' bokashi. */
function printBlocks(picture: Picture, blocks: readonly Ink[], { buffer, scene }: StyleContext): void {
  const { width, height, data } = picture
  const { surface } = buffer
  const find = indexPalette(blocks)
  const night = scene.sky.stars > 0.3 || scene.sky.moon > 0.3
  const [top, low] = night ? [inkOf('#14244a'), inkOf('#5d7f9c')] : [INDIGO, mixInk(UKIYO_E_PAPER, DAWN, 0.35)]
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      let ink = blocks[find(data[o], data[o + 1], data[o + 2])]
      if (surface[i] === SURFACE.sky) {
        const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
        // Clouds and the moon stay bare paper.
        const bare = night ? smoothstep(0.6, 0.8, l) : smoothstep(0.82, 0.94, l) * smoothstep(0.05, 0.2, v)
        const grade = v < 0.16 ? mixInk(top, UKIYO_E_PAPER, smoothstep(0, 0.16, v) * (night ? 0.3 : 0.86)) : undefined
        ink = mixInk(grade ?? mixInk(mixInk(top, UKIYO_E_PAPER, night ? 0.3 : 0.86), low, smoothstep(0.16, 0.62, v)), UKIYO_E_PAPER, bare)
      } else if (surface[i] === SURFACE.water) ink = mixInk(ink, INDIGO, 0.2 + 0.5 * smoothstep(0.5, 1, v))
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
}

/** The cherry block's grain in the pigment, and the paper's fibers. */
function pressGrain(picture: Picture, { unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const paper = createPaper(width, height, 1.6 * unit, seed)
  const across = 1 / Math.max(1, 7 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x += 1, i++) {
      const ring = valueNoise(x * across * 0.045 + seed, y * across + 2 * valueNoise(x * across * 0.03, y * across * 0.1))
      const tone = (ring - 0.5) * 0.085 + paper[i] * 0.07
      const o = i * 3
      for (let c = 0; c < 3; c++) {
        const v = data[o + c] + (UKIYO_E_PAPER[c] - data[o + c]) * Math.max(0, tone) * 1.6 + Math.min(0, tone) * 0.5
        data[o + c] = Math.max(0, Math.min(1, v))
      }
    }
  }
}
