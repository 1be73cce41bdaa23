import type { Vec3 } from '../../render/scene.ts'
import { seededRandom } from '../builder/kit-builder.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

/** Three columns of coins, the tallest behind, and a few that lie about. */
function coins(t: Thing): void {
  const gold = t.main('#e2ad35', 'metal')
  const dark = t.fixed('#9a6f1a', 'metal')
  const random = seededRandom(4)
  const coin = (x: number, y: number, z: number): void => {
    t.drum([x, y + 0.06, z], 0.5, 0.055, gold, 0.02)
    t.ring([x, y + 0.115, z], 0.43, 0.02, 'y', gold)
    t.drum([x, y + 0.12, z], 0.24, 0.01, dark, 0.005)
  }
  for (const [x, z, high] of triples([-0.5, 0.05, 11, 0.25, -0.72, 7, 0.3, 0.7, 4]))
    for (let i = 0; i < high; i++) coin(x + (random() - 0.5) * 0.07, i * 0.12, z + (random() - 0.5) * 0.07)
  for (const [x, z] of pairs([1, 0.1, 0.9, -1.25, 1.05, 1.2])) coin(x, 0, z)
}

/** Split logs and round ones, their cut ends to the viewer. */
function firewood(t: Thing): void {
  const bark = t.fixed('#5f452f', 'stone', { pattern: { kind: 'noise', color: [0.05, 0.03, 0.02], scale: 6 } })
  const cut = t.main('#d3a56c', 'matte', { pattern: { kind: 'mottled', color: [0.36, 0.19, 0.07], scale: 4 } })
  const ring = t.fixed('#b07d45', 'matte')
  const rows = 5
  for (let row = 0; row < rows; row++) {
    const count = 6 - (row % 2) - (row === rows - 1 ? 1 : 0)
    for (let i = 0; i < count; i++) {
      const r = 0.222 + 0.016 * Math.sin(row * 5 + i * 3.3)
      const z = (i - (count - 1) / 2) * 0.432
      const at: Vec3 = [0.05 * Math.sin(i * 4 + row * 2), row * 0.372, z]
      t.disc(at, r, 0.7, 'x', bark)
      t.disc([at[0] + 0.02, at[1], z], r * 0.9, 0.7, 'x', cut)
      for (const share of [0.62, 0.32]) t.ring([at[0] + 0.715, at[1], z], r * share, 0.008, 'x', ring)
    }
  }
}

/** Plates on one another. */
function plates(t: Thing): void {
  const china = t.main('#f1eee7', 'gloss')
  const rim = t.second('#9db4c4', 'gloss')
  for (let i = 0; i < 8; i++) {
    const at: Vec3 = [0.02 * Math.sin(i * 2.3), i * 0.11, 0.025 * Math.cos(i * 1.9)]
    t.lathe(pairs([0, 0.5, 0.02, 0.56, 0.16, 0.98, 0.19, 0.99, 0.09, 0.6, 0.07, 0]), china, at)
    t.ring([at[0], at[1] + 0.18, at[2]], 0.985, 0.014, 'y', rim)
  }
  t.seat = [0, 0.9, 0]
}

/** What is stacked. */
export const STACKS: Readonly<Record<string, ThingRow>> = { 'coin-stack': [0.14, coins], firewood: [0.9, firewood], 'plate-stack': [0.16, plates] }
