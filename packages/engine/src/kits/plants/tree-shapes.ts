import { createRandom } from '../../render/noise.ts'
import { linear, mixColor, pairs, type Rgb } from '../builder/index.ts'
import type { CardDrawing } from './sprite-painter.ts'

/** Conifer: whorls of drooping, needled branches; `snow` 0 … 1 lies on them. */
export const paintConifer = (seed: number, snow: number, tones: readonly [string, string] = ['#0f2413', '#3f6b34'], adorned = false): CardDrawing => ({
  width: 224,
  height: 448,
  paint(painter) {
    const random = createRandom(seed)
    const { width, height } = painter
    const middle = width / 2
    const dark = linear(tones[0])
    const bright = linear(tones[1])
    const bark = linear('#4a3626')
    painter.stroke(middle, height, middle, 36, 5, 1.5, bark, 0.35)
    const whorls = 42
    const lean = 0.16 + random() * 0.1
    for (let i = 0; i < whorls; i++) {
      const f = i / whorls
      const y = 12 + f * (height - 52)
      const reach = (8 + f * width * 0.43) * (0.78 + 0.4 * random())
      const boughs = f < 0.15 ? 3 : 7
      for (let b = 0; b < boughs; b++) {
        const turn = random() * Math.PI * 2
        const depth = Math.sin(turn)
        const side = Math.cos(turn) < 0 ? -1 : 1
        const length = reach * Math.abs(Math.cos(turn)) * (0.8 + 0.4 * random()) + 5
        const droop = lean + 0.28 * random() + f * 0.22
        const base = (0.28 + 0.4 * (depth * 0.5 + 0.5) * (0.6 + 0.4 * random())) * (0.75 + 0.25 * (1 - f))
        const steps = Math.ceil(length / 2.4)
        const tone = mixColor(dark, bright, 0.2 + 0.55 * random())
        for (let k = 0; k < steps; k++) {
          const s = k / steps
          const px = middle + side * length * s
          const py = y + length * s * droop - Math.sin(s * 3) * 3.5 + depth * length * 0.16
          for (let m = 0; m < 3; m++) {
            const angle = (random() - 0.5) * 2.2 + 0.9
            const needle = (3.5 + 6 * (1 - s * 0.6)) * (0.6 + 0.4 * random())
            const light = base * (0.55 + 0.45 * s) + random() * 0.18 - 0.06 + (side < 0 ? 0.05 : 0)
            painter.stroke(px, py, px + side * Math.cos(angle) * needle, py + Math.sin(angle) * needle * 0.9, 0.6, 0.35, tone, light)
          }
          if (snow > 0 && random() < snow * 0.6 && depth > -0.5) {
            const lie = 0.72 + 0.28 * random()
            painter.stroke(px - 3, py - 2.4, px + 4, py - 1.4 + droop * 3, 0.9 + random() * 1.2, 0.8, SNOW, lie)
          }
        }
      }
    }
    if (adorned) {
      const glass = ['#d8262e', '#f0c030', '#3a7ad8', '#e8e4da', '#c040a0'].map((hex) => linear(hex))
      for (let i = 0; i < 46; i++) {
        const f = 0.12 + 0.84 * Math.sqrt(random())
        const reach = (8 + f * width * 0.38) * (random() * 2 - 1)
        painter.dab(middle + reach, 12 + f * (height - 60) + Math.abs(reach) * 0.25, 5, 5, glass[i % glass.length], 0.8, 0.3)
      }
      painter.dab(middle, 14, 10, 10, linear('#ffd84a'), 1, 0.1)
    }
  },
})

const SNOW: Rgb = [0.82, 0.86, 0.93]

/** Saguaro: ribbed column with bent arms. */
export const paintCactus = (seed: number): CardDrawing => ({
  width: 192,
  height: 320,
  paint(painter) {
    const random = createRandom(seed)
    const limb = (points: readonly (readonly [number, number])[], half: number): void => {
      const ribs = 9
      for (let r = 0; r < ribs; r++) {
        const u = (r / (ribs - 1)) * 2 - 1
        const light = 0.74 - 0.42 * (u * 0.5 + 0.5) - (r % 2) * 0.12
        const tone = mixColor(linear('#2f5a32'), linear('#7ba35a'), r % 2 ? 0.25 : 0.6)
        for (let i = 0; i + 1 < points.length; i++) {
          const [ax, ay] = points[i]
          const [bx, by] = points[i + 1]
          const across = Math.abs(by - ay) > Math.abs(bx - ax)
          const ox = across ? u * half * 0.86 : 0
          const oy = across ? 0 : u * half * 0.86
          painter.stroke(ax + ox, ay + oy, bx + ox, by + oy, half * 0.24, half * 0.24, tone, light)
        }
      }
      for (let i = 0; i < 40; i++) {
        const [x, y] = points[Math.floor(random() * points.length)]
        painter.stroke(x, y, x + (random() - 0.5) * half * 2.4, y - random() * 5, 0.4, 0.2, linear('#e8e2c0'), 0.8)
      }
    }
    const left = 150 + random() * 40
    const right = 120 + random() * 50
    limb(pairs([96, 318, 96, 200, 96, 90, 96, 34]), 22)
    limb(pairs([90, left + 40, 44, left + 34, 38, left, 38, left - 62]), 13)
    limb(pairs([102, right + 62, 148, right + 56, 154, right + 20, 154, right - 38]), 13)
  },
})

/** Bare, crooked tree for winter and haunted places. */
export const paintBare = (seed: number, snow = 0): CardDrawing => ({
  width: 320,
  height: 384,
  paint(painter) {
    const random = createRandom(seed)
    const grow = (x: number, y: number, angle: number, length: number, half: number, depth: number): void => {
      let px = x
      let py = y
      let a = angle
      for (let i = 0; i < 4; i++) {
        a += (random() - 0.5) * 0.55
        const nx = px + (Math.cos(a) * length) / 4
        const ny = py - (Math.sin(a) * length) / 4
        const w0 = half * (1 - i * 0.1)
        painter.stroke(px, py, nx, ny, w0, w0 * 0.9, linear('#3a2f28'), 0.4 + random() * 0.2)
        painter.stroke(px - w0 * 0.4, py, nx - w0 * 0.4, ny, w0 * 0.3, w0 * 0.25, linear('#6d5b4d'), 0.7)
        if (snow > 0 && Math.abs(Math.cos(a)) > 0.35) painter.stroke(px, py - w0, nx, ny - w0, w0 * 0.5, w0 * 0.4, SNOW, 0.8)
        px = nx
        py = ny
      }
      if (depth === 0) return
      const forks = depth > 3 ? 2 : 2 + Math.round(random())
      for (let i = 0; i < forks; i++)
        grow(px, py, a + (i - (forks - 1) / 2) * 0.8 + (random() - 0.5) * 0.7, length * (0.62 + 0.16 * random()), half * 0.58, depth - 1)
    }
    grow(160, 384, Math.PI / 2, 128, 13, 5)
  },
})
