import type { Rgb } from '../../render/scene.ts'
import { linear, mixColor } from '../builder/kit-builder.ts'
import { quads } from '../tuples.ts'
import { cluster, flat, spike, star, trumpet, winged } from './flower-forms.ts'
import { type Bloom, type BloomForm, type Brush, type Head, lightAt, petalAt, pointed, WHITE } from './petals.ts'
import type { SpritePainter } from './sprite-painter.ts'

/** Rays around a domed heart of many small florets. */
function open(brush: Brush): void {
  const { painter, random, bloom, head, petal, dark } = brush
  const scale = head.r / (bloom.length + bloom.core * 0.35)
  const [long, half, core] = [bloom.length * scale, bloom.wide * scale, bloom.core * scale]
  const squash = 1 - 0.16 * Math.abs(head.lean)
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < bloom.petals; i++) {
      const a = ((i + ring * 0.5 + 0.12 * random()) / bloom.petals) * Math.PI * 2
      const tone = mixColor(dark, petal, 0.55 + 0.2 * ring + 0.25 * random())
      petalAt(brush, head.x + Math.cos(a) * core * 0.5, head.y + Math.sin(a) * core * 0.5 * squash, a, (long - core * 0.15) * (ring ? 0.94 : 1), half, tone,
        0.58 + 0.18 * ring - 0.1 * Math.sin(a), 0.6, bloom.petals > 14)
    }
  const heart = linear(bloom.heart)
  const [cx, cy] = [head.x + head.lean * core * 0.2, head.y - core * 0.08]
  painter.dab(cx, cy, core * 1.04, core, mixColor(heart, [0, 0, 0], 0.5), 0.4)
  painter.dab(cx, cy - core * 0.06, core * 0.94, core * 0.9, heart, 0.55, 0.28)
  const seeds = Math.round(14 + core * 3)
  for (let i = 0; i < seeds; i++) {
    const r = Math.sqrt((i + 0.5) / seeds) * core * 0.9
    const a = i * 2.39996
    const lit = 0.5 - 0.3 * Math.sin(a) * (r / core) + 0.25 * (i % 3 === 0 ? 1 : -0.4)
    const tone = mixColor(heart, WHITE, i % 3 === 0 ? 0.22 : 0)
    painter.dab(cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.94, core * 0.075, core * 0.07, tone, lit)
  }
}

/** Three petals before, two behind, closed over the heart. */
function cup(brush: Brush): void {
  const { bloom, head, petal, dark } = brush
  const wide = head.r * (bloom.wide / bloom.length) * 1.15
  const foot = head.y + head.r * 0.9
  for (const [aside, turn, tone, light, size] of [[-0.34, -0.2, 0.3, 0.42, 1], [0.34, 0.2, 0.22, 0.38, 1], [0, 0, 0.16, 0.34, 1.06],
    [-0.5, -0.1, 0.8, 0.68, 0.96], [0.5, 0.1, 0.62, 0.52, 0.96], [0.02, 0.02, 0.95, 0.72, 0.92]] as const) {
    const x = head.x + aside * wide * 0.62
    petalAt(brush, x, foot, -Math.PI / 2 + turn * 0.5 + head.lean * 0.16, head.r * 1.86 * size, wide * 0.62, mixColor(dark, petal, tone), light, 0.42, true)
    // A lighter rib runs to the tip.
    brush.painter.stroke(x, foot - head.r * 0.4, x + (turn * 0.5 + head.lean * 0.16) * head.r * 1.4, foot - head.r * 1.5 * size, wide * 0.07, wide * 0.02,
      mixColor(petal, WHITE, 0.25), light + 0.1)
  }
}

/** Petals laid around a rolled heart, each half under the next. */
function spiral(brush: Brush): void {
  const { painter, head, petal, dark } = brush
  const { r } = head
  const count = 22
  for (let i = 0; i < count; i++) {
    const share = i / count
    const out = r * 0.6 * (1 - share) ** 0.9
    const a = i * 2.39996 + 0.4
    const size = r * (0.46 - 0.27 * share)
    const [cx, cy] = [head.x + head.lean * r * 0.2 * share, head.y - r * 0.14 * share]
    const [x, y] = [cx + Math.cos(a) * out, cy + Math.sin(a) * out * 0.88]
    const lit = lightAt(brush, x, y)
    const [ox, oy] = [Math.cos(a) * size * 0.16, Math.sin(a) * size * 0.16]
    painter.dab(x - ox * 0.6, y - oy * 0.6, size * 1.05, size * 0.96, mixColor(dark, [0, 0, 0], 0.35), lit * 0.5)
    painter.dab(x, y, size, size * 0.9, mixColor(dark, petal, 0.5 + 0.2 * share), lit * 0.92, 0.1)
    // The rim curls over and catches the light.
    painter.dab(x + ox, y + oy, size * 0.84, size * 0.72, mixColor(dark, petal, 0.86), lit * 1.06, 0.16)
    painter.dab(x + ox * 0.2, y + oy * 0.2, size * 0.72, size * 0.6, mixColor(dark, petal, 0.58), lit * 0.84, 0.05)
  }
  const [hx, hy] = [head.x + head.lean * r * 0.2, head.y - r * 0.14]
  painter.dab(hx, hy, r * 0.24, r * 0.21, mixColor(dark, petal, 0.4), 0.52, 0.1)
  for (let k = 0; k < 40; k++) {
    const a = k * 0.3
    const out = r * 0.21 * (1 - k / 44)
    const tone = mixColor(dark, petal, k % 9 < 4 ? 0.9 : 0.1)
    painter.dab(hx + Math.cos(a) * out, hy + Math.sin(a) * out * 0.86, r * 0.04, r * 0.032, tone, k % 9 < 4 ? 0.7 : 0.36)
  }
}

