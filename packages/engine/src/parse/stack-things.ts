import { findNoun } from '../lexicon/lexicon.ts'
import type { Draft, DraftEntity } from './draft.ts'

const SHELVES = /^furniture:(bookshelf|cabinet)$/
const FLOWERS = /^plant:(?!potted-plant|cactus|succulent|bamboo|fern|leaf)/
const VASES = /^prop:(vase|jar|pot|pitcher|bottle|bucket)$/
/** More than so many are a bunch, even when they are counted. */
const SINGLE_STEMS = 4

/** Thickness of a book that lies, metres. */
const LYING_BOOK = 0.055

/** Said of flowers that are one bunch. */
const BUNCH = 'bouquet'

/** What lies together unless it is said how: books on one another, flowers of a vase in a bunch. */
export function stackThings(draft: Draft): void {
  for (const entity of draft.entities) {
    if (entity.noun.kit === 'prop:book' && entity.count > 1) stackBooks(draft, entity)
    if (FLOWERS.test(entity.noun.kit)) fillVase(draft, entity)
  }
}

/** Nobody holds them and they are on no shelf: "books" are a stack, counted ones are stacked. */
function stackBooks(draft: Draft, books: DraftEntity): void {
  const stack = findNoun('stack of books')
  const elsewhere = draft.relations.some(
    ({ type, subject, object }) =>
      (object === books && type === 'holding') ||
      (subject === books && (type === 'inside' || (type === 'on' && SHELVES.test(object.noun.kit)))),
  )
  if (!stack || elsewhere || draft.view === 'flat-lay' || draft.view === 'pattern') return
  if (!books.many) {
    books.attributes.push('stacked')
    books.noun = { ...books.noun, kit: 'prop:lying-book', height: LYING_BOOK }
    return
  }
  books.noun = stack
  books.count = 1
  delete books.many
}

/** "peonies in a glass vase" are one bunch; a jar with flowers in it has no lid. */
function fillVase(draft: Draft, flowers: DraftEntity): void {
  const vase = findNoun('vase')
  for (const { type, subject, object } of draft.relations)
    if (vase && type === 'inside' && subject === flowers && VASES.test(object.noun.kit)) {
      const many = flowers.many === true || flowers.count > SINGLE_STEMS
      if (many && !flowers.attributes.includes(BUNCH)) flowers.attributes.push(BUNCH)
      if (object.noun.kit !== 'prop:jar') continue
      object.noun = { ...vase, noun: object.noun.noun, height: object.noun.height }
      object.material ??= 'glass'
    }
}
