import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, type DraftEntity, isAnimate, isPersonLike, relate } from '../draft.ts'
import { add, find, has, isKind, nounOf, things } from './facts.ts'
import { gatherAtTable, gathering } from './gather-at-table.ts'
import { type Rule, rule } from './rule.ts'
import { addTable, guestsAtTable, seatGuests, whoNeedsTable } from './sit-at-table.ts'

const ON_DESKS = new Set(['laptop', 'computer', 'lamp', 'typewriter', 'book', 'telephone', 'keyboard', 'globe'])
const DESK = { kit: 'furniture:desk', count: 1 }
const TABLE = { kit: /^furniture:(table|round-table|coffee-table|desk|picnic-table|counter|workbench|nightstand)$/, count: 1 }
const LAID = new Set(['food', 'prop', 'tool', 'sci-fi', 'instrument'])
/** Max height of things put on a table because they are named beside it, meters. */
const TALLEST = 0.85
const PET = { kit: /^quadruped:(cat|kitten)$/, action: /^(sleeping|sitting)$/ }

/** Places that have room for a desk. */
const INDOORS: ReadonlySet<SettingId> = new Set(['room', 'library', 'office', 'bedroom', 'studio', 'classroom'])
const WRITER = { is: isPersonLike, action: 'writing' }
/** Things to write on lie open under the hands. */
const WRITTEN = { noun: /^(envelope|book|open book)$/, count: 1 }

export const TABLE_RULES: readonly Rule[] = [
  // "a woman writing a letter by candlelight"
  rule('writers-have-desks', 'Someone who writes has a desk, an open book on it, and a candle if it is candlelit.', { when: writerAlone, then: furnishDesk }),
  // "a desk and a laptop"
  rule('desk-things-on-desks', 'What is used at a desk stands on it.', {
    when: things({ noun: ON_DESKS }),
    unless: (thing, draft) => !has(draft, DESK) || relationsOf(thing, draft).some(({ type }) => type !== 'next-to'),
    then: (thing, draft) => putOn(thing, find(draft, DESK), draft),
  }),
  // On the floor in front of the table, such a thing would be larger than the table.
  rule('tables-are-laid', 'What is named beside a table, or beside what stands on it, is on the table as well.', {
    when: things({}),
    unless: (thing, draft) => !isToBeLaid(thing, find(draft, TABLE), draft),
    then: (thing, draft) => putOn(thing, find(draft, TABLE), draft),
  }),
  rule('cats-among-dishes', 'A cat at the window of a room with a laid table lies on the table.', {
    when: things(PET),
    unless: (pet, draft) => {
      const own = relationsOf(pet, draft)
      return (
        laidOn(find(draft, TABLE), draft).length === 0 ||
        own.length === 0 ||
        own.some(({ type, object }) => type !== 'next-to' || object.noun.kit !== 'prop:window')
      )
    },
    then: (pet, draft) => {
      const table = find(draft, TABLE)
      if (table) relate(draft, 'on', pet, table)
    },
  }),
  // "a woman sitting in a café", "friends laughing in a restaurant"
  rule('guests-have-tables', 'Guests of a café or a terrace sit at a table.', { when: whoNeedsTable, then: addTable }),
  // "a family having dinner at a table", "people around a table"
  rule('guests-have-chairs', 'People at a table sit on chairs, with what they eat or work on before them.', { when: guestsAtTable, then: seatGuests }),
  rule('players-behind-table', 'Animals that play or eat at a table sit behind it.', { when: gathering, then: gatherAtTable }),
]

function relationsOf(thing: DraftEntity, { relations }: Draft): Draft['relations'] {
  return relations.filter(({ subject, object }) => subject === thing || object === thing)
}

function putOn(thing: DraftEntity, table: DraftEntity | undefined, draft: Draft): void {
  if (!table) return
  draft.relations = draft.relations.filter(({ subject, object }) => subject !== thing && object !== thing)
  relate(draft, 'on', thing, table)
}

function laidOn(table: DraftEntity | undefined, { relations }: Draft): readonly DraftEntity[] {
  return relations.flatMap(({ type, subject, object }) => (type === 'on' && object === table && LAID.has(subject.noun.category) ? [subject] : []))
}

const isSmall = ({ noun }: DraftEntity): boolean => (LAID.has(noun.category) || noun.kit === 'plant:potted-plant') && noun.height <= TALLEST

/** Food and tableware are on the table together. */
const isServed = (thing: DraftEntity): boolean => isSmall(thing) && thing.noun.category === 'food'

function isToBeLaid(thing: DraftEntity, table: DraftEntity | undefined, draft: Draft): boolean {
  const laid = laidOn(table, draft)
  if (!table || !isSmall(thing) || laid.includes(thing)) return false
  const own = relationsOf(thing, draft)
  if (own.length === 0) return thing.noun.category === 'food'
  return own.every(({ type, subject, object }) => {
    const other = subject === thing ? object : subject
    const isEaten = thing.noun.category === 'food' && isAnimate(other.noun)
    return type === 'next-to' && (other === table || laid.includes(other) || isServed(other) || isEaten)
  })
}

/** The only writer, if the prompt places them nowhere else. */
function writerAlone(draft: Draft): readonly DraftEntity[] {
  const [writer, ...more] = draft.entities.filter((entity) => isKind(entity, WRITER))
  if (!writer || more.length > 0 || writer.count !== 1 || draft.view === 'portrait') return []
  const rests = draft.relations.some(({ type, subject }) => subject === writer && (type === 'on' || type === 'riding'))
  return rests || has(draft, { kit: SAT_AT }) || draft.settings.some(({ id }) => !INDOORS.has(id)) ? [] : [writer]
}

function furnishDesk(writer: DraftEntity, draft: Draft): void {
  const own = find(draft, WRITTEN)
  if (own) {
    own.noun = nounOf('open book')
    draft.relations = draft.relations.filter(({ subject, object }) => subject !== own && object !== own)
  }
  const added = add(draft, 'desk')
  relate(draft, 'next-to', writer, added)
  relate(draft, 'on', own ?? add(draft, 'open book'), added)
  if (draft.light.has('candlelight') && !has(draft, { noun: 'candle' })) relate(draft, 'on', add(draft, 'candle'), added)
}
