import type { Noun } from '../lexicon/nouns/noun.ts'
import { type Draft, type DraftEntity, isAnimate } from './draft.ts'

/** Adjectives gathered before their noun. */
export type Phrase = {
  /** The phrase began with "a", "the", "his" …: a noun must follow. */
  article: boolean
  count?: number
  colors: string[]
  size?: number
  material?: string
  attributes: string[]
  action?: string
  /** As typed, without articles and numbers. */
  words: string[]
  unknown: { word: string; capital: boolean }[]
}

export const emptyPhrase = (): Phrase => ({ article: false, colors: [], attributes: [], words: [], unknown: [] })

export const isEmpty = (phrase: Phrase): boolean => !phrase.article && !hasModifiers(phrase) && phrase.unknown.length === 0

export function hasModifiers(phrase: Phrase): boolean {
  return (
    phrase.count !== undefined ||
    phrase.colors.length > 0 ||
    phrase.size !== undefined ||
    phrase.material !== undefined ||
    phrase.attributes.length > 0 ||
    phrase.action !== undefined
  )
}

/** Materials that are also colors. */
// biome-ignore format: rows of a table
const METAL_COLORS: Readonly<Record<string, string>> = {
  gold: 'golden', silver: 'silver', bronze: 'bronze', copper: 'copper', brass: 'brass', 'rose gold': 'golden', ice: 'ice', chocolate: 'chocolate',
}

/** Worn in pairs. */
const PAIRS = new Set(['shoe', 'loafer', 'boot', 'chelsea boot', 'sandal', 'flip flop', 'high heel', 'glove', 'sock'])

/** An entity from a noun and the adjectives before it. */
export function toEntity(noun: Noun, phrase: Phrase, plural: boolean, pluralCount: number): DraftEntity {
  const [color, color2] = phrase.colors
  const metal = color === undefined || isAnimate(noun) ? undefined : METAL_COLORS[color]
  const material = phrase.material ?? metal
  return {
    noun,
    typed: noun.noun,
    count: phrase.count ?? (plural ? (PAIRS.has(noun.noun) ? 2 : pluralCount) : 1),
    ...(phrase.count === undefined && plural ? { many: true } : {}),
    size: phrase.size ?? 1,
    attributes: [...new Set(phrase.attributes)],
    words: [...phrase.words],
    ...(color ? { color } : {}),
    ...(color2 ? { color2 } : {}),
    ...(material ? { material } : {}),
    ...(phrase.action ? { action: phrase.action } : {}),
  }
}

/** Adds an entity that the prompt implies. */
export function addThing(draft: Draft, noun: Noun): DraftEntity {
  const entity = toEntity(noun, emptyPhrase(), false, 1)
  draft.entities.push(entity)
  return entity
}

/** Adjectives that follow the thing they describe ("the car is red", "a cat, fluffy and tired"). */
export function describe(draft: Draft, phrase: Phrase, last: DraftEntity | undefined): void {
  if (!last) {
    if (phrase.action !== undefined) draft.looseAction ??= phrase.action
    draft.loose.push(...phrase.attributes)
    for (const color of phrase.colors) draft.palette.add(color)
    return
  }
  const [color, color2] = phrase.colors
  if (color !== undefined && last.color === undefined) {
    last.color = color
    if (color2 !== undefined) last.color2 = color2
  } else for (const other of phrase.colors) draft.palette.add(other)
  last.attributes.push(...phrase.attributes.filter((word) => !last.attributes.includes(word)))
  if (phrase.material !== undefined) last.material ??= phrase.material
  if (phrase.size !== undefined && last.size === 1) last.size = phrase.size
  if (phrase.action !== undefined) last.action ??= phrase.action
  last.words.unshift(...phrase.words)
}
