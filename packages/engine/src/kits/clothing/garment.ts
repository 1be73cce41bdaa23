import { closedCurve, lerp, type Outline, pairs, type Thing, type ThingRow, triples, type Vec3 } from '../builder/index.ts'
import { cottonFolds, leatherFront } from '../print/goods-print.ts'

/** A symmetric outline from the heights and half widths of one side. */
const evenly = (side: Outline): Outline => closedCurve([...side, ...[...side].reverse().map(([y, z]) => [y, -z] as const)])

const HEM = -0.66

/** A T-shirt in the shape of an invisible wearer: body and sleeves in one piece, a ribbed neck, seams and folds. */
function tee(t: Thing): void {
  const cloth = t.main('#f4f3ee', 'fabric')
  const rib = t.main('#e6e4de', 'fabric')
  const body = evenly(
    pairs([HEM, 0.36, -0.3, 0.345, 0.06, 0.355, 0.19, 0.37, 0.09, 0.55, 0.24, 0.66, 0.4, 0.53, 0.47, 0.38, 0.545, 0.15, 0.5, 0.12, 0.455, 0.06]))
  t.plate([0, 0, 0], body, 0.11, 'x', cloth, 0.085).plate([-0.07, 0, 0], evenly(pairs([0.4, 0.14, 0.53, 0.14, 0.545, 0.08])), 0.03, 'x', rib, 0.02)
  for (const x of [0.1, 0.085])
    t.tube(
      Array.from({ length: 11 }, (_, i): Vec3 => {
        const a = (i / 10 - 0.5) * Math.PI
        return [x * Math.cos(a * 0.8), 0.55 - 0.105 * Math.cos(a), Math.sin(a) * 0.15]
      }),
      0.022,
      rib)
  t.print([0.1, -0.02, 0], [0, 0, 0.68], [0, 0.68, 0], cottonFolds()).board([0.12, 0.12, 0], 0.26, 0.16)
  if (t.input.attributes.includes('hung')) hangerRail(t, HEM)
}

/** A stiff leather bag: a flap with a clasp, piped edges, and two handles in rings. */
function handbag(t: Thing): void {
  const leather = t.main('#8a4a28', 'satin', { gloss: 40 })
  const edge = t.second('#5a3018', 'satin')
  const gold = t.fixed('#d9b35a', 'chrome')
  const side: Outline = pairs([-0.74, 0.78, -0.7, 0.86, -0.56, 0.88, 0.28, 0.72, 0.34, 0.66])
  t.plate([0, 0, 0], evenly(side), 0.3, 'x', leather, 0.06)
  for (const x of [-0.25, 0.25])
    t.tube([...side, ...[...side].reverse().map(([y, z]) => [y, -z] as const)].map(([y, z]): Vec3 => [x, y, z]), 0.035, edge)
  const flap = evenly(pairs([-0.2, 0.1, -0.16, 0.4, -0.02, 0.66, 0.1, 0.765, 0.28, 0.735, 0.36, 0.68]))
  t.plate([0.29, 0, 0], flap, 0.045, 'x', leather, 0.03).slab([0.02, 0.35, 0], [0.3, 0.04, 0.68], leather, 0.035)
    .print([0.3, -0.18, 0], [0, 0, 0.86], [0, 0.56, 0], leatherFront()).slab([0.345, -0.13, 0], [0.03, 0.11, 0.13], gold, 0.04)
    .slab([0.37, -0.13, 0], [0.03, 0.06, 0.03], edge, 0.015)
  for (const [x, lean] of pairs([0.16, 0.06, -0.16, -0.06])) {
    const arch = Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = (i / 14) * Math.PI
      return [x + lean * Math.sin(a), 0.46 + 0.62 * Math.sin(a) ** 0.8, -Math.cos(a) * 0.4]
    })
    t.tube(arch, 0.045, edge)
    for (const z of [-0.4, 0.4]) t.ring([x, 0.42, z], 0.07, 0.02, 'x', gold).slab([x, 0.32, z], [0.03, 0.08, 0.055], edge, 0.02)
  }
  for (const z of [-0.66, 0.66]) t.ball([0.2, -0.77, z], 0.05, gold)
}

/** Goods cut from flat material. */
export const CUT_GOODS: Readonly<Record<string, ThingRow>> = { shirt: [0.75, tee], handbag: [0.3, handbag] }

/** Half the thickness of a garment without a wearer. */
export const DEPTH = 0.12

/** Half widths of chest and waist, and the height of the waist. */
const CHEST = 0.4
const WAIST_Y = -0.06

type Cut = { length: number; flare?: number; sleeve?: number; collar?: boolean; buttons?: number; open?: boolean; belt?: string }

