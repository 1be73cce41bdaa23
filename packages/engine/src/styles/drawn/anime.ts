import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { flattenLight } from '../../filters/light/flat-light.ts'
import { gradePicture } from '../../filters/light/grade.ts'
import { addLightShafts } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, inkOf, type Picture } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const LINE = inkOf('#3a2238')
const SUNLIT = inkOf('#fff3d6')
const AZURE = inkOf('#3d8fe8')

/** Film anime: two-tone figures with fine plum lines before a painted, luminous background. */
export const anime = defineStyle({
  id: 'anime',
  hints: { light: 'golden', saturation: 1.3, detail: 0.8, faces: 'anime', palette: ['#4aa8ff', '#ffd1e8', '#fff3c4'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const soft = developScene(context, {
      fill: 0.12,
      exposure: 1.16,
      saturation: 1.42,
      contrast: 1,
      brighten: 0.1,
      tame: 1.1,
      bloom: { threshold: 1.2, radius: 34, amount: 0.3 },
    })
    const picture = kuwahara(soft, 5 * unit, checkpoint)
    const matt = developScene(context, { light: buffer.albedo, exposure: 1.7 / scene.exposure, saturation: 1.35 })
    const figures = kuwahara(matt, 5 * unit, checkpoint)
    flattenLight(picture, soft, figures, buffer, { shade: [0.66, 0.55, 0.74], split: 0.66, softness: 0.05, smoothing: 4 * unit })
    checkpoint()
    keepFeatures(picture.data, soft.data, featureMask(buffer, 2 * unit))
    checkpoint()
    brightenSky(picture, context)
    addRimLight(picture.data, buffer, scene.camera, { ink: SUNLIT, amount: 0.5, tightness: 3.4, side: 1 })
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.8 * unit, inner: 0.8, scenery: 0.3 }), LINE, 0.9)
    checkpoint()
    addLightShafts(picture, buffer, scene, SUNLIT, 0.2)
    addStars(picture, buffer, scene, unit, seed, { size: 1.2 })
    addWeather(picture, scene, unit, seed, { softness: 0.25 })
    gradePicture(picture, { shadows: [0.02, 0.01, 0.08], highlights: [0.03, 0.015, 0.01], saturation: 1.08, lift: 0.015 })
    return clampPicture(picture)
  },
})

/** Painted skies deepen to azure overhead and glow towards the horizon. */
function brightenSky(picture: Picture, { buffer, scene }: StyleContext): void {
  // Under rain there is no azure.
  if (scene.weather.rain > 0.4 || scene.night) return
  const { width, height, data } = picture
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const high = smoothstep(0.6, 0, y / height)
    for (let x = 0; x < width; x++, i++) {
      if (buffer.surface[i] !== SURFACE.sky) continue
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      // Clouds are the pale part: they stay white while the blue behind them deepens.
      const cloud = smoothstep(0.68, 0.92, l)
      const k = high * 0.5 * (1 - cloud) * smoothstep(0.1, 0.4, l)
      const glow = 1 + (1 - high) * 0.06 + cloud * 0.06
      for (let c = 0; c < 3; c++) data[o + c] = Math.min(1, (data[o + c] + (AZURE[c] - data[o + c]) * k) * glow)
    }
  }
}
