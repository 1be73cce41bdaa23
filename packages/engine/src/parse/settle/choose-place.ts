import { FLOWER_FIELD_NOUNS } from '../../lexicon/flower-field-nouns.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'
import { isTownStreet } from './known-town.ts'

/** Place words so vague that any other place in the prompt overrides them. */
// biome-ignore format: rows of a table
const VAGUE_PLACES = new Set([
  'sky', 'skies', 'heavens', 'landscape', 'scenery', 'nature', 'water', 'wilderness', 'interior', 'indoors', 'inside', 'vista', 'urban', 'road', 'path',
  'valley', 'hill', 'hills', 'clouds', 'waves', 'horizon', 'field', 'blurred background', 'blurry background', 'dark background', 'logo', 'logo design',
  'logotype', 'icon design', 'app icon', 'sticker', 'sticker design', 'emblem',
  // Places implied by an activity: any other named place overrides them.
  'fitness studio', 'festival', 'picnic', 'resort', 'meeting room',
])

const HARBORS = new Set(['harbor', 'harbour', 'marina', 'port', 'bay', 'lagoon', 'cove'])

/** Land that the settings of lakes and rivers show around the water. */
export const BANKS: ReadonlySet<SettingId> = new Set(['mountains', 'forest', 'snowy-forest', 'meadow', 'rolling-hills'])

/** "peaks reflected in a lake", "a river through a forest": the water's setting includes the land. */
function waterIn(draft: Draft, first: SettingId, named: ReadonlySet<SettingId>): SettingId | undefined {
  const bare = draft.entities.length === 0 && (first === 'hill' || first === 'cliff')
  if (!bare && !BANKS.has(first)) return undefined
  const mirror = draft.settings.some(({ id, words }) => id === 'lake' && VAGUE_PLACES.has(words))
  return (['fjord', 'lake', 'river'] as const).find((id) => named.has(id)) ?? (mirror ? 'lake' : undefined)
}

/** Settings for a height without a subject on it. */
const BARE_HEIGHTS = { hill: 'meadow', cliff: 'mountains' } as const

const SEASIDE: ReadonlySet<SettingId> = new Set(['beach', 'ocean', 'coast', 'turquoise-lagoon'])
const ISLANDS = /\b(?:islands?|isles?|islets?|atolls?|maldives|bora bora)\b/

export function chooseSetting(draft: Draft): SettingId | undefined {
  const clear = draft.settings.filter((place) => !VAGUE_PLACES.has(place.words))
  const places = clear.length > 0 ? clear : draft.settings
  const named = places[0]?.id
  if (named === undefined) return undefined
  const first = isTownStreet(named) ? 'city-street' : named
  const ids = new Set(draft.settings.map((place) => place.id))
  const water = waterIn(draft, first, new Set(places.map(({ id }) => id)))
  if (water) return water
  // An aerial view of an island shows its whole shore.
  if (draft.view === 'aerial' && SEASIDE.has(first) && draft.settings.some(({ words }) => ISLANDS.test(words))) return 'turquoise-lagoon'
  const cold = draft.weather.has('snow') || draft.season === 'winter'
  if (first === 'forest' && cold) return 'snowy-forest'
  if (first === 'meadow' && draft.entities.some((entity) => FLOWER_FIELD_NOUNS.has(entity.noun.noun) && entity.count > 2)) return 'flower-field'
  if (first === 'city-street' && (draft.light.has('neon') || draft.entities.some((e) => e.attributes.includes('cyberpunk')))) {
    return draft.entities.some((e) => e.noun.category === 'building') || draft.weather.has('rain') ? first : 'cyberpunk-alley'
  }
  // Mount Fuji is visible from Tokyo, and is the subject.
  if (ids.has('fuji-skyline')) return 'fuji-skyline'
  if (ids.has('fuji')) return 'fuji'
  if (first === 'city-street') {
    if (ids.has('cyberpunk-alley')) return 'cyberpunk-alley'
    if (ids.has('skyline')) return 'skyline'
  }
  // A road through sand has no trees along it; people on the road are there.
  if (ids.has('desert') && draft.settings.some(({ words }) => /\b(road|highway)\b/.test(words))) return 'desert-road'
  // Boats in a harbor are on its water.
  const moored = draft.entities.some(({ noun }) => noun.kit.startsWith('boat:'))
  if (first === 'beach' && moored && places.some(({ words }) => HARBORS.has(words))) return 'ocean'
  if (draft.entities.some(({ noun }) => noun.kit === 'building:overwater-villa')) return 'turquoise-lagoon'
  const driven = draft.entities.some(({ noun }) => noun.kit.startsWith('wheeled:'))
  const seaside = ids.has('coast') || ids.has('ocean') || ids.has('beach')
  if (first === 'terrace' && seaside) return 'sea-terrace'
  if ((first === 'coast' && driven) || (first === 'street' && seaside)) return 'coast-road'
  if ((first === 'cliff' || first === 'ocean') && ids.has('cliff') && (ids.has('ocean') || ids.has('beach'))) return 'coast'
  // A lighthouse on a cliff looks out to sea.
  if (first === 'cliff' && draft.entities.some(({ noun }) => noun.noun === 'lighthouse')) return 'coast'
  // Without anyone on it, a height is a landscape.
  if (draft.entities.length === 0 && (first === 'hill' || first === 'cliff')) return BARE_HEIGHTS[first]
  if (first === 'city-street' && (draft.view === 'wide' || draft.view === 'aerial')) return 'skyline'
  if ((first === 'street' || first === 'mountains') && ids.size > 1 && ids.has('village')) return 'village'
  return first
}
