import { findNoun } from '../../lexicon/lexicon.ts'
import { INTERIORS } from '../../lexicon/setting-words.ts'
import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'
import { drop, find, has, keepChip, once, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const STATION = 'building:train-station'
/** A train that may stand at any platform: no other is like it. */
const ANY_TRAIN = /^rail:(train|bullet-train|tram|subway|high-speed)/
const OUTSIDE = /^(facade|exterior|building|entrance|architecture)$/
const OF_PLATFORMS = /^(railway-platform|train-station)$/

/** Buildings with plain fronts: what tells them is inside. */
const TOLD_INSIDE = /^(cinema|factory)$/
/** What fills the air around whatever else is named, and the light word that says so. */
const IN_AIR: Readonly<Record<string, string>> = { confetti: 'confetti', firefly: 'fireflies' }

export const PLACE_RULES: readonly Rule[] = [
  rule({
    id: 'rain-on-platforms',
    says: 'In rain or snow, a railway platform has no hall over it.',
    when: once(({ weather, settings }) => weather.size > 0 && settings.some(({ id }) => id === 'train-station')),
    then: ({ settings }) => {
      for (const place of settings) if (place.id === 'train-station') place.id = 'railway-platform'
    },
  }),
  rule({
    id: 'stations-from-inside',
    says: 'A train station is shown from its platform unless it is to be seen from outside.',
    when: things({ kit: STATION, count: 1 }),
    unless: isSeenFromOutside,
    then: (station, draft) => {
      drop(draft, station)
      keepChip(draft, station, [...station.words, 'train station'].join(' '))
      draft.settings.push({ id: 'railway-platform', words: 'train station' })
    },
  }),
  rule({
    // Its color is what was asked for.
    id: 'platforms-have-trains',
    says: 'The train at a platform is the one that belongs to the place.',
    when: things({ kit: ANY_TRAIN, count: 1 }),
    unless: (train, draft) => !draft.settings.some(({ id }) => OF_PLATFORMS.test(id)) || has(draft, { kit: STATION }) || isTrainOfItsOwn(train, draft),
    then: (train, draft) => {
      if (train.color) draft.palette.add(train.color)
      drop(draft, train)
      keepChip(draft, train, [...train.words, 'train'].join(' '))
    },
  }),
  rule({
    id: 'pumpkin-patches-have-pumpkins',
    says: 'A pumpkin patch has pumpkins.',
    when: once(({ settings }) => settings.some(({ words }) => words === 'pumpkin patch')),
    unless: (draft) => has(draft, { noun: 'pumpkin' }),
    then: (draft) => {
      const pumpkin = findNoun('pumpkin')
      if (pumpkin) addThing(draft, pumpkin).count = 5
    },
  }),
  rule({
    id: 'bedside-lamps',
    says: 'The lamp of a bedroom stands on a chest beside the bed.',
    when: things({ kit: 'furniture:lamp' }),
    unless: (lamp, draft) =>
      lamp !== find(draft, { kit: 'furniture:lamp' }) ||
      !has(draft, { kit: 'furniture:bed' }) ||
      draft.relations.some(({ type, subject }) => type === 'on' && subject === lamp),
    then: (lamp, draft) => {
      const chest = findNoun('dresser')
      if (chest) relate(draft, 'on', lamp, addThing(draft, { ...chest, height: 0.7 }))
    },
  }),
  rule({
    id: 'shown-from-inside',
    says: 'A cinema or a factory alone is shown from inside.',
    when: things({ noun: TOLD_INSIDE }),
    unless: (building, draft) => draft.entities.length > 1 || isSaidMore(building, draft),
    then: (building, draft) => {
      const place = INTERIORS.get(building.noun.noun)
      if (!place) return
      drop(draft, building)
      draft.settings.push({ id: place, words: building.noun.noun })
      keepChip(draft, building, building.noun.noun)
    },
  }),
  rule({
    // By themselves they are the picture.
    id: 'confetti-fills-air',
    says: 'Confetti and fireflies are all over the picture.',
    when: once((draft) => draft.entities.some(isInAir)),
    unless: ({ entities, settings }) => settings.length === 0 && entities.every(isInAir),
    then: (draft) => {
      const spread = draft.entities.filter(isInAir)
      drop(draft, ...spread)
      for (const each of spread) {
        const { noun } = each.noun
        keepChip(draft, each, IN_AIR[noun])
        draft.light.add(IN_AIR[noun])
        // Fireflies are seen in the dark.
        if (noun === 'firefly') draft.time ??= 'night'
      }
    },
  }),
]

function isInAir({ noun, many, count }: DraftEntity): boolean {
  return Object.hasOwn(IN_AIR, noun.noun) && (noun.noun !== 'firefly' || many === true || count > 3)
}

/** How or when it is seen, or what else is to be seen. */
function isSaidMore({ count, words, action }: DraftEntity, { settings, texts, time, season, weather, view }: Draft): boolean {
  return count > 1 || words.length > 0 || Boolean(action || time || season || view) || settings.length + texts.length + weather.size > 0
}

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

/** One that is described, or that someone is on. */
function isTrainOfItsOwn(train: DraftEntity, { relations }: Draft): boolean {
  const isUsed = relations.some(
    ({ type, subject, object }) => (object === train && type !== 'next-to') || (subject === train && type !== 'next-to' && type !== 'inside'),
  )
  return isUsed || train.size !== 1 || train.attributes.length > 0 || train.material !== undefined
}
