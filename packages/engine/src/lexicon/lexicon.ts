import { ANIMALS } from './nouns/animals.ts'
import { BIRDS } from './nouns/birds.ts'
import { BUILDINGS } from './nouns/buildings.ts'
import { CLOTHING } from './nouns/clothing.ts'
import { FANTASY } from './nouns/fantasy.ts'
import { FOOD } from './nouns/food.ts'
import { FURNITURE } from './nouns/furniture.ts'
import { GOODS } from './nouns/goods.ts'
import { HOUSEHOLD } from './nouns/household.ts'
import { INSECTS } from './nouns/insects.ts'
import { INSTRUMENTS } from './nouns/instruments.ts'
import type { Noun } from './nouns/noun.ts'
import { PEOPLE } from './nouns/people.ts'
import { PLANTS } from './nouns/plants.ts'
import { PROPS } from './nouns/props.ts'
import { SCI_FI } from './nouns/sci-fi.ts'
import { SEA_LIFE } from './nouns/sea-life.ts'
import { SHAPES } from './nouns/shapes.ts'
import { SKY, WEATHER_THINGS } from './nouns/sky.ts'
import { SPORTS } from './nouns/sports.ts'
import { TOOLS } from './nouns/tools.ts'
import { VEHICLES } from './nouns/vehicles.ts'

/** Every noun the engine draws. If two rows have the same word, the earlier row wins. */
export const NOUNS: readonly Noun[] = [
  ...GOODS, ...HOUSEHOLD, ...ANIMALS, ...BIRDS, ...SEA_LIFE, ...INSECTS, ...PEOPLE, ...FANTASY, ...SCI_FI, ...VEHICLES, ...BUILDINGS, ...PLANTS, ...FOOD,
  ...FURNITURE, ...TOOLS, ...INSTRUMENTS, ...SPORTS, ...CLOTHING, ...SKY, ...WEATHER_THINGS, ...SHAPES, ...PROPS,
]

const BY_NAME: ReadonlyMap<string, Noun> = new Map(NOUNS.map((noun) => [noun.noun, noun]))

/** The row of a canonical noun, as in `Entity.noun`. */
export function findNoun(noun: string): Noun | undefined {
  return BY_NAME.get(noun)
}

/** English plural of a word or phrase: from its row ("mice"), else the regular plural of its last word. */
export function pluralOf(phrase: string): string {
  const own = findNoun(phrase)?.plural
  if (own !== undefined) return own
  if (/(s|x|z|ch|sh)$/.test(phrase)) return `${phrase}es`
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`
  return `${phrase}s`
}
