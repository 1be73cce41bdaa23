import { ANIMALS } from './animals.ts'
import { BIRDS } from './birds.ts'
import { BUILDINGS } from './buildings.ts'
import { CLOTHING } from './clothing.ts'
import { FANTASY } from './fantasy.ts'
import { FOOD } from './food.ts'
import { FURNITURE } from './furniture.ts'
import { GOODS } from './goods.ts'
import { HOUSEHOLD } from './household.ts'
import { INSECTS } from './insects.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { Noun } from './noun.ts'
import { PEOPLE } from './people.ts'
import { PLANTS } from './plants.ts'
import { PROPS } from './props.ts'
import { SCI_FI } from './sci-fi.ts'
import { SEA_LIFE } from './sea-life.ts'
import { SHAPES } from './shapes.ts'
import { SKY, WEATHER_THINGS } from './sky.ts'
import { SPORTS } from './sports.ts'
import { TOOLS } from './tools.ts'
import { VEHICLES } from './vehicles.ts'

/** Every noun the engine draws. Where two rows claim one word, the earlier row has it. */
export const NOUNS: readonly Noun[] = [
  ...GOODS,
  ...HOUSEHOLD,
  ...ANIMALS,
  ...BIRDS,
  ...SEA_LIFE,
  ...INSECTS,
  ...PEOPLE,
  ...FANTASY,
  ...SCI_FI,
  ...VEHICLES,
  ...BUILDINGS,
  ...PLANTS,
  ...FOOD,
  ...FURNITURE,
  ...TOOLS,
  ...INSTRUMENTS,
  ...SPORTS,
  ...CLOTHING,
  ...SKY,
  ...WEATHER_THINGS,
  ...SHAPES,
  ...PROPS,
]

const BY_NAME: ReadonlyMap<string, Noun> = new Map(NOUNS.map((noun) => [noun.noun, noun]))

/** The row of a canonical noun, as `Entity.noun` carries it. */
export function findNoun(noun: string): Noun | undefined {
  return BY_NAME.get(noun)
}

/** English plural of a word or phrase: as its row has it ("mice"), else the regular one of its last word. */
export function pluralOf(phrase: string): string {
  const own = findNoun(phrase)?.plural
  if (own !== undefined) return own
  if (/(s|x|z|ch|sh)$/.test(phrase)) return `${phrase}es`
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`
  return `${phrase}s`
}
