import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { tabulate } from '../../filters/curve.ts'
import { addGrain } from '../../filters/grain.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { splatCurve, splatDisc } from '../../filters/splat.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { FAR, SURFACE } from '../../render/g-buffer.ts'
import { createRandom, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const deepen = tabulate((v) => v ** 1.12)

/** Film noir: silver and black, one hard key light, shadows of blinds over everything in its path, smoke, grain, wide-screen bars. */
export const filmNoir = defineStyle('film-noir', (context) => {
  const { buffer, scene, unit, seed } = context
  const picture = developScene(context, { fill: 0.14, contrast: 1.32, brighten: 0.075, tame: 0.7, bloom: { threshold: 0.8, radius: 60, amount: 0.5 } })
  addFur(picture, buffer, scene.camera, unit, seed)
  addRimLight(picture.data, buffer, scene.camera, { ink: [0.9, 0.9, 0.9], amount: 0.75, tightness: 2.6, side: 1 })
  hangBlinds(picture, context)
  develop(picture)
  addWeather(picture, scene, unit, seed, { tint: [0.9, 0.9, 0.9], tintAmount: 1, opacity: 1.3 })
  addVignette(picture, 0.75)
  addGrain(picture, 0.034, seed)
  letterbox(picture)
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    data[o] = data[o + 2] = data[o + 1]
  }
  return clampPicture(picture)
})

/** Bands of light through a blind: slanted, with a jump between body and background like a real shadow. */
function hangBlinds(picture: Picture, { buffer, unit }: StyleContext): void {
  const { width, height, data } = picture
  const { depth, instance, surface, normal } = buffer
  const { mask, x: cx, y: cy, halfHeight } = findSubjects(buffer)
  const pitch = 62 * unit
  const bands = new Float32Array(depth.length)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      if (surface[i] === SURFACE.sky) {
        bands[i] = 0.55
        continue
      }
      const bend = (normal[i * 3] * 20 - Math.min(90, depth[i] * 6)) * unit
      const wave = (y + x * 0.2 + bend) / pitch
      const f = wave - Math.floor(wave)
      bands[i] = smoothstep(0.02, 0.14, f) * smoothstep(0.66, 0.52, f)
    }
  }
  boxBlur(bands, width, height, 1, Math.max(1, 1.6 * unit), 1)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const away = Math.hypot((x - cx) / width, (y - cy + halfHeight * 0.3) / height)
      const pool = smoothstep(0.85, 0.1, away)
      const depthOfBlind = instance[i] > 0 ? 0.42 : 0.72
      const k = (1 - depthOfBlind * (1 - bands[i])) * (0.42 + 0.78 * pool) + mask[i] * 0.1
      for (let c = 0; c < 3; c++) data[i * 3 + c] *= k
    }
  }
}

/** Panchromatic film, printed hard: soft blacks, silvery highlights. */
function develop(picture: Picture): void {
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const l = Math.max(0, 0.34 * data[o] + 0.5 * data[o + 1] + 0.16 * data[o + 2])
    const v = deepen(l)
    const hard = v * v * (3 - 2 * v) * 0.66 + v * 0.34
    data[o] = data[o + 1] = data[o + 2] = Math.min(1, hard * 1.16)
  }
}

function letterbox({ width, height, data }: Picture): void {
  const bar = Math.round(height * (height > width ? 0.05 : 0.072))
  data.fill(0.006, 0, bar * width * 3)
  data.fill(0.006, (height - bar) * width * 3)
}

const CARD = inkOf('#f7f5ef')
const POLAROID_SHADE = inkOf('#10242b')

/** Instant photograph: a flash on near things, teal shadows and milky highlights, chemistry that ran at the edges, the white card. */
export const polaroid = defineStyle('polaroid', (context) => {
  const { buffer, scene, unit, seed } = context
  const picture = developScene(context, {
    fill: 0.2,
    exposure: 1.06,
    saturation: 1.15,
    contrast: 1.14,
    crosstalk: 0.04,
    brighten: 0.12,
    bloom: { threshold: 0.85, radius: 50, amount: 0.4 },
  })
  addFur(picture, buffer, scene.camera, unit, seed)
  flash(picture, context)
  addWeather(picture, scene, unit, seed)
  boxBlur(picture.data, buffer.width, buffer.height, 3, 1.2 * unit, 1)
  dyes(picture, context)
  addVignette(picture, 0.6, POLAROID_SHADE)
  addGrain(picture, 0.02, seed)
  mount(picture, context)
  return clampPicture(picture)
})

/** The flash cube reaches a few meters: surfaces facing it are washed out, the background falls off. */
function flash(picture: Picture, { buffer, scene }: StyleContext): void {
  const { data } = picture
  const { depth } = buffer
  const reach = Math.max(2, scene.focus)
  for (let i = 0, o = 0; i < depth.length; i++, o += 3) {
    pauseAlong(i)
    if (depth[i] >= FAR) continue
    const k = 0.8 + 0.5 / (1 + (depth[i] / reach) ** 3)
    for (let c = 0; c < 3; c++) data[o + c] *= k
  }
}

