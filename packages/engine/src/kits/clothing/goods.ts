import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

/** A cut stone in four claws: pavilion below its girdle, crown and table above. */
function brilliant(t: Thing, y: number, claws: number): void {
  const stone = t.apart(t.second('#e4f3fb', 'glass', { emission: [0.12, 0.15, 0.18] }))
  const girdle = 0.36
  t.lathe(pairs([-0.3, 0.02, -0.02, girdle, 0.03, girdle, 0.16, 0.22, 0.165, 0]), stone, [0, y, 0])
  const edge = t.apart(t.fixed('#ffffff', 'chrome', { emission: [0.25, 0.28, 0.3] }))
  const at = (i: number, r: number, up: number): Vec3 => [Math.cos((i * Math.PI) / 8) * r, y + up, Math.sin((i * Math.PI) / 8) * r]
  for (let i = 0; i < 16; i += 2) {
    t.rod(at(i, girdle, 0.03), at(i + 1, 0.22, 0.16), 0.008, edge)
    t.rod(at(i + 2, girdle, 0.03), at(i + 1, 0.22, 0.16), 0.008, edge)
    t.rod(at(i + 1, 0.22, 0.165), at(i + 3, 0.22, 0.165), 0.008, edge)
    t.rod(at(i, girdle, -0.02), at(i, 0.03, -0.29), 0.008, edge)
  }
  for (const i of [2, 6, 10, 14]) {
    t.tube([at(i, 0.1, -0.42), at(i, 0.3, -0.1), at(i, 0.37, 0.04), at(i, 0.31, 0.09)], [0.045, 0.032, 0.03, 0.024], claws)
  }
  t.ring([0, y - 0.22, 0], 0.2, 0.028, 'y', claws)
}

/** A slim band, its opening to +x, with its stone on top. */
function ring(t: Thing): void {
  const gold = t.main('#dba92f', 'chrome')
  for (const x of [-0.05, 0, 0.05]) t.ring([x, 0, 0], 0.74, 0.058, 'x', gold, 0.03)
  brilliant(t, 1.14, gold)
  // Small stones run down its shoulders.
  const small = t.apart(t.fixed('#eef8fd', 'gloss', { emission: [0.14, 0.16, 0.18] }))
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const a = Math.PI / 2 + side * (0.34 + i * 0.13)
      t.ball([0.02, Math.sin(a) * 0.8, Math.cos(a) * 0.8], [0.06, 0.045, 0.045], small)
    }
}

/** Body, lid, front pocket with their zips, side pockets and straps. */
function backpack(t: Thing): void {
  const cloth = t.main('#c8322b', 'fabric')
  const dark = t.second('#26282d', 'fabric')
  const steel = t.fixed('#c9ced6', 'metal')
  t.slab([-0.02, 0, 0], [0.36, 0.86, 0.62], cloth, 0.3)
  t.slab([0, -0.3, 0], [0.37, 0.56, 0.63], cloth, 0.2, 0, 0.1)
  t.slab([0.3, -0.42, 0], [0.2, 0.42, 0.5], cloth, 0.15)
  t.slab([0, -0.9, 0], [0.37, 0.12, 0.62], dark, 0.1)
  // Zips run round the pocket and over the top.
  const arch = (x: number, low: number, high: number, half: number): Vec3[] =>
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = (i / 12) * Math.PI
      return [x, low + (high - low) * Math.sin(a) ** 0.6, Math.cos(a) * half]
    })
  t.tube(arch(0.475, -0.5, -0.1, 0.4), 0.018, dark)
  t.tube(arch(0.3, -0.02, 0.66, 0.5), 0.022, dark)
  for (const [x, y, z] of triples([0.5, -0.42, 0.4, 0.34, 0.2, 0.49])) t.rod([x, y, z], [x + 0.02, y - 0.13, z], 0.022, steel, 0.03)
  t.slab([0.37, 0.32, 0], [0.02, 0.1, 0.16], t.fixed('#8a5a34', 'satin'), 0.02)
  for (const z of [-1, 1]) {
    t.slab([0, -0.5, z * 0.66], [0.2, 0.3, 0.09], dark, 0.08)
    t.tube(triples([-0.3, 0.72, z * 0.24, -0.5, 0.5, z * 0.32, -0.54, -0.1, z * 0.4, -0.34, -0.8, z * 0.46]), [0.07, 0.09, 0.08, 0.045], dark)
    t.rod([0.06, -0.16, z * 0.68], [0.06, 0.3, z * 0.6], 0.026, dark)
  }
  t.tube(triples([-0.14, 0.84, -0.16, -0.16, 1.0, -0.1, -0.16, 1.0, 0.1, -0.14, 0.84, 0.16]), 0.045, dark)
}

/** What shops show of what is worn, made to be looked at from near. */
export const GOODS_WORN: Readonly<Record<string, ThingRow>> = { ring: [0.03, ring], backpack: [0.48, backpack] }
