import type { Vec3 } from '../../render/scene.ts'
import { type Thing, type ThingRow, thingKit } from '../builder/thing.ts'
import { goldfish } from '../tableware/glass-jars.ts'
import { pairs, quads, triples } from '../tuples.ts'
import { FITTED } from './fitted.ts'
import { STREET } from './street.ts'

const CORNERS: readonly (readonly [number, number])[] = pairs([1, 1, 1, -1, -1, 1, -1, -1])

/** Four legs under a top at `y`. */
function legs(t: Thing, x: number, z: number, y: number, radius: number, material: number, splay = 0): void {
  for (const [sx, sz] of CORNERS) t.rod([sx * x, y, sz * z], [sx * (x + splay), 0, sz * (z + splay)], radius, material, radius * 0.8)
}

function table(t: Thing, x: number, z: number, y: number): void {
  const wood = t.main('#8a5a34', 'wood')
  t.slab([0, y - 0.03, 0], [x, 0.03, z], wood, 0.015)
  t.slab([0, y - 0.1, 0], [x * 0.9, 0.045, z * 0.9], wood, 0.01)
  legs(t, x * 0.88, z * 0.88, y - 0.06, 0.04, wood)
  t.seat = [0, y, 0]
}

function roundTable(t: Thing, r: number, y: number): void {
  const wood = t.main('#8a5a34', 'wood')
  t.drum([0, y - 0.025, 0], r, 0.025, wood, 0.012)
  t.rod([0, y - 0.05, 0], [0, 0.08, 0], 0.045, t.second('#2c2c30', 'metal'))
  t.ball([0, 0.03, 0], [r * 0.62, 0.04, r * 0.62], t.second('#2c2c30', 'metal'))
  t.seat = [0, y, 0]
}

function chair(t: Thing): void {
  const wood = t.main('#8a5a34', 'wood')
  t.slab([0, 0.46, 0], [0.22, 0.025, 0.22], wood, 0.02)
  legs(t, 0.19, 0.19, 0.45, 0.024, wood, 0.02)
  for (const z of [-0.19, 0.19]) t.rod([-0.2, 0.46, z], [-0.26, 0.95, z], 0.024, wood)
  for (const y of [0.68, 0.88]) t.rod([-0.22 - (y - 0.46) * 0.12, y, -0.19], [-0.22 - (y - 0.46) * 0.12, y, 0.19], 0.03, wood)
  for (const z of [-0.1, 0, 0.1]) t.rod([-0.22, 0.48, z], [-0.265, 0.88, z], 0.014, wood)
  for (const z of [-0.2, 0.2]) t.rod([-0.2, 0.2, z], [0.2, 0.2, z], 0.014, wood)
  t.seat = [0.02, 0.49, 0]
}

/** An upholstered seat `half` wide. */
function upholstered(t: Thing, half: number, hex: string): void {
  const cloth = t.main(hex, 'fabric')
  t.slab([0, 0.24, 0], [0.42, 0.16, half], cloth, 0.08)
  const cushions = Math.max(1, Math.round(half / 0.42))
  const step = ((half - 0.16) * 2) / cushions
  for (let i = 0; i < cushions; i++) {
    const z = -half + 0.16 + step * (i + 0.5)
    t.slab([0.06, 0.44, z], [0.36, 0.09, step / 2 - 0.01], cloth, 0.08)
    t.slab([-0.3, 0.68, z], [0.12, 0.24, step / 2 - 0.01], cloth, 0.11)
  }
  t.slab([-0.38, 0.5, 0], [0.1, 0.36, half], cloth, 0.09)
  for (const side of [-1, 1]) {
    t.slab([0, 0.4, side * (half - 0.06)], [0.42, 0.22, 0.1], cloth, 0.09)
    t.rod([-0.32, 0.62, side * (half - 0.06)], [0.36, 0.62, side * (half - 0.06)], 0.1, cloth)
  }
  legs(t, 0.34, half - 0.12, 0.12, 0.03, t.fixed('#5a3a22', 'wood'))
  t.seat = [0.06, 0.53, 0]
}

