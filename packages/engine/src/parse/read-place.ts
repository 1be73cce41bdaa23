import { NATURAL_COLORS, type SettingId } from '../lexicon/setting-words.ts'
import { addChip } from './draft.ts'
import { clearPhrase, type Reading, reportUnknown } from './reading.ts'
import { takesWing } from './rules/animal-rules.ts'
import { lookUp } from './word-index.ts'

export type Place = { readonly id: SettingId; readonly words: string }

const HEIGHTS: ReadonlySet<SettingId> = new Set(['mountains', 'cliff', 'fuji'])

/** Background color when a "pastel background" names none. */
const PASTEL = 'pink'

/** A place with the adjectives before it; colors that are not natural for it tint the picture. */
export function readPlace(reading: Reading, place: Place): void {
  const { draft, phrase } = reading
  reportUnknown(reading, phrase.unknown)
  if (draft.entities.length === 0 && reading.link === undefined) draft.opensWithPlace = true
  // "a house on a mountain" stands on top of it, not in front of it.
  const onTop = reading.link === 'on' && place.words === 'mountain'
  if (reading.link === 'above') for (const subject of reading.subjects) if (takesWing(subject)) subject.action ??= 'flying'
  // Water that reflects is still, like a lake.
  const mirrors = reading.link === 'reflected-in' && place.id === 'river'
  draft.settings.push(onTop ? { ...place, id: 'cliff' } : mirrors ? { ...place, id: 'lake' } : place)
  // "snowy forest", "stormy sea": the adjective inside the place's name also counts on its own.
  const words = /\b(capped|covered)\b/.test(place.words) ? [] : place.words.split(' ')
  for (const word of words.length > 1 ? words : []) {
    const meaning = lookUp(word)
    if (!meaning || meaning.noun) continue
    // Snowy peaks have snow on them, not falling snow.
    if (meaning.weather === 'snow' && HEIGHTS.has(place.id)) draft.season ??= 'winter'
    else if (meaning.weather && !meaning.setting) draft.weather.add(meaning.weather)
    if (meaning.time) draft.time ??= meaning.time
    if (meaning.season) draft.season ??= meaning.season
    if (meaning.light) draft.light.add(meaning.light)
    if (meaning.mood) draft.mood.add(meaning.mood)
  }
  if (/\b(frozen|icy)\b/.test(place.words)) draft.season ??= 'winter'
  addChip(draft, place.words)
  // "on a black background": the background takes the named color, white included.
  const first = place.words.split(' ')[0]
  const backdrop = place.id === 'studio' ? (first === 'pastel' ? PASTEL : lookUp(first)?.color) : undefined
  if (backdrop !== undefined) draft.palette.add(backdrop)
  const natural = place.id === 'studio' ? [] : (NATURAL_COLORS[place.id] ?? [])
  for (const color of phrase.colors) if (!natural.includes(color)) draft.palette.add(color)
  clearPhrase(reading)
  reading.joined = false
  reading.afterNoun = true
  reading.afterPlace = true
}
