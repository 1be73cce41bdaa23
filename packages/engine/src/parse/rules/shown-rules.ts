import { findNoun } from '../../lexicon/lexicon.ts'
import { INTERIORS } from '../../lexicon/setting-words.ts'
import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { drop, find, has, keepChip, links, once, set, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const WINDOW = { kit: 'prop:window' }
/** Animals that fit on a windowsill. */
const ON_SILL = /^(quadruped:(?:\w+-)?(cat|kitten|dog|puppy|corgi|pug|rabbit|hamster|fox)|bird:)/
/** Animals that hold food between their paws. */
const PAWED = /^quadruped:(squirrel|chipmunk|hamster|mouse|rat|raccoon|otter|monkey|chimpanzee|panda|red-panda|koala|beaver|rabbit|guinea-pig|lemur)$/
/** Food that paws hold, and its max height, meters. */
const FOOD = /^(food:|prop:(acorn|nut|pinecone|chestnut|flower)|plant:(flower|mushroom))/
const BITE = 0.3
const CUB = 'quadruped:bear-cub'
const CUB_SHARE = 0.5
/** Number of uncounted "bats" or "birds" around a house. */
const FLOCK = 7
/** Number of things in a pattern when the prompt gives none. */
const PATTERN_SIZE = 12
/** Buildings with plain fronts, recognizable only from inside. */
const TOLD_INSIDE = /^(cinema|factory)$/
/** Things that fill the air around other subjects, and their light word. */
const IN_AIR: Readonly<Record<string, string>> = { confetti: 'confetti', firefly: 'fireflies' }

/** How things that are already in the picture are shown. */
export const SHOWN_RULES: readonly Rule[] = [
  // "a haunted mansion with bats"
  rule('flocks-around-houses', 'What flies around a house or a mountain is a flock.', {
    when: things({ kit: 'bird:', many: true }),
    unless: (bird, { entities: [first] }) => first.noun.category !== 'building' || bird.action === 'sitting',
    then: set({ count: FLOCK }),
  }),
  rule('cubs-take-after-mothers', 'A cub is the young of the animal that is named with it.', {
    when: things({ kit: CUB, typed: /^cubs?$/ }),
    unless: (_, draft) => (motherOf(draft)?.noun.kit ?? 'quadruped:bear') === 'quadruped:bear',
    then: (cub, draft) => takeAfter(cub, motherOf(draft)),
  }),
  rule('pets-on-sills', 'A pet that looks out of a window sits on its sill.', {
    when: things({ kit: ON_SILL, action: 'looking' }),
    unless: (_, draft) => !has(draft, WINDOW),
    then: (pet, draft) => {
      const window = find(draft, WINDOW)
      const known = draft.relations.find(({ subject, object }) => subject === pet && object === window)
      if (known) known.type = 'on'
      else if (window) relate(draft, 'on', pet, window)
    },
  }),
  rule('food-between-paws', 'A small animal with food holds it between its paws.', {
    when: links('next-to', { kit: PAWED }, { kit: FOOD, count: 1 }),
    unless: ({ object }) => object.noun.height > BITE,
    then: (relation) => {
      relation.type = 'holding'
      relation.subject.action ??= 'holding'
    },
  }),
  // "a pattern of lemons and leaves"
  rule('patterns-mix-evenly', 'A pattern of several things shows as many of one as of the other.', {
    when: once(({ view, entities }) => view === 'pattern' && entities.length > 1),
    unless: ({ entities }) => entities.some(({ count }) => count < 2) || !entities.some(({ many }) => many),
    then: ({ entities }) => {
      for (const entity of entities) entity.count = Math.max(3, Math.round(PATTERN_SIZE / entities.length))
    },
  }),
  rule('shown-from-inside', 'A cinema or a factory alone is shown from inside.', {
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
  // Named alone, they are the subject.
  rule('confetti-fills-air', 'Confetti and fireflies are all over the picture.', {
    when: once((draft) => draft.entities.some(isInAir)),
    unless: ({ entities, settings }) => settings.length === 0 && entities.every(isInAir),
    then: (draft) => {
      const spread = draft.entities.filter(isInAir)
      drop(draft, ...spread)
      for (const each of spread) {
        const { noun } = each.noun
        keepChip(draft, each, IN_AIR[noun])
        draft.light.add(IN_AIR[noun])
        // Fireflies show in the dark.
        if (noun === 'firefly') draft.time ??= 'night'
      }
    },
  }),
]

function motherOf({ entities }: Draft): DraftEntity | undefined {
  return entities.find(({ noun }) => noun.kit.startsWith('quadruped:') && noun.kit !== CUB)
}

function takeAfter(cub: DraftEntity, mother: DraftEntity | undefined): void {
  if (!mother) return
  const own = findNoun(`${mother.noun.noun.replace('lioness', 'lion')} cub`)
  cub.noun = own ?? mother.noun
  if (own) return
  cub.size *= CUB_SHARE
  cub.attributes = [...cub.attributes, 'baby']
}

function isInAir({ noun, many, count }: DraftEntity): boolean {
  return Object.hasOwn(IN_AIR, noun.noun) && (noun.noun !== 'firefly' || many === true || count > 3)
}

/** Whether the prompt also says how or when the building is seen, or names anything else. */
function isSaidMore({ count, words, action }: DraftEntity, { settings, texts, time, season, weather, view }: Draft): boolean {
  return count > 1 || words.length > 0 || Boolean(action || time || season || view) || settings.length + texts.length + weather.size > 0
}