function bed(t: Thing): void {
  const sheet = t.main('#f1efe9', 'fabric')
  const wood = t.fixed('#7a5230', 'wood')
  t.slab([0, 0.2, 0], [1.02, 0.1, 0.82], wood, 0.03)
  t.slab([0, 0.38, 0], [0.98, 0.13, 0.78], t.fixed('#f7f5f0', 'fabric'), 0.1)
  t.slab([0.22, 0.46, 0], [0.78, 0.1, 0.83], sheet, 0.1)
  t.slab([-0.52, 0.56, 0], [0.12, 0.035, 0.8], t.second('#a9bfd6', 'fabric'), 0.03)
  for (const z of [-0.38, 0.38]) t.slab([-0.76, 0.58, z], [0.17, 0.09, 0.3], t.fixed('#fbfaf6', 'fabric'), 0.09)
  t.slab([-1.05, 0.55, 0], [0.05, 0.45, 0.85], wood, 0.05)
  t.slab([1.05, 0.3, 0], [0.04, 0.24, 0.85], wood, 0.04)
  legs(t, 0.96, 0.74, 0.15, 0.05, wood)
  t.seat = [0.2, 0.57, 0]
}

function cupboard(t: Thing, half: Vec3, doors: number, drawers: number): void {
  const wood = t.main('#8a5a34', 'wood')
  const knob = t.second('#d9b35a', 'metal')
  const [x, y, z] = half
  t.slab([0, y + 0.08, 0], [x, y, z], wood, 0.02)
  t.slab([0, y * 2 + 0.1, 0], [x * 1.06, 0.03, z * 1.04], wood, 0.015)
  legs(t, x * 0.85, z * 0.9, 0.09, 0.03, wood)
  for (let i = 0; i < doors; i++) {
    const step = (z * 2) / doors
    const at = -z + step * (i + 0.5)
    t.slab([x, y + 0.08, at], [0.012, y * 0.92, step * 0.46], wood, 0.01)
    t.slab([x + 0.008, y + 0.08, at], [0.01, y * 0.76, step * 0.34], wood, 0.008)
    t.ball([x + 0.03, y + 0.08, at + (i % 2 ? -1 : 1) * step * 0.38], 0.022, knob)
  }
  for (let i = 0; i < drawers; i++) {
    const step = (y * 2) / drawers
    const at = 0.08 + step * (i + 0.5)
    t.slab([x, at, 0], [0.014, step * 0.43, z * 0.94], wood, 0.01)
    for (const side of [-0.4, 0.4]) t.ball([x + 0.03, at, side * z], 0.024, knob)
  }
}

function books(t: Thing, x: number, y: number, half: number, tall: number, seed: number): void {
  const hues = ['#a83232', '#2f5d8a', '#3f7d4a', '#c9973a', '#6b3f7a', '#d8cdb4', '#2b2f3a', '#b3603a']
  let z = -half
  for (let i = 0; z < half - 0.05; i++) {
    const thick = 0.022 + ((i * 7 + seed * 3) % 5) * 0.006
    const high = tall * (0.78 + ((i * 5 + seed) % 4) * 0.06)
    t.slab([x, y + high / 2, z + thick], [0.1, high / 2, thick], t.fixed(hues[(i * 3 + seed) % hues.length], 'matte'), 0.006)
    z += thick * 2.08
  }
}

function lampShade(t: Thing, y: number, low: number, high: number, tall: number): void {
  const { night } = t.input
  const shade = t.main('#f3e3bd', 'fabric', { emission: night ? [1.1, 0.8, 0.4] : [0.55, 0.44, 0.24] })
  const rows = 5
  for (let i = 0; i <= rows; i++) {
    const share = i / rows
    t.ring([0, y + share * tall, 0], low + (high - low) * share, (tall / rows) * 0.62, 'y', shade, 0.02)
  }
  t.ball([0, y + tall * 0.4, 0], tall * 0.2, t.glow('#ffe2a0', 3))
  t.light([0, y + tall * 0.3, 0], '#ffd08a', night ? 7 : 5, night ? 2.2 : 0.8)
}

