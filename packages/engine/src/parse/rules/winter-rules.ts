import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, isPersonLike, relate } from '../draft.ts'
import { add, dateTo, find, has, once, PERSON, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Things that imply snow. */
const WINTRY_THINGS = /^(snowman|igloo|sled|sleigh|snowmobile|snowball|skier)$/
const WINTRY_DEEDS = /^(sledding|skiing|snowboarding)$/
/** Warm places, where they do not. */
const WARM: ReadonlySet<SettingId> = new Set(['beach', 'desert', 'sand-dunes', 'jungle', 'ocean', 'savanna', 'studio'])
const isWarm = ({ settings }: Draft): boolean => settings.some(({ id }) => WARM.has(id))

export const WINTER_RULES: readonly Rule[] = [
  rule('sledders-have-sleds', 'Someone who goes sledding sits on a sled.', {
    when: things({ is: isPersonLike, action: 'sledding' }),
    then: (rider, draft) => {
      const ridden = find(draft, { noun: 'sled' }) ?? add(draft, 'sled')
      ridden.count = rider.count
      draft.relations = draft.relations.filter(({ subject, object }) => subject !== rider || object !== ridden)
      relate(draft, 'riding', rider, ridden)
    },
  }),
  rule('winter-things-in-snow', 'What is built or done in snow has snow around it.', {
    when: once((draft) => has(draft, { action: WINTRY_DEEDS }) || has(draft, { noun: WINTRY_THINGS })),
    unless: isWarm,
    then: (draft) => {
      draft.season ??= 'winter'
    },
  }),
  rule('winter-sport-by-day', 'People ski, sled and build snowmen by day.', {
    when: once((draft) => has(draft, { action: WINTRY_DEEDS }) || (has(draft, { noun: 'snowman' }) && has(draft, PERSON))),
    unless: isWarm,
    then: dateTo('day'),
  }),
]
