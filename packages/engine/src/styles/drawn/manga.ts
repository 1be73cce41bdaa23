import { addBorder } from '../../filters/border.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { halftoneAt } from '../../filters/halftone.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, lightnessMap, type Picture } from '../../filters/picture.ts'
import { splatLine } from '../../filters/splat.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { penLines } from '../../filters/xdog.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { createRandom, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const INK: Ink = [0.03, 0.03, 0.035]
const PAPER: Ink = [0.985, 0.985, 0.98]

/** Manga page: black and white with cut screentone, spotted blacks, a nib's outline, focus lines that rush to the subject. */
export const manga = defineStyle({
  id: 'manga',
  hints: { light: 'chiaroscuro', saturation: 0.4, detail: 0.4, faces: 'anime' },
  paint(context) {
    const { buffer, scene, unit, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.3, contrast: 1.15, brighten: 0.36, tame: 0.95 })
    const light = lightnessMap(kuwahara(kuwahara(lit, 8 * unit, checkpoint), 5 * unit, checkpoint))
    checkpoint()
    const picture = cutTones(light, context)
    const gray = createPicture(width, height)
    const fine = lightnessMap(lit)
    for (let i = 0; i < fine.length; i++) {
      pauseAlong(i)
      gray.data.fill(smoothstep(0.12, 0.62, fine[i]), i * 3, i * 3 + 3)
    }
    keepFeatures(picture.data, gray.data, featureMask(buffer, 2 * unit), 0.95)
    checkpoint()
    coverWithInk(picture, penLines(light, width, height, Math.max(1, 1.4 * unit), 0.09, 10), INK)
    rush(picture, context)
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 3 * unit, inner: 0.9, scenery: 0.8 }), INK)
    addBorder(picture, 26 * unit, INK)
    addBorder(picture, 21 * unit, PAPER)
    return picture
  },
})

/** Sheets of dots cut to shape: white, a light one, a dark one, black; the sky's runs out downwards. */
function cutTones(light: Float32Array, { buffer, unit }: StyleContext): Picture {
  const { width, height, surface, instance } = buffer
  const picture = createPicture(width, height)
  const cell = Math.max(2.5, 7 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const l = light[i]
      let tone: number
      if (surface[i] === SURFACE.sky) tone = l > 0.86 ? 0 : (l < 0.3 ? 0.85 : 0.5) * smoothstep(0.62, 0.02, y / height)
      else if (instance[i] > 0) tone = l > 0.6 ? 0 : l > 0.4 ? 0.16 : l > 0.2 ? 0.42 : l > 0.1 ? 0.7 : 1
      else tone = l > 0.66 ? 0 : l > 0.46 ? 0.1 : l > 0.26 ? 0.3 : l > 0.12 ? 0.55 : 0.92
      const dot = tone >= 1 ? 1 : halftoneAt(x, y, tone, cell, Math.SQRT1_2, Math.SQRT1_2)
      for (let c = 0; c < 3; c++) picture.data[i * 3 + c] = PAPER[c] + (INK[c] - PAPER[c]) * dot
    }
  }
  return picture
}

/** Focus lines from the edge of the panel; they stop short of the subject and never cross it. */
function rush(picture: Picture, { buffer, unit, seed }: StyleContext): void {
  const { width, height } = picture
  const { x, y, halfWidth, halfHeight, share, mask } = findSubjects(buffer)
  if (share === 0) return
  const random = createRandom(seed + 71)
  const reach = Math.hypot(width, height) * 0.62
  const overlay = { width, height, data: new Float32Array(picture.data.length).fill(1) }
  for (let k = 0; k < 150; k++) {
    const angle = random() * Math.PI * 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const clear = Math.hypot(cos * Math.max(halfWidth, width * 0.3), sin * Math.max(halfHeight, height * 0.34)) * (1.12 + random() * 0.4)
    if (clear > reach) continue
    const half = (0.8 + random() ** 3 * 4.5) * unit
    splatLine(overlay, x + cos * reach, y + sin * reach, half, x + cos * clear, y + sin * clear, 0.25 * unit, INK, 1)
  }
  for (let i = 0, o = 0; i < mask.length; i++, o += 3) {
    pauseAlong(i)
    if (mask[i] > 0) continue
    for (let c = 0; c < 3; c++) picture.data[o + c] = Math.min(picture.data[o + c], overlay.data[o + c])
  }
}
