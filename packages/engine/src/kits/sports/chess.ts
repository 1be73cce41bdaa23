import type { Thing } from '../builder/thing.ts'
import type { Outline } from '../builder/turned.ts'
import { pairs } from '../tuples.ts'

/** Side of a square. */
const SQUARE = 0.25

/** Outlines of the men, upwards from the board. */
const PAWN: Outline = pairs([0, 0.085, 0.03, 0.085, 0.06, 0.05, 0.15, 0.032, 0.17, 0.055, 0.185, 0.03, 0.22, 0.05, 0.26, 0.045, 0.285, 0.001])
const ROOK: Outline = pairs([0, 0.095, 0.04, 0.095, 0.07, 0.06, 0.22, 0.05, 0.24, 0.075, 0.33, 0.078, 0.33, 0.001])
const KNIGHT: Outline = pairs([0, 0.095, 0.04, 0.095, 0.07, 0.06, 0.14, 0.05, 0.16, 0.001])
const BISHOP: Outline = pairs([0, 0.095, 0.04, 0.095, 0.08, 0.05, 0.24, 0.034, 0.26, 0.062, 0.28, 0.036, 0.34, 0.058, 0.4, 0.035, 0.425, 0.001])
const QUEEN: Outline = pairs([0, 0.105, 0.04, 0.105, 0.08, 0.055, 0.3, 0.036, 0.32, 0.07, 0.34, 0.04, 0.44, 0.08, 0.46, 0.001])
const KING: Outline = pairs([0, 0.105, 0.04, 0.105, 0.08, 0.058, 0.32, 0.04, 0.34, 0.075, 0.36, 0.044, 0.46, 0.072, 0.5, 0.001])
const BACK_ROW = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK] as const

/** Opening moves made: who left which square of the front row for where, [column, rows ahead]. */
const MOVED: readonly (readonly [column: number, ahead: number])[] = pairs([3, 2, 4, 2])

/** A board with the men of a game that has just begun. */
export function chessboard(t: Thing): void {
  t.slab([0, -0.03, 0], [1.14, 0.05, 1.14], t.main('#4a2815', 'wood'), 0.02)
  const light = t.fixed('#e9d6ad', 'satin', { pattern: { kind: 'wood', color: [0.6, 0.42, 0.22], scale: 3 } })
  const dark = t.fixed('#6b3d1f', 'satin', { pattern: { kind: 'wood', color: [0.08, 0.035, 0.015], scale: 3 } })
  const at = (i: number): number => (i - 3.5) * SQUARE
  t.slab([0, 0.005, 0], [1, 0.02, 1], dark, 0.004)
  for (let x = 0; x < 8; x++) for (let z = 0; z < 8; z++) if ((x + z) % 2 === 0) t.slab([at(x), 0.02, at(z)], [SQUARE / 2, 0.012, SQUARE / 2], light, 0.002)
  const floor = 0.03
  for (const [side, hex] of [[1, '#f1e6cb'], [-1, '#2b1a12']] as const) {
    const man = t.fixed(hex, 'gloss')
    const rank = (ahead: number): number => side * (0.875 - ahead * SQUARE)
    for (let i = 0; i < 8; i++) {
      const ahead = 1 + (MOVED.find(([column]) => column === (side > 0 ? i : 7 - i))?.[1] ?? 0)
      t.kit.lathe([rank(ahead), floor, at(i)], PAWN, 'y', man)
      t.kit.lathe([rank(0), floor, at(i)], BACK_ROW[i], 'y', man)
      const x = rank(0)
      if (BACK_ROW[i] === KNIGHT) {
        // A horse's head that looks across the board.
        t.rod([x + side * 0.02, floor + 0.14, at(i)], [x + side * 0.01, floor + 0.28, at(i)], 0.05, man, 0.046, 0.02)
        t.rod([x, floor + 0.3, at(i)], [x - side * 0.1, floor + 0.24, at(i)], 0.046, man, 0.026, 0.02)
        for (const z of [-0.02, 0.02]) t.rod([x + side * 0.02, floor + 0.32, at(i) + z], [x + side * 0.02, floor + 0.36, at(i) + z], 0.014, man, 0.004)
      }
      if (BACK_ROW[i] === KING) {
        t.slab([x, floor + 0.54, at(i)], [0.014, 0.05, 0.014], man, 0.004)
        t.slab([x, floor + 0.55, at(i)], [0.014, 0.014, 0.04], man, 0.004)
      }
      if (BACK_ROW[i] === QUEEN)
        for (let k = 0; k < 6; k++) t.ball([x + Math.cos(k * 1.047) * 0.066, floor + 0.46, at(i) + Math.sin(k * 1.047) * 0.066], 0.018, man)
    }
  }
  t.seat = [0, 0.04, 0]
}
