import { boxBlur } from '../../filters/box-blur.ts'
import { tabulate } from '../../filters/curve.ts'
import { addGrain } from '../../filters/grain.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, type Picture } from '../../filters/picture.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const deepen = tabulate((v) => v ** 1.12)

/** Film noir: silver and black, one hard key light, blinds across everything in its way, smoke, grain, wide-screen bars. */
export const filmNoir = defineStyle({
  id: 'film-noir',
  hints: { light: 'chiaroscuro', time: 'night', saturation: 0.3, detail: 0.8, faces: 'natural', solemn: true },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const picture = developScene(context, { fill: 0.14, contrast: 1.32, brighten: 0.075, tame: 0.7, bloom: { threshold: 0.8, radius: 60, amount: 0.5 } })
    addFur(picture, buffer, scene.camera, unit, seed, checkpoint)
    checkpoint()
    addRimLight(picture.data, buffer, scene.camera, { ink: [0.9, 0.9, 0.9], amount: 0.75, tightness: 2.6, side: 1 })
    hangBlinds(picture, context)
    checkpoint()
    develop(picture)
    addWeather(picture, scene, unit, seed, { tint: [0.9, 0.9, 0.9], tintAmount: 1, opacity: 1.3 })
    addVignette(picture, 0.75)
    addGrain(picture, 0.034, seed)
    letterbox(picture)
    const { data } = picture
    for (let o = 0; o < data.length; o += 3) {
      pauseAlong(o)
      data[o] = data[o + 2] = data[o + 1]
    }
    return clampPicture(picture)
  },
})

/** Bands of light through a blind: they slant, and jump from body to background as a shadow does. */
function hangBlinds(picture: Picture, { buffer, unit, checkpoint }: StyleContext): void {
  const { width, height, data } = picture
  const { depth, instance, surface, normal } = buffer
  const { mask, x: cx, y: cy, halfHeight } = findSubjects(buffer)
  const pitch = 62 * unit
  const bands = new Float32Array(depth.length)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      if (surface[i] === SURFACE.sky) {
        bands[i] = 0.55
        continue
      }
      const bend = (normal[i * 3] * 20 - Math.min(90, depth[i] * 6)) * unit
      const wave = (y + x * 0.2 + bend) / pitch
      const f = wave - Math.floor(wave)
      bands[i] = smoothstep(0.02, 0.14, f) * smoothstep(0.66, 0.52, f)
    }
  }
  boxBlur(bands, width, height, 1, Math.max(1, 1.6 * unit), 1)
  checkpoint()
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const away = Math.hypot((x - cx) / width, (y - cy + halfHeight * 0.3) / height)
      const pool = smoothstep(0.85, 0.1, away)
      const depthOfBlind = instance[i] > 0 ? 0.42 : 0.72
      const k = (1 - depthOfBlind * (1 - bands[i])) * (0.42 + 0.78 * pool) + mask[i] * 0.1
      for (let c = 0; c < 3; c++) data[i * 3 + c] *= k
    }
  }
}

/** Panchromatic stock, printed hard: toe in the black, silver in the lights. */
function develop(picture: Picture): void {
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const l = Math.max(0, 0.34 * data[o] + 0.5 * data[o + 1] + 0.16 * data[o + 2])
    const v = deepen(l)
    const hard = v * v * (3 - 2 * v) * 0.66 + v * 0.34
    data[o] = data[o + 1] = data[o + 2] = Math.min(1, hard * 1.16)
  }
}

function letterbox({ width, height, data }: Picture): void {
  const bar = Math.round(height * (height > width ? 0.05 : 0.072))
  data.fill(0.006, 0, bar * width * 3)
  data.fill(0.006, (height - bar) * width * 3)
}
