import { made } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import { wickerTray } from '../props/wicker.ts'
import { bowl } from '../tableware/food-parts.ts'
import { pairs } from '../tuples.ts'

/** Apples, oranges, a pear, grapes and bananas, heaped over a round of radius 1.2 at height 0. */
function heapOfFruit(t: Thing): void {
  const put = (x: number, y: number, z: number, r: number, hex: string, stem = true) => {
    t.ball([x, y, z], [r, r * 0.92, r], t.fixed(hex, 'gloss'))
    // A hollow and a stalk on top tell an apple from a ball.
    if (stem) {
      t.ball([x + r * 0.1, y + r * 0.86, z], [r * 0.26, r * 0.1, r * 0.26], t.fixed('#6f7f2c'))
      t.rod([x + r * 0.1, y + r * 0.84, z], [x + r * 0.22, y + r * 1.2, z + r * 0.1], r * 0.06, t.fixed('#5a3c1e'))
    }
  }
  // What lies below fills the bowl.
  for (const [x, z] of pairs([0.3, 0, -0.35, 0.35, -0.35, -0.35])) put(x, -0.12, z, 0.42, '#c58a2a', false)
  put(0.55, 0.26, -0.42, 0.4, '#c8231f')
  put(0.5, 0.25, 0.5, 0.41, '#f08a14', false)
  put(-0.42, 0.28, 0.5, 0.4, '#9fb53a')
  put(-0.4, 0.3, -0.5, 0.4, '#d8202a')
  put(-0.02, 0.62, -0.02, 0.4, '#e9a04a', false)
  // A pear leans on the heap.
  const pear = t.fixed('#c9c04a', 'gloss')
  t.ball([0.1, 0.5, -0.78], 0.3, pear)
  t.rod([0.1, 0.55, -0.78], [0.12, 0.95, -0.66], 0.24, pear, 0.11, 0.12)
  t.rod([0.12, 1, -0.66], [0.16, 1.16, -0.62], 0.03, t.fixed('#5a3c1e'))
  const grape = t.fixed('#6b2f86', 'gloss')
  // A bunch hangs over the rim: wide above, one grape at its point.
  for (const [row, count] of [4, 4, 3, 2, 1].entries())
    for (let i = 0; i < count; i++) t.ball([0.92 + row * 0.09 + (i % 2) * 0.06, 0.34 - row * 0.17, 0.03 + (i - (count - 1) / 2) * 0.24], 0.14, grape)
  for (let i = 0; i < 3; i++) t.ball([0.72 - (i % 2) * 0.08, 0.44, -0.2 + i * 0.22], 0.14, grape)
  // Two bananas bend over the top.
  for (const [lift, turn] of pairs([0, 0, -0.08, 0.24]))
    t.tube(
      [[0.1 + turn, 0.72 + lift, -0.72], [0.2 + turn, 1.02 + lift, -0.42], [0.2 + turn, 1.13 + lift, 0.06], [0.16 + turn, 1.02 + lift, 0.52],
        [0.12 + turn, 0.84 + lift, 0.8]],
      [0.06, 0.15, 0.17, 0.14, 0.05],
      t.fixed('#f4cf2d'),
      0.06)
}

/** Fruit and vegetables by the heap. */
export const BASKETS: Readonly<Record<string, ThingRow>> = {
  'vegetable-crate': thing(0.35, (t) => {
    const wood = t.main('#b98a54', 'wood')
    for (const y of [-0.62, -0.34, -0.06]) {
      for (const x of [-0.72, 0.72]) t.slab([x, y, 0], [0.04, 0.11, 1.05], wood, 0.02)
      for (const z of [-1.02, 1.02]) t.slab([0, y, z], [0.72, 0.11, 0.04], wood, 0.02)
    }
    t.slab([0, -0.6, 0], [0.7, 0.1, 1], t.fixed('#5a3f24', 'wood'), 0.02)
    t.ball([0, -0.3, 0], [0.66, 0.34, 0.96], t.fixed('#3f5a24'))
    const leaf = t.fixed('#5f9a38')
    // A cabbage, wrapped in its leaves.
    t.ball([-0.1, 0.16, -0.5], [0.42, 0.38, 0.42], t.fixed('#9cc46a'))
    for (let i = 0; i < 6; i++) t.ball([-0.1 + Math.cos(i * 1.05) * 0.3, 0.06, -0.5 + Math.sin(i * 1.05) * 0.3], [0.2, 0.3, 0.2], t.fixed('#6fa844'), 0.06)
    for (const [x, z] of pairs([0.4, -0.05, 0.46, -0.42, 0.3, 0.3])) {
      t.ball([x, 0.1, z], [0.22, 0.2, 0.22], t.fixed('#d8342a', 'gloss'))
      t.ball([x, 0.3, z], [0.08, 0.03, 0.08], leaf)
    }
    // Carrots with their green lean over the edge.
    for (let i = 0; i < 4; i++) {
      const z = 0.42 + i * 0.16
      t.rod([0.62, 0.02 + i * 0.02, z], [-0.24, 0.26, z - 0.06], 0.04, t.fixed('#ee7a1c'), 0.12)
      for (const s of [-1, 0, 1]) t.rod([-0.26, 0.28, z - 0.06], [-0.56, 0.5, z + s * 0.1], 0.03, leaf, 0.05)
    }
    // Peppers fill the gap.
    for (const [x, z, hex] of [[-0.42, 0.02, '#f2c12e'], [0.02, 0.06, '#4f9a3a']] as const) {
      t.ball([x, 0.2, z], [0.2, 0.25, 0.2], t.fixed(hex, 'gloss'))
      t.rod([x, 0.42, z], [x + 0.03, 0.54, z], 0.04, t.fixed('#4a7a2c'))
    }
  }),
  'fruit-basket': made(0.34, [wickerTray, heapOfFruit]),
  'fruit-bowl': made(0.25, [(t) => bowl(t, t.main('#7b98b4', 'gloss'), 1.2, 0.02), heapOfFruit]),
}
