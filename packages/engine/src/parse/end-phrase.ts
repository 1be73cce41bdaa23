import { PLURAL_COUNT } from '../lexicon/count-words.ts'
import { isAnimate } from './draft.ts'
import { senseByEnding } from './nearest-word.ts'
import { describe, isEmpty, toEntity } from './phrase.ts'
import { addEntity } from './read-entity.ts'
import { clearPhrase, type Reading, reportUnknown } from './reading.ts'

/** "a man with dark skin": traits after "with" describe the person, except for colors. */
const isOwnTrait = ({ link, last, phrase }: Reading): boolean => link === 'with' && last !== undefined && isAnimate(last.noun) && phrase.colors.length === 0

/** Closes a phrase without a known noun: it describes the previous thing, or is an unknown thing. */
export function endPhrase(reading: Reading): void {
  const { phrase, draft } = reading
  if (isEmpty(phrase)) return
  const head = phrase.unknown.at(-1)
  const nominal = phrase.article || phrase.count !== undefined || reading.link !== undefined || !reading.afterNoun
  const sense = head && nominal ? senseByEnding(head.word) : undefined
  if (head && sense) {
    reportUnknown(reading, phrase.unknown.slice(0, -1))
    draft.unknown.push({ word: head.word, drawnAs: sense.noun })
    if (reading.negated) draft.without.push({ words: head.word, noun: sense })
    else addEntity(reading, toEntity(sense, phrase, head.word.endsWith('s') && !head.word.endsWith('ss'), PLURAL_COUNT))
  } else {
    reportUnknown(reading, phrase.unknown)
    if (!head && !reading.negated)
      describe(draft, phrase, reading.link === undefined || reading.link === 'made-of' || isOwnTrait(reading) ? reading.last : undefined)
    else if (head) for (const color of phrase.colors) draft.palette.add(color)
  }
  clearPhrase(reading)
}
