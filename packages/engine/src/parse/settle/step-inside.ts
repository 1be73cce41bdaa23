import { INTERIORS } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'

/** Buildings with plain fronts: what tells them is inside. */
const TOLD_INSIDE = new Set(['cinema', 'factory'])

/** Such a building alone, and nothing said about how or when it is seen: its inside is the picture. */
export function stepInside(draft: Draft): void {
  const [only] = draft.entities
  const place = only && TOLD_INSIDE.has(only.noun.noun) ? INTERIORS.get(only.noun.noun) : undefined
  const { settings, texts, time, season, weather, view } = draft
  const outside = settings.length + texts.length + weather.size > 0 || time || season || view
  if (!place || draft.entities.length > 1 || outside) return
  if (only.count > 1 || only.words.length > 0 || only.action) return
  draft.entities = []
  draft.settings.push({ id: place, words: only.noun.noun })
  draft.chips = draft.chips.map((chip) => (chip === only ? only.noun.noun : chip))
}
