import { createRandom } from '../../render/noise.ts'
import { linear, mixColor, pairs, type Rgb } from '../builder/index.ts'
import type { CardDrawing } from './sprite-painter.ts'

const LEAF_DARK = linear('#1f4a1c')
const LEAF_BRIGHT = linear('#79a844')

/** Round bush of small leaves; `berry` adds dots in its color. */
export const paintBush = (seed: number, tones: readonly [string, string], berry?: Rgb, snow = 0): CardDrawing => ({
  width: 256,
  height: 192,
  paint(painter) {
    const random = createRandom(seed)
    const dark = linear(tones[0])
    const bright = linear(tones[1])
    const lobes: [number, number, number][] = []
    for (let i = 0; i < 15; i++) {
      const a = random() * Math.PI
      const r = Math.sqrt(random()) * 0.7
      lobes.push([128 + Math.cos(a) * r * 118, 178 - Math.sin(a) * r * 140, 30 + random() * 24])
    }
    for (let layer = 0; layer < 3; layer++)
      for (const [lx, ly, lr] of lobes)
        for (let i = 0; i < 34; i++) {
          const a = random() * Math.PI * 2
          const r = Math.sqrt(random()) * lr
          const x = lx + Math.cos(a) * r
          const y = Math.min(190, ly + Math.sin(a) * r * 0.85 - layer * 4)
          const light = 0.14 + layer * 0.17 + (0.5 - (y - ly) / (lr * 2.2)) * 0.4 + (0.6 - y / 192) * 0.3 + random() * 0.15
          painter.dab(x, y, 4 + random() * 3, 3 + random() * 2, mixColor(dark, bright, 0.15 + layer * 0.2 + random() * 0.5), light)
          if (berry && layer === 2 && random() < 0.16) painter.dab(x, y, 4.5, 4.5, berry, 0.75, 0.3)
          if (snow > 0 && layer === 2 && light > 0.75 && random() < snow) painter.dab(x, y - 2, 6, 3.4, [0.82, 0.86, 0.93], 0.88)
        }
  },
})

/** Fan of blades: grass, reeds, kelp, wheat (`ears`). */
export function paintBlades(seed: number, tones: readonly [string, string],
  options: { readonly blades: number; readonly spread: number; readonly half: number; readonly ears?: string }): CardDrawing {
  return {
    width: 192,
    height: 192,
    paint(painter) {
      const random = createRandom(seed)
      const dark = linear(tones[0])
      const bright = linear(tones[1])
      for (let i = 0; i < options.blades; i++) {
        const foot = 96 + (random() - 0.5) * 90
        const lean = (random() - 0.5) * 2 * options.spread
        const length = 90 + random() * 92
        const tone = mixColor(dark, bright, (i / options.blades) * 0.6 + random() * 0.4)
        let px = foot
        let py = 192
        for (let k = 1; k <= 8; k++) {
          const t = k / 8
          const x = foot + lean * length * t * t
          const y = 192 - length * t * (1 - 0.2 * Math.abs(lean) * t)
          const half = options.half * (1 - t * 0.85)
          painter.stroke(px, py, x, y, half + 0.2, half, tone, 0.18 + 0.62 * t * (0.7 + 0.3 * random()))
          px = x
          py = y
        }
        if (options.ears)
          for (let k = 0; k < 6; k++) painter.dab(px - lean * k * 3, py + k * 4, 2.8, 3.6, linear(options.ears), 0.6 + 0.06 * k)
      }
    },
  }
}

/** Arching fern fronds. */
export const paintFern = (seed: number): CardDrawing => ({
  width: 256,
  height: 192,
  paint(painter) {
    const random = createRandom(seed)
    for (let f = 0; f < 13; f++) {
      const side = f % 2 ? 1 : -1
      const reach = 40 + random() * 80
      const rise = 90 + random() * 70
      for (let k = 0; k < 30; k++) {
        const s = k / 30
        const x = 128 + side * reach * s
        const y = 190 - rise * (s * 1.6 - s * s * 0.9)
        const size = 17 * (1 - s * 0.8)
        const tone = mixColor(LEAF_DARK, LEAF_BRIGHT, 0.2 + (f / 13) * 0.4 + random() * 0.3)
        for (const up of [-1, 1]) painter.stroke(x, y, x + side * size * 0.55, y + up * size * 0.7, 1.8, 0.5, tone, 0.3 + f * 0.03 + random() * 0.2 - up * 0.08)
      }
    }
  },
})

/** Jointed canes with narrow leaves. */
export const paintBamboo = (seed: number): CardDrawing => ({
  width: 192,
  height: 448,
  paint(painter) {
    const random = createRandom(seed)
    const cane = linear('#7f9a4a')
    for (let c = 0; c < 5; c++) {
      const x = 30 + c * 32 + random() * 14
      const half = 4 + random() * 2.5
      for (let y = 448; y > 10; y -= 42) {
        painter.stroke(x, y, x, y - 39, half, half, cane, 0.48)
        painter.stroke(x - half * 0.4, y, x - half * 0.4, y - 39, half * 0.35, half * 0.35, cane, 0.8)
        painter.stroke(x - half, y - 40, x + half, y - 40, 1.2, 1.2, linear('#4d6230'), 0.5)
        for (let l = 0; l < 4; l++) {
          const side = random() < 0.5 ? -1 : 1
          const dx = side * (18 + random() * 26)
          painter.stroke(x, y - 40, x + dx, y - 28 + random() * 34, 2.4, 0.5, mixColor(LEAF_DARK, LEAF_BRIGHT, random()), 0.3 + random() * 0.5)
        }
      }
    }
  },
})

