import { at, ball, disc, drum, each, fixed, made, main, type Outline, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, thingKit, times,
  triples, tube, type Vec3 } from '../builder/index.ts'
import { BALLS } from './balls.ts'
import { COURTS } from './courts.ts'

/** Half the size of a card. */
const CARD = [0.2, 0.29] as const
const FAN = [-2, -1, 0, 1, 2] as const

/** A card's corners, rotated by `lean` around its foot; its width is along z. */
function outlineOf(lean: number, wide: number, tall: number): Outline {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return pairs([0, -1, 2, -1, 2, 1, 0, 1]).map(([up, aside]) => [up * tall * c - aside * wide * s, up * tall * s + aside * wide * c] as const)
}

/** A card game in progress: two players' hands, seen from the back, a stock and the cards played. */
function cardGame(t: Thing): void {
  const face = t.main('#fbfaf6', 'satin')
  const back = t.fixed('#b3202c', 'satin')
  const suits = [t.fixed('#c8202a'), t.fixed('#1a1a1e')] as const
  for (const side of [1, -1])
    for (const i of FAN) {
      const at = side * 0.85 + i * 0.022
      const lean = i * 0.26
      t.plate([at, 0.01, side * 0.3], outlineOf(lean, CARD[0], CARD[1]), 0.009, 'x', face, 0.004)
      t.plate([at + 0.01, 0.035, side * 0.3], outlineOf(lean, CARD[0] * 0.82, CARD[1] * 0.87), 0.009, 'x', side > 0 ? back : face, 0.004)
      if (side < 0) t.ball([at + 0.022, CARD[1] * Math.cos(lean), side * 0.3 + CARD[1] * Math.sin(lean)], [0.012, 0.09, 0.07], suits[(i + 2) % 2])
    }
  t.slab([0, 0.05, -0.62], [CARD[1], 0.05, CARD[0]], back, 0.01)
  for (const [i, [x, z]] of pairs([0.06, -0.1, -0.05, 0.34, 0.12, 0.78]).entries())
    t.slab([x, 0.012, z], [CARD[1], 0.012, CARD[0]], face, 0.008, (i - 1) * 0.22).ball([x, 0.026, z], [0.13, 0.012, 0.09], suits[i % 2])
}

/** Side length of a square. */
const SQUARE = 0.25

/** Outlines of the pieces, upward from the board. */
const PAWN: Outline = pairs([0, 0.085, 0.03, 0.085, 0.06, 0.05, 0.15, 0.032, 0.17, 0.055, 0.185, 0.03, 0.22, 0.05, 0.26, 0.045, 0.285, 0.001])
const ROOK: Outline = pairs([0, 0.095, 0.04, 0.095, 0.07, 0.06, 0.22, 0.05, 0.24, 0.075, 0.33, 0.078, 0.33, 0.001])
const KNIGHT: Outline = pairs([0, 0.095, 0.04, 0.095, 0.07, 0.06, 0.14, 0.05, 0.16, 0.001])
const BISHOP: Outline = pairs([0, 0.095, 0.04, 0.095, 0.08, 0.05, 0.24, 0.034, 0.26, 0.062, 0.28, 0.036, 0.34, 0.058, 0.4, 0.035, 0.425, 0.001])
const QUEEN: Outline = pairs([0, 0.105, 0.04, 0.105, 0.08, 0.055, 0.3, 0.036, 0.32, 0.07, 0.34, 0.04, 0.44, 0.08, 0.46, 0.001])
const KING: Outline = pairs([0, 0.105, 0.04, 0.105, 0.08, 0.058, 0.32, 0.04, 0.34, 0.075, 0.36, 0.044, 0.46, 0.072, 0.5, 0.001])
const BACK_ROW = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK] as const

/** Columns of the pawns that moved two rows ahead. */
const MOVED: readonly number[] = [3, 4]