const ROOM: Readonly<Record<string, ThingRow>> = {
  chair: [0.95, chair],
  armchair: [0.95, (t) => upholstered(t, 0.46, '#1f7d7a')],
  'rocking-chair': [
    1.05,
    (t) => {
      chair(t)
      for (const z of [-0.21, 0.21]) t.tube(triples([-0.5, 0.07, z, -0.25, -0.02, z, 0.1, -0.05, z, 0.4, 0.03, z]), 0.025, t.main('#8a5a34', 'wood'))
      for (const z of [-0.23, 0.23]) t.tube(triples([-0.23, 0.7, z, 0.18, 0.68, z, 0.2, 0.46, z]), 0.022, t.main('#8a5a34', 'wood'))
    },
  ],
  'office-chair': [
    1.1,
    (t) => {
      const cloth = t.main('#26272b', 'fabric')
      const steel = t.fixed('#8a8d94', 'metal')
      t.slab([0, 0.48, 0], [0.25, 0.05, 0.25], cloth, 0.05)
      t.slab([-0.27, 0.85, 0], [0.05, 0.28, 0.22], cloth, 0.05)
      t.rod([0, 0.44, 0], [0, 0.12, 0], 0.03, steel)
      for (let i = 0; i < 5; i++) {
        const [x, z] = [Math.cos(i * 1.257) * 0.28, Math.sin(i * 1.257) * 0.28]
        t.rod([0, 0.12, 0], [x, 0.07, z], 0.025, steel)
        t.ball([x, 0.035, z], 0.035, t.fixed('#1b1b1e'))
      }
      for (const z of [-0.28, 0.28]) t.tube(triples([-0.1, 0.5, z, -0.05, 0.68, z, 0.16, 0.68, z]), 0.025, t.fixed('#1b1b1e'))
      t.seat = [0, 0.53, 0]
    },
  ],
  throne: [
    1.8,
    (t) => {
      const gold = t.main('#d9a82e', 'metal')
      const velvet = t.second('#9a1f2e', 'fabric')
      t.slab([0, 0.1, 0], [0.5, 0.1, 0.5], gold, 0.03)
      t.slab([0, 0.42, 0], [0.4, 0.16, 0.4], gold, 0.05)
      t.slab([0.02, 0.6, 0], [0.36, 0.06, 0.34], velvet, 0.06)
      t.slab([-0.36, 1.1, 0], [0.08, 0.6, 0.42], gold, 0.05)
      t.slab([-0.29, 1.05, 0], [0.05, 0.44, 0.31], velvet, 0.05)
      for (const z of [-0.42, 0.42]) {
        t.slab([0, 0.72, z], [0.36, 0.05, 0.07], gold, 0.04)
        t.ball([0.36, 0.74, z], 0.09, gold)
        t.rod([0.32, 0.2, z], [0.32, 0.7, z], 0.05, gold)
        t.rod([-0.36, 1.6, z], [-0.36, 1.86, z], 0.05, gold, 0.02)
      }
      for (const [z, r] of pairs([-0.22, 0.12, 0, 0.17, 0.22, 0.12])) t.ball([-0.36, 1.72, z], [0.08, r, r], gold)
      t.ball([-0.27, 1.72, 0], 0.07, t.fixed('#b3122f', 'glass'))
      t.seat = [0.04, 0.66, 0]
    },
  ],
  stool: [
    0.55,
    (t) => {
      t.drum([0, 0.52, 0], 0.2, 0.03, t.main('#8a5a34', 'wood'), 0.02)
      legs(t, 0.12, 0.12, 0.5, 0.025, t.main('#8a5a34', 'wood'), 0.05)
      t.seat = [0, 0.55, 0]
    },
  ],
  bench: [
    0.85,
    (t) => {
      const wood = t.main('#8a5a34', 'wood')
      const iron = t.second('#2c2c30', 'metal')
      for (const x of [-0.14, 0, 0.14]) t.slab([x, 0.44, 0], [0.055, 0.02, 0.8], wood, 0.012)
      for (const y of [0.58, 0.7, 0.82]) t.slab([-0.22 - (y - 0.5) * 0.15, y, 0], [0.02, 0.045, 0.8], wood, 0.012)
      for (const z of [-0.68, 0.68]) {
        t.tube(triples([0.24, 0, z, 0.18, 0.4, z, -0.2, 0.42, z, -0.3, 0.86, z]), 0.03, iron)
        t.rod([-0.2, 0.42, z], [-0.26, 0, z], 0.03, iron)
        t.tube(triples([-0.24, 0.64, z, 0.16, 0.62, z, 0.18, 0.42, z]), 0.024, iron)
      }
      t.seat = [0, 0.46, 0]
    },
  ],
  swing: [
    2.4,
    (t) => {
      const wood = t.main('#8a5a34', 'wood')
      for (const z of [-1, 1]) {
        t.rod([-0.6, 0, z * 1.15], [0, 2.4, z], 0.05, wood)
        t.rod([0.6, 0, z * 1.15], [0, 2.4, z], 0.05, wood)
      }
      t.rod([0, 2.4, -1.05], [0, 2.4, 1.05], 0.055, wood)
      for (const z of [-0.25, 0.25]) t.rod([0, 2.4, z], [0.05, 0.55, z], 0.014, t.fixed('#d9c49a', 'matte'))
      t.slab([0.05, 0.54, 0], [0.13, 0.02, 0.3], wood, 0.015)
      t.seat = [0.05, 0.56, 0]
    },
  ],
  hammock: [
    1.2,
    (t) => {
      const cloth = t.main('#c8322b', 'fabric')
      const wood = t.fixed('#8a5a34', 'wood')
      for (let i = -4; i <= 4; i++)
        t.tube(
          triples([0, 1.02, -1.3, i * 0.07, 0.66, -0.8, i * 0.1, 0.42 + i * i * 0.008, 0, i * 0.07, 0.66, 0.8, 0, 1.02, 1.3]),
          [0.02, 0.05, 0.07, 0.05, 0.02],
          i % 2 ? t.second('#f1e6cf', 'fabric') : cloth,
          0.02,
        )
      for (const z of [-1, 1]) {
        t.rod([0, 0, z * 1.2], [0, 1.2, z * 1.6], 0.05, wood)
        t.rod([0, 1.02, z * 1.3], [0, 1.12, z * 1.56], 0.014, t.fixed('#d9c49a'))
      }
      t.seat = [0, 0.5, 0]
    },
  ],
  'deck-chair': [
    0.8,
    (t) => {
      const wood = t.fixed('#c79a63', 'wood')
      for (let i = -3; i <= 3; i++)
        t.tube(
          triples([0.42, 0.3, i * 0.075, 0.1, 0.22, i * 0.075, -0.2, 0.36, i * 0.075, -0.58, 0.88, i * 0.075]),
          0.04,
          i % 2 ? t.main('#2a5da8', 'fabric') : t.second('#f7f4ec', 'fabric'),
        )
      for (const z of [-0.3, 0.3]) {
        t.rod([0.5, 0.34, z], [-0.5, 0, z], 0.025, wood)
        t.rod([0.5, 0, z], [-0.62, 0.92, z], 0.025, wood)
      }
      t.seat = [0.05, 0.28, 0]
    },
  ],
  sofa: [0.85, (t) => upholstered(t, 1.05, '#2c5aa0')],
  table: [0.75, (t) => table(t, 0.5, 0.85, 0.75)],
  'round-table': [0.75, (t) => roundTable(t, 0.45, 0.75)],
  'coffee-table': [0.42, (t) => table(t, 0.36, 0.6, 0.42)],
  'picnic-table': [
    0.75,
    (t) => {
      const wood = t.main('#9a6a3c', 'wood')
      for (let i = -2; i <= 2; i++) t.slab([i * 0.15, 0.74, 0], [0.07, 0.025, 0.95], wood, 0.012)
      for (const x of [-0.68, 0.68]) for (const d of [-0.07, 0.07]) t.slab([x + d, 0.43, 0], [0.065, 0.025, 0.95], wood, 0.012)
      for (const z of [-0.7, 0.7]) {
        t.rod([-0.3, 0.72, z], [-0.65, 0, z], 0.04, wood)
        t.rod([0.3, 0.72, z], [0.65, 0, z], 0.04, wood)
        t.rod([-0.7, 0.4, z], [0.7, 0.4, z], 0.035, wood)
      }
      t.seat = [0, 0.77, 0]
    },
  ],
  desk: [
    0.76,
    (t) => {
      const wood = t.main('#8a5a34', 'wood')
      t.slab([0, 0.74, 0], [0.36, 0.025, 0.75], wood, 0.012)
      for (const side of [-1, 1]) {
        t.slab([0, 0.37, side * 0.55], [0.32, 0.35, 0.17], wood, 0.02)
        for (let i = 0; i < 3; i++) {
          t.slab([0.33, 0.16 + i * 0.22, side * 0.55], [0.012, 0.09, 0.145], wood, 0.008)
          t.ball([0.355, 0.16 + i * 0.22, side * 0.55], 0.018, t.second('#d9b35a', 'metal'))
        }
      }
      t.seat = [0, 0.77, 0]
    },
  ],
  bed: [0.95, bed],
  crib: [
    1,
    (t) => {
      const wood = t.main('#f1efe9', 'satin')
      for (const x of [-0.32, 0.32]) for (let i = 0; i <= 9; i++) t.rod([x, 0.25, -0.6 + i * 0.133], [x, 0.92, -0.6 + i * 0.133], 0.016, wood)
      for (const x of [-0.32, 0.32]) for (const y of [0.25, 0.93]) t.rod([x, y, -0.62], [x, y, 0.62], 0.028, wood)
      for (const z of [-0.63, 0.63]) t.slab([0, 0.62, z], [0.34, 0.38, 0.025], wood, 0.02)
      legs(t, 0.32, 0.63, 0.3, 0.035, wood)
      t.slab([0, 0.36, 0], [0.3, 0.07, 0.58], t.second('#a9cbe6', 'fabric'), 0.06)
      t.seat = [0, 0.43, 0]
    },
  ],
  bookshelf: [
    2,
    (t) => {
      const wood = t.main('#7a4f2c', 'wood')
      for (const z of [-0.58, 0.58]) t.slab([0, 1, z], [0.17, 1, 0.025], wood, 0.01)
      t.slab([-0.15, 1, 0], [0.02, 1, 0.58], t.fixed('#4a2f1b', 'wood'), 0.01)
      for (let i = 0; i < 6; i++) t.slab([0, 0.04 + i * 0.387, 0], [0.17, 0.02, 0.58], wood, 0.01)
      for (let i = 0; i < 5; i++) books(t, 0.03, 0.06 + i * 0.387, i === 3 ? 0.3 : 0.54, 0.31, i + 1)
      t.ball([0.05, 1.34, 0.42], 0.09, t.fixed('#2f8a9a', 'gloss'))
    },
  ],
  wardrobe: [2, (t) => cupboard(t, [0.3, 0.93, 0.6], 2, 0)],
  dresser: [1, (t) => cupboard(t, [0.25, 0.43, 0.6], 0, 4)],
  mirror: [
    1.6,
    (t) => {
      t.ball([0, 0.85, 0], [0.05, 0.78, 0.5], t.main('#d9a82e', 'metal'))
      t.ball([0.03, 0.85, 0], [0.04, 0.7, 0.43], t.fixed('#cfdde6', 'chrome'))
      t.slab([0, 0.08, 0], [0.2, 0.06, 0.34], t.main('#d9a82e', 'metal'), 0.04)
      for (let i = 0; i < 5; i++) t.ball([0.02, 1.63 - Math.abs(i - 2) * 0.05, (i - 2) * 0.11], 0.06, t.main('#d9a82e', 'metal'))
    },
  ],
  lamp: [
    0.5,
    (t) => {
      const base = t.second('#3d6ea8', 'gloss')
      t.ball([0, 0.03, 0], [0.1, 0.03, 0.1], base)
      t.ball([0, 0.13, 0], [0.09, 0.11, 0.09], base)
      t.rod([0, 0.2, 0], [0, 0.34, 0], 0.012, t.fixed('#d9b35a', 'metal'))
      lampShade(t, 0.3, 0.17, 0.11, 0.2)
    },
  ],
  'floor-lamp': [
    1.6,
    (t) => {
      t.ball([0, 0.02, 0], [0.17, 0.025, 0.17], t.second('#2c2c30', 'metal'))
      t.rod([0, 0.02, 0], [0, 1.35, 0], 0.016, t.second('#2c2c30', 'metal'))
      lampShade(t, 1.28, 0.24, 0.15, 0.3)
    },
  ],
  chandelier: [
    1,
    (t) => {
      const gold = t.main('#d9a82e', 'metal')
      t.rod([0, 0.9, 0], [0, 0.1, 0], 0.02, gold)
      t.ball([0, 0.3, 0], [0.08, 0.14, 0.08], gold)
      t.ball([0, 0.06, 0], 0.06, t.fixed('#dff0fa', 'glass'))
      for (let i = 0; i < 8; i++) {
        const [x, z] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
        t.tube(triples([0, 0.34, 0, x * 0.25, 0.22, z * 0.25, x * 0.5, 0.32, z * 0.5]), 0.018, gold)
        t.rod([x * 0.5, 0.34, z * 0.5], [x * 0.5, 0.46, z * 0.5], 0.02, t.fixed('#f7f3e6'))
        t.ball([x * 0.5, 0.52, z * 0.5], [0.025, 0.05, 0.025], t.glow('#ffd27a', 4))
        t.ball([x * 0.5, 0.24, z * 0.5], 0.03, t.fixed('#dff0fa', 'glass'))
      }
      t.light([0, 0.5, 0], '#ffd08a', 8, 1)
    },
  ],
  fireplace: [
    1.3,
    (t) => {
      const brick = t.main('#9a4f3a', 'matte', { pattern: { kind: 'brick', color: [0.45, 0.4, 0.36], scale: 4 } })
      for (const z of [-0.62, 0.62]) t.slab([0, 0.52, z], [0.25, 0.52, 0.18], brick, 0.02)
      t.slab([0, 1.02, 0], [0.25, 0.14, 0.8], brick, 0.02)
      t.slab([-0.2, 0.5, 0], [0.05, 0.5, 0.5], t.fixed('#1c1412', 'matte'), 0.01)
      t.slab([0.04, 1.22, 0], [0.34, 0.05, 0.9], t.second('#6b4526', 'wood'), 0.02)
      t.slab([0.1, 0.04, 0], [0.36, 0.04, 0.85], t.fixed('#6b6660', 'stone'), 0.02)
      for (const [x, z, turn] of triples([0, -0.12, 0.1, 0.06, 0.1, -0.1]))
        t.rod([x, 0.14, -0.3 + z], [x + turn, 0.14, 0.3 + z], 0.06, t.fixed('#4a2f1b', 'wood'))
      for (const [z, tall] of pairs([-0.18, 0.2, 0, 0.34, 0.17, 0.24])) {
        t.rod([0.03, 0.2, z], [0.03, 0.2 + tall, z], 0.1, t.glow('#ff7a1c', 3), 0.01)
        t.rod([0.07, 0.2, z], [0.07, 0.2 + tall * 0.55, z], 0.06, t.glow('#ffd23f', 4), 0.01)
      }
      t.light([0.5, 0.4, 0], '#ff8a3a', 6, 1.4)
      t.seat = [0.05, 1.27, 0]
    },
  ],
  bathtub: [
    0.6,
    (t) => {
      const enamel = t.main('#f4f4f2', 'gloss')
      t.slab([0, 0.34, 0], [0.36, 0.24, 0.78], enamel, 0.23)
      t.slab([0, 0.5, 0], [0.41, 0.1, 0.84], enamel, 0.095, 0, 0.08)
      t.slab([0, 0.575, 0], [0.44, 0.035, 0.88], enamel, 0.034, 0, 0.02)
      t.slab([0, 0.605, 0], [0.34, 0.012, 0.76], t.apart(t.fixed('#9fd3e6', 'glass')), 0.01)
      for (const [sx, sz] of CORNERS) t.rod([sx * 0.24, 0.2, sz * 0.45], [sx * 0.3, 0.03, sz * 0.55], 0.04, t.second('#d9a82e', 'metal'))
      for (let i = 0; i < 7; i++) t.ball([Math.cos(i * 2.4) * 0.2, 0.61, -0.3 + Math.sin(i * 2.4) * 0.25], 0.08, t.fixed('#fbfdff', 'satin'))
      t.seat = [0, 0.5, 0]
    },
  ],
  toilet: [
    0.75,
    (t) => {
      const china = t.main('#f4f4f2', 'gloss')
      t.rod([0.05, 0, 0], [0.08, 0.3, 0], 0.14, china, 0.18)
      t.ball([0.12, 0.36, 0], [0.27, 0.1, 0.2], china)
      t.ring([0.14, 0.42, 0], 0.16, 0.05, 'y', t.second('#ffffff', 'gloss'))
      t.slab([-0.22, 0.56, 0], [0.1, 0.2, 0.22], china, 0.05)
      t.slab([-0.14, 0.62, 0], [0.03, 0.19, 0.17], china, 0.03)
      t.seat = [0.1, 0.46, 0]
    },
  ],
  sink: [
    0.9,
    (t) => {
      const china = t.main('#f4f4f2', 'gloss')
      t.rod([0, 0, 0], [0, 0.7, 0], 0.1, china)
      t.ball([0.03, 0.8, 0], [0.26, 0.12, 0.34], china)
      t.ring([0.04, 0.88, 0], 0.22, 0.05, 'y', china)
      t.tube(triples([-0.2, 0.86, 0, -0.2, 1.05, 0, -0.05, 1.08, 0, 0, 1, 0]), 0.025, t.fixed('#d8dce2', 'chrome'))
    },
  ],
  fridge: [
    1.8,
    (t) => {
      const paint = t.main('#eceff0', 'gloss')
      t.slab([0, 0.92, 0], [0.32, 0.88, 0.36], paint, 0.09)
      t.slab([0.3, 1.45, 0], [0.04, 0.32, 0.355], paint, 0.06)
      t.slab([0.3, 0.6, 0], [0.04, 0.5, 0.355], paint, 0.06)
      for (const y of [1.3, 0.95]) t.rod([0.38, y - 0.12, -0.27], [0.38, y + 0.12, -0.27], 0.018, t.fixed('#b9bdc4', 'chrome'))
    },
  ],
  oven: [
    0.9,
    (t) => {
      const steel = t.main('#c4c9d0', 'metal')
      t.slab([0, 0.45, 0], [0.3, 0.45, 0.32], steel, 0.03)
      t.slab([0.3, 0.36, 0], [0.015, 0.2, 0.24], t.fixed('#1c2026', 'glass'), 0.02)
      t.rod([0.35, 0.62, -0.24], [0.35, 0.62, 0.24], 0.015, t.fixed('#d8dce2', 'chrome'))
      for (let i = 0; i < 4; i++) t.ball([0.31, 0.78, -0.21 + i * 0.14], [0.03, 0.035, 0.035], t.fixed('#26272b'))
      for (const [sx, sz] of CORNERS) t.ring([sx * 0.13, 0.91, sz * 0.15], 0.08, 0.014, 'y', t.fixed('#26272b'))
    },
  ],
  'washing-machine': [
    0.85,
    (t) => {
      const paint = t.main('#f1f3f4', 'gloss')
      t.slab([0, 0.42, 0], [0.3, 0.42, 0.3], paint, 0.04)
      t.ring([0.31, 0.4, 0], 0.18, 0.035, 'x', t.fixed('#b9bdc4', 'chrome'))
      t.ball([0.3, 0.4, 0], [0.05, 0.17, 0.17], t.fixed('#2a4a5c', 'glass'))
      t.slab([0.3, 0.75, 0], [0.012, 0.05, 0.26], t.fixed('#c9ced6'), 0.01)
      t.ball([0.32, 0.75, 0.18], [0.03, 0.035, 0.035], t.fixed('#5a606a'))
    },
  ],
  television: [
    0.8,
    (t) => {
      t.slab([0, 0.46, 0], [0.04, 0.34, 0.58], t.main('#1b1c20', 'gloss'), 0.03)
      t.slab([0.03, 0.46, 0], [0.02, 0.31, 0.55], t.fixed('#3f6f9a', 'glass', { emission: [0.06, 0.12, 0.2] }), 0.01)
      t.rod([0, 0.12, 0], [0, 0.03, 0], 0.03, t.main('#1b1c20', 'gloss'))
      t.slab([0, 0.015, 0], [0.12, 0.015, 0.22], t.main('#1b1c20', 'gloss'), 0.01)
      t.board([0.055, 0.46, 0], 0.48, 0.26, '#ffffff')
    },
  ],
  pedestal: [
    0.3,
    (t) => {
      const stone = t.main('#efece6', 'satin')
      t.drum([0, 0.05, 0], 0.52, 0.05, stone, 0.02)
      t.drum([0, 0.2, 0], 0.44, 0.1, stone, 0.02)
      t.seat = [0, 0.3, 0]
    },
  ],
  rug: [
    0.03,
    (t) => {
      t.slab([0, 0.01, 0], [0.8, 0.012, 1.2], t.second('#e6d3ac', 'fabric'), 0.01)
      t.slab([0, 0.015, 0], [0.72, 0.012, 1.1], t.main('#a3202e', 'fabric'), 0.01)
      t.slab([0, 0.02, 0], [0.5, 0.012, 0.85], t.second('#1f2f5a', 'fabric'), 0.01)
      for (const z of [-0.45, 0, 0.45]) t.slab([0, 0.024, z], [0.16, 0.012, 0.16], t.main('#a3202e', 'fabric'), 0.01, Math.PI / 4)
      t.seat = [0, 0.03, 0]
    },
  ],
  pillow: [
    0.15,
    (t) => {
      const cloth = t.main('#f1efe9', 'fabric')
      t.ball([0, 0, 0], [0.6, 0.28, 0.85], cloth)
      for (const [sx, sz] of CORNERS) t.ball([sx * 0.5, 0, sz * 0.75], [0.22, 0.12, 0.22], cloth, 0.25)
      t.seat = [0, 0.24, 0]
    },
  ],
  curtain: [
    2.2,
    (t) => {
      const cloth = t.main('#a3202e', 'fabric')
      t.rod([0, 2.15, -1], [0, 2.15, 1], 0.025, t.second('#d9a82e', 'metal'))
      for (const side of [-1, 1])
        for (let i = 0; i < 5; i++)
          t.tube(
            triples([0, 2.12, side * (0.3 + i * 0.15), 0.03, 1.1, side * (0.55 + i * 0.09), 0.02, 0.04, side * (0.45 + i * 0.12)]),
            [0.085, 0.06, 0.09],
            cloth,
            0.03,
          )
      for (const side of [-1, 1]) t.ring([0.02, 1.1, side * 0.73], 0.24, 0.03, 'y', t.second('#d9a82e', 'metal'))
    },
  ],
  aquarium: [
    0.6,
    (t) => {
      t.slab([0, 0.05, 0], [0.26, 0.05, 0.46], t.fixed('#2c2c30'), 0.02)
      const gravel = ['#d8cbb4', '#b9a88c', '#efe6d6'].map((hex) => t.fixed(hex, 'satin'))
      t.slab([0, 0.12, 0], [0.225, 0.03, 0.425], gravel[1], 0.01)
      for (let i = 0; i < 36; i++) {
        const z = -0.4 + (i % 18) * 0.047
        t.ball([i < 18 ? 0.2 : 0.1, 0.15, z], [0.024, 0.016, 0.026], gravel[i % 3])
      }
      t.ball([-0.04, 0.19, 0.22], [0.09, 0.09, 0.12], t.fixed('#7d7a74', 'stone'))
      for (const [x, y, z, way] of quads([0.1, 0.36, -0.15, 1, 0.04, 0.26, 0.16, -1, -0.02, 0.45, 0.12, 1])) goldfish(t, [x, y, z], way, 0.26)
      const weed = t.apart(t.fixed('#2f8a4a', 'satin'))
      for (let i = 0; i < 5; i++)
        t.tube(
          Array.from({ length: 6 }, (_, k): Vec3 => [0.02 - 0.03 * (i % 2), 0.14 + k * (0.05 + 0.006 * i), -0.38 + i * 0.045 + 0.02 * Math.sin(k * 1.6 + i)]),
          [0.012, 0.016, 0.016, 0.014, 0.012, 0.004],
          weed,
        )
      t.slab([0, 0.305, 0], [0.228, 0.2, 0.428], t.drink('#a8d8ea', 0.3), 0.008)
      t.slab([0, 0.335, 0], [0.24, 0.245, 0.44], t.sheer('#eaf3f5'), 0.012)
      for (const [sx, sz] of CORNERS) t.rod([sx * 0.24, 0.08, sz * 0.44], [sx * 0.24, 0.58, sz * 0.44], 0.01, t.fixed('#2c2c30'))
      for (const sx of [-1, 1]) t.rod([sx * 0.24, 0.58, -0.44], [sx * 0.24, 0.58, 0.44], 0.012, t.fixed('#2c2c30'))
      for (const sz of [-1, 1]) t.rod([-0.24, 0.58, sz * 0.44], [0.24, 0.58, sz * 0.44], 0.012, t.fixed('#2c2c30'))
    },
  ],
  'grandfather-clock': [
    2.1,
    (t) => {
      const wood = t.main('#6b4022', 'wood')
      const brass = t.second('#d9b35a', 'metal')
      t.slab([0, 0.22, 0], [0.2, 0.22, 0.28], wood, 0.03)
      t.slab([0, 0.95, 0], [0.15, 0.55, 0.2], wood, 0.02)
      t.slab([0, 1.72, 0], [0.19, 0.26, 0.27], wood, 0.03)
      t.ball([0, 2, 0], [0.16, 0.12, 0.26], wood)
      t.slab([0.14, 0.95, 0], [0.02, 0.44, 0.13], t.fixed('#2a1a10', 'glass'), 0.01)
      t.rod([0.17, 1.3, 0], [0.17, 0.75, 0.02], 0.01, brass)
      t.disc([0.18, 0.7, 0.02], 0.08, 0.015, 'x', brass)
      t.disc([0.19, 1.72, 0], 0.2, 0.02, 'x', t.fixed('#f6f1e2'))
      t.ring([0.2, 1.72, 0], 0.2, 0.02, 'x', brass)
      t.rod([0.22, 1.72, 0], [0.22, 1.84, 0.03], 0.01, t.fixed('#1b1b1e'))
      t.rod([0.22, 1.72, 0], [0.22, 1.74, -0.14], 0.008, t.fixed('#1b1b1e'))
    },
  ],
}

/** Furniture of rooms and streets, front at +x. */
export const furnitureKit = thingKit('furniture', { ...ROOM, ...FITTED, ...STREET })
