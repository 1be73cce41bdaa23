/** Max words; further ones are ignored, because each one costs. */
const MAX_WORDS = 40

/**
 * Normalizes text for search: lower case, without accents, invisible characters and repeated spaces. Stored texts and queries both pass through
 * here, so results depend on neither database locale nor keyboard.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** A normalized query: texts with every wanted word and no unwanted one. */
export type Search = { readonly wanted: readonly string[]; readonly unwanted: readonly string[] }

const UNWANTED = /^-(?=[\p{L}\p{N}])/u

/** Words after a minus sign are unwanted. Deduplicated, longest first, because those exclude most. */
export function readSearch(text: string): Search {
  const words = new Set(foldText(text).split(' ').filter(Boolean))
  const kept = [...words].sort((a, b) => b.length - a.length).slice(0, MAX_WORDS)
  return {
    wanted: kept.filter((word) => !UNWANTED.test(word)),
    unwanted: kept.filter((word) => UNWANTED.test(word)).map((word) => word.slice(1)),
  }
}

export function isFound(text: string, { wanted, unwanted }: Search): boolean {
  const folded = foldText(text)
  return wanted.every((word) => folded.includes(word)) && !unwanted.some((word) => folded.includes(word))
}
