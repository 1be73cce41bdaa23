import { ALL_AROUND } from '../../lexicon/relation-words.ts'
import { type Draft, isPersonLike } from '../draft.ts'

const AROUND = new Set(['plant', 'insect', 'bird'])
/** Number of things in a ring; fewer would leave gaps. */
const RING = 9

/** "a woman surrounded by lilies": enough of them to go around her. */
export function surround(draft: Draft): void {
  for (const { type, subject, object } of draft.relations) {
    if (type !== 'next-to' || !isPersonLike(subject.noun) || subject.count > 1) continue
    if (object.count < 2 || !AROUND.has(object.noun.category) || object.noun.kit.startsWith('tree:')) continue
    object.attributes.push(ALL_AROUND)
    if (object.many) object.count = RING
  }
}
