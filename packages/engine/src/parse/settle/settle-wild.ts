import { findNoun } from '../../lexicon/lexicon.ts'
import type { Draft, DraftEntity } from '../draft.ts'

/** Beasts and birds that sit in trees. */
const CLIMBS =
  /^(bird:|quadruped:(cat|kitten|tabby-cat|siamese-cat|persian-cat|leopard|snow-leopard|jaguar|panther|lynx|puma|squirrel|chipmunk|koala|red-panda|panda|raccoon|sloth|monkey|lemur|bear-cub)|reptile:)/
const BRANCH = 'prop:branch'
/** Too large for that: they stand beside their tree. */
const TALL = 1.25
const STAYS_BELOW = /^(quadruped:|bird:(ostrich|emu|flamingo|penguin))/
/** An iceberg with beasts on it is a broad floe, so high. */
const ICEBERG = 'prop:iceberg'
const FLOE = 1.5
/** What has wings and is named over land is in the air. */
const WINGED = /^(bird:(?!penguin|ostrich|kiwi|dodo|chicken|turkey)|dragon:(dragon|wyvern|baby-dragon|eastern-dragon)|quadruped:(pegasus|griffin))/

/** Wild animals where they live: climbers on a bough of their tree, grazers beside it. */
export function settleWild(draft: Draft): void {
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    const branch = object.noun.kit === BRANCH
    if (type === 'on' && object.noun.kit === ICEBERG && STAYS_BELOW.test(subject.noun.kit)) object.noun = { ...object.noun, kit: 'prop:ice-floe', height: FLOE }
    if (type !== 'on' || !(branch || object.noun.kit.startsWith('tree:')) || object.count > 1) continue
    if (CLIMBS.test(subject.noun.kit) || (branch && subject.noun.category === 'animal')) showBough(object)
    else if (STAYS_BELOW.test(subject.noun.kit) && subject.noun.height > TALL) relation.type = 'next-to'
  }
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
