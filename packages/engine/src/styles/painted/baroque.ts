import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { stretchLevels } from '../../filters/light/grade.ts'
import { addGildedFrame } from '../../filters/motifs/gilded-frame.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { smoothstep, valueNoise } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const BITUMEN = inkOf('#170b05')
const VARNISH = inkOf('#c98d3a')

/** Old master: one beam of light in the dark, brown varnish, smooth glazes with fine craquelure, a gilded frame. */
export const baroque = defineStyle({
  id: 'baroque',
  hints: {
    light: 'chiaroscuro',
    saturation: 1,
    detail: 0.8,
    faces: 'natural',
    solemn: true,
    palette: ['#3a2010', '#8a4a1c', '#e0b060'],
    props: ['columns', 'drapes'],
  },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
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
    checkpoint()
    const source = kuwahara(sharp, 4 * unit, checkpoint)
    const detail = featureMask(buffer, 3 * unit)
    checkpoint()
    keepFeatures(source.data, sharp.data, detail)
    const { picture, relief } = paintStrokes(source, source, {
      seed,
      detail,
      checkpoint,
      layers: [
        { radius: 12 * unit, length: 5, spacing: 1, threshold: 0, jitter: 0.05, opacity: 0.85 },
        { radius: 4.5 * unit, length: 7, spacing: 1, threshold: 0.03, jitter: 0.05, opacity: 0.85 },
      ],
    })
    keepFeatures(picture.data, sharp.data, detail, 0.7)
    lightRelief(picture, relief, 0.1, 0.04)
    checkpoint()
    crack(picture, unit, seed)
    checkpoint()
    addGildedFrame(picture, 62 * unit)
    return clampPicture(picture)
  },
})

/** A slanting beam from the upper left falls on the subjects; beyond it everything sinks into brown. */
function spotlight(picture: Picture, { buffer }: StyleContext): void {
  const { width, height, data } = picture
  const subjects = findSubjects(buffer)
  const rx = Math.max(width * 0.24, subjects.halfWidth * 1.15)
  const ry = Math.max(height * 0.24, subjects.halfHeight * 1.15)
  // With no one to light, the beam falls on the whole place.
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

/** Craquelure: a fine net where two slow noises cross their middle, strongest in the lights. */
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
