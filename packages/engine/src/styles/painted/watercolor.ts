import { boxBlur } from '../../filters/box-blur.ts'
import { tabulate } from '../../filters/curve.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { inkOf, lightnessMap, type Picture } from '../../filters/picture.ts'
import { warpPicture } from '../../filters/warp.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const PAPER = inkOf('#faf6ec')
const PENCIL = inkOf('#5c5560')

/** Transparency: light colors stay paper. */
const thin = tabulate((v) => v ** 0.86 * 0.95 + 0.05)

/** Watercolor: washes that pool and dry darker at their edges, grain of the paper, a loose border left white. */
export const watercolor = defineStyle({
  id: 'watercolor',
  hints: { light: 'natural', saturation: 1.1, detail: 0.7, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const sharp = developScene(context, { fill: 0.2, exposure: 1.2, saturation: 1.6, contrast: 1.08, brighten: 0.16, tame: 1 })
    const wash = kuwahara(kuwahara(sharp, 9 * unit, checkpoint), 5 * unit, checkpoint)
    checkpoint()
    keepFeatures(wash.data, sharp.data, featureMask(buffer, 4 * unit), 0.9)
    checkpoint()
    const flow = createNoiseField(width, height, 75 * unit, 3, seed)
    const drift = createNoiseField(width, height, 75 * unit, 3, seed + 50)
    const reach = 13 * unit
    for (let i = 0; i < flow.length; i++) {
      pauseAlong(i)
      flow[i] = (flow[i] - 0.46) * reach
      drift[i] = (drift[i] - 0.46) * reach
    }
    checkpoint()
    const picture = warpPicture(wash, flow, drift)
    checkpoint()
    layPigment(picture, unit, seed)
    checkpoint()
    const lines = inkLines(buffer, scene.camera, { width: 1.3 * unit, inner: 0.6, scenery: 0.55 })
    checkpoint()
    addWeather(picture, scene, unit * 1.4, seed, { density: 0.6, softness: 0.3, tint: PENCIL, tintAmount: scene.night ? 0 : 0.55 })
    addStars(picture, buffer, scene, unit, seed, { size: 1.5 })
    finishSheet(picture, lines, flow, drift, unit, seed)
    return picture
  },
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
      const thick = v - (v - v * v) * density
      data[o + c] = thick > 0 ? Math.min(thick, 1) : 0
    }
  }
}

/** Pencil under the paint, paper tooth through it, and the torn white margin with its dried edge. */
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
        const paper = PAPER[c] - Math.max(0, grain) * 0.06
        let v = data[o + c]
        v -= (v - v * v) * (grain * 0.55 + dried * 2.2)
        v += (PENCIL[c] - v) * pencil * 0.55
        v *= 0.45 + 0.55 * paper
        data[o + c] = paper + (v - paper) * painted
      }
    }
  }
}
