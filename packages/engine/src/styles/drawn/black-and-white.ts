import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { halftoneAt } from '../../filters/halftone.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, type Picture, plainPicture } from '../../filters/picture.ts'
import { splatLine } from '../../filters/splat.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { penLines } from '../../filters/xdog.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { createRandom, hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const GROUND = inkOf('#b9a78d')
const COAL = inkOf('#16130f')
const CHALK = inkOf('#fbf5e8')

/** Charcoal and white chalk on buff paper: broad smudged areas, strokes with the side of the stick over the grain, chalk highlights. */
export const charcoal = defineStyle('charcoal', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.42, contrast: 1.1, brighten: 0.24, tame: 0.8 })
  const light = lightnessMap(kuwahara(lit, 5 * unit))
  const dark = light.map((l) => smoothstep(0.7, -0.06, l))
  const strokes = createPicture(width, height)
  strokes.data.fill(1)
  const stick = { ink: [0, 0, 0] as const, looseness: 1, length: 120 * unit, halfWidth: 3.2 * unit }
  for (const [n, layer] of [
    { angle: 0.95, spacing: 9 * unit, threshold: 0.3, alpha: 0.4 },
    { angle: 0.7, spacing: 8 * unit, threshold: 0.62, alpha: 0.55 },
  ].entries()) {
    hatch(strokes, dark, buffer, { ...stick, ...layer, seed: seed + n })
  }
  const contour = inkLines(buffer, scene.camera, { width: 3.4 * unit, inner: 0.8, scenery: 0.7 })
  const picture = createPicture(width, height)
  rub(picture.data, light, dark, strokes.data, contour, context)
  return picture
})

/** Charcoal catches on the tooth of the paper, over a rubbed-in layer; chalk goes on last, in the light areas. */
function rub(
  data: Float32Array,
  light: Float32Array,
  dark: Float32Array,
  strokes: Float32Array,
  contour: Float32Array,
  { buffer, unit, seed }: StyleContext,
): void {
  const { width, height, instance } = buffer
  const tooth = createPaper(width, height, 1.5 * unit, seed)
  const smudge = boxBlur(dark.slice(), width, height, 1, Math.max(1, 7 * unit), 2)
  const press = createNoiseField(width, height, 70 * unit, 3, seed + 2)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const grain = tooth[i] + (hash2(x + seed, y) - 0.5) * 0.22
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit + (press[i] - 0.46) * 130
      const sheet = smoothstep(6, 80, edge)
      const wanted = Math.min(1, dark[i] * 0.85 + (1 - strokes[i * 3]) * 0.5 + contour[i] * 0.75)
      const bite = smoothstep(-0.16, 0.2, wanted * 0.95 - 0.34 - grain * 0.75)
      const coal = Math.min(0.97, (smudge[i] * 0.5 + bite * wanted * 0.8) * (0.82 + press[i] * 0.4)) * sheet
      const lit = smoothstep(0.66, 0.92, light[i]) * (instance[i] > 0 ? 1 : 0.72)
      const chalk = lit * smoothstep(0.16, -0.2, grain - lit * 0.22) * sheet * (1 - coal)
      for (let c = 0; c < 3; c++) {
        const ground = GROUND[c] * (1 + tooth[i] * 0.08)
        const v = ground + (COAL[c] - ground) * coal
        data[i * 3 + c] = v + (CHALK[c] - v) * chalk * 0.9
      }
    }
  }
}

/** Black and paper share a nearly neutral hue, so that the drawing looks colorless. */
const LINE_ART_INK: Ink = [0.06, 0.06, 0.07]
const LINE_ART_PAPER: Ink = [0.985, 0.98, 0.97]

