import { CUTLERY } from '../../lexicon/nouns/tools.ts'
import type { Draft, DraftEntity } from '../draft.ts'
import { links, nounOf, once, redraw, seenAs, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const GOODS = new Set(['prop', 'food', 'sci-fi', 'clothing', 'tool'])
/** Max height of goods on flat stones, meters: taller ones stand on the rock itself. */
const TALLEST = 0.4
/** A place setting's flat parts. */
const COVER = new Set(['plate', 'napkin', 'menu'])
const DISHES = new Set(['plate', 'bowl'])
const BLANKET = 'prop:blanket'
/** Height of a folded towel, meters. */
const FOLDED = 0.14

const SHELVES = /^furniture:(bookshelf|cabinet)$/
/** Thickness of a lying book, meters. */
const LYING_BOOK = 0.055

export const GOODS_RULES: readonly Rule[] = [
  // On river boulders the goods would be specks.
  rule('goods-on-flat-stones', 'Goods on rocks lie on flat stones.', {
    when: links('on', { category: GOODS }, { noun: 'rock' }),
    unless: ({ subject }) => subject.noun.height > TALLEST,
    then: ({ object: rock }) => {
      rock.noun = nounOf('flat stones')
      rock.count = 1
    },
  }),
  // Spread out as for a picnic, the cloth would fill the picture.
  rule('towels-are-folded', 'A towel or a blanket beside goods lies folded.', {
    when: things({ kit: BLANKET }),
    unless: (cloth, draft) => !isDisplay(draft) || draft.relations.some(({ type, object }) => type === 'on' && object === cloth),
    then: (cloth) => redraw(cloth, { kit: 'prop:folded-cloth', height: FOLDED, color: 'cream' }),
  }),
  // "a fork and knife beside a plate"
  rule('covers-from-above', 'Cutlery alone, or with a plate, is laid and seen from above.', { when: once(isCover), then: seenAs('flat-lay') }),
  rule('cutlery-beside-dishes', 'Beside a dish, the fork lies on the left and the knife on the right.', {
    when: links('next-to', {}, {}),
    unless: ({ subject, object }, draft) => draft.view === 'flat-lay' || isCover(draft) || !cutleryOf(subject, object),
    then: ({ subject, object }) => {
      const cutlery = cutleryOf(subject, object)
      if (cutlery) redraw(cutlery, { kit: 'tool:cover' })
    },
  }),
  rule('books-are-stacked', 'Several books that no one holds are stacked.', {
    when: things({ kit: 'prop:book' }),
    unless: (books, draft) => books.count < 2 || draft.view === 'flat-lay' || draft.view === 'pattern' || isKeptElsewhere(books, draft),
    then: stackBooks,
  }),
]

const isCutlery = ({ noun }: DraftEntity): boolean => CUTLERY.test(noun.kit)

/** A place setting and nothing else. */
function isCover({ entities, settings, texts, view }: Draft): boolean {
  const isLaid = entities.some(isCutlery) && entities.every((one) => isCutlery(one) || COVER.has(one.noun.noun))
  return isLaid && view === undefined && settings.length === 0 && texts.length === 0
}

/** The cutlery among two things, if the other is a dish. */
function cutleryOf(one: DraftEntity, other: DraftEntity): DraftEntity | undefined {
  const [laid, dish] = isCutlery(one) ? [one, other] : [other, one]
  const isServed = dish.noun.category === 'food' || DISHES.has(dish.noun.noun)
  return laid.noun.kit === 'tool:cutlery' && isServed ? laid : undefined
}

/** Goods and plants in a studio. */
function isDisplay({ entities, settings }: Draft): boolean {
  const others = entities.filter(({ noun }) => noun.kit !== BLANKET)
  const isOfGoods = others.every(({ noun }) => GOODS.has(noun.category) || noun.category === 'plant')
  return others.length > 0 && isOfGoods && settings.every(({ id }) => id === 'studio')
}

/** In a hand, in a box or on a shelf. */
function isKeptElsewhere(books: DraftEntity, { relations }: Draft): boolean {
  return relations.some(
    ({ type, subject, object }) =>
      (object === books && type === 'holding') || (subject === books && (type === 'inside' || (type === 'on' && SHELVES.test(object.noun.kit)))),
  )
}

/** "books" become one stack, counted books are stacked. */
function stackBooks(books: DraftEntity): void {
  if (!books.many) {
    books.attributes.push('stacked')
    redraw(books, { kit: 'prop:lying-book', height: LYING_BOOK })
    return
  }
  books.noun = nounOf('stack of books')
  books.count = 1
  delete books.many
}
