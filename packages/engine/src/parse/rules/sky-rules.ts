import type { Draft, DraftEntity } from '../draft.ts'
import { drop, has, isJoined, keepChip, once, set, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Things so far from the Earth that they see it as a ball. */
const FAR_OFF = /^sky:(?!earth)/
const OF_THE_FUTURE = /\b(futuristic|future|sci fi|megacity|utopian|cyber)\b/
const CRAFT = /^(aircraft:(hovercar|spaceship|ufo|drone-taxi)|robot:mecha)$/
const AT_HOME = /^(aircraft:(spaceship|rocket|satellite|space)|human:(astronaut|alien|space-soldier)|sky:|robot:|prop:asteroid)/
/** Min height of buildings and furniture that keep a stargazer off the hill, meters: a tent is lower. */
const LOW = 4

export const SKY_RULES: readonly Rule[] = [
  // The Earth as seen from orbit.
  rule('above-the-earth', 'What is named with the Earth is above it, and the edge of the Earth lies below.', {
    when: things({ noun: 'earth', count: 1 }),
    unless: (earth, draft) => !isBelow(earth, draft),
    then: (earth, draft) => {
      drop(draft, earth)
      keepChip(draft, earth, 'earth')
      draft.settings = [{ id: 'orbit', words: 'above the earth' }]
    },
  }),
  rule('drift-in-space', 'An astronaut in space drifts.', {
    when: things({ kit: 'human:astronaut', action: new Set([undefined, 'looking']), count: 1 }),
    unless: (astronaut, draft) => !isInSpace(draft) || isJoined(draft, astronaut),
    then: set({ action: 'flying' }),
  }),
  rule('stand-under-milky-way', 'The Milky Way is seen from the ground at night.', {
    when: once(({ settings, entities: [first] }) => settings.some(isMilkyWay) && first !== undefined && first.action !== 'flying'),
    unless: (draft) => has(draft, { kit: AT_HOME }),
    then: (draft) => {
      draft.settings = draft.settings.filter((place) => !isMilkyWay(place))
      draft.time ??= 'night'
      draft.light.add('starlight')
    },
  }),
  rule('stars-from-a-hill', 'Stars are watched from a hill, where the sky is wide.', {
    when: once(isLookedUpAt),
    unless: ({ settings, entities }) =>
      settings.length > 0 ||
      entities.some(({ noun }) => noun.height >= LOW && /^(building|furniture)$/.test(noun.category)) ||
      entities.every(({ noun }) => noun.category === 'sky'),
    then: ({ settings }) => settings.push({ id: 'hill', words: 'hill' }),
  }),
  // Named as futuristic, or recognized by the aircraft over it.
  rule('cities-of-the-future', 'A futuristic city is shown as a skyline of the future.', {
    when: once(({ settings }) => settings.some(isCity)),
    unless: (draft) => !draft.settings.some((place) => isCity(place) && OF_THE_FUTURE.test(place.words)) && !isFlownOver(draft),
    then: (draft) => {
      draft.mood.add('futuristic')
      for (const place of draft.settings) if (isCity(place)) place.id = 'skyline'
    },
  }),
]

type Place = Draft['settings'][number]
const isMilkyWay = ({ id, words }: Place): boolean => id === 'space' && words === 'milky way'
const isCity = ({ id }: Place): boolean => id === 'skyline' || id === 'city-street'

function isBelow(earth: DraftEntity, draft: Draft): boolean {
  const others = draft.entities.filter((entity) => entity !== earth)
  const isCarried = draft.relations.some(
    ({ type, subject, object }) => (object === earth && (type === 'holding' || type === 'wearing')) || (subject === earth && type !== 'next-to'),
  )
  const isElsewhere = draft.settings.some(({ id }) => id !== 'space' && id !== 'orbit' && id !== 'clouds')
  return others.length > 0 && others.every(({ noun }) => !FAR_OFF.test(noun.kit)) && !isCarried && !isElsewhere
}

function isInSpace({ settings: [place], time, view }: Draft): boolean {
  if (view === 'portrait' || view === 'close-up') return false
  return place === undefined ? time === undefined : /^(space|galaxy|orbit)$/.test(place.id)
}

function isLookedUpAt({ entities, relations, time, light, view }: Draft): boolean {
  const stars = entities.filter(({ noun, many, color }) => noun.noun === 'star' && many && color === undefined)
  const isWatched = relations.some(({ type, object }) => stars.includes(object) && (type === 'next-to' || type === 'under'))
  const isStarlit = time === 'night' && light.has('starlight') && view === undefined && entities.length > 0
  return isWatched || isStarlit || entities.some(({ action }) => action === 'stargazing')
}

function isFlownOver({ entities }: Draft): boolean {
  return entities.some(({ noun }) => CRAFT.test(noun.kit) && noun.noun !== 'ufo')
}
