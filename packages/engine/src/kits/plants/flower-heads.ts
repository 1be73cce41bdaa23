import { linear, mixColor, quads, type Rgb } from '../builder/index.ts'
import { type Bloom, type BloomForm, type Brush, type Head, LEAF_GREEN, lightAt, petalAt, pointed, WHITE } from './petals.ts'
import type { SpritePainter } from './sprite-painter.ts'

/** Ray petals around a domed center of many small florets. */
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

/** Three petals in front and two behind, closed over the center. */
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

/** Petals wrapped around a rolled center, each half under the next. */
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

/** A globe of many petals: broad ones outside, crowded and notched ones inside. */
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
      // From the top down: petals in front overlap those behind.
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
      // The fold in the middle.
      painter.stroke(x - Math.cos(a) * half * 0.55, y - Math.sin(a) * half * 0.5, x + Math.cos(a) * half * 0.35, y + Math.sin(a) * half * 0.3, half * 0.1,
        half * 0.03, dark, lit * 0.6)
    }
  }
}

/** Carnations and similar flowers: rows of fringed petals. */
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

/** Paints one flower head; `tint` is the requested color, `pale` how much lighter this one is than its kind. */
export function paintHead(painter: SpritePainter, random: () => number, bloom: Bloom, head: Head, tint?: Rgb, pale = 0): void {
  const own = tint ?? linear(bloom.petal)
  // Deep colors stay deep: mixed with white they would look like another flower.
  const petal = mixColor(own, WHITE, pale * Math.min(1, 0.04 + 2 * own[1]))
  const dark = tint ? mixColor(own, [0, 0, 0], 0.5) : mixColor(linear(bloom.petalDark), own, pale * 0.5)
  FORMS[bloom.form]({ painter, random, bloom, head, petal, dark })
}

/** Six long, ribbed petals that bend back, and stamens with dark anthers. */
function star(brush: Brush): void {
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

/** A few broad petals like crumpled paper, dark at the base, around a ring of stamens. */
function flat(brush: Brush): void {
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

/** Three narrow petals behind two broad wings and a lip. */
function winged(brush: Brush): void {
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
function cluster(brush: Brush): void {
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
function trumpet(brush: Brush): void {
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
function spike(brush: Brush): void {
  const { painter, random, bloom, head, petal, dark } = brush
  const wide = head.r * (bloom.wide / bloom.length)
  for (let i = 0; i < 70; i++) {
    const t = i / 70
    const y = head.y - head.r * 0.5 + t * head.r * 2.2
    // Whorls with gaps of stem between them.
    const whorl = 0.65 + 0.35 * Math.cos(t * 38)
    const half = wide * (0.3 + 0.7 * Math.sin(Math.PI * (0.15 + t * 0.8))) * whorl
    const x = head.x + (random() - 0.5) * half * 2
    painter.dab(x, y, head.r * 0.08, head.r * 0.09, mixColor(dark, petal, random()), 0.45 + random() * 0.5, 0.15)
  }
}
