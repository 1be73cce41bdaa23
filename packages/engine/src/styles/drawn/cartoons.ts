import { findBackdrop } from '../../filters/backdrop.ts'
import { addBorder } from '../../filters/border.ts'
import { celShade } from '../../filters/cel-shade.ts'
import { tabulate } from '../../filters/curve.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { halftoneAt } from '../../filters/halftone.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { flattenLight } from '../../filters/light/flat-light.ts'
import { gradePicture } from '../../filters/light/grade.ts'
import { addLightShafts } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, type Ink, inkOf, lightnessMap, mix, type Picture } from '../../filters/picture.ts'
import { paintShape } from '../../filters/shape.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { penLines } from '../../filters/xdog.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { createRandom, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const ANIME_LINE = inkOf('#3a2238')
const SUNLIT = inkOf('#fff3d6')
const AZURE = inkOf('#3d8fe8')

/** Film anime: two-tone figures with fine plum lines in front of a painted, luminous background. */
export const anime = defineStyle('anime', (context) => {
  const { buffer, scene, unit, seed } = context
  const soft = developScene(context, {
    fill: 0.12,
    exposure: 1.16,
    saturation: 1.42,
    contrast: 1,
    brighten: 0.1,
    tame: 1.1,
    bloom: { threshold: 1.2, radius: 34, amount: 0.3 },
  })
  const picture = kuwahara(soft, 5 * unit)
  const matt = developScene(context, { light: buffer.albedo, exposure: 1.7 / scene.exposure, saturation: 1.35 })
  const figures = kuwahara(matt, 5 * unit)
  flattenLight(picture, soft, figures, buffer, { shade: [0.66, 0.55, 0.74], split: 0.66, softness: 0.05, smoothing: 4 * unit })
  keepFeatures(picture.data, soft.data, featureMask(buffer, 2 * unit))
  brightenSky(picture, context)
  addRimLight(picture.data, buffer, scene.camera, { ink: SUNLIT, amount: 0.5, tightness: 3.4, side: 1 })
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.8 * unit, inner: 0.8, scenery: 0.3 }), ANIME_LINE, 0.9)
  addLightShafts(picture, buffer, scene, SUNLIT, 0.2)
  addStars(picture, buffer, scene, unit, seed, { size: 1.2 })
  addWeather(picture, scene, unit, seed, { softness: 0.25 })
  gradePicture(picture, { shadows: [0.02, 0.01, 0.08], highlights: [0.03, 0.015, 0.01], saturation: 1.08, lift: 0.015 })
  return clampPicture(picture)
})

/** Painted skies deepen to azure overhead and glow toward the horizon. */
function brightenSky(picture: Picture, { buffer, scene }: StyleContext): void {
  // A rainy sky has no azure.
  if (scene.weather.rain > 0.4 || scene.night) return
  const { width, height, data } = picture
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const high = smoothstep(0.6, 0, y / height)
    for (let x = 0; x < width; x++, i++) {
      if (buffer.surface[i] !== SURFACE.sky) continue
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      // Clouds are the pale part: they stay white while the blue behind them gets deeper.
      const cloud = smoothstep(0.68, 0.92, l)
      const k = high * 0.5 * (1 - cloud) * smoothstep(0.1, 0.4, l)
      const glow = 1 + (1 - high) * 0.06 + cloud * 0.06
      for (let c = 0; c < 3; c++) data[o + c] = Math.min(1, (data[o + c] + (AZURE[c] - data[o + c]) * k) * glow)
    }
  }
}

const CARTOON_LINE = inkOf('#2b1420')
const brighten = tabulate((v) => Math.min(1, v ** 0.85 * 1.03))

