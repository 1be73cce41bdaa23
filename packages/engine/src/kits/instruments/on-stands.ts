import { made, main, pairs, quads, rod, slab, type Thing, type ThingRow, thing, times, triples, type Vec3 } from '../builder/index.ts'
import { drumShell, keys, strung, VIOLIN } from './parts.ts'

/** Attribute of an instrument with a player: the player's seat is then part of it. */
export const PLAYED = 'played'

function stool(t: Thing, [x, y, z]: Vec3, radius: number): void {
  if (!t.input.attributes.includes(PLAYED)) return
  const seat = t.fixed('#1b1b1e', 'satin')
  const steel = t.fixed('#c9ced6', 'chrome')
  t.drum([x, y - radius * 0.2, z], radius, radius * 0.2, seat, radius * 0.12).rod([x, y - radius * 0.4, z], [x, y * 0.3, z], radius * 0.14, steel)
  for (let i = 0; i < 3; i++) {
    const angle = i * 2.09 + 0.5
    t.rod([x, y * 0.36, z], [x + Math.cos(angle) * radius, 0.02, z + Math.sin(angle) * radius], radius * 0.09, steel)
  }
}

function bench(t: Thing, x: number, hex: string): void {
  const wood = t.main(hex, 'gloss')
  t.slab([x, 0.45, 0], [0.17, 0.05, 0.36], wood, 0.04)
  for (const z of [-0.3, 0.3]) for (const dx of [-0.12, 0.12]) t.rod([x + dx, 0.42, z], [x + dx, 0, z], 0.025, wood)
}

/** The rim of a grand piano from the high end of the keyboard around to the low end. */
const RIM = pairs([0.74, 0.76, 0.42, 0.74, 0.16, 0.58, -0.06, 0.32, -0.3, 0.12, -0.56, 0.02, -0.8, -0.12, -0.92, -0.36, -0.84, -0.62, -0.6, -0.76, 0.74, -0.76])

/** Position of the rim opposite a point of the straight side. */
function rimAt(x: number): number {
  const i = Math.max(1, RIM.findIndex(([end]) => end < x))
  const [[x0, z0], [x1, z1]] = [RIM[i - 1], RIM[i]]
  return z0 + ((x0 - x) / (x0 - x1)) * (z1 - z0)
}

function grandPiano(t: Thing): void {
  const lacquer = t.main('#15161a', 'gloss')
  const gilt = t.fixed('#c48a36', 'satin')
  for (const [i, [x, z]] of RIM.entries()) {
    const next = RIM[i + 1]
    if (!next) continue
    const [dx, dz] = [next[0] - x, next[1] - z]
    const middle: Vec3 = [x + dx / 2, 0.835, z + dz / 2]
    t.slab(middle, [Math.hypot(dx, dz) / 2 + 0.025, 0.12, 0.03], lacquer, 0.02, Math.atan2(-dz, dx))
  }
  const steps = 8
  for (let i = 0; i < steps; i++) {
    const x = 0.66 - ((i + 0.5) / steps) * 1.5
    const edge = rimAt(x) - 0.05
    const half: Vec3 = [0.75 / steps + 0.01, 0.09, (edge + 0.75) / 2]
    t.slab([x, 0.82, (edge - 0.75) / 2], half, lacquer, 0.01)
    if (x < 0.5) t.slab([x, 0.93, (edge - 0.75) / 2], [half[0], 0.012, half[2]], gilt, 0.004)
  }
  // The lid is hinged on the straight side and opens on the other.
  const lid = t.main('#15161a', 'satin')
  const planks = 30
  for (let i = 0; i < planks; i++) {
    const s = i / (planks - 1)
    const z = -0.74 + s * 0.86
    const y = 0.97 + s * 0.6
    const tail = -0.62 - 0.16 * Math.sin(Math.min(1, s * 2.4) * Math.PI * 0.5) + 0.98 * Math.max(0, s - 0.3) ** 1.2
    t.rod([0.46, y, z], [tail, y, z], 0.022, lid, 0.022, 0.035)
  }
  t.rod([0.3, 0.96, 0.6], [0.26, 1.55, 0.1], 0.014, lacquer).slab([0.82, 0.8, 0], [0.14, 0.05, 0.76], lacquer, 0.03)
  for (const z of [-0.74, 0.74]) t.slab([0.84, 0.86, z], [0.13, 0.045, 0.03], lacquer, 0.02)
  keys(t, 0.85, 0.87, 0.7, 36)
  t.slab([0.62, 1.12, 0], [0.015, 0.15, 0.35], lacquer, 0.01)
  for (const [x, z] of pairs([0.6, 0.66, 0.6, -0.66, -0.68, -0.4])) t.rod([x, 0.75, z], [x, 0.05, z], 0.07, lacquer, 0.045)
  bench(t, 1.38, '#15161a')
  t.player = { seat: [1.34, 0.5, 0], hands: [0.92, 0.97, 0], turn: Math.PI }
  t.seat = [0, 1, 0]
}

