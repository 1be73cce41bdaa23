import { each, made, main, pairs, quads, rod, second, type Thing, type ThingRow, thing, triples, tube, type Vec3 } from '../builder/index.ts'

/** A spray of leaves and blossoms around the corner of a card. */
function spray(t: Thing, y: number, z: number): void {
  const x = 0.05
  const [sy, sz] = [Math.sign(y), Math.sign(z)]
  const leaf = t.apart(t.fixed('#6f9a6a', 'matte'))
  const blossoms = [t.fixed('#e9a9a4', 'satin'), t.fixed('#f6ddd4', 'satin')]
  for (let i = 0; i < 7; i++) {
    const along = 0.12 + i * 0.09
    const off = (i % 2 ? 0.1 : -0.02) + 0.03
    t.ball([x, y - sy * off, z - sz * along], [0.02, 0.045, 0.075], leaf).ball([x, y - sy * along * 1.1, z - sz * off], [0.02, 0.085, 0.04], leaf)
  }
  for (const [dy, dz, r, which] of quads([0.06, 0.06, 0.13, 0, 0.05, 0.3, 0.09, 1, 0.32, 0.05, 0.09, 1, 0.2, 0.2, 0.07, 0])) {
    const middle: Vec3 = [x + 0.015, y - sy * dy, z - sz * dz]
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257
      t.ball([middle[0], middle[1] + Math.sin(a) * r * 0.6, middle[2] + Math.cos(a) * r * 0.6], [0.025, r * 0.55, r * 0.55], blossoms[which], 0.01)
    }
    t.ball([middle[0] + 0.02, middle[1], middle[2]], [0.025, r * 0.3, r * 0.3], t.fixed('#e8c25a', 'satin'))
  }
}

/** A small house with a snowy roof, inside a globe. */
function cottage(t: Thing, z: number, wall: string): void {
  t.slab([0, -0.02, z], [0.14, 0.13, 0.13], t.fixed(wall, 'matte'), 0.01)
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) t.slab([0, 0.28 - i * 0.045, z + side * (0.015 + i * 0.045)], [0.17, 0.03, 0.03], t.fixed('#f7fafd', 'satin'), 0.02)
  const lit = t.apart(t.glow('#ffcf6a', 1.6))
  for (const side of [-0.06, 0.06]) t.slab([0.145, 0.02, z + side], [0.01, 0.035, 0.03], lit, 0.004)
  t.slab([0.145, -0.08, z], [0.01, 0.065, 0.035], t.apart(t.fixed('#6b3f25', 'wood')), 0.004)
}

function fir(t: Thing, x: number, z: number, tall: number): void {
  const green = t.fixed('#2f6b48', 'matte')
  for (let i = 0; i < 3; i++) {
    const y = -0.1 + tall * i * 0.28
    const wide = tall * (0.34 - i * 0.08)
    t.rod([x, y, z], [x, y + tall * 0.36, z], wide, green, 0.01)
    t.ball([x, y + tall * 0.16, z], [wide * 0.66, wide * 0.22, wide * 0.66], t.fixed('#f2f7fb', 'satin'), 0.02)
  }
}

/** Petal and center colors of blossoms, and their numbers of petals and rings, by flower. */
const BLOSSOMS: Readonly<Record<string, readonly [petal: string, heart: string, petals: number, rings: number]>> = {
  rose: ['#c8202a', '#8e1019', 6, 4], peony: ['#f0a8b8', '#d9708a', 8, 4], dahlia: ['#ea7a5c', '#b8402f', 8, 4], carnation: ['#f0728c', '#b8304f', 8, 4],
  hydrangea: ['#8fa8ec', '#5a70c4', 8, 4], daisy: ['#fdfcf8', '#f2c230', 9, 1], orchid: ['#d98ae0', '#f0e060', 5, 1], tulip: ['#d8303a', '#f0c040', 6, 2],
  sunflower: ['#f5b81c', '#5a3416', 11, 2], lily: ['#fbf6ee', '#e0b040', 6, 1],
}

