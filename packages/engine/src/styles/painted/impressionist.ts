import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { createPicture, inkOf } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const LINEN = inkOf('#e8d9b8')

/** Plein air: short broken dabs of pure color, violet shadows, high-key light, bare linen showing between. */
export const impressionist = defineStyle({
  id: 'impressionist',
  hints: { light: 'golden', saturation: 1.4, detail: 0.8, faces: 'simple', palette: ['#8fa8e8', '#f2b5c8', '#ffe9a0'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const source = developScene(context, {
      fill: 0.16,
      exposure: 1.25,
      saturation: 1.45,
      contrast: 0.98,
      brighten: 0.14,
      tame: 0.95,
      bloom: { threshold: 1.1, radius: 26, amount: 0.25 },
    })
    stretchLevels(source, 0.6)
    gradePicture(source, { shadows: [0.09, 0.045, 0.24], highlights: [0.05, 0.03, -0.06], saturation: 1.2, lift: 0.02 })
    checkpoint()
    const detail = featureMask(buffer, 5 * unit)
    const ground = createPicture(buffer.width, buffer.height)
    for (let o = 0; o < ground.data.length; o += 3) {
      pauseAlong(o)
      ground.data.set(LINEN, o)
    }
    checkpoint()
    const { picture, relief } = paintStrokes(source, ground, {
      seed,
      detail,
      checkpoint,
      layers: [
        { radius: 20 * unit, length: 3.6, spacing: 1, threshold: 0, jitter: 0.16, opacity: 0.95 },
        { radius: 10 * unit, length: 3.6, spacing: 1.25, threshold: 0, jitter: 0.2, opacity: 0.9 },
        { radius: 5.5 * unit, length: 3.6, spacing: 1.1, threshold: 0.06, jitter: 0.18, opacity: 0.9 },
        { radius: 3 * unit, length: 3.4, spacing: 1, threshold: 0.1, jitter: 0.1, opacity: 0.9 },
      ],
    })
    addWeather(picture, scene, unit * 2, seed, { density: 0.5, softness: 0.3 })
    addStars(picture, buffer, scene, unit, seed, { size: 2.4 })
    keepFeatures(picture.data, source.data, detail, 0.25)
    lightRelief(picture, relief, 0.18, 0.05)
    return picture
  },
})
