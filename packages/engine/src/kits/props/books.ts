import { createRandom, pairs, type Thing, type ThingRow, thing, triples, type Vec3 } from '../builder/index.ts'
import { letterOutlines } from '../print/letter-outlines.ts'

/** A closed book: half its depth from the spine to the edge, half its thickness, half its width, its rotation and its cover color. */
type Volume = readonly [depth: number, thick: number, wide: number, turn: number, cover: string]

const VOLUMES: readonly Volume[] = [[0.64, 0.125, 0.9, 0.06, '#24425f'], [0.6, 0.08, 0.84, -0.2, '#8c2f2b'], [0.57, 0.145, 0.8, 0.14, '#b98235'],
  [0.53, 0.07, 0.76, -0.09, '#33604a'], [0.47, 0.1, 0.68, 0.3, '#5d3a63']]
const BOARD = 0.022

/** A book lying at height `y` with its spine to the viewer; returns the height of its upper cover. */
function volume(t: Thing, [depth, thick, wide, turn]: Volume, y: number, cover: number): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (x: number, z: number, up = 0): Vec3 => [x * cos + z * sin, y + thick + up, z * cos - x * sin]
  const paper = t.fixed('#efe6cf', 'matte', { pattern: { kind: 'stripes', color: [0.62, 0.54, 0.4], scale: 30 } })
  t.slab(at(-0.03, 0), [depth - 0.05, thick - BOARD, wide - 0.05], paper, 0.01, turn)
  for (const side of [-1, 1]) t.slab(at(0, 0, side * (thick - BOARD * 0.5)), [depth, BOARD, wide], cover, 0.012, turn)
  // The spine is rounded, with raised bands and a label.
  t.slab(at(depth - 0.03, 0), [0.05, thick, wide], cover, 0.045, turn)
  const gold = t.fixed('#d9b561', 'metal')
  for (const z of [-0.74, -0.62, 0.62, 0.74]) t.slab(at(depth - 0.024, z * wide), [0.05, thick * 0.93, 0.012], gold, 0.01, turn)
  if (thick > 0.09) t.slab(at(depth - 0.022, 0), [0.05, thick * 0.5, wide * 0.3], t.fixed('#e7d7ac', 'satin'), 0.02, turn)
  return y + thick * 2
}

/** A stack of books, each slightly rotated. */
function bookStack(t: Thing): void {
  let y = 0
  for (const [i, kind] of VOLUMES.entries()) {
    const hex = kind[4]
    y = volume(t, kind, y, t.input.color || i === 1 ? t.main(hex, 'satin') : t.fixed(hex, 'satin'))
  }
  t.seat = [0, y, 0]
}

/** Half the depth of freestanding letters, in capital heights. */
const DEEP = 0.08
const PLAIN = 'ABC'

/** Three stacks of coins, the tallest at the back, and a few loose coins. */
function coins(t: Thing): void {
  const gold = t.main('#e2ad35', 'metal')
  const dark = t.fixed('#9a6f1a', 'metal')
  const random = createRandom(4)
  const coin = (x: number, y: number, z: number): void => {
    t.drum([x, y + 0.06, z], 0.5, 0.055, gold, 0.02).ring([x, y + 0.115, z], 0.43, 0.02, 'y', gold).drum([x, y + 0.12, z], 0.24, 0.01, dark, 0.005)
  }
  for (const [x, z, high] of triples([-0.5, 0.05, 11, 0.25, -0.72, 7, 0.3, 0.7, 4]))
    for (let i = 0; i < high; i++) coin(x + (random() - 0.5) * 0.07, i * 0.12, z + (random() - 0.5) * 0.07)
  for (const [x, z] of pairs([1, 0.1, 0.9, -1.25, 1.05, 1.2])) coin(x, 0, z)
}

/** Split and round logs, with their cut ends to the viewer. */
function firewood(t: Thing): void {
  const bark = t.fixed('#5f452f', 'stone', { pattern: { kind: 'noise', color: [0.05, 0.03, 0.02], scale: 6 } })
  const cut = t.main('#d3a56c', 'matte', { pattern: { kind: 'mottled', color: [0.36, 0.19, 0.07], scale: 4 } })
  const ring = t.fixed('#b07d45', 'matte')
  const rows = 5
  for (let row = 0; row < rows; row++) {
    const count = 6 - (row % 2) - (row === rows - 1 ? 1 : 0)
    for (let i = 0; i < count; i++) {
      const r = 0.222 + 0.016 * Math.sin(row * 5 + i * 3.3)
      const z = (i - (count - 1) / 2) * 0.432
      const at: Vec3 = [0.05 * Math.sin(i * 4 + row * 2), row * 0.372, z]
      t.disc(at, r, 0.7, 'x', bark).disc([at[0] + 0.02, at[1], z], r * 0.9, 0.7, 'x', cut)
      for (const share of [0.62, 0.32]) t.ring([at[0] + 0.715, at[1], z], r * share, 0.008, 'x', ring)
    }
  }
}

/** A stack of plates. */
function plates(t: Thing): void {
  const china = t.main('#f1eee7', 'gloss')
  const rim = t.second('#9db4c4', 'gloss')
  for (let i = 0; i < 8; i++) {
    const at: Vec3 = [0.02 * Math.sin(i * 2.3), i * 0.11, 0.025 * Math.cos(i * 1.9)]
    t.lathe(pairs([0, 0.5, 0.02, 0.56, 0.16, 0.98, 0.19, 0.99, 0.09, 0.6, 0.07, 0]), china, at).ring([at[0], at[1] + 0.18, at[2]], 0.985, 0.014, 'y', rim)
  }
  t.seat = [0, 0.9, 0]
}

/** Books, freestanding letters, and stacks. */
export const BOOKS_AND_STACKS: Readonly<Record<string, ThingRow>> = {
  'book-stack': [0.35, bookStack],
  'lying-book': thing(0.055, (t) => {
    const [, , , , hex] = VOLUMES[t.input.seed % VOLUMES.length]
    const top = volume(t, [0.6, 0.1, 0.84, 0, hex], 0, t.main(hex, 'satin'))
    t.seat = [0, top, 0]
  }),
  // They spell the prompt's text.
  letters: [
    0.7,
    (t) => {
      const text = (t.input.texts ?? []).join(' ').trim()
      const paint = t.main('#c8332b', 'gloss')
      for (const outline of letterOutlines(text === '' ? PLAIN : text))
        t.plate([0, 0, 0], outline.map(([x, y]) => [y, x] as const), DEEP, 'x', paint, 0.02)
    }],
  'coin-stack': [0.14, coins],
  firewood: [0.9, firewood],
  'plate-stack': [0.16, plates],
}
