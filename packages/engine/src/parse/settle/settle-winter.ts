import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** Where these are, snow lies. */
const WINTRY_THINGS = new Set(['snowman', 'igloo', 'sled', 'sleigh', 'snowmobile', 'snowball', 'skier'])
const WINTRY_DEEDS = new Set(['sledding', 'skiing', 'snowboarding'])
/** Unless the place is a warm one. */
const WARM: ReadonlySet<SettingId> = new Set(['beach', 'desert', 'sand-dunes', 'jungle', 'ocean', 'savanna', 'studio'])

/** What is done and built in snow has snow around it, by day; the one who goes sledding sits on a sled. */
export function settleWinter(draft: Draft): void {
  rideSleds(draft)
  const things = draft.entities.map(({ noun }) => noun.noun)
  const atPlay = draft.entities.some(({ action }) => WINTRY_DEEDS.has(action ?? ''))
  const wintry = atPlay || things.some((noun) => WINTRY_THINGS.has(noun))
  if (!wintry || draft.settings.some(({ id }) => WARM.has(id))) return
  draft.season ??= 'winter'
  const building = things.includes('snowman') && draft.entities.some(({ noun }) => isPersonLike(noun))
  if (atPlay || building) draft.time ??= 'day'
}

function rideSleds(draft: Draft): void {
  const sled = findNoun('sled')
  if (!sled) return
  for (const rider of draft.entities.filter(({ noun, action }) => isPersonLike(noun) && action === 'sledding')) {
    const ridden = draft.entities.find(({ noun }) => noun === sled) ?? addThing(draft, sled)
    ridden.count = rider.count
    draft.relations = draft.relations.filter(({ subject, object }) => subject !== rider || object !== ridden)
    relate(draft, 'riding', rider, ridden)
  }
}
