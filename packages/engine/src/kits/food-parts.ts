import type { Vec3 } from '../render/scene.ts'
import type { Thing } from './thing.ts'

export const CRUST = '#c98a45'

/** Calls `each` at points evenly spread on a circle. */
export function ringOf(
  count: number,
  radius: number,
  y: number,
  each: (p: Vec3, i: number) => void,
  from = 0,
): void {
  for (let i = 0; i < count; i++) {
    const turn = from + (i / count) * Math.PI * 2
    each([Math.cos(turn) * radius, y, Math.sin(turn) * radius], i)
  }
}

/** A shallow plate. */
export function plate(t: Thing, y = 0, radius = 1.2): void {
  const china = t.fixed('#f1efe9', 'gloss')
  t.ball([0, y, 0], [radius, 0.045, radius], china)
  t.ring([0, y + 0.045, 0], radius * 0.97, 0.035, 'y', china)
}

/** An open bowl. */
export function bowl(t: Thing, material: number, radius = 1, y = 0): void {
  for (let i = 0; i < 5; i++)
    t.ring([0, y - 0.55 + i * 0.14, 0], radius * (0.5 + 0.5 * Math.sqrt(i / 4)), 0.1, 'y', material, 0.06)
  t.ball([0, y - 0.42, 0], [radius * 0.85, 0.26, radius * 0.85], material, 0.05)
  t.ring([0, y - 0.68, 0], radius * 0.42, 0.08, 'y', material, 0.05)
}

/** A layer of cake with icing that runs down. */
export function frosted(
  t: Thing,
  y: number,
  radius: number,
  half: number,
  sponge: string,
  icing: number,
): void {
  t.drum([0, y, 0], radius, half, t.fixed(sponge, 'matte'), 0.06)
  t.drum([0, y + half * 0.9, 0], radius * 1.04, half * 0.3, icing, 0.08)
  ringOf(12, radius * 0.98, y + half * 0.62, (p, i) =>
    t.rod(p, [p[0], p[1] - half * (0.3 + 0.5 * ((i * 7) % 3)), p[2]], 0.13, icing, 0.1, 0.06),
  )
}

/** A small burning candle. */
export function candle(t: Thing, at: Vec3, tall: number): void {
  t.rod(at, [at[0], at[1] + tall, at[2]], 0.05, t.fixed('#e9d7a0'))
  t.ball([at[0], at[1] + tall + 0.13, at[2]], [0.05, 0.1, 0.05], t.glow('#ffb340', 4))
}

/** Bun, patty, cheese, salad. */
export function burger(t: Thing): void {
  const bun = t.main('#c9823b', 'gloss')
  t.ball([0, -0.5, 0], [1, 0.24, 1], bun)
  t.ball([0, 0.36, 0], [1.04, 0.56, 1.04], bun)
  t.drum([0, -0.2, 0], 1.02, 0.15, t.fixed('#5a3018', 'matte'), 0.1)
  t.slab([0, -0.02, 0], [0.86, 0.04, 0.86], t.fixed('#f2b632'), 0.02, 0.78)
  ringOf(14, 0.98, 0.08, (p, i) =>
    t.ball([p[0], p[1] + (i % 2) * 0.05, p[2]], [0.2, 0.06, 0.2], t.fixed('#6db33f'), 0.05),
  )
  ringOf(5, 0.62, 0.16, (p) => t.ball(p, [0.4, 0.07, 0.4], t.fixed('#cf2f22', 'gloss')))
  for (let i = 0; i < 16; i++) {
    const r = 0.16 + 0.055 * i
    const turn = i * 2.4
    t.ball(
      [Math.cos(turn) * r, 0.36 + 0.56 * Math.sqrt(1 - (r / 1.06) ** 2), Math.sin(turn) * r],
      [0.05, 0.04, 0.07],
      t.fixed('#f3e3bd'),
    )
  }
}

/** A whole pizza with toppings. */
export function pizza(t: Thing): void {
  t.ring([0, 0, 0], 1.12, 0.13, 'y', t.fixed(CRUST, 'matte'))
  t.drum([0, -0.02, 0], 1.1, 0.07, t.main('#f0b93f', 'gloss'), 0.03)
  ringOf(7, 0.78, 0.07, (p) => t.ball(p, [0.2, 0.04, 0.2], t.fixed('#b3281e', 'gloss')))
  ringOf(4, 0.36, 0.07, (p) => t.ball(p, [0.2, 0.04, 0.2], t.fixed('#b3281e', 'gloss')), 0.5)
  ringOf(6, 0.58, 0.09, (p) => t.ball(p, [0.14, 0.03, 0.08], t.fixed('#3f8a2e')), 0.4)
  ringOf(9, 0.95, 0.08, (p) => t.ball(p, 0.05, t.fixed('#1d1a18')), 0.3)
}

/** A slice, point towards +x, in layers. */
export function wedge(
  t: Thing,
  length: number,
  layers: readonly (readonly [y: number, half: number, material: number])[],
): void {
  for (const [y, half, material] of layers) {
    for (let i = 0; i < 6; i++) {
      const along = i / 5
      t.slab(
        [-length / 2 + along * length, y, 0],
        [length * 0.11, half, 0.08 + 0.52 * (1 - along)],
        material,
        0.03,
      )
    }
  }
}

/** Loops of noodles. */
export function noodles(t: Thing, material: number, y: number, radius: number): void {
  for (let i = 0; i < 9; i++)
    t.ring(
      [Math.cos(i * 2.1) * radius * 0.34, y + 0.02 * (i % 3), Math.sin(i * 2.1) * radius * 0.34],
      radius * (0.26 + 0.05 * (i % 4)),
      0.05,
      'y',
      material,
    )
}
