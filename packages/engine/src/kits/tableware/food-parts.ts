import { pairs, type Thing, triples, type Vec3 } from '../builder/index.ts'

export const CRUST = '#c98a45'

/** Calls `each` at evenly spaced points on a circle. */
export function ringOf(count: number, radius: number, y: number, each: (p: Vec3, i: number) => void, from = 0): void {
  for (let i = 0; i < count; i++) {
    const turn = from + (i / count) * Math.PI * 2
    each([Math.cos(turn) * radius, y, Math.sin(turn) * radius], i)
  }
}

/** A plate with a raised rim; food lies at height `y`. */
export const plate = (t: Thing, y = 0, radius = 1.2, hex = '#f1efe9'): Thing =>
  t.lathe(pairs([-0.1, radius * 0.5, -0.06, radius * 0.62, 0.1, radius, 0.13, radius * 0.99, 0.04, radius * 0.74, 0, radius * 0.68, 0, 0]),
    t.apart(t.fixed(hex, 'gloss')), [0, y, 0])

/** An open bowl on a foot; its rim is at about `y`. */
export const bowl = (t: Thing, material: number, radius = 1, y = 0): Thing =>
  t.vessel(pairs([-0.76, radius * 0.4, -0.66, radius * 0.38, -0.6, radius * 0.5, -0.36, radius * 0.82, -0.06, radius * 0.98, 0.05, radius]), material, 0.08,
    0.3, [0, y, 0])

/** Leaves on the top of a heap. */
export function leaf(t: Thing, at: Vec3, turn: number, size: number, material: number): void {
  const [dx, dz] = [Math.cos(turn) * size, Math.sin(turn) * size]
  t.tube(triples([at[0] - dx, at[1], at[2] - dz, at[0], at[1] + size * 0.35, at[2], at[0] + dx, at[1] + size * 0.1, at[2] + dz]),
    [size * 0.06, size * 0.34, size * 0.03], material, size * 0.1)
}

/** A blueberry: dusty skin, with a small star-shaped crown around a hollow, turned up and to the side. */
export function blueberry(t: Thing, [x, y, z]: Vec3, radius: number, turn: number): void {
  const skin = t.fixed('#2b3a6e', 'satin', { specular: 0.16, pattern: { kind: 'mottled', color: [0.16, 0.2, 0.36], scale: 5 } })
  const dark = t.fixed('#141a38', 'matte')
  t.ball([x, y, z], [radius, radius * 0.92, radius], skin)
  const way: Vec3 = [Math.cos(turn) * 0.42, 0.86, Math.sin(turn) * 0.42]
  const at = (out: number): Vec3 => [x + way[0] * radius * out, y + way[1] * radius * out, z + way[2] * radius * out]
  t.ball(at(0.9), [radius * 0.26, radius * 0.16, radius * 0.26], dark)
  for (let i = 0; i < 5; i++) {
    const a = i * 1.2566 + turn
    const [cx, cy, cz] = at(0.94)
    const [ox, oz] = [Math.cos(a) * radius * 0.3, Math.sin(a) * radius * 0.3]
    t.rod([cx + ox * 0.8, cy - way[0] * ox * 0.4, cz + oz * 0.8], [cx + ox * 1.2, cy + radius * 0.06, cz + oz * 1.2], radius * 0.08, skin, radius * 0.03)
  }
}

/** A layer of cake with icing that drips down. */
export function frosted(t: Thing, y: number, radius: number, half: number, sponge: string, icing: number): void {
  t.drum([0, y, 0], radius, half, t.fixed(sponge, 'matte'), 0.06).drum([0, y + half * 0.9, 0], radius * 1.04, half * 0.3, icing, 0.08)
  // No drips where there are words on the side.
  const lettered = (t.input.texts?.length ?? 0) > 0
  ringOf(12, radius * 0.98, y + half * 0.62, (p, i) => {
    if (lettered && p[0] > radius * 0.35) return
    t.rod(p, [p[0], p[1] - half * (0.3 + 0.5 * ((i * 7) % 3)), p[2]], 0.13, icing, 0.1, 0.06)
  })
}

/** A small burning candle. */
export const candle = (t: Thing, at: Vec3, tall: number): Thing =>
  t.rod(at, [at[0], at[1] + tall, at[2]], 0.05, t.fixed('#e9d7a0')).ball([at[0], at[1] + tall + 0.13, at[2]], [0.05, 0.1, 0.05], t.glow('#ffb340', 4))

/** Bun, patty, cheese, salad. */
export function burger(t: Thing): void {
  const bun = t.main('#cf8a3e', 'baked', { specular: 0.5, gloss: 30 })
  t.ball([0, -0.5, 0], [1, 0.24, 1], bun).lathe(pairs([0.18, 0.96, 0.26, 1.05, 0.44, 1.04, 0.7, 0.84, 0.88, 0.5, 0.95, 0]), bun)
    .drum([0, -0.2, 0], 1.0, 0.15, t.fixed('#5a3018', 'baked'), 0.1)
  for (let i = 0; i < 15; i++)
    t.ball([Math.cos(i * 0.419) * 0.96, -0.2 + 0.04 * Math.sin(i * 3.1), Math.sin(i * 0.419) * 0.96], [0.13, 0.13, 0.13], t.fixed('#5a3018', 'baked'), 0.08)
  t.slab([0, -0.02, 0], [0.86, 0.04, 0.86], t.fixed('#f2b632'), 0.02, 0.78)
  ringOf(14, 0.98, 0.08, (p, i) => t.ball([p[0], p[1] + (i % 2) * 0.05, p[2]], [0.2, 0.06, 0.2], t.fixed('#6db33f'), 0.05))
  ringOf(5, 0.62, 0.16, (p) => t.ball(p, [0.4, 0.07, 0.4], t.fixed('#cf2f22', 'gloss')))
  for (let i = 0; i < 16; i++) {
    const r = 0.16 + 0.055 * i
    const turn = i * 2.4
    t.ball([Math.cos(turn) * r, 0.36 + 0.58 * Math.sqrt(1 - (r / 1.09) ** 2), Math.sin(turn) * r], [0.05, 0.04, 0.07], t.fixed('#f3e3bd'))
  }
}

