import { EMOJI_WORDS } from '../lexicon/emoji-words.ts'
import { SET_PHRASES } from '../lexicon/phrases/set-phrases.ts'

/** A lowercase word without accents and apostrophes, a break between phrases, or text quoted in the prompt. */
export type Token =
  | { readonly kind: 'word'; readonly word: string; readonly possessive: boolean; readonly capital: boolean }
  | { readonly kind: 'comma' | 'stop' }
  | { readonly kind: 'text'; readonly text: string }

/** Tag style "1girl", "2boys". */
const COUNTED = /^(\d+)(girls?|boys?|cats?|dogs?)$/

export const QUOTES = /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,80}?)['’](?![\p{L}\p{N}])/gu
const PARTS = /(\p{Extended_Pictographic})|([&+]|\p{L}[\p{L}\p{M}\p{N}'’]*|\p{N}[\p{L}\p{N}.]*)|([,，、;(){}[\]|/]|\s[–—-]+\s)|([.!?。！？\n])/gu

/** Prompt syntax of other tools (weights, parameters, tags): not words of the picture. */
const TOOL_SYNTAX = /<[^<>]*>|--\w+(?:\s+[\d.:]+)?|(?<=\w):\d+(?:\.\d+)?|\b\d+:\d+\b/g

/** Lowercase, compatibility forms folded, accents dropped: "Café" and "cafe" are one word. */
const foldWord = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')

/** Splits a prompt of any script into tokens. Linear in its length. */
export function tokenize(prompt: string): Token[] {
  const trimmed = prompt.trim()
  const whole = /^["“”']([^"“”']*)["“”']$/.exec(trimmed)
  const source = (whole?.[1] ?? trimmed).replace(/\u200b|\u200d|\ufe0f/g, '')
  const tokens: Token[] = []
  // A set phrase's replacement may contain quoted text, too.
  splitQuotes(source, tokens, (words) => splitQuotes(unfold(words, source), tokens, (rest) => pushWords(rest, tokens)))
  return tokens
}

/** Keeps quoted text as it is and passes everything else to `read`. */
function splitQuotes(source: string, tokens: Token[], read: (words: string) => void): void {
  let from = 0
  for (const match of source.matchAll(QUOTES)) {
    read(source.slice(from, match.index))
    from = match.index + match[0].length
    const text = (match.slice(1).find((group) => group !== undefined) ?? '').trim()
    if (text) tokens.push({ kind: 'text', text })
  }
  read(source.slice(from))
}

/** Expands set phrases ("a yoga class", "logo for a bakery") to words that can be read one by one. */
function unfold(source: string, prompt: string): string {
  const lower = source.toLowerCase()
  return SET_PHRASES.reduce(
    (text, { words, means, unless, key }) => ((key !== undefined && !lower.includes(key)) || unless?.test(prompt) ? text : text.replace(words, means)),
    source,
  )
}

function pushWords(source: string, tokens: Token[]): void {
  for (const match of source.replace(TOOL_SYNTAX, ' , ').matchAll(PARTS)) {
    const [, emoji, word, comma] = match
    if (emoji) {
      const words = EMOJI_WORDS.get(emoji)
      tokens.push({ kind: 'comma' })
      if (words) pushWords(words, tokens)
      tokens.push({ kind: 'comma' })
    } else if (word) pushWord(word, tokens)
    else tokens.push({ kind: comma ? 'comma' : 'stop' })
  }
}

function pushWord(source: string, tokens: Token[]): void {
  if (source === '&' || source === '+') {
    tokens.push({ kind: 'word', word: 'and', possessive: false, capital: false })
    return
  }
  const possessive = /['’]s$/i.test(source)
  const word = foldWord(possessive ? source.slice(0, -2) : source).replace(/\.+$/, '')
  const capital = source.length > 1 && source === source.toUpperCase() && /\p{Lu}/u.test(source)
  const counted = COUNTED.exec(word)
  const words = counted ? counted.slice(1) : [word]
  for (const part of words) if (part) tokens.push({ kind: 'word', word: part, possessive, capital })
}

/** A lexicon phrase in the same form as prompt tokens. */
export function foldPhrase(phrase: string): string {
  return phrase
    .split(/[\s-]+/)
    .map(foldWord)
    .filter(Boolean)
    .join(' ')
}
