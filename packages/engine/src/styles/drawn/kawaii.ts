import { findBackdrop } from '../../filters/backdrop.ts'
import { celShade } from '../../filters/cel-shade.ts'
import { tabulate } from '../../filters/curve.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { flattenLight } from '../../filters/light/flat-light.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, type Ink, inkOf, mix, type Picture } from '../../filters/picture.ts'
import { paintShape } from '../../filters/shape.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { createRandom, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const LINE = inkOf('#7b4a63')
const WHITE: Ink = [1, 1, 1]
const soften = tabulate((v) => v ** 0.8)
const SKIES = [
  ['#bfe6ff', '#ffe1ef'],
  ['#d9ccff', '#ffe6d6'],
  ['#c9f4e6', '#fff3c9'],
].map((pair) => pair.map(inkOf))
const NIGHT_SKY = ['#3b3a86', '#8d7fd0'].map(inkOf)
const CHARMS = ['#ff8fb3', '#ffd166', '#8fd8ff', '#b9a3ff', '#ffffff'].map(inkOf)

/** Kawaii: sugared pastels, round soft shade, a plum outline with a sticker's white rim, hearts and stars in the air. */
export const kawaii = defineStyle({
  id: 'kawaii',
  hints: { light: 'flat', saturation: 1.2, detail: 0.25, faces: 'anime' },
  paint(context) {
    const { buffer, scene, unit, checkpoint } = context
    const sharp = developScene(context, { fill: 0.34, exposure: 1.2, saturation: 1.4, contrast: 0.9, brighten: 0.34, tame: 1 })
    const picture = kuwahara(kuwahara(sharp, 10 * unit, checkpoint), 7 * unit, checkpoint)
    celShade(picture, 3, 0.12)
    checkpoint()
    const matt = developScene(context, { light: buffer.albedo, exposure: 2.2 / scene.exposure, saturation: 1.3 })
    const figures = kuwahara(matt, 7 * unit, checkpoint)
    flattenLight(picture, sharp, figures, buffer, { shade: [0.86, 0.76, 0.86], split: 0.5, softness: 0.06, smoothing: 9 * unit })
    checkpoint()
    keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit), 0.95)
    sugar(picture, context)
    checkpoint()
    const { mask } = findSubjects(buffer)
    const rim = inkLines({ ...buffer, surface: new Uint8Array(mask.length) }, scene.camera, { width: 17 * unit, inner: 0, scenery: 0 })
    for (let i = 0; i < rim.length; i++) {
      pauseAlong(i)
      rim[i] = mask[i] > 0 ? 0 : smoothstep(0.2, 0.5, rim[i])
    }
    coverWithInk(picture, rim, WHITE)
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 4.4 * unit, inner: 0.5, scenery: 0.3 }), LINE, 0.9)
    checkpoint()
    addWeather(picture, scene, unit * 2, context.seed, { density: 0.5, softness: 0, opacity: 1.4 })
    addStars(picture, buffer, scene, unit, context.seed, { size: 2.2 })
    scatterCharms(picture, context)
    return clampPicture(picture)
  },
})

/** Milk in every color, and a sky of two sweets. */
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

/** Hearts, stars and dots where no one stands. */
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

function disc(u: number, v: number): number {
  return Math.hypot(u, v) - 0.4
}

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
