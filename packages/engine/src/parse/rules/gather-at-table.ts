import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import { type Draft, type DraftEntity, type DraftRelation, isAnimate, isPersonLike } from '../draft.ts'
import { find } from './facts.ts'

/** Actions of animals at a table, which need no chair. */
const AT_TABLE = new Set(['sitting', 'eating', 'drinking', 'reading', 'writing', 'working', 'typing', 'playing', undefined])
const PLAYED = /^sport:(chessboard|card-game)$/

type Gathering = { readonly table: DraftEntity; readonly players: readonly DraftRelation[]; readonly company: readonly DraftRelation[] }

/** "an octopus playing chess", "a cat playing cards with a dog": the animals at the table, and those named beside a player. */
export function gathering(draft: Draft): readonly Gathering[] {
  const table = find(draft, { kit: SAT_AT, count: 1 })
  if (!table) return []
  const isBeast = (entity: DraftEntity) => isAnimate(entity.noun) && !isPersonLike(entity.noun) && AT_TABLE.has(entity.action)
  const isPlayed = draft.relations.some(({ type, subject, object }) => type === 'on' && object === table && PLAYED.test(subject.noun.kit))
  const players = draft.relations.filter(({ type, subject, object }) => {
    const isThere = object === table && isBeast(subject)
    return isThere && (type === 'next-to' ? subject.action === 'sitting' : type === 'on' && isPlayed)
  })
  const company = draft.relations.filter(
    ({ type, subject, object }) => isPlayed && type === 'next-to' && isBeast(subject) && players.some((player) => player.subject === object),
  )
  return players.length > 0 ? [{ table, players, company }] : []
}

/** The players sit behind the table, with the game in front of them. */
export function gatherAtTable({ table, players, company }: Gathering): void {
  for (const player of players) {
    player.type = 'behind'
    player.subject.action ??= 'sitting'
  }
  for (const relation of company) {
    relation.type = 'behind'
    relation.object = table
  }
}
