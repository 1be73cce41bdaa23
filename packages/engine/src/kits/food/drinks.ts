import type { Vec3 } from '../../render/scene.ts'
import { ball, board, drum, fixed, made, main, ring, second, slab, times, tube } from '../builder/made.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { beerMug } from '../tableware/glass-brews.ts'
import { honeyJar, jamJar, pickleJar } from '../tableware/glass-jars.ts'
import { beerBottle, dairyBottle, spiritBottle, wineBottle } from '../tableware/glassware.ts'
import { pairs, triples } from '../tuples.ts'
import { bubbleTea } from './bubble-tea.ts'
import { steam } from './steam.ts'

function cup(t: Thing, hex: string, drink: string, options: { saucer?: boolean; wide?: number; tall?: number; rising?: boolean } = {}): void {
  const { saucer = false, wide = 1, tall = 1, rising = true } = options
  const china = t.main(hex, 'gloss')
  const high = 0.54 * tall
  t.vessel(pairs([-high, 0.36 * wide, -high * 0.9, 0.46 * wide, -high * 0.4, 0.54 * wide, high, 0.6 * wide]), china, 0.05, 0.1)
  t.drum([0, high * 0.72, 0], 0.52 * wide, 0.02, t.fixed(drink, 'gloss'), 0.01)
  t.tube(
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const turn = -1.25 + (i / 10) * 2.5
      return [0, 0.02 + Math.sin(turn) * 0.32 * tall, 0.5 * wide + Math.cos(turn) * 0.38]
    }),
    0.065,
    china)
  if (saucer) {
    t.lathe(pairs([-0.16, 0.5, -0.14, 0.62, 0.03, 1.08, 0.09, 1.07, 0, 0.62, -0.02, 0]), t.apart(t.main(hex, 'gloss')), [0, -high - 0.01, 0])
  }
  if (rising) steam(t, high + 0.06, 0.9, 0.4)
  t.board([0.6 * wide, 0, 0], 0.38 * wide, 0.3 * tall)
}

/** Cups, bottles, cans and jars. */
export const DRINKS: Readonly<Record<string, ThingRow>> = {
  'coffee-cup': made(0.1, [
    (t) => cup(t, '#f3f1ec', '#5a3520', { saucer: true }), ball([0.02, 0.41, 0], [0.24, 0.012, 0.3], fixed('#e9cfa8')),
    ball([-0.02, 0.415, 0], [0.1, 0.012, 0.14], fixed('#7a4a28'))]),
  'matcha-latte': made(0.1, [
    (t) => cup(t, '#f3f1ec', '#8fae4a', { saucer: true }), ball([0.02, 0.41, 0], [0.24, 0.012, 0.3], fixed('#e6ecc8')),
    ball([-0.02, 0.415, 0], [0.1, 0.012, 0.14], fixed('#9dbb56'))]),
  teacup: made(0.08, [
    (t) => cup(t, '#f3f1ec', '#b5702a', { saucer: true, wide: 1.05, tall: 0.8 }), ring([0, 0.3, 0], 0.605, 0.02, 'y', second('#3d6ea8', 'gloss'))]),
  mug: [0.1, (t) => cup(t, '#c8382f', '#4a2a18', { tall: 1.15, rising: false })],
  teapot: made(0.18, [main('#3d6ea8', 'gloss')], (china) => [
    ball([0, 0, 0], [0.85, 0.74, 0.85], china), ring([0, 0.6, 0], 0.42, 0.07, 'y', china), ball([0, 0.68, 0], [0.4, 0.2, 0.4], china),
    ball([0, 0.95, 0], 0.12, second('#e8e4da', 'gloss')), tube(triples([0, -0.1, -0.7, 0, 0.1, -1.12, 0, 0.5, -1.3]), [0.24, 0.15, 0.11], china, 0.08),
    tube(triples([0, 0.45, 0.62, 0, 0.55, 1.1, 0, 0.05, 1.22, 0, -0.3, 0.75]), 0.1, china), ring([0, -0.68, 0], 0.4, 0.08, 'y', china),
    times(5, (i) => ball([0.8, 0.02 + Math.sin(i * 1.257) * 0.16, Math.cos(i * 1.257) * 0.16], [0.06, 0.1, 0.1], second('#e8e4da', 'gloss')))]),
  'bubble-tea': [0.2, bubbleTea],
  'soda-can': made(0.12, [
    drum([0, 0, 0], 0.52, 0.85, main('#d22b2b', 'metal'), 0.1), drum([0, 0.86, 0], 0.44, 0.06, fixed('#d7dade', 'chrome'), 0.03),
    drum([0, -0.86, 0], 0.44, 0.06, fixed('#d7dade', 'chrome'), 0.03), ball([0.12, 0.93, 0], [0.16, 0.02, 0.1], fixed('#b9bdc2', 'chrome')),
    drum([0, 0.1, 0], 0.53, 0.14, second('#f5f2ec', 'satin'), 0.02), board([0.53, -0.1, 0], 0.36, 0.3, '#ffffff')]),
  'wine-bottle': [0.32, wineBottle],
  'beer-bottle': [0.24, beerBottle],
  'spirit-bottle': [0.27, spiritBottle],
  'milk-bottle': [0.22, (t) => dairyBottle(t, t.main('#fbfaf6', 'gloss'), '#d8dde2')],
  'juice-bottle': [0.2, (t) => dairyBottle(t, t.main('#f59a1e', 'gloss'), '#f4f1ea')],
  beer: [0.18, beerMug],
  carton: made(0.2, [
    slab([0, -0.2, 0], [0.45, 0.85, 0.45], main('#f3f1ec'), 0.03),
    times(5, (i) => slab([0, 0.7 + i * 0.08, 0], [0.42 - i * 0.08, 0.05, 0.45], second('#3d7fc4'), 0.02)),
    slab([0, 1.15, 0], [0.05, 0.14, 0.45], second('#3d7fc4'), 0.02), slab([0.01, -0.35, 0], [0.45, 0.3, 0.46], second('#3d7fc4'), 0.02),
    board([0.47, -0.35, 0], 0.38, 0.24, '#ffffff')]),
  'honey-jar': [0.14, honeyJar],
  'jam-jar': [0.14, jamJar],
  'pickle-jar': [0.18, pickleJar],
}
