import type { Vec3 } from '../../render/scene.ts'
import { seededRandom } from '../builder/kit-builder.ts'
import type { Thing } from '../builder/thing.ts'
import { pairs } from '../tuples.ts'

/** Half the width of the chest, and half its depth; its rim is at 0.42. */
const [WIDE, DEEP, RIM] = [0.86, 0.56, 0.42]

/** A coin that lies, or leans against what is below it. */
function coin(t: Thing, [x, y, z]: Vec3, stands: boolean, gold: number): void {
  if (stands) t.disc([x, y + 0.03, z], 0.1, 0.016, 'x', gold)
  else t.drum([x, y, z], 0.1, 0.016, gold, 0.008)
}

/** A chest of planks and iron, its vaulted lid thrown back, heaped with coins, gems, pearls and a goblet. */
export function treasureChest(t: Thing): void {
  const wood = t.main('#6f4223', 'wood')
  const dark = t.fixed('#4a2a15', 'wood')
  const iron = t.second('#b98b2e', 'metal')
  for (let i = 0; i < 4; i++) t.slab([0, -0.3 + i * 0.205, 0], [DEEP, 0.1, WIDE], i % 2 ? wood : dark, 0.02)
  t.slab([0, 0.36, 0], [DEEP * 1.03, 0.05, WIDE * 1.02], iron, 0.02)
  t.slab([0, -0.38, 0], [DEEP * 1.04, 0.06, WIDE * 1.03], iron, 0.02)
  for (const z of [-0.82, -0.3, 0.3, 0.82]) {
    t.slab([0, 0, z], [DEEP * 1.03, 0.42, 0.05], iron, 0.015)
    for (const y of [-0.22, 0, 0.22]) t.ball([DEEP * 1.04, y, z], [0.03, 0.03, 0.03], iron)
  }
  // The lid: planks around a half round, seen from within.
  for (let i = 0; i < 7; i++) {
    const a = 0.35 + i * 0.36
    const at: Vec3 = [-DEEP - 0.06 - Math.sin(a) * 0.36, RIM + 0.5 - Math.cos(a) * 0.46, 0]
    t.rod([at[0], at[1], -WIDE], [at[0], at[1], WIDE], 0.085, i % 2 ? wood : dark)
    for (const z of [-0.82, -0.3, 0.3, 0.82]) t.rod([at[0] - 0.01, at[1], z - 0.05], [at[0] - 0.01, at[1], z + 0.05], 0.1, iron)
  }
  for (const z of [-WIDE, WIDE]) t.ball([-DEEP - 0.12, RIM + 0.5, z], [0.26, 0.45, 0.05], dark)
  // A lock with its hasp.
  t.slab([DEEP + 0.02, 0.22, 0], [0.04, 0.15, 0.13], iron, 0.03)
  t.ball([DEEP + 0.06, 0.22, 0], [0.02, 0.045, 0.035], t.fixed('#1c1410', 'matte'))
  const gold = t.fixed('#f0b93c', 'metal')
  const deep = t.fixed('#c98a1c', 'metal')
  const height = (x: number, z: number): number => RIM + 0.3 * Math.max(0, 1 - (x / DEEP) ** 2 * 0.7 - (z / WIDE) ** 2 * 0.9)
  t.ball([-0.04, RIM - 0.04, 0], [DEEP * 0.92, 0.26, WIDE * 0.94], deep)
  const random = seededRandom(8)
  for (let i = 0; i < 92; i++) {
    const r = Math.sqrt((i + 0.5) / 92)
    const a = i * 2.39996
    const [x, z] = [Math.cos(a) * r * DEEP * 0.88, Math.sin(a) * r * WIDE * 0.9]
    coin(t, [x, height(x, z) - 0.06 + 0.035 * random(), z], random() > 0.72, i % 4 ? gold : deep)
  }
  for (const [x, z] of pairs([0.78, -0.72, 0.86, -0.5, 0.9, 0.62, 0.74, 0.84, 1.02, 0.2])) coin(t, [x, -0.42, z], false, gold)
  for (const [x, z, hex] of [[0.24, -0.44, '#d8213c'], [0.34, 0.12, '#1f74c4'], [0.12, 0.5, '#22985a'], [-0.1, -0.1, '#8b3fd0']] as const)
    t.lathe(pairs([-0.1, 0.01, 0.02, 0.1, 0.06, 0.07, 0.07, 0]), t.fixed(hex, 'glass', { emission: [0.02, 0.02, 0.02] }), [x, height(x, z) + 0.06, z])
  // Pearls hang over the rim.
  const pearl = t.fixed('#f5efe4', 'gloss')
  for (let i = 0; i < 15; i++) {
    const u = i / 14
    const z = 0.36 + 0.34 * u
    t.ball([DEEP * (0.8 + 0.32 * Math.sin(Math.PI * u)), RIM + 0.12 - 0.26 * Math.sin(Math.PI * u), z], 0.038, pearl)
  }
  t.lathe(pairs([0, 0.12, 0.03, 0.11, 0.06, 0.03, 0.16, 0.03, 0.2, 0.1, 0.36, 0.15]), gold, [-0.14, height(-0.14, 0.34) - 0.02, 0.32])
  t.seat = [0.1, 0.66, 0]
}