/** Pen drawing: black contours on white, shadows in hatched strokes, open sky left blank. */
export const lineArt = defineStyle('line-art', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height, surface, instance, depth } = buffer
  const developed = developScene(context, { fill: 0.24, contrast: 1.1, brighten: 0.3 })
  const light = lightnessMap(kuwahara(developed, 4 * unit))
  const picture = plainPicture(width, height, LINE_ART_PAPER)
  const dark = new Float32Array(light.length)
  for (let i = 0; i < dark.length; i++) {
    pauseAlong(i)
    if (surface[i] === SURFACE.sky) continue
    // Distant scenery keeps only its contour: drawings show depth by fewer lines.
    const air = instance[i] > 0 ? 1 : smoothstep(80, 6, depth[i]) * 0.6 + 0.35
    dark[i] = (1 - light[i]) * air
  }
  const strokes = { ink: LINE_ART_INK, alpha: 0.9, halfWidth: 0.5 * unit, looseness: 0.35, length: 46 * unit }
  hatch(picture, dark, buffer, { ...strokes, angle: -0.78, spacing: 7.5 * unit, threshold: 0.5, seed })
  hatch(picture, dark, buffer, { ...strokes, angle: -0.62, spacing: 7.5 * unit, threshold: 0.66, seed: seed + 1 })
  hatch(picture, dark, buffer, { ...strokes, angle: 0.6, spacing: 7 * unit, threshold: 0.8, seed: seed + 2 })
  const blacks = penLines(light, width, height, 1.4 * unit, 0.09, 12)
  for (let i = 0; i < blacks.length; i++) {
    pauseAlong(i)
    // Foliage and reflected shores consist of small dark areas: filled in, they would outweigh the subject.
    const kind = surface[i]
    const busy = kind === SURFACE.water || (kind === SURFACE.sprite && instance[i] === 0)
    if (kind === SURFACE.sky || busy) blacks[i] = 0
  }
  coverWithInk(picture, blacks, LINE_ART_INK)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 2.3 * unit, inner: 1, scenery: 0.62 }), LINE_ART_INK)
  return picture
})

const MANGA_INK: Ink = [0.03, 0.03, 0.035]
const MANGA_PAPER: Ink = [0.985, 0.985, 0.98]

/** Manga page: black and white with screentone, solid blacks, nib outlines, focus lines toward the subject. */
export const manga = defineStyle('manga', (context) => {
  const { buffer, scene, unit } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.3, contrast: 1.15, brighten: 0.36, tame: 0.95 })
  const light = lightnessMap(kuwahara(kuwahara(lit, 8 * unit), 5 * unit))
  const picture = cutTones(light, context)
  const gray = createPicture(width, height)
  const fine = lightnessMap(lit)
  for (let i = 0; i < fine.length; i++) {
    pauseAlong(i)
    gray.data.fill(smoothstep(0.12, 0.62, fine[i]), i * 3, i * 3 + 3)
  }
  keepFeatures(picture.data, gray.data, featureMask(buffer, 2 * unit), 0.95)
  coverWithInk(picture, penLines(light, width, height, Math.max(1, 1.4 * unit), 0.09, 10), MANGA_INK)
  rush(picture, context)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 3 * unit, inner: 0.9, scenery: 0.8 }), MANGA_INK)
  addBorder(picture, 26 * unit, MANGA_INK)
  addBorder(picture, 21 * unit, MANGA_PAPER)
  return picture
})

/** Sheets of dots cut to shape: white, light, dark and black; the sky's fades out downward. */
function cutTones(light: Float32Array, { buffer, unit }: StyleContext): Picture {
  const { width, height, surface, instance } = buffer
  const picture = createPicture(width, height)
  const cell = Math.max(2.5, 7 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const l = light[i]
      let tone: number
      if (surface[i] === SURFACE.sky) tone = l > 0.86 ? 0 : (l < 0.3 ? 0.85 : 0.5) * smoothstep(0.62, 0.02, y / height)
      else if (instance[i] > 0) tone = l > 0.6 ? 0 : l > 0.4 ? 0.16 : l > 0.2 ? 0.42 : l > 0.1 ? 0.7 : 1
      else tone = l > 0.66 ? 0 : l > 0.46 ? 0.1 : l > 0.26 ? 0.3 : l > 0.12 ? 0.55 : 0.92
      const dot = tone >= 1 ? 1 : halftoneAt(x, y, tone, cell, Math.SQRT1_2, Math.SQRT1_2)
      for (let c = 0; c < 3; c++) picture.data[i * 3 + c] = MANGA_PAPER[c] + (MANGA_INK[c] - MANGA_PAPER[c]) * dot
    }
  }
  return picture
}

