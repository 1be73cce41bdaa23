import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { addGrain } from '../../filters/grain.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { splatCurve, splatDisc } from '../../filters/splat.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { createRandom, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const PRINT = inkOf('#f1e9d8')
const LEAK = inkOf('#ff6a2a')
const DUST = inkOf('#f6ecd6')
const SHADE = inkOf('#2a1608')

/** A seventies print from a shoebox: faded blacks, amber cast, a light leak, dust, coarse grain, rounded white border. */
export const vintage = defineStyle({
  id: 'vintage',
  hints: { light: 'golden', saturation: 0.75, detail: 0.8, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const picture = developScene(context, {
      fill: 0.1,
      exposure: 1.1,
      saturation: 0.85,
      contrast: 1.12,
      crosstalk: 0.06,
      bloom: { threshold: 0.95, radius: 44, amount: 0.4 },
    })
    addFur(picture, buffer, scene.camera, unit, seed, checkpoint)
    addWeather(picture, scene, unit, seed)
    checkpoint()
    boxBlur(picture.data, buffer.width, buffer.height, 3, unit, 1)
    fade(picture)
    checkpoint()
    addVignette(picture, 0.55, SHADE)
    leakLight(picture, unit, seed)
    checkpoint()
    addGrain(picture, 0.042, seed)
    addDust(picture, unit, seed)
    checkpoint()
    addBorder(picture, 34 * unit, PRINT, 14 * unit)
    return clampPicture(picture)
  },
})

/** Dyes age unevenly: blue goes first, black turns to brown, white to cream. */
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

/** Light that crept through the camera's back: a soft orange flame from the right edge. */
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
