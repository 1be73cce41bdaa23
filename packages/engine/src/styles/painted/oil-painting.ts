import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { createPicture, inkOf } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const UMBER = inkOf('#4a3420')

/** Oil on canvas: long loaded strokes along the forms over an umber ground, thick enough to catch the light. */
export const oilPainting = defineStyle({
  id: 'oil-painting',
  hints: { light: 'golden', saturation: 1.1, detail: 0.8, faces: 'natural', solemn: true },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const sharp = developScene(context, { fill: 0.13, saturation: 1.25, contrast: 1.1, crosstalk: 0.03, bloom: { threshold: 1, radius: 26, amount: 0.3 } })
    addWeather(sharp, scene, unit, seed, { softness: 0.3 })
    checkpoint()
    const source = kuwahara(sharp, 4.5 * unit, checkpoint)
    checkpoint()
    const detail = featureMask(buffer, 4 * unit)
    keepFeatures(source.data, sharp.data, detail)
    checkpoint()
    const ground = createPicture(buffer.width, buffer.height)
    for (let o = 0; o < ground.data.length; o += 3) {
      pauseAlong(o)
      ground.data[o] = UMBER[0]
      ground.data[o + 1] = UMBER[1]
      ground.data[o + 2] = UMBER[2]
    }
    checkpoint()
    const { picture, relief } = paintStrokes(source, ground, {
      seed,
      detail,
      checkpoint,
      layers: [
        { radius: 30 * unit, length: 5, spacing: 0.9, threshold: 0, jitter: 0.16, opacity: 0.95 },
        { radius: 15 * unit, length: 6, spacing: 0.8, threshold: 0.03, jitter: 0.13, opacity: 0.95 },
        { radius: 7.5 * unit, length: 6.5, spacing: 0.85, threshold: 0.05, jitter: 0.1, opacity: 0.92 },
        { radius: 3.4 * unit, length: 7, spacing: 0.9, threshold: 0.06, jitter: 0.05, opacity: 0.9 },
      ],
    })
    checkpoint()
    addStars(picture, buffer, scene, unit, seed, { size: 1.5 })
    keepFeatures(picture.data, sharp.data, detail, 0.35)
    checkpoint()
    lightRelief(picture, relief, 0.16, 0.05)
    return picture
  },
})
