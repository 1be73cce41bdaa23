import { ambientOcclusion, applyShade } from '../filters/ambient-occlusion.ts'
import { focusLens } from '../filters/depth-of-field.ts'
import { gradePicture, stretchLevels } from '../filters/grade.ts'
import { kuwahara } from '../filters/kuwahara.ts'
import { clampPicture, inkOf } from '../filters/picture.ts'
import { addRimLight } from '../filters/rim-light.ts'
import { addGloss } from '../filters/surface-gloss.ts'
import { addWeather } from '../filters/weather-particles.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle } from './style.ts'

const COOL = inkOf('#8fc4ff')
const WARM = inkOf('#ffd9c2')

/** Studio render: moulded, glossy materials, soft contact shade, a cool and a warm rim, a slightly dreamy glow. */
export const render3d = defineStyle({
  id: '3d-render',
  hints: { light: 'studio', saturation: 1.2, detail: 0.55, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const lens = { focus: scene.focus, aperture: (scene.focus < 6 ? 9 : 4) * unit }
    const light = scene.focus < 20 ? focusLens(buffer, lens) : buffer.color
    checkpoint()
    const developed = developScene(context, {
      light,
      exposure: 1.08,
      saturation: 1.24,
      contrast: 1.04,
      crosstalk: 0.02,
      brighten: 0.1,
      bloom: { threshold: 1.05, radius: 40, amount: 0.34 },
    })
    // Moulded plastic has no fibres: fine texture is smoothed away before gloss is laid on.
    const picture = kuwahara(developed, 2.4 * unit)
    checkpoint()
    const shade = ambientOcclusion(buffer, 70 * unit)
    checkpoint()
    applyShade(picture.data, shade, 0.95, [0.22, 0.12, 0.3])
    addGloss(picture.data, buffer, scene, 0.5)
    addRimLight(picture.data, buffer, scene.camera, { ink: COOL, amount: 0.7, tightness: 2.2, side: -1 })
    addRimLight(picture.data, buffer, scene.camera, { ink: WARM, amount: 0.55, tightness: 2.6, side: 1 })
    checkpoint()
    addWeather(picture, scene, unit * 1.4, seed, { density: 0.6, softness: 0.35 })
    clampPicture(picture)
    stretchLevels(picture, 0.6)
    gradePicture(picture, {
      shadows: [0.03, 0.012, 0.06],
      highlights: [0.02, 0.01, 0],
      saturation: 1.08,
      lift: 0.012,
    })
    return picture
  },
})
