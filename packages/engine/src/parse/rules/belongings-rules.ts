import { type Draft, type DraftEntity, isPersonLike, relate } from '../draft.ts'
import { act, add, become, find, has, isJoined, isKind, links, once, PERSON, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** The vehicle that a person is named after. */
const RIDDEN: Readonly<Record<string, string>> = { cyclist: 'bicycle', skater: 'skateboard' }
const GROWN = /^human:(woman|man|person|nurse|doctor|old-woman|old-man|queen|king|angel)$/
/** Clothing that is not worn just because it is named: an umbrella is not. */
const CARRIED = new Set(['umbrella', 'beach umbrella', 'bag', 'suitcase', 'briefcase', 'ring', 'hat', 'crown'])

const isPicnic = ({ settings }: Draft): boolean => settings.some(({ words }) => words.startsWith('picnic'))

/** What people wear, ride, walk with and hold. */
export const BELONGINGS_RULES: readonly Rule[] = [
  rule('brooms-are-sat-on', 'Someone who flies on a broom sits on it.', {
    when: links(['riding', 'on'], PERSON, { noun: 'broom' }),
    unless: ({ type, subject }) => type === 'on' && subject.action !== 'flying',
    then: ({ subject, object: broom }, draft) => mountBroom(draft, subject, broom),
  }),
  rule('one-dumbbell', 'Someone who lifts weights lifts one dumbbell.', {
    when: links('holding', {}, { noun: 'dumbbell', many: true }),
    then: ({ object }) => {
      object.count = 1
    },
  }),
  // "a businessman in the city, sneakers"
  rule('named-clothes-worn', 'Clothes that are named beside a person are worn.', {
    when: things({ category: 'clothing' }),
    unless: (clothes, draft) => CARRIED.has(clothes.noun.noun) || isJoined(draft, clothes) || !has(draft, PERSON),
    then: (clothes, draft) => {
      const person = find(draft, PERSON)
      if (person) relate(draft, 'wearing', person, clothes)
    },
  }),
  rule('walked-pets-walk', 'A pet that is walked walks.', {
    when: links('next-to', { action: 'walking' }, { kit: 'quadruped:' }),
    then: ({ object }) => {
      object.action ??= 'walking'
    },
  }),
  rule('skateboards-are-ridden', 'Someone with a skateboard rides it.', {
    when: links('next-to', { is: isPersonLike, action: new Set([undefined]) }, { noun: 'skateboard' }),
    then: become('riding'),
  }),
  rule('cyclists-have-bicycles', 'A cyclist has a bicycle, and a skater a skateboard.', {
    when: things({ noun: new Set(Object.keys(RIDDEN)) }),
    unless: (rider, draft) => isJoined(draft, rider) || has(draft, { kit: 'wheeled:' }),
    then: (rider, draft) => {
      const mount = add(draft, RIDDEN[rider.noun.noun])
      mount.count = rider.count
      delete rider.action
      relate(draft, 'riding', rider, mount)
    },
  }),
  rule('read-under-trees', 'Someone who reads under a tree sits at its foot with a book in hand.', {
    when: links('under', { is: isPersonLike, action: 'reading' }, { kit: 'tree:' }),
    then: ({ subject: reader }, draft) => {
      reader.action = 'sitting'
      if (draft.relations.some(({ type, subject }) => type === 'holding' && subject === reader)) return
      const read = add(draft, 'book')
      read.count = reader.count
      relate(draft, 'holding', reader, read)
    },
  }),
  // "a mother and her baby", "a nurse with a newborn"
  rule('babies-in-arms', 'A baby is in the arms of the adult with it.', {
    when: babyAndHolder,
    then: ({ baby, holder }, draft) => {
      draft.relations = draft.relations.filter(({ subject, object }) => subject !== baby && object !== baby)
      relate(draft, 'holding', holder, baby)
    },
  }),
  rule('picnickers-sit', 'People at a picnic sit.', { when: things(PERSON), unless: (_, draft) => !isPicnic(draft), then: act('sitting') }),
  rule('picnics-have-baskets', 'A picnic has a basket.', {
    when: once((draft) => isPicnic(draft) && has(draft, PERSON)),
    unless: (draft) => has(draft, { noun: 'basket' }),
    then: (draft) => add(draft, 'basket', { kit: 'prop:picnic-basket' }),
  }),
]

/** The only baby, idle or asleep, and an adult without another action. */
function babyAndHolder(draft: Draft): readonly { readonly baby: DraftEntity; readonly holder: DraftEntity }[] {
  const [baby, ...more] = draft.entities.filter(({ noun }) => noun.kit === 'human:baby')
  if (!baby || more.length > 0 || baby.count !== 1 || !(baby.action === undefined || baby.action === 'sleeping')) return []
  const own = draft.relations.filter(({ subject, object }) => subject === baby || object === baby)
  const kin = draft.entities.filter((one) => one.action === undefined && isKind(one, { kit: GROWN, count: 1 }))
  const beside = own.flatMap(({ subject, object }) => kin.filter((one) => one === subject || one === object))
  const before = kin.find((one) => draft.entities.indexOf(one) === draft.entities.indexOf(baby) - 1)
  const holder = beside[0] ?? before ?? (draft.entities[0] === baby ? kin[0] : undefined)
  const isBusy = draft.relations.some(({ type, subject }) => subject === holder && type !== 'next-to')
  return holder && !isBusy && own.every(({ type }) => type === 'next-to') ? [{ baby, holder }] : []
}

/** The broom becomes part of the figure. */
function mountBroom(draft: Draft, rider: DraftEntity, broom: DraftEntity): void {
  rider.attributes.push('on a broom')
  rider.action = 'flying'
  draft.entities = draft.entities.filter((entity) => entity !== broom)
  draft.relations = draft.relations.flatMap((relation) => {
    const from = relation.subject === broom ? rider : relation.subject
    const to = relation.object === broom ? rider : relation.object
    return from === to ? [] : [{ ...relation, subject: from, object: to }]
  })
}
