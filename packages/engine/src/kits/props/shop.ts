import { at, disc, drum, each, fixed, lathe, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples, tube, type Vec3,
  vessel } from '../builder/index.ts'
import { ringOf } from '../tableware/food-parts.ts'
import { frenchPress } from '../tableware/glass-brews.ts'

/** A garment on a hanger, with half width `half`, hanging down to `low`. */
function hung(t: Thing, z: number, low: number, half: number, cloth: number): void {
  const steel = t.fixed('#b9bec5', 'chrome')
  t.tube(triples([0, 1.12, z, 0, 1.22, z, 0.05, 1.26, z]), 0.018, steel).rod([0, 1.08, z], [half * 0.9, 0.94, z], 0.03, steel)
    .rod([0, 1.08, z], [-half * 0.9, 0.94, z], 0.03, steel).slab([0, (0.98 + low) / 2, z], [half, (0.98 - low) / 2, 0.11], cloth, 0.1)
}

const WARDROBE = ['#d9c7ae', '#8a9a86', '#c98a76', '#3f5266', '#efe9df', '#a8685a', '#5c6b52'] as const

/** Whether a square of the code is dark: three finder patterns, and fixed noise elsewhere. */
function isDark(row: number, column: number, size: number): boolean {
  const finder = (r: number, c: number): boolean | undefined => {
    if (r < 0 || c < 0 || r > 7 || c > 7) return undefined
    if (r === 7 || c === 7) return false
    const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3))
    return ring !== 2
  }
  const corner = finder(row, column) ?? finder(row, size - 1 - column) ?? finder(size - 1 - row, column)
  return corner ?? ((row * 7 + column * 13 + ((row * column) % 5) * 3) * 2654435761) % 7 < 3
}

