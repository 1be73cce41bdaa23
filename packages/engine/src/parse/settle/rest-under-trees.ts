import { findNoun } from '../../lexicon/lexicon.ts'
import { type Draft, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** Who reads under a tree sits at its foot, the book in hand. */
export function restUnderTrees(draft: Draft): void {
  const book = findNoun('book')
  for (const { type, subject, object } of [...draft.relations]) {
    const reads = isPersonLike(subject.noun) && subject.action === 'reading'
    if (!book || type !== 'under' || !object.noun.kit.startsWith('tree:') || !reads) continue
    subject.action = 'sitting'
    if (draft.relations.some((other) => other.type === 'holding' && other.subject === subject)) continue
    const read = addThing(draft, book)
    read.count = subject.count
    relate(draft, 'holding', subject, read)
  }
}
