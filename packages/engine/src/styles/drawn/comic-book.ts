import { addBorder } from '../../filters/border.ts'
import { celShade } from '../../filters/cel-shade.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { halftoneAt } from '../../filters/halftone.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAt } from '../../filters/pause.ts'
import { coverWithInk, inkOf, lightnessMap, type Picture } from '../../filters/picture.ts'
import { penLines } from '../../filters/xdog.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const INK = inkOf('#0c0a12')
const PAGE = inkOf('#fbf6e6')
/** Dots across a 1024 picture. */
const SCREEN = 128

/** Printed comic: flat process colors, dot screens in the half-tones, spotted blacks, brush-pen outlines, a panel frame. */
export const comicBook = defineStyle({
  id: 'comic-book',
  hints: { light: 'chiaroscuro', saturation: 1.35, detail: 0.6, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const sharp = developScene(context, { fill: 0.2, saturation: 1.5, contrast: 1.12, brighten: 0.1, tame: 1 })
    const picture = kuwahara(sharp, 5 * unit, checkpoint)
    checkpoint()
    const light = lightnessMap(picture)
    celShade(picture, 3.2, 0.05)
    checkpoint()
    printTones(picture, light, (1024 / SCREEN) * unit)
    checkpoint()
    const blacks = penLines(light, buffer.width, buffer.height, Math.max(1, 1.6 * unit), 0.1, 9)
    coverWithInk(picture, blacks, INK, 0.92)
    checkpoint()
    keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit))
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 3 * unit, inner: 1 }), INK)
    checkpoint()
    addStars(picture, buffer, scene, unit, seed, { size: 1.5 })
    addWeather(picture, scene, unit * 1.3, seed, { softness: 0, density: 0.6 })
    addBorder(picture, 21 * unit, INK)
    addBorder(picture, 16 * unit, PAGE)
    return picture
  },
})

/** Dot screens: a dark one in the half-tones, and the slightly yellowed page under everything. */
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
