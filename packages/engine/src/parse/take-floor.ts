/** What floors and counters can be made of, by the words for it. */
const FLOORS: Readonly<Record<string, Floor>> = {
  marble: 'marble',
  wood: 'wood',
  wooden: 'wood',
  oak: 'wood',
  parquet: 'wood',
  stone: 'stone',
  granite: 'stone',
  slate: 'stone',
  concrete: 'stone',
  tiled: 'tiles',
  tile: 'tiles',
  checkered: 'tiles',
  checkerboard: 'tiles',
  glass: 'glass',
  mirror: 'glass',
  mirrored: 'glass',
  polished: 'glass',
  metal: 'glass',
}

export type Floor = 'marble' | 'wood' | 'stone' | 'tiles' | 'glass'

const MATERIALS = Object.keys(FLOORS).join('|')
const PHRASE = new RegExp(
  `(?:,|\\b(?:on|upon|over|with|and)\\b)?\\s*(?:(?:a|an|the|some)\\s+)?(?:[a-z]+\\s+)?\\b(${MATERIALS})\\s+(?:floor|flooring|floors|surface|countertop|counter|pedestal top|ground)\\b`,
  'i',
)

/** "on marble" at a prompt's end or before a comma, and boards that food is served on. */
const BARE = new RegExp(
  `\\b(?:on|upon)\\s+(?:(?:white|black|grey|gray|dark|polished)\\s+)?(marble|slate|granite|concrete)(?=\\s*(?:$|[,.;]|with\\b|and\\b))|\\b(?:on|upon)\\s+(?:an?|the)\\s+(?:rustic\\s+)?(${MATERIALS})\\s+(?:(?:cutting|serving|chopping|cheese)\\s+)?(?:board|slab|planks?|boards)\\b`,
  'i',
)

/** Takes "on a marble floor" out of a prompt: the floor is part of the place, not a thing made of marble. Linear: bounded patterns. */
export function takeFloor(prompt: string): { readonly rest: string; readonly floor?: Floor } {
  const found = PHRASE.exec(prompt) ?? BARE.exec(prompt)
  if (!found) return { rest: prompt }
  const floor = FLOORS[(found[1] ?? found[2]).toLowerCase()]
  return { rest: `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`, floor }
}
