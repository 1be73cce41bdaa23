import { celShade } from '../filters/cel-shade.ts'
import { featureMask, keepFeatures } from '../filters/feature-mask.ts'
import { inkLines } from '../filters/ink-lines.ts'
import { kuwahara } from '../filters/kuwahara.ts'
import { coverWithInk, inkOf } from '../filters/picture.ts'
import { addWeather } from '../filters/weather-particles.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle } from './style.ts'

const LINE = inkOf('#2b1420')

/** Saturday-morning cartoon: candy colours in two flat tones and a fat, even outline. */
export const cartoon = defineStyle({
  id: 'cartoon',
  hints: { light: 'flat', saturation: 1.45, detail: 0.35, faces: 'cartoon' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { surface } = buffer
    const sharp = developScene(context, { exposure: 1.2, saturation: 1.55, contrast: 1.04, brighten: 0.15 })
    const picture = kuwahara(kuwahara(sharp, 8 * unit), 5 * unit)
    checkpoint()
    celShade(picture, 2.5, 0.025, (i) => (surface[i] === SURFACE.sky ? 5 : 2.5))
    checkpoint()
    const { data } = picture
    for (let i = 0; i < data.length; i++) data[i] = Math.min(1, data[i] ** 0.84 * 1.05)
    const detail = featureMask(buffer, 2 * unit)
    keepFeatures(data, sharp.data, detail, 0.9)
    checkpoint()
    addWeather(picture, scene, unit * 1.5, seed, { softness: 0, density: 0.5 })
    coverWithInk(picture, inkLines(buffer, { width: 5 * unit, inner: 0.55, scenery: 0.8 }), LINE)
    return picture
  },
})
