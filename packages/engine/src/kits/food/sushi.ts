import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

/** Rice with a slice of fish over it, at `x`, `z`. */
function nigiri(t: Thing, x: number, z: number, fish: number, rice: number): void {
  t.slab([x, -0.05, z], [0.5, 0.16, 0.22], rice, 0.14)
  t.tube(triples([x - 0.58, 0.06, z, x - 0.27, 0.16, z, x + 0.18, 0.17, z, x + 0.58, 0.05, z]), [0.13, 0.17, 0.17, 0.11], fish, 0.06)
}

/** Three rolls, three pieces with fish, two with roe; what lies around them on +x is in front. */
function pieces(t: Thing): void {
  const rice = t.fixed('#f6f4ee', 'matte')
  const seaweed = t.fixed('#17281f', 'satin')
  const toppings = [t.main('#f0764a', 'gloss', { pattern: { kind: 'stripes', color: [0.95, 0.62, 0.45], scale: 3.2 } }), t.fixed('#c4303a', 'gloss'),
    t.fixed('#f2c33f', 'gloss')]
  for (const [i, fish] of toppings.entries()) nigiri(t, 0.42, -1.15 + i * 0.62, fish, rice)
  t.slab([0.42, 0.02, -1.15 + 2 * 0.62], [0.1, 0.22, 0.235], seaweed, 0.03)
  for (const [i, filling] of [toppings[0], t.fixed('#7fb55a', 'satin'), toppings[1]].entries()) {
    const z = -1.2 + i * 0.66
    t.drum([-0.55, 0.02, z], 0.29, 0.24, seaweed, 0.03)
    t.drum([-0.55, 0.05, z], 0.25, 0.23, rice, 0.03)
    t.ball([-0.55, 0.28, z], [0.12, 0.03, 0.12], filling)
  }
  const roe = t.fixed('#f2761f', 'gloss')
  for (const [x, z] of pairs([-0.55, 0.8, 0.1, 0.85])) {
    t.drum([x, 0.02, z], 0.29, 0.24, seaweed, 0.03)
    for (let i = 0; i < 9; i++) {
      const [a, out] = [i * 2.4, 0.075 * Math.sqrt(i)]
      t.ball([x + Math.cos(a) * out, 0.28, z + Math.sin(a) * out], 0.085, roe)
    }
  }
  t.ball([0.72, -0.1, 0.75], [0.2, 0.14, 0.17], t.fixed('#8fbf5a', 'matte'))
  for (const [y, z] of pairs([-0.16, 1.16, -0.1, 1.1, -0.04, 1.18])) t.ball([0.55, y, z], [0.24, 0.035, 0.17], t.fixed('#f2b8a8', 'satin'))
}

/** The pieces on a board of dark wood, chopsticks at its edge. */
function onBoard(t: Thing): void {
  t.slab([0, -0.3, 0], [1.15, 0.07, 1.75], t.fixed('#3a2a22', 'wood'), 0.04)
  t.slab([0, -0.24, 0], [1.06, 0.03, 1.66], t.fixed('#4a372c', 'wood'), 0.02)
  pieces(t)
  const lacquer = t.fixed('#a8281e', 'gloss')
  for (const z of [1.52, 1.62]) {
    const ends: readonly [Vec3, Vec3] = [[-1.2, -0.15, z], [1.25, -0.15, z]]
    t.rod(...ends, 0.035, lacquer, 0.022)
  }
}

export const SUSHI: Readonly<Record<string, ThingRow>> = { sushi: [0.045, pieces], 'sushi-board': [0.06, onBoard] }
