import type { Search } from '@easel/contract/search-text'
import { type RawBuilder, sql } from 'kysely'

/** Parts of words the index is asked for: enough to leave few rows, few enough to be read in a moment. */
const MAX_GRAMS = 8
const GRAM = 3

/** Whether a folded text contains every wanted word, wherever in it, and no unwanted one. */
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
 * The same by an index `using gin (easel_grams(column)) with (fastupdate = off)`. It may let through texts that have the parts and not the
 * words. Undefined when no word is long enough to have parts.
 */
export function sharesGrams(
  column: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<boolean> | undefined {
  const grams = chooseGrams(words)
  if (grams.length === 0) return undefined
  return sql<boolean>`easel_grams(${column}) @> easel_gram_keys(${sql.val(grams)}::text[])`
}

/** Takes turns among the words, and spreads over each: neighboring parts say nearly the same. */
function chooseGrams(words: readonly string[]): string[] {
  const parts = words.map(gramsOf).filter((grams) => grams.length > 0)
  const share = Math.max(1, Math.floor(MAX_GRAMS / Math.max(1, parts.length)))
  const chosen = parts.slice(0, MAX_GRAMS).flatMap((grams) => {
    const step = Math.max(1, (grams.length - 1) / Math.max(1, share - 1))
    return Array.from({ length: Math.min(share, grams.length) }, (_, n) => grams[Math.floor(n * step)] ?? '')
  })
  return [...new Set(chosen)].filter(Boolean)
}

/** Three characters each, as the database counts them: code points. */
function gramsOf(word: string): string[] {
  const characters = [...word]
  return characters.slice(GRAM - 1).map((_, at) => characters.slice(at, at + GRAM).join(''))
}
