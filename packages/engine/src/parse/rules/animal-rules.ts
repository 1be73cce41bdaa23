import type { DraftEntity } from '../draft.ts'
import { become, links, nounOf, redraw, set, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Animals and birds that sit in trees. */
const CLIMBS =
  /^(bird:|quadruped:(cat|kitten|tabby-cat|siamese-cat|persian-cat|leopard|snow-leopard|jaguar|panther|lynx|puma|squirrel|chipmunk|koala|red-panda|panda|raccoon|sloth|monkey|lemur|bear-cub)|reptile:)/
const BRANCH = 'prop:branch'
const TREE = /^(prop:branch$|tree:)/
/** Taller animals do not fit in a tree and stand beside it, meters. */
const TALL = 1.25
const STAYS_BELOW = /^(quadruped:|bird:(ostrich|emu|flamingo|penguin))/
/** An iceberg with animals on it is a broad floe of this height. */
const ICEBERG = 'prop:iceberg'
const FLOE = 1.5
/** Winged animals named over land are in the air. */
const WINGED = /^(bird:(?!penguin|ostrich|kiwi|dodo|chicken|turkey)|dragon:(dragon|wyvern|baby-dragon|eastern-dragon)|quadruped:(pegasus|griffin))/

export const ANIMAL_RULES: readonly Rule[] = [
  rule('hummingbirds-hover', 'A hummingbird that drinks or eats hovers.', {
    when: things({ noun: 'hummingbird', action: /^(drinking|eating|feeding)$/ }),
    then: set({ action: 'flying' }),
  }),
  rule('bamboo-is-eaten-sitting', 'An animal that eats bamboo sits up with a stalk of it.', {
    when: links('holding', { kit: 'quadruped:' }, { noun: 'bamboo' }),
    then: ({ subject, object }) => {
      subject.action = 'holding'
      redraw(object, { kit: 'prop:bamboo-stalk', height: 0.9 })
    },
  }),
  rule('ice-floes', 'An iceberg with animals on it is a broad floe.', {
    when: links('on', { kit: STAYS_BELOW }, { kit: ICEBERG }),
    then: ({ object }) => redraw(object, { kit: 'prop:ice-floe', height: FLOE }),
  }),
  rule('tall-animals-below-trees', 'An animal too large for a tree stands beside it.', {
    when: links('on', { kit: STAYS_BELOW }, { kit: TREE, count: 1 }),
    unless: ({ subject, object }) => subject.noun.height <= TALL || isOnBough(subject, object),
    then: become('next-to'),
  }),
  rule('climbers-on-boughs', 'An animal in a tree sits on a bough, seen close up.', {
    when: links('on', {}, { kit: TREE, count: 1 }),
    unless: ({ subject, object }) => !isOnBough(subject, object),
    then: ({ object }) => showBough(object),
  }),
]

function isOnBough({ noun }: DraftEntity, tree: DraftEntity): boolean {
  return CLIMBS.test(noun.kit) || (tree.noun.kit === BRANCH && noun.category === 'animal')
}

/** A tree with an animal in it is drawn as a bough: at the tree's full size the animal would be a speck. */
export function showBough(tree: DraftEntity): void {
  if (tree.color === undefined) tree.noun = { ...nounOf('branch'), kit: 'prop:bough', height: 1.1 }
}

/** "a dragon over mountains" flies. */
export const takesWing = ({ noun }: DraftEntity): boolean => WINGED.test(noun.kit)
