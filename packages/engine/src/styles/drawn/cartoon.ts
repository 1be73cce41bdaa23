import { celShade } from '../../filters/cel-shade.ts'
import { tabulate } from '../../filters/curve.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { flattenLight } from '../../filters/light/flat-light.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, inkOf } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const LINE = inkOf('#2b1420')
const brighten = tabulate((v) => Math.min(1, v ** 0.85 * 1.03))

/** Saturday-morning cartoon: candy colors in two flat tones and a fat, even outline. */
export const cartoon = defineStyle({
  id: 'cartoon',
  hints: { light: 'flat', saturation: 1.45, detail: 0.35, faces: 'cartoon' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { surface } = buffer
    const sharp = developScene(context, { fill: 0.16, exposure: 1.08, saturation: 1.65, contrast: 1.02, brighten: 0.18, tame: 1 })
    const picture = kuwahara(kuwahara(sharp, 9 * unit, checkpoint), 6 * unit, checkpoint)
    celShade(picture, 3, 0.025, (i) => (surface[i] === SURFACE.sky ? 4 : 3))
    checkpoint()
    const { data } = picture
    for (let i = 0; i < data.length && !scene.night; i++) {
      pauseAlong(i)
      data[i] = brighten(data[i])
    }
    checkpoint()
    const matt = developScene(context, { light: buffer.albedo, exposure: 2 / scene.exposure, saturation: 1.5 })
    const figures = kuwahara(matt, 7 * unit, checkpoint)
    flattenLight(picture, sharp, figures, buffer, { shade: [0.76, 0.68, 0.8], split: 0.55, softness: 0.03, smoothing: 7 * unit })
    checkpoint()
    keepFeatures(data, sharp.data, featureMask(buffer, 2 * unit), 0.95)
    checkpoint()
    addStars(picture, buffer, scene, unit, seed, { size: 2 })
    addWeather(picture, scene, unit * 1.5, seed, { softness: 0, density: 0.5 })
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 5 * unit, inner: 0.55, scenery: 0.45 }), LINE)
    return clampPicture(picture)
  },
})
