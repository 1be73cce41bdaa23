import { frameOf } from '../../filters/camera-frame.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { focusLens } from '../../filters/light/depth-of-field.ts'
import { gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addGloss } from '../../filters/light/surface-gloss.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const COOL = inkOf('#8fc4ff')
const WARM = inkOf('#ffd9c2')
const KEY = inkOf('#fff4e4')
const FILL = inkOf('#a8c8ff')

/** Studio render: molded, glossy materials, soft contact shade, a cool and a warm rim, a slightly dreamy glow. */
export const render3d = defineStyle({
  id: '3d-render',
  hints: { light: 'studio', saturation: 1.2, detail: 0.55, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const lens = { focus: scene.focus, aperture: (scene.focus < 6 ? 20 : 6) * unit }
    const light = scene.focus < 20 ? focusLens(buffer, lens) : buffer.color
    checkpoint()
    const developed = developScene(context, {
      fill: 0.1,
      light,
      exposure: 1.08,
      saturation: 1.24,
      contrast: 1.04,
      crosstalk: 0.02,
      brighten: 0.1,
      tame: 1.1,
      bloom: { threshold: 1.05, radius: 40, amount: 0.34 },
    })
    const matt = developScene(context, { light: buffer.albedo, exposure: 1.5 / scene.exposure, saturation: 1.3 })
    relight(developed, matt, context)
    checkpoint()
    // Molded plastic has no fibers: fine texture is smoothed away before gloss is laid on.
    const picture = kuwahara(developed, 2.4 * unit, checkpoint)
    checkpoint()
    const shade = ambientOcclusion(buffer, scene.camera, 46 * unit)
    checkpoint()
    applyShade(picture.data, shade, 0.72, [0.28, 0.2, 0.32])
    addGloss(picture.data, buffer, scene, 0.5)
    addRimLight(picture.data, buffer, scene.camera, { ink: COOL, amount: 0.7, tightness: 2.2, side: -1 })
    addRimLight(picture.data, buffer, scene.camera, { ink: WARM, amount: 0.55, tightness: 2.6, side: 1 })
    checkpoint()
    addStars(picture, buffer, scene, unit, seed)
    addWeather(picture, scene, unit * 1.4, seed, { density: 0.6, softness: 0.35 })
    clampPicture(picture)
    stretchLevels(picture, 0.6)
    gradePicture(picture, { shadows: [0.03, 0.012, 0.06], highlights: [0.02, 0.01, 0], saturation: 1.08, lift: 0.012 })
    return picture
  },
})

/** Mixes in the light of a studio: a warm soft box up on the left, a cool fill from the right, white from above. */
function relight(picture: Picture, matt: Picture, { buffer, scene }: StyleContext): void {
  const { data } = picture
  const { normal, instance, surface } = buffer
  const { right, forward } = frameOf(scene.camera)
  for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
    pauseAlong(i)
    if (surface[i] === SURFACE.sky || surface[i] === SURFACE.water) continue
    const x = normal[o] * right[0] + normal[o + 2] * right[2]
    const y = normal[o + 1]
    const z = -(normal[o] * forward[0] + normal[o + 2] * forward[2])
    const key = Math.max(0, -x * 0.55 + y * 0.6 + z * 0.58)
    const fill = Math.max(0, x * 0.85 + z * 0.3)
    const top = 0.5 + 0.5 * y
    const own = 0.3 * matt.data[o] + 0.59 * matt.data[o + 1] + 0.11 * matt.data[o + 2]
    const light = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    // Lamps and night scenes keep their own light: only what daylight could reach is lit anew.
    const seen = smoothstep(0.02, 0.14, own)
    const k = seen * (instance[i] > 0 ? 0.46 : 0.22) * smoothstep(0.25, 0.7, light / (own + 0.02)) * smoothstep(2.4, 1.5, light / (own + 0.02))
    if (k < 0.01) continue
    for (let c = 0; c < 3; c++) {
      const lamp = key * KEY[c] * 0.85 + fill * FILL[c] * 0.35 + top * 0.42 + 0.1
      const v = Math.min(1, matt.data[o + c] * lamp)
      data[o + c] += (v - data[o + c]) * k
    }
  }
}
