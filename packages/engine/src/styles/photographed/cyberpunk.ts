import { addGrain } from '../../filters/grain.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { gradePicture } from '../../filters/light/grade.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, createPicture, inkOf, mix, type Picture } from '../../filters/picture.ts'
import type { GBuffer } from '../../render/g-buffer.ts'
import { createRandom, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const MAGENTA = inkOf('#ff2ea6')
const CYAN = inkOf('#19e3ff')
const SMOG_LOW = inkOf('#ff3d9a')
const SMOG_HIGH = inkOf('#0c2a6b')

/** Neo-noir city light: magenta and cyan against blue-black, wet glow, colored smog, a tired display showing it. */
export const cyberpunk = defineStyle({
  id: 'cyberpunk',
  hints: {
    light: 'neon',
    time: 'night',
    saturation: 1.2,
    detail: 1,
    faces: 'natural',
    palette: ['#ff2ea6', '#19e3ff', '#2b1a6b'],
    props: ['neon-signs', 'smoke'],
  },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const picture = developScene(context, { fill: 0.1, exposure: 0.85, saturation: 1.5, contrast: 1.2, bloom: { threshold: 0.85, radius: 46, amount: 0.6 } })
    recolor(picture, buffer)
    checkpoint()
    gradePicture(picture, { shadows: [0.01, -0.01, 0.05], saturation: 1.4, contrast: 1.08 })
    checkpoint()
    addRimLight(picture.data, buffer, scene.camera, { ink: MAGENTA, amount: 1.1, tightness: 1.8, side: 1 })
    addRimLight(picture.data, buffer, scene.camera, { ink: CYAN, amount: 1.1, tightness: 1.8, side: -1 })
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.2 * unit, inner: 0.4, scenery: 0.5 }), CYAN, 0.16)
    checkpoint()
    addWeather(picture, scene, unit, seed, { tint: CYAN, tintAmount: 0.5, opacity: 1.3 })
    clampPicture(picture)
    const shown = onDisplay(picture, unit, seed)
    checkpoint()
    addGrain(shown, 0.02, seed)
    return clampPicture(shown)
  },
})

/** Splits the picture's light into two gels: shadows to blue-black, half-lights to magenta, brightest to cyan-white. */
function recolor(picture: Picture, buffer: GBuffer): void {
  const { width, height, data } = picture
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      const own = buffer.instance[i] > 0 ? 0.58 : 0.34
      const gel = mix(-1, 1, smoothstep(0.2, 0.8, x / width + (v - 0.5) * 0.25))
      const warm = 0.5 + 0.5 * gel
      const r = l * l * 0.8 + l * 0.55 * warm + 0.03
      const g = l ** 2.2 * 0.75 + l * 0.34 * (1 - warm)
      const b = l * 0.96 + 0.1 * (1 - l)
      const smog = smoothstep(5, 60, buffer.depth[i]) * 0.34 * (1 - l * 0.5)
      data[o] = mix(mix(r, data[o], own), mix(SMOG_HIGH[0], SMOG_LOW[0], v * v), smog)
      data[o + 1] = mix(mix(g, data[o + 1], own * 0.85), mix(SMOG_HIGH[1], SMOG_LOW[1], v * v), smog)
      data[o + 2] = mix(mix(b, data[o + 2], own * 0.8), mix(SMOG_HIGH[2], SMOG_LOW[2], v * v), smog)
    }
  }
}

/** Color fringes that grow towards the sides, scan lines, and a few slices that slipped. */
function onDisplay(picture: Picture, unit: number, seed: number): Picture {
  const { width, height, data } = picture
  const shown = createPicture(width, height)
  const random = createRandom(seed + 61)
  const slip = new Int32Array(height)
  for (let k = 0; k < 7; k++) {
    const from = Math.floor(random() * height)
    const tall = Math.ceil((2 + random() * 11) * unit)
    const shift = Math.round((random() - 0.5) * 46 * unit)
    for (let y = from; y < Math.min(height, from + tall); y++) slip[y] = shift
  }
  const pitch = Math.max(2, Math.round(4 * unit))
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    const row = y * width
    const line = y % pitch === 0 ? 0.86 : 1
    for (let x = 0; x < width; x++) {
      const fringe = (x / width - 0.5) * 9 * unit
      const at = (shift: number): number => {
        const px = Math.round(x + shift) + slip[y]
        return (row + (px < 0 ? 0 : px >= width ? width - 1 : px)) * 3
      }
      const o = (row + x) * 3
      shown.data[o] = data[at(fringe)] * line
      shown.data[o + 1] = data[at(0) + 1] * line
      shown.data[o + 2] = data[at(-fringe) + 2] * line
    }
  }
  return shown
}
