import { HARMLESS_PHRASES } from '../lexicon/policy-words.ts'

/** Letters of other scripts that look like Latin ones. */
// biome-ignore format: a list
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'ԁd', 'һh', 'ӏl', 'ոn', 'вb', 'кk', 'мm', 'нh', 'тt', 'αa', 'εe', 'οo', 'ρp', 'νv', 'κk', 'τt', 'ιi',
    'υu', 'ηn', 'χx', 'ɡg', 'ɑa', 'ıi', 'øo', 'łl', 'ßs',
  ].map(([from, to]) => [from, to]),
)
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i' }

/** Undoes disguises: zero-width characters, accents, lookalike letters and spaced-out letters. */
function plainWords(prompt: string): string {
  const letters = [
    ...prompt
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
  // "n u d e" and "n.u.d.e" are one word.
  return letters.replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s._*-]){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu, (spaced) => spaced.replace(/[\s._*-]/g, ''))
}

function padded(words: string): string {
  return ` ${words.replace(/[^a-z]+/g, ' ').trim()} `
}

/** Readings of a text in which a forbidden word may hide: Latin words with a space around each. */
export function readings(prompt: string): readonly string[] {
  const plain = plainWords(prompt)
  const unleeted = plain.replace(/[\p{L}\p{N}@$!]+/gu, (word) =>
    /[a-z]/.test(word) && /[\d@$!]/.test(word) ? [...word].map((letter) => LEET[letter] ?? letter).join('') : word,
  )
  const squeezed = unleeted.replace(/([a-z])\1{2,}/g, '$1')
  return [...new Set([plain, unleeted, squeezed].map(padded))].map((words) =>
    HARMLESS_PHRASES.reduce((text, phrase) => text.replaceAll(` ${phrase} `, ' '), words),
  )
}

const LONGEST = 3

/** True when the text contains one of the words or phrases as a whole: "Essex" is a county. */
export function names(text: string, words: ReadonlySet<string>): boolean {
  const parts = text.trim().split(' ')
  for (let i = 0; i < parts.length; i++) {
    for (let length = 1; length <= LONGEST && i + length <= parts.length; length++) {
      if (words.has(parts.slice(i, i + length).join(' '))) return true
    }
  }
  return false
}
