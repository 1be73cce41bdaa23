import type { Link } from '../lexicon/relation-words.ts'
import { type Draft, isAnimate, relate } from './draft.ts'
import { endPhrase } from './end-phrase.ts'
import { formsOf } from './inflect.ts'
import type { Item } from './items.ts'
import { joinThings } from './join-things.ts'
import { isGivenName, nameDoer, namePartner } from './name-doer.ts'
import { emptyPhrase, hasModifiers } from './phrase.ts'
import { readNoun } from './read-entity.ts'
import { readLink } from './read-link.ts'
import { readModifier } from './read-modifier.ts'
import { readPart } from './read-part.ts'
import { type Place, readPlace } from './read-place.ts'
import { clearPhrase, createReading, type Reading, reportUnknown } from './reading.ts'
import { isHeaded, joinsModifiers, type Role, roleOf } from './roles.ts'

const PLACING: ReadonlySet<Link> = new Set(['in', 'on', 'place', 'above', 'inside', 'under', 'next-to', 'behind', 'in-front-of', 'reflected-in'])
/** "a moon-shaped lamp" */
const LIKENESS = /^(shaped|themed|like|patterned|inspired|themed|printed|flavored)$/
const PRONOUNS = new Set(['it', 'him', 'her', 'them', 'he', 'she', 'they'])
/** Reads the items of a prompt into a draft. */
export function readPrompt(items: readonly Item[], findNoun: Reading['findNoun']): Draft {
  const reading = createReading(items, findNoun)
  for (; reading.at < items.length; reading.at++) readItem(reading, items[reading.at])
  endPhrase(reading)
  return reading.draft
}

function readItem(reading: Reading, item: Item): void {
  const { draft, phrase, items, at } = reading
  if (item.kind === 'text') {
    endPhrase(reading)
    draft.texts.push({ text: item.text, ...(reading.last ? { after: reading.last } : {}) })
    return
  }
  if (item.kind === 'and' || item.kind === 'comma' || item.kind === 'stop') {
    readBreak(reading, item.kind)
    return
  }
  if (item.kind === 'unknown') {
    if (isGivenName(reading)) reportUnknown(reading, [{ word: item.words, capital: item.capital }])
    else {
      // "Emma pouring tea": Emma is drawn even if the action is not.
      if (formsOf(item.words).length > 0) nameDoer(reading, false)
      reading.phrase.unknown.push({ word: item.words, capital: item.capital })
    }
    return
  }
  if (item.possessive && isOwner(reading)) {
    reading.phrase = { ...emptyPhrase(), article: true }
    return
  }
  const role = roleOf(item.meaning, {
    items,
    at,
    linked: reading.link !== undefined,
    placing: reading.link !== undefined && PLACING.has(reading.link),
    open: phrase.article || hasModifiers(phrase),
    counted: phrase.count !== undefined,
    afterNoun: reading.afterNoun,
    ownerAlive: reading.last !== undefined && isAnimate(reading.last.noun),
    partly: reading.last !== undefined && (reading.link === 'with' || (reading.joined && reading.lastLink?.link === 'with') || ownedBefore(reading)),
  })
  readRole(reading, item, role)
}

function readRole(reading: Reading, item: Extract<Item, { kind: 'known' }>, role: Role): void {
  const { meaning, words } = item
  const noun = role === 'sense' ? undefined : meaning.noun
  if (role === 'article') {
    if (hasModifiers(reading.phrase)) endPhrase(reading)
    reading.phrase.article = true
  } else if (role === 'link' && meaning.link) {
    readLink(reading, meaning.link, meaning.linkAction)
  } else if (role === 'noun' && noun) {
    if (item.typed !== undefined) reading.draft.unknown.push({ word: item.typed, drawnAs: noun.noun })
    if (isCompoundPart(reading, meaning.plural === true)) {
      reading.phrase.attributes.push(noun.noun)
      reading.phrase.words.push(words)
      return
    }
    readNoun(reading, noun, meaning.plural === true, words)
  } else if (role === 'setting' && meaning.setting) {
    const place: Place = { id: meaning.setting, words }
    if (reading.negated) {
      reading.draft.without.push({ words, setting: place.id })
      clearPhrase(reading)
    } else readPlace(reading, place)
  } else if (role === 'part' && meaning.part) readPart(reading, meaning.part)
  else if (role === 'sense' && meaning.sense) {
    reading.draft.unknown.push({ word: words })
    reading.draft.senses.push({ word: words, noun: meaning.sense })
    clearPhrase(reading)
  } else if (role === 'ignored') readIgnored(reading, words)
  else readModifier(reading, item, role)
}

/** "no text", pronouns ("on it") and words of praise. */
function readIgnored(reading: Reading, words: string): void {
  const host = reading.last?.host ?? reading.list[0]
  if (reading.negated) reading.draft.without.push({ words, other: words })
  if (PRONOUNS.has(words) && reading.link && reading.last && host && host !== reading.last && !reading.phrase.article) {
    const { draft, last, link } = reading
    draft.relations = draft.relations.filter((r) => !(r.object === last && r.subject === host && r.type === 'next-to'))
    const joint = joinThings(link, last.noun, host.noun, false)
    if (joint.kind === 'relation') relate(draft, joint.type, last, host)
    reading.link = undefined
  }
}

function isOwner(reading: Reading): boolean {
  const next = reading.items[reading.at + 1]
  return (
    next?.kind === 'unknown' ||
    (next?.kind === 'known' && !(next.meaning.part && !next.meaning.noun) && !next.meaning.action && !next.meaning.link && !next.meaning.article)
  )
}

function ownedBefore(reading: Reading): boolean {
  const before = reading.items[reading.at - 1]
  return before?.kind === 'known' && /^(his|her|its|their)$/.test(before.words)
}

/** "cat cafe", "dragon statue": a noun right before another one only describes it. */
function isCompoundPart(reading: Reading, plural: boolean): boolean {
  const next = reading.items[reading.at + 1]
  if (next && 'words' in next && LIKENESS.test(next.words)) return true
  if (plural || next?.kind !== 'known' || next.typed !== undefined || reading.negated) return false
  const { noun, action, color, light, link, setting, part } = next.meaning
  // "a carrot nose"
  if (part && !noun && reading.last) return true
  return noun !== undefined && !action && !color && !light && !link && !setting && !next.possessive
}

function readBreak(reading: Reading, kind: 'and' | 'comma' | 'stop'): void {
  const { items, at, phrase } = reading
  if (kind !== 'stop' && joinsModifiers(items, at) && isHeaded(items, at) && hasModifiers(phrase)) return
  const negated = reading.negated && kind === 'and'
  if (kind === 'and') namePartner(reading)
  endPhrase(reading)
  reading.negated = negated
  if (kind === 'and') reading.joined = true
  if (kind === 'comma') reading.listed = true
  if (kind === 'stop') {
    reading.list = []
    reading.lastLink = undefined
    reading.joined = false
    reading.listed = false
  }
  if (kind !== 'and') reading.link = undefined
  reading.afterNoun = false
}
