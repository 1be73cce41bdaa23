import { boxBlur } from '../../filters/box-blur.ts'
import { tabulate } from '../../filters/curve.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { stampSeal } from '../../filters/motifs/seal.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampUnit, createPicture, type Ink, inkOf, lightnessMap, type Picture } from '../../filters/picture.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { warpPicture } from '../../filters/warp.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const WATERCOLOR_PAPER = inkOf('#faf6ec')
const PENCIL = inkOf('#5c5560')

/** Transparency: light colors stay paper. */
const thin = tabulate((v) => v ** 0.86 * 0.95 + 0.05)

/** Watercolor: washes that pool and dry darker at their edges, paper grain, an irregular white border. */
export const watercolor = defineStyle('watercolor', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const sharp = developScene(context, { fill: 0.2, exposure: 1.2, saturation: 1.6, contrast: 1.08, brighten: 0.16, tame: 1 })
  const wash = kuwahara(kuwahara(sharp, 9 * unit), 5 * unit)
  keepFeatures(wash.data, sharp.data, featureMask(buffer, 4 * unit), 0.9)
  const flow = createNoiseField(width, height, 75 * unit, 3, seed)
  const drift = createNoiseField(width, height, 75 * unit, 3, seed + 50)
  const reach = 13 * unit
  for (let i = 0; i < flow.length; i++) {
    pauseAlong(i)
    flow[i] = (flow[i] - 0.46) * reach
    drift[i] = (drift[i] - 0.46) * reach
  }
  const picture = warpPicture(wash, flow, drift)
  layPigment(picture, unit, seed)
  const lines = inkLines(buffer, scene.camera, { width: 1.3 * unit, inner: 0.6, scenery: 0.55 })
  addWeather(picture, scene, unit * 1.4, seed, { density: 0.6, softness: 0.3, tint: PENCIL, tintAmount: scene.night ? 0 : 0.55 })
  addStars(picture, buffer, scene, unit, seed, { size: 1.5 })
  finishSheet(picture, lines, flow, drift, unit, seed)
  return picture
})

/** Darker rims where a wash ends, clouds of pigment inside it, and transparency: light colors stay paper. */
function layPigment(picture: Picture, unit: number, seed: number): void {
  const { width, height, data } = picture
  const light = lightnessMap(picture)
  const around = boxBlur(light.slice(), width, height, 1, Math.max(2, 8 * unit), 2)
  const clouds = createNoiseField(width, height, 150 * unit, 4, seed + 9)
  for (let i = 0, o = 0; i < light.length; i++, o += 3) {
    pauseAlong(i)
    const rim = Math.min(0.5, Math.max(0, (around[i] - light[i]) * 2.4))
    const density = rim * 1.15 + (clouds[i] - 0.46) * 1.25
    for (let c = 0; c < 3; c++) {
      const v = thin(data[o + c])
      data[o + c] = clampUnit(v - (v - v * v) * density)
    }
  }
}

/** Pencil under the paint, paper tooth through it, and the irregular white margin with its dried edge. */
function finishSheet(picture: Picture, lines: Float32Array, flow: Float32Array, drift: Float32Array, unit: number, seed: number): void {
  const { width, height, data } = picture
  const tooth = createPaper(width, height, 1.5 * unit, seed)
  const torn = createNoiseField(width, height, 46 * unit, 4, seed + 77)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const px = Math.min(width - 1, Math.max(0, Math.round(x + flow[i] * 0.8)))
      const py = Math.min(height - 1, Math.max(0, Math.round(y + drift[i] * 0.8)))
      const pencil = lines[py * width + px] * 0.5
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) / unit - 30 - (torn[i] - 0.46) * 85
      const painted = smoothstep(-3, 5, border)
      const dried = border > 0 && border < 22 ? smoothstep(22, 4, border) * 0.14 : 0
      const grain = tooth[i]
      const o = i * 3
      for (let c = 0; c < 3; c++) {
        const paper = WATERCOLOR_PAPER[c] - Math.max(0, grain) * 0.06
        let v = data[o + c]
        v -= (v - v * v) * (grain * 0.55 + dried * 2.2)
        v += (PENCIL[c] - v) * pencil * 0.55
        v *= 0.45 + 0.55 * paper
        data[o + c] = paper + (v - paper) * painted
      }
    }
  }
}

const INK_WASH_PAPER: Ink = [0.955, 0.935, 0.885]
const INK: Ink = [0.075, 0.075, 0.085]
const SEAL = inkOf('#b3271a')