/** A globe of many petals: broad ones without, crowded and notched ones within. */
function ruffled(brush: Brush): void {
  const { painter, random, head, petal, dark } = brush
  const { r } = head
  const pale = mixColor(petal, WHITE, 0.32)
  for (const [ring, [count, at, size, tone]] of quads([
    8, 0.6, 0.42, 0.55, 9, 0.5, 0.36, 0.75, 9, 0.37, 0.29, 0.68, 8, 0.25, 0.23, 0.85, 6, 0.12, 0.17, 0.7,
  ]).entries()) {
    const depth = ring / 4
    const [cx, cy] = [head.x + head.lean * r * 0.3 * depth, head.y - r * 0.2 * depth]
    const from = random() * 6
    for (let i = 0; i < count; i++) {
      // From the top down: those in front lie over those behind.
      const order = (i % 2 ? 1 : -1) * Math.ceil(i / 2)
      const a = -Math.PI / 2 + (order / count) * Math.PI * 2 + from * 0.05
      const out = r * at * (0.92 + 0.16 * random())
      const [x, y] = [cx + Math.cos(a) * out, cy + Math.sin(a) * out * 0.92]
      const half = r * size * (0.9 + 0.2 * random())
      const lit = lightAt(brush, x, y)
      const own = mixColor(dark, petal, tone + 0.15 * random())
      painter.dab(x, y + half * 0.06, half * 1.07, half * 0.98, dark, lit * 0.46)
      painter.dab(x, y, half, half * 0.88, own, lit * 0.88, 0.14)
      // A wavy rim: small lobes along the outer edge, lighter than the petal.
      for (let k = -2; k <= 2; k++) {
        const b = a + k * 0.36
        painter.dab(x + Math.cos(b) * half * 0.7, y + Math.sin(b) * half * 0.62, half * 0.26, half * 0.22, mixColor(own, pale, 0.55),
          lit * (1.08 + 0.08 * (k & 1)), 0.06)
      }
      // The fold in its middle.
      painter.stroke(x - Math.cos(a) * half * 0.55, y - Math.sin(a) * half * 0.5, x + Math.cos(a) * half * 0.35, y + Math.sin(a) * half * 0.3, half * 0.1,
        half * 0.03, dark, lit * 0.6)
    }
  }
}

/** Carnations and their like: rows of fringed petals. */
function fringed(brush: Brush): void {
  const { painter, random, head, petal, dark } = brush
  const { r } = head
  const pale = mixColor(petal, WHITE, 0.3)
  painter.dab(head.x, head.y, r * 0.82, r * 0.76, dark, 0.36)
  for (let ring = 0; ring < 6; ring++) {
    const out = r * (0.84 - ring * 0.15)
    const count = 16 - ring * 2
    const [cx, cy] = [head.x + head.lean * r * 0.05 * ring, head.y - r * 0.03 * ring]
    for (let i = 0; i < count; i++) {
      const a = ((i + random() * 0.6) / count) * Math.PI * 2
      const [x, y] = [cx + Math.cos(a) * out, cy + Math.sin(a) * out * 0.92]
      const lit = lightAt(brush, x, y) * (0.86 + 0.05 * ring)
      const own = mixColor(dark, petal, 0.45 + 0.5 * random())
      painter.stroke(cx + Math.cos(a) * out * 0.4, cy + Math.sin(a) * out * 0.36, x, y, r * 0.05, r * 0.12, own, lit)
      for (let k = -1; k <= 1; k++)
        painter.dab(x + Math.cos(a + k * 0.9) * r * 0.08, y + Math.sin(a + k * 0.9) * r * 0.08, r * 0.055, r * 0.045, mixColor(own, pale, 0.5), lit * 1.14)
    }
  }
}

const FORMS: Readonly<Record<BloomForm, (brush: Brush) => void>> = { open, cup, spiral, ruffled, fringed, star, flat, winged, cluster, trumpet, pointed, spike }

/** Paints one flower head; `tint` is the color asked for, `pale` how much lighter than its kind this one is. */
export function paintHead(painter: SpritePainter, random: () => number, bloom: Bloom, head: Head, tint?: Rgb, pale = 0): void {
  const own = tint ?? linear(bloom.petal)
  // Deep colors stay deep: mixed with white they would be another flower's.
  const petal = mixColor(own, WHITE, pale * Math.min(1, 0.04 + 2 * own[1]))
  const dark = tint ? mixColor(own, [0, 0, 0], 0.5) : mixColor(linear(bloom.petalDark), own, pale * 0.5)
  FORMS[bloom.form]({ painter, random, bloom, head, petal, dark })
}
