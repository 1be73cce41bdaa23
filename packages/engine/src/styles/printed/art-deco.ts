import { addBorder } from '../../filters/border.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, type Ink, inkOf, mixInk, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const NIGHT = inkOf('#0d1b2a')
const GOLD = inkOf('#d8ae5a')
const CREAM = inkOf('#f4e4bd')
/** Lightness becomes one of these poster tones: airbrushed from one to the next. */
const RAMP: readonly Ink[] = ['#0b1622', '#12343b', '#1f5f66', '#6f9a8d', '#d8ae5a', '#f4e4bd'].map(inkOf)

/** Art Deco poster: airbrushed steps of petrol, gold and cream, a fan of rays from behind the subject, a stepped gilt frame. */
export const artDeco = defineStyle({
  id: 'art-deco',
  hints: { light: 'chiaroscuro', camera: 'low-angle', saturation: 0.8, detail: 0.3, faces: 'simple', palette: ['#12343b', '#d8ae5a'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const lit = developScene(context, { fill: 0.26, contrast: 1.2, saturation: 1.1, brighten: 0.24, tame: 0.85 })
    const picture = kuwahara(kuwahara(lit, 9 * unit, checkpoint), 6 * unit, checkpoint)
    checkpoint()
    airbrush(picture, context)
    checkpoint()
    const detail = featureMask(buffer, 2 * unit)
    const toned = { ...lit, data: lit.data.slice() }
    airbrush(toned, context)
    keepFeatures(picture.data, toned.data, detail, 0.9)
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 2.6 * unit, inner: 0.5, scenery: 0.5 }), GOLD, 0.85)
    const paper = createPaper(buffer.width, buffer.height, 1.3 * unit, seed)
    for (let i = 0; i < picture.data.length; i++) {
      pauseAlong(i)
      picture.data[i] *= 1 + paper[(i / 3) | 0] * 0.06
    }
    checkpoint()
    for (const [size, ink] of [
      [44, NIGHT],
      [36, GOLD],
      [33, NIGHT],
      [23, GOLD],
      [15, NIGHT],
    ] as const)
      addBorder(picture, size * unit, ink)
    setCorners(picture, unit)
    return picture
  },
})

/** Poster tones for light, a little of the subject's own hue, and rays of gold across the open background. */
function airbrush(picture: Picture, { buffer, checkpoint }: StyleContext): void {
  const { width, height, data } = picture
  const { surface, instance, depth } = buffer
  const subjects = findSubjects(buffer)
  const originX = subjects.x
  const originY = Math.min(height * 0.92, subjects.y + subjects.halfHeight * 0.35)
  const last = RAMP.length - 1
  checkpoint()
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      let ink: Ink
      if (instance[i] === 0 && (surface[i] === SURFACE.sky || depth[i] > 45)) {
        const angle = Math.atan2(originY - y, x - originX) / Math.PI
        const wave = (angle * 15 + 40) % 1
        const reach = Math.hypot(x - originX, y - originY) / Math.max(width, height)
        const side = smoothstep(0, 1, wave)
        const ray = mixInk(RAMP[1], mixInk(RAMP[2], GOLD, 0.15 + 0.5 * smoothstep(0.9, 0.1, reach)), side)
        const ridge = surface[i] === SURFACE.sky ? 0 : 0.4
        ink = mixInk(mixInk(ray, CREAM, smoothstep(0.34, 0.05, reach) * 0.75), RAMP[0], ridge)
      } else {
        const t = Math.min(last - 0.001, Math.max(0, (l - 0.05) * 1.15 * last))
        const step = t | 0
        const blend = smoothstep(0.55, 1, t - step)
        ink = mixInk(RAMP[step], RAMP[step + 1], blend)
        const chroma = Math.max(data[o], data[o + 1], data[o + 2]) - Math.min(data[o], data[o + 1], data[o + 2])
        const own = instance[i] > 0 ? Math.min(0.62, chroma * 1.1) : Math.min(0.25, chroma * 0.5)
        ink = mixInk(ink, [data[o], data[o + 1], data[o + 2]], own)
      }
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
}

/** Three gilt steps in every corner. */
function setCorners(picture: Picture, unit: number): void {
  const { width, height, data } = picture
  const reach = 128 * unit
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const u = Math.min(x, width - 1 - x) - 38 * unit
      const v = Math.min(y, height - 1 - y) - 38 * unit
      if (u < 0 || v < 0 || u + v > reach) continue
      const rung = Math.max(1, reach / 5)
      const step = Math.floor(u / rung) + Math.floor(v / rung)
      if (step > 3) continue
      const gap = Math.min(rung - (u % rung), rung - (v % rung))
      const ink = gap < 3.2 * unit + 0.6 ? GOLD : NIGHT
      for (let c = 0; c < 3; c++) data[i * 3 + c] = ink[c]
    }
  }
}
