import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'
import { addThing } from '../phrase.ts'
import { find, nounOf, once, redraw, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Words for logos, which stand on a plain background. */
const LOGO = /\b(logo|logotype|emblem|badge)\b/
const SUN = { kit: 'sky:sun' }

/** The thing that a logo shows in place of a setting. */
// biome-ignore format: rows of a table
const SHOWS: Readonly<Partial<Record<SettingId, string>>> = {
  mountains: 'mountain emblem', cliff: 'mountain emblem', hill: 'mountain emblem', lake: 'mountain emblem', ocean: 'wave emblem', coast: 'wave emblem',
  river: 'wave emblem', beach: 'palm tree', forest: 'pine', 'snowy-forest': 'pine', jungle: 'palm tree', desert: 'cactus', 'flower-field': 'flower',
  garden: 'flower', meadow: 'flower', 'city-street': 'skyscraper', skyline: 'skyscraper', space: 'planet',
}

/** How a logo is drawn. */
export const MARK_RULES: readonly Rule[] = [
  rule('lotus-as-blossom', 'A logo shows a lotus as its blossom.', {
    when: things({ kit: 'plant:lotus' }),
    unless: (_, draft) => !isMark(draft),
    then: (lotus) => redraw(lotus, { kit: 'prop:lotus-bloom', height: 0.1 }),
  }),
  // "logo of a mountain and sun"
  rule('marks-on-plain-ground', 'A logo stands on plain ground and shows a thing instead of a place or an hour.', { when: once(isMark), then: standAsMark }),
]

function isMark({ settings }: Draft): boolean {
  return settings.some(({ words }) => LOGO.test(words))
}

function standAsMark(draft: Draft): void {
  const sun = find(draft, SUN)
  const place = draft.settings.find(({ words }) => !LOGO.test(words))
  const shown = place && draft.entities.every((entity) => entity === sun) ? findNoun(SHOWS[place.id] ?? '') : undefined
  draft.settings = draft.settings.filter(({ id }) => id === 'studio')
  if (shown) {
    addThing(draft, shown)
    if (sun) draft.entities = draft.entities.filter((entity) => entity !== sun)
  } else if (sun) sun.noun = nounOf('sun emblem')
  delete draft.time
}
