/** A word table: canonical value → its words, separated by commas. The value itself is one of its words unless the list starts with '-'. */
export type WordTable = Readonly<Record<string, string>>

/** Turns a table into word → canonical value. */
export function wordMap(table: WordTable): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const [value, words] of Object.entries(table)) {
    if (!words.startsWith('-')) map.set(value, value)
    for (const word of words.replace(/^-/, '').split(',')) if (word.trim()) map.set(word.trim(), value)
  }
  return map
}

/** Turns a comma-separated list into a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
}
