import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { add, find, has, links, once, placeIn, set, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const MERMAID = 'human:mermaid'
/** Places whose water is seen from above. */
const SHORES: ReadonlySet<SettingId> = new Set(['ocean', 'beach', 'coast', 'marina', 'lake', 'river', 'turquoise-lagoon', 'polar-ice'])
/** Seats of a mermaid above the water. */
const SEAT = /^(prop:(rock|boulder|branch|ice|treasure)|building:pier|boat:)/
const SAILORS = /^(sailor|pirate|fisherman|captain)$/
/** Size of a rock that serves as a seat: a larger one would dominate the picture. */
const LOW = 0.6
const SEALS = /^(sea:(seal|sea-lion|walrus)|quadruped:(seal|sea-lion|walrus))/

const BRIDGE = 'building:bridge'
const PLAIN_LAKE = /^(calm |quiet )?(lake|pond)$/
const GARDENS: ReadonlySet<SettingId> = new Set(['garden', 'temple', 'park'])
/** Things that live in a pond, and the bridge over it. */
const OF_PONDS = /^(water lily|lily pad|lotus|koi|duck|duckling|swan|bridge)$/

export const WATER_RULES: readonly Rule[] = [
  rule('mermaids-swim', 'A mermaid swims under water unless something above it is named.', {
    when: things({ kit: MERMAID }),
    unless: (_, draft) => isAboveWater(draft) || draft.settings.every(({ id }) => id !== 'ocean') || draft.settings.some(({ id }) => id === 'underwater'),
    then: (_, draft) => {
      for (const place of draft.settings) if (place.id === 'ocean') place.id = 'underwater'
    },
  }),
  rule('mermaids-sit-on-rocks', 'A mermaid above the water sits, on a rock if nothing else is named.', {
    when: things({ kit: MERMAID }),
    unless: (_, draft) => !isAboveWater(draft) || draft.settings.some(({ id }) => id === 'underwater'),
    then: seatMermaid,
  }),
  rule('gondolas-are-manned', 'A gondola with no passengers named has a gondolier.', {
    when: things({ kit: 'boat:gondola' }),
    unless: (boat, { relations }) =>
      boat.action === 'parked' ||
      boat.attributes.some((word) => /empty|moored/.test(word)) ||
      relations.some(({ subject, object }) => object === boat && subject.noun.category === 'person'),
    then: (boat) => set({ attributes: [...new Set([...boat.attributes, 'with a gondolier'])] })(boat),
  }),
  rule('seals-by-the-sea', 'Seals on a rock have the sea around it.', { when: links('on', { kit: SEALS }, { noun: 'rock' }), then: placeIn('ocean', 'sea') }),
  // As in Japanese gardens.
  rule('red-bridges-are-wooden', 'A red bridge is made of painted wood.', {
    when: things({ kit: BRIDGE, color: 'red' }),
    unless: (bridge, draft) => draft.settings.length === 0 || bridge !== find(draft, { kit: BRIDGE }),
    then: (bridge) => {
      bridge.material ??= 'wooden'
    },
  }),
  rule('bridges-have-banks', 'A bridge has two banks to stand on, so over a lake it spans the narrow end.', {
    when: once((draft) => draft.settings[0]?.id === 'lake' && has(draft, { kit: BRIDGE })),
    unless: ({ settings }) => !settings.some(({ id, words }) => id === 'lake' && PLAIN_LAKE.test(words)),
    then: ({ settings: [place] }) => {
      place.id = 'river'
    },
  }),
  // "a garden with a bridge and water lilies"
  rule('gardens-have-ponds', 'A garden with a bridge, swans or water lilies is laid around a pond.', {
    when: once((draft) => draft.settings.some(({ id }) => GARDENS.has(id))),
    unless: (draft) => !draft.settings.some(({ words }) => PLAIN_LAKE.test(words)) && !has(draft, { noun: OF_PONDS }),
    then: (draft) => {
      const place = draft.settings.find(({ id }) => GARDENS.has(id))
      for (const each of draft.settings) if (each === place || PLAIN_LAKE.test(each.words)) each.id = 'water-garden'
      for (const entity of draft.entities) if (entity.noun.kit === BRIDGE) entity.material ??= 'wooden'
    },
  }),
]

/** Whether a mermaid has a seat, or the prompt names the moon, the shore or a ship. */
function isAboveWater(draft: Draft): boolean {
  const { entities, settings, time, weather, light } = draft
  const maids = entities.filter(({ noun }) => noun.kit === MERMAID)
  if (maids.some((maid) => seatOf(draft, maid) !== undefined)) return true
  const isAshore = settings.some(({ id }) => SHORES.has(id) && id !== 'ocean')
  const isSeen = time !== undefined || weather.size > 0 || light.has('moonlight')
  const isSailed = has(draft, { kit: /^(boat:|building:)/ }) || has(draft, { noun: SAILORS })
  const swims = has(draft, { category: 'sea' }) || maids.some(({ action }) => action === 'swimming')
  return (isAshore || isSeen || isSailed || maids[0]?.action === 'sitting') && !swims
}

function seatMermaid(maid: DraftEntity, draft: Draft): void {
  placeIn('ocean', 'sea')(maid, draft)
  if (maid.action === undefined || maid.action === 'looking') maid.action = 'sitting'
  const own = seatOf(draft, maid)
  if (own?.noun.noun === 'rock' && own.size === 1) own.size = LOW
  if (own) return
  const seat = add(draft, 'rock')
  seat.count = maid.count
  seat.size = LOW
  relate(draft, 'on', maid, seat)
}

function seatOf({ relations }: Draft, maid: DraftEntity): DraftEntity | undefined {
  return relations.find(({ type, subject, object }) => type === 'on' && subject === maid && SEAT.test(object.noun.kit))?.object
}
