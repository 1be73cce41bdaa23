import { findNoun } from '../../lexicon/lexicon.ts'
import { CUTLERY } from '../../lexicon/nouns/tools.ts'
import type { Draft, DraftEntity } from '../draft.ts'

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
  foldCloths(draft)
  layCover(draft)
}

/** A place at table: what lies flat there. */
const COVER = new Set(['plate', 'napkin', 'menu'])
const DISHES = new Set(['plate', 'bowl'])

/** "a fork and knife beside a plate": tableware is laid, and seen from above as it lies. */
function layCover(draft: Draft): void {
  const { entities, relations } = draft
  const isCutlery = ({ noun }: DraftEntity) => CUTLERY.test(noun.kit)
  const alone = draft.view === undefined && draft.settings.length === 0 && draft.texts.length === 0
  if (alone && entities.some(isCutlery) && entities.every((one) => isCutlery(one) || COVER.has(one.noun.noun))) draft.view = 'flat-lay'
  if (draft.view === 'flat-lay') return
  // Beside a dish the fork lies on its left, the knife on its right.
  for (const { type, subject, object } of relations) {
    if (type !== 'next-to') continue
    const [laid, dish] = isCutlery(subject) ? [subject, object] : [object, subject]
    const served = dish.noun.category === 'food' || DISHES.has(dish.noun.noun)
    if (laid.noun.kit === 'tool:cutlery' && served) laid.noun = { ...laid.noun, kit: 'tool:cover' }
  }
}

/** Height of a folded towel, meters. */
const FOLDED = 0.14

/** A towel or a blanket beside goods lies folded; spread out for a picnic it would be the picture. */
function foldCloths(draft: Draft): void {
  const others = draft.entities.filter(({ noun }) => noun.kit !== 'prop:blanket')
  const shown = others.length > 0 && others.every(({ noun }) => GOODS.has(noun.category) || noun.category === 'plant')
  if (!shown || draft.settings.some(({ id }) => id !== 'studio')) return
  for (const entity of draft.entities)
    if (entity.noun.kit === 'prop:blanket' && !draft.relations.some(({ type, object }) => type === 'on' && object === entity))
      entity.noun = { ...entity.noun, kit: 'prop:folded-cloth', height: FOLDED, color: 'cream' }
}