/** Tilts a flat shape toward the viewer, so that a blossom on the ground shows its center. */
const tilted = ([x, y, z]: Vec3): Vec3 => [x * 0.5 + y * 0.87, y * 0.5 - x * 0.87, z]

/** A cut blossom on two leaves, facing the viewer. */
function blossom(t: Thing): void {
  const [petal, heart, petals, rings] = BLOSSOMS[t.input.noun] ?? ['#f2a6bd', '#f4cf5a', 6, 2]
  const leaf = t.fixed('#4f8a4a', 'satin')
  for (const side of [-1, 1]) t.ball([0.12, -0.62, side * 0.62], [0.3, 0.07, 0.46], leaf, 0.02)
  const cup = t.main(petal, 'satin')
  const full = rings > 2
  const open = full ? 1 : rings
  for (let ring = 0; ring < open; ring++) {
    const share = open === 1 ? (full ? 0.9 : 0.8) : 1 - (ring / open) * 0.82
    const count = Math.max(4, petals - ring)
    const wide = petals > 8 ? 0.22 : 0.36 - 0.05 * ring
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + ring * 0.5
      // Each petal is two balls, the broad one at its tip.
      for (const [out, size] of pairs([0.62, 1, 0.36, 0.8]))
        t.ball(tilted([Math.cos(a) * out * share, 0.16 * ring, Math.sin(a) * out * share]), [wide * size, wide * size * 0.8, wide * size], cup, 0.04)
    }
  }
  if (full) {
    // The inner petals wind around the center, each turn higher than the one outside it.
    for (let turn = 0; turn < 9; turn++) {
      const points = [0, 1, 2, 3, 4].map((k): Vec3 => {
        const a = turn * 2.3 + k * 0.5
        const out = 0.62 - turn * 0.064 - 0.02 * Math.abs(k - 2)
        return tilted([Math.cos(a) * out, 0.2 + turn * 0.045 - 0.02 * Math.abs(k - 2), Math.sin(a) * out])
      })
      t.tube(points, [0.05, 0.12, 0.135, 0.12, 0.05].map((r) => r * (1 - turn * 0.05)), cup, 0.012)
    }
  }
  // A full blossom has one color up to its center.
  const middle = t.input.color && full ? cup : t.second(heart, 'satin')
  t.ball(tilted([0, full ? 0.5 : 0.16 * rings + 0.06, 0]), full ? 0.12 : [0.17, 0.17, 0.19], middle)
}

