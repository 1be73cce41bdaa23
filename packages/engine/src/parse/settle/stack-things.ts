import { findNoun } from '../../lexicon/lexicon.ts'
import type { Draft, DraftEntity } from '../draft.ts'

const SHELVES = /^furniture:(bookshelf|cabinet)$/
const FLOWERS = /^plant:(?!potted-plant|cactus|succulent|bamboo|fern|leaf)/
const VASES = /^(prop:(vase|jar|pitcher|bottle|bucket|basket)|tool:(pot|bucket))$/
/** Cooks' pots and jars with lids: flowers stand in ones of clay and of glass. */
const OPEN: Readonly<Record<string, string>> = { 'prop:jar': 'glass', 'tool:pot': 'clay' }
/** More than so many are a bunch, even when they are counted. */
const SINGLE_STEMS = 4

/** Thickness of a book that lies, meters. */
const LYING_BOOK = 0.055

/** Said of flowers that are one bunch. */
const BUNCH = 'bouquet'

/** What lies together unless it is said how: books on one another, flowers of a vase in a bunch. */
export function stackThings(draft: Draft): void {
  gatherBunch(draft)
  dropPots(draft)
  for (const entity of draft.entities) {
    if (entity.noun.kit === 'prop:book' && entity.count > 1) stackBooks(draft, entity)
    if (FLOWERS.test(entity.noun.kit)) fillVase(draft, entity)
  }
}

/** No one holds them and they are on no shelf: "books" are a stack, counted ones are stacked. */
function stackBooks(draft: Draft, books: DraftEntity): void {
  const stack = findNoun('stack of books')
  const elsewhere = draft.relations.some(
    ({ type, subject, object }) =>
      (object === books && type === 'holding') || (subject === books && (type === 'inside' || (type === 'on' && SHELVES.test(object.noun.kit)))),
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

/** "peonies in a glass vase" are one bunch; what they stand in has no lid. */
function fillVase(draft: Draft, flowers: DraftEntity): void {
  const vase = findNoun('vase')
  for (const { type, subject, object } of draft.relations)
    if (vase && type === 'inside' && subject === flowers && VASES.test(object.noun.kit)) {
      const many = flowers.many === true || flowers.count > SINGLE_STEMS
      if (many && !flowers.attributes.includes(BUNCH)) flowers.attributes.push(BUNCH)
      const made = OPEN[object.noun.kit]
      if (made === undefined) continue
      object.noun = { ...vase, noun: object.noun.noun, height: object.noun.height }
      object.material ??= made
    }
}

/** "a bouquet of lavender and daisies": both are in it. */
function gatherBunch(draft: Draft): void {
  const bunch = draft.entities.find(({ noun }) => noun.kit === 'plant:bouquet')
  if (!bunch?.attributes.some((word) => findNoun(word)?.kit.startsWith('plant:'))) return
  const where = (entity: DraftEntity): string =>
    draft.relations.flatMap(({ type, subject, object }) => (subject === entity ? [`${type} ${object.noun.noun}`] : [])).join()
  for (const entity of draft.entities) {
    const cut = FLOWERS.test(entity.noun.kit) && entity.many === true && entity.color === undefined
    if (entity === bunch || !cut || (where(entity) !== '' && where(entity) !== where(bunch))) continue
    bunch.attributes.push(entity.noun.noun)
    drop(draft, entity)
  }
}

/** A potted plant brings its pot along. */
function dropPots(draft: Draft): void {
  for (const { type, subject, object } of draft.relations)
    if (type === 'inside' && subject.noun.kit === 'plant:potted-plant' && object.noun.kit === 'tool:pot') drop(draft, object)
}

function drop(draft: Draft, thing: DraftEntity): void {
  draft.entities = draft.entities.filter((entity) => entity !== thing)
  draft.relations = draft.relations.filter(({ subject, object }) => subject !== thing && object !== thing)
}
