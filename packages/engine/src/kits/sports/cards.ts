import type { Thing } from '../builder/thing.ts'
import { pairs } from '../tuples.ts'

/** Half a card. */
const CARD = [0.2, 0.29] as const
const FAN = [-2, -1, 0, 1, 2] as const

/** A card with its corners, turned by `lean` about its foot: width along z. */
function outlineOf(lean: number, wide: number, tall: number): readonly (readonly [number, number])[] {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return pairs([0, -1, 2, -1, 2, 1, 0, 1]).map(([up, aside]) => [up * tall * c - aside * wide * s, up * tall * s + aside * wide * c] as const)
}

/** Cards in play: a hand for each of two players, seen from its back, a stock and what was played. */
export function cardGame(t: Thing): void {
  const face = t.main('#fbfaf6', 'satin')
  const back = t.fixed('#b3202c', 'satin')
  const suits = [t.fixed('#c8202a'), t.fixed('#1a1a1e')] as const
  for (const side of [1, -1]) {
    for (const i of FAN) {
      const at = side * 0.85 + i * 0.022
      const lean = i * 0.26
      t.plate([at, 0.01, side * 0.3], outlineOf(lean, CARD[0], CARD[1]), 0.009, 'x', face, 0.004)
      t.plate([at + 0.01, 0.035, side * 0.3], outlineOf(lean, CARD[0] * 0.82, CARD[1] * 0.87), 0.009, 'x', side > 0 ? back : face, 0.004)
      if (side < 0) t.ball([at + 0.022, CARD[1] * Math.cos(lean), side * 0.3 + CARD[1] * Math.sin(lean)], [0.012, 0.09, 0.07], suits[(i + 2) % 2])
    }
  }
  t.slab([0, 0.05, -0.62], [CARD[1], 0.05, CARD[0]], back, 0.01)
  for (const [i, [x, z]] of pairs([0.06, -0.1, -0.05, 0.34, 0.12, 0.78]).entries()) {
    t.slab([x, 0.012, z], [CARD[1], 0.012, CARD[0]], face, 0.008, (i - 1) * 0.22)
    t.ball([x, 0.026, z], [0.13, 0.012, 0.09], suits[i % 2])
  }
}
