import { addBorder } from '../../filters/border.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { addGildedFrame } from '../../filters/motifs/gilded-frame.ts'
import { pause, pauseAt } from '../../filters/pause.ts'
import { clampPicture, clampUnit, type Ink, inkOf, type Picture, plainPicture } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { splatDisc } from '../../filters/splat.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { createRandom, smoothstep, valueNoise } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const UMBER = inkOf('#4a3420')

/** Oil on canvas: long thick strokes along the forms over an umber ground, with relief that catches the light. */
export const oilPainting = defineStyle('oil-painting', (context) => {
  const { buffer, scene, unit, seed } = context
  const sharp = developScene(context, { fill: 0.13, saturation: 1.25, contrast: 1.1, crosstalk: 0.03, bloom: { threshold: 1, radius: 26, amount: 0.3 } })
  addWeather(sharp, scene, unit, seed, { softness: 0.3 })
  const source = kuwahara(sharp, 4.5 * unit)
  const detail = featureMask(buffer, 4 * unit)
  keepFeatures(source.data, sharp.data, detail)
  const ground = plainPicture(buffer.width, buffer.height, UMBER)
  const { picture, relief } = paintStrokes(source, ground, {
    seed,
    detail,
    layers: [
      { radius: 30 * unit, length: 5, spacing: 0.9, threshold: 0, jitter: 0.16, opacity: 0.95 },
      { radius: 15 * unit, length: 6, spacing: 0.8, threshold: 0.03, jitter: 0.13, opacity: 0.95 },
      { radius: 7.5 * unit, length: 6.5, spacing: 0.85, threshold: 0.05, jitter: 0.1, opacity: 0.92 },
      { radius: 3.4 * unit, length: 7, spacing: 0.9, threshold: 0.06, jitter: 0.05, opacity: 0.9 },
    ],
  })
  addStars(picture, buffer, scene, unit, seed, { size: 1.5 })
  keepFeatures(picture.data, sharp.data, detail, 0.35)
  lightRelief(picture, relief, 0.16, 0.05)
  return picture
})

const BITUMEN = inkOf('#170b05')
const VARNISH = inkOf('#c98d3a')

/** Old master: one beam of light in the dark, brown varnish, smooth glazes with fine craquelure, a gilded frame. */
export const baroque = defineStyle('baroque', (context) => {
  const { buffer, unit, seed } = context
  const sharp = developScene(context, {
    fill: 0.14,
    exposure: 1.2,
    saturation: 1.16,
    contrast: 1.08,
    brighten: 0.12,
    bloom: { threshold: 1, radius: 40, amount: 0.3 },
  })
  stretchLevels(sharp, 0.8)
  spotlight(sharp, context)
  const source = kuwahara(sharp, 4 * unit)
  const detail = featureMask(buffer, 3 * unit)
  keepFeatures(source.data, sharp.data, detail)
  const { picture, relief } = paintStrokes(source, source, {
    seed,
    detail,
    layers: [
      { radius: 12 * unit, length: 5, spacing: 1, threshold: 0, jitter: 0.05, opacity: 0.85 },
      { radius: 4.5 * unit, length: 7, spacing: 1, threshold: 0.03, jitter: 0.05, opacity: 0.85 },
    ],
  })
  keepFeatures(picture.data, sharp.data, detail, 0.7)
  lightRelief(picture, relief, 0.1, 0.04)
  crack(picture, unit, seed)
  addGildedFrame(picture, 62 * unit)
  return clampPicture(picture)
})

/** A slanted beam from the upper left lights the subjects; everything outside it fades to brown. */
function spotlight(picture: Picture, { buffer }: StyleContext): void {
  const { width, height, data } = picture
  const subjects = findSubjects(buffer)
  const rx = Math.max(width * 0.24, subjects.halfWidth * 1.15)
  const ry = Math.max(height * 0.24, subjects.halfHeight * 1.15)
  // Without a subject, the beam lights the whole place.
  const empty = subjects.share === 0
  const cy = subjects.y - subjects.halfHeight * 0.25
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const u = (x - subjects.x) / rx
      const v = (y - cy) / ry
      const pool = smoothstep(1.75, 0.25, Math.sqrt(u * u + v * v))
      const across = u * 0.75 - v * 0.66
      const beam = v < 0.4 && u < 0.6 ? smoothstep(0.75, 0.05, Math.abs(across)) * 0.2 : 0
      const seen = buffer.instance[i] > 0 ? 0.6 : empty ? 0.38 : 0.1
      const k = Math.min(1.08, seen + pool * (buffer.instance[i] > 0 ? 0.72 : 0.62) + beam * 0.6)
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      for (let c = 0; c < 3; c++) {
        const own = data[o + c] + (l - data[o + c]) * (buffer.instance[i] > 0 ? 0.08 : 0.35)
        const glazed = own * (0.7 + 0.4 * VARNISH[c])
        data[o + c] = BITUMEN[c] + (glazed - BITUMEN[c]) * k + beam * VARNISH[c] * 0.35
      }
    }
  }
}

/** Craquelure: a fine net where two slow noises cross their mean, strongest in the light areas. */
function crack(picture: Picture, unit: number, seed: number): void {
  const { width, height, data } = picture
  const scale = 0.055 / unit
  const shift = seed % 313
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const a = Math.abs(valueNoise(x * scale + shift, y * scale) - 0.5)
      const b = a < 0.02 ? 1 : Math.abs(valueNoise(x * scale * 0.8 + 50, y * scale * 0.8 + shift) - 0.5)
      const line = Math.min(a, b)
      if (line > 0.02) continue
      const k = 1 - 0.17 * (1 - line / 0.02)
      const o = i * 3
      data[o] *= k
      data[o + 1] *= k
      data[o + 2] *= k
    }
  }
}

