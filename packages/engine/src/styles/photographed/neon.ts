import { boxBlur } from '../../filters/box-blur.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { createBloom } from '../../filters/light/bloom.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAt } from '../../filters/pause.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Linear light of three gas tubes; lines run from one to the next over the picture. */
// biome-ignore format: one row
const TUBES = [[0.04, 0.6, 1.6], [0.55, 0.1, 1.5], [1.6, 0.06, 0.85]] as const

/** Neon: everything dark, its contours bent from glowing glass tubes in cyan, violet and pink. */
export const neon = defineStyle({
  id: 'neon',
  hints: { light: 'neon', time: 'night', saturation: 1.3, detail: 0.6, faces: 'simple', palette: ['#18a0ff', '#8a2cff', '#ff2c9c'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height, instance } = buffer
    const developed = developScene(context, { fill: 0.18, saturation: 1.4, contrast: 1.1 })
    const tubes = inkLines(buffer, scene.camera, { width: 2.4 * unit, inner: 1, scenery: 0.8 })
    checkpoint()
    const sway = createNoiseField(width, height, 260 * unit, 2, seed)
    const halo = boxBlur(tubes.slice(), width, height, 1, 5 * unit, 2)
    checkpoint()
    const light = new Float32Array(width * height * 3)
    for (let y = 0, i = 0; y < height; y++) {
      pauseAt(y)
      for (let x = 0; x < width; x++, i++) {
        const o = i * 3
        const phase = (x / width + (y / height) * 0.7 + sway[i] * 0.9) % 1
        const step = phase < 0.5 ? 0 : 1
        const t = phase * 2 - step
        const [a, b] = step === 0 ? [TUBES[0], TUBES[1]] : [TUBES[1], TUBES[2]]
        const r = developed.data[o]
        const g = developed.data[o + 1]
        const bl = developed.data[o + 2]
        const l = 0.3 * r + 0.59 * g + 0.11 * bl
        const own = instance[i] > 0 ? 0.085 : 0.035
        const hot = smoothstep(0.93, 1, Math.max(r, g, bl)) * (instance[i] > 0 ? 0.15 : 0.5)
        // A tube is white-hot along its middle and colored beside it.
        const core = smoothstep(0.72, 1, tubes[i]) * 0.55
        const tube = tubes[i] * 1.5 + halo[i] * 0.5
        light[o] = 0.008 + l * 0.035 + r * r * own + hot * r + (a[0] + (b[0] - a[0]) * t) * tube + core
        light[o + 1] = 0.005 + l * 0.012 + g * g * own + hot * g * 0.7 + (a[1] + (b[1] - a[1]) * t) * tube + core
        light[o + 2] = 0.022 + l * 0.09 + bl * bl * own + hot * bl + (a[2] + (b[2] - a[2]) * t) * tube + core
      }
    }
    checkpoint()
    const bloom = createBloom(light, width, height, 0.45, 54 * unit)
    checkpoint()
    const picture = toneMap(light, width, height, { exposure: 1.5, saturation: 1.25, contrast: 1.06, bloom, bloomAmount: 0.75 })
    addWeather(picture, scene, unit, seed, { tint: [0.7, 0.5, 1], opacity: 0.7 })
    return picture
  },
})
