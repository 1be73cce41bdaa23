import { correctSpelling } from './nearest-word.ts'
import type { Token } from './tokens.ts'
import { longestPhrase, lookUp, type Meaning } from './word-index.ts'

/** A span of the prompt with all of its meanings. */
export type Item =
  | {
      readonly kind: 'known'
      readonly words: string
      readonly meaning: Meaning
      readonly possessive: boolean
      /** The word as typed, when it was misspelled. */
      readonly typed?: string
    }
  | { readonly kind: 'unknown'; readonly words: string; readonly capital: boolean }
  | { readonly kind: 'and' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'text'; readonly text: string }

const JOINERS = new Set(['and', 'or', 'nor', 'n'])
/** Max misspelled words looked up per prompt; the rest stay unknown, so that noise costs no time. */
const MAX_CORRECTIONS = 24

/** Groups tokens into known phrases, the longest first. */
export function itemize(tokens: readonly Token[]): Item[] {
  const items: Item[] = []
  let corrections = 0
  let i = 0
  while (i < tokens.length) {
    const token = tokens[i]
    if (token.kind !== 'word') {
      items.push(token.kind === 'text' ? token : { kind: token.kind })
      i++
      continue
    }
    const known = longestKnown(tokens, i)
    if (known) {
      items.push(known.item)
      i += known.length
      continue
    }
    i++
    if (JOINERS.has(token.word)) items.push({ kind: 'and' })
    else {
      const number = readNumber(token.word)
      const nearest = number === undefined && corrections++ < MAX_CORRECTIONS ? correctSpelling(token.word) : undefined
      const corrected = isVerbOf(items.at(-1), token.word, nearest) ? undefined : nearest
      const meaning = corrected === undefined ? number : lookUp(corrected)
      if (meaning) {
        const typed = corrected === undefined ? {} : { typed: token.word }
        items.push({ kind: 'known', words: corrected ?? token.word, meaning, possessive: token.possessive, ...typed })
      } else items.push({ kind: 'unknown', words: token.word, capital: token.capital })
    }
  }
  return items
}

/** "a cat glides": after a noun, this ending belongs to a verb, and at most is a typo of another verb ("runing"). */
function isVerbOf(before: Item | undefined, word: string, nearest: string | undefined): boolean {
  if (nearest === undefined || before?.kind !== 'known' || !before.meaning.noun) return false
  return /(?:s|ed|ing)$/.test(word) && lookUp(nearest)?.action === undefined
}

function longestKnown(tokens: readonly Token[], from: number): { item: Item; length: number } | undefined {
  const words: string[] = []
  for (let i = from; i < tokens.length && words.length < longestPhrase(); i++) {
    const token = tokens[i]
    if (token.kind !== 'word') break
    words.push(token.word)
  }
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ')
    const meaning = lookUp(phrase)
    const last = tokens[from + length - 1]
    if (meaning && last.kind === 'word') {
      return { item: { kind: 'known', words: phrase, meaning, possessive: last.possessive }, length }
    }
  }
  return undefined
}

/** Numbers in digits; years and technical figures are not drawn, except that old years make things vintage. */
function readNumber(word: string): Meaning | undefined {
  if (!/^\d/.test(word)) return undefined
  if (/^\d{1,3}$/.test(word)) return Number(word) > 0 ? { count: Math.min(20, Number(word)) } : { ignored: true }
  return /^1\d{3}s?$/.test(word) ? { attribute: 'vintage' } : { ignored: true }
}
