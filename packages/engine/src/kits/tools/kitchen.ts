import { type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'
import { chopsticks, fork, spatula, spoon, tableKnife, whisk } from './cutlery.ts'
import { OPTICAL } from './optical.ts'
import { typewriter } from './typewriter.ts'

/** From the middle of a plate to its fork or knife, whose length is two. */
const COVER = 1.4

/** Glasses on a waiter's tray: where each stands and what is in it. */
const DRINKS = [
  [0.42, -0.5, '#f0c24a'],
  [0.5, 0.42, '#c8323f'],
  [-0.45, -0.3, '#e98a3a'],
  [-0.36, 0.56, '#f3dd8a'],
  [0.05, 0, '#d94f78'],
] as const

/** Kitchenware, instruments of sight and small machines. */
export const KITCHEN: Readonly<Record<string, ThingRow>> = {
  ...OPTICAL,
  fork: [0.2, (t) => fork(t, 0)],
  spoon: [0.2, (t) => spoon(t)],
  chopsticks: [0.23, (t) => chopsticks(t)],
  spatula: [0.28, (t) => spatula(t)],
  whisk: [0.28, (t) => whisk(t)],
  cutlery: thing(0.22, (t) => {
    fork(t, -0.4)
    tableKnife(t, 0.4)
  }),
  // As it lies about a plate.
  cover: thing(0.22, (t) => {
    fork(t, -COVER)
    tableKnife(t, COVER)
  }),
  'frying-pan': thing(0.1, (t) => {
    const iron = t.main('#26282c', 'satin')
    t.drum([0, 0, 0], 0.85, 0.06, iron, 0.04)
    t.ring([0, 0.1, 0], 0.86, 0.07, 'y', iron)
    t.rod([0, 0.12, 0.9], [0, 0.3, 2.1], 0.1, t.second('#5a3018', 'wood'), 0.12)
  }),
  pot: thing(0.25, (t) => {
    const steel = t.main('#c4c9d0', 'metal')
    t.drum([0, 0, 0], 0.85, 0.5, steel, 0.1)
    t.ball([0, 0.52, 0], [0.86, 0.16, 0.86], steel)
    t.ball([0, 0.74, 0], 0.12, t.fixed('#26272b'))
    for (const z of [-1, 1]) t.tube(triples([-0.2, 0.25, z * 0.82, -0.2, 0.28, z * 1.1, 0.2, 0.28, z * 1.1, 0.2, 0.25, z * 0.82]), 0.07, t.fixed('#26272b'))
  }),
  cauldron: thing(0.6, (t) => {
    const iron = t.main('#26282c', 'metal')
    t.ball([0, 0, 0], [0.95, 0.78, 0.95], iron)
    t.ring([0, 0.6, 0], 0.76, 0.11, 'y', iron)
    t.ball([0, 0.62, 0], [0.7, 0.07, 0.7], t.second('#5fd14a', 'gloss', { emission: [0.15, 0.6, 0.1] }))
    for (const [x, z, r] of triples([0.2, 0.3, 0.17, -0.3, 0, 0.13, 0.1, -0.35, 0.2, 0.4, -0.05, 0.1]))
      t.ball([x, 0.68, z], r, t.second('#7ae85e', 'gloss', { emission: [0.15, 0.6, 0.1] }))
    for (let i = 0; i < 3; i++)
      t.rod(
        [Math.cos(i * 2.1 + 0.5) * 0.55, -0.6, Math.sin(i * 2.1 + 0.5) * 0.55],
        [Math.cos(i * 2.1 + 0.5) * 0.7, -1, Math.sin(i * 2.1 + 0.5) * 0.7],
        0.12,
        iron,
        0.08,
      )
    t.light([0, 1, 0], '#7aff5a', 5, 0.7)
  }),
  bowl: thing(0.1, (t) => {
    const china = t.main('#f1efe9', 'gloss')
    t.vessel(pairs([-0.52, 0.44, -0.45, 0.42, -0.4, 0.54, -0.15, 0.82, 0.16, 0.98, 0.24, 1]), china, 0.07, 0.2)
    t.ring([0, 0.14, 0], 0.985, 0.022, 'y', t.second('#2a62b8', 'gloss'))
    t.seat = [0, -0.1, 0]
  }),
  plate: thing(0.04, (t) => {
    t.lathe(pairs([-0.06, 0.52, -0.03, 0.62, 0.09, 0.98, 0.11, 0.97, 0.03, 0.74, 0, 0.68, 0, 0]), t.main('#f4f3ee', 'gloss'))
    t.ring([0, 0.045, 0], 0.78, 0.012, 'y', t.second('#2a62b8', 'gloss'))
    t.seat = [0, 0, 0]
  }),
  'tray-of-drinks': thing(0.24, (t) => {
    const silver = t.main('#c4c9d0', 'chrome')
    t.drum([0, 0, 0], 1, 0.03, silver)
    t.ring([0, 0.03, 0], 0.98, 0.04, 'y', silver)
    const glass = t.fixed('#e6eef2', 'gloss')
    DRINKS.forEach(([x, z, hex]) => {
      t.drum([x, 0.06, z], 0.17, 0.015, glass)
      t.rod([x, 0.07, z], [x, 0.42, z], 0.03, glass)
      t.rod([x, 0.5, z], [x, 0.98, z], 0.12, t.fixed(hex, 'gloss'), 0.19)
      t.ring([x, 1.13, z], 0.185, 0.014, 'y', glass)
    })
  }),
  tray: thing(0.06, (t) => {
    const wood = t.main('#a8743f', 'wood')
    t.slab([0, -0.05, 0], [0.68, 0.04, 1], wood, 0.03)
    for (const x of [-0.66, 0.66]) t.slab([x, 0.03, 0], [0.035, 0.1, 1], wood, 0.03)
    for (const z of [-0.98, 0.98]) {
      t.slab([0, 0.03, z], [0.68, 0.1, 0.035], wood, 0.03)
      t.tube(triples([-0.26, 0.1, z, -0.22, 0.24, z * 1.04, 0.22, 0.24, z * 1.04, 0.26, 0.1, z]), 0.035, t.second('#d9b35a', 'metal'))
    }
    t.seat = [0, -0.01, 0]
  }),
  'rolling-pin': thing(0.07, (t) => {
    const wood = t.main('#d3a266', 'wood')
    t.rod([0, 0, -0.68], [0, 0, 0.68], 0.17, wood)
    for (const side of [-1, 1])
      t.tube(triples([0, 0, side * 0.8, 0, 0, side * 0.92, 0, 0, side * 1.12, 0, 0, side * 1.24]), [0.05, 0.075, 0.085, 0.05], t.second('#a8743f', 'wood'))
  }),
  toaster: thing(0.2, (t) => {
    t.slab([0, 0, 0], [0.42, 0.5, 0.85], t.main('#c9ced6', 'chrome'), 0.2)
    for (const x of [-0.14, 0.14]) {
      t.slab([x, 0.5, 0], [0.07, 0.03, 0.6], t.fixed('#26272b'), 0.02)
      t.slab([x, 0.62, 0], [0.05, 0.22, 0.45], t.fixed('#c98a45', 'matte'), 0.08)
    }
    t.slab([0.05, 0.1, 0.88], [0.08, 0.05, 0.08], t.fixed('#26272b'), 0.03)
  }),
  iron: thing(0.15, (t) => {
    t.tube(triples([0, -0.3, -0.8, 0, -0.3, 0.2, 0, -0.35, 1]), [0.45, 0.42, 0.1], t.main('#2a62b8', 'gloss'), 0.1)
    t.slab([0, -0.62, -0.2], [0.46, 0.08, 0.75], t.fixed('#c9ced6', 'chrome'), 0.05)
    t.tube(triples([0, 0, -0.9, 0, 0.5, -0.8, 0, 0.5, 0.2, 0, 0, 0.4]), 0.14, t.second('#26272b'))
  }),
  'sewing-machine': thing(0.35, (t) => {
    const paint = t.main('#1f2126', 'gloss')
    t.slab([0, -0.7, 0], [0.35, 0.14, 0.95], t.second('#7a4f2c', 'wood'), 0.04)
    t.rod([0, -0.5, -0.6], [0, 0.2, -0.6], 0.22, paint)
    t.rod([0, 0.3, -0.6], [0, 0.3, 0.6], 0.2, paint)
    t.rod([0, 0.25, 0.62], [0, -0.15, 0.62], 0.18, paint)
    t.rod([0, -0.2, 0.62], [0, -0.55, 0.62], 0.03, t.fixed('#c9ced6', 'chrome'))
    t.disc([0, 0.25, -0.9], 0.26, 0.06, 'z', t.fixed('#d9b35a', 'metal'))
    t.drum([0, 0.62, 0.1], 0.08, 0.12, t.fixed('#d22b2b'), 0.02)
  }),
  typewriter: [0.24, typewriter],
  'fishing-rod': thing(2, (t) => {
    t.tube(triples([0, -1, -0.5, 0, 0, -0.2, 0, 0.9, 0.2, 0, 1.1, 0.6]), [0.04, 0.025, 0.015, 0.008], t.main('#5a3018', 'wood'))
    t.rod([0, -1, -0.5], [0, -0.75, -0.42], 0.05, t.fixed('#c9a36a', 'matte'))
    t.disc([0.05, -0.62, -0.34], 0.09, 0.04, 'x', t.second('#c9ced6', 'metal'))
    t.tube(triples([0, 1.1, 0.6, 0, 0.2, 0.68, 0, -0.6, 0.7]), 0.005, t.fixed('#e8e8ea'))
    t.ball([0, -0.6, 0.7], 0.04, t.fixed('#d22b2b', 'gloss'))
  }),
  anvil: thing(0.45, (t) => {
    const iron = t.main('#4a5058', 'metal')
    t.slab([0, -0.75, 0], [0.42, 0.2, 0.62], iron, 0.06)
    t.slab([0, -0.3, 0], [0.24, 0.4, 0.34], iron, 0.1)
    t.slab([0, 0.25, 0.1], [0.34, 0.24, 0.75], iron, 0.05)
    t.rod([0, 0.32, -0.6], [0, 0.38, -1.25], 0.2, iron, 0.02)
    t.seat = [0, 0.5, 0.1]
  }),
  hourglass: thing(0.3, (t) => {
    const frame = t.main('#b08a3e', 'metal')
    for (const y of [-1, 1]) t.drum([0, y, 0], 0.62, 0.08, frame, 0.04)
    for (let i = 0; i < 3; i++)
      t.rod(
        [Math.cos(i * 2.1 + 0.6) * 0.52, -0.95, Math.sin(i * 2.1 + 0.6) * 0.52],
        [Math.cos(i * 2.1 + 0.6) * 0.52, 0.95, Math.sin(i * 2.1 + 0.6) * 0.52],
        0.05,
        frame,
      )
    const sand = t.second('#e8c27a', 'matte')
    t.lathe(pairs([-0.9, 0.36, -0.74, 0.4, -0.56, 0.14, -0.5, 0]), sand)
    t.lathe(pairs([0.06, 0.03, 0.22, 0.18, 0.42, 0.33, 0.46, 0]), sand)
    t.rod([0, 0.08, 0], [0, -0.56, 0], 0.014, sand)
    t.vessel(pairs([-0.93, 0.38, -0.78, 0.44, -0.4, 0.36, -0.1, 0.1, 0, 0.06, 0.1, 0.1, 0.4, 0.36, 0.78, 0.44, 0.93, 0.38]), t.sheer('#eaf3f5'), 0.02, 0.03)
  }),
  scales: thing(0.5, (t) => {
    const gold = t.main('#d9a82e', 'metal')
    t.drum([0, -0.95, 0], 0.42, 0.06, gold, 0.04)
    t.rod([0, -0.9, 0], [0, 0.85, 0], 0.055, gold)
    t.ball([0, 0.92, 0], 0.1, gold)
    t.tube(triples([0, 0.6, -0.9, 0, 0.75, 0, 0, 0.6, 0.9]), 0.045, gold)
    for (const z of [-0.9, 0.9]) {
      for (const d of [-0.28, 0.28]) t.rod([0, 0.6, z], [0, -0.15, z + d], 0.012, gold)
      t.ball([0, -0.2, z], [0.36, 0.08, 0.36], gold)
    }
  }),
  toolbox: thing(0.25, (t) => {
    const paint = t.main('#c8202a', 'gloss')
    t.slab([0, -0.1, 0], [0.45, 0.4, 0.95], paint, 0.06)
    t.slab([0, 0.38, 0], [0.42, 0.12, 0.92], paint, 0.1)
    t.tube(triples([0, 0.48, -0.4, 0, 0.72, -0.35, 0, 0.72, 0.35, 0, 0.48, 0.4]), 0.06, t.second('#26272b'))
    for (const z of [-0.5, 0.5]) t.slab([0.45, 0.26, z], [0.03, 0.09, 0.08], t.fixed('#c9ced6', 'chrome'), 0.02)
  }),
}
