import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** Words for drawings that are a mark on plain ground, whatever they show. */
const LOGO = /\b(logo|logotype|emblem|badge)\b/

/** What a mark shows of a place. */
// biome-ignore format: rows of a table
const SHOWS: Readonly<Partial<Record<SettingId, string>>> = {
  mountains: 'mountain emblem', cliff: 'mountain emblem', hill: 'mountain emblem', lake: 'mountain emblem', ocean: 'wave emblem', coast: 'wave emblem',
  river: 'wave emblem', beach: 'palm tree', forest: 'pine', 'snowy-forest': 'pine', jungle: 'palm tree', desert: 'cactus', 'flower-field': 'flower',
  garden: 'flower', meadow: 'flower', 'city-street': 'skyscraper', skyline: 'skyscraper', space: 'planet',
}

/** "logo of a mountain and sun": a mark on plain ground shows the thing of the place, not the place. */
export function standAsMark(draft: Draft): void {
  if (!draft.settings.some(({ words }) => LOGO.test(words))) return
  const sun = draft.entities.find(({ noun }) => noun.kit === 'sky:sun')
  const others = draft.entities.filter((entity) => entity !== sun)
  const place = draft.settings.find(({ words }) => !LOGO.test(words))
  const shown = place && others.length === 0 ? findNoun(SHOWS[place.id] ?? '') : undefined
  draft.settings = draft.settings.filter(({ id }) => id === 'studio')
  // A mark shows a lotus as its blossom.
  for (const entity of draft.entities) if (entity.noun.kit === 'plant:lotus') entity.noun = { ...entity.noun, kit: 'prop:lotus-bloom', height: 0.1 }
  if (shown) {
    addThing(draft, shown)
    if (sun) draft.entities = draft.entities.filter((entity) => entity !== sun)
  } else if (sun) sun.noun = findNoun('sun emblem') ?? sun.noun
  delete draft.time
}
