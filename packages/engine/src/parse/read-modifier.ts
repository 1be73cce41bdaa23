import type { Link } from '../lexicon/relation-words.ts'
import { addChip, canDo, type Draft, type DraftEntity, isAnimate } from './draft.ts'
import type { Item } from './items.ts'
import { nameDoer } from './name-doer.ts'
import { describe, emptyPhrase, isEmpty } from './phrase.ts'
import { readNoun } from './read-entity.ts'
import { clearPhrase, isDenied, type Reading } from './reading.ts'
import { beginsPhrase, describesPart, isHeaded, type Role } from './roles.ts'
import type { Meaning } from './word-index.ts'

type Known = { readonly words: string; readonly meaning: Meaning }

/** The relation between a verb and an object without a preposition ("playing guitar", "crossing a bridge"). */
// biome-ignore format: rows of a table
const OBJECT_LINKS: Readonly<Record<string, Link>> = {
  playing: 'holding', eating: 'holding', drinking: 'holding', reading: 'holding', 'raised arms': 'holding', painting: 'next-to', walking: 'place',
  running: 'place', surfing: 'place', 'ice skating': 'place', sledding: 'place', riding: 'riding',
}

/** Colors of the whole picture: "in blue and gold tones". */
const TONE_WORDS = /^(tones?|hues?|colou?rs?|palette|shades|colou?r palette|tints?)$/

/** Words for piles and stacks. */
const HEAPS = /^(pile|stack)s? of$/

/** An adjective, a number, or a word for time, weather, mood, light or camera. */
export function readModifier(reading: Reading, item: Known, role: Role): void {
  const { meaning, words } = item
  const { phrase } = reading
  const headed = isHeaded(reading.items, reading.at)
  if (role === 'count') {
    // "a group of ten": the number overrides the group's default.
    const before = reading.items[reading.at - 1]
    if (readFamily(reading, words)) return
    const heaped = HEAPS.exec(words)?.[1]
    if (heaped) phrase.attributes.push(heaped === 'pile' ? 'piled' : 'stacked')
    const grouped = before?.kind === 'known' && / of$/.test(before.words)
    if (phrase.count === undefined || grouped) phrase.count = meaning.count
    return
  }
  if (role === 'color' && meaning.color) {
    readColor(reading, meaning.color, words, headed)
    return
  }
  if (role === 'size') phrase.size ??= meaning.size
  else if (role === 'material' && !headed && reading.link === 'on') {
    // "a bottle on marble": marble is the surface, not the bottle's material.
    addChip(reading.draft, words)
    clearPhrase(reading)
    return
  } else if (role === 'material') phrase.material ??= meaning.material
  else if (role === 'attribute' && meaning.attribute) phrase.attributes.push(meaning.attribute)
  else if (role === 'action' && meaning.action) {
    // "a tower with FLOATING crystals"
    const ofNext = phrase.article || phrase.count !== undefined || reading.link === 'with' || !reading.last
    if (headed && ofNext) {
      phrase.action ??= meaning.action
      phrase.words.push(words)
    } else act(reading, meaning.action, words)
    return
  } else {
    readScene(reading, item, role, headed)
    return
  }
  phrase.words.push(words)
  if (meaning.mood) reading.draft.mood.add(meaning.mood)
}

/** True when the phrase continues at this item: "a family of four happy ducks". */
function goesOn(item: Item | undefined): boolean {
  if (item?.kind !== 'known') return item?.kind === 'unknown'
  const { ignored, link, article, action } = item.meaning
  return !ignored && !link && !article && !action
}

/** "a family of four" at the end of a phrase: the number is its size. */
function readFamily(reading: Reading, words: string): boolean {
  const { items, at, draft } = reading
  const next = items[at + 1]
  const family = reading.findNoun('family')
  const many = next?.kind === 'known' ? next.meaning.count : undefined
  if (words !== 'family of' || many === undefined || !family || goesOn(items[at + 2])) return false
  readNoun(reading, family, false, 'family')
  const children = draft.entities.find(({ noun }) => noun.noun === 'child')
  if (children) children.count = Math.max(1, many - 2)
  reading.at += 1
  return true
}

function readColor(reading: Reading, color: string, words: string, headed: boolean): void {
  const { phrase, last, link, draft } = reading
  if (headed) {
    phrase.colors.push(color)
    const before = reading.items[reading.at - 1]
    if (before?.kind === 'and' && phrase.colors.length > 1) phrase.words.push('and')
    phrase.words.push(words)
    return
  }
  if (reading.negated) {
    draft.without.push({ words, color })
    return
  }
  const person = last && isAnimate(last.noun) ? last : undefined
  if ((link === 'in' || link === 'wearing') && !(person && !tonesFollow(reading))) {
    draft.palette.add(color)
    addChip(draft, words)
    keepLinkForNextColor(reading)
    return
  }
  describe(draft, { ...emptyPhrase(), colors: [color], words: [words] }, last)
  if (!last) addChip(draft, words)
  keepLinkForNextColor(reading)
}

