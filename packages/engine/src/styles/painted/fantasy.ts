import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addLightShafts } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addSparkles, addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import type { GBuffer } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const MOON_GOLD = inkOf('#ffe0a8')
const AURA = inkOf('#8ff0ff')
const MIST = inkOf('#8a6bd8')
const INDIGO = inkOf('#120a3a')
const MOTES = [inkOf('#8ce6ff'), inkOf('#ffdc8c'), inkOf('#d8a8ff')]

/** Book-cover fantasy: violet mist, shafts of gold light, glowing rims and drifting motes over soft brushwork. */
export const fantasy = defineStyle({
  id: 'fantasy',
  hints: { light: 'moody', saturation: 1.12, detail: 1, faces: 'natural', time: 'dusk', palette: ['#5a3fb8', '#2a6fb0', '#ffb870'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const developed = developScene(context, {
      fill: 0.16,
      exposure: 1.12,
      saturation: 1.06,
      contrast: 1.08,
      crosstalk: 0.03,
      brighten: 0.07,
      tame: 1,
      bloom: { threshold: 1.05, radius: 56, amount: 0.32 },
    })
    addFur(developed, buffer, scene.camera, unit, seed, checkpoint)
    const picture = kuwahara(developed, 3 * unit, checkpoint)
    keepFeatures(picture.data, developed.data, featureMask(buffer, 2 * unit), 0.85)
    checkpoint()
    addMist(picture, buffer, unit, seed)
    checkpoint()
    addRimLight(picture.data, buffer, scene.camera, { ink: AURA, amount: 0.4, tightness: 2.6, side: 0 })
    addLightShafts(picture, buffer, scene, MOON_GOLD, 0.42)
    checkpoint()
    addStars(picture, buffer, scene, unit, seed)
    addWeather(picture, scene, unit, seed)
    clampPicture(picture)
    stretchLevels(picture, 0.6)
    gradePicture(picture, { shadows: [0.02, 0, 0.1], highlights: [0.05, 0.02, -0.01], saturation: 1.14, contrast: 1.06 })
    checkpoint()
    addSparkles(picture, unit, seed, 150, MOTES)
    addVignette(picture, 0.75, INDIGO)
    return picture
  },
})

/** Colored haze that thickens with distance and lies in the low ground. */
function addMist(picture: Picture, buffer: GBuffer, unit: number, seed: number): void {
  const { width, height, data } = picture
  const { depth, instance } = buffer
  const swirl = createNoiseField(width, height, 170 * unit, 4, seed + 4)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const low = smoothstep(0.15, 0.75, y / height)
    for (let x = 0; x < width; x++, i++) {
      const far = smoothstep(3, 45, depth[i])
      const k = (far * 0.2 + low * 0.06) * (0.35 + 1.3 * swirl[i]) * (instance[i] > 0 ? 0.25 : 0.85)
      if (k < 0.01) continue
      const o = i * 3
      for (let c = 0; c < 3; c++) data[o + c] += (MIST[c] - data[o + c]) * Math.min(0.7, k)
    }
  }
}
