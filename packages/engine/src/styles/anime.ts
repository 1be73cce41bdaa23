import { celShade } from '../filters/cel-shade.ts'
import { featureMask, keepFeatures } from '../filters/feature-mask.ts'
import { gradePicture } from '../filters/grade.ts'
import { inkLines } from '../filters/ink-lines.ts'
import { kuwahara } from '../filters/kuwahara.ts'
import { addLightShafts } from '../filters/light-shafts.ts'
import { clampPicture, coverWithInk, inkOf } from '../filters/picture.ts'
import { addRimLight } from '../filters/rim-light.ts'
import { addWeather } from '../filters/weather-particles.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle } from './style.ts'

const LINE = inkOf('#3a2238')
const SUNLIT = inkOf('#fff3d6')

/** Film anime: two-tone figures with fine plum lines before a painted, luminous background. */
export const anime = defineStyle({
  id: 'anime',
  hints: {
    light: 'golden',
    saturation: 1.3,
    detail: 0.8,
    faces: 'anime',
    palette: ['#4aa8ff', '#ffd1e8', '#fff3c4'],
  },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { surface, instance } = buffer
    const glow = { threshold: 1.2, radius: 34, amount: 0.3 }
    const soft = developScene(context, {
      exposure: 1.14,
      saturation: 1.42,
      contrast: 1,
      bloom: glow,
      brighten: 0.09,
    })
    const flat = kuwahara(soft, 4.5 * unit)
    checkpoint()
    const painted = flat.data.slice()
    const onSky = (i: number): number => (surface[i] === SURFACE.sky ? 14 : instance[i] > 0 ? 2.6 : 4.5)
    celShade(flat, 3, 0.06, onSky)
    checkpoint()
    for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
      // Figures stay flat; the painted background keeps most of its modelling.
      const keep = instance[i] > 0 ? 0.22 : 0.68
      for (let c = 0; c < 3; c++) flat.data[o + c] += (painted[o + c] - flat.data[o + c]) * keep
    }
    keepFeatures(flat.data, soft.data, featureMask(buffer, 2 * unit))
    checkpoint()
    addRimLight(flat.data, buffer, scene.camera, { ink: SUNLIT, amount: 0.4, tightness: 3.2, side: 1 })
    coverWithInk(flat, inkLines(buffer, { width: 1.7 * unit, inner: 0.8, scenery: 0.45 }), LINE, 0.85)
    checkpoint()
    addLightShafts(flat, buffer, scene, SUNLIT, 0.16)
    addWeather(flat, scene, unit, seed, { softness: 0.25 })
    gradePicture(flat, {
      shadows: [0.02, 0.01, 0.075],
      highlights: [0.03, 0.015, 0.01],
      saturation: 1.06,
      lift: 0.015,
    })
    return clampPicture(flat)
  },
})
