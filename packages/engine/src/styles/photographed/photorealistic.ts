import { addGrain } from '../../filters/grain.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { focusLens } from '../../filters/light/depth-of-field.ts'
import { addClarity, gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Beyond this the whole scene is the subject, as with a landscape photographer's small aperture. */
const LANDSCAPE = 20

/** A photograph: a lens, film and a careful print. */
export const photorealistic = defineStyle({
  id: 'photorealistic',
  hints: { light: 'natural', detail: 1, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed } = context
    const portrait = scene.focus < 5
    const light = scene.focus < LANDSCAPE ? focusLens(buffer, { focus: scene.focus, aperture: (portrait ? 15 : 8) * unit }) : buffer.color
    context.checkpoint()
    const picture = developScene(context, { light, saturation: 1.02, contrast: 1.03, crosstalk: 0.05, bloom: { threshold: 1.1, radius: 26, amount: 0.26 } })
    if (scene.focus < LANDSCAPE) {
      // Where things meet the ground and each other it is darker than the sky's light alone tells.
      applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 24 * unit), 0.32, [0.3, 0.26, 0.28])
      context.checkpoint()
    }
    addFur(picture, buffer, scene.camera, unit, seed, context.checkpoint)
    addWeather(picture, scene, unit, seed)
    context.checkpoint()
    stretchLevels(picture, 0.8)
    // Before paper it would be a halo around the sitter.
    addClarity(picture, 34 * unit, portrait ? 0.08 : 0.22)
    context.checkpoint()
    addClarity(picture, Math.max(1, unit), 0.35)
    gradePicture(picture, { shadows: [0.004, 0.008, 0.022], highlights: [0.012, 0.004, -0.016] })
    context.checkpoint()
    addVignette(picture, 0.3)
    addGrain(picture, 0.011, seed)
    return picture
  },
})
