import { bearerOf } from '../lexicon/given-names.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import { isAnimate } from './draft.ts'
import { formsOf, type Tense, type VerbForm } from './inflect.ts'
import { foldPhrase, QUOTES } from './tokens.ts'
import { lookUp } from './word-index.ts'

/** A word of a prompt before tokenization. */
export type ClauseWord = {
  /** As typed, or its rewritten form. */
  readonly text: string
  /** Folded; '' for quoted text. */
  readonly word: string
  /** The text between this word and the previous one. */
  readonly before: string
}

/** A verb's possible subject: the noun right before it. */
export type Subject = {
  readonly isAlive: boolean
  readonly isPlural: boolean
  /** The kind of word that opens its phrase. */
  readonly opening: 'one' | 'many' | 'definite' | 'none'
}

const PIECES = new RegExp(`(${QUOTES.source})|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’-]*`, 'gu')
const BREAK = /[,，、;(){}[\]|/.!?。！？\n&+:]|\s[–—-]\s/
const LONGEST_NOUN = 3
const LONGEST_PHRASE = 6
const ONE = new Set(['a', 'an', 'one', 'each', 'every', 'another'])
const DEFINITE = new Set(['the', 'this', 'that', 'these', 'those', 'his', 'her', 'its', 'their', 'my', 'your', 'our'])
const PRONOUNS = new Set(['he', 'she', 'it', 'they', 'who', 'which', 'we', 'you', 'i'])
const OBJECT_PRONOUNS = new Set(['it', 'him', 'them', 'himself', 'herself', 'itself', 'themselves', 'me', 'us', 'some'])

/** The words of a prompt with the text between them; `rest` follows the last word. */
export function clauseWords(prompt: string): { words: ClauseWord[]; rest: string } {
  const words: ClauseWord[] = []
  let from = 0
  for (const match of prompt.matchAll(PIECES)) {
    const [text, quoted] = match
    words.push({ text, word: quoted === undefined ? foldPhrase(text) : '', before: prompt.slice(from, match.index) })
    from = match.index + text.length
  }
  return { words, rest: prompt.slice(from) }
}

export const isBreak = (word: ClauseWord | undefined): boolean => word === undefined || word.word === '' || BREAK.test(word.before)

export const formIn = (word: string, tense: Tense): VerbForm | undefined => formsOf(word).find(({ tenses }) => tenses.has(tense))

/** "quickly", "never", "then": words that may stand between a subject and its verb. */
export function isAdverb(word: string): boolean {
  return /^(?:then|also|now|still|just|always|often|never|not|soon|once|all|both)$/.test(word)
    ? true
    : word.length > 4 && word.endsWith('ly') && lookUp(word)?.noun === undefined
}

export const isPronoun = (word: string): boolean => PRONOUNS.has(word)

/** The longest noun that ends at a word. */
export function nounAt(words: readonly ClauseWord[], at: number): { noun: Noun; isPlural: boolean; length: number } | undefined {
  for (let length = LONGEST_NOUN; length > 0; length--) {
    const from = at - length + 1
    if (from < 0 || words.slice(from + 1, at + 1).some(isBreak)) continue
    const meaning = lookUp(
      words
        .slice(from, at + 1)
        .map(({ word }) => word)
        .join(' '),
    )
    if (meaning?.noun) return { noun: meaning.noun, isPlural: meaning.plural === true, length }
  }
  return undefined
}

/** The word that opens the phrase ending before `at`, and its position. */
function openingOf(words: readonly ClauseWord[], at: number): { opening: Subject['opening']; from: number } {
  for (let i = at; i >= 0 && at - i < LONGEST_PHRASE; i--) {
    const { word } = words[i]
    if (ONE.has(word)) return { opening: 'one', from: i }
    if (DEFINITE.has(word)) return { opening: 'definite', from: i }
    const meaning = lookUp(word)
    if (meaning?.count !== undefined) return { opening: meaning.count > 1 ? 'many' : 'one', from: i }
    if (meaning?.link || word === 'and' || word === '') return { opening: 'none', from: i + 1 }
    if (isBreak(words[i])) return { opening: 'none', from: i }
  }
  return { opening: 'none', from: Math.max(0, at - LONGEST_PHRASE + 1) }
}

/** The subject of a verb at `at`, if a noun, a name or a pronoun stands right before it. */
export function subjectBefore(words: readonly ClauseWord[], at: number): Subject | undefined {
  let i = at - 1
  while (i >= 0 && !isBreak(words[i + 1]) && (isAdverb(words[i].word) || isModal(words[i].word))) i--
  if (i < 0 || isBreak(words[i + 1])) return undefined
  const { word, text } = words[i]
  if (/['’]s?$/.test(text)) return undefined
  if (isPronoun(word)) return { isAlive: true, isPlural: /^(?:they|we)$/.test(word), opening: 'one' }
  const found = nounAt(words, i)
  const { opening, from } = openingOf(words, i - (found?.length ?? 1))
  if (found) {
    const isJoint = words[from - 1]?.word === 'and' && !isBreak(words[from])
    return { isAlive: isAnimate(found.noun) || found.noun.category === 'sky', isPlural: found.isPlural || isJoint, opening }
  }
  // Names, and unknown nouns.
  const isName = bearerOf(word) !== undefined || (/^\p{Lu}/u.test(text) && i > 0)
  if (isName) return { isAlive: true, isPlural: false, opening: 'definite' }
  const isThing = lookUp(word) === undefined && formsOf(word).length === 0 && !/^(?:and|or|nor)$/.test(word)
  return isThing && opening !== 'none' ? { isAlive: false, isPlural: opening === 'many', opening } : undefined
}

export const isModal = (word: string): boolean => /^(?:can|could|will|would|must|may|might|should|does|do|did)$/.test(word)

/** True when an object begins at `at`: "a", "two", "its", "it". */
export function beginsObject(words: readonly ClauseWord[], at: number): boolean {
  if (isBreak(words[at])) return false
  const { word } = words[at]
  return ONE.has(word) || DEFINITE.has(word) || OBJECT_PRONOUNS.has(word) || lookUp(word)?.count !== undefined
}

/** True when a verb before `at` can end its phrase: an object, a preposition, an adverb or a break follows. */
export function endsVerb(words: readonly ClauseWord[], at: number): boolean {
  if (isBreak(words[at]) || beginsObject(words, at)) return true
  const { word } = words[at]
  const meaning = lookUp(word)
  return Boolean(meaning?.link) || meaning?.plural === true || word === 'and' || word === 'while' || isAdverb(word)
}
