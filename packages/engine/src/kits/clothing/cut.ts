import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { closedCurve, type Outline } from '../builder/turned.ts'
import { cottonFolds, leatherFront } from '../print/goods-print.ts'
import { pairs } from '../tuples.ts'
import { hangerRail } from './garment.ts'

/** An outline of heights and half widths up one side, and the same down the other. */
function evenly(side: Outline): Outline {
  return closedCurve([...side, ...[...side].reverse().map(([y, z]) => [y, -z] as const)])
}

const HEM = -0.66

/** A T-shirt as if worn by no one: body and sleeves of one cut, a ribbed neck, seams and folds. */
function tee(t: Thing): void {
  const cloth = t.main('#f4f3ee', 'fabric')
  const rib = t.main('#e6e4de', 'fabric')
  const body = evenly(
    pairs([HEM, 0.36, -0.3, 0.345, 0.06, 0.355, 0.19, 0.37, 0.09, 0.55, 0.24, 0.66, 0.4, 0.53, 0.47, 0.38, 0.545, 0.15, 0.5, 0.12, 0.455, 0.06]))
  t.plate([0, 0, 0], body, 0.11, 'x', cloth, 0.085)
  t.plate([-0.07, 0, 0], evenly(pairs([0.4, 0.14, 0.53, 0.14, 0.545, 0.08])), 0.03, 'x', rib, 0.02)
  for (const x of [0.1, 0.085])
    t.tube(
      Array.from({ length: 11 }, (_, i): Vec3 => {
        const a = (i / 10 - 0.5) * Math.PI
        return [x * Math.cos(a * 0.8), 0.55 - 0.105 * Math.cos(a), Math.sin(a) * 0.15]
      }),
      0.022,
      rib)
  t.print([0.1, -0.02, 0], [0, 0, 0.68], [0, 0.68, 0], cottonFolds())
  t.board([0.12, 0.12, 0], 0.26, 0.16)
  if (t.input.attributes.includes('hung')) hangerRail(t, HEM)
}

/** A bag of stiff leather: a flap with a clasp, piped edges, two handles in rings. */
function handbag(t: Thing): void {
  const leather = t.main('#8a4a28', 'satin', { gloss: 40 })
  const edge = t.second('#5a3018', 'satin')
  const gold = t.fixed('#d9b35a', 'chrome')
  const side: Outline = pairs([-0.74, 0.78, -0.7, 0.86, -0.56, 0.88, 0.28, 0.72, 0.34, 0.66])
  t.plate([0, 0, 0], evenly(side), 0.3, 'x', leather, 0.06)
  for (const x of [-0.25, 0.25])
    t.tube([...side, ...[...side].reverse().map(([y, z]) => [y, -z] as const)].map(([y, z]): Vec3 => [x, y, z]), 0.035, edge)
  const flap = evenly(pairs([-0.2, 0.1, -0.16, 0.4, -0.02, 0.66, 0.1, 0.765, 0.28, 0.735, 0.36, 0.68]))
  t.plate([0.29, 0, 0], flap, 0.045, 'x', leather, 0.03)
  t.slab([0.02, 0.35, 0], [0.3, 0.04, 0.68], leather, 0.035)
  t.print([0.3, -0.18, 0], [0, 0, 0.86], [0, 0.56, 0], leatherFront('rgba(255,225,180,0.6)'))
  t.slab([0.345, -0.13, 0], [0.03, 0.11, 0.13], gold, 0.04)
  t.slab([0.37, -0.13, 0], [0.03, 0.06, 0.03], edge, 0.015)
  for (const [x, lean] of pairs([0.16, 0.06, -0.16, -0.06])) {
    const arch = Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = (i / 14) * Math.PI
      return [x + lean * Math.sin(a), 0.46 + 0.62 * Math.sin(a) ** 0.8, -Math.cos(a) * 0.4]
    })
    t.tube(arch, 0.045, edge)
    for (const z of [-0.4, 0.4]) {
      t.ring([x, 0.42, z], 0.07, 0.02, 'x', gold)
      t.slab([x, 0.32, z], [0.03, 0.08, 0.055], edge, 0.02)
    }
  }
  for (const z of [-0.66, 0.66]) t.ball([0.2, -0.77, z], 0.05, gold)
}

/** Goods cut from flat stuff. */
export const CUT_GOODS: Readonly<Record<string, ThingRow>> = { shirt: [0.75, tee], handbag: [0.3, handbag] }