/** Focus lines from the edge of the panel; they end before the subject. */
function rush(picture: Picture, { buffer, unit, seed }: StyleContext): void {
  const { width, height } = picture
  const { x, y, halfWidth, halfHeight, share, mask } = findSubjects(buffer)
  if (share === 0) return
  const random = createRandom(seed + 71)
  const reach = Math.hypot(width, height) * 0.62
  const overlay = { width, height, data: new Float32Array(picture.data.length).fill(1) }
  for (let k = 0; k < 150; k++) {
    const angle = random() * Math.PI * 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const clear = Math.hypot(cos * Math.max(halfWidth, width * 0.3), sin * Math.max(halfHeight, height * 0.34)) * (1.12 + random() * 0.4)
    if (clear > reach) continue
    const half = (0.8 + random() ** 3 * 4.5) * unit
    splatLine(overlay, x + cos * reach, y + sin * reach, half, x + cos * clear, y + sin * clear, 0.25 * unit, MANGA_INK, 1)
  }
  for (let i = 0, o = 0; i < mask.length; i++, o += 3) {
    pauseAlong(i)
    if (mask[i] > 0) continue
    for (let c = 0; c < 3; c++) picture.data[o + c] = Math.min(picture.data[o + c], overlay.data[o + c])
  }
}

const GRAPHITE: Ink = [0.1, 0.1, 0.115]
const SKETCH_PAPER: Ink = [0.965, 0.96, 0.948]

/** Pencil on toothy paper: sketchy contours, tone built from layers of strokes, a soft edge around the drawing. */
export const sketch = defineStyle('sketch', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const developed = developScene(context, { fill: 0.26, contrast: 1.12, brighten: 0.26 })
  const light = lightnessMap(kuwahara(developed, 3 * unit))
  const dark = new Float32Array(light.length)
  const fade = createNoiseField(width, height, 110 * unit, 3, seed + 3)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
      dark[i] = (1 - light[i]) * smoothstep(12, 95, edge + (fade[i] - 0.46) * 110)
    }
  }
  const drawing = createPicture(width, height)
  drawing.data.fill(1)
  const pencil = { ink: [0, 0, 0] as const, looseness: 0.9, halfWidth: 0.75 * unit, length: 64 * unit }
  const layers = [
    { angle: -0.85, spacing: 3.6, threshold: 0.22, alpha: 0.32 },
    { angle: -0.7, spacing: 3.3, threshold: 0.36, alpha: 0.42 },
    { angle: -1.15, spacing: 3.1, threshold: 0.5, alpha: 0.54 },
    { angle: 0.35, spacing: 3, threshold: 0.66, alpha: 0.64 },
  ]
  for (const [n, layer] of layers.entries()) hatch(drawing, dark, buffer, { ...pencil, ...layer, spacing: layer.spacing * unit, seed: seed + n })
  const fine = inkLines(buffer, scene.camera, { width: 1.3 * unit, inner: 0.9, scenery: 0.7 })
  finish(drawing, dark, fine, unit, seed)
  return drawing
})

/** Rubbed tone under the strokes, the contour drawn twice as by a hand, and paper tooth left free of graphite. */
function finish(drawing: Picture, dark: Float32Array, lines: Float32Array, unit: number, seed: number): void {
  const { width, height, data } = drawing
  const tooth = createPaper(width, height, 1.1 * unit, seed)
  const waver = createNoiseField(width, height, 60 * unit, 2, seed + 41)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const shift = Math.round((waver[i] - 0.4) * 9 * unit)
      const px = Math.min(width - 1, Math.max(0, x + shift))
      const py = Math.min(height - 1, Math.max(0, y + shift))
      const contour = Math.min(1, lines[i] * 0.55 + lines[py * width + px] * 0.36)
      const rubbed = dark[i] * 0.3
      const strokes = 1 - data[i * 3]
      const bite = Math.max(0, 1 - tooth[i] * 1.7)
      const graphite = Math.min(1, (strokes * 0.95 + rubbed) * bite + contour * (0.35 + 0.65 * bite))
      for (let c = 0; c < 3; c++) {
        data[i * 3 + c] = SKETCH_PAPER[c] - tooth[i] * 0.025 + (GRAPHITE[c] - SKETCH_PAPER[c]) * graphite
      }
    }
  }
}
