import type { Category, Noun } from './noun.ts'

/** A lexicon row as written in the tables: one line per noun. */
export type NounRow = readonly [
  noun: string,
  kit: string,
  /** Real height in meters. */
  height: number,
  /** Synonyms, separated by commas; '' for none. */
  aliases?: string,
  extra?: Pick<Noun, 'plural' | 'color' | 'habitat'>,
]

/** Turns table lines into nouns of one category. */
export function nounRows(category: Category, rows: readonly NounRow[]): readonly Noun[] {
  return rows.map(([noun, kit, height, aliases, extra]) => ({
    noun,
    kit,
    height,
    category,
    ...(aliases ? { aliases: aliases.split(',').map((alias) => alias.trim()) } : {}),
    ...extra,
  }))
}
