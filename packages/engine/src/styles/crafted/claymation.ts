import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { focusLens } from '../../filters/light/depth-of-field.ts'
import { gradePicture } from '../../filters/light/grade.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addGloss } from '../../filters/light/surface-gloss.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { warpPicture } from '../../filters/warp.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

/** Claymation: plasticine pressed by thumbs, wobbly outlines, fingerprints that catch a studio lamp, a small set behind. */
export const claymation = defineStyle({
  id: 'claymation',
  hints: { light: 'studio', saturation: 1.25, detail: 0.35, faces: 'cartoon' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lens = { focus: scene.focus, aperture: (scene.focus < 20 ? 15 : 4) * unit }
    const developed = developScene(context, {
      light: focusLens(buffer, lens),
      fill: 0.2,
      exposure: 1.05,
      saturation: 1.4,
      contrast: 0.96,
      crosstalk: 0.02,
      brighten: 0.16,
      tame: 0.8,
    })
    const matt = kuwahara(kuwahara(developed, 10 * unit, checkpoint), 5 * unit, checkpoint)
    // Thumbs spare a face: eyes and mouths stay as they were set.
    keepFeatures(matt.data, developed.data, featureMask(buffer, 2 * unit), 0.95)
    checkpoint()
    const shade = ambientOcclusion(buffer, scene.camera, 90 * unit)
    applyShade(matt.data, shade, 1, [0.34, 0.2, 0.16])
    checkpoint()
    addGloss(matt.data, buffer, scene, 0.55)
    addRimLight(matt.data, buffer, scene.camera, { ink: [1, 0.86, 0.7], amount: 0.4, tightness: 2.2, side: -1 })
    const dx = createNoiseField(width, height, 55 * unit, 2, seed + 4)
    const dy = createNoiseField(width, height, 55 * unit, 2, seed + 14)
    for (let i = 0; i < dx.length; i++) {
      pauseAlong(i)
      dx[i] = (dx[i] - 0.4) * 14 * unit
      dy[i] = (dy[i] - 0.4) * 14 * unit
    }
    const picture = warpPicture(clampPicture(matt), dx, dy)
    checkpoint()
    lightRelief(picture, pressed(context, dx), 0.62 / Math.max(0.35, unit), 0.5)
    checkpoint()
    addVignette(picture, 0.28, [0.16, 0.08, 0.05])
    gradePicture(clampPicture(picture), { saturation: 1.14, highlights: [0.02, 0.008, -0.01], lift: 0.014 })
    return picture
  },
})

/** Heights of the surface: thumb dents, and patches of print ridges that bend around them. */
function pressed({ buffer, unit, seed }: StyleContext, sway: Float32Array): Float32Array {
  const { width, height, surface, instance } = buffer
  const dents = createNoiseField(width, height, 34 * unit, 3, seed + 21)
  const whorl = createNoiseField(width, height, 120 * unit, 2, seed + 33)
  const patch = createNoiseField(width, height, 70 * unit, 2, seed + 47)
  const relief = new Float32Array(width * height)
  const faces = featureMask(buffer, 16 * unit)
  const pitch = 1 / Math.max(2.4, 4.6 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const sky = surface[i] === SURFACE.sky ? 0.25 : 1
      const own = instance[i] > 0 ? 1 : 0.6
      const ridge = Math.sin((x * 0.55 + y * 0.84 + whorl[i] * 260 * unit + sway[i] * 2) * pitch * Math.PI)
      const print = smoothstep(0.44, 0.6, patch[i]) * 0.075
      relief[i] = (dents[i] * 0.95 * unit ** 0.3 + ridge * print) * sky * own * (1 - 0.75 * faces[i])
    }
  }
  return relief
}
