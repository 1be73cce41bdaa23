import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, isAnimate, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'
import { ALIVE, drop, find, has, headsOf, keepChip, once, PERSON, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Where these are, snow lies. */
const WINTRY_THINGS = /^(snowman|igloo|sled|sleigh|snowmobile|snowball|skier)$/
const WINTRY_DEEDS = /^(sledding|skiing|snowboarding)$/
/** Unless the place is a warm one. */
const WARM: ReadonlySet<SettingId> = new Set(['beach', 'desert', 'sand-dunes', 'jungle', 'ocean', 'savanna', 'studio'])
const isWarm = ({ settings }: Draft): boolean => settings.some(({ id }) => WARM.has(id))

/** What is done at a fire without getting up. */
const SEATED = new Set([undefined, 'talking', 'singing', 'eating', 'drinking', 'laughing', 'smiling', 'camping', 'cooking'])
const READERS = { is: isAnimate, action: /^(reading|writing|studying)$/ }

const isPicnic = ({ settings }: Draft): boolean => settings.some(({ words }) => words.startsWith('picnic'))
const STRING_LIGHTS = 'prop:string-lights'

/** What is celebrated, when it is done, and what belongs to it. */
export const SEASON_RULES: readonly Rule[] = [
  rule({
    id: 'sledders-have-sleds',
    says: 'Someone who goes sledding sits on a sled.',
    when: things({ is: isPersonLike, action: 'sledding' }),
    then: (rider, draft) => {
      const sled = findNoun('sled')
      if (!sled) return
      const ridden = draft.entities.find(({ noun }) => noun === sled) ?? addThing(draft, sled)
      ridden.count = rider.count
      draft.relations = draft.relations.filter(({ subject, object }) => subject !== rider || object !== ridden)
      relate(draft, 'riding', rider, ridden)
    },
  }),
  rule({
    id: 'winter-things-in-snow',
    says: 'What is built or done in snow has snow around it.',
    when: once((draft) => has(draft, { action: WINTRY_DEEDS }) || has(draft, { noun: WINTRY_THINGS })),
    unless: isWarm,
    then: (draft) => {
      draft.season ??= 'winter'
    },
  }),
  rule({
    id: 'winter-sport-by-day',
    says: 'People ski, sled and build snowmen by day.',
    when: once((draft) => has(draft, { action: WINTRY_DEEDS }) || (has(draft, { noun: 'snowman' }) && has(draft, PERSON))),
    unless: isWarm,
    then: (draft) => {
      draft.time ??= 'day'
    },
  }),
  rule({
    id: 'picnickers-sit',
    says: 'People at a picnic sit.',
    when: things(PERSON),
    unless: (_, draft) => !isPicnic(draft),
    then: (person) => {
      person.action ??= 'sitting'
    },
  }),
  rule({
    id: 'picnics-have-baskets',
    says: 'A picnic has a basket.',
    when: once((draft) => isPicnic(draft) && has(draft, PERSON)),
    unless: (draft) => has(draft, { noun: 'basket' }),
    then: (draft) => {
      const basket = findNoun('basket')
      if (basket) addThing(draft, { ...basket, kit: 'prop:picnic-basket' })
    },
  }),
  rule({
    // "friends around a campfire", "two people by a bonfire"
    id: 'sit-round-fire',
    says: 'People around a campfire sit down in a forest at night.',
    when: things({ kit: 'prop:campfire', count: 1 }),
    unless: (fire, draft) => fire !== find(draft, { kit: 'prop:campfire', count: 1 }) || headsOf(peopleBy(fire, draft)) < 2,
    then: (fire, draft) => {
      for (const person of peopleBy(fire, draft)) if (SEATED.has(person.action)) person.action = 'sitting'
      if (draft.settings.length === 0) draft.settings.push({ id: 'forest', words: 'forest' })
      draft.time ??= 'night'
    },
  }),
  rule({
    id: 'candlelight-at-night',
    says: 'Candles are lit at night.',
    when: once(({ light, view }) => light.has('candlelight') && view !== 'portrait'),
    then: (draft) => {
      draft.time ??= 'night'
    },
  }),
  rule({
    // "an owl reading by candlelight"
    id: 'candlelight-indoors',
    says: 'Candlelight is in a room, or in a library if someone reads by it.',
    when: once((draft) => draft.light.has('candlelight') && draft.view !== 'portrait' && has(draft, ALIVE)),
    unless: ({ settings }) => settings.length > 0,
    then: (draft) => draft.settings.push(has(draft, READERS) ? { id: 'library', words: 'library' } : { id: 'room', words: 'room' }),
  }),
  rule({
    // By themselves they are the picture.
    id: 'string-lights-overhead',
    says: 'String lights hang over the place and are lit at dusk.',
    when: once((draft) => has(draft, { kit: STRING_LIGHTS })),
    unless: isAloneOrHeld,
    then: (draft) => {
      const strings = draft.entities.filter(({ noun }) => noun.kit === STRING_LIGHTS)
      drop(draft, ...strings)
      for (const string of strings) keepChip(draft, string, 'string lights')
      draft.light.add('string-lights')
      draft.time ??= 'dusk'
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
    id: 'carved-pumpkins-at-dusk',
    says: 'Carved pumpkins are spooky on an autumn evening.',
    when: once((draft) => draft.mood.has('spooky') && has(draft, { noun: 'jack-o-lantern' })),
    then: (draft) => {
      draft.time ??= 'dusk'
      draft.season ??= 'autumn'
    },
  }),
  rule({
    id: 'neon-at-night',
    says: 'A neon sign on a wall is seen at night.',
    when: once(({ entities: [first] }) => first?.noun.kit === 'prop:neon-sign'),
    unless: ({ settings }) => !settings.some(({ id }) => id.endsWith('-backdrop')),
    then: (draft) => {
      draft.time ??= 'night'
    },
  }),
]

function peopleBy(fire: ReturnType<typeof find>, { relations }: Draft) {
  return relations.flatMap(({ type, subject, object }) => (type === 'next-to' && object === fire && isPersonLike(subject.noun) ? [subject] : []))
}

function isAloneOrHeld(draft: Draft): boolean {
  const strings = draft.entities.filter(({ noun }) => noun.kit === STRING_LIGHTS)
  const isHeld = draft.relations.some(
    ({ type, subject, object }) => [subject, object].some((one) => strings.includes(one)) && (type === 'holding' || type === 'wearing'),
  )
  return isHeld || (draft.settings.length === 0 && strings.length === draft.entities.length)
}
