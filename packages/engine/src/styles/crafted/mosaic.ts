import { boxBlur } from '../../filters/box-blur.ts'
import { layTesserae, meanInks, type Tesserae } from '../../filters/cells.ts'
import { featureMask } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { createFlow } from '../../filters/structure-tensor.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const GROUT = inkOf('#766b60')
/** How far a stone of a feature takes the color of its every point. */
const CUT = 0.88
const GOLD = inkOf('#e2b64a')

/** Byzantine mosaic: small square stones that follow the forms, each a little tilted, finer on the subject, gold in the lights of the sky. */
export const mosaic = defineStyle({
  id: 'mosaic',
  hints: { light: 'flat', saturation: 1.35, detail: 0.4, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.2, saturation: 1.45, contrast: 1.15, brighten: 0.2, tame: 0.9 })
    const smooth = kuwahara(lit, 5 * unit, checkpoint)
    checkpoint()
    const { mask } = findSubjects(buffer)
    // Stones are laid along the subject's outline first: its edge outweighs everything else in the flow.
    const guide = createPicture(width, height)
    const soft = boxBlur(mask.slice(), width, height, 1, 22 * unit, 2)
    for (let i = 0, o = 0; i < soft.length; i++, o += 3) {
      pauseAlong(i)
      const l = 0.3 * smooth.data[o] + 0.59 * smooth.data[o + 1] + 0.11 * smooth.data[o + 2]
      guide.data[o] = guide.data[o + 1] = guide.data[o + 2] = soft[i] * 1.6 + l * 0.5
    }
    const flow = createFlow(guide, 20 * unit)
    checkpoint()
    const wide = layTesserae(width, height, Math.max(4, 17 * unit), seed, 0.25, flow)
    const close = layTesserae(width, height, Math.max(3, 9.5 * unit), seed + 3, 0.25, flow)
    checkpoint()
    const features = featureMask(buffer, 2.5 * unit)
    checkpoint()
    return setStones(smooth, lit, features, wide, close, mask, context)
  },
})

function setStones(smooth: Picture, lit: Picture, features: Float32Array, wide: Tesserae, close: Tesserae, mask: Float32Array, context: StyleContext): Picture {
  const { buffer, unit, seed } = context
  const { width, height } = smooth
  const cell = close.cell.map((k, i) => (mask[i] > 0 ? k + wide.count : wide.cell[i]))
  const inks = meanInks(smooth, { cell, count: wide.count + close.count })
  const picture = createPicture(width, height)
  const joint = Math.max(0.3, 0.85 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const inside = mask[i] > 0
      const edge = inside ? close.edge[i] : wide.edge[i]
      const k = cell[i]
      const face = smoothstep(joint * 0.6, joint * 1.5, edge)
      const tilt = 0.92 + 0.3 * hash2(k, seed)
      const glint = hash2(k, seed + 31) > 0.965 ? 0.22 : 0
      // Stones come in so many colors and no more.
      const stone = (v: number): number => Math.round(v * 11) / 11
      const l = 0.3 * inks[k * 3] + 0.59 * inks[k * 3 + 1] + 0.11 * inks[k * 3 + 2]
      const gilt = buffer.surface[i] === SURFACE.sky ? smoothstep(0.35, 0.85, l) * (hash2(k, seed + 7) > 0.5 ? 0.6 : 0.16) : 0
      const bevel = 0.9 + 0.14 * smoothstep(joint, joint * 4, edge)
      for (let c = 0; c < 3; c++) {
        const vivid = l + (inks[k * 3 + c] - l) * 1.55
        const plain = stone(Math.max(0, vivid)) * tilt
        // Eyes and mouths are of stones cut to their shape.
        const own = plain + (lit.data[i * 3 + c] - plain) * features[i] * CUT
        const v = (own + (GOLD[c] * (0.62 + 0.5 * hash2(k, 5)) - own) * gilt + glint) * bevel
        picture.data[i * 3 + c] = Math.min(1, GROUT[c] * (1 - face) + v * face)
      }
    }
  }
  return picture
}
