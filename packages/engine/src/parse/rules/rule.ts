import type { Assumption } from '../../scene-graph.ts'
import type { Draft } from '../draft.ts'
import { stateOf } from './draft-state.ts'

/** One rule of common sense: `then` runs for each match of `when` for which `unless` is not true. */
type Row<Match> = {
  readonly when: (draft: Draft) => Iterable<Match>
  readonly unless?: (match: Match, draft: Draft) => boolean
  readonly then: (match: Match, draft: Draft) => void
}

export type Rule = {
  readonly id: string
  /** The assumption, as a sentence for people. */
  readonly says: string
  /** Whether it found a match. */
  readonly apply: (draft: Draft) => boolean
}

export function rule<Match>(id: string, says: string, { when, unless, then }: Row<Match>): Rule {
  const apply = (draft: Draft): boolean => {
    let isMet = false
    for (const match of when(draft)) {
      if (unless?.(match, draft)) continue
      then(match, draft)
      isMet = true
    }
    return isMet
  }
  return { id, says, apply }
}

/** Rules that still change something after this many rounds contradict each other. */
const MAX_ROUNDS = 4

/** Runs the rules until none changes anything; returns those that did, in order, and the number of rounds. */
export function runRules(draft: Draft, rules: readonly Rule[]): { readonly rounds: number; readonly assumed: readonly Assumption[] } {
  const assumed = new Map<Rule, string[]>()
  let state = stateOf(draft)
  let rounds = 0
  for (let isAtRest = false; !isAtRest && rounds < MAX_ROUNDS; ) {
    isAtRest = true
    for (const each of rules) {
      const before = new Set(draft.entities)
      if (!each.apply(draft)) continue
      const after = stateOf(draft)
      if (after === state) continue
      state = after
      isAtRest = false
      const added = draft.entities.filter((entity) => !before.has(entity)).map(({ noun }) => noun.noun)
      assumed.set(each, [...(assumed.get(each) ?? []), ...added])
    }
    if (!isAtRest) rounds++
  }
  return { rounds, assumed: [...assumed].map(([{ id, says }, adds]) => ({ rule: id, says, adds })) }
}
