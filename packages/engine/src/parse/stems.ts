/** Possible base forms of a word: "watches" of "watch" and "watche", "planned" of "planne", "plann" and "plan". The first is right most often. */
export function stemsOf(word: string): readonly string[] {
  if (word.endsWith('ies') || word.endsWith('ied')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)]
  const ending = /(?:ed|ing)$/.exec(word)?.[0]
  if (!ending) return []
  const stem = word.slice(0, -ending.length)
  const doubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...doubled]
}
