import { cardFace, cerealFront } from './goods-print.ts'
import { toHex } from './kit-builder.ts'
import type { Thing, ThingRow } from './thing.ts'

/** Keys of a row by their widths in units of one key. */
const KEY_ROWS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
]

/** Rows of sculpted caps on a case that rises to the back. */
function keyboard(t: Thing): void {
  const shell = t.main('#2b2e35', 'satin')
  const cap = t.second('#f1efe9', 'satin')
  const grey = t.fixed('#8d949d', 'satin')
  const accent = t.fixed('#e8703a', 'satin')
  t.slab([0.02, -0.1, 0], [0.86, 0.09, 2.3], shell, 0.05)
  t.slab([-0.05, -0.02, 0], [0.78, 0.08, 2.28], shell, 0.05)
  t.slab([-0.78, 0.08, 0], [0.06, 0.1, 2.28], shell, 0.04)
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
      const m = r === 0 && k === 0 ? accent : r === 2 && k === row.length - 1 ? accent : isEdge ? grey : cap
      const half = wide * 0.1475 - 0.018
      t.slab([x, y - 0.07, z], [0.13, 0.06, half], m, 0.02)
      t.slab([x - 0.01, y, z], [0.1, 0.035, half - 0.03], m, 0.03)
    })
  })
}

/** A folding box with a printed front; the side carries a table of figures. */
function cerealBox(t: Thing): void {
  const color = t.input.color ? toHex(t.input.color) : '#e2352f'
  const board = t.main('#e2352f', 'satin')
  t.slab([0, 0, 0], [0.24, 1, 0.7], board, 0.015)
  t.slab([0, 1.005, 0], [0.22, 0.012, 0.68], t.fixed('#d9cdb8', 'matte'), 0.005)
  t.slab([0.06, 1.02, 0], [0.012, 0.008, 0.68], t.fixed('#a8987c', 'matte'), 0.004)
  t.print([0.24, 0, 0], [0, 0, 0.7], [0, 1, 0], cerealFront(color, (t.input.texts ?? []).length === 0))
  t.board([0.25, 0.58, 0], 0.58, 0.26, '#ffffff')
}

/** Two cards stand one behind the other, back and front. */
function businessCards(t: Thing): void {
  const paper = t.main('#f6f4ef', 'matte')
  const dark = t.second('#1f242c', 'satin')
  t.slab([0.12, 0.02, -0.12], [0.022, 0.52, 0.91], paper, 0.006)
  t.slab([-0.1, 0.32, 0.36], [0.022, 0.52, 0.91], dark, 0.006)
  const lettered = (t.input.texts ?? []).length > 0
  t.print([0.142, 0.02, -0.12], [0, 0, 0.91], [0, 0.52, 0], cardFace(false, !lettered))
  t.board([0.15, 0.14, 0.08], 0.55, 0.12, '#22252b')
}

/** Goods whose faces are printed, and what lies on a desk. */
export const GOODS: Readonly<Record<string, ThingRow>> = {
  keyboard: [0.05, keyboard],
  'cereal-box': [0.3, cerealBox],
  'business-card': [0.08, businessCards],
}
