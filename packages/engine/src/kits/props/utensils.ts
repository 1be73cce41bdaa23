import { at, ball, disc, each, fixed, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples, tube,
  type Vec3 } from '../builder/index.ts'

/** A padded mitten, cuff down; `side` is the side of its thumb. */
const mitt = (t: Thing, z: number, side: 1 | -1, cloth: number, cuff: number): Thing =>
  t.ball([0, 0.62, z], [0.2, 0.5, 0.38], cloth).ball([0, 0.12, z], [0.2, 0.46, 0.36], cloth, 0.12)
    .tube(triples([0.02, -0.02, z + side * 0.24, 0.06, 0.3, z + side * 0.5, 0.06, 0.52, z + side * 0.56]), [0.17, 0.17, 0.14], cloth, 0.1)
    .lathe(pairs([-0.62, 0.36, -0.58, 0.4, -0.2, 0.35]), cuff, [0, 0, z], 0.03).ring([-0.02, -0.62, z - side * 0.4], 0.09, 0.025, 'x', cuff)

/** A tripod leg of three sections, each thinner than the last. */
function leg(t: Thing, bearing: number, black: number, metal: number): void {
  const at = (u: number): Vec3 => [Math.cos(bearing) * (0.08 + 0.62 * u), 1.05 - 2.05 * u, Math.sin(bearing) * (0.08 + 0.62 * u)]
  t.rod(at(0), at(0.4), 0.065, black).rod(at(0.4), at(0.72), 0.048, metal).rod(at(0.72), at(1), 0.036, black)
  for (const u of [0.4, 0.72]) t.rod(at(u - 0.03), at(u + 0.02), 0.08, t.fixed('#3a3d44', 'satin'))
  t.ball(at(1), 0.06, black)
}

/** Legs, column, head and handle; the thing it carries stands at a height of 1.5. */
export function tripodLegs(t: Thing): void {
  const black = t.fixed('#1e2024', 'satin')
  const metal = t.fixed('#b9bec4', 'metal')
  for (const bearing of [0.5, 2.6, 4.7]) leg(t, bearing, black, metal)
  t.drum([0, 1.05, 0], 0.17, 0.1, black, 0.04).rod([0, 0.5, 0], [0, 1.3, 0], 0.055, metal).ball([0, 1.36, 0], 0.11, t.fixed('#2c3036', 'satin'))
    .slab([0, 1.5, 0], [0.2, 0.04, 0.16], black, 0.03).rod([-0.1, 1.38, 0.06], [-0.42, 1.12, 0.5], 0.03, metal)
    .rod([-0.34, 1.18, 0.4], [-0.48, 1.07, 0.58], 0.05, black)
}