/** A whole pizza with toppings. */
export function pizza(t: Thing): void {
  const crust = t.fixed('#d39a52', 'baked')
  t.drum([0, -0.05, 0], 1.16, 0.06, crust, 0.05)
  for (let i = 0; i < 26; i++) {
    const turn = (i / 26) * Math.PI * 2
    const r = 1.12 + 0.025 * Math.sin(i * 2.7)
    t.ball([Math.cos(turn) * r, 0.02, Math.sin(turn) * r], [0.17, 0.115 + 0.025 * Math.sin(i * 1.9), 0.17], crust, 0.14)
  }
  t.drum([0, 0.01, 0], 1.06, 0.05, t.fixed('#b5371c', 'gloss'), 0.04)
  const cheese = t.main('#f3c557', 'gloss', { pattern: { kind: 'noise', color: [0.66, 0.2, 0.03], scale: 2.3 } })
  t.drum([0, 0.03, 0], 0.99, 0.045, cheese, 0.04)
  for (let i = 0; i < 16; i++) {
    const r = 0.93 + 0.05 * Math.sin(i * 5.3)
    t.ball([Math.cos(i * 0.393) * r, 0.035, Math.sin(i * 0.393) * r], [0.16, 0.045, 0.13], cheese, 0.06)
  }
  const salami = t.fixed('#a82a1c', 'gloss', { pattern: { kind: 'noise', color: [0.62, 0.16, 0.08], scale: 7 } })
  const slice = (p: Vec3) => t.lathe(pairs([0, 0.2, 0.05, 0.21, 0.075, 0.185, 0.05, 0.14, 0.045, 0]), salami, p)
  ringOf(7, 0.74, 0.06, slice, 0.2)
  ringOf(3, 0.3, 0.06, slice, 0.9)
  ringOf(6, 0.53, 0.1, (p, i) => leaf(t, p, i * 1.9, 0.15, t.fixed('#3f8a2e', 'satin')), 0.7)
  ringOf(9, 0.88, 0.09, (p) => t.ring(p, 0.055, 0.03, 'y', t.fixed('#23201c', 'gloss')), 0.45)
  ringOf(4, 0.42, 0.085, (p) => t.ball(p, [0.07, 0.05, 0.1], t.fixed('#f7e9c2', 'gloss')), 1.6)
}

/** Cuts in a wedge, fanned out from its tip. */
const WEDGE_CUTS = 5
/** Half the angle between the outermost cuts, and half the width of each. */
const WEDGE_SPREAD = 0.25
const WEDGE_HALF = 0.1

/** A slice with straight, smooth sides, its tip toward +x; `layers` from the bottom up. */
export function wedge(t: Thing, length: number, layers: readonly (readonly [y: number, half: number, material: number])[]): void {
  for (const [y, half, material] of layers)
    for (let i = 0; i < WEDGE_CUTS; i++) {
      const turn = ((i / (WEDGE_CUTS - 1)) * 2 - 1) * WEDGE_SPREAD
      t.slab([length / 2 - (Math.cos(turn) * length) / 2, y, (Math.sin(turn) * length) / 2], [length / 2, half, WEDGE_HALF], material, 0.03, turn)
    }
}

/** Loops of noodles. */
export function noodles(t: Thing, material: number, y: number, radius: number): void {
  for (let i = 0; i < 9; i++)
    t.ring([Math.cos(i * 2.1) * radius * 0.34, y + 0.02 * (i % 3), Math.sin(i * 2.1) * radius * 0.34], radius * (0.26 + 0.05 * (i % 4)), 0.05, 'y', material)
}

/** A wheel of citrus that faces +x: peel, pith and segments. */
export function citrusWheel(t: Thing, center: Vec3, radius: number, peel: string, flesh: string): void {
  const [x, y, z] = center
  t.disc(center, radius, radius * 0.14, 'x', t.fixed(peel, 'gloss')).disc([x, y, z], radius * 0.93, radius * 0.15, 'x', t.fixed('#fbf6dc', 'satin'))
  const pulp = t.fixed(flesh, 'gloss', { clear: 0.2 })
  for (let i = 0; i < 9; i++) {
    const a = 0.2 + (i / 9) * Math.PI * 2
    const at = (r: number): Vec3 => [x + radius * 0.1, y + Math.sin(a) * r * radius, z + Math.cos(a) * r * radius]
    t.rod(at(0.2), at(0.64), radius * 0.05, pulp, radius * 0.215)
  }
}
