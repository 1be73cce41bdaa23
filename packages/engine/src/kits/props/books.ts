import type { Vec3 } from '../../render/scene.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'

/** A closed book: half its depth from the spine to the edge, half its thickness, half its width, its turn and its cover. */
type Volume = readonly [depth: number, thick: number, wide: number, turn: number, cover: string]

const VOLUMES: readonly Volume[] = [[0.64, 0.125, 0.9, 0.06, '#24425f'], [0.6, 0.08, 0.84, -0.2, '#8c2f2b'], [0.57, 0.145, 0.8, 0.14, '#b98235'],
  [0.53, 0.07, 0.76, -0.09, '#33604a'], [0.47, 0.1, 0.68, 0.3, '#5d3a63']]
const BOARD = 0.022

/** Lies at height `y` with its spine to the viewer; returns the height of its upper cover. */
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

/** Books that lie on one another, each turned a little. */
function bookStack(t: Thing): void {
  let y = 0
  for (const [i, kind] of VOLUMES.entries()) {
    const hex = kind[4]
    y = volume(t, kind, y, t.input.color || i === 1 ? t.main(hex, 'satin') : t.fixed(hex, 'satin'))
  }
  t.seat = [0, y, 0]
}

/** Books. */
export const BOOKS: Readonly<Record<string, ThingRow>> = {
  'book-stack': [0.35, bookStack],
  'lying-book': thing(0.055, (t) => {
    const [, , , , hex] = VOLUMES[t.input.seed % VOLUMES.length]
    const top = volume(t, [0.6, 0.1, 0.84, 0, hex], 0, t.main(hex, 'satin'))
    t.seat = [0, top, 0]
  }),
}
