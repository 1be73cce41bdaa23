import { addBorder } from '../../filters/border.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { stampSeal } from '../../filters/motifs/seal.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAt } from '../../filters/pause.ts'
import { coverWithInk, type Ink, inkOf, mixInk, type Picture } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep, valueNoise } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const LINE = inkOf('#1b2440')
const PAPER = inkOf('#f0e3c6')
const INDIGO = inkOf('#1f3f77')
const DAWN = inkOf('#e58f6b')
const SEAL = inkOf('#b8321f')
/** Pigments of the block printers: indigo, madder, turmeric, rust, moss, soot, shell white. */
const PIGMENTS: readonly Ink[] =
  '#1f3f77 #35629a #7fa6bb #b9cdc4 #f0e3c6 #e6cf9a #d9a441 #c9702f #b8402a #8a3324 #6f7a3e #3f5a3c #9aa66b #8d7f70 #57514f #272630 #d9a58a #e8c3a6'
    .split(' ')
    .map(inkOf)
/** Blocks cut for one print. */
const BLOCKS = 11

/** Woodblock print of the floating world: flat pigments within a firm key line, a graded sky, wood grain, a red seal. */
export const ukiyoE = defineStyle({
  id: 'ukiyo-e',
  hints: { light: 'flat', saturation: 1.1, detail: 0.5, faces: 'ink', solemn: true, palette: ['#1f3f77', '#e6cf9a', '#b8402a'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const lit = developScene(context, { fill: 0.26, saturation: 1.25, contrast: 1.05, brighten: 0.26, tame: 0.9 })
    const smooth = kuwahara(kuwahara(lit, 9 * unit, checkpoint), 6 * unit, checkpoint)
    checkpoint()
    const blocks = choosePalette(smooth, BLOCKS, seed).map(toPigment)
    printBlocks(smooth, blocks, context)
    checkpoint()
    const picture = kuwahara(smooth, 2.6 * unit, checkpoint)
    keepFeatures(picture.data, lit.data, featureMask(buffer, 2 * unit), 0.6)
    checkpoint()
    pressGrain(picture, context)
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 2.6 * unit, inner: 0.8, scenery: 0.9 }), LINE, 0.92)
    addBorder(picture, 30 * unit, LINE)
    addBorder(picture, 27 * unit, PAPER)
    stampSeal(picture, buffer.width - 92 * unit, buffer.height - 96 * unit, 46 * unit, SEAL, seed % 512)
    return picture
  },
})

/** The pigment nearest to a color, a little on the color's own side. */
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

/** Flat pigment everywhere; sky and water are wiped from dark to light by hand, the printers' bokashi. */
function printBlocks(picture: Picture, blocks: readonly Ink[], { buffer, scene }: StyleContext): void {
  const { width, height, data } = picture
  const { surface } = buffer
  const find = indexPalette(blocks)
  const night = scene.sky.stars > 0.3 || scene.sky.moon > 0.3
  const [top, low] = night ? [inkOf('#14244a'), inkOf('#5d7f9c')] : [INDIGO, mixInk(PAPER, DAWN, 0.35)]
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      let ink = blocks[find(data[o], data[o + 1], data[o + 2])]
      if (surface[i] === SURFACE.sky) {
        const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
        // Clouds and the moon stay the paper they are printed on.
        const bare = night ? smoothstep(0.6, 0.8, l) : smoothstep(0.82, 0.94, l) * smoothstep(0.05, 0.2, v)
        const grade = v < 0.16 ? mixInk(top, PAPER, smoothstep(0, 0.16, v) * (night ? 0.3 : 0.86)) : undefined
        ink = mixInk(grade ?? mixInk(mixInk(top, PAPER, night ? 0.3 : 0.86), low, smoothstep(0.16, 0.62, v)), PAPER, bare)
      } else if (surface[i] === SURFACE.water) ink = mixInk(ink, INDIGO, 0.2 + 0.5 * smoothstep(0.5, 1, v))
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
}

/** The cherry block's grain in the pigment and the fibers of the paper through it. */
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
        const v = data[o + c] + (PAPER[c] - data[o + c]) * Math.max(0, tone) * 1.6 + Math.min(0, tone) * 0.5
        data[o + c] = Math.max(0, Math.min(1, v))
      }
    }
  }
}
