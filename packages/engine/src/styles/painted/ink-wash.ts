import { boxBlur } from '../../filters/box-blur.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { stampSeal } from '../../filters/motifs/seal.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf, lightnessMap } from '../../filters/picture.ts'
import { warpPicture } from '../../filters/warp.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const PAPER: Ink = [0.955, 0.935, 0.885]
const INK: Ink = [0.075, 0.075, 0.085]
const SEAL = inkOf('#b3271a')

/** Ink wash: black ink and water on rice paper, bleeding washes, strokes that swell and run dry, far hills lost in mist. */
export const inkWash = defineStyle({
  id: 'ink-wash',
  hints: { light: 'flat', saturation: 0.2, detail: 0.4, faces: 'ink', solemn: true },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.26, contrast: 1.15, brighten: 0.3, tame: 0.85 })
    const wash = kuwahara(kuwahara(lit, 12 * unit, checkpoint), 7 * unit, checkpoint)
    checkpoint()
    const dx = createNoiseField(width, height, 60 * unit, 3, seed)
    const dy = createNoiseField(width, height, 60 * unit, 3, seed + 50)
    for (let i = 0; i < dx.length; i++) {
      pauseAlong(i)
      dx[i] = (dx[i] - 0.44) * 20 * unit
      dy[i] = (dy[i] - 0.44) * 20 * unit
    }
    const light = lightnessMap(warpPicture(wash, dx, dy))
    checkpoint()
    const strokes = inkLines(buffer, scene.camera, { width: 4.6 * unit, inner: 0.75, scenery: 0.9 })
    checkpoint()
    const ink = layInk(light, strokes, dx, dy, context)
    const picture = createPicture(width, height)
    const fiber = createPaper(width, height, 2 * unit, seed + 8)
    for (let i = 0, o = 0; i < ink.length; i++, o += 3) {
      pauseAlong(i)
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c] + fiber[i] * 0.03
        picture.data[o + c] = Math.min(1, paper + (INK[c] - paper) * ink[i])
      }
    }
    stampSeal(picture, 46 * unit, height - 104 * unit, 54 * unit, SEAL, seed % 512)
    return picture
  },
})

/** How black every pixel is: washes with dried rims under mist, broken strokes over them, bare paper around. */
function layInk(light: Float32Array, strokes: Float32Array, dx: Float32Array, dy: Float32Array, context: StyleContext): Float32Array {
  const { buffer, unit, seed } = context
  const { width, height, depth, surface, instance } = buffer
  const around = boxBlur(light.slice(), width, height, 1, Math.max(2, 9 * unit), 2)
  const swell = createNoiseField(width, height, 44 * unit, 2, seed + 12)
  const dry = createPaper(width, height, 1.3 * unit, seed + 4)
  const pool = createNoiseField(width, height, 130 * unit, 4, seed + 31)
  const ink = new Float32Array(light.length)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const far = surface[i] === SURFACE.sky ? 0.16 : instance[i] > 0 ? 1 : 0.16 + 0.84 / (1 + (depth[i] / 26) ** 1.3)
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
      const sheet = smoothstep(14, 110, edge + (pool[i] - 0.46) * 170)
      const tone = smoothstep(0.82, 0.06, light[i])
      const steps = Math.floor(tone * 5) / 5 + smoothstep(0.35, 0.65, tone * 5 - Math.floor(tone * 5)) / 5
      const rim = Math.max(0, around[i] - light[i]) * 1.3
      const wet = (steps ** 1.2 * 1.05 + rim) * (0.72 + pool[i] * 0.6)
      const px = Math.min(width - 1, Math.max(0, Math.round(x + dx[i] * 0.35)))
      const py = Math.min(height - 1, Math.max(0, Math.round(y + dy[i] * 0.35)))
      const load = smoothstep(0.2, 0.62, swell[i])
      const skip = smoothstep(0.32, 0.02, dry[i] * (1.25 - load))
      const stroke = strokes[py * width + px] * (0.35 + 0.65 * load) * (0.45 + 0.55 * skip)
      const base = Math.min(0.94, wet) * far * (instance[i] > 0 ? Math.max(sheet, 0.4) : sheet)
      ink[i] = Math.min(1, base + stroke * Math.max(far, 0.3) * Math.max(sheet, 0.25) * (1 - base * 0.4))
    }
  }
  return ink
}
