import { boxBlur } from '../../filters/box-blur.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, mixInk, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const INK = inkOf('#1c0b33')
/** The wheel: neighbors vibrate against each other. */
const WHEEL: readonly Ink[] = ['#ff2e63', '#ff8a00', '#ffe600', '#27c24c', '#00c2d1', '#2b4bff', '#8a2be2', '#ff4fd8'].map(inkOf)

/** Psychedelic poster: flat bands of clashing color that flow around the subject like oil on water, and a liquid outline. */
export const psychedelic = defineStyle({
  id: 'psychedelic',
  hints: { light: 'studio', saturation: 1.4, detail: 0.3, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, checkpoint } = context
    const lit = developScene(context, { fill: 0.3, saturation: 1.3, contrast: 1.2, brighten: 0.3, tame: 0.9 })
    const light = lightnessMap(kuwahara(kuwahara(lit, 9 * unit, checkpoint), 5 * unit, checkpoint))
    checkpoint()
    const picture = flow(light, context)
    checkpoint()
    for (let o = 0; o < lit.data.length; o++) {
      pauseAlong(o)
      lit.data[o] = Math.min(1, lit.data[o] * 1.15)
    }
    keepFeatures(picture.data, lit.data, featureMask(buffer, 2 * unit), 0.7)
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 6 * unit, inner: 0.45, scenery: 0.45 }), INK)
    return picture
  },
})

/** Color by a phase that follows light on the subjects and their swollen outline everywhere else; dark seams between bands. */
function flow(light: Float32Array, { buffer, unit, seed, checkpoint }: StyleContext): Picture {
  const { width, height, instance, depth } = buffer
  const { mask } = findSubjects(buffer)
  const picture = createPicture(width, height)
  const near = boxBlur(mask.slice(), width, height, 1, Math.max(1, 26 * unit), 2)
  const wide = boxBlur(mask.slice(), width, height, 1, Math.max(2, 110 * unit), 3)
  checkpoint()
  const swirl = createNoiseField(width, height, 240 * unit, 3, seed)
  const curl = createNoiseField(width, height, 110 * unit, 2, seed + 19)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const own = instance[i] > 0
      const level = own
        ? light[i] * 3.4 + swirl[i] * 0.9
        : wide[i] * 5 + near[i] * 2.2 + swirl[i] * 7 + curl[i] * 1.3 + light[i] * 0.9 + Math.log2(1 + Math.min(200, depth[i])) * 0.28
      const phase = level + (seed % 8)
      const band = Math.floor(phase)
      const f = phase - band
      const wheel = own ? band + 4 : band * 3
      const base = WHEEL[((wheel % 8) + 8) % 8]
      const next = WHEEL[(((wheel + 1) % 8) + 8) % 8]
      // Printed split-fountain: a band runs from its ink into the next one's.
      let ink = mixInk(base, next, smoothstep(0.35, 1, f) * 0.75)
      const seam = own ? 0 : smoothstep(0.1, 0.05, Math.min(f, 1 - f)) * 0.9
      ink = mixInk(ink, INK, seam)
      if (own) ink = mixInk(mixInk(ink, [1, 0.97, 0.85], smoothstep(0.66, 0.95, light[i]) * 0.75), INK, smoothstep(0.3, 0.06, light[i]) * 0.85)
      picture.data.set(ink, i * 3)
    }
  }
  return picture
}
