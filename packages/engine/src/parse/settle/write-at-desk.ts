import { findNoun } from '../../lexicon/lexicon.ts'
import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** Places that have room for a desk. */
const INDOORS: ReadonlySet<SettingId> = new Set(['room', 'library', 'office', 'bedroom', 'studio', 'classroom'])
/** What is written on lies open under the hands. */
const WRITTEN = new Set(['envelope', 'book', 'open book'])

/** "a woman writing a letter by candlelight": the one who writes has a desk, what is written on it, and the candle. */
export function writeAtDesk(draft: Draft): void {
  const writers = draft.entities.filter(({ noun, action }) => isPersonLike(noun) && action === 'writing')
  const [writer] = writers
  const desk = findNoun('desk')
  const page = findNoun('open book')
  const candle = findNoun('candle')
  if (!desk || !page || !candle || writers.length !== 1 || writer.count !== 1) return
  if (draft.settings.some(({ id }) => !INDOORS.has(id)) || draft.view === 'portrait') return
  const rests = draft.relations.some(({ type, subject }) => subject === writer && (type === 'on' || type === 'riding'))
  if (rests || draft.entities.some(({ noun }) => SAT_AT.test(noun.kit))) return
  const own = draft.entities.find(({ noun, count }) => WRITTEN.has(noun.noun) && count === 1)
  if (own) {
    own.noun = page
    draft.relations = draft.relations.filter(({ subject, object }) => subject !== own && object !== own)
  }
  const added = addThing(draft, desk)
  relate(draft, 'next-to', writer, added)
  relate(draft, 'on', own ?? addThing(draft, page), added)
  if (draft.light.has('candlelight') && draft.entities.every(({ noun }) => noun.noun !== 'candle')) relate(draft, 'on', addThing(draft, candle), added)
}
