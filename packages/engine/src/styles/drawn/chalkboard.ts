import { findBackdrop } from '../../filters/backdrop.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, lightnessMap, type Picture } from '../../filters/picture.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { hash2, smoothstep, valueNoise } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const SLATE = inkOf('#22382f')
const WOOD = inkOf('#8a5a33')

/** Chalkboard: colored chalk on green slate, the side of the stick for tone, dusty wipes of what was there before, a wooden frame. */
export const chalkboard = defineStyle({
  id: 'chalkboard',
  hints: { light: 'studio', saturation: 1.2, detail: 0.35, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.24, saturation: 1.5, contrast: 1.15, brighten: 0.3, tame: 0.8 })
    const smooth = kuwahara(lit, 5 * unit, checkpoint)
    const light = lightnessMap(smooth)
    checkpoint()
    const strokes = createPicture(width, height)
    const bright = light.map((l) => smoothstep(0.05, 0.7, l))
    const stick = { ink: [1, 1, 1] as const, looseness: 0.8, length: 90 * unit, halfWidth: 1.9 * unit, alpha: 0.85 }
    checkpoint()
    hatch(strokes, bright, buffer, { ...stick, angle: -0.8, spacing: 6.2 * unit, threshold: 0.2, seed })
    hatch(strokes, bright, buffer, { ...stick, angle: -0.62, spacing: 5 * unit, threshold: 0.55, seed: seed + 1 })
    checkpoint()
    const contour = inkLines(buffer, scene.camera, { width: 3.2 * unit, inner: 0.9, scenery: 0.8 })
    checkpoint()
    const picture = createPicture(width, height)
    chalk(picture, smooth, strokes.data, contour, context)
    hangFrame(picture, unit)
    return picture
  },
})

function chalk(picture: Picture, smooth: Picture, strokes: Float32Array, contour: Float32Array, { buffer, unit, seed }: StyleContext): void {
  const { width, height, instance } = buffer
  const { mask: open, isSky } = findBackdrop(buffer)
  const tooth = createPaper(width, height, 1.3 * unit, seed)
  const wipes = createNoiseField(width, height, 210 * unit, 4, seed + 2)
  const waver = createNoiseField(width, height, 50 * unit, 2, seed + 8)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const shift = Math.round((waver[i] - 0.4) * 7 * unit)
      const px = Math.min(width - 1, Math.max(0, x + shift))
      const py = Math.min(height - 1, Math.max(0, y - shift))
      const grain = tooth[i] + (hash2(x + seed, y) - 0.5) * 0.4
      const own = instance[i] > 0 ? 1 : open[i] === 1 ? (isSky ? 0.3 : 0.14) : 0.42
      const rubbed = 0.2 * strokes[o] + (instance[i] > 0 ? 0.26 : 0.03)
      const laid = Math.min(1, strokes[o] * own + contour[py * width + px] * 0.95)
      const bite = smoothstep(0.28, -0.16, grain - laid * 0.42)
      const cover = Math.min(1, laid * bite + rubbed)
      const peak = Math.max(smooth.data[o], smooth.data[o + 1], smooth.data[o + 2], 0.02)
      const swipe = valueNoise((x * 0.8 + y * 0.5) / (70 * unit), (y - x * 0.4) / (9 * unit))
      const dust = Math.max(0, wipes[i] - 0.4) * 0.24 * (0.5 + swipe) + grain * 0.02
      // A stick of chalk is a milky color at one strength; how much of it sticks makes the tone.
      for (let c = 0; c < 3; c++) {
        const stick = 0.3 + 0.68 * (smooth.data[o + c] / peak)
        const board = SLATE[c] + dust
        picture.data[o + c] = Math.max(0, Math.min(1, board + (stick * 0.97 - board) * cover))
      }
    }
  }
}

/** A plain molding of oiled wood with the board's shadow inside it. */
function hangFrame({ width, height, data }: Picture, unit: number): void {
  const size = 30 * unit
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const d = Math.min(x, y, width - 1 - x, height - 1 - y)
      const o = i * 3
      if (d > size + 14 * unit) continue
      if (d > size) {
        const shade = 0.55 + 0.45 * smoothstep(0, 14 * unit, d - size)
        for (let c = 0; c < 3; c++) data[o + c] *= shade
        continue
      }
      const upright = Math.min(x, width - 1 - x) < Math.min(y, height - 1 - y)
      const along = upright ? y : x
      const grain = valueNoise(along / (60 * unit), d / (2.2 * unit)) - 0.5
      const bevel = 0.8 + 0.5 * Math.sin((d / size) * Math.PI) + grain * 0.24
      for (let c = 0; c < 3; c++) data[o + c] = Math.min(1, WOOD[c] * bevel)
    }
  }
}