/** Branching coral. */
export const paintCoral = (seed: number, color: Rgb): CardDrawing => ({
  width: 224,
  height: 192,
  paint(painter) {
    const random = createRandom(seed)
    const dark = mixColor(color, [0, 0, 0.05], 0.5)
    const grow = (x: number, y: number, angle: number, length: number, half: number, depth: number): void => {
      const ex = x + Math.cos(angle) * length
      const ey = y - Math.sin(angle) * length
      painter.stroke(x, y, ex, ey, half, half * 0.85, mixColor(dark, color, 0.3 + 0.2 * (4 - depth)), 0.4 + 0.1 * (4 - depth))
      painter.stroke(x - half * 0.4, y, ex - half * 0.4, ey, half * 0.3, half * 0.3, color, 0.8)
      if (depth === 0) {
        painter.dab(ex, ey, half * 1.1, half * 1.1, color, 0.85, 0.2)
        return
      }
      for (let i = 0; i < 3; i++) grow(ex, ey, angle + (i - 1) * 0.5 + (random() - 0.5) * 0.35, length * 0.72, half * 0.74, depth - 1)
    }
    for (let i = 0; i < 3; i++) grow(70 + i * 42, 192, Math.PI / 2 + (i - 1) * -0.28, 52 + random() * 14, 9, 3)
  },
})

/** Leafy plant in a clay pot. */
export const paintPotted = (seed: number): CardDrawing => ({
  width: 192,
  height: 256,
  paint(painter) {
    const random = createRandom(seed)
    for (let i = 0; i < 26; i++) {
      const side = (random() - 0.5) * 2
      const rise = 70 + random() * 80
      const tipX = 96 + side * 78
      const tipY = 190 - rise * (1 - 0.25 * Math.abs(side))
      for (let k = 0; k < 16; k++) {
        const t = k / 16
        const half = 1.5 + 9 * Math.max(0, Math.sin(Math.PI * Math.max(0, t * 1.3 - 0.3)))
        const tone = mixColor(LEAF_DARK, LEAF_BRIGHT, 0.2 + (i / 26) * 0.5)
        painter.dab(96 + (tipX - 96) * t, 190 + (tipY - 190) * Math.sqrt(t), half, half * 0.8, tone, 0.3 + 0.4 * t + random() * 0.06)
      }
    }
    const clay = linear('#b5613c')
    for (let y = 180; y < 254; y += 2) {
      const half = 40 - (y - 180) * 0.16
      for (let u = -1; u <= 1; u += 0.08) painter.dab(96 + u * half, y, 4, 2.4, clay, 0.68 - 0.4 * u * u - 0.14 * u)
    }
    for (let u = -1; u <= 1; u += 0.06) painter.dab(96 + u * 45, 182, 4, 7, clay, 0.85 - 0.4 * u * u - 0.14 * u)
  },
})

/** Tips of a maple leaf's lobes and the notches between them, from the top down the right side; the left side is mirrored. */
const MAPLE_EDGE: readonly (readonly [x: number, y: number])[] = pairs([
  0, 1, 0.09, 0.76, 0.2, 0.82, 0.17, 0.5, 0.36, 0.68, 0.43, 0.58, 0.62, 0.62, 0.58, 0.46, 0.66, 0.4, 0.36, 0.2, 0.4, 0.1, 0.1, 0.13, 0, 0.1])

export function paintMapleLeaf(seed: number, tone: Rgb): CardDrawing {
  return {
    width: 208,
    height: 232,
    paint(painter) {
      const random = createRandom(seed)
      const dark = mixColor(tone, [0, 0, 0], 0.45)
      const at = ([x, y]: readonly [number, number], side: number) => [104 + side * x * 150, 200 - y * 190]
      for (const side of [-1, 1])
        for (let i = 0; i + 1 < MAPLE_EDGE.length; i++) {
          const [ax, ay] = at(MAPLE_EDGE[i], side)
          const [bx, by] = at(MAPLE_EDGE[i + 1], side)
          // Rays from the stalk to every point of the edge fill the leaf.
          for (let t = 0; t <= 1; t += 0.04) {
            const light = 0.62 + (side < 0 ? 0.14 : -0.06) + 0.06 * random()
            painter.stroke(104, 176, ax + (bx - ax) * t, ay + (by - ay) * t, 2.4, 2, tone, light)
          }
        }
      for (const tip of [0, 2, 4, 6, 8, 10])
        for (const side of [-1, 1]) {
          const [x, y] = at(MAPLE_EDGE[tip], side)
          painter.stroke(104, 178, 104 + (x - 104) * 0.86, 178 + (y - 178) * 0.86, 1.8, 0.6, dark, 0.5)
        }
      painter.stroke(104, 176, 101, 228, 2.4, 3.2, dark, 0.55)
    },
  }
}

export const paintLeaf = (seed: number, tone: Rgb): CardDrawing => ({
  width: 160,
  height: 208,
  paint(painter) {
    const random = createRandom(seed)
    const dark = mixColor(tone, [0, 0, 0], 0.45)
    for (let y = 8; y < 170; y += 1.5) {
      const t = (y - 8) / 162
      const half = 66 * Math.sin(Math.PI * t ** 0.85) * (0.96 + 0.06 * random())
      for (let u = -1; u <= 1; u += 0.05) painter.dab(80 + u * half, y, 4, 2, tone, 0.62 + 0.2 * (u < 0 ? 1 : 0) - 0.2 * Math.abs(u))
    }
    painter.stroke(80, 10, 80, 204, 1.2, 3, dark, 0.5)
    for (let i = 0; i < 7; i++) {
      const y = 44 + i * 17
      const reach = 50 * Math.sin(Math.PI * ((y - 8) / 162) ** 0.85)
      for (const side of [-1, 1]) painter.stroke(80, y, 80 + side * reach, y - 20, 1.2, 0.5, dark, 0.5)
    }
  },
})
