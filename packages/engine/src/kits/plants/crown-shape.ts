import { createRandom } from '../../render/noise.ts'
import { linear, mixColor, type Rgb } from '../builder/index.ts'
import type { CardDrawing } from './sprite-painter.ts'

const SNOW: Rgb = [0.82, 0.86, 0.93]

/** Parameters of a leafy tree; each species is a row of numbers. */
export type Crown = {
  /** Trunk length and crown radius as shares of the card's height. */
  readonly trunk: number
  readonly radius: number
  /** Height of the crown relative to its width. */
  readonly stretch: number
  readonly leaf: readonly [dark: string, bright: string]
  readonly bark: readonly [dark: string, bright: string]
  /** Trunk thickness as a share of the card's width. */
  readonly girth: number
  /** Size of a leaf clump in pixels, and the number of clumps. */
  readonly clump: number
  readonly density: number
  /** Clumps hang down (willow). */
  readonly weeping?: boolean
  /** Color of fruit among the leaves. */
  readonly fruit?: string
  /** Dark bars on a pale trunk (birch). */
  readonly bars?: boolean
}

const LEAN = 0.5

/** Leafy tree: a forked trunk, then clumps of leaves from the shaded back to the lit front. `snow` whitens the tops. */
export function paintLeafy(seed: number, crown: Crown, snow = 0): CardDrawing {
  return {
    width: 320,
    height: 384,
    paint(painter) {
      const random = createRandom(seed)
      const { width, height } = painter
      const barkDark = linear(crown.bark[0])
      const barkBright = linear(crown.bark[1])
      const leafDark = linear(crown.leaf[0])
      const leafBright = linear(crown.leaf[1])
      const tips: [number, number][] = []
      const grow = (x: number, y: number, angle: number, length: number, half: number, depth: number): void => {
        const ex = x + Math.cos(angle) * length
        const ey = y - Math.sin(angle) * length
        const bend = (random() - 0.5) * length * 0.18
        const mx = (x + ex) / 2 + bend
        const my = (y + ey) / 2
        const tone = mixColor(barkDark, barkBright, random() * 0.8)
        painter.stroke(x, y, mx, my, half, half * 0.82, tone, 0.5)
        painter.stroke(mx, my, ex, ey, half * 0.82, half * 0.66, tone, 0.5)
        painter.stroke(x - half * 0.4, y, mx - half * 0.35, my, half * 0.35, half * 0.3, barkBright, 0.72)
        if (crown.bars && half > 3)
          for (let i = 0; i < 5; i++) {
            const t = random()
            const bx = x + (ex - x) * t
            const by = y + (ey - y) * t
            painter.stroke(bx - half * random(), by, bx + half * 0.8, by + 1, 1, 0.6, linear('#2a2622'), 0.4)
          }
        if (depth <= 2) tips.push([ex, ey])
        if (depth > 0) {
          const forks = depth > 3 ? 2 : 3
          for (let i = 0; i < forks; i++) {
            const spread = (i - (forks - 1) / 2) * 0.66 + (random() - LEAN) * 0.5
            const next = depth === 4 ? height * crown.radius * 0.5 * Math.min(1.6, crown.stretch) : length * 0.68
            grow(ex, ey, angle + spread * Math.min(1, 1 / crown.stretch), next * (0.86 + random() * 0.28), half * 0.62, depth - 1)
          }
        }
      }
      grow(width / 2, height, Math.PI / 2 + (random() - 0.5) * 0.14, height * crown.trunk, width * crown.girth, 4)
      const cx = width / 2
      const rx = Math.min(width * 0.46, height * crown.radius)
      const ry = rx * crown.stretch
      const cy = Math.max(ry * 0.98 + 12, height * (1 - crown.trunk) - ry * 0.62)
      const lobes: [number, number, number][] = []
      const lobeCount = Math.round(17 * crown.density * Math.max(1, crown.stretch))
      const isColumn = crown.stretch > 2
      const thick = isColumn ? 0.42 : 0.17
      // Branches reach farther in some directions than in others, so that no crown is a ball.
      const swell = [random() * 6.3, random() * 6.3]
      for (let i = 0; i < lobeCount; i++) {
        const a = random() * Math.PI * 2
        const bough = 0.76 + 0.1 * Math.sin(2 * a + swell[0]) + 0.12 * Math.sin(5 * a + swell[1])
        const r = Math.sqrt(random()) * bough
        // A columnar crown is dense and tapers to a point.
        const v = Math.sin(a) * r
        const slim = isColumn ? 0.8 - 0.55 * Math.max(0, -v) : 1
        lobes.push([cx + Math.cos(a) * r * rx * slim, cy + v * ry, rx * slim * (thick + 0.2 * random())])
      }
      for (const [tx, ty] of tips)
        if (random() < 0.5) lobes.push([tx, ty, rx * (0.16 + random() * 0.12)])
      const clump = crown.clump
      const fruit = crown.fruit === undefined ? undefined : linear(crown.fruit)
      for (let layer = 0; layer < 3; layer++) {
        for (const [lx, ly, lr] of lobes) {
          // Lit leaves are at the upper left of each lobe; between the lobes the crown stays dark.
          const spread = lr * (1.06 - layer * 0.17)
          const rise = lr * layer * 0.17
          const dabs = Math.round(((lr * lr) / (clump * clump)) * (1.6 - layer * 0.4))
          for (let i = 0; i < dabs; i++) {
            const a = random() * Math.PI * 2
            const r = Math.sqrt(random()) * spread * (random() < 0.12 ? 1.25 : 1)
            const x = lx + Math.cos(a) * r * 1.08 - rise * 0.5
            const y = ly + Math.sin(a) * r * 0.82 - rise
            const high = 0.5 - (y - cy) / (ry * 2.4)
            const lobe = 0.5 - (y - ly) / (lr * 2.4) - (x - lx) / (lr * 7)
            const light = 0.08 + layer * 0.15 + high * 0.28 + lobe * 0.4 + (random() - 0.5) * 0.24
            const tone = mixColor(leafDark, leafBright, Math.min(1, Math.max(0, 0.15 + layer * 0.25 + random() * 0.5)))
            if (crown.weeping) {
              const drop = clump * (3 + random() * 7)
              painter.stroke(x, y, x + (random() - 0.5) * 5, y + drop, clump * 0.3, clump * 0.16, tone, light)
            } else {
              const size = clump * (0.45 + random() * 0.55)
              const way = random() * Math.PI * 2
              const dx = Math.cos(way) * size
              const dy = Math.sin(way) * size * 0.7 + size * 0.3
              painter.stroke(x - dx, y - dy, x + dx, y + dy, size * 0.55, size * 0.2, tone, light)
            }
            if (fruit && layer === 2 && random() < 0.035) painter.dab(x, y, 5.5, 5.5, fruit, 0.75, 0.3)
            if (snow > 0 && layer === 2 && random() < snow * 0.45 && lobe > 0.45) painter.dab(x, y - clump * 0.5, clump * 0.9, clump * 0.5, SNOW, 0.85)
          }
        }
      }
    },
  }
}
