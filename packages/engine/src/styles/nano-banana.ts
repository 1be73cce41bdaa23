import { ambientOcclusion, applyShade } from '../filters/ambient-occlusion.ts'
import { featureMask, keepFeatures } from '../filters/feature-mask.ts'
import { addClarity, gradePicture, stretchLevels } from '../filters/grade.ts'
import { kuwahara } from '../filters/kuwahara.ts'
import { pauseAt } from '../filters/pause.ts'
import { clampPicture, inkOf, mix, type Picture } from '../filters/picture.ts'
import { addRimLight } from '../filters/rim-light.ts'
import { addWeather } from '../filters/weather-particles.ts'
import { FAR, type GBuffer, SURFACE } from '../render/g-buffer.ts'
import { smoothstep } from '../render/noise.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle } from './style.ts'

const CREAM = inkOf('#fff6d8')
const BANANA = inkOf('#ffdf6b')
const WHITE = inkOf('#ffffff')

/** Clean and bright: high-key daylight, creamy far distance with a warm yellow glow, crisp cheerful subjects. */
export const nanoBanana = defineStyle({
  id: 'nano-banana',
  hints: {
    light: 'studio',
    saturation: 1.1,
    detail: 0.45,
    faces: 'natural',
    palette: ['#ffe98a', '#fff8e4', '#9fd8ff'],
  },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const sharp = developScene(context, {
      fill: 0.14,
      exposure: 1.5,
      saturation: 1.12,
      contrast: 0.94,
      crosstalk: 0.03,
      brighten: 0.3,
    })
    const picture = kuwahara(sharp, 3 * unit, checkpoint)
    checkpoint()
    keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit))
    checkpoint()
    applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 60 * unit), 0.7, [0.62, 0.5, 0.45])
    checkpoint()
    airOut(picture, buffer)
    addRimLight(picture.data, buffer, scene.camera, { ink: WHITE, amount: 0.35, tightness: 2, side: 0 })
    checkpoint()
    addWeather(picture, scene, unit * 1.2, seed, { density: 0.5, softness: 0.4, opacity: 0.9 })
    clampPicture(picture)
    stretchLevels(picture, 0.5)
    gradePicture(picture, {
      shadows: [0.06, 0.05, 0.045],
      highlights: [0.02, 0.015, -0.02],
      saturation: 1.14,
      contrast: 1.02,
      lift: 0.03,
    })
    checkpoint()
    addClarity(picture, Math.max(1, 1.2 * unit), 0.5)
    return picture
  },
})

/** Lifts everything behind the subject into cream light, the sky most, with a yellow glow from the upper left. */
function airOut(picture: Picture, buffer: GBuffer): void {
  const { width, height, data } = picture
  const { depth, instance, surface } = buffer
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const u = x / width - 0.1
      const v = y / height
      const glow = Math.max(0, 1 - Math.sqrt(u * u + v * v) * 0.95)
      const behind =
        depth[i] >= FAR || surface[i] === SURFACE.sky ? 0.42 : smoothstep(3, 40, depth[i]) * 0.5 + 0.06
      const air = instance[i] > 0 ? 0.03 : behind
      const o = i * 3
      for (let c = 0; c < 3; c++) {
        const warm = mix(CREAM[c], BANANA[c], glow * 0.75)
        data[o + c] += (warm - data[o + c]) * Math.min(0.75, air * (0.8 + glow * 0.7))
      }
    }
  }
}
