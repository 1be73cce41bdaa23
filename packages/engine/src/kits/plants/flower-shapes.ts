import { createRandom } from '../../render/noise.ts'
import { linear, mixColor, type Rgb, triples } from '../builder/index.ts'
import { paintHead } from './flower-heads.ts'
import type { Bloom, Head } from './petals.ts'
import type { CardDrawing, SpritePainter } from './sprite-painter.ts'

const LEAF_DARK = linear('#1f4a1c')

const LEAF_BRIGHT = linear('#79a844')

const STEM = linear('#3c6b2c')

/** One or several stems with leaves and blooms. */
export const paintFlowers = (seed: number, bloom: Bloom, stems: number, tint?: Rgb): CardDrawing => ({
  width: stems > 1 ? 256 : 160,
  height: 256,
  paint(painter) {
    const random = createRandom(seed)
    const { width, height } = painter
    for (let s = 0; s < stems; s++) {
      const foot = width / 2 + (stems > 1 ? (random() - 0.5) * width * 0.42 : 0)
      const x = width / 2 + (stems > 1 ? ((s + 0.5) / stems - 0.5) * width * 0.74 : 0) + (random() - 0.5) * 10
      const y = bloom.length + 8 + (stems > 1 ? random() * 70 : 0)
      stalk(painter, foot, height, x, y)
      for (let i = 0; i < 3; i++) {
        const ly = height - 18 - i * 38 - random() * 14
        const side = (i + s) % 2 ? 1 : -1
        leaf(painter, foot + (x - foot) * 0.2, ly, side * (34 + random() * 14), -26 - random() * 16, 0.42 + random() * 0.3)
      }
      paintHead(painter, random, bloom, { x, y, r: bloom.length, lean: (x - width / 2) / width }, tint)
    }
  },
})

/** Heads of a bouquet, back to front: position in its dome, -1 … 1 across and 0 … 1 up, and relative size. */
const DOME: readonly (readonly [across: number, up: number, size: number])[] = triples([
  -0.3, 1, 0.86, 0.34, 0.98, 0.84, -0.74, 0.78, 0.84, 0.78, 0.74, 0.86, 0.03, 0.84, 0.96, -0.42, 0.66, 0.98, 0.46, 0.62, 1, -0.86, 0.36, 0.86, 0.86, 0.34, 0.84,
  0.02, 0.46, 1.08, -0.5, 0.28, 0.96, 0.5, 0.24, 0.94, 0, 0.1, 0.88])

const BUNCH = 320

/** Where a bouquet's stems are tied, from the top, and half the width of its dome, as shares of the card. */
const TIED = 0.6

const DOME_HALF = 0.37

/** Radius of the middle heads as a share of the card; spikes are slimmer and stand higher. */
const HEAD = 0.115

/** A bouquet: a dome of blooms of varied heights that face all directions, leaves between them, and stems that cross where they are tied. */
export function paintBouquet(seed: number, blooms: readonly Bloom[], tint?: Rgb): CardDrawing {
  return {
    width: BUNCH,
    height: BUNCH,
    paint(painter) {
      const random = createRandom(seed)
      const [middle, tie] = [BUNCH / 2, BUNCH * TIED]
      const heads = DOME.map(([across, up, size], i): Head & { bloom: Bloom; pale: number } => {
        const bloom = blooms[i % blooms.length]
        const r = BUNCH * HEAD * size * (SMALLER[bloom.form] ?? 1)
        return {
          bloom,
          r,
          x: middle + across * BUNCH * DOME_HALF + (random() - 0.5) * 8,
          y: BUNCH * (0.47 - 0.35 * up) + (random() - 0.5) * 8,
          lean: across,
          // A requested color hardly varies.
          pale: (tint ? 0.1 : 0.3) * random() ** 2,
        }
      })
      for (const { x, y, lean: across } of heads) {
        const aside = (x - middle) / BUNCH
        stalk(painter, middle - aside * 96, BUNCH - 6 * Math.abs(across), middle + aside * 18, tie, 0.6 + 0.5 * random())
        stalk(painter, middle + aside * 18, tie, x, y)
      }
      for (let i = 0; i < 26; i++) {
        const a = Math.PI * (-0.12 + (1.24 * (i + 0.5)) / 26)
        const reach = BUNCH * (0.3 + 0.12 * random())
        leaf(painter, middle + Math.cos(a) * 20, BUNCH * 0.4 - Math.sin(a) * 16, Math.cos(a) * reach, -Math.sin(a) * reach * 0.74, 0.3 + random() * 0.35, 1.5)
      }
      for (const side of [-1, 1]) for (let i = 0; i < 3; i++) leaf(painter, middle, tie - i * 12, side * (34 + 22 * i), 6 - 22 * i, 0.4 + 0.12 * i, 1.5)
      for (const head of heads) paintHead(painter, random, head.bloom, head, tint, head.pale)
    },
  }
}

const SMALLER: Partial<Record<Bloom['form'], number>> = { open: 0.92, cup: 0.72, spike: 0.78, star: 1.15 }

function stalk(painter: SpritePainter, footX: number, footY: number, x: number, y: number, bright = 1): void {
  for (let i = 0; i < 12; i++) {
    const [a, b] = [i / 12, (i + 1) / 12]
    painter.stroke(footX + (x - footX) * a * a, footY + (y - footY) * a, footX + (x - footX) * b * b, footY + (y - footY) * b, 2.4, 2.2, STEM,
      (0.5 + 0.2 * a) * bright)
  }
}

function leaf(painter: SpritePainter, x: number, y: number, dx: number, dy: number, light: number, broad = 1): void {
  const tone = mixColor(LEAF_DARK, LEAF_BRIGHT, light)
  for (let i = 0; i < 14; i++) {
    const t = i / 14
    const half = 6.5 * broad * Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.05))
    const px = x + dx * t
    const py = y + dy * (t * 1.5 - t * t * 0.6)
    painter.dab(px, py, Math.max(1.4, half * 0.8), Math.max(1.2, half), tone, light + t * 0.15)
  }
  // The rib.
  painter.stroke(x + dx * 0.1, y + dy * 0.14, x + dx * 0.85, y + dy * 0.84, 0.9, 0.4, LEAF_BRIGHT, light + 0.25)
}
