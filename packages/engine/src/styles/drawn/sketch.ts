import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, lightnessMap, type Picture } from '../../filters/picture.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const GRAPHITE: Ink = [0.1, 0.1, 0.115]
const PAPER: Ink = [0.965, 0.96, 0.948]

/** Pencil on toothy paper: searching contours, tone built from layers of strokes, a soft edge where the drawing stops. */
export const sketch = defineStyle({
  id: 'sketch',
  hints: { light: 'studio', saturation: 0.2, detail: 0.5, faces: 'ink', solemn: true },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const developed = developScene(context, { fill: 0.26, contrast: 1.12, brighten: 0.26 })
    const light = lightnessMap(kuwahara(developed, 3 * unit, checkpoint))
    checkpoint()
    const dark = new Float32Array(light.length)
    const fade = createNoiseField(width, height, 110 * unit, 3, seed + 3)
    for (let y = 0, i = 0; y < height; y++) {
      pauseAt(y)
      for (let x = 0; x < width; x++, i++) {
        const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
        dark[i] = (1 - light[i]) * smoothstep(12, 95, edge + (fade[i] - 0.46) * 110)
      }
    }
    checkpoint()
    const drawing = createPicture(width, height)
    drawing.data.fill(1)
    const pencil = { ink: [0, 0, 0] as const, looseness: 0.9, halfWidth: 0.75 * unit, length: 64 * unit }
    const layers = [
      { angle: -0.85, spacing: 3.6, threshold: 0.22, alpha: 0.32 },
      { angle: -0.7, spacing: 3.3, threshold: 0.36, alpha: 0.42 },
      { angle: -1.15, spacing: 3.1, threshold: 0.5, alpha: 0.54 },
      { angle: 0.35, spacing: 3, threshold: 0.66, alpha: 0.64 },
    ]
    for (const [n, layer] of layers.entries()) {
      hatch(drawing, dark, buffer, { ...pencil, ...layer, spacing: layer.spacing * unit, seed: seed + n })
      checkpoint()
    }
    const fine = inkLines(buffer, scene.camera, { width: 1.3 * unit, inner: 0.9, scenery: 0.7 })
    checkpoint()
    finish(drawing, dark, fine, unit, seed)
    return drawing
  },
})

/** Rubbed tone under the strokes, the contour drawn twice (a hand searches), and tooth that graphite skips. */
function finish(drawing: Picture, dark: Float32Array, lines: Float32Array, unit: number, seed: number): void {
  const { width, height, data } = drawing
  const tooth = createPaper(width, height, 1.1 * unit, seed)
  const waver = createNoiseField(width, height, 60 * unit, 2, seed + 41)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const shift = Math.round((waver[i] - 0.4) * 9 * unit)
      const px = Math.min(width - 1, Math.max(0, x + shift))
      const py = Math.min(height - 1, Math.max(0, y + shift))
      const contour = Math.min(1, lines[i] * 0.55 + lines[py * width + px] * 0.36)
      const rubbed = dark[i] * 0.3
      const strokes = 1 - data[i * 3]
      const bite = Math.max(0, 1 - tooth[i] * 1.7)
      const graphite = Math.min(1, (strokes * 0.95 + rubbed) * bite + contour * (0.35 + 0.65 * bite))
      for (let c = 0; c < 3; c++) {
        data[i * 3 + c] = PAPER[c] - tooth[i] * 0.025 + (GRAPHITE[c] - PAPER[c]) * graphite
      }
    }
  }
}
