import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { addClarity, gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, mix, type Picture } from '../../filters/picture.ts'
import { FAR, type GBuffer, SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const CREAM = inkOf('#fff6d8')
const BANANA = inkOf('#ffdf6b')
const WHITE = inkOf('#ffffff')

/** Clean and bright: a clear day with a warm glow from the upper left, crisp cheerful subjects. */
export const nanoBanana = defineStyle({
  id: 'nano-banana',
  hints: { light: 'studio', saturation: 1.1, detail: 0.45, faces: 'natural', palette: ['#9fd8ff', '#fff8e4', '#ffe98a'], time: 'day' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const sharp = developScene(context, { fill: 0.14, exposure: 1.3, saturation: 1.16, contrast: 1.04, crosstalk: 0.03, brighten: 0.24, tame: 0.85 })
    const picture = kuwahara(sharp, 3 * unit, checkpoint)
    checkpoint()
    keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit))
    checkpoint()
    applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 60 * unit), 0.7, [0.62, 0.5, 0.45])
    checkpoint()
    airOut(picture, buffer)
    addRimLight(picture.data, buffer, scene.camera, { ink: WHITE, amount: 0.35, tightness: 2, side: 0 })
    checkpoint()
    addStars(picture, buffer, scene, unit, seed, { size: 1.2 })
    addWeather(picture, scene, unit * 1.2, seed, { density: 0.5, softness: 0.4, opacity: 0.9 })
    clampPicture(picture)
    stretchLevels(picture, 0.5)
    gradePicture(picture, { shadows: [0.05, 0.045, 0.05], highlights: [0.015, 0.01, -0.015], saturation: 1.18, contrast: 1.05, lift: 0.03 })
    checkpoint()
    addClarity(picture, Math.max(1, 1.2 * unit), 0.5)
    return picture
  },
})

/** Lifts everything behind the subject a little into cream light, with a yellow glow from the upper left. */
function airOut(picture: Picture, buffer: GBuffer): void {
  const { width, height, data } = picture
  const { depth, instance, surface } = buffer
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const u = x / width - 0.1
      const v = y / height
      const glow = Math.max(0, 1 - Math.sqrt(u * u + v * v) * 0.95)
      const behind = depth[i] >= FAR || surface[i] === SURFACE.sky ? 0.12 : smoothstep(3, 60, depth[i]) * 0.18 + 0.03
      const air = instance[i] > 0 ? 0.03 : behind
      const o = i * 3
      for (let c = 0; c < 3; c++) {
        const warm = mix(CREAM[c], BANANA[c], glow * 0.5)
        data[o + c] += (warm - data[o + c]) * Math.min(0.5, air * (0.7 + glow * 0.8))
      }
    }
  }
}