/** Ink wash: black ink and water on rice paper, bleeding washes, strokes that swell and run dry, distant hills in mist. */
export const inkWash = defineStyle('ink-wash', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.26, contrast: 1.15, brighten: 0.3, tame: 0.85 })
  const wash = kuwahara(kuwahara(lit, 12 * unit), 7 * unit)
  const dx = createNoiseField(width, height, 60 * unit, 3, seed)
  const dy = createNoiseField(width, height, 60 * unit, 3, seed + 50)
  for (let i = 0; i < dx.length; i++) {
    pauseAlong(i)
    dx[i] = (dx[i] - 0.44) * 20 * unit
    dy[i] = (dy[i] - 0.44) * 20 * unit
  }
  const light = lightnessMap(warpPicture(wash, dx, dy))
  const strokes = inkLines(buffer, scene.camera, { width: 4.6 * unit, inner: 0.75, scenery: 0.9 })
  const ink = layInk(light, strokes, dx, dy, context)
  const picture = createPicture(width, height)
  const fiber = createPaper(width, height, 2 * unit, seed + 8)
  for (let i = 0, o = 0; i < ink.length; i++, o += 3) {
    pauseAlong(i)
    for (let c = 0; c < 3; c++) {
      const paper = INK_WASH_PAPER[c] + fiber[i] * 0.03
      picture.data[o + c] = Math.min(1, paper + (INK[c] - paper) * ink[i])
    }
  }
  stampSeal(picture, 46 * unit, height - 104 * unit, 54 * unit, SEAL, seed % 512)
  return picture
})

/** Darkness of every pixel: washes with dried rims under mist, broken strokes over them, bare paper around. */
function layInk(light: Float32Array, strokes: Float32Array, dx: Float32Array, dy: Float32Array, context: StyleContext): Float32Array {
  const { buffer, unit, seed } = context
  const { width, height, depth, surface, instance } = buffer
  const around = boxBlur(light.slice(), width, height, 1, Math.max(2, 9 * unit), 2)
  const swell = createNoiseField(width, height, 44 * unit, 2, seed + 12)
  const dry = createPaper(width, height, 1.3 * unit, seed + 4)
  const pool = createNoiseField(width, height, 130 * unit, 4, seed + 31)
  const ink = new Float32Array(light.length)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const far = surface[i] === SURFACE.sky ? 0.16 : instance[i] > 0 ? 1 : 0.16 + 0.84 / (1 + (depth[i] / 26) ** 1.3)
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
      const sheet = smoothstep(14, 110, edge + (pool[i] - 0.46) * 170)
      const tone = smoothstep(0.82, 0.06, light[i])
      const steps = Math.floor(tone * 5) / 5 + smoothstep(0.35, 0.65, tone * 5 - Math.floor(tone * 5)) / 5
      const rim = Math.max(0, around[i] - light[i]) * 1.3
      const wet = (steps ** 1.2 * 1.05 + rim) * (0.72 + pool[i] * 0.6)
      const px = Math.min(width - 1, Math.max(0, Math.round(x + dx[i] * 0.35)))
      const py = Math.min(height - 1, Math.max(0, Math.round(y + dy[i] * 0.35)))
      const load = smoothstep(0.2, 0.62, swell[i])
      const skip = smoothstep(0.32, 0.02, dry[i] * (1.25 - load))
      const stroke = strokes[py * width + px] * (0.35 + 0.65 * load) * (0.45 + 0.55 * skip)
      const base = Math.min(0.94, wet) * far * (instance[i] > 0 ? Math.max(sheet, 0.4) : sheet)
      ink[i] = Math.min(1, base + stroke * Math.max(far, 0.3) * Math.max(sheet, 0.25) * (1 - base * 0.4))
    }
  }
  return ink
}

const GROUND = inkOf('#54405e')

/** Soft pastel on plum paper: chalky strokes of milky color, the paper visible between strokes. */
export const pastel = defineStyle('pastel', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.22, exposure: 1.15, saturation: 1.3, brighten: 0.24, tame: 0.85 })
  const source = kuwahara(lit, 3 * unit)
  for (let i = 0; i < source.data.length; i++) {
    pauseAlong(i)
    source.data[i] = source.data[i] * 0.8 + (scene.night ? 0.05 : 0.18)
  }
  const ground = createPicture(width, height)
  const { mask } = findSubjects(buffer)
  for (let i = 0; i < ground.data.length; i++) {
    pauseAlong(i)
    // On a face, the paper between strokes would look like specks.
    ground.data[i] = mask[Math.floor(i / 3)] > 0 ? source.data[i] : GROUND[i % 3]
  }
  const { picture } = paintStrokes(source, ground, {
    seed,
    detail: mask,
    layers: [
      { radius: 9 * unit, length: 7, spacing: 1.6, threshold: 0, jitter: 0.2, opacity: 0.85 },
      { radius: 4 * unit, length: 8, spacing: 1.5, threshold: 0.16, jitter: 0.16, opacity: 0.9 },
    ],
  })
  addWeather(picture, scene, unit * 2, seed, { density: 0.5, softness: 0.3 })
  addStars(picture, buffer, scene, unit, seed, { size: 1.8 })
  const features = featureMask(buffer, 2.6 * unit)
  keepFeatures(picture.data, source.data, features)
  const tooth = createPaper(width, height, 1.7 * unit, seed)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
      const worn = smoothstep(40, 4, edge + tooth[i] * 60)
      const grain = tooth[i] + (hash2(x, y + seed) - 0.5) * 0.3
      const skip = Math.min(1, smoothstep(0.16, 0.5, grain) * (mask[i] > 0 ? 0.16 : 0.75) * (1 - 0.8 * features[i]) + worn)
      const dust = 1 + (hash2(x + 5, y) - 0.5) * 0.07
      for (let c = 0; c < 3; c++) {
        const chalk = Math.min(1, picture.data[o + c] * dust)
        picture.data[o + c] = chalk + (GROUND[c] - chalk) * skip
      }
    }
  }
  return picture
})