/** A chessboard just after the opening moves. */
function chessboard(t: Thing): void {
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
      const ahead = MOVED.includes(side > 0 ? i : 7 - i) ? 3 : 1
      t.kit.lathe([rank(ahead), floor, at(i)], PAWN, 'y', man)
      t.kit.lathe([rank(0), floor, at(i)], BACK_ROW[i], 'y', man)
      const x = rank(0)
      if (BACK_ROW[i] === KNIGHT) {
        // A knight's head that looks across the board.
        t.rod([x + side * 0.02, floor + 0.14, at(i)], [x + side * 0.01, floor + 0.28, at(i)], 0.05, man, 0.046, 0.02)
        t.rod([x, floor + 0.3, at(i)], [x - side * 0.1, floor + 0.24, at(i)], 0.046, man, 0.026, 0.02)
        for (const z of [-0.02, 0.02]) t.rod([x + side * 0.02, floor + 0.32, at(i) + z], [x + side * 0.02, floor + 0.36, at(i) + z], 0.014, man, 0.004)
      }
      if (BACK_ROW[i] === KING)
        t.slab([x, floor + 0.54, at(i)], [0.014, 0.05, 0.014], man, 0.004).slab([x, floor + 0.55, at(i)], [0.014, 0.014, 0.04], man, 0.004)
      if (BACK_ROW[i] === QUEEN)
        for (let k = 0; k < 6; k++) t.ball([x + Math.cos(k * 1.047) * 0.066, floor + 0.46, at(i) + Math.sin(k * 1.047) * 0.066], 0.018, man)
    }
  }
  t.seat = [0, 0.04, 0]
}

function board(t: Thing, hex: string, stripe: string, options: { nose: number; half: number; thick: number }): void {
  const { nose, half, thick } = options
  t.ball([0, 0, 0], [thick, 1.4, half], t.main(hex, 'gloss')).ball([0, 0.55, 0], [thick, nose, half * 0.78], t.main(hex, 'gloss'), 0.1)
    .ball([thick * 0.5, 0, 0], [thick * 0.62, 1.36, half * 0.16], t.second(stripe, 'gloss'))
  for (const y of [-0.5, 0.6]) t.ball([thick * 0.5, y, 0], [thick * 0.68, 0.1, half * 0.85], t.second(stripe, 'gloss'))
}