/** Things to keep, send and hang up. */
export const KEEPSAKES: Readonly<Record<string, ThingRow>> = {
  // Only the globe's rim and highlights are drawn, so that its inside is visible.
  'snow-globe': thing(0.2, (t) => {
    const foot = t.main('#7a3b26', 'wood')
    t.lathe(pairs([-1.18, 0.84, -1.1, 0.88, -0.86, 0.82, -0.7, 0.66]), foot).ring([0, -0.74, 0], 0.68, 0.05, 'y', t.second('#d9b35a', 'metal'))
      .lathe(pairs([-0.76, 0.6, -0.52, 0.74, -0.3, 0.78, -0.18, 0.55, -0.12, 0.3, -0.11, 0.01]), t.fixed('#f4f8fc', 'satin'))
      .shell(pairs([-0.76, 0.58, -0.6, 0.76, -0.34, 0.9, 0, 0.96, 0.34, 0.9, 0.62, 0.73, 0.82, 0.5, 0.93, 0.24, 0.96, 0]), t.sheer('#e4f0f7', 0.04), 0.03)
    cottage(t, -0.2, '#c9543f')
    cottage(t, 0.2, '#e3c48d')
    fir(t, 0.1, -0.52, 0.5)
    fir(t, -0.15, 0.5, 0.62)
    fir(t, -0.25, 0, 0.74)
    const flake = t.apart(t.fixed('#ffffff', 'satin', { emission: [0.3, 0.32, 0.36] }))
    for (let i = 0; i < 30; i++) {
      const a = i * 2.4
      const out = 0.82 * Math.sqrt((i + 0.5) / 30)
      const y = Math.sin(a) * out
      if (y > -0.1) t.ball([0.3 - 0.3 * (i % 3), y, Math.cos(a) * out * 0.9], 0.024, flake)
    }
  }),
  // A card in front of its envelope: a wreath of flowers, and lines unless the prompt has words for it.
  invitation: thing(0.2, (t) => {
    const written = (t.input.texts ?? []).length > 0
    const cover = t.second('#dcb9ae', 'matte')
    t.slab([-0.22, -0.2, 0.34], [0.035, 0.62, 0.92], cover, 0.02).rod([-0.18, 0.38, 1.22], [-0.17, -0.14, 0.34], 0.014, t.fixed('#c49a8d', 'matte'))
      .rod([-0.18, 0.38, -0.54], [-0.17, -0.14, 0.34], 0.014, t.fixed('#c49a8d', 'matte'))
      .slab([0, 0.1, -0.1], [0.035, 0.94, 0.7], t.main('#fdf9f1', 'matte'), 0.015)
    const gold = t.apart(t.fixed('#c9993a', 'metal'))
    for (const y of [-0.76, 0.96]) t.slab([0.04, y, -0.1], [0.006, 0.01, 0.62], gold, 0.004)
    for (const z of [-0.72, 0.52]) t.slab([0.04, 0.1, z], [0.006, 0.86, 0.01], gold, 0.004)
    if (!written) {
      for (const side of [-0.1, 0.1]) t.ring([0.05, 0.42, side - 0.1], 0.16, 0.022, 'x', gold)
      const ink = t.apart(t.fixed('#8d7f72', 'matte'))
      for (const [y, half] of pairs([0.1, 0.4, -0.06, 0.28, -0.22, 0.34])) t.slab([0.04, y, -0.1], [0.006, 0.024, half], ink, 0.004)
    }
    spray(t, 1, -0.76)
    spray(t, -0.8, 0.56)
    t.board([0.06, 0.14, -0.1], 0.54, 0.3, '#5a4636')
  }),
  blossom: [0.1, blossom],
  // An open lotus in the style of marks: a fan of pointed petals, the middle one in front.
  'lotus-bloom': thing(0.1, (t) => {
    const petals = [t.main('#e98fb2', 'satin'), t.second('#f6c3d3', 'satin')]
    for (const [i, turn] of [-1.3, 1.3, -0.86, 0.86, -0.43, 0.43, 0].entries()) {
      const long = 1.5 - 0.34 * Math.abs(turn)
      const near = 0.12 * Math.floor((i + 1) / 2)
      t.tube([0, 0.34, 0.66, 1].map((k): Vec3 => [near, -0.7 + long * k * Math.cos(turn), long * k * Math.sin(turn) * 0.95]), [0.1, 0.27, 0.24, 0.03],
        t.apart(petals[Math.floor((i + 1) / 2) % 2]))
    }
  }),
  // A heap of coins and gems for a guardian to lie on.
  'gold-hoard': thing(1.3, (t) => {
    const gold = t.main('#f0b92a', 'metal')
    t.lathe(pairs([0, 1.3, 0.2, 1.24, 0.5, 0.92, 0.74, 0.5, 0.84, 0.06]), t.fixed('#c98f1c', 'metal'))
    for (let i = 0; i < 76; i++) {
      const a = i * 2.4
      const out = Math.sqrt((i + 0.5) / 76)
      const y = 0.86 * (1 - out ** 2.2)
      t.drum([Math.cos(a) * out * 1.28, y, Math.sin(a) * out * 1.28], 0.14, 0.04, gold, 0.012)
    }
    const gems = [t.fixed('#d8203a', 'glass'), t.fixed('#1fa06a', 'glass'), t.fixed('#2a62d8', 'glass')]
    for (let i = 0; i < 7; i++) {
      const a = i * 0.9 + 0.4
      t.ball([Math.cos(a) * 1.02, 0.46, Math.sin(a) * 1.02], [0.11, 0.11, 0.1], gems[i % 3])
    }
    t.seat = [0, 0.78, 0]
  }),
  hanger: made(0.26, [main('#b9803f', 'wood'), second('#d3d8de', 'chrome')], (wood, steel) => [
    each([-1, 1], (side) =>
      tube(triples([0, 0.32, 0, 0, 0.24, side * 0.36, 0.03, 0, side * 0.86, 0.05, -0.14, side * 1.06]), [0.1, 0.1, 0.085, 0.07], wood, 0.03)),
    rod([0.05, -0.13, -1.0], [0.05, -0.13, 1.0], 0.045, wood),
    tube([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4].map((a): Vec3 => [0, 0.82 + Math.sin(a - 0.9) * 0.2, -Math.cos(a - 0.9) * 0.2 + 0.02]), 0.03, steel),
    tube(triples([0, 0.34, 0, 0, 0.5, 0, 0, 0.66, -0.1]), 0.03, steel)]),
  // Mast, jib, counterweight and hook: bars thick enough to be visible from afar.
  'construction-crane': thing(30, (t) => {
    const paint = t.main('#f2b21c', 'satin')
    const gray = t.fixed('#8f959b', 'matte')
    t.slab([0, -0.2, 0], [0.9, 0.2, 0.9], gray, 0.04)
    const [half, top] = [0.3, 9]
    for (const x of [-half, half]) for (const z of [-half, half]) t.rod([x, 0, z], [x, top, z], 0.075, paint)
    for (let i = 0; i < 12; i++) {
      const [y, up] = [i * 0.75, (i + 1) * 0.75]
      const s = i % 2 ? 1 : -1
      for (const side of [-half, half])
        t.rod([side, y, s * half], [side, up, -s * half], 0.045, paint).rod([s * half, y, side], [-s * half, up, side], 0.045, paint)
    }
    t.slab([0, top + 0.1, 0], [0.46, 0.14, 0.46], gray, 0.04).slab([0.42, top - 0.42, 0.3], [0.26, 0.34, 0.26], t.second('#f4f6f8', 'gloss'), 0.05)
      .slab([0.6, top - 0.36, 0.3], [0.1, 0.2, 0.22], t.fixed('#3a5a70', 'glass'), 0.03)
    const apex: Vec3 = [0, top + 2, 0]
    for (const z of [-0.25, 0.25]) t.rod([0, top + 0.2, z], apex, 0.08, paint)
    const [tip, tail] = [7, -3]
    for (const x of [-0.22, 0.22]) t.rod([x, top + 0.3, tail], [x, top + 0.3, tip], 0.06, paint)
    t.rod([0, top + 0.85, 0.2], [0, top + 0.85, tip - 0.5], 0.06, paint)
    for (let i = 0; i < 9; i++) {
      const z = 0.2 + i * 0.72
      for (const x of [-0.22, 0.22])
        t.rod([x, top + 0.3, z], [0, top + 0.85, z + 0.36], 0.04, paint).rod([0, top + 0.85, z + 0.36], [x, top + 0.3, z + 0.72], 0.04, paint)
    }
    const cable = t.apart(t.fixed('#2c2f33', 'metal'))
    t.rod(apex, [0, top + 0.9, tip * 0.72], 0.03, cable).rod(apex, [0, top + 0.35, tail + 0.3], 0.03, cable)
      .slab([0, top - 0.1, tail + 0.35], [0.34, 0.5, 0.42], gray, 0.04)
    const out = tip * 0.66
    t.slab([0, top + 0.2, out], [0.3, 0.1, 0.26], gray, 0.03)
    for (const z of [-0.1, 0.1]) t.rod([0, top + 0.2, out + z], [0, 5.6, out + z], 0.03, cable)
    t.slab([0, 5.5, out], [0.14, 0.18, 0.2], t.fixed('#d22b2b', 'gloss'), 0.04).ring([0, 5.18, out], 0.14, 0.045, 'x', cable)
  }),
}
