import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

const MERMAID = 'human:mermaid'
/** Places whose water is seen from above it. */
const SHORES: ReadonlySet<SettingId> = new Set(['ocean', 'beach', 'coast', 'marina', 'lake', 'river', 'turquoise-lagoon', 'polar-ice'])
/** What she rests on above the water. */
const SEAT = /^(prop:(rock|boulder|branch|ice|treasure)|building:pier|boat:)/

/** Of a rock that is only a seat: more of it would be the picture. */
const LOW = 0.6

/** Mermaids swim under water, and sit on a rock where the moon, the shore or a ship is seen. */
export function seatMermaids(draft: Draft): void {
  const maids = draft.entities.filter(({ noun }) => noun.kit === MERMAID)
  const [first] = maids
  if (!first || draft.settings.some(({ id }) => id === 'underwater')) return
  const perched = maids.some((maid) => seatOf(draft, maid) !== undefined)
  const ashore = draft.settings.some(({ id }) => SHORES.has(id) && id !== 'ocean')
  const swims = maids.some(({ action }) => action === 'swimming')
  const seen = draft.time !== undefined || draft.weather.size > 0 || draft.light.has('moonlight')
  const boats = draft.entities.some(({ noun }) => /^(boat:|building:)/.test(noun.kit) || /^(sailor|pirate|fisherman|captain)$/.test(noun.noun))
  const fish = draft.entities.some(({ noun }) => noun.category === 'sea')
  const above = perched || ((ashore || seen || boats || first.action === 'sitting') && !fish && !swims)
  const open = draft.settings.filter(({ id }) => id === 'ocean')
  if (!above) {
    for (const place of open) place.id = 'underwater'
    return
  }
  if (draft.settings.length === 0) draft.settings.push({ id: 'ocean', words: 'sea' })
  const rock = findNoun('rock')
  for (const maid of maids) {
    if (maid.action === undefined || maid.action === 'looking') maid.action = 'sitting'
    const own = seatOf(draft, maid)
    if (own && own.noun === rock && own.size === 1) own.size = LOW
    if (own || !rock) continue
    const seat = addThing(draft, rock)
    seat.count = maid.count
    seat.size = LOW
    relate(draft, 'on', maid, seat)
  }
}

function seatOf({ relations }: Draft, maid: DraftEntity): DraftEntity | undefined {
  return relations.find(({ type, subject, object }) => type === 'on' && subject === maid && SEAT.test(object.noun.kit))?.object
}

const ON_SKERRIES = /^(sea:(seal|sea-lion|walrus)|quadruped:(seal|sea-lion|walrus))/

/** Seals on a rock have the sea around it. */
export function surroundSeals(draft: Draft): void {
  if (draft.settings.length > 0) return
  const basks = draft.relations.some(({ type, subject, object }) => type === 'on' && ON_SKERRIES.test(subject.noun.kit) && object.noun.noun === 'rock')
  if (basks) draft.settings.push({ id: 'ocean', words: 'sea' })
}

/** A gondola that no one is in has its gondolier. */
export function manGondolas(draft: Draft): void {
  for (const boat of draft.entities) {
    const taken = draft.relations.some(({ subject, object }) => object === boat && subject.noun.category === 'person')
    const moored = boat.action === 'parked' || boat.attributes.some((word) => /empty|moored/.test(word))
    if (boat.noun.kit === 'boat:gondola' && !taken && !moored) boat.attributes = [...new Set([...boat.attributes, 'with a gondolier'])]
  }
}
