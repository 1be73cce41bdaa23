import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import type { Outline } from '../builder/turned.ts'
import { pairs, triples } from '../tuples.ts'

/** Tire, rim, wire spokes, hub and a brake disc. */
function wireWheel(t: Thing, x: number, radius: number, thick: number): void {
  const chrome = t.fixed('#d8dce2', 'chrome')
  t.ring([x, radius, 0], radius - thick, thick, 'z', t.fixed('#1b1b1e', 'matte'))
  for (const z of [-0.05, 0.05]) t.ring([x, radius, z], radius - thick * 1.9, 0.022, 'z', chrome)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI
    const [dx, dy] = [Math.cos(a) * (radius - thick * 1.8), Math.sin(a) * (radius - thick * 1.8)]
    t.rod([x - dx, radius - dy, 0.02], [x + dx, radius + dy, -0.02], 0.009, chrome)
  }
  t.disc([x, radius, -0.07], 0.13, 0.012, 'z', t.fixed('#8d9299', 'metal'))
  t.disc([x, radius, 0], 0.06, 0.1, 'z', t.fixed('#3a3d44', 'metal'))
}

/** A guard over the upper part of a wheel, from one bearing to another. */
function fender(t: Thing, x: number, radius: number, from: number, to: number, material: number): void {
  const arc = (z: number): Vec3[] =>
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const a = from + ((to - from) * i) / 10
      return [x + Math.cos(a) * (radius + 0.055), radius + Math.sin(a) * (radius + 0.055), z]
    })
  for (const z of [-0.08, 0, 0.08]) t.tube(arc(z), z === 0 ? 0.045 : 0.035, material)
}

/** A cylinder with its cooling fins, leaning by `lean` from upright. */
function cylinder(t: Thing, lean: number, fin: number, head: number): void {
  const at = (s: number): Vec3 => [0.02 + Math.sin(lean) * s, 0.5 + Math.cos(lean) * s, 0]
  t.rod(at(0), at(0.24), 0.085, fin)
  for (let i = 0; i < 6; i++) {
    const [x, y] = at(0.07 + i * 0.033)
    t.ball([x, y, 0], [0.125, 0.013 + Math.abs(Math.sin(lean)) * 0.02, 0.125], fin)
  }
  t.rod(at(0.27), at(0.31), 0.1, head)
}

