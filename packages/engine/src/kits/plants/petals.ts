import { linear, mixColor, type Rgb, triples } from '../builder/index.ts'
import type { SpritePainter } from './sprite-painter.ts'

/** Structure of one flower head. */
export type Bloom = {
  readonly petals: number
  readonly petal: string
  readonly petalDark: string
  readonly heart: string
  /** Petal length and width in pixels, and the radius of the center. */
  readonly length: number
  readonly wide: number
  readonly core: number
  readonly form: BloomForm
}

/**
 * A disc with rays (daisy), a cup (tulip), a spiral (rose), a globe of ruffles (peony), a star with stamens (lily), overlapping flat petals
 * (poppy), two wings and a lip (orchid), a ball of florets (hydrangea), a star around a trumpet (daffodil) or a spike (lavender).
 */
export type BloomForm = 'open' | 'cup' | 'spiral' | 'ruffled' | 'fringed' | 'star' | 'flat' | 'winged' | 'cluster' | 'trumpet' | 'pointed' | 'spike'

/** A head's position, its radius in pixels, and how far it turns from the viewer, -1 to the left … 1 to the right. */
export type Head = { readonly x: number; readonly y: number; readonly r: number; readonly lean: number }

export type Brush = {
  readonly painter: SpritePainter
  readonly random: () => number
  readonly bloom: Bloom
  readonly head: Head
  readonly petal: Rgb
  readonly dark: Rgb
}

export const WHITE: Rgb = [1, 1, 1]

export const LEAF_GREEN = linear('#4f8a3a')

/** Light on a round head, from the upper left. */
export function lightAt({ head }: Brush, x: number, y: number): number {
  const { r } = head
  return 0.66 - 0.2 * ((y - head.y) / r) - 0.14 * ((x - head.x) / r)
}

/** One petal from (x, y) along an angle: half width `half` at `widest` of its length, with a round or pointed tip; shading separates it from petals behind. */
export function petalAt(brush: Brush, x: number, y: number, angle: number, length: number, half: number, color: Rgb, light: number, widest = 0.62,
  pointed = false): void {
  const { painter, dark } = brush
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const steps = Math.max(6, Math.ceil(length / Math.max(2, half * 0.5)))
  const widthAt = (t: number): number => {
    const rise = Math.sin((Math.PI / 2) * Math.min(1, t / widest))
    const fall = t <= widest ? 1 : 1 - ((t - widest) / (1 - widest)) ** (pointed ? 1.1 : 2.6)
    return Math.max(0.8, half * (0.25 + 0.75 * rise) * Math.max(pointed ? 0.06 : 0.5, fall))
  }
  for (const [grow, tone, lit] of [[Math.min(1.3, half * 0.16), dark, light * 0.55], [0, color, light]] as const)
    for (let k = 0; k <= steps; k++) {
      const t = k / steps
      const wide = widthAt(t)
      const reach = pointed ? t : t * (1 - (wide * 0.8) / length) + (wide * 0.1) / length
      // The base is shaded by its neighbors, and the tip turns up to the light.
      const at = grow > 0 ? lit : lit * (0.72 + 0.36 * t)
      const rim = wide + grow * Math.min(1, wide / 4)
      painter.dab(x + dx * reach, y + dy * reach, rim, rim, tone, at)
    }
}

/** Rows of pointed petals in side view: a lotus. */
export function pointed(brush: Brush): void {
  const { painter, bloom, head, petal, dark } = brush
  const { r } = head
  const foot = head.y + r * 0.55
  for (const [rank, [count, spread, long]] of triples([7, 1.25, 1.02, 6, 0.95, 1.12, 5, 0.62, 1, 4, 0.9, 0.74]).entries())
    for (let i = 0; i < count; i++) {
      const u = (i / (count - 1)) * 2 - 1
      const a = -Math.PI / 2 + u * spread + head.lean * 0.1
      const tone = mixColor(dark, petal, 0.45 + 0.15 * rank)
      petalAt(brush, head.x, foot, a, r * 1.4 * long * (1 - 0.12 * Math.abs(u)), r * 0.24, tone, 0.5 + 0.09 * rank - 0.08 * u, 0.5, true)
    }
  painter.dab(head.x, foot - r * 0.16, r * 0.2, r * 0.12, linear(bloom.heart), 0.66, 0.2)
}
