import { createRandom } from '../render/noise.ts'
import type { Rgb } from '../render/scene.ts'
import { linear, mixColor } from './kit-builder.ts'
import type { CardDrawing, SpritePainter } from './sprite-painter.ts'

/** How one flower head is built. */
export type Bloom = {
  readonly petals: number
  readonly petal: string
  readonly petalDark: string
  readonly heart: string
  /** Petal length and width in pixels, and the radius of the heart. */
  readonly length: number
  readonly wide: number
  readonly core: number
  /** Cup-shaped (tulip), layered (rose), spike (lavender) or open (daisy). */
  readonly form: 'open' | 'cup' | 'layered' | 'spike'
}

const LEAF_DARK = linear('#1f4a1c')
const LEAF_BRIGHT = linear('#79a844')
const STEM = linear('#3c6b2c')

/** One or several stems with leaves and blooms. */
export function paintFlowers(seed: number, bloom: Bloom, stems: number, tint?: Rgb): CardDrawing {
  return {
    width: stems > 1 ? 256 : 160,
    height: 256,
    paint(painter) {
      const random = createRandom(seed)
      const { width, height } = painter
      const petal = tint ?? linear(bloom.petal)
      const petalDark = tint ? mixColor(tint, [0, 0, 0], 0.45) : linear(bloom.petalDark)
      for (let s = 0; s < stems; s++) {
        const foot = width / 2 + (stems > 1 ? (random() - 0.5) * width * 0.42 : 0)
        const x =
          width / 2 + (stems > 1 ? ((s + 0.5) / stems - 0.5) * width * 0.74 : 0) + (random() - 0.5) * 10
        const y = bloom.length + 8 + (stems > 1 ? random() * 70 : 0)
        for (let i = 0; i < 12; i++) {
          const a = i / 12
          const b = (i + 1) / 12
          const ax = foot + (x - foot) * a * a
          const bx = foot + (x - foot) * b * b
          painter.stroke(
            ax,
            height + (y - height) * a,
            bx,
            height + (y - height) * b,
            2.4,
            2.2,
            STEM,
            0.5 + 0.2 * a,
          )
        }
        for (let i = 0; i < 3; i++) {
          const ly = height - 18 - i * 38 - random() * 14
          const side = (i + s) % 2 ? 1 : -1
          leaf(
            painter,
            foot + (x - foot) * 0.2,
            ly,
            side * (34 + random() * 14),
            -26 - random() * 16,
            0.42 + random() * 0.3,
          )
        }
        drawBloom(painter, random, bloom, x, y, petal, petalDark)
      }
    },
  }
}

function leaf(painter: SpritePainter, x: number, y: number, dx: number, dy: number, light: number): void {
  for (let i = 0; i < 14; i++) {
    const t = i / 14
    const half = 6.5 * Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.05))
    const px = x + dx * t
    const py = y + dy * (t * 1.5 - t * t * 0.6)
    painter.dab(
      px,
      py,
      Math.max(1.4, half * 0.8),
      Math.max(1.2, half),
      mixColor(LEAF_DARK, LEAF_BRIGHT, light),
      light + t * 0.15,
    )
  }
}

function drawBloom(
  painter: SpritePainter,
  random: () => number,
  bloom: Bloom,
  x: number,
  y: number,
  petal: Rgb,
  petalDark: Rgb,
): void {
  const { length, wide } = bloom
  if (bloom.form === 'spike') {
    for (let i = 0; i < 70; i++) {
      const t = i / 70
      const py = y - length * 0.4 + t * length * 2.4
      const w = wide * (0.35 + 0.65 * Math.sin(Math.PI * (0.15 + t * 0.8)))
      painter.dab(
        x + (random() - 0.5) * w * 2,
        py,
        3.4,
        4,
        mixColor(petalDark, petal, random()),
        0.45 + random() * 0.5,
        0.15,
      )
    }
    return
  }
  if (bloom.form === 'cup') {
    for (let layer = 0; layer < 3; layer++) {
      const spread = layer === 1 ? 0 : layer === 0 ? -1 : 1
      painter.dab(
        x + spread * wide * 0.55,
        y,
        wide * 0.8,
        length * (layer === 1 ? 0.92 : 1),
        mixColor(petalDark, petal, 0.35 + 0.3 * layer),
        0.62,
        0.3,
      )
    }
    painter.dab(x, y + length * 0.12, wide * 0.86, length * 0.86, petal, 0.72, 0.3)
    return
  }
  if (bloom.form === 'layered') {
    for (let ring = 0; ring < 5; ring++) {
      const r = length * (1 - ring * 0.19)
      const count = 8 - ring
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2 + ring * 0.5
        const [px, py] = [x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.44]
        // A dark edge parts each petal from the one it lies on.
        painter.dab(px, py, r * 0.54, r * 0.48, petalDark, 0.4, 0.2)
        painter.dab(
          px + Math.cos(a) * r * 0.03,
          py + Math.sin(a) * r * 0.03 + r * 0.03,
          r * 0.49,
          r * 0.42,
          mixColor(petalDark, petal, 0.42 + 0.12 * ring + 0.1 * ((i * 3) % 2)),
          0.46 + ring * 0.08,
          0.3,
        )
      }
    }
    // The heart is rolled up.
    for (let k = 0; k < 46; k++) {
      const a = k * 0.3
      const r = length * 0.2 * (1 - k / 52)
      painter.dab(
        x + Math.cos(a) * r,
        y + Math.sin(a) * r * 0.9,
        length * 0.035,
        length * 0.03,
        mixColor(petalDark, petal, 0.5 + 0.5 * Math.sin(k * 0.9)),
        0.5,
        0.2,
      )
    }
    return
  }
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < bloom.petals; i++) {
      const a = ((i + ring * 0.5) / bloom.petals) * Math.PI * 2
      const tone = mixColor(petalDark, petal, 0.4 + 0.5 * random() + ring * 0.1)
      for (let k = 3; k < 12; k++) {
        const s = k / 12
        const half = wide * Math.sin(Math.PI * Math.min(0.98, s * 0.9 + 0.1))
        painter.dab(
          x + Math.cos(a) * length * s,
          y + Math.sin(a) * length * s * 0.92,
          half,
          half,
          tone,
          0.6 + 0.25 * s - 0.1 * Math.sin(a),
          0.1,
        )
      }
    }
  }
  painter.dab(x, y, bloom.core, bloom.core * 0.94, linear(bloom.heart), 0.62, 0.35)
  for (let i = 0; i < bloom.core * 3; i++) {
    const a = random() * Math.PI * 2
    const r = Math.sqrt(random()) * bloom.core * 0.9
    painter.dab(
      x + Math.cos(a) * r,
      y + Math.sin(a) * r,
      1.2,
      1.2,
      linear(bloom.heart),
      0.35 + random() * 0.6,
    )
  }
}