/** A roadster: two cylinders in a cradle, a teardrop tank, a ribbed seat, a fork with a lamp. */
function motorcycle(t: Thing): void {
  const paint = t.main('#20222a', 'gloss')
  const chrome = t.fixed('#d8dce2', 'chrome')
  const steel = t.fixed('#8b9098', 'metal')
  const dark = t.fixed('#1b1b1e', 'satin')
  const hide = t.second('#3a2418', 'satin')
  wireWheel(t, -0.72, 0.36, 0.1)
  wireWheel(t, 0.82, 0.36, 0.085)
  fender(t, -0.72, 0.36, 0.5, 2.9, paint)
  fender(t, 0.82, 0.36, 0.55, 2.5, paint)
  // The cradle, the swing arm and the springs.
  for (const z of [-0.1, 0.1]) {
    t.tube(triples([0.44, 0.98, z * 0.3, 0.36, 0.5, z, 0.26, 0.24, z, -0.24, 0.24, z, -0.34, 0.5, z, -0.24, 0.76, z]), 0.024, dark)
    t.rod([-0.26, 0.36, z], [-0.72, 0.36, z * 1.2], 0.026, dark)
    t.rod([-0.6, 0.38, z * 1.35], [-0.44, 0.74, z * 1.2], 0.022, chrome)
    for (let i = 0; i < 6; i++) {
      const s = 0.2 + i * 0.12
      t.ball([-0.6 + 0.16 * s, 0.38 + 0.36 * s, z * 1.33], [0.045, 0.016, 0.045], chrome)
    }
  }
  const crank: Outline = pairs([-0.2, 0.11, -0.18, 0.15, 0.18, 0.15, 0.2, 0.11])
  t.kit.lathe([0.06, 0.42, 0], crank, 'z', steel, 0.01)
  t.kit.lathe([-0.18, 0.4, 0], crank, 'z', steel, 0.01, 0.05)
  t.disc([0.06, 0.42, -0.205], 0.1, 0.02, 'z', chrome)
  t.disc([-0.18, 0.4, -0.205], 0.08, 0.02, 'z', chrome)
  for (const lean of [-0.42, 0.42]) cylinder(t, lean, steel, chrome)
  t.disc([0.02, 0.66, -0.16], 0.09, 0.04, 'z', chrome)
  // Pipes sweep down from the heads and run back into two mufflers.
  for (const [x, low] of pairs([0.18, 0.27, -0.1, 0.33]))
    t.tube(triples([x, 0.7, -0.08, x + 0.12, 0.62, -0.2, x + 0.06, low + 0.08, -0.23, x - 0.1, low, -0.23, -0.5, low, -0.22, -1.05, low + 0.07, -0.22]),
      [0.03, 0.032, 0.032, 0.034, 0.05, 0.056], chrome)
  // Tank, seat and tail.
  t.ball([0.24, 0.92, 0], [0.26, 0.15, 0.17], paint)
  t.ball([0.06, 0.89, 0], [0.3, 0.13, 0.145], paint, 0.1)
  t.rod([0.22, 1.06, 0], [0.22, 1.08, 0], 0.04, chrome)
  for (const z of [-0.165, 0.165]) t.ball([0.2, 0.93, z], [0.11, 0.05, 0.016], t.fixed('#d9b35a', 'chrome'))
  t.tube(triples([-0.16, 0.85, 0, -0.4, 0.83, 0, -0.66, 0.88, 0, -0.84, 0.92, 0]), [0.1, 0.12, 0.12, 0.07], hide)
  t.slab([-0.46, 0.79, 0], [0.36, 0.05, 0.13], hide, 0.05)
  t.ball([-1.08, 0.74, 0], [0.04, 0.05, 0.06], t.fixed('#d0202a', 'gloss', { emission: [0.3, 0.02, 0.02] }))
  t.slab([-0.22, 0.66, 0], [0.1, 0.1, 0.12], paint, 0.04)
  // The fork with its lamp and clocks; the bar comes back to the rider.
  for (const z of [-0.1, 0.1]) {
    t.rod([0.82, 0.36, z], [0.64, 0.72, z], 0.034, steel)
    t.rod([0.64, 0.72, z], [0.48, 1.04, z], 0.024, chrome)
  }
  t.slab([0.5, 1.0, 0], [0.06, 0.025, 0.13], chrome, 0.02)
  t.rod([0.58, 0.94, 0], [0.68, 0.93, 0], 0.1, dark, 0.13)
  t.ring([0.72, 0.93, 0], 0.125, 0.018, 'x', chrome)
  t.ball([0.71, 0.93, 0], [0.06, 0.115, 0.115], t.fixed('#fff6d8', 'glass', { emission: [0.8, 0.72, 0.5] }))
  for (const z of [-0.07, 0.07]) t.rod([0.52, 1.04, z], [0.5, 1.1, z], 0.05, dark)
  t.tube(triples([0.24, 1.12, -0.4, 0.4, 1.14, -0.26, 0.48, 1.06, 0, 0.4, 1.14, 0.26, 0.24, 1.12, 0.4]), 0.022, chrome)
  for (const side of [-1, 1]) {
    t.rod([0.34, 1.13, side * 0.33], [0.2, 1.11, side * 0.43], 0.034, dark)
    t.rod([0.36, 1.14, side * 0.3], [0.34, 1.26, side * 0.38], 0.01, chrome)
    t.ball([0.34, 1.27, side * 0.4], [0.025, 0.05, 0.06], chrome)
    t.rod([-0.16, 0.3, side * 0.16], [-0.16, 0.3, side * 0.28], 0.022, dark)
  }
  t.seat = [-0.42, 0.95, 0]
}

export const MOTORCYCLES: Readonly<Record<string, ThingRow>> = { motorcycle: [1.2, motorcycle] }