/** "in blue and gold": the link extends over "and" to the next color. */
function keepLinkForNextColor(reading: Reading): void {
  const { items, at } = reading
  const next = items[at + 2]
  if (items[at + 1]?.kind === 'and' && next?.kind === 'known' && next.meaning.color) reading.at += 1
  else clearPhrase(reading)
}

function tonesFollow(reading: Reading): boolean {
  for (let i = reading.at + 1; i < reading.items.length && i < reading.at + 5; i++) {
    const item = reading.items[i]
    if (item.kind === 'and') continue
    if (item.kind !== 'known') return false
    if (TONE_WORDS.test(item.words)) return true
    if (!item.meaning.color) return false
  }
  return false
}

/** A specific posture is more precise than "standing". */
const POSTURES = new Set(['arms crossed', 'hands on hips', 'hands in pockets', 'fist raised', 'fists up'])

/** Assigns a verb to its subject: the last named thing that can do it, and those named side by side with it. */
function act(reading: Reading, action: string, words: string): void {
  nameDoer(reading, true)
  const { last, list, draft, lastLink } = reading
  // "quietly watching a bird": adverbs start no phrase.
  const before = { ...reading.phrase, unknown: reading.phrase.unknown.filter(({ word }) => !word.endsWith('ly')) }
  // "a cat chases a bird and sleeps": the cat sleeps, not the bird.
  const doer = reading.joined ? lastLink?.subjects.find(({ noun }) => isAnimate(noun)) : undefined
  const alive = doer ?? (last && (isAnimate(last.noun) ? last : last.host))
  const actor = alive ?? [...draft.entities].reverse().find((entity) => isAnimate(entity.noun)) ?? last
  if (!actor) {
    reading.phrase.action ??= action
    return
  }
  const actors: readonly DraftEntity[] = list.includes(actor) && list[list.length - 1] === actor ? list : [actor]
  const denied = isDenied(reading)
  for (const one of denied ? [] : actors) {
    const open = one.action === undefined || (one.action === 'standing' && POSTURES.has(action))
    if (open && canDo(one.noun, action)) one.action = action
  }
  if (denied) reading.negated = false
  else addChip(draft, words)
  reading.afterNoun = false
  if (isEmpty(before) && beginsPhrase(reading.items, reading.at)) {
    reading.link = denied ? 'next-to' : (OBJECT_LINKS[action] ?? 'next-to')
    reading.subjects = [...actors]
  }
}

function readScene(reading: Reading, { meaning, words }: Known, role: Role, headed: boolean): void {
  const { draft, last } = reading
  const alive = last !== undefined && isAnimate(last.noun)
  if (headed && role === 'mood' && describesPart(reading.items, reading.at, alive)) {
    // "long dark hair" does not describe the light.
    reading.phrase.words.push(words)
    return
  }
  if (reading.negated && !headed) {
    draft.without.push({ words, ...(meaning.weather ? { weather: meaning.weather } : { other: words }) })
    clearPhrase(reading)
    return
  }
  const chip = noteScene(draft, meaning, role, words)
  if (chip !== undefined) addChip(draft, chip)
  if (headed) {
    // "a glowing mushroom": some scene words describe the thing too.
    if (role === 'mood') reading.phrase.attributes.push(words)
    if (words.startsWith('neon')) reading.phrase.attributes.push('glowing')
  } else clearPhrase(reading)
}

/** Records a word about the scene and returns its chip. */
function noteScene(draft: Draft, meaning: Meaning, role: Role, words: string): string | undefined {
  if (role === 'time' && meaning.time) {
    draft.time ??= meaning.time
    if (meaning.time === 'night' && /star/.test(words)) draft.light.add('starlight')
    return words
  }
  if (role === 'season' && meaning.season) {
    draft.season ??= meaning.season
    return words
  }
  if (role === 'weather' && meaning.weather) {
    draft.weather.add(meaning.weather)
    if (/sky|skies|sun/.test(words) && meaning.weather === 'clear') draft.time ??= 'day'
    return meaning.weather === 'clear' ? words : meaning.weather
  }
  if (role === 'mood' && meaning.mood) {
    draft.mood.add(meaning.mood)
    return words
  }
  if (role === 'light' && meaning.light) {
    draft.light.add(meaning.light)
    if (meaning.light === 'moonlight' || meaning.light === 'starlight') draft.time ??= 'night'
    if (meaning.light === 'golden-hour') draft.time ??= 'sunset'
    return words
  }
  if (role === 'view' && meaning.view) {
    draft.view ??= meaning.view
    return words
  }
  return undefined
}
