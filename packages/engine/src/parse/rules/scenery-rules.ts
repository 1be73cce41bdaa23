import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft, DraftEntity } from '../draft.ts'
import { drop, find, has, once, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

// biome-ignore format: a list
const LAID_TABLES: ReadonlySet<string> = new Set([
  'table', 'chair', 'round table', 'lamp', 'light bulb', 'potted plant', 'flower', 'umbrella', 'beach umbrella',
])

const PALMS: ReadonlySet<string> = new Set(['palm tree'])

const PLANTS: ReadonlySet<string> = new Set(['potted plant', 'plant'])

/** Things that a setting includes itself, in plenty and in their proper place. */
const SHOWN: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = {
  terrace: LAID_TABLES,
  'sea-terrace': LAID_TABLES,
  'white-village': new Set(['dome', 'house', 'building', 'church', 'cottage']),
  garden: new Set(['flower', 'wildflower', 'rose', 'tree', 'bush', 'hedge']),
  'water-garden': new Set(['water lily', 'lily pad', 'lotus', 'flower', 'tree', 'willow']),
  'flower-field': new Set(['flower', 'wildflower', 'lavender', 'tulip', 'poppy', 'sunflower', 'daisy']),
  meadow: new Set(['flower', 'wildflower', 'daisy', 'grass']),
  'city-street': new Set(['street lamp', 'neon sign', 'building', 'apartment building', 'shop', 'house']),
  canal: new Set(['house', 'building', 'apartment building', 'palace', 'window']),
  'cyberpunk-alley': new Set(['neon sign', 'street lamp', 'building', 'skyscraper']),
  skyline: new Set(['skyscraper', 'building', 'office building', 'apartment building', 'tower']),
  library: new Set(['bookshelf', 'book', 'staircase']),
  forest: new Set(['tree', 'pine tree', 'fern', 'bush']),
  'snowy-forest': new Set(['tree', 'pine tree']),
  beach: PALMS,
  'turquoise-lagoon': PALMS,
  oasis: PALMS,
  jungle: new Set(['tree', 'fern', 'vine']),
  space: new Set(['star', 'planet', 'asteroid', 'galaxy']),
  room: PLANTS,
  office: PLANTS,
  bedroom: PLANTS,
  bathroom: PLANTS,
  'modern-kitchen': new Set([...PLANTS, 'stool', 'lamp', 'cabinet']),
  cafe: new Set(['table', 'chair', 'round table', 'lamp', 'potted plant', 'book', 'window', 'light bulb']),
}

/** Colors that these things have there by default. */
const OWN_COLORS: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = { 'white-village': new Set(['white', 'blue', 'dark blue', 'sky blue']) }

/** Things that a room full of people includes even when the prompt names a single one: its window, its shelves. */
const BUILT_IN: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = { cafe: new Set(['window', 'bookshelf']) }

/** Single things that are the setting itself: a shelf in a library. */
const OF_THE_PLACE: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = { library: new Set(['bookshelf']) }

/** Stars over a landscape belong to the night sky. */
const SKY_OWN = new Set(['star', 'constellation'])

/** Things that the chosen setting includes itself: drawn as subjects, they would stand in front of the actual subject. */
export const SCENERY_RULES: readonly Rule[] = [
  // "a cottage with a garden full of flowers", "a street lit by lamps"
  rule('places-show-their-own', 'Things that a place has in plenty are shown as part of it.', {
    when: once((draft) => ownOf(draft).length > 0),
    then: (draft) => {
      const own = ownOf(draft)
      for (const { noun } of own) {
        if (SKY_OWN.has(noun.noun)) draft.time ??= 'night'
        if (noun.noun === 'neon sign') draft.light.add('neon')
        if (PALMS.has(noun.noun)) draft.tree = 'palm'
      }
      drop(draft, ...own)
    },
  }),
  rule('places-with-people-are-furnished', 'In a café with people, the window and the shelves are part of the place.', {
    when: things({}),
    unless: ({ noun }, draft) => !BUILT_IN[draft.place ?? 'studio']?.has(noun.noun) || !has(draft, { category: 'person' }),
    then: (fixed, draft) => {
      // An animal on the sill of a window far in the background lies on the table instead.
      const table = find(draft, { kit: 'furniture:table', count: 1 })
      for (const relation of draft.relations) if (table && relation.type === 'on' && relation.object === fixed) relation.object = table
      drop(draft, fixed)
    },
  }),
  rule('libraries-are-shelves', 'A bookshelf in a library is part of the library.', {
    when: things({ color: new Set([undefined]) }),
    unless: ({ noun }, draft) => !OF_THE_PLACE[draft.place ?? 'studio']?.has(noun.noun),
    then: (shelf, draft) => drop(draft, shelf),
  }),
]

/** In plenty, and without any description. */
function isPlain(entity: DraftEntity, { place, texts, relations }: Draft): boolean {
  return (
    entity.many === true &&
    (entity.color === undefined || (place !== undefined && OWN_COLORS[place]?.has(entity.color) === true)) &&
    entity.material === undefined &&
    (entity.size === 1 || entity.noun.noun === 'window') &&
    texts.every(({ carrier, after }) => carrier !== entity && after !== entity) &&
    relations.every(({ type, subject, object }) => (subject !== entity && object !== entity) || type === 'next-to')
  )
}

/** A thing named alone is the subject, except for lamps along a street. */
function ownOf(draft: Draft): readonly DraftEntity[] {
  const { place, entities, placeFirst } = draft
  const shown = place === undefined ? undefined : SHOWN[place]
  const isAlone = entities.length === 1
  return entities.filter((entity) => {
    const { noun } = entity.noun
    if (!isPlain(entity, draft)) return false
    if (noun === 'window' && place !== undefined) return true
    if (SKY_OWN.has(noun) && !isAlone) return true
    if (!shown?.has(noun)) return false
    if (place === 'white-village' || PALMS.has(noun)) return true
    if (PLANTS.has(noun)) return isAlone && placeFirst
    return !isAlone || noun === 'street lamp' || noun === 'neon sign'
  })
}
