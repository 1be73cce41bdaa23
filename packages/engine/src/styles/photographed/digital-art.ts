import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addClarity, gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addLightShafts } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { clampPicture, inkOf } from '../../filters/picture.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const AMBER = inkOf('#ffb45a')
const CYAN = inkOf('#46d7ff')

/** Concept art: flat confident marks of a tablet brush, teal shadows against amber light, rims that cut the subject out. */
export const digitalArt = defineStyle({
  id: 'digital-art',
  hints: { light: 'golden', saturation: 1.2, detail: 0.8, faces: 'natural', palette: ['#0e3b4c', '#ff9a4a', '#ffe2b0'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const sharp = developScene(context, {
      fill: 0.12,
      tame: 0.7,
      saturation: 1.22,
      contrast: 1.06,
      crosstalk: 0.02,
      bloom: { threshold: 1.1, radius: 30, amount: 0.3 },
    })
    const detail = featureMask(buffer, 3 * unit)
    checkpoint()
    const source = kuwahara(sharp, 6 * unit, checkpoint)
    checkpoint()
    keepFeatures(source.data, sharp.data, detail)
    const { picture } = paintStrokes(source, source, {
      seed,
      detail,
      checkpoint,
      layers: [
        { radius: 26 * unit, length: 3.4, spacing: 1, threshold: 0, jitter: 0.1, opacity: 0.9 },
        { radius: 9 * unit, length: 4.5, spacing: 1, threshold: 0.03, jitter: 0.07, opacity: 0.9 },
        { radius: 3.6 * unit, length: 5, spacing: 1, threshold: 0.06, jitter: 0.04, opacity: 0.9 },
      ],
    })
    keepFeatures(picture.data, sharp.data, detail, 0.75)
    addRimLight(picture.data, buffer, scene.camera, { ink: AMBER, amount: 0.75, tightness: 2.4, side: 1 })
    addRimLight(picture.data, buffer, scene.camera, { ink: CYAN, amount: 0.5, tightness: 2.4, side: -1 })
    checkpoint()
    addLightShafts(picture, buffer, scene, AMBER, 0.2)
    addStars(picture, buffer, scene, unit, seed)
    addWeather(picture, scene, unit, seed, { softness: 0.5 })
    checkpoint()
    clampPicture(picture)
    stretchLevels(picture, 0.7)
    gradePicture(picture, { shadows: [-0.075, 0.02, 0.06], highlights: [0.06, 0.012, -0.055], contrast: 1.08, saturation: 1.12 })
    checkpoint()
    addClarity(picture, 22 * unit, 0.25)
    return picture
  },
})