/** Packaging, hanging goods and printed things of shops. */
export const SHOP: Readonly<Record<string, ThingRow>> = {
  'shopping-bag': thing(0.4, (t) => {
    const paper = t.main('#e8a08c', 'satin')
    t.slab([0, 0, 0], [0.42, 0.95, 0.78], paper, 0.03).slab([0, 0.95, 0], [0.36, 0.02, 0.72], t.fixed('#6b4a42', 'matte'), 0.005)
      .slab([0.425, 0, 0], [0.004, 0.94, 0.012], t.fixed('#c98070', 'matte'), 0.002)
    const cord = t.second('#f6efe4', 'fabric')
    for (const x of [-0.36, 0.4])
      t.tube(
        Array.from({ length: 9 }, (_, i): Vec3 => {
          const a = (i / 8) * Math.PI
          return [x, 0.86 + Math.sin(a) * 0.5, -0.34 * Math.cos(a)]
        }),
        0.035,
        cord)
    if ((t.input.texts ?? []).length === 0) t.ring([0.43, 0.05, 0], 0.2, 0.025, 'x', cord)
    t.board([0.44, 0, 0], 0.6, 0.34, '#ffffff')
  }),
  pouch: thing(0.26, (t) => {
    // Full at the bottom, flat at the seal.
    const foil = t.main('#2f2a28', 'satin')
    for (let i = 0; i < 24; i++) {
      const s = i / 23
      t.slab([0, -0.95 + s * 1.75, 0], [0.4 * (1 - s * s) + 0.05, 0.13, 0.68 + 0.02 * s], foil, 0.1, 0, 0.05)
    }
    t.slab([0, 0.95, 0], [0.05, 0.16, 0.7], foil, 0.02).slab([0.03, 0.82, 0], [0.04, 0.015, 0.66], t.fixed('#8a837c', 'satin'), 0.01)
      .slab([0.36, -0.2, 0], [0.05, 0.42, 0.44], t.second('#f1e6d2', 'matte'), 0.03)
    if ((t.input.texts ?? []).length === 0)
      t.ball([0.41, -0.08, 0], [0.02, 0.15, 0.11], t.fixed('#6b4226', 'satin')).slab([0.41, -0.4, 0], [0.008, 0.03, 0.26], t.fixed('#6b4226', 'matte'), 0.004)
    t.board([0.42, -0.2, 0], 0.4, 0.36, '#3a2418')
  }),
  'clothing-rack': thing(1.6, (t) => {
    const steel = t.main('#26282c', 'satin')
    for (const z of [-1.35, 1.35]) t.rod([0, -1.2, z], [0, 1.3, z], 0.045, steel).rod([-0.4, -1.2, z], [0.4, -1.2, z], 0.045, steel)
    t.rod([0, 1.3, -1.35], [0, 1.3, 1.35], 0.045, steel).rod([0, -1.05, -1.35], [0, -1.05, 1.35], 0.03, steel)
    WARDROBE.forEach((hex, i) => {
      const z = -1.05 + i * 0.35
      hung(t, z, [-0.35, -0.7, -0.2, -0.55, -0.3, -0.75, -0.25][i], 0.42, t.fixed(hex, 'fabric'))
    })
  }),
  barcode: thing(0.2, (t) => {
    t.slab([0, 0, 0], [0.05, 0.72, 1.1], t.second('#fbfbf9', 'matte'), 0.03)
    const ink = t.apart(t.main('#121316', 'matte'))
    let z = -0.95
    for (let i = 0; z < 0.93; i++) {
      const wide = 0.018 + 0.02 * ((i * 7) % 3)
      t.slab([0.055, 0.08, z + wide], [0.008, 0.5, wide], ink, 0.003)
      z += wide * 2 + 0.03 + 0.02 * ((i * 5) % 3)
    }
    for (let i = 0; i < 11; i++) t.slab([0.055, -0.56, -0.85 + i * 0.17], [0.008, 0.06, 0.04], ink, 0.02)
  }),
  'qr-code': thing(0.3, (t) => {
    t.slab([0, 0, 0], [0.06, 1.12, 1.12], t.second('#fbfbf9', 'matte'), 0.06)
    const ink = t.apart(t.main('#121316', 'matte'))
    const size = 19
    const step = 1.9 / size
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        if (isDark(row, column, size)) t.slab([0.062, 0.95 - (row + 0.5) * step, (column + 0.5) * step - 0.95], [0.008, step * 0.5, step * 0.5], ink, 0.003)
  }),
  'first-aid': made(0.24, [second('#ffffff', 'satin')], (white) => [
    slab([0, 0, 0], [0.36, 0.62, 0.9], main('#d22b2b', 'gloss'), 0.14), slab([0.36, -0.05, 0], [0.03, 0.1, 0.3], white, 0.02),
    slab([0.36, -0.05, 0], [0.03, 0.3, 0.1], white, 0.02), tube(triples([0, 0.6, -0.3, 0, 0.85, -0.26, 0, 0.85, 0.26, 0, 0.6, 0.3]), 0.07, white),
    slab([0, 0.18, 0], [0.365, 0.012, 0.905], fixed('#8f1a1a'), 0.004),
    each([-0.5, 0.5], (z) => slab([0.36, 0.2, z], [0.04, 0.09, 0.09], fixed('#d9dce0', 'chrome'), 0.03))]),
  blender: made(0.42, [second('#2b2e33', 'satin')], (base) => [
    lathe(pairs([-1.2, 0.5, -1.12, 0.54, -0.72, 0.42, -0.62, 0.34]), base),
    each(['#e0503a', '#f4f4f2', '#f4f4f2'], (hex, i) => disc([0.5, -0.95, -0.2 + i * 0.2], 0.06, 0.04, 'x', fixed(hex, 'gloss'))),
    lathe(pairs([-0.6, 0.34, -0.5, 0.38, 0.45, 0.47]), main('#c8437a', 'gloss', { clear: 0.15 })),
    lathe(pairs([0.45, 0.475, 0.72, 0.5]), fixed('#dcebf0', 'glass')), drum([0, 0.8, 0], 0.51, 0.1, base, 0.04), drum([0, 0.95, 0], 0.2, 0.07, base, 0.03),
    tube(triples([0, 0.55, 0.44, 0, 0.5, 0.78, 0, -0.2, 0.76, 0, -0.38, 0.4]), 0.08, base),
    (t) => ringOf(4, 0.8, -1.12, (p, i) => t.ball([p[0] + 0.4, p[1] + 0.02, p[2] * 1.1], 0.1, t.fixed(i % 2 ? '#d8263a' : '#33407a', 'gloss')))]),
  'coffee-machine': made(0.38, [main('#c3c8ce', 'chrome'), second('#26282c', 'satin')], (steel, dark) => [
    slab([-0.42, 0, 0], [0.4, 1, 0.95], steel, 0.1), slab([0.1, 0.72, 0], [0.5, 0.28, 0.95], steel, 0.1), slab([0.12, -0.92, 0], [0.56, 0.1, 0.95], dark, 0.05),
    times(8, (i) => slab([0.2, -0.81, -0.7 + i * 0.2], [0.4, 0.015, 0.03], steel, 0.008)), drum([0.24, 0.38, -0.1], 0.22, 0.12, dark, 0.04),
    drum([0.24, 0.2, -0.1], 0.25, 0.07, steel, 0.03), rod([0.45, 0.2, -0.1], [0.95, 0.16, -0.1], 0.08, dark),
    each([-0.16, -0.04], (z) => rod([0.24, 0.12, z], [0.24, 0, z], 0.035, steel)),
    vessel(pairs([-0.78, 0.2, -0.7, 0.27, -0.36, 0.32]), fixed('#f6f3ec', 'gloss'), 0.03, 0.05, [0.24, 0, -0.1]),
    drum([0.24, -0.44, -0.1], 0.27, 0.02, fixed('#6b4226', 'gloss'), 0.01), tube(triples([0.3, 0.42, 0.62, 0.5, 0.2, 0.66, 0.46, -0.4, 0.64]), 0.04, steel),
    disc([0.62, 0.72, 0.5], 0.14, 0.03, 'x', fixed('#f6f6f2', 'satin')), rod([0.66, 0.72, 0.5], [0.66, 0.8, 0.55], 0.018, fixed('#d22b2b')),
    each(['#e0503a', '#f4f4f2', '#f4f4f2'], (hex, i) => disc([0.62, 0.72, -0.5 + i * 0.2], 0.06, 0.03, 'x', fixed(hex, 'gloss'))),
    each([-0.5, 0, 0.5], (z) => drum([-0.1, 1.1, z], 0.2, 0.12, fixed('#f6f3ec', 'gloss'), 0.03))]),
  'french-press': [0.24, frenchPress],
  grill: thing(1, (t) => {
    const shell = t.main('#1f2124', 'gloss')
    t.ball([0, 0.1, 0], [0.8, 0.5, 0.8], shell).drum([0, 0.34, 0], 0.86, 0.07, shell, 0.03).drum([0, 0.42, 0], 0.76, 0.02, t.glow('#ff5a1e', 0.9), 0.01)
    for (let i = -5; i <= 5; i++) {
      const half = Math.sqrt(Math.max(0.02, 0.74 - (i * 0.14) ** 2))
      t.rod([-half, 0.48, i * 0.14], [half, 0.48, i * 0.14], 0.018, t.fixed('#b9bec5', 'chrome'))
    }
    for (const [x, z, hex] of [[0.3, -0.3, '#7a3a1e'], [0.28, 0.26, '#8a4422'], [-0.3, 0, '#7a3a1e']] as const)
      t.ball([x, 0.55, z], [0.2, 0.07, 0.24], t.fixed(hex, 'baked'))
    for (const z of [0.5, 0.62]) t.rod([0.1, 0.55, z], [-0.4, 0.55, z - 0.05], 0.06, t.fixed('#b5482c', 'gloss'))
    ringOf(3, 0.62, -1.2, (p) => t.rod([p[0] * 0.7, -0.1, p[2] * 0.7], p, 0.05, t.fixed('#8a9098', 'metal')), 0.5)
    t.light([0.3, 0.7, 0], '#ff7a2a', 2, 0.5)
  }),
  'cutting-board': made(0.05, [main('#b8844a', 'wood')], (wood) => [
    slab([0, 0, 0], [0.8, 0.09, 1.15], wood, 0.08), slab([0, 0, 1.32], [0.18, 0.09, 0.26], wood, 0.08), ring([0, 0.02, 1.42], 0.07, 0.085, 'y', wood),
    at('seat', [0, 0.09, 0])]),
  spices: made(0.09, [
    each([[0, 0, '#d8401c'], [-0.5, 1.15, '#e8a81c'], [-0.5, -1.15, '#7a4a22'], [0.75, 0.75, '#4f7a2a'], [0.75, -0.75, '#c9622a']] as const, ([x, z, heap]) => [
      vessel(pairs([-0.35, 0.24, -0.28, 0.36, 0.08, 0.52]), main('#efe6d6', 'gloss'), 0.05, 0.08, [x, 0, z]),
      lathe(pairs([-0.04, 0.47, 0.04, 0.42, 0.3, 0.16, 0.4, 0.03]), fixed(heap, 'matte', { pattern: { kind: 'noise', color: [0.3, 0.14, 0.04], scale: 14 } }),
        [x, 0, z])])]),
  'coffee-beans': thing(0.06, (t) => {
    const roasts = [t.main('#4a2614', 'gloss'), t.fixed('#5c311a', 'gloss'), t.fixed('#3a1d10', 'gloss')]
    const seam = t.fixed('#231008', 'matte')
    for (let i = 0; i < 90; i++) {
      const [r, a] = [1.1 * Math.sqrt((i + 0.5) / 90), i * 2.4]
      const at: Vec3 = [Math.cos(a) * r, 0.5 * (1.1 - r) + 0.08 * ((i * 7) % 3), Math.sin(a) * r]
      const long = i % 2 ? 0.17 : 0.12
      t.ball(at, [0.29 - long, 0.085, long], roasts[i % 3])
      if (i % 2) t.rod([at[0], at[1] + 0.08, at[2] - 0.12], [at[0], at[1] + 0.08, at[2] + 0.12], 0.014, seam)
      else t.rod([at[0] - 0.12, at[1] + 0.08, at[2]], [at[0] + 0.12, at[1] + 0.08, at[2]], 0.014, seam)
    }
  }),
}