/** Kitchen, shop and party items with shapes of their own. */
export const UTENSILS: Readonly<Record<string, ThingRow>> = {
  grater: made(0.24, [main('#cdd2d6', 'metal'), fixed('#3a3f45', 'satin'), fixed('#eef1f3', 'chrome')], (steel, hole, lip) => [
    // Four walls that lean in, as a stack of slices.
    times(12, (i) => {
      const u = i / 11
      return slab([0, -0.9 + u * 1.5, 0], [0.42 - 0.12 * u, 0.075, 0.58 - 0.18 * u], steel, 0.02)
    }),
    slab([0, -0.97, 0], [0.46, 0.05, 0.62], fixed('#26282c', 'satin'), 0.03), slab([0, 0.66, 0], [0.31, 0.05, 0.41], fixed('#26282c', 'satin'), 0.03),
    tube(triples([0, 0.68, -0.32, 0, 0.98, -0.26, 0, 1.06, 0, 0, 0.98, 0.26, 0, 0.68, 0.32]), 0.075, fixed('#26282c', 'satin'), 0.03),
    times(7, (row) =>
      times(5 - (row % 2), (k) => {
        const y = -0.72 + row * 0.19
        const u = (y + 0.9) / 1.5
        const z = (k - (4 - (row % 2)) / 2) * (0.2 - 0.05 * u)
        const x = 0.425 - 0.12 * u
        return [ball([x, y, z], [0.03, 0.05, 0.06], hole), ball([x + 0.02, y - 0.035, z], [0.035, 0.018, 0.055], lip)]
      }))]),
  'oven-mitts': made(0.32, [main('#c8382f', 'fabric', { pattern: { kind: 'checks', color: [0.85, 0.8, 0.72], scale: 5 } }),
    second('#f2ece0', 'fabric')], (cloth, cuff) => [(t) => mitt(t, -0.55, -1, cloth, cuff), (t) => mitt(t, 0.55, 1, cloth, cuff)]),
  tripod: made(1.4, [tripodLegs, at('seat', [0, 1.55, 0])]),
  'cash-register': thing(0.42, (t) => {
    const body = t.main('#8f2a22', 'gloss')
    const brass = t.second('#d4a64a', 'metal')
    t.slab([0, -0.62, 0], [0.72, 0.24, 0.86], t.fixed('#5a3720', 'wood'), 0.05).slab([0.03, -0.6, 0], [0.72, 0.14, 0.74], t.fixed('#6e4628', 'wood'), 0.03)
      .ball([0.78, -0.6, 0], 0.06, brass)
    // The front leans back in steps, with a row of keys on each.
    for (let i = 0; i < 5; i++) {
      const y = -0.3 + i * 0.17
      t.slab([-0.28 - i * 0.05, y, 0], [0.72 - i * 0.1, 0.1, 0.74], body, 0.04)
      if (i === 0) continue
      for (let k = 0; k < 7; k++) {
        const z = (k - 3) * 0.19
        const x = 0.44 - (i - 1) * 0.15
        t.rod([x, y - 0.08, z], [x + 0.05, y + 0.02, z], 0.02, brass)
        t.ball([x + 0.06, y + 0.04, z], [0.05, 0.045, 0.06], t.fixed(k === 6 ? '#c8382f' : '#f3ecdc', 'gloss'))
      }
    }
    t.slab([-0.5, 0.68, 0], [0.3, 0.32, 0.74], body, 0.08).slab([-0.2, 0.74, 0], [0.03, 0.17, 0.56], t.fixed('#14201a', 'gloss'), 0.02)
    for (const [i, z] of [-0.3, -0.1, 0.1, 0.3].entries())
      t.slab([-0.16, 0.74, z], [0.01, 0.11, 0.075], t.fixed(i === 0 ? '#f3ecdc' : '#f6f2e6', 'matte'), 0.008)
    t.slab([-0.5, 1.02, 0], [0.33, 0.04, 0.78], brass, 0.03).slab([-0.26, -0.36, 0], [0.78, 0.03, 0.78], brass, 0.02)
      .tube(triples([-0.35, 0.1, -0.78, -0.35, 0.1, -0.98, -0.1, 0.36, -1.02]), 0.045, brass).ball([-0.06, 0.4, -1.02], 0.09, t.fixed('#2a1a12', 'gloss'))
  }),
  pinata: thing(0.8, (t) => {
    const fringes = ['#e8388f', '#f4c22a', '#27a6c8', '#7ac143', '#f07a2a', '#8a4fc4']
    const papers = fringes.map((hex) => t.fixed(hex, 'fabric'))
    // A donkey in bands of cut paper: legs, trunk, neck and head.
    const band = (a: Vec3, b: Vec3, ra: number, rb: number, count: number, first: number) => {
      for (let i = 0; i < count; i++) {
        const at = (u: number): Vec3 => [0, 1, 2].map((k) => a[k] + (b[k] - a[k]) * u) as [number, number, number]
        const [u, v] = [i / count, (i + 1) / count]
        t.rod(at(u), at(v), ra + (rb - ra) * u, papers[(first + i) % papers.length], ra + (rb - ra) * v)
      }
    }
    for (const z of [-0.5, 0.5]) for (const x of [-0.2, 0.2]) band([x, -1.1, z], [x, -0.3, z], 0.15, 0.17, 5, 0)
    for (let i = 0; i < 8; i++) t.slab([0, -0.02, -0.7 + i * 0.2], [0.4, 0.38, 0.1], papers[i % papers.length], 0.05)
    band([0, 0.2, -0.62], [0, 0.85, -0.86], 0.27, 0.22, 4, 2)
    band([0, 0.86, -0.8], [0, 0.68, -1.32], 0.26, 0.19, 4, 1)
    for (const x of [-0.14, 0.14]) band([x, 1, -0.76], [x * 1.5, 1.5, -0.66], 0.1, 0.03, 3, 0)
    for (const x of [-0.24, 0.24]) {
      t.ball([x * 0.98, 0.92, -0.98], [0.03, 0.06, 0.06], t.fixed('#fbf8f0', 'satin'))
      t.ball([x * 1.08, 0.92, -0.99], [0.02, 0.035, 0.035], t.fixed('#17120e', 'gloss'))
    }
    band([0, 0.1, 0.78], [0, -0.5, 1.02], 0.06, 0.12, 4, 3)
    t.rod([0, 0.36, 0], [0, 1.9, 0], 0.02, t.fixed('#d8c39a', 'fabric'))
  }),
  wig: thing(0.42, (t) => {
    // It sits on a white foam head.
    const foam = t.fixed('#efece6', 'matte')
    t.ball([0, 0.32, 0], [0.44, 0.56, 0.4], foam).ball([0.12, 0.04, 0], [0.32, 0.34, 0.29], foam, 0.2)
      .rod([0.42, 0.32, 0], [0.48, 0.16, 0], 0.05, foam, 0.075, 0.06).rod([0, -0.2, 0], [0, -0.66, 0], 0.2, foam, 0.22, 0.12)
      .drum([0, -0.78, 0], 0.42, 0.1, foam, 0.05)
    const hair = t.apart(t.main('#6a3a20', 'satin', { strands: { center: [0, 0.5, 0], radius: 0.6 } }))
    t.ball([-0.1, 0.55, 0], [0.48, 0.5, 0.5], hair)
    for (const side of [-1, 1])
      for (let i = 0; i < 7; i++) {
        const a = 0.55 + i * 0.4
        const [x, z] = [Math.cos(a) * 0.44 - 0.06, side * Math.sin(a) * 0.47]
        t.tube(triples([x * 0.75, 0.78, z * 0.7, x, 0.4, z, x * 1.02, 0, z * 1.06, x * 0.96, -0.36, z * 0.98]), [0.16, 0.17, 0.17, 0.09], hair, 0.1)
      }
    // The fringe.
    for (const z of [-0.26, -0.13, 0, 0.13, 0.26]) t.tube(triples([0.16, 0.96, z * 0.5, 0.4, 0.78, z, 0.42, 0.6, z * 1.1]), [0.12, 0.12, 0.07], hair, 0.08)
  }),
  'door-knob': made(0.2, [main('#d6a648', 'metal'), fixed('#1a120a', 'matte')], (brass, hole) => [
    slab([-0.3, 0, 0], [0.12, 1, 1.1], fixed('#6b4526', 'wood'), 0.02),
    each([-0.88, 0.88], (y) => slab([-0.24, y, 0.28], [0.08, 0.12, 0.82], fixed('#5c3a20', 'wood'), 0.03)),
    slab([-0.16, -0.02, -0.35], [0.03, 0.62, 0.26], brass, 0.02), disc([-0.1, 0.14, -0.35], 0.24, 0.05, 'x', brass),
    rod([-0.1, 0.14, -0.35], [0.2, 0.14, -0.35], 0.1, brass), ball([0.34, 0.14, -0.35], [0.21, 0.29, 0.29], brass, 0.04),
    ring([0.46, 0.14, -0.35], 0.17, 0.018, 'x', brass), ball([-0.12, -0.3, -0.35], [0.02, 0.05, 0.05], hole),
    slab([-0.12, -0.38, -0.35], [0.015, 0.07, 0.025], hole, 0.01),
    each([-0.55, 0.5], (y) => ball([-0.12, y, -0.35], [0.02, 0.035, 0.035], fixed('#9a7430', 'metal')))]),
}
