import { bearerOf } from '../lexicon/given-names.ts'
import { ORDINARY_WORDS } from '../lexicon/ignored-words.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import { senseByEnding } from './nearest-word.ts'
import { toEntity } from './phrase.ts'
import { addEntity } from './read-entity.ts'
import { clearPhrase, type Reading, reportUnknown } from './reading.ts'

/** The person whose name ends an unfinished phrase; names have no article and are not the object of a link. */
function bearerIn({ phrase, link, negated, findNoun }: Reading): Noun | undefined {
  const given = phrase.unknown.flatMap(({ word }) => bearerOf(word) ?? [])[0]
  if (phrase.article || phrase.count !== undefined || negated || link !== undefined) return undefined
  return given === undefined ? undefined : findNoun(given)
}

/** "Ada Lovelace reading a book", "Emma in a red dress": names belong to people; before an action, unknown names do too. */
export function nameDoer(reading: Reading, deed: boolean): void {
  const { phrase, draft, link } = reading
  const head = phrase.unknown.at(-1)?.word
  if (head === undefined) return
  const alone = phrase.unknown.length === 1 && bearerOf(phrase.unknown[0].word) && draft.entities.length === 0
  const known = deed || alone ? bearerIn(reading) : undefined
  const named =
    deed &&
    !phrase.article &&
    phrase.count === undefined &&
    !reading.negated &&
    link === undefined &&
    draft.entities.length === 0 &&
    draft.settings.length === 0 &&
    !/^..$|[^s]s$|(?:ed|ing|ly)$/.test(head) &&
    !ORDINARY_WORDS.has(head) &&
    senseByEnding(head) === undefined
  const person = known ?? (named ? reading.findNoun('person') : undefined)
  if (person) addNamed(reading, person)
}

/** "a cat called Tom", "a ship named Ada": the name belongs to the previous thing. */
export function isGivenName({ items, at, last, phrase }: Reading): boolean {
  const before = items[at - 1]
  const isNaming = before?.kind === 'known' && /^(?:called|named|known as)$/.test(before.words)
  return isNaming && last !== undefined && phrase.unknown.length === 0
}

/** "Emma and Liam dancing": the first of two names. */
export function namePartner(reading: Reading): void {
  const next = reading.items[reading.at + 1]
  const person = bearerIn(reading)
  if (person && next?.kind === 'unknown' && bearerOf(next.words)) addNamed(reading, person)
}

function addNamed(reading: Reading, person: Noun): void {
  const { phrase, draft } = reading
  reportUnknown(reading, phrase.unknown.slice(0, -1))
  for (const { word } of phrase.unknown.slice(-1)) draft.unknown.push({ word, drawnAs: person.noun })
  addEntity(reading, toEntity(person, phrase, false, 1))
  clearPhrase(reading)
}
