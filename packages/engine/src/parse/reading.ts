import type { Noun } from '../lexicon/nouns/noun.ts'
import type { Link } from '../lexicon/relation-words.ts'
import { createDraft, type Draft, type DraftEntity } from './draft.ts'
import type { Item } from './items.ts'
import { emptyPhrase, type Phrase } from './phrase.ts'

/** A link and its subjects; `outer` is the link around "of" ("a table with a vase OF flowers and a lamp"). */
export type BoundLink = { readonly link: Link; readonly subjects: DraftEntity[]; readonly outer?: BoundLink }

/** The state of the parser. */
export type Reading = {
  readonly items: readonly Item[]
  readonly draft: Draft
  readonly findNoun: (noun: string) => Noun | undefined
  at: number
  phrase: Phrase
  /** The link that waits for its object, and its subjects. */
  link?: Link
  subjects: DraftEntity[]
  /** A link at the start of a sentence waits for its subject: "behind a fence, a dog". */
  fronted?: { link: Link; object: DraftEntity }
  /** Things named side by side; a thing after "and" joins them. */
  list: DraftEntity[]
  last?: DraftEntity
  /** The link of the last thing, for "a hat AND a scarf". */
  lastLink?: BoundLink
  joined: boolean
  /** A comma came before: a list may continue. */
  listed: boolean
  /** A place was just named: "a field OF sunflowers". */
  afterPlace: boolean
  afterNoun: boolean
  /** "no" or "without" was read: things are left out until the phrase ends. */
  negated: boolean
}

export function createReading(items: readonly Item[], findNoun: Reading['findNoun']): Reading {
  return {
    items,
    draft: createDraft(),
    findNoun,
    at: 0,
    phrase: emptyPhrase(),
    subjects: [],
    list: [],
    joined: false,
    listed: false,
    afterPlace: false,
    afterNoun: false,
    negated: false,
  }
}

/** True when "not" or "never" stands right before the current verb. */
export function isDenied({ items, at }: Reading): boolean {
  let i = at - 1
  let before = items[i]
  while (before?.kind === 'unknown' ? before.words.endsWith('ly') : before?.kind === 'known' && isFiller(before)) before = items[--i]
  return before?.kind === 'known' && /^(?:not|never)$/.test(before.words)
}

const isFiller = ({ meaning }: Extract<Item, { kind: 'known' }>): boolean => meaning.ignored === true && Object.keys(meaning).length === 1

export function clearPhrase(reading: Reading): void {
  reading.phrase = emptyPhrase()
  reading.link = undefined
  reading.afterNoun = false
}

/** Records unknown words, once each. */
export function reportUnknown(reading: Reading, words: readonly { word: string; capital: boolean }[]): void {
  for (const { word } of words) {
    // Adverbs say how, not what: there is nothing to draw.
    if (word.length > 4 && word.endsWith('ly')) continue
    if (!reading.draft.unknown.some((known) => known.word === word)) reading.draft.unknown.push({ word })
  }
}
