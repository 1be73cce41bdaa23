import { findNoun } from '../lexicon/lexicon.ts'
import type { Draft } from './draft.ts'

const GOODS = new Set(['prop', 'food', 'sci-fi', 'clothing', 'tool'])
/** Nothing taller is shown on stones: what is as tall as a rock stands on it as it is. */
const TALLEST = 0.4

/** "a serum bottle on black stones": goods lie on flat stones before paper; on boulders by a river they would be specks. */
export function showGoods(draft: Draft): void {
  const stones = findNoun('flat stones')
  if (!stones) return
  for (const { type, subject, object } of draft.relations) {
    const small = GOODS.has(subject.noun.category) && subject.noun.height <= TALLEST
    if (type !== 'on' || object.noun.noun !== 'rock' || !small) continue
    object.noun = stones
    object.count = 1
  }
}
