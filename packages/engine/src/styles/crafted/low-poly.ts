import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addClarity, gradePicture } from '../../filters/light/grade.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { facet } from '../../filters/motifs/triangles.ts'
import { clampPicture } from '../../filters/picture.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Low poly: a mesh of flat triangles whose corners sit on the outlines, crisp light from facet to facet. */
export const lowPoly = defineStyle({
  id: 'low-poly',
  hints: { light: 'studio', saturation: 1.3, detail: 0.35, faces: 'simple' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const lit = developScene(context, { fill: 0.18, saturation: 1.35, contrast: 1.12, brighten: 0.18, tame: 0.9 })
    addRimLight(lit.data, buffer, scene.camera, { ink: [0.7, 0.85, 1], amount: 0.45, tightness: 2.4, side: 1 })
    const smooth = kuwahara(clampPicture(lit), 4 * unit, checkpoint)
    checkpoint()
    const outlines = inkLines(buffer, scene.camera, { width: 2 * unit, inner: 1, scenery: 0.9 })
    checkpoint()
    const picture = facet(smooth, outlines, Math.max(3, 27 * unit), seed, 0.16)
    keepFeatures(picture.data, smooth.data, featureMask(buffer, 2 * unit), 0.9)
    checkpoint()
    gradePicture(picture, { saturation: 1.12, contrast: 1.08, shadows: [0.01, 0, 0.04] })
    addClarity(picture, 24 * unit, 0.3)
    return picture
  },
})