/** A garment in the shape of an invisible wearer, flat, with natural folds; front toward +x. */
export function garment(t: Thing, hex: string, cut: Cut): void {
  const { length, flare = 0, sleeve = 0.7, collar = false, buttons = 0, open = false, belt } = cut
  const cloth = t.main(hex, 'fabric')
  const gown = flare > 0.15
  const waist = gown ? 0.29 : CHEST - 0.05
  // Shoulders slope from the neck.
  for (const z of [-1, 1]) for (const x of [-0.04, 0.04]) t.rod([x, 0.53, z * 0.13], [x, 0.43, z * 0.35], 0.08, cloth, 0.09, 0.05)
  t.slab([0, 0.34, 0], [DEPTH, 0.18, 0.4], cloth, 0.1, 0, 0.05)
  const low = gown ? WAIST_Y - 0.02 : 0.22 - length * 1.1
  // Chest and the part below it: a few tall parts, so that the cloth has no horizontal ridges.
  t.slab([0, 0.18, 0], [DEPTH, 0.3, gown ? 0.34 : CHEST - 0.02], cloth, 0.1, 0, 0.12)
  if (gown) t.slab([0, 0.02, 0], [DEPTH, 0.14, waist], cloth, 0.1, 0, 0.12)
  else t.slab([0, (0.14 + low) / 2, 0], [DEPTH, (0.14 - low) / 2, waist + flare * 0.4], cloth, 0.08, 0, 0.14)
  if (gown) pleats(t, WAIST_Y, 0.25 - length, waist, flare, cloth)
  else folds(t, low, waist + flare, cloth)
  if (sleeve > 0) for (const z of [-1, 1]) sleeveOf(t, z, sleeve, cloth)
  neckline(t, hex, collar, cloth)
  if (open) t.rod([DEPTH - 0.02, 0.46, 0], [DEPTH, 0.22 - length, 0], 0.03, t.second('#efe9dc', 'fabric'))
  for (let i = 0; i < buttons; i++) t.ball([DEPTH + 0.01, 0.34 - i * 0.17, 0], 0.028, t.fixed('#2a241f', 'gloss'))
  if (belt) t.slab([0, -0.12, 0], [DEPTH + 0.03, 0.05, waist + 0.03], t.fixed(belt), 0.04)
  t.board([DEPTH + 0.02, 0.2, 0], 0.26, 0.16)
  if (t.input.attributes.includes('hung')) hangerRail(t, Math.min(0.25 - length, low))
}

/** A pleated skirt from the waist; every other pleat is deeper. */
function pleats(t: Thing, from: number, to: number, waist: number, flare: number, cloth: number): void {
  const count = 26
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    const deep = i % 2 ? 0.9 : 1
    const at = (y: number, x: number, z: number, d: number): Vec3 => [Math.cos(a) * x * d, y, Math.sin(a) * z * d]
    const knee = from + (to - from) * 0.45
    t.tube(
      [at(from + 0.06, DEPTH - 0.05, waist - 0.06, 1), at(knee, DEPTH + flare * 0.2, waist + flare * 0.36, deep),
        at(to, DEPTH + flare * 0.42, waist + flare * 0.86, deep)],
      [0.07, 0.085, 0.1],
      cloth,
      0.035)
  }
}

/** Soft folds in cloth that hangs freely. */
function folds(t: Thing, low: number, waist: number, cloth: number): void {
  for (const [z, lean, top] of triples([-0.6, 0.12, 0.1, -0.22, -0.08, -0.06, 0.34, 0.1, 0.04, 0.7, -0.1, 0.14]))
    t.rod([DEPTH - 0.03, top, z * waist], [DEPTH - 0.015, low + 0.14, (z + lean) * waist], 0.02, cloth, 0.045, 0.06)
}

/** A flat sleeve: rays from the armhole to the cuff. */
function sleeveOf(t: Thing, side: number, length: number, cloth: number): void {
  const cuff = 0.44 - length
  const out = 0.52 + Math.min(0.2, length * 0.2)
  const rays = 5
  for (let i = 0; i < rays; i++) {
    const s = i / (rays - 1)
    const hole = lerp([0, 0.42, side * 0.38], [0, 0.14, side * 0.34], s)
    const elbow = lerp([0, 0.26, side * 0.56], [0, 0.08, side * 0.44], s)
    const end = lerp([0, cuff + 0.03, side * (out + 0.08)], [0, cuff - 0.03, side * (out - 0.1)], s)
    t.tube(length > 0.4 ? [hole, elbow, end] : [hole, end], length > 0.4 ? [0.1, 0.085, 0.075] : [0.1, 0.085], cloth, 0.04)
  }
}

/** Lapels, or a round neck. */
function neckline(t: Thing, hex: string, collar: boolean, cloth: number): void {
  if (collar) {
    for (const z of [-1, 1]) t.rod([0.05, 0.6, z * 0.14], [DEPTH, 0.42, z * 0.06], 0.05, cloth, 0.03)
    return
  }
  const rim = t.second(hex === '#f4f3ee' ? '#d8d6cc' : '#efe6d4', 'fabric')
  t.tube(
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const a = (i / 16) * Math.PI * 2
      return [Math.cos(a) * 0.11, 0.57 - 0.07 * Math.max(0, Math.cos(a)), Math.sin(a) * 0.15]
    }),
    0.035,
    rim)
}

/** A hanger in the shoulders, and its rail. */
function hangerRail(t: Thing, hem: number): void {
  const wood = t.fixed('#b9803f', 'wood')
  const steel = t.fixed('#d3d8de', 'chrome')
  const frame = t.fixed('#2a2b2f', 'satin')
  const [top, foot, half] = [0.98, hem - 0.2, 0.86]
  for (const z of [-1, 1]) t.rod([0, 0.66, 0], [0, 0.58, z * 0.2], 0.045, wood)
  t.tube([0, 0.7, 1.4, 2.1, 2.8, 3.5, 4.2].map((a): Vec3 => [0, top + 0.01 + Math.sin(a - 0.5) * 0.06, Math.cos(a - 0.5) * 0.06]), 0.016, steel)
    .tube(triples([0, 0.66, 0, 0, 0.82, 0, 0, 0.93, -0.03]), 0.016, steel).rod([0, top, -half], [0, top, half], 0.028, frame)
  for (const z of [-half, half]) t.rod([0, top, z], [0, foot, z], 0.028, frame).rod([-0.3, foot, z], [0.3, foot, z], 0.028, frame)
  t.rod([0, foot, -half], [0, foot, half], 0.024, frame)
}

/** Two trouser legs that end at the height `low`. */
export function trouserLegs(t: Thing, cloth: number, low: number, top = -0.4): void {
  for (const z of [-0.19, 0.19]) t.rod([0, top, z * 0.9], [0, low, z * 1.15], 0.22, cloth, 0.19, 0.06)
}
