import { SAT_AT } from '../lexicon/nouns/furniture.ts'
import { type Draft, type DraftEntity, isAnimate, isPersonLike } from './draft.ts'

/** What is done at a table by who needs no chair. */
const AT_TABLE = new Set(['sitting', 'eating', 'drinking', 'reading', 'writing', 'working', 'typing', 'playing', undefined])
const PLAYED = /^sport:(chessboard|card-game)$/

/** "an octopus playing chess", "a cat playing cards with a dog": they sit behind the table, and what they play at lies before them. */
export function gatherAtTable(draft: Draft): void {
  const table = draft.entities.find(({ noun, count }) => SAT_AT.test(noun.kit) && count === 1)
  if (!table) return
  const beasts = (entity: DraftEntity) => isAnimate(entity.noun) && !isPersonLike(entity.noun) && AT_TABLE.has(entity.action)
  const isPlayed = draft.relations.some(({ type, subject, object }) => type === 'on' && object === table && PLAYED.test(subject.noun.kit))
  const players = draft.relations.filter(({ type, subject, object }) => {
    const isThere = object === table && beasts(subject)
    return isThere && (type === 'next-to' ? subject.action === 'sitting' : type === 'on' && isPlayed)
  })
  if (players.length === 0) return
  for (const player of players) {
    player.type = 'behind'
    player.subject.action ??= 'sitting'
  }
  // Who is named beside a player plays, too.
  const also = draft.relations.filter(
    ({ type, subject, object }) => isPlayed && type === 'next-to' && beasts(subject) && players.some((player) => player.subject === object),
  )
  for (const relation of also) Object.assign(relation, { type: 'behind', object: table })
}
