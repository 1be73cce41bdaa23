import { ForbiddenPromptError } from '../drawn-picture.ts'
import { findNoun, NOUNS } from '../lexicon/lexicon.ts'
import type { Category } from '../lexicon/nouns/noun.ts'
import type { Assumption, SceneGraph } from '../scene-graph.ts'
import { formsOf } from './inflect.ts'
import { itemize } from './items.ts'
import { editDistance, senseByEnding } from './nearest-word.ts'
import { parsePrompt } from './parse-prompt.ts'
import { tokenize } from './tokens.ts'
import { unifyVerbs } from './unify-verbs.ts'
import { correctableWords } from './word-index.ts'

/** What the engine understands of a prompt before it draws. */
export type PromptCheck = {
  /** The content policy refuses it; all other fields are empty then. */
  readonly isForbidden: boolean
  /** What was understood, in order, as chips for people. */
  readonly readAs: readonly string[]
  /** Unknown words, in prompt order. */
  readonly unknown: readonly UnknownWordHelp[]
  /** Misspelled words and the words they were read as. */
  readonly corrected: readonly { readonly typed: string; readonly as: string }[]
  /** What the rules of common sense added. */
  readonly assumed: readonly Assumption[]
  /** Things to draw, each with its family. */
  readonly things: readonly { readonly noun: string; readonly category: Category; readonly count: number }[]
  readonly setting?: string
  readonly time?: string
  readonly weather: readonly string[]
  readonly light: readonly string[]
  readonly mood: readonly string[]
  readonly view?: string
  readonly palette: readonly string[]
}

export type UnknownWordHelp = {
  /** Lowercase, without accents. */
  readonly word: string
  /** The noun drawn instead, if any. */
  readonly drawnAs?: string
  /** A verb whose action is not drawn; default false. */
  readonly isDeed?: boolean
  /** Known words to write instead, most likely first; at most five. */
  readonly suggestions: readonly string[]
}

const NOTHING: PromptCheck = {
  isForbidden: false,
  readAs: [],
  unknown: [],
  corrected: [],
  assumed: [],
  things: [],
  weather: [],
  light: [],
  mood: [],
  palette: [],
}
const MAX_SUGGESTIONS = 5
/** Placeholder for an unknown thing: nouns of its family are no useful suggestion. */
const MAKESHIFT = 'geometric shape'
/** Keeps a prompt of a thousand nonsense words under a second. */
const MAX_UNKNOWN = 40

/** Reads a prompt as the engine would and reports which words it knows, which it does not, and what to write instead. Pure; never throws. */
export function checkPrompt(prompt: string): PromptCheck {
  if (!prompt.trim()) return NOTHING
  const graph = readOrRefuse(prompt)
  if (!graph) return { ...NOTHING, isForbidden: true }
  return {
    isForbidden: false,
    readAs: graph.readAs,
    unknown: graph.unknown.map(({ word, drawnAs }, index) => ({
      word,
      ...(drawnAs === undefined ? {} : { drawnAs }),
      ...(isDeed(word, drawnAs) ? { isDeed: true } : {}),
      suggestions: index < MAX_UNKNOWN && !isDeed(word, drawnAs) ? suggestFor(word, drawnAs) : [],
    })),
    corrected: correctedIn(prompt),
    assumed: graph.assumed,
    things: graph.entities.flatMap(({ noun, count }) => {
      const category = findNoun(noun)?.category
      return category === undefined ? [] : [{ noun, category, count }]
    }),
    weather: graph.weather,
    light: graph.light,
    mood: graph.mood,
    palette: graph.palette,
    ...(graph.setting === undefined ? {} : { setting: graph.setting }),
    ...(graph.time === undefined ? {} : { time: graph.time }),
    ...(graph.view === undefined ? {} : { view: graph.view }),
  }
}

function readOrRefuse(prompt: string): SceneGraph | undefined {
  try {
    return parsePrompt(prompt)
  } catch (error) {
    if (error instanceof ForbiddenPromptError) return undefined
    throw error
  }
}

const isDeed = (word: string, drawnAs: string | undefined): boolean => drawnAs === undefined && formsOf(word).some(({ tenses }) => !tenses.has('base'))

function correctedIn(prompt: string): PromptCheck['corrected'] {
  return itemize(tokenize(unifyVerbs(prompt).words)).flatMap((item) =>
    item.kind === 'known' && item.typed !== undefined ? [{ typed: item.typed, as: item.words }] : [],
  )
}

/** Words with a similar spelling, else its known parts, else its family; empty when nothing is similar. */
function suggestFor(word: string, drawnAs: string | undefined): readonly string[] {
  const ways = [() => spelledLike(word), () => partsOf(word), () => kinOf(word, drawnAs)]
  for (const way of ways) {
    const found = [...new Set(way())].filter((known) => known !== word)
    if (found.length > 0) return found.slice(0, MAX_SUGGESTIONS)
  }
  return []
}

/** Nouns of the same family as the noun drawn instead. */
function kinOf(word: string, drawnAs: string | undefined): readonly string[] {
  const family = drawnAs === MAKESHIFT ? undefined : (findNoun(drawnAs ?? '') ?? senseByEnding(word))?.category
  return family === undefined ? [] : NOUNS.filter(({ category }) => category === family).map(({ noun }) => noun)
}

let words: ReadonlySet<string> | undefined
const knownWords = () => (words ??= new Set(correctableWords()))

/** Known words within one or two typos: in a short word, two changed letters make a different word. */
function spelledLike(word: string): readonly string[] {
  const limit = word.length < 6 ? 2 : 3
  return [...knownWords()]
    .filter((known) => Math.abs(known.length - word.length) < limit && known[0] === word[0] && !isOtherNumber(known, word))
    .map((known) => ({ known, distance: editDistance(word, known, limit) }))
    .filter(({ distance }) => distance < limit)
    .sort((a, b) => a.distance - b.distance || a.known.localeCompare(b.known, 'en'))
    .slice(0, 3)
    .map(({ known }) => known)
}

/** "frisbees" next to "frisbee", when the prompt has the singular. */
const isOtherNumber = (known: string, word: string): boolean => known.endsWith('s') && !word.endsWith('s') && knownWords().has(known.slice(0, -1))

/** "dragonfruit" contains "dragon" and "fruit": the longest known beginning and end. */
function partsOf(word: string): readonly string[] {
  const inside = [...knownWords()].filter((known) => known.length >= 4 && known.length < word.length)
  const longest = (fits: (known: string) => boolean) => inside.filter(fits).sort((a, b) => b.length - a.length)[0]
  return [longest((known) => word.endsWith(known)), longest((known) => word.startsWith(known))].filter((known) => known !== undefined)
}
