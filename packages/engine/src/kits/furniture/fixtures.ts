import { type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'
import { CORNERS } from './seats.ts'

/** What is built in or plugged in. */
export const FIXTURES: Readonly<Record<string, ThingRow>> = {
  fireplace: thing(1.3, (t) => {
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
  }),
  bathtub: thing(0.6, (t) => {
    const enamel = t.main('#f4f4f2', 'gloss')
    t.slab([0, 0.34, 0], [0.36, 0.24, 0.78], enamel, 0.23)
    t.slab([0, 0.5, 0], [0.41, 0.1, 0.84], enamel, 0.095, 0, 0.08)
    t.slab([0, 0.575, 0], [0.44, 0.035, 0.88], enamel, 0.034, 0, 0.02)
    t.slab([0, 0.605, 0], [0.34, 0.012, 0.76], t.apart(t.fixed('#9fd3e6', 'glass')), 0.01)
    for (const [sx, sz] of CORNERS) t.rod([sx * 0.24, 0.2, sz * 0.45], [sx * 0.3, 0.03, sz * 0.55], 0.04, t.second('#d9a82e', 'metal'))
    for (let i = 0; i < 7; i++) t.ball([Math.cos(i * 2.4) * 0.2, 0.61, -0.3 + Math.sin(i * 2.4) * 0.25], 0.08, t.fixed('#fbfdff', 'satin'))
    t.seat = [0, 0.5, 0]
  }),
  toilet: thing(0.75, (t) => {
    const china = t.main('#f4f4f2', 'gloss')
    t.rod([0.05, 0, 0], [0.08, 0.3, 0], 0.14, china, 0.18)
    t.ball([0.12, 0.36, 0], [0.27, 0.1, 0.2], china)
    t.ring([0.14, 0.42, 0], 0.16, 0.05, 'y', t.second('#ffffff', 'gloss'))
    t.slab([-0.22, 0.56, 0], [0.1, 0.2, 0.22], china, 0.05)
    t.slab([-0.14, 0.62, 0], [0.03, 0.19, 0.17], china, 0.03)
    t.seat = [0.1, 0.46, 0]
  }),
  sink: thing(0.9, (t) => {
    const china = t.main('#f4f4f2', 'gloss')
    t.rod([0, 0, 0], [0, 0.7, 0], 0.1, china)
    t.ball([0.03, 0.8, 0], [0.26, 0.12, 0.34], china)
    t.ring([0.04, 0.88, 0], 0.22, 0.05, 'y', china)
    t.tube(triples([-0.2, 0.86, 0, -0.2, 1.05, 0, -0.05, 1.08, 0, 0, 1, 0]), 0.025, t.fixed('#d8dce2', 'chrome'))
  }),
  fridge: thing(1.8, (t) => {
    const paint = t.main('#eceff0', 'gloss')
    t.slab([0, 0.92, 0], [0.32, 0.88, 0.36], paint, 0.09)
    t.slab([0.3, 1.45, 0], [0.04, 0.32, 0.355], paint, 0.06)
    t.slab([0.3, 0.6, 0], [0.04, 0.5, 0.355], paint, 0.06)
    for (const y of [1.3, 0.95]) t.rod([0.38, y - 0.12, -0.27], [0.38, y + 0.12, -0.27], 0.018, t.fixed('#b9bdc4', 'chrome'))
  }),
  oven: thing(0.9, (t) => {
    const steel = t.main('#c4c9d0', 'metal')
    t.slab([0, 0.45, 0], [0.3, 0.45, 0.32], steel, 0.03)
    t.slab([0.3, 0.36, 0], [0.015, 0.2, 0.24], t.fixed('#1c2026', 'glass'), 0.02)
    t.rod([0.35, 0.62, -0.24], [0.35, 0.62, 0.24], 0.015, t.fixed('#d8dce2', 'chrome'))
    for (let i = 0; i < 4; i++) t.ball([0.31, 0.78, -0.21 + i * 0.14], [0.03, 0.035, 0.035], t.fixed('#26272b'))
    for (const [sx, sz] of CORNERS) t.ring([sx * 0.13, 0.91, sz * 0.15], 0.08, 0.014, 'y', t.fixed('#26272b'))
  }),
  'washing-machine': thing(0.85, (t) => {
    const paint = t.main('#f1f3f4', 'gloss')
    t.slab([0, 0.42, 0], [0.3, 0.42, 0.3], paint, 0.04)
    t.ring([0.31, 0.4, 0], 0.18, 0.035, 'x', t.fixed('#b9bdc4', 'chrome'))
    t.ball([0.3, 0.4, 0], [0.05, 0.17, 0.17], t.fixed('#2a4a5c', 'glass'))
    t.slab([0.3, 0.75, 0], [0.012, 0.05, 0.26], t.fixed('#c9ced6'), 0.01)
    t.ball([0.32, 0.75, 0.18], [0.03, 0.035, 0.035], t.fixed('#5a606a'))
  }),
  television: thing(0.8, (t) => {
    t.slab([0, 0.46, 0], [0.04, 0.34, 0.58], t.main('#1b1c20', 'gloss'), 0.03)
    t.slab([0.03, 0.46, 0], [0.02, 0.31, 0.55], t.fixed('#3f6f9a', 'glass', { emission: [0.06, 0.12, 0.2] }), 0.01)
    t.rod([0, 0.12, 0], [0, 0.03, 0], 0.03, t.main('#1b1c20', 'gloss'))
    t.slab([0, 0.015, 0], [0.12, 0.015, 0.22], t.main('#1b1c20', 'gloss'), 0.01)
    t.board([0.055, 0.46, 0], 0.48, 0.26, '#ffffff')
  }),
}
