import { linear, mixColor } from '../builder/kit-builder.ts'
import { type Brush, LEAF_GREEN, lightAt, petalAt, WHITE } from './petals.ts'

/** Six long petals that bend back, ribbed, and stamens with dark anthers. */
export function star(brush: Brush): void {
  const { painter, random, bloom, head, petal, dark } = brush
  const { r } = head
  const half = r * (bloom.wide / bloom.length)
  for (const back of [true, false])
    for (let i = 0; i < 3; i++) {
      const a = -Math.PI / 2 + (i * 2 + (back ? 1 : 0)) * (Math.PI / 3) + head.lean * 0.3
      const reach = r * (1 - 0.12 * Math.max(0, Math.sin(a)))
      const lit = 0.68 - 0.12 * Math.sin(a) - (back ? 0.1 : 0)
      const tone = mixColor(dark, petal, back ? 0.7 : 0.9)
      petalAt(brush, head.x, head.y, a, reach, half * 1.15, tone, lit, 0.5, true)
      const end = 0.8
      painter.stroke(head.x, head.y, head.x + Math.cos(a) * reach * end, head.y + Math.sin(a) * reach * end, half * 0.2, half * 0.04, dark, lit * 0.8)
      for (let k = 0; k < 5; k++) {
        const t = 0.2 + 0.1 * k
        const side = (k % 2 ? 1 : -1) * half * 0.34
        painter.dab(head.x + Math.cos(a) * reach * t - Math.sin(a) * side, head.y + Math.sin(a) * reach * t + Math.cos(a) * side, half * 0.07, half * 0.07,
          mixColor(dark, [0.2, 0, 0.02], 0.4), lit * 0.7)
      }
    }
  painter.dab(head.x, head.y, r * 0.13, r * 0.12, mixColor(LEAF_GREEN, petal, 0.4), 0.46)
  for (let i = 0; i < 6; i++) {
    const a = -Math.PI / 2 + (i - 2.5) * 0.34 + head.lean * 0.5 + 0.1 * random()
    const [x, y] = [head.x + Math.cos(a) * r * 0.46, head.y + Math.sin(a) * r * 0.46]
    painter.stroke(head.x, head.y, x, y, r * 0.016, r * 0.012, mixColor(LEAF_GREEN, WHITE, 0.6), 0.72)
    painter.dab(x, y, r * 0.055, r * 0.035, linear(bloom.heart), 0.5, 0.1)
  }
}

/** Few broad petals like crumpled paper, dark at their foot, around a ring of stamens. */
export function flat(brush: Brush): void {
  const { painter, random, bloom, head, petal, dark } = brush
  const { r } = head
  for (const ring of [0, 1])
    for (let i = 0; i < bloom.petals; i++) {
      if (ring === 1 && i % 2) continue
      const a = ((i + ring * 0.5) / bloom.petals) * Math.PI * 2 - 0.5 + head.lean * 0.3
      const [x, y] = [head.x + Math.cos(a) * r * 0.46, head.y + Math.sin(a) * r * 0.42]
      const half = r * (ring ? 0.46 : 0.54)
      const lit = lightAt(brush, x, y)
      painter.dab(x, y, half * 1.05, half * 0.98, dark, lit * 0.55)
      painter.dab(x, y, half, half * 0.92, mixColor(dark, petal, 0.72 + 0.2 * ring), lit * 0.95, 0.14)
      for (let k = -4; k <= 4; k++) {
        const b = a + k * 0.16
        const tone = k % 2 ? mixColor(petal, WHITE, 0.12) : mixColor(dark, petal, 0.5)
        painter.stroke(head.x + Math.cos(b) * r * 0.2, head.y + Math.sin(b) * r * 0.18, head.x + Math.cos(b) * r * 0.84, head.y + Math.sin(b) * r * 0.78,
          r * 0.012, r * 0.026, tone, lit * (k % 2 ? 1.1 : 0.8))
      }
      painter.dab(head.x + Math.cos(a) * r * 0.22, head.y + Math.sin(a) * r * 0.2, r * 0.14, r * 0.12, dark, lit * 0.5)
    }
  const heart = linear(bloom.heart)
  const core = r * 0.15
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2
    const out = core * (1.25 + 0.5 * random())
    painter.dab(head.x + Math.cos(a) * out, head.y + Math.sin(a) * out * 0.92, r * 0.03, r * 0.026, heart, 0.4)
  }
  painter.dab(head.x, head.y, core, core * 0.92, mixColor(heart, LEAF_GREEN, 0.5), 0.55, 0.3)
}

