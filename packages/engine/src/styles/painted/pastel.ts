import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf } from '../../filters/picture.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const GROUND = inkOf('#54405e')

/** Soft pastel on plum paper: chalky strokes of milky color, the ground sparkling through wherever the stick skipped. */
export const pastel = defineStyle({
  id: 'pastel',
  hints: { light: 'golden', saturation: 1.15, detail: 0.6, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.22, exposure: 1.15, saturation: 1.3, brighten: 0.24, tame: 0.85 })
    const source = kuwahara(lit, 3 * unit, checkpoint)
    for (let i = 0; i < source.data.length; i++) {
      pauseAlong(i)
      source.data[i] = source.data[i] * 0.8 + (scene.night ? 0.05 : 0.18)
    }
    checkpoint()
    const ground = createPicture(width, height)
    const { mask } = findSubjects(buffer)
    for (let i = 0; i < ground.data.length; i++) {
      pauseAlong(i)
      // Between the strokes of a face the paper would be specks.
      ground.data[i] = mask[Math.floor(i / 3)] > 0 ? source.data[i] : GROUND[i % 3]
    }
    const { picture } = paintStrokes(source, ground, {
      seed,
      checkpoint,
      detail: mask,
      layers: [
        { radius: 9 * unit, length: 7, spacing: 1.6, threshold: 0, jitter: 0.2, opacity: 0.85 },
        { radius: 4 * unit, length: 8, spacing: 1.5, threshold: 0.16, jitter: 0.16, opacity: 0.9 },
      ],
    })
    checkpoint()
    addWeather(picture, scene, unit * 2, seed, { density: 0.5, softness: 0.3 })
    addStars(picture, buffer, scene, unit, seed, { size: 1.8 })
    const features = featureMask(buffer, 2.6 * unit)
    keepFeatures(picture.data, source.data, features)
    const tooth = createPaper(width, height, 1.7 * unit, seed)
    for (let y = 0, i = 0; y < height; y++) {
      pauseAt(y)
      for (let x = 0; x < width; x++, i++) {
        const o = i * 3
        const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
        const worn = smoothstep(40, 4, edge + tooth[i] * 60)
        const grain = tooth[i] + (hash2(x, y + seed) - 0.5) * 0.3
        const skip = Math.min(1, smoothstep(0.16, 0.5, grain) * (mask[i] > 0 ? 0.16 : 0.75) * (1 - 0.8 * features[i]) + worn)
        const dust = 1 + (hash2(x + 5, y) - 0.5) * 0.07
        for (let c = 0; c < 3; c++) {
          const chalk = Math.min(1, picture.data[o + c] * dust)
          picture.data[o + c] = chalk + (GROUND[c] - chalk) * skip
        }
      }
    }
    return picture
  },
})
