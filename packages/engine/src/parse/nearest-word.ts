import { bearerOf } from '../lexicon/given-names.ts'
import { ORDINARY_WORDS } from '../lexicon/ignored-words.ts'
import { findNoun } from '../lexicon/lexicon.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import { CONFUSABLE_WORDS } from '../lexicon/ordinary-words.ts'
import { PERSON_ENDINGS, SENSE_ENDINGS } from '../lexicon/sense-words.ts'
import { formsOf } from './inflect.ts'
import { stemsOf } from './stems.ts'
import { correctableWords } from './word-index.ts'

/** Known words by first letter: people rarely mistype it, and it keeps the search short. */
const BY_INITIAL = new Map<string, { readonly known: string; readonly letters: number }[]>()
for (const known of correctableWords()) {
  const entry = { known, letters: lettersOf(known) }
  const list = BY_INITIAL.get(known[0])
  if (list) list.push(entry)
  else BY_INITIAL.set(known[0], [entry])
}

/** The letters of a word, one bit each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - 97)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The known word that a misspelled one most likely means: within one typo up to 6 letters, two for longer words. */
export function correctSpelling(word: string): string | undefined {
  if (word.length < 4 || word.length > 20 || !/^[a-z]+$/.test(word)) return undefined
  if (isSpelledRight(word) || bearerOf(word)) return undefined
  // Verbs are many and look alike: "launching" is no typo of "laughing", but "runing" is one of "running".
  const verb = word.endsWith('ing')
  const limit = word.length >= 7 && !verb ? 2 : 1
  let best: string | undefined
  let bestDistance = limit + 1
  const own = lettersOf(word)
  for (const { known, letters } of BY_INITIAL.get(word[0]) ?? []) {
    if (Math.abs(known.length - word.length) > limit) continue
    // A typo changes at most two letters.
    if (countBits(own ^ letters) > 2 * limit) continue
    // Four letters are too ambiguous: only two swapped letters count as a typo.
    if (word.length === 4 && (known.length !== 4 || !isSwap(word, known))) continue
    if (verb && known.length === word.length && !isSwap(word, known)) continue
    const distance = editDistance(word, known, bestDistance)
    // Two typos in seven letters need the same beginning and end.
    if (distance === 2 && word.length < 8 && (known.slice(0, 2) !== word.slice(0, 2) || known.slice(-2) !== word.slice(-2))) continue
    if (distance < bestDistance) {
      best = known
      bestDistance = distance
    }
  }
  return best
}

/** English words without anything to draw: listed ones, and verb forms. */
const isOrdinary = (word: string): boolean => ORDINARY_WORDS.has(word) || formsOf(word).length > 0

function isSpelledRight(word: string): boolean {
  // "everybody" and similar words are people that have no noun.
  if (isOrdinary(word) || /(?:body|ever)$/.test(word)) return true
  return [word, ...stemsOf(word)].some((form) => CONFUSABLE_WORDS.has(form) || (word.endsWith('s') && formsOf(form).length > 0))
}

function isSwap(a: string, b: string): boolean {
  for (let i = 0; i + 1 < a.length; i++) {
    if (a.slice(0, i) + a[i + 1] + a[i] + a.slice(i + 2) === b) return true
  }
  return false
}

/** Edits (insert, delete, replace, swap of neighbors) between two words; `limit` if there are at least that many. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let value = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2] + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least >= limit) return limit
    before = previous
    previous = row
  }
  return Math.min(limit, previous[b.length])
}

/** The likely kind of an unknown thing, from its ending ("moonflower" is a flower, "philatelist" a person). */
export function senseByEnding(word: string): Noun | undefined {
  if (word.length < 5 || isOrdinary(word)) return undefined
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  for (const [ending, noun] of SENSE_ENDINGS) {
    if (singular.length >= ending.length + 2 && (singular.endsWith(ending) || word.endsWith(ending))) return findNoun(noun)
  }
  if (singular.length >= 6 && PERSON_ENDINGS.some((ending) => singular.endsWith(ending))) return findNoun('person')
  return undefined
}
