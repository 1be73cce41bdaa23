import { findNoun } from '../../lexicon/lexicon.ts'
import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { find, has, links, redraw, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Beasts and birds that sit in trees. */
const CLIMBS =
  /^(bird:|quadruped:(cat|kitten|tabby-cat|siamese-cat|persian-cat|leopard|snow-leopard|jaguar|panther|lynx|puma|squirrel|chipmunk|koala|red-panda|panda|raccoon|sloth|monkey|lemur|bear-cub)|reptile:)/
const BRANCH = 'prop:branch'
const TREE = /^(prop:branch$|tree:)/
/** Too large for that: they stand beside their tree. */
const TALL = 1.25
const STAYS_BELOW = /^(quadruped:|bird:(ostrich|emu|flamingo|penguin))/
/** An iceberg with beasts on it is a broad floe, so high. */
const ICEBERG = 'prop:iceberg'
const FLOE = 1.5
/** What has wings and is named over land is in the air. */
const WINGED = /^(bird:(?!penguin|ostrich|kiwi|dodo|chicken|turkey)|dragon:(dragon|wyvern|baby-dragon|eastern-dragon)|quadruped:(pegasus|griffin))/

const WINDOW = { kit: 'prop:window' }
/** Who fits on a sill. */
const ON_SILL = /^(quadruped:(?:\w+-)?(cat|kitten|dog|puppy|corgi|pug|rabbit|hamster|fox)|bird:)/
/** Who takes food between the paws. */
const PAWED = /^quadruped:(squirrel|chipmunk|hamster|mouse|rat|raccoon|otter|monkey|chimpanzee|panda|red-panda|koala|beaver|rabbit|guinea-pig|lemur)$/
/** What paws take, and how tall it is at most, meters. */
const FOOD = /^(food:|prop:(acorn|nut|pinecone|chestnut|flower)|plant:(flower|mushroom))/
const BITE = 0.3
const CUB = 'quadruped:bear-cub'
const CUB_SHARE = 0.5
/** How many "bats" or "birds" around a house are. */
const FLOCK = 7

export const ANIMAL_RULES: readonly Rule[] = [
  rule({
    id: 'hummingbirds-hover',
    says: 'A hummingbird that drinks or eats is on the wing.',
    when: things({ noun: 'hummingbird', action: /^(drinking|eating|feeding)$/ }),
    then: (bird) => {
      bird.action = 'flying'
    },
  }),
  rule({
    id: 'bamboo-is-eaten-sitting',
    says: 'An animal that eats bamboo sits up with a stalk of it.',
    when: links('holding', { kit: 'quadruped:' }, { noun: 'bamboo' }),
    then: ({ subject, object }) => {
      subject.action = 'holding'
      redraw(object, { kit: 'prop:bamboo-stalk', height: 0.9 })
    },
  }),
  rule({
    id: 'ice-floes',
    says: 'An iceberg with animals on it is a broad floe.',
    when: links('on', { kit: STAYS_BELOW }, { kit: ICEBERG }),
    then: ({ object }) => redraw(object, { kit: 'prop:ice-floe', height: FLOE }),
  }),
  rule({
    id: 'tall-animals-below-trees',
    says: 'An animal too large for a tree stands beside it.',
    when: links('on', { kit: STAYS_BELOW }, { kit: TREE, count: 1 }),
    unless: ({ subject, object }) => subject.noun.height <= TALL || isOnBough(subject, object),
    then: (relation) => {
      relation.type = 'next-to'
    },
  }),
  rule({
    id: 'climbers-on-boughs',
    says: 'An animal in a tree sits on a bough that is shown from near.',
    when: links('on', {}, { kit: TREE, count: 1 }),
    unless: ({ subject, object }) => !isOnBough(subject, object),
    then: ({ object }) => showBough(object),
  }),
  rule({
    id: 'cubs-take-after-mothers',
    says: 'A cub without more said is of the kind of the animal with it.',
    when: things({ kit: CUB, typed: /^cubs?$/ }),
    unless: (_, draft) => (motherOf(draft)?.noun.kit ?? 'quadruped:bear') === 'quadruped:bear',
    then: (cub, draft) => takeAfter(cub, motherOf(draft)),
  }),
  rule({
    id: 'pets-on-sills',
    says: 'A pet that looks out of a window sits on its sill.',
    when: things({ kit: ON_SILL, action: 'looking' }),
    unless: (_, draft) => !has(draft, WINDOW),
    then: (pet, draft) => {
      const window = find(draft, WINDOW)
      const known = draft.relations.find(({ subject, object }) => subject === pet && object === window)
      if (known) known.type = 'on'
      else if (window) relate(draft, 'on', pet, window)
    },
  }),
  rule({
    id: 'food-between-paws',
    says: 'A small animal with food holds it between its paws.',
    when: links('next-to', { kit: PAWED }, { kit: FOOD, count: 1 }),
    unless: ({ object }) => object.noun.height > BITE,
    then: (relation) => {
      relation.type = 'holding'
      relation.subject.action ??= 'holding'
    },
  }),
  rule({
    // "a haunted mansion with bats"
    id: 'flocks-around-houses',
    says: 'What flies around a house or a mountain is a flock.',
    when: things({ kit: 'bird:', many: true }),
    unless: (bird, { entities: [first] }) => first.noun.category !== 'building' || bird.action === 'sitting',
    then: (bird) => {
      bird.count = FLOCK
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

function isOnBough({ noun }: DraftEntity, tree: DraftEntity): boolean {
  return CLIMBS.test(noun.kit) || (tree.noun.kit === BRANCH && noun.category === 'animal')
}

/** Of a tree with someone in it the picture shows the bough: at the tree's own size its guest would be a speck. */
export function showBough(tree: DraftEntity): void {
  const branch = findNoun('branch')
  if (branch && tree.color === undefined) tree.noun = { ...branch, kit: 'prop:bough', height: 1.1 }
}

/** "a dragon over mountains" flies there. */
export function takesWing({ noun }: DraftEntity): boolean {
  return WINGED.test(noun.kit)
}
