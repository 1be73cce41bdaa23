/** Further words are ignored: each one costs. */
const MAX_WORDS = 40

/**
 * A text as search compares it: lower case, without accents, invisible marks and doubled spaces. What is stored and what is asked for go
 * through here, so that neither a database's locale nor a keyboard decides what is found.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a person looks for, folded, each word once, the longest first: they rule out most. */
export function readSearch(text: string): readonly string[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, MAX_WORDS)
}