/** Three dye layers that develop differently: teal in the shadows, cream in the highlights, patches where the paste was thin. */
function dyes(picture: Picture, { unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const paste = createNoiseField(width, height, 320 * unit, 3, seed + 7)
  const run = createNoiseField(width, height, 60 * unit, 3, seed + 17)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      const edge = Math.min(x, width - 1 - x, y, height * 0.86 - y) / unit - 52
      const leak = smoothstep(60, 0, edge + run[i] * 46) * 0.34
      const uneven = (paste[i] - 0.45) * 0.16
      const r = data[o] * 0.8 + l * 0.1 + 0.075 + uneven
      const g = data[o + 1] * 0.8 + l * 0.08 + 0.115 + uneven * 0.5
      const b = data[o + 2] * 0.7 + l * 0.08 + 0.155 - uneven * 0.4
      data[o] = r + (0.98 - r) * leak
      data[o + 1] = g + (0.9 - g) * leak
      data[o + 2] = b + (0.72 - b) * leak
    }
  }
}

/** The card: narrow at the top and sides, wide at the bottom, with a shadow line at the edge of the picture behind it. */
function mount(picture: Picture, { unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const size = 58 * unit
  const foot = Math.max(size, height * 0.15)
  addBorder(picture, size, [0.6, 0.59, 0.57], 6 * unit, foot)
  addBorder(picture, size - 2.5 * unit, CARD, 7 * unit, foot - 2.5 * unit)
  const grain = createPaper(width, height, 1.2 * unit, seed)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const inside = x > size && y > size && x < width - size && y < height - foot
      if (inside) continue
      for (let c = 0; c < 3; c++) data[i * 3 + c] += grain[i] * 0.025
    }
  }
}

const PRINT = inkOf('#f1e9d8')
const LEAK = inkOf('#ff6a2a')
const DUST = inkOf('#f6ecd6')
const VINTAGE_SHADE = inkOf('#2a1608')

/** A seventies print from a shoebox: faded blacks, amber cast, a light leak, dust, coarse grain, rounded white border. */
export const vintage = defineStyle('vintage', (context) => {
  const { buffer, scene, unit, seed } = context
  const picture = developScene(context, {
    fill: 0.1,
    exposure: 1.1,
    saturation: 0.85,
    contrast: 1.12,
    crosstalk: 0.06,
    bloom: { threshold: 0.95, radius: 44, amount: 0.4 },
  })
  addFur(picture, buffer, scene.camera, unit, seed)
  addWeather(picture, scene, unit, seed)
  boxBlur(picture.data, buffer.width, buffer.height, 3, unit, 1)
  fade(picture)
  addVignette(picture, 0.55, VINTAGE_SHADE)
  leakLight(picture, unit, seed)
  addGrain(picture, 0.042, seed)
  addDust(picture, unit, seed)
  addBorder(picture, 34 * unit, PRINT, 14 * unit)
  return clampPicture(picture)
})

/** Dyes age unevenly: blue fades first, black turns to brown, white to cream. */
function fade(picture: Picture): void {
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    data[o] = (data[o] * 0.74 + l * 0.28 + 0.02) * 0.92 + 0.1
    data[o + 1] = (data[o + 1] * 0.7 + l * 0.27 + 0.01) * 0.9 + 0.075
    data[o + 2] = (data[o + 2] * 0.6 + l * 0.22 + 0.01) * 0.82 + 0.1
  }
}

/** Light leaked through the camera's back: a soft orange flame from the right edge. */
function leakLight(picture: Picture, unit: number, seed: number): void {
  const { width, height, data } = picture
  const flame = createNoiseField(width, height, 260 * unit, 3, seed + 12)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const k = smoothstep(0.62, 1.06, x / width + (flame[i] - 0.45) * 0.42) * 0.62
      if (k < 0.004) continue
      const o = i * 3
      data[o] = 1 - (1 - data[o]) * (1 - LEAK[0] * k)
      data[o + 1] = 1 - (1 - data[o + 1]) * (1 - LEAK[1] * k)
      data[o + 2] = 1 - (1 - data[o + 2]) * (1 - LEAK[2] * k)
    }
  }
}

function addDust(picture: Picture, unit: number, seed: number): void {
  const { width, height } = picture
  const random = createRandom(seed + 91)
  for (let k = 0; k < 90; k++) {
    const alpha = 0.2 + 0.45 * random()
    splatDisc(picture, random() * width, random() * height, (0.5 + random() ** 3 * 2) * unit, DUST, alpha, 0.4)
  }
  for (let k = 0; k < 9; k++) {
    let x = random() * width
    let y = random() * height
    const points: [number, number][] = [[x, y]]
    let turn = random() * 6.28
    for (let n = 0; n < 9; n++) {
      turn += (random() - 0.5) * 1.4
      x += Math.cos(turn) * 5 * unit
      y += Math.sin(turn) * 5 * unit
      points.push([x, y])
    }
    splatCurve(picture, points, 0.5 * unit, 0.35 * unit, DUST, 0.45)
  }
}
