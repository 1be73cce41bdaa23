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

/** A search, folded: texts that contain every wanted word and no unwanted one. */
export type Search = { readonly wanted: readonly string[]; readonly unwanted: readonly string[] }

const UNWANTED = /^-(?=[\p{L}\p{N}])/u

/** A word after a minus sign is unwanted. Each word once, the longest first: they rule out most. */
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
