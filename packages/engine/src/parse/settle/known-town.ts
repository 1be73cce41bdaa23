import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'

/** Cities recognized by their streets or their towers, and the words for them. */
const TOWNS: readonly { readonly id: SettingId; readonly of: SettingId; readonly words: RegExp }[] = [
  { id: 'paris-street', of: 'city-street', words: /\bparis\b/ },
  { id: 'tokyo-street', of: 'city-street', words: /\b(tokyo|osaka)\b/ },
  { id: 'manhattan-skyline', of: 'skyline', words: /\b(new york|manhattan|brooklyn)\b/ },
]

/** Cities that, named alone, are shown as a skyline. */
const WHOLE_CITY = /^(city|big city|metropolis|new york|new york city|chicago|singapore|toronto|sydney|seoul|houston)$/

/** True for a street of a city with its own setting. */
export const isTownStreet = (place: SettingId): boolean => TOWNS.some(({ id, of }) => id === place && of === 'city-street')

/** The city's own setting, when the prompt names the city. */
export function knownTown(draft: Draft, chosen: SettingId | undefined): SettingId | undefined {
  const whole =
    chosen === 'city-street' &&
    draft.entities.length === 0 &&
    !draft.mood.has('busy') &&
    !draft.weather.has('rain') &&
    draft.settings.every(({ words }) => WHOLE_CITY.test(words))
  const place = whole ? 'skyline' : chosen
  const town = TOWNS.find(({ id, of, words }) => of === place && draft.settings.some((each) => each.id === id || words.test(each.words)))
  return town?.id ?? place
}
