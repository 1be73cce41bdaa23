import { ACTION_WORDS } from '../lexicon/action-words.ts'
import { COLOR_WORDS } from '../lexicon/colors.ts'
import { COUNT_WORDS } from '../lexicon/count-words.ts'
import { ARTICLES, IGNORED_WORDS, STYLE_WORDS } from '../lexicon/ignored-words.ts'
import { findNoun, NOUNS, pluralOf } from '../lexicon/lexicon.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import { ATTRIBUTE_WORDS, MATERIAL_WORDS, PART_WORDS, SIZE_WORDS } from '../lexicon/quality-words.ts'
import { LINK_ACTIONS, LINK_WORDS, type Link } from '../lexicon/relation-words.ts'
import { LIGHT_WORDS, MOOD_WORDS, SEASON_WORDS, TIME_WORDS, VIEW_WORDS, WEATHER_WORDS } from '../lexicon/scene-words.ts'
import { SENSE_WORDS } from '../lexicon/sense-words.ts'
import { SETTING_WORDS, type SettingId } from '../lexicon/setting-words.ts'
import { VERBS } from '../lexicon/verbs.ts'
import type { SceneGraph, TimeOfDay, View, Weather } from '../scene-graph.ts'
import { progressiveOf } from './inflect.ts'
import { foldPhrase } from './tokens.ts'

/** All meanings of a phrase; its neighbors decide which one counts. */
export type Meaning = {
  noun?: Noun
  plural?: boolean
  setting?: SettingId
  color?: string
  count?: number
  size?: number
  material?: string
  attribute?: string
  part?: string
  action?: string
  link?: Link
  linkAction?: string
  time?: TimeOfDay
  season?: NonNullable<SceneGraph['season']>
  weather?: Weather
  mood?: string
  light?: string
  view?: View
  /** Symbol drawn for an abstract idea ("freedom" → dove). */
  sense?: Noun
  article?: boolean
  ignored?: boolean
}

const INDEX = new Map<string, Meaning>()

/** Words of the longest phrase in the lexicon. */
let longest = 1

function meaningOf(phrase: string): Meaning {
  const key = foldPhrase(phrase)
  let meaning = INDEX.get(key)
  if (!meaning) {
    meaning = {}
    INDEX.set(key, meaning)
    longest = Math.max(longest, key.split(' ').length)
  }
  return meaning
}

function addAll<Key extends keyof Meaning>(words: Iterable<readonly [string, Meaning[Key]]>, key: Key): void {
  for (const [word, value] of words) meaningOf(word)[key] ??= value
}

function addNoun(phrase: string, noun: Noun, plural: boolean): void {
  const meaning = meaningOf(phrase)
  if (meaning.noun) return
  meaning.noun = noun
  meaning.plural = plural
}

for (const noun of NOUNS) addNoun(noun.noun, noun, false)
for (const noun of NOUNS) {
  for (const alias of noun.aliases ?? []) addNoun(alias, noun, false)
}
for (const noun of NOUNS) addNoun(pluralOf(noun.noun), noun, true)
for (const noun of NOUNS) {
  for (const alias of noun.aliases ?? []) addNoun(pluralOf(alias), noun, true)
}
addAll(SETTING_WORDS, 'setting')
addAll(COLOR_WORDS, 'color')
addAll(COUNT_WORDS, 'count')
addAll(SIZE_WORDS, 'size')
addAll(MATERIAL_WORDS, 'material')
addAll(ATTRIBUTE_WORDS, 'attribute')
addAll(PART_WORDS, 'part')
addAll(ACTION_WORDS, 'action')
addAll(LINK_WORDS, 'link')
addAll(LINK_ACTIONS, 'linkAction')
for (const verb of VERBS) {
  const { action, link, linkAction } = verb
  if (action === undefined && link === undefined) continue
  const meaning = meaningOf(progressiveOf(verb))
  if (action !== undefined) meaning.action ??= action
  if (link !== undefined) meaning.link ??= link
  if (linkAction !== undefined) meaning.linkAction ??= linkAction
}
addAll(TIME_WORDS, 'time')
addAll(SEASON_WORDS, 'season')
addAll(WEATHER_WORDS, 'weather')
addAll(MOOD_WORDS, 'mood')
addAll(LIGHT_WORDS, 'light')
addAll(VIEW_WORDS, 'view')
addAll(
  [...ARTICLES].map((word) => [word, true] as const),
  'article',
)
addAll(
  [...IGNORED_WORDS, ...STYLE_WORDS].map((word) => [word, true] as const),
  'ignored',
)
for (const [word, noun] of SENSE_WORDS) {
  const meaning = meaningOf(word)
  const known = Object.keys(meaning).length > 0
  const row = findNoun(noun)
  if (row && !known) meaning.sense = row
}

/** The lexicon's meanings of a folded phrase. */
export const lookUp = (phrase: string): Meaning | undefined => INDEX.get(phrase)

/** Number of words of the longest known phrase. */
export const longestPhrase = (): number => longest

/** Single words that a misspelled word may mean. */
export const correctableWords = (): Iterable<string> => [...INDEX].filter(([word, meaning]) => isCorrectable(word, meaning)).map(([word]) => word)

function isCorrectable(word: string, meaning: Meaning): boolean {
  if (word.includes(' ') || word.length < 4 || meaning.ignored || meaning.article) return false
  return Boolean(
    meaning.noun ??
      meaning.setting ??
      meaning.color ??
      meaning.time ??
      meaning.weather ??
      meaning.season ??
      meaning.action ??
      meaning.material ??
      meaning.attribute ??
      meaning.mood,
  )
}