/** Two sheets of music on a music stand with its foot at `low`. */
function notes(t: Thing, low: number, iron: number): void {
  t.slab([-0.02, low + 0.2, 0], [0.012, 0.2, 0.29], iron, 0.008).slab([0.02, low, 0], [0.035, 0.01, 0.29], iron, 0.006)
  const paper = t.second('#fbf8ee', 'matte')
  const ink = t.fixed('#1b1b1e', 'matte')
  for (const side of [-1, 1]) {
    t.slab([0.002, low + 0.21, side * 0.138], [0.01, 0.2, 0.132], paper, 0.003)
    for (let staff = 0; staff < 3; staff++) {
      const foot = low + 0.075 + staff * 0.115
      for (let line = 0; line < 5; line++) {
        const y = foot + line * 0.015
        t.slab([0.011, y, side * 0.138], [0.003, 0.0016, 0.114], ink, 0.001)
      }
      for (let i = 0; i < 5; i++) {
        const y = foot + 0.0075 * ((i * 3 + staff * 2 + (side > 0 ? 1 : 0)) % 7)
        const z = side * 0.138 - 0.084 + i * 0.042
        t.ball([0.014, y, z], [0.006, 0.007, 0.009], ink).slab([0.014, y + 0.022, z + 0.008], [0.003, 0.022, 0.0018], ink, 0.001)
      }
    }
  }
  t.face = [0, low + 0.2, 0]
}

