/** Vehicles that have a basket. */
const CARRIER = '(?:bicycle|bike|tricycle|scooter|motorcycle)'
const LOOK = String.raw`((?:(?!of\b|in\b|on\b|and\b|with\b)[a-z-]+ ){0,3})`
// biome-ignore format: one a row
const ROWS: readonly { readonly words: RegExp; readonly means: string }[] = [
  // "tulips in a bicycle's basket", "a kitten in the front basket of an old bike"
  { words: new RegExp(
      String.raw`(^|[,.;] ?)([^,.;]+?) (?:in|inside|on|from) (?:a|an|the|his|her|my) ${LOOK}(${CARRIER})(?:['’]s)? (?:front |wicker |rear )?basket\b`,
      'gi',
    ), means: '$1a $3$4 with a basket of $2' },
  { words: new RegExp(
      String.raw`(^|[,.;] ?)([^,.;]+?) (?:in|inside|from) (?:a|the) (?:front |wicker |rear )?basket (?:of|on) (?:a|an|the|his|her|my) ${LOOK}(${CARRIER})\b`,
      'gi',
    ), means: '$1a $3$4 with a basket of $2' },
  { words: /\btree ?house(?:['’]s|s['’]) (?:tree|branches|boughs|crown)\b/gi, means: 'treehouse' },
  { words: /\b(?:tree|branches|boughs|crown) of (a|the) tree ?house\b/gi, means: 'treehouse' },
]

/** Prompts without one of these words need no rewriting. */
const KEYS = /basket|tree ?house/i

/** Rewrites a part to name its whole, so that both are drawn. */
export function tellOwners(words: string): string {
  if (!KEYS.test(words)) return words
  return ROWS.reduce((told, row) => told.replace(row.words, row.means), words)
}
