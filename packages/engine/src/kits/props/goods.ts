import { type Outline, pairs, quads, type Thing, type ThingRow, toHex } from '../builder/index.ts'
import { cardFace, cerealFront, phoneScreen } from '../print/goods-print.ts'
import { sprig } from './showcase.ts'

/** Rows of keys by their widths, in units of one key. */
const KEY_ROWS: readonly (readonly number[])[] = [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25], [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75], [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]]

/** Rows of sculpted keycaps on a case that rises toward the back. */
function keyboard(t: Thing): void {
  const shell = t.main('#2b2e35', 'satin')
  const cap = t.second('#f1efe9', 'satin')
  const gray = t.fixed('#8d949d', 'satin')
  const accent = t.fixed('#e8703a', 'satin')
  t.slab([0.02, -0.1, 0], [0.86, 0.09, 2.3], shell, 0.05).slab([-0.05, -0.02, 0], [0.78, 0.08, 2.28], shell, 0.05)
    .slab([-0.78, 0.08, 0], [0.06, 0.1, 2.28], shell, 0.04)
  const glow = t.fixed('#6fd0f0', 'satin', { emission: [0.1, 0.35, 0.5] })
  t.slab([0.02, 0.07, 0], [0.74, 0.015, 2.2], glow, 0.01)
  KEY_ROWS.forEach((row, r) => {
    const x = -0.58 + r * 0.295
    const y = 0.24 - r * 0.028
    let left = -7.5
    row.forEach((wide, k) => {
      const z = -(left + wide / 2) * 0.295
      left += wide
      const isEdge = k === 0 || k === row.length - 1
      const m = r === 0 && k === 0 ? accent : r === 2 && k === row.length - 1 ? accent : isEdge ? gray : cap
      const half = wide * 0.1475 - 0.018
      t.slab([x, y - 0.07, z], [0.13, 0.06, half], m, 0.02).slab([x - 0.01, y, z], [0.1, 0.035, half - 0.03], m, 0.03)
    })
  })
}

/** A folding box with a printed front. */
function cerealBox(t: Thing): void {
  const color = t.input.color ? toHex(t.input.color) : '#e2352f'
  const board = t.main('#e2352f', 'satin')
  t.slab([0, 0, 0], [0.24, 1, 0.7], board, 0.015).slab([0, 1.005, 0], [0.22, 0.012, 0.68], t.fixed('#d9cdb8', 'matte'), 0.005)
    .slab([0.06, 1.02, 0], [0.012, 0.008, 0.68], t.fixed('#a8987c', 'matte'), 0.004)
    .print([0.24, 0, 0], [0, 0, 0.7], [0, 1, 0], cerealFront(color, (t.input.texts ?? []).length === 0)).board([0.25, 0.58, 0], 0.58, 0.26, '#ffffff')
}

/** Two cards, one behind the other: front and back. */
function businessCards(t: Thing): void {
  const paper = t.main('#f6f4ef', 'matte')
  const dark = t.second('#1f242c', 'satin')
  t.slab([0.12, 0.02, -0.12], [0.022, 0.52, 0.91], paper, 0.006).slab([-0.1, 0.32, 0.36], [0.022, 0.52, 0.91], dark, 0.006)
  const lettered = (t.input.texts ?? []).length > 0
  t.print([0.142, 0.02, -0.12], [0, 0, 0.91], [0, 0.52, 0], cardFace(!lettered)).board([0.15, 0.14, 0.08], 0.55, 0.12, '#22252b')
}

/** Two crossed bars on a slatted dish, tied with twine, with lavender in front and on top. */
function lavenderSoap(t: Thing): void {
  const wood = t.fixed('#b88a57', 'wood')
  const lilac = t.main('#cbb7e4', 'satin', { pattern: { kind: 'noise', color: [0.36, 0.25, 0.52], scale: 9 } })
  const cream = t.second('#f3e9d8', 'satin')
  const twine = t.fixed('#a8875a', 'fabric')
  for (let i = 0; i < 4; i++) t.slab([-0.54 + i * 0.36, -0.5, 0], [0.14, 0.05, 1.35], wood, 0.03)
  for (const z of [-0.9, 0.9]) t.slab([0, -0.6, z], [0.68, 0.06, 0.09], wood, 0.02)
  t.slab([0, -0.2, 0], [0.5, 0.25, 0.95], lilac, 0.09).slab([-0.08, 0.29, 0.04], [0.46, 0.23, 0.88], cream, 0.09, 0.28)
  for (const [y, tall, half, yaw] of quads([-0.2, 0.256, 0.506, 0, 0.29, 0.236, 0.466, 0.28]))
    t.slab([yaw ? -0.08 : 0, y, 0.04], [half, tall, 0.03], twine, 0.02, yaw)
  const hues = [t.fixed('#8a6cc4', 'satin'), t.fixed('#b49be0', 'satin')]
  sprig(t, [0.98, -0.62, -0.1], hues, 0.5)
  sprig(t, [-0.1, 0.56, -0.3], hues, 0.5)
  t.board([0.51, -0.2, 0], 0.7, 0.18, '#5a4a7a')
}

/** A slab of glass in a metal frame, its screen toward +x. */
function phone(t: Thing): void {
  const corner = (tall: number, wide: number, round: number): Outline =>
    pairs([1, 1, -1, 1, -1, -1, 1, -1]).flatMap(([y, z]) => {
      const bend = [0, 1, 2, 3, 4].map((i) => (i / 8) * Math.PI)
      const turns = y * z > 0 ? bend : [...bend].reverse()
      return turns.map((a) => [y * (tall - round + round * Math.cos(a)), z * (wide - round + round * Math.sin(a))] as const)
    })
  const frame = t.second('#8f959e', 'chrome')
  t.plate([-0.01, 0, 0], corner(1.02, 0.49, 0.15), 0.075, 'x', t.main('#232529', 'gloss'), 0.03)
  t.plate([0, 0, 0], corner(1.01, 0.48, 0.15), 0.055, 'x', frame, 0.01)
  t.plate([0.062, 0, 0], corner(0.985, 0.455, 0.13), 0.012, 'x', t.fixed('#07080a', 'gloss'), 0.004)
  const lit = t.fixed('#14181f', 'gloss', { emission: [0.06, 0.07, 0.09] })
  t.plate([0.07, 0, 0], corner(0.955, 0.425, 0.11), 0.01, 'x', lit, 0.003)
  for (const y of [0.5, 0.22]) t.slab([0, y, 0.495], [0.02, 0.1, 0.012], frame, 0.008)
  const lettered = (t.input.texts ?? []).length > 0
  t.print([0.08, 0, 0], [0, 0, 0.425], [0, 0.955, 0], phoneScreen(!lettered)).slab([0.08, 0.86, 0], [0.006, 0.03, 0.1], t.fixed('#07080a', 'gloss'), 0.005)
    .board([0.085, 0, 0], 0.4, 0.3, '#ffffff')
}

/** Goods with printed faces, and desk items. */
export const GOODS: Readonly<Record<string, ThingRow>> = { keyboard: [0.05, keyboard], phone: [0.15, phone], 'lavender-soap': [0.1, lavenderSoap],
  'cereal-box': [0.3, cerealBox], 'business-card': [0.08, businessCards] }