/** Instruments with a fixed place, which the player sits or stands at. */
export const INSTRUMENTS_ON_STANDS: Readonly<Record<string, ThingRow>> = {
  cello: thing(1.25, (t) => {
    strung(t, { ...VIOLIN, deep: 0.2, neck: 0.6 })
    t.rod([0.05, -0.4, 0], [0.1, -0.75, 0], 0.025, t.fixed('#c9ced6', 'chrome'))
    if (t.input.attributes.includes(PLAYED)) {
      const wood = t.fixed('#3a2418', 'wood')
      t.slab([-0.72, 0.2, -0.26], [0.42, 0.05, 0.46], wood, 0.04)
      for (const x of [-1.06, -0.38]) for (const z of [-0.62, 0.1]) t.rod([x, 0.18, z], [x, -0.74, z], 0.05, wood)
    }
    t.player = { seat: [-0.66, 0.27, -0.26], hands: [0.36, 0.6, -0.26], turn: 0 }
  }),
  harp: thing(1.8, (t) => {
    const gold = t.main('#d9a82e', 'metal')
    t.tube(triples([0, -1, -0.55, 0, 0, -0.25, 0, 0.85, 0.35]), [0.2, 0.15, 0.08], gold)
      .tube(triples([0, 0.85, 0.35, 0, 0.95, 0.1, 0, 0.8, -0.3, 0, 1.05, -0.7]), 0.07, gold, 0.03).rod([0, -1, -0.72], [0, 1.1, -0.72], 0.07, gold)
    for (let i = 0; i < 13; i++) {
      const s = i / 12
      t.rod([0, -0.85 + s * 1.55, -0.5 + s * 0.78], [0, 0.88, -0.6 + s * 0.85], 0.009, t.fixed('#f1ede0'))
    }
    t.slab([0, -1.1, -0.62], [0.24, 0.08, 0.28], gold, 0.05)
    if (t.input.attributes.includes(PLAYED)) {
      const seat = t.fixed('#2c1a10', 'wood')
      t.drum([0.2, -0.56, 0.3], 0.24, 0.05, seat, 0.03)
      for (let i = 0; i < 4; i++)
        t.rod([0.2 + Math.cos(i * 1.57 + 0.8) * 0.17, -0.58, 0.3 + Math.sin(i * 1.57 + 0.8) * 0.17],
          [0.2 + Math.cos(i * 1.57 + 0.8) * 0.21, -1.17, 0.3 + Math.sin(i * 1.57 + 0.8) * 0.21], 0.03, seat)
    }
    t.player = { seat: [0.2, -0.51, 0.3], hands: [0.2, 0.1, -0.35], turn: Math.PI / 2 }
  }),
  'grand-piano': [1.6, grandPiano],
  'upright-piano': thing(1.25, (t) => {
    const wood = t.main('#6b4022', 'wood')
    t.slab([-0.1, 0.62, 0], [0.24, 0.62, 0.75], wood, 0.03).slab([0.25, 0.68, 0], [0.16, 0.06, 0.75], wood, 0.02)
    keys(t, 0.27, 0.75, 0.68, 36)
    for (const z of [-0.7, 0.7]) t.rod([0.32, 0.62, z], [0.32, 0, z], 0.05, wood)
    t.slab([0.16, 1, 0], [0.02, 0.13, 0.4], t.second('#7d4d2a', 'wood'), 0.02).slab([0.2, 1.02, 0], [0.012, 0.12, 0.17], t.fixed('#fbf8ef'), 0.01)
    if (t.input.attributes.includes(PLAYED)) bench(t, 0.82, '#6b4022')
    t.player = { seat: [0.78, 0.5, 0], hands: [0.33, 0.81, 0], turn: Math.PI }
  }),
  keyboard: thing(0.95, (t) => {
    t.slab([0, 0.85, 0], [0.2, 0.06, 0.75], t.main('#1f2126', 'satin'), 0.03)
    keys(t, 0.08, 0.92, 0.68, 36)
    for (let i = 0; i < 6; i++) t.ball([-0.12, 0.92, -0.5 + i * 0.1], 0.02, t.glow(i % 2 ? '#ff4a6a' : '#4ac8ff', 2))
    for (const s of [-1, 1]) t.rod([0, 0.8, s * 0.45], [0, 0.02, -s * 0.45], 0.03, t.fixed('#26272b', 'metal'))
    t.player = { seat: [0.52, 0, 0], hands: [0.1, 0.96, 0], turn: Math.PI, stands: true }
  }),
  'drum-kit': thing(1.25, (t) => {
    const shell = t.main('#c8202a', 'gloss')
    const chrome = t.fixed('#c9ced6', 'chrome')
    const bronze = t.fixed('#d9b04a', 'metal')
    for (let i = 0; i < 5; i++) t.ring([-0.12 + i * 0.09, 0.33, 0], 0.29, 0.055, 'x', shell)
    t.disc([0.27, 0.33, 0], 0.3, 0.03, 'x', t.fixed('#f3efe4'))
    for (const z of [-0.21, 0.21]) {
      drumShell(t, [-0.02, 0.7, z], 0.17, 0.09)
      t.rod([0.04, 0.5, z * 0.4], [0, 0.66, z], 0.02, chrome)
    }
    drumShell(t, [-0.42, 0.38, -0.58], 0.23, 0.2)
    drumShell(t, [-0.36, 0.6, 0.46], 0.18, 0.07)
    for (const [x, z] of pairs([-0.42, -0.58, -0.36, 0.46]))
      for (let i = 0; i < 3; i++)
        t.rod([x + Math.cos(i * 2.09) * 0.16, 0.56, z + Math.sin(i * 2.09) * 0.16], [x + Math.cos(i * 2.09) * 0.2, 0, z + Math.sin(i * 2.09) * 0.2], 0.014,
          chrome)
    for (const [x, y, z, r] of quads([-0.06, 1.18, -0.7, 0.27, -0.06, 1.24, 0.66, 0.25, -0.34, 0.82, 0.78, 0.17]))
      t.rod([x - 0.05, 0, z], [x, y, z], 0.016, chrome).ball([x, y, z], [r, 0.018, r], bronze).ball([x, y + 0.016, z], [r * 0.25, 0.026, r * 0.25], bronze)
    stool(t, [-0.88, 0.6, 0], 0.19)
    t.board([0.31, 0.33, 0], 0.23, 0.14)
    t.player = { seat: [-0.88, 0.6, 0], hands: [-0.4, 1.22, -0.2], turn: 0 }
  }),
  'dj-deck': thing(1.15, (t) => {
    const body = t.main('#1d1f26', 'satin')
    const steel = t.fixed('#c9ced6', 'chrome')
    t.slab([0, 0.5, 0], [0.34, 0.48, 0.95], body, 0.04).slab([0, 0.99, 0], [0.38, 0.03, 1], t.fixed('#101116', 'gloss'), 0.02)
    for (const [i, hex] of ['#ff3a8a', '#9a4aff', '#3ac8ff'].entries()) t.slab([0.345, 0.26 + i * 0.24, 0], [0.012, 0.022, 0.84], t.glow(hex, 2), 0.01)
    for (const z of [-0.62, 0.62])
      t.slab([0, 1.04, z], [0.27, 0.025, 0.3], t.fixed('#33363f', 'satin'), 0.02).drum([0.02, 1.08, z], 0.22, 0.014, t.fixed('#141418', 'gloss'), 0.006)
        .drum([0.02, 1.1, z], 0.075, 0.008, t.fixed(z > 0 ? '#ff3a8a' : '#3ac8ff', 'satin'), 0.004)
        .rod([-0.18, 1.12, z + 0.24], [0.02, 1.11, z + 0.15], 0.012, steel)
    t.slab([0, 1.05, 0], [0.27, 0.035, 0.24], t.fixed('#2a2d35', 'satin'), 0.02)
    for (let i = 0; i < 12; i++)
      t.ball([-0.16 + Math.floor(i / 4) * 0.14, 1.1, -0.15 + (i % 4) * 0.1], [0.022, 0.02, 0.022], i % 5 === 2 ? t.glow('#ffcf3a', 2) : steel)
    t.board([0.36, 0.5, 0], 0.7, 0.16)
    t.player = { seat: [-0.52, 0, 0], hands: [-0.1, 1.1, 0], turn: 0, stands: true }
  }),
  'music-stand': made(1.25, [main('#26272b', 'metal')], (iron) => [
    times(3, (i) => rod([0, 0.22, 0], [Math.cos(i * 2.09) * 0.26, 0.01, Math.sin(i * 2.09) * 0.26], 0.014, iron)), rod([0, 0.2, 0], [0, 0.98, 0], 0.016, iron),
    (t) => notes(t, 0.9, iron)]),
  'sheet-music': made(0.42, [main('#7a4a28', 'wood')], (wood) => [(t) => notes(t, 0.03, wood), slab([-0.06, 0.015, 0], [0.13, 0.015, 0.29], wood, 0.008)]),
}
