import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { add, drop, find, has, keepChip, once, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const STATION = 'building:train-station'
/** A train that may stand at any platform, unlike special ones. */
const ANY_TRAIN = /^rail:(train|bullet-train|tram|subway|high-speed)/
const OUTSIDE = /^(facade|exterior|building|entrance|architecture)$/
const OF_PLATFORMS = /^(railway-platform|train-station)$/

export const PLACE_RULES: readonly Rule[] = [
  rule('rain-on-platforms', 'In rain or snow, a railway platform has no hall over it.', {
    when: once(({ weather, settings }) => weather.size > 0 && settings.some(({ id }) => id === 'train-station')),
    then: ({ settings }) => {
      for (const place of settings) if (place.id === 'train-station') place.id = 'railway-platform'
    },
  }),
  rule('stations-from-inside', 'A train station is shown from its platform, unless it is seen from outside.', {
    when: things({ kit: STATION, count: 1 }),
    unless: isSeenFromOutside,
    then: (station, draft) => {
      drop(draft, station)
      keepChip(draft, station, [...station.words, 'train station'].join(' '))
      draft.settings.push({ id: 'railway-platform', words: 'train station' })
    },
  }),
  // The picture keeps the requested color.
  rule('platforms-have-trains', 'A train at a platform is part of the station.', {
    when: things({ kit: ANY_TRAIN, count: 1 }),
    unless: (train, draft) => !draft.settings.some(({ id }) => OF_PLATFORMS.test(id)) || has(draft, { kit: STATION }) || isTrainOfItsOwn(train, draft),
    then: (train, draft) => {
      if (train.color) draft.palette.add(train.color)
      drop(draft, train)
      keepChip(draft, train, [...train.words, 'train'].join(' '))
    },
  }),
  rule('pumpkin-patches-have-pumpkins', 'A pumpkin patch has pumpkins.', {
    when: once(({ settings }) => settings.some(({ words }) => words === 'pumpkin patch')),
    unless: (draft) => has(draft, { noun: 'pumpkin' }),
    then: (draft) => {
      add(draft, 'pumpkin').count = 5
    },
  }),
  rule('bedside-lamps', 'The lamp of a bedroom stands on a chest beside the bed.', {
    when: things({ kit: 'furniture:lamp' }),
    unless: (lamp, draft) =>
      lamp !== find(draft, { kit: 'furniture:lamp' }) ||
      !has(draft, { kit: 'furniture:bed' }) ||
      draft.relations.some(({ type, subject }) => type === 'on' && subject === lamp),
    then: (lamp, draft) => relate(draft, 'on', lamp, add(draft, 'dresser', { height: 0.7 })),
  }),
]

function isSeenFromOutside(station: DraftEntity, { relations, unknown, view, settings }: Draft): boolean {
  return (
    station.size !== 1 ||
    settings.length > 0 ||
    view === 'aerial' ||
    view === 'isometric' ||
    relations.some(({ type, object }) => object === station && (type === 'in-front-of' || type === 'next-to')) ||
    unknown.some(({ word }) => OUTSIDE.test(word))
  )
}

/** A train that the prompt describes or uses. */
function isTrainOfItsOwn(train: DraftEntity, { relations }: Draft): boolean {
  const isUsed = relations.some(
    ({ type, subject, object }) => (object === train && type !== 'next-to') || (subject === train && type !== 'next-to' && type !== 'inside'),
  )
  return isUsed || train.size !== 1 || train.attributes.length > 0 || train.material !== undefined
}