/** Three narrow petals behind, two broad wings, and a lip. */
export function winged(brush: Brush): void {
  const { painter, bloom, head, petal, dark } = brush
  const { r } = head
  for (const a of [-Math.PI / 2, Math.PI * 0.2, Math.PI * 0.8]) petalAt(brush, head.x, head.y, a, r * 0.95, r * 0.24, mixColor(dark, petal, 0.7), 0.58, 0.55)
  for (const side of [-1, 1]) {
    const x = head.x + side * r * 0.48
    const y = head.y - r * 0.1
    painter.dab(x, y, r * 0.5, r * 0.42, dark, 0.34)
    painter.dab(x, y, r * 0.47, r * 0.39, petal, 0.72 - 0.08 * side, 0.14)
    for (let k = -2; k <= 2; k++) painter.stroke(head.x, head.y, x + side * r * 0.3, y + k * r * 0.14, r * 0.012, r * 0.006, dark, 0.5)
  }
  const lip = mixColor(dark, [0.5, 0, 0.12], 0.4)
  painter.dab(head.x, head.y + r * 0.2, r * 0.2, r * 0.24, lip, 0.5, 0.2)
  for (const side of [-1, 1]) painter.dab(head.x + side * r * 0.16, head.y + r * 0.12, r * 0.1, r * 0.13, lip, 0.62, 0.2)
  painter.dab(head.x, head.y + r * 0.02, r * 0.1, r * 0.09, linear(bloom.heart), 0.75, 0.25)
}

/** A ball of small florets of four petals each. */
export function cluster(brush: Brush): void {
  const { painter, random, head, petal, dark } = brush
  const { r } = head
  painter.dab(head.x, head.y, r * 0.9, r * 0.8, mixColor(dark, LEAF_GREEN, 0.3), 0.34)
  const count = 40
  for (let i = count - 1; i >= 0; i--) {
    const out = r * 0.84 * Math.sqrt((i + 0.5) / count)
    const a = i * 2.39996
    const [x, y] = [head.x + Math.cos(a) * out, head.y + Math.sin(a) * out * 0.88]
    const lit = lightAt(brush, x, y) * (0.85 + 0.3 * random())
    const own = mixColor(dark, mixColor(petal, WHITE, 0.3 * random()), 0.5 + 0.5 * random())
    const size = r * 0.1
    const turn = random() * 1.5
    painter.dab(x, y, size * 1.7, size * 1.6, dark, lit * 0.5)
    for (let k = 0; k < 4; k++) {
      const b = turn + k * (Math.PI / 2)
      painter.dab(x + Math.cos(b) * size * 0.82, y + Math.sin(b) * size * 0.78, size * 0.86, size * 0.8, own, lit, 0.12)
    }
    painter.dab(x, y, size * 0.24, size * 0.22, mixColor(own, WHITE, 0.5), 0.7)
  }
}

/** Six petals around a trumpet with a wavy mouth. */
export function trumpet(brush: Brush): void {
  const { painter, bloom, head, petal, dark } = brush
  const { r } = head
  for (let i = 0; i < 6; i++) {
    const a = i * (Math.PI / 3) + 0.3
    const tone = mixColor(dark, petal, 0.75 + 0.15 * (i % 2))
    petalAt(brush, head.x, head.y, a, r, r * 0.28, tone, 0.64 - 0.1 * Math.sin(a), 0.5, true)
  }
  const heart = linear(bloom.heart)
  const [cx, cy] = [head.x + head.lean * r * 0.12, head.y]
  painter.dab(cx, cy, r * 0.4, r * 0.37, mixColor(heart, [0, 0, 0], 0.45), 0.4)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2
    painter.dab(cx + Math.cos(a) * r * 0.32, cy + Math.sin(a) * r * 0.3, r * 0.09, r * 0.08, heart, 0.74 - 0.12 * Math.sin(a), 0.1)
  }
  painter.dab(cx, cy, r * 0.26, r * 0.23, mixColor(heart, [0, 0, 0], 0.3), 0.42)
  painter.dab(cx, cy, r * 0.08, r * 0.07, mixColor(heart, WHITE, 0.3), 0.6)
}

/** Whorls of small flowers along a stem. */
export function spike(brush: Brush): void {
  const { painter, random, bloom, head, petal, dark } = brush
  const wide = head.r * (bloom.wide / bloom.length)
  for (let i = 0; i < 70; i++) {
    const t = i / 70
    const y = head.y - head.r * 0.5 + t * head.r * 2.2
    // Whorls with a little stem between them.
    const whorl = 0.65 + 0.35 * Math.cos(t * 38)
    const half = wide * (0.3 + 0.7 * Math.sin(Math.PI * (0.15 + t * 0.8))) * whorl
    const x = head.x + (random() - 0.5) * half * 2
    painter.dab(x, y, head.r * 0.08, head.r * 0.09, mixColor(dark, petal, random()), 0.45 + random() * 0.5, 0.15)
  }
}