const ROWS: Readonly<Record<string, ThingRow>> = {
  ...BALLS,
  ...COURTS,
  'baseball-bat': made(0.85, [
    tube(triples([0, -1, 0, 0, -0.3, 0, 0, 0.5, 0, 0, 1, 0]), [0.055, 0.07, 0.14, 0.14], main('#c79a63', 'wood'), 0.02),
    ball([0, -1.03, 0], [0.1, 0.04, 0.1], main('#c79a63', 'wood')),
    rod([0, -0.98, 0], [0, -0.55, 0], 0.07, second('#26272b', 'matte'))]),
  racket: thing(0.68, (t) => {
    t.tube(Array.from({ length: 19 }, (_, i): Vec3 => [0, 0.5 + Math.sin((i / 18) * Math.PI * 2) * 0.55, Math.cos((i / 18) * Math.PI * 2) * 0.4]), 0.05,
      t.main('#d22b2b', 'gloss'))
    for (let i = -4; i <= 4; i++) {
      t.rod([0, 0.5 - 0.5 * Math.sqrt(1 - (i * 0.2) ** 2 * 1.4), i * 0.08], [0, 0.5 + 0.5 * Math.sqrt(1 - (i * 0.2) ** 2 * 1.4), i * 0.08], 0.008,
        t.fixed('#f1f1ee'))
      t.rod([0, 0.5 + i * 0.11, -0.37 * Math.sqrt(1 - (i * 0.2) ** 2)], [0, 0.5 + i * 0.11, 0.37 * Math.sqrt(1 - (i * 0.2) ** 2)], 0.008, t.fixed('#f1f1ee'))
    }
    for (const z of [-0.2, 0.2]) t.rod([0, 0.02, z], [0, -0.3, 0], 0.04, t.main('#d22b2b', 'gloss'))
    t.rod([0, -0.3, 0], [0, -1, 0], 0.06, t.second('#26272b', 'fabric'))
  }),
  'golf-club': made(1, [
    rod([0, -1, 0], [0, 0.6, 0], 0.018, main('#c9ced6', 'chrome')),
    rod([0, 0.6, 0], [0, 1, 0], 0.03, fixed('#1b1b1e')),
    tube(triples([0, -0.98, 0, 0, -1.02, 0.1, 0, -1, 0.24]), [0.03, 0.08, 0.06], main('#c9ced6', 'chrome')),
    ball([0, -1.03, 0.5], 0.06, fixed('#f7f7f5', 'gloss'))]),
  'hockey-stick': made(1.4, [
    slab([0, 0.1, 0], [0.025, 1, 0.045], main('#26272b', 'satin'), 0.02),
    tube(triples([0, -0.85, 0, 0, -0.98, 0.15, 0, -1, 0.45]), 0.05, main('#26272b', 'satin')),
    drum([0, -1, 0.75], 0.1, 0.035, fixed('#17181b'), 0.01)]),
  surfboard: [2.1, (t) => board(t, '#2bb3ac', '#f7f4ec', { nose: 1.1, half: 0.34, thick: 0.06 })],
  'surfboard-afloat': made(0.34, [main('#f4efe2', 'gloss'), second('#e2502e', 'gloss')], (deck, stripe) => [
    ball([0, 0, 0], [1.5, 0.085, 0.42], deck),
    tube(triples([0.6, 0.02, 0, 1.2, 0.05, 0, 1.62, 0.24, 0]), [0.2, 0.14, 0.03], deck, 0.16),
    each([-0.16, 0.16], (z) => ball([-0.1, 0.055, z], [1.1, 0.045, 0.04], stripe)),
    rod([-1.2, -0.02, 0], [-1.36, -0.2, 0], 0.05, stripe, 0.02),
    at('seat', [-0.1, 0.09, 0])]),
  snowboard: made(1.5, [
    (t) => board(t, '#6b3fa0', '#f4c22a', { nose: 0.9, half: 0.3, thick: 0.05 }),
    each([-0.45, 0.45], (y) => slab([0.08, y, 0], [0.07, 0.14, 0.2], fixed('#1b1b1e'), 0.05))]),
  skis: made(1.7, [
    each([-0.15, 0.15], (z) => [
      tube(triples([0, -1.2, z, 0, 0, z, 0, 1.05, z, 0.14, 1.3, z]), [0.07, 0.075, 0.08, 0.03], main('#2a62b8', 'gloss')),
      slab([0.1, -0.1, z], [0.07, 0.16, 0.08], fixed('#1b1b1e'), 0.04)]),
    each([-0.5, 0.5], (z) => [
      rod([0.05, -1.2, z], [0.05, 0.5, z * 0.9], 0.02, fixed('#c9ced6', 'chrome')),
      rod([0.05, 0.4, z * 0.9], [0.05, 0.6, z * 0.9], 0.04, fixed('#1b1b1e')),
      ring([0.05, -1.08, z], 0.09, 0.018, 'y', second('#f4c22a'))])]),
  'ice-skate': made(0.3, [main('#f3f3f0', 'gloss')], (boot) => [
    tube(triples([0, 0.9, -0.35, 0, 0.1, -0.35, 0, -0.15, 0, 0, -0.2, 0.5]), [0.3, 0.3, 0.3, 0.24], boot, 0.1),
    slab([0, -0.55, 0.08], [0.18, 0.05, 0.75], fixed('#26272b'), 0.03),
    slab([0, -0.78, 0.1], [0.03, 0.12, 0.95], fixed('#d8dce2', 'chrome'), 0.02),
    each([-0.35, 0.45], (z) => rod([0, -0.55, z], [0, -0.75, z], 0.06, fixed('#d8dce2', 'chrome'))),
    times(5, (i) => rod([0.24, 0.1 + i * 0.17, -0.22], [0.24, 0.16 + i * 0.17, -0.05], 0.03, fixed('#d9dde2')))]),
  'boxing-glove': made(0.3, [main('#c8202a', 'gloss')], (leather) => [
    ball([0, 0.45, 0], [0.55, 0.62, 0.6], leather),
    rod([0, 0, 0], [0, -0.5, 0], 0.42, leather, 0.36, 0.2),
    tube(triples([0.2, 0.05, 0.5, 0.35, 0.4, 0.62, 0.4, 0.7, 0.45]), [0.24, 0.24, 0.18], leather, 0.06),
    drum([0, -0.72, 0], 0.42, 0.16, second('#f7f4ec', 'fabric'), 0.06)]),
  dumbbell: made(0.15, [
    rod([0, 0, -0.7], [0, 0, 0.7], 0.1, fixed('#c9ced6', 'chrome')),
    each([-0.75, 0.75], (z) => times(3, (i) => disc([0, 0, z + Math.sign(z) * (i - 1) * 0.16], 0.5 - i * 0.06, 0.09, 'z', main('#232529', 'satin'))))]),
  barbell: made(0.45, [
    rod([0, 0, -2.2], [0, 0, 2.2], 0.05, fixed('#c9ced6', 'chrome')),
    each([-1.6, 1.6], (z) =>
      times(3, (i) =>
        disc([0, 0, z + Math.sign(z) * i * 0.14], 0.75 - i * 0.14, 0.07, 'z', i === 1 ? second('#c8202a', 'satin') : main('#232529', 'satin'))))]),
  trophy: made(0.45, [main('#dba92f', 'metal')], (gold) => [
    rod([0, 0.3, 0], [0, 0.75, 0], 0.3, gold, 0.52),
    ring([0, 0.98, 0], 0.55, 0.06, 'y', gold),
    rod([0, 0.1, 0], [0, -0.5, 0], 0.1, gold, 0.07),
    ball([0, -0.2, 0], [0.14, 0.1, 0.14], gold),
    ball([0, -0.55, 0], [0.34, 0.08, 0.34], gold),
    each([-1, 1], (z) => tube(triples([0, 0.9, z * 0.55, 0, 0.85, z * 0.9, 0, 0.4, z * 0.8, 0, 0.2, z * 0.35]), 0.06, gold)),
    slab([0, -0.8, 0], [0.4, 0.18, 0.4], fixed('#2c1a10', 'gloss'), 0.04),
    slab([0.4, -0.8, 0], [0.02, 0.09, 0.26], gold, 0.01),
    (t) => t.board([0.43, -0.8, 0], 0.24, 0.08)]),
  medal: made(0.12, [
    each([-1, 1], (z) => rod([-0.02, 1.1, z * 0.4], [0, 0.2, z * 0.05], 0.11, second(z < 0 ? '#2a62b8' : '#c8202a', 'fabric'))),
    disc([0, -0.3, 0], 0.6, 0.1, 'x', main('#dba92f', 'metal')),
    disc([0.08, -0.3, 0], 0.42, 0.06, 'x', main('#dba92f', 'metal')),
    ring([0, 0.28, 0], 0.09, 0.03, 'x', main('#dba92f', 'metal'))]),
  'chess-piece': made(0.1, [main('#ece2c8', 'gloss')], (ivory) => [drum([0, -0.95, 0], 0.46, 0.09, ivory, 0.06), ring([0, -0.78, 0], 0.34, 0.08, 'y', ivory),
    rod([0, -0.7, 0], [0, 0.2, 0], 0.28, ivory, 0.16), ring([0, 0.3, 0], 0.26, 0.06, 'y', ivory), rod([0, 0.35, 0], [0, 0.7, 0], 0.15, ivory, 0.28),
    ball([0, 0.84, 0], [0.2, 0.12, 0.2], ivory), slab([0, 1.08, 0], [0.05, 0.17, 0.05], ivory, 0.02), slab([0, 1.1, 0], [0.05, 0.045, 0.14], ivory, 0.02)]),
  'card-game': [0.14, cardGame],
  chessboard: [0.12, chessboard],
  dice: thing(0.05, (t) => {
    t.slab([0, 0, 0], [0.8, 0.8, 0.8], t.main('#f7f5ef', 'gloss'), 0.16)
    const pip = (p: Vec3) => t.ball(p, 0.13, t.second('#17181b', 'gloss'))
    for (const [y, z] of pairs([0.4, 0.4, 0.4, -0.4, 0, 0, -0.4, 0.4, -0.4, -0.4])) pip([0.76, y, z])
    for (const [x, z] of pairs([0.35, 0.35, -0.35, -0.35, 0, 0])) pip([x, 0.76, z])
    for (const s of [-0.35, 0.35]) pip([s, s, 0.76])
    for (const s of [-0.35, 0.35]) pip([s, -s, -0.76])
  }),
  'playing-card': made(0.12, [second('#c8202a')], (red) => [
    slab([0, 0, 0], [0.02, 1, 0.7], main('#fbfaf6', 'satin'), 0.02),
    ball([0.01, -0.05, 0], [0.02, 0.02, 0.02], red),
    each([-0.14, 0.14], (z) => ball([0.01, 0.12, z], [0.02, 0.2, 0.19], red)),
    rod([0.012, 0.06, 0], [0.012, -0.32, 0], 0.01, red, 0.004),
    times(8, (i) => rod([0.012, 0.06, -0.28 + i * 0.08], [0.012, -0.34, 0], 0.018, red, 0.012)),
    each(pairs([0.8, -0.52, -0.8, 0.52]), ([y, z]) => ball([0.012, y, z], [0.02, 0.1, 0.08], red))]),
  target: made(1.2, [
    each(
      [[1, '#f7f4ec', 0], [0.82, '#c8202a', 0.02], [0.62, '#f7f4ec', 0.04], [0.42, '#c8202a', 0.06], [0.2, '#f4c22a', 0.08]] as const,
      ([r, hex, x]) =>
        (t) =>
          t.disc([x, 0.4, 0], r, 0.07, 'x', x === 0.02 ? t.main(hex) : t.fixed(hex))),
    each([-0.6, 0.6], (z) => rod([-0.1, 0.2, z * 0.6], [-0.35, -1.2, z * 1.1], 0.06, fixed('#8a5a34', 'wood'))),
    rod([0.12, 0.45, 0.05], [0.85, 0.62, 0.3], 0.02, fixed('#8a5a34'))]),
  frisbee: made(0.04, [ball([0, 0.05, 0], [1, 0.09, 1], main('#d22b2b', 'gloss')), ring([0, 0, 0], 0.93, 0.08, 'y', main('#d22b2b', 'gloss'))]),
  'yo-yo': made(0.06, [
    each([-0.3, 0.3], (x) => ball([x, 0, 0], [0.28, 0.75, 0.75], main('#d22b2b', 'gloss'))),
    rod([-0.2, 0, 0], [0.2, 0, 0], 0.2, fixed('#d9b27a', 'wood')),
    tube(triples([0, 0.2, 0.1, 0, 1.1, 0.15, 0.1, 1.7, 0.1]), 0.025, fixed('#f4f1e8'))]),
  'swim-ring': made(0.3, [main('#f28ab5', 'gloss')], (skin) => [
    ring([0, 0, 0], 0.75, 0.3, 'y', skin),
    times(8, (i) => ball([Math.cos(i * 0.785) * 0.8, 0.26, Math.sin(i * 0.785) * 0.8], [0.13, 0.06, 0.13], second('#fbf9f4', 'gloss'))),
    at('seat', [0, 0.2, 0])]),
}

/** Balls, boards and game equipment. */
export const sportKit = thingKit('sport', ROWS)
