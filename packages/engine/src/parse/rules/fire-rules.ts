import { type Draft, type DraftEntity, isAnimate, isPersonLike } from '../draft.ts'
import { ALIVE, dateTo, drop, find, has, headsOf, keepChip, links, once, placeIn, set } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Actions that people at a fire do sitting down. */
const SEATED = new Set([undefined, 'talking', 'singing', 'eating', 'drinking', 'laughing', 'smiling', 'camping', 'cooking'])
const READERS = { is: isAnimate, action: /^(reading|writing|studying)$/ }

const STRING_LIGHTS = 'prop:string-lights'

/** Fires, lights, and the hour that suits them. */
export const FIRE_RULES: readonly Rule[] = [
  // "friends around a campfire", "two people by a bonfire"
  rule('sit-round-fire', 'People around a campfire sit down.', {
    when: peopleByFire,
    unless: ({ action }) => !SEATED.has(action),
    then: set({ action: 'sitting' }),
  }),
  rule('campfires-at-night', 'People are around a campfire at night.', { when: peopleByFire, then: dateTo('night') }),
  rule('campfires-in-forests', 'A campfire with people around it is in a forest.', { when: peopleByFire, then: placeIn('forest') }),
  rule('candlelight-at-night', 'Candles are lit at night.', {
    when: once(({ light, view }) => light.has('candlelight') && view !== 'portrait'),
    then: dateTo('night'),
  }),
  // "an owl reading by candlelight"
  rule('candlelight-indoors', 'Candlelight is in a room, or in a library if someone reads by it.', {
    when: once((draft) => draft.light.has('candlelight') && draft.view !== 'portrait' && has(draft, ALIVE)),
    unless: ({ settings }) => settings.length > 0,
    then: (draft) => draft.settings.push(has(draft, READERS) ? { id: 'library', words: 'library' } : { id: 'room', words: 'room' }),
  }),
  // The house does not stand on a campfire.
  rule('houses-on-fire-burn', 'A house on fire is in flames.', {
    when: links('on', { category: 'building' }, { noun: 'campfire' }),
    then: ({ subject: house, object: fire }, draft) => {
      house.material = 'fire'
      drop(draft, fire)
    },
  }),
  // Named alone, they are the subject.
  rule('string-lights-overhead', 'String lights hang over the place.', {
    when: once((draft) => has(draft, { kit: STRING_LIGHTS })),
    unless: isAloneOrHeld,
    then: (draft) => {
      const strings = draft.entities.filter(({ noun }) => noun.kit === STRING_LIGHTS)
      drop(draft, ...strings)
      for (const string of strings) keepChip(draft, string, 'string lights')
      draft.light.add('string-lights')
    },
  }),
  rule('string-lights-at-dusk', 'String lights are lit at dusk.', { when: once(({ light }) => light.has('string-lights')), then: dateTo('dusk') }),
  rule('carved-pumpkins-at-dusk', 'Spooky carved pumpkins glow at dusk.', { when: once(isHalloween), then: dateTo('dusk') }),
  rule('carved-pumpkins-in-autumn', 'Spooky carved pumpkins are seen in autumn.', {
    when: once(isHalloween),
    then: (draft) => {
      draft.season ??= 'autumn'
    },
  }),
  rule('neon-at-night', 'A neon sign on a wall is seen at night.', {
    when: once(({ entities: [first] }) => first?.noun.kit === 'prop:neon-sign'),
    unless: ({ settings }) => !settings.some(({ id }) => id.endsWith('-backdrop')),
    then: dateTo('night'),
  }),
]

/** At least two people. */
function peopleByFire(draft: Draft): readonly DraftEntity[] {
  const fire = find(draft, { kit: 'prop:campfire', count: 1 })
  const people = draft.relations.flatMap(({ type, subject, object }) => (type === 'next-to' && object === fire && isPersonLike(subject.noun) ? [subject] : []))
  return headsOf(people) < 2 ? [] : people
}

function isHalloween(draft: Draft): boolean {
  return draft.mood.has('spooky') && has(draft, { noun: 'jack-o-lantern' })
}

function isAloneOrHeld(draft: Draft): boolean {
  const strings = draft.entities.filter(({ noun }) => noun.kit === STRING_LIGHTS)
  const isHeld = draft.relations.some(
    ({ type, subject, object }) => [subject, object].some((one) => strings.includes(one)) && (type === 'holding' || type === 'wearing'),
  )
  return isHeld || (draft.settings.length === 0 && strings.length === draft.entities.length)
}
