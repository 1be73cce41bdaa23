import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { halftoneAt } from '../../filters/halftone.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { indexPalette } from '../../filters/palette.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, type Ink, inkOf, lightnessMap, mixInk, type Picture, plainPicture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { penLines } from '../../filters/xdog.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const BLACK = inkOf('#12081e')
const WHITE = inkOf('#fffaf0')
/** Screen-print inks. */
const INKS: readonly Ink[] = ['#ef1f47', '#ffd21a', '#1b4fd6', '#18b6e8', '#ff7ab8', '#ff7a1a', '#46b52d', '#7a35c9', '#8a4a22'].map(inkOf)
const RAYS = ['#18b6e8', '#fff1a6', '#ff7ab8', '#ffd21a'].map(inkOf)
/** Width of a dot's cell in a 1024 picture. */
const CELL = 13
/** Depth beyond which rays replace the scenery, meters. */
const FAR_AWAY = 60

/** Screen print: loud flat inks, large Ben-Day dots for shade, heavy black contours, a sunburst behind the subject. */
export const popArt = defineStyle('pop-art', (context) => {
  const { buffer, scene, unit } = context
  const sharp = developScene(context, { fill: 0.24, exposure: 1.15, saturation: 1.7, contrast: 1.22, brighten: 0.2, tame: 0.9 })
  const picture = kuwahara(kuwahara(sharp, 8 * unit), 5 * unit)
  const light = lightnessMap(picture)
  const detail = featureMask(buffer, 2 * unit)
  printInks(picture, light, context)
  keepFeatures(picture.data, sharp.data, detail, 0.9)
  coverWithInk(picture, penLines(light, buffer.width, buffer.height, Math.max(1, 2 * unit), 0.1, 10), BLACK)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 6 * unit, inner: 0.7, scenery: 0.75 }), BLACK)
  return picture
})

/** Spread of light behind the subjects below which the background is a single color. */
const PLAIN = 0.1

/** Whether the subjects stand in front of a bare backdrop, as in a studio. */
function isPlain(light: Float32Array, instance: Uint16Array): boolean {
  let count = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < light.length; i++) {
    pauseAlong(i)
    if (instance[i] > 0) continue
    count++
    sum += light[i]
    squares += light[i] * light[i]
  }
  return count > 0 && squares / count - (sum / count) ** 2 < PLAIN * PLAIN
}

/** Selects an ink by hue, white paper for highlights and dots of ink for the tones between. */
function printInks(picture: Picture, light: Float32Array, context: StyleContext): void {
  const { buffer, seed, unit } = context
  const { width, height, data } = picture
  const { surface, instance, depth } = buffer
  const subjects = findSubjects(buffer)
  const plain = isPlain(light, instance)
  const find = indexPalette(INKS)
  const shift = seed % 2 === 0 ? 0 : 2
  const cell = CELL * unit
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = light[i]
      const backdrop = instance[i] === 0 && (plain || surface[i] === SURFACE.sky || depth[i] > FAR_AWAY)
      let ink: Ink
      if (backdrop) {
        const angle = Math.atan2(y - subjects.y, x - subjects.x)
        const ray = Math.floor(((angle / Math.PI + 1) * 14) % 2)
        const far = Math.sqrt((x - subjects.x) ** 2 + (y - subjects.y) ** 2) / Math.max(width, height)
        const dots = ray === 0 ? halftoneAt(x, y, smoothstep(0.1, 0.75, far), cell, Math.SQRT1_2, Math.SQRT1_2) : 0
        ink = mixInk(RAYS[(ray + shift) % 4], RAYS[2 - shift + 0], dots * 0.9)
      } else {
        const peak = Math.max(data[o], data[o + 1], data[o + 2], 0.05)
        const low = Math.min(data[o], data[o + 1], data[o + 2])
        const colorful = (peak - low) / peak
        // Hue at full saturation decides the ink; grays print as blue shade on white.
        const s = Math.min(1, 0.25 + colorful * 1.4)
        const pure = (c: number): number => 0.12 + 0.86 * ((data[o + c] - low * s) / (peak - low * s + 1e-4))
        const base = colorful < 0.2 ? INKS[instance[i] > 0 ? 3 : 2] : INKS[find(pure(0), pure(1), pure(2))]
        const pale = smoothstep(colorful < 0.2 ? 0.35 : 0.55, 0.9, l)
        const cover = 1 - pale
        const dot = cover > 0.93 ? 1 : halftoneAt(x, y, cover, cell, Math.SQRT1_2, Math.SQRT1_2)
        const shade = halftoneAt(x, y, smoothstep(instance[i] > 0 ? 0.3 : 0.42, instance[i] > 0 ? 0.08 : 0.12, l) * 0.75, cell, Math.SQRT1_2, Math.SQRT1_2)
        ink = mixInk(mixInk(WHITE, base, dot), BLACK, shade * 0.9)
      }
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
}

const PAPER = inkOf('#f6f1e6')
/** Three drums: the part of the picture that each prints, and its offset. Blue prints the drawing, pink and yellow the warm colors. */
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

/** Risograph: blue, fluorescent pink and yellow through three slightly misaligned screens, soy ink in uneven solids. */
export const risograph = defineStyle('risograph', (context) => {
  const { buffer, unit } = context
  const lit = developScene(context, { fill: 0.24, exposure: 1.15, saturation: 1.5, contrast: 1.2, brighten: 0.28, tame: 0.85 })
  const flat = kuwahara(kuwahara(lit, 7 * unit), 4 * unit)
  keepFeatures(flat.data, lit.data, featureMask(buffer, 2 * unit), 0.8)
  const picture = plainPicture(buffer.width, buffer.height, PAPER)
  for (const drum of DRUMS) printDrum(picture, flat, drum, context)
  return picture
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
      // Masters have few tone steps.
      const tone = Math.round(Math.min(1, share) * 5) / 5
      const dot = tone > 0.9 ? 1 : halftoneAt(x, y, tone * 0.98, cell, cos, sin)
      const speck = hash2(x + drum.cell * 91, y + seed)
      const load = dot * (0.84 + 0.22 * uneven[i]) * (speck > 0.985 ? 0.35 : 0.94 + speck * 0.06)
      // Soy ink is transparent: colors multiply where drums overlap.
      for (let c = 0; c < 3; c++) data[i * 3 + c] *= 1 + (drum.ink[c] - 1) * Math.min(1, load)
    }
  }
}
