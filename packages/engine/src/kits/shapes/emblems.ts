import type { Vec3 } from '../../render/scene.ts'
import { disc, fixed, made, main, second, slab } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'

/** A peak that faces +x, from its foot up to `top`, with a cap of snow. */
function peak(t: Thing, x: number, middle: number, half: number, top: number, rock: number, snow: number): void {
  const apex: Vec3 = [x, top, middle]
  const steps = 30
  for (let i = 0; i <= steps; i++) {
    const across = -1 + (2 * i) / steps
    t.rod(apex, [x, -0.8, middle + across * half], 0.045, rock, 0.1, 0.05)
    // The snow ends in points of different lengths.
    const reach = 0.24 + 0.1 * (i % 8 === 0 ? 1 : 0.5 + 0.5 * Math.cos((i / 8) * Math.PI * 2))
    const down: Vec3 = [x + 0.07, top - (top + 0.8) * reach, middle + across * half * reach]
    t.rod([x + 0.05, top, middle], down, 0.04, snow, 0.05, 0.02)
  }
}

/** Marks: simple forms that stand for a place. */
export const EMBLEMS: Readonly<Record<string, ThingRow>> = {
  'mountain-emblem': made(1.2, [fixed('#fbfcfd', 'satin')], (snow) => [
    disc([-0.2, 0.42, 0.42], 0.56, 0.06, 'x', second('#f5a623', 'satin')), (t) => peak(t, -0.06, 0.52, 0.8, 0.34, t.main('#3f7f7a', 'satin'), snow),
    (t) => peak(t, 0.1, -0.26, 1, 0.95, t.main('#24505c', 'satin'), snow), slab([0.02, -0.84, 0.05], [0.16, 0.07, 1.32], main('#24505c', 'satin'), 0.06)]),
  'sun-emblem': thing(1.2, (t) => {
    const gold = t.main('#f5a623', 'satin')
    t.disc([0, 0, 0], 0.55, 0.1, 'x', gold)
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      const at = (r: number): Vec3 => [0, Math.sin(a) * r, Math.cos(a) * r]
      t.rod(at(0.72), at(i % 2 ? 0.95 : 1.12), 0.085, gold, 0.03)
    }
  }),
  'wave-emblem': thing(1, (t) => {
    const paints = [t.main('#1f6fae', 'gloss'), t.main('#3a9fd0', 'gloss'), t.second('#8fd6ea', 'gloss')]
    paints.forEach((paint, row) => {
      t.tube(
        Array.from({ length: 25 }, (_, i): Vec3 => {
          const s = i / 24
          return [row * 0.05, 0.5 - row * 0.5 + 0.17 * Math.sin(s * Math.PI * 4 + row * 0.7), -1.15 + s * 2.3]
        }),
        Array.from({ length: 25 }, (_, i) => 0.05 + 0.13 * Math.sin((i / 24) * Math.PI)),
        paint,
        0.03)
    })
  }),
  network: thing(1.3, (t) => {
    const link = t.second('#9fb4c8', 'satin')
    const nodes: Vec3[] = [
      [0.1, 0, 0],
      ...Array.from({ length: 7 }, (_, i): Vec3 => {
        const a = i * 0.898
        return [0.3 * Math.sin(i * 2.1), Math.sin(a) * 0.82, Math.cos(a) * 0.95]
      })]
    nodes.forEach((node, i) => {
      if (i > 0) {
        t.rod(nodes[0], node, 0.03, link)
        t.rod(node, nodes[i === 7 ? 1 : i + 1], 0.022, link)
      }
      t.ball(node, i === 0 ? 0.3 : 0.15 + 0.04 * (i % 3), t.main(['#3a7fd0', '#38b8a4', '#8a5ad0'][i % 3], 'gloss'))
    })
  }),
  dna: thing(1.5, (t) => {
    const turns = 40
    const at = (i: number, side: number): Vec3 => {
      const a = (i / turns) * Math.PI * 4 + side * Math.PI
      return [Math.cos(a) * 0.45, -1.2 + (i / turns) * 2.4, Math.sin(a) * 0.45]
    }
    const strand = (side: number) => Array.from({ length: turns + 1 }, (_, i) => at(i, side))
    t.tube(strand(0), 0.075, t.main('#3a7fd0', 'gloss'), 0.01)
    t.tube(strand(1), 0.075, t.second('#e0507a', 'gloss'), 0.01)
    const rungs = ['#f5b53a', '#38b8a4', '#8a5ad0'].map((hex) => t.fixed(hex, 'satin'))
    for (let i = 1; i < turns; i += 2) t.rod(at(i, 0), at(i, 1), 0.035, rungs[i % 3])
  }),
  virus: thing(1.2, (t) => {
    const skin = t.main('#5fa84a', 'gloss')
    const tip = t.second('#d8443a', 'gloss')
    t.ball([0, 0, 0], 0.68, skin)
    for (let i = 0; i < 38; i++) {
      const y = 1 - ((i + 0.5) / 38) * 2
      const [r, a] = [Math.sqrt(1 - y * y), i * 2.4]
      const out = (far: number): Vec3 => [Math.cos(a) * r * far, y * far, Math.sin(a) * r * far]
      t.rod(out(0.6), out(0.9), 0.045, skin, 0.03, 0.04)
      t.ball(out(0.94), 0.085, tip)
    }
  }),
}