const LINEN = inkOf('#e8d9b8')

/** Plein air: short broken dabs of pure color, violet shadows, high-key light, bare linen in between. */
export const impressionist = defineStyle('impressionist', (context) => {
  const { buffer, scene, unit, seed } = context
  const source = developScene(context, {
    fill: 0.16,
    exposure: 1.25,
    saturation: 1.45,
    contrast: 0.98,
    brighten: 0.14,
    tame: 0.95,
    bloom: { threshold: 1.1, radius: 26, amount: 0.25 },
  })
  stretchLevels(source, 0.6)
  gradePicture(source, { shadows: [0.09, 0.045, 0.24], highlights: [0.05, 0.03, -0.06], saturation: 1.2, lift: 0.02 })
  const detail = featureMask(buffer, 5 * unit)
  const ground = plainPicture(buffer.width, buffer.height, LINEN)
  const { picture, relief } = paintStrokes(source, ground, {
    seed,
    detail,
    layers: [
      { radius: 20 * unit, length: 3.6, spacing: 1, threshold: 0, jitter: 0.16, opacity: 0.95 },
      { radius: 10 * unit, length: 3.6, spacing: 1.25, threshold: 0, jitter: 0.2, opacity: 0.9 },
      { radius: 5.5 * unit, length: 3.6, spacing: 1.1, threshold: 0.06, jitter: 0.18, opacity: 0.9 },
      { radius: 3 * unit, length: 3.4, spacing: 1, threshold: 0.1, jitter: 0.1, opacity: 0.9 },
    ],
  })
  addWeather(picture, scene, unit * 2, seed, { density: 0.5, softness: 0.3 })
  addStars(picture, buffer, scene, unit, seed, { size: 2.4 })
  keepFeatures(picture.data, source.data, detail, 0.25)
  lightRelief(picture, relief, 0.18, 0.05)
  return picture
})

const CANVAS = inkOf('#f3ead6')
const FRAME = inkOf('#28305e')

/** Pointillism: only dots of unmixed color on pale canvas, complements side by side; the eye mixes them. */
export const pointillism = defineStyle('pointillism', (context) => {
  const { buffer, unit } = context
  const lit = developScene(context, { fill: 0.22, exposure: 1.1, saturation: 1.5, contrast: 1.1, brighten: 0.24, tame: 0.85 })
  const source = kuwahara(lit, 4 * unit)
  gradePicture(source, { shadows: [0.02, 0, 0.14], highlights: [0.06, 0.03, -0.06], saturation: 1.15 })
  const picture = plainPicture(buffer.width, buffer.height, CANVAS)
  dot(picture, source, context, 6.6, 3.9, 0.16, 1)
  dot(picture, source, context, 5.6, 2.8, 0.34, 2)
  dotFigures(picture, source, context)
  addBorder(picture, 16 * unit, FRAME)
  return picture
})

/** One layer of dots `step` apart; `spread` is how far their colors deviate from the picture's. */
function dot(picture: Picture, source: Picture, context: StyleContext, step: number, radius: number, spread: number, layer: number): void {
  const { unit, seed } = context
  const { width, height } = picture
  const random = createRandom(seed + layer)
  const gap = Math.max(1.6, step * unit)
  const rows = Math.ceil(height / gap)
  for (let row = 0; row < rows; row++) {
    if ((row & 15) === 0) pause()
    for (let x = random() * gap; x < width; x += gap) {
      const px = Math.min(width - 1, Math.max(0, x + (random() - 0.5) * gap * 0.8))
      const py = Math.min(height - 1, Math.max(0, (row + random()) * gap))
      const ink = strayed(source.data, ((py | 0) * width + (px | 0)) * 3, random, spread)
      splatDisc(picture, px, py, Math.max(0.9, radius * unit * (0.8 + 0.4 * random())), ink, 0.94, 0.12)
    }
  }
}

/** Finer dots on the subjects, so that faces hold together. */
function dotFigures(picture: Picture, source: Picture, { buffer, unit, seed }: StyleContext): void {
  const { width, height } = picture
  const { mask } = findSubjects(buffer)
  const random = createRandom(seed + 9)
  const gap = Math.max(1.4, 3.5 * unit)
  for (let y = 0; y < height; y += gap) {
    pause()
    for (let x = 0; x < width; x += gap) {
      const px = Math.min(width - 1, x + random() * gap)
      const py = Math.min(height - 1, y + random() * gap)
      const i = (py | 0) * width + (px | 0)
      const ink = strayed(source.data, i * 3, random, 0.16)
      if (mask[i] > 0) splatDisc(picture, px, py, Math.max(0.8, 2 * unit), ink, 0.94, 0.12)
    }
  }
}

/** A tube color near the picture's: stronger, slightly shifted, occasionally its complement. */
function strayed(data: Float32Array, o: number, random: () => number, spread: number): Ink {
  const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
  const against = random() < spread * 0.22 ? -0.9 : 1.35
  const warm = (random() - 0.5) * spread
  const light = (random() - 0.5) * spread * 0.7
  const tube = (c: number, lean: number): number => clampUnit(l + (data[o + c] - l) * against + warm * lean + light)
  return [tube(0, 1), tube(1, 0.1), tube(2, -1)]
}