/** Saturday-morning cartoon: candy colors in two flat tones and a thick, even outline. */
export const cartoon = defineStyle('cartoon', (context) => {
  const { buffer, scene, unit, seed } = context
  const { surface } = buffer
  const sharp = developScene(context, { fill: 0.16, exposure: 1.08, saturation: 1.65, contrast: 1.02, brighten: 0.18, tame: 1 })
  const picture = kuwahara(kuwahara(sharp, 9 * unit), 6 * unit)
  celShade(picture, 3, 0.025, (i) => (surface[i] === SURFACE.sky ? 4 : 3))
  const { data } = picture
  for (let i = 0; i < data.length && !scene.night; i++) {
    pauseAlong(i)
    data[i] = brighten(data[i])
  }
  const matt = developScene(context, { light: buffer.albedo, exposure: 2 / scene.exposure, saturation: 1.5 })
  const figures = kuwahara(matt, 7 * unit)
  flattenLight(picture, sharp, figures, buffer, { shade: [0.76, 0.68, 0.8], split: 0.55, softness: 0.03, smoothing: 7 * unit })
  keepFeatures(data, sharp.data, featureMask(buffer, 2 * unit), 0.95)
  addStars(picture, buffer, scene, unit, seed, { size: 2 })
  addWeather(picture, scene, unit * 1.5, seed, { softness: 0, density: 0.5 })
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 5 * unit, inner: 0.55, scenery: 0.45 }), CARTOON_LINE)
  return clampPicture(picture)
})

const INK = inkOf('#0c0a12')
const PAGE = inkOf('#fbf6e6')
/** Dots across a 1024 picture. */
const SCREEN = 128

/** Printed comic: flat process colors, dot screens in the halftones, solid blacks, brush-pen outlines, a panel frame. */
export const comicBook = defineStyle('comic-book', (context) => {
  const { buffer, scene, unit, seed } = context
  const sharp = developScene(context, { fill: 0.2, saturation: 1.5, contrast: 1.12, brighten: 0.1, tame: 1 })
  const picture = kuwahara(sharp, 5 * unit)
  const light = lightnessMap(picture)
  celShade(picture, 3.2, 0.05)
  printTones(picture, light, (1024 / SCREEN) * unit)
  const blacks = penLines(light, buffer.width, buffer.height, Math.max(1, 1.6 * unit), 0.1, 9)
  coverWithInk(picture, blacks, INK, 0.92)
  keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit))
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 3 * unit, inner: 1 }), INK)
  addStars(picture, buffer, scene, unit, seed, { size: 1.5 })
  addWeather(picture, scene, unit * 1.3, seed, { softness: 0, density: 0.6 })
  addBorder(picture, 21 * unit, INK)
  addBorder(picture, 16 * unit, PAGE)
  return picture
})

/** A dark dot screen in the halftones, and slightly yellowed paper under everything. */
function printTones(picture: Picture, light: Float32Array, cell: number): void {
  const { width, height, data } = picture
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const tone = smoothstep(0.62, 0.06, light[i]) * 0.75
      const dot = halftoneAt(x, y, tone, cell, 0.866, 0.5) * 0.5
      data[o] = Math.min(1, data[o] * 1.12) * (1 - dot * 0.78) * PAGE[0]
      data[o + 1] = Math.min(1, data[o + 1] * 1.12) * (1 - dot * 0.84) * PAGE[1]
      data[o + 2] = Math.min(1, data[o + 2] * 1.12) * (1 - dot * 0.5) * PAGE[2]
    }
  }
}

const KAWAII_LINE = inkOf('#7b4a63')
const WHITE: Ink = [1, 1, 1]
const soften = tabulate((v) => v ** 0.8)
const SKIES = [
  ['#bfe6ff', '#ffe1ef'],
  ['#d9ccff', '#ffe6d6'],
  ['#c9f4e6', '#fff3c9'],
].map((pair) => pair.map(inkOf))
const NIGHT_SKY = ['#3b3a86', '#8d7fd0'].map(inkOf)
const CHARMS = ['#ff8fb3', '#ffd166', '#8fd8ff', '#b9a3ff', '#ffffff'].map(inkOf)

