import { COLOR_WORDS } from '../lexicon/colors.ts'

/** Materials of floors and counters, by their words. */
// biome-ignore format: rows of a table
const FLOORS: Readonly<Record<string, Floor>> = {
  marble: 'marble', wood: 'wood', wooden: 'wood', oak: 'wood', parquet: 'wood', stone: 'stone', granite: 'stone', slate: 'stone', concrete: 'stone',
  tiled: 'tiles', tile: 'tiles', checkered: 'tiles', checkerboard: 'tiles', glass: 'glass', mirror: 'glass', mirrored: 'glass', polished: 'glass',
  metal: 'glass',
}

export type Floor = 'marble' | 'wood' | 'stone' | 'tiles' | 'glass'

const MATERIALS = Object.keys(FLOORS).join('|')
/** Colors of stone and wood; "gold", as in "on a gold marble", would name the material of a thing. */
const COLORS = 'white|black|gr[ae]y|green|emerald|pink|beige|brown|blue|red|cream'
const TONE = '(?:dark|light|deep|pale)'
const PHRASE = new RegExp(
  `(?:,|\\b(?:on|upon|over|with|and)\\b)?\\s*(?:(?:a|an|the|some)\\s+)?((?:${TONE}\\s+)?[a-z]+\\s+)?\\b(${MATERIALS})\\s+(?:floor|flooring|floors|surface|countertop|counter|pedestal top|ground)\\b`,
  'i',
)

/** Stones with a color of their own. */
const OWN_COLORS: Readonly<Record<string, string>> = { slate: 'charcoal' }

/** "on marble" at the end of a prompt or before a comma, and boards on which food is served. */
const BARE = new RegExp(
  `\\b(?:on|upon)\\s+(?:polished\\s+)?((?:${TONE}\\s+)?(?:${COLORS})\\s+|${TONE}\\s+)?(?:polished\\s+)?(marble|slate|granite|concrete)(?=\\s*(?:$|[,.;]|with\\b|and\\b))|\\b(?:on|upon)\\s+(?:an?|the)\\s+(?:rustic\\s+)?((?:${TONE}\\s+)?(?:${COLORS})\\s+|${TONE}\\s+)?(${MATERIALS})\\s+(?:(?:cutting|serving|chopping|cheese)\\s+)?(?:board|slab|planks?|boards)\\b`,
  'i',
)

/** The color before a material: "dark green", "black"; "light" and "dark" alone count, too. */
function colorBefore(words: string | undefined): string | undefined {
  const phrase = words?.trim().toLowerCase()
  if (!phrase) return undefined
  const last = phrase.split(' ').at(-1) ?? phrase
  const plain = { dark: 'charcoal', light: 'cream' }[last]
  return COLOR_WORDS.get(phrase) ?? COLOR_WORDS.get(last) ?? plain
}

/** Removes "on a marble floor" from a prompt: the floor is part of the place, not a thing made of marble. Linear: bounded patterns. */
export function takeFloor(prompt: string): { readonly rest: string; readonly floor?: Floor; readonly color?: string } {
  const found = PHRASE.exec(prompt) ?? BARE.exec(prompt)
  if (!found) return { rest: prompt }
  const groups = found.slice(1)
  const at = groups.findIndex((group) => group !== undefined && Object.hasOwn(FLOORS, group.toLowerCase()))
  const floor = FLOORS[groups[at].toLowerCase()]
  const color = colorBefore(groups[at - 1]) ?? OWN_COLORS[groups[at].toLowerCase()]
  return { rest: `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`, floor, ...(color ? { color } : {}) }
}
