import { type Draft, isAnimate, isPersonLike } from '../draft.ts'
import { ALIVE, dateTo, drop, find, has, headsOf, keepChip, links, once, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** What is done at a fire without getting up. */
const SEATED = new Set([undefined, 'talking', 'singing', 'eating', 'drinking', 'laughing', 'smiling', 'camping', 'cooking'])
const READERS = { is: isAnimate, action: /^(reading|writing|studying)$/ }

const STRING_LIGHTS = 'prop:string-lights'

/** What burns and what is lit, and the hour for it. */
export const FIRE_RULES: readonly Rule[] = [
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
    then: dateTo('night'),
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
    // It does not stand on a campfire.
    id: 'houses-on-fire-burn',
    says: 'A house on fire is in flames.',
    when: links('on', { category: 'building' }, { noun: 'campfire' }),
    then: ({ subject: house, object: fire }, draft) => {
      house.material = 'fire'
      drop(draft, fire)
    },
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
    id: 'carved-pumpkins-at-dusk',
    says: 'Spooky carved pumpkins glow on an autumn evening.',
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
    then: dateTo('night'),
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