/** Kawaii: pastels, round soft shade, a plum outline with a white sticker rim, hearts and stars in the air. */
export const kawaii = defineStyle('kawaii', (context) => {
  const { buffer, scene, unit } = context
  const sharp = developScene(context, { fill: 0.34, exposure: 1.2, saturation: 1.4, contrast: 0.9, brighten: 0.34, tame: 1 })
  const picture = kuwahara(kuwahara(sharp, 10 * unit), 7 * unit)
  celShade(picture, 3, 0.12)
  const matt = developScene(context, { light: buffer.albedo, exposure: 2.2 / scene.exposure, saturation: 1.3 })
  const figures = kuwahara(matt, 7 * unit)
  flattenLight(picture, sharp, figures, buffer, { shade: [0.86, 0.76, 0.86], split: 0.5, softness: 0.06, smoothing: 9 * unit })
  keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit), 0.95)
  sugar(picture, context)
  const { mask } = findSubjects(buffer)
  const rim = inkLines({ ...buffer, surface: new Uint8Array(mask.length) }, scene.camera, { width: 17 * unit, inner: 0, scenery: 0 })
  for (let i = 0; i < rim.length; i++) {
    pauseAlong(i)
    rim[i] = mask[i] > 0 ? 0 : smoothstep(0.2, 0.5, rim[i])
  }
  coverWithInk(picture, rim, WHITE)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 4.4 * unit, inner: 0.5, scenery: 0.3 }), KAWAII_LINE, 0.9)
  addWeather(picture, scene, unit * 2, context.seed, { density: 0.5, softness: 0, opacity: 1.4 })
  addStars(picture, buffer, scene, unit, context.seed, { size: 2.2 })
  scatterCharms(picture, context)
  return clampPicture(picture)
})

/** Every color mixed with white, and a sky in two pastels. */
function sugar(picture: Picture, { buffer, scene, seed }: StyleContext): void {
  const { width, height, data } = picture
  const { instance } = buffer
  const { mask: open, isSky } = findBackdrop(buffer)
  const [top, low] = scene.night ? NIGHT_SKY : SKIES[seed % SKIES.length]
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = smoothstep(0, 0.7, y / height)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      const milk = (instance[i] > 0 ? 0.22 : 0.42) * (scene.night ? 0.45 : 1)
      const cloud = isSky && open[i] === 1 ? smoothstep(0.8, 0.95, l) * 0.7 : 0
      for (let c = 0; c < 3; c++) {
        const own = soften(data[o + c])
        const pale = own + (1 - own) * milk + (c === 1 ? -0.012 : 0.012)
        const sweet = mix(mix(top[c], low[c], v), 1, cloud)
        data[o + c] = open[i] === 0 ? pale : isSky ? sweet : mix(sweet, pale, 0.4)
      }
    }
  }
}

/** Hearts, stars and dots away from the subjects. */
function scatterCharms(picture: Picture, { buffer, unit, seed }: StyleContext): void {
  const { width, height } = picture
  const { instance } = buffer
  const random = createRandom(seed + 61)
  const count = Math.round((42 * width * height) / (1024 * 1024 * unit * unit))
  for (let k = 0; k < count; k++) {
    const x = random() * width
    const y = random() * height * 0.85
    const size = (9 + random() ** 2 * 20) * unit
    const ink = CHARMS[Math.floor(random() * CHARMS.length)]
    const turn = (random() - 0.5) * 0.9
    const kind = random()
    const near = [0, -1, 1].some(
      (d) =>
        instance[Math.min(height - 1, Math.max(0, Math.round(y + d * size * 1.4))) * width + Math.min(width - 1, Math.max(0, Math.round(x + d * size * 1.4)))] >
        0,
    )
    if (near) continue
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const shape = kind < 0.4 ? heart : kind < 0.75 ? star : disc
    const distance = (px: number, py: number): number => {
      const u = ((px - x) * cos + (py - y) * sin) / size
      const v = ((py - y) * cos - (px - x) * sin) / size
      return shape(u, v) * size
    }
    paintShape(picture, [x - size * 1.3, y - size * 1.3, x + size * 1.3, y + size * 1.3], distance, ink, 0.95)
  }
}

const disc = (u: number, v: number): number => Math.hypot(u, v) - 0.4

function star(u: number, v: number): number {
  const angle = Math.atan2(u, -v)
  const part = (angle / (Math.PI * 2)) * 5
  const away = Math.abs(part - Math.round(part)) * 2
  return Math.hypot(u, v) - (0.95 - 0.5 * smoothstep(0, 1, away))
}

function heart(u: number, v: number): number {
  const x = Math.abs(u)
  return Math.hypot(u, v - 0.2 + Math.sqrt(x) * 0.62) - 0.72
}
