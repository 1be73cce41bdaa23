import type { Search } from '@easel/contract/search-text'
import { type RawBuilder, sql } from 'kysely'

/** Trigrams to ask the index for: enough to be selective, few enough to read quickly. */
const MAX_GRAMS = 8
const GRAM = 3

/** Whether a folded text contains all wanted words, anywhere, and no unwanted one. */
export function meetsSearch(
  column: RawBuilder<unknown>,
  { wanted, unwanted }: Search,
): RawBuilder<boolean> | undefined {
  const conditions = [
    ...wanted.map((word) => sql`strpos(${column}, ${word}) > 0`),
    ...unwanted.map((word) => sql`strpos(${column}, ${word}) = 0`),
  ]
  return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/**
 * The same by an index `using gin (easel_grams(column)) with (fastupdate = off)`. May match texts that share trigrams but not the words.
 * Undefined when no word is long enough for a trigram.
 */
export function sharesGrams(
  column: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<boolean> | undefined {
  const grams = chooseGrams(words)
  if (grams.length === 0) return undefined
  return sql<boolean>`easel_grams(${column}) @> easel_gram_keys(${sql.val(grams)}::text[])`
}

/** Alternates between words and spreads over each, since neighboring trigrams are correlated. */
function chooseGrams(words: readonly string[]): string[] {
  const parts = words.map(gramsOf).filter((grams) => grams.length > 0)
  const share = Math.max(1, Math.floor(MAX_GRAMS / Math.max(1, parts.length)))
  const chosen = parts.slice(0, MAX_GRAMS).flatMap((grams) => {
    const step = Math.max(1, (grams.length - 1) / Math.max(1, share - 1))
    return Array.from({ length: Math.min(share, grams.length) }, (_, n) => grams[Math.floor(n * step)] ?? '')
  })
  return [...new Set(chosen)].filter(Boolean)
}

/** Trigrams of code points, as the database counts them. */
function gramsOf(word: string): string[] {
  const characters = [...word]
  return characters.slice(GRAM - 1).map((_, at) => characters.slice(at, at + GRAM).join(''))
}
