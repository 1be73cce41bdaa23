import { findNoun } from '../../lexicon/lexicon.ts'
import type { Draft } from '../draft.ts'

const RUNNERS = new Set(['runner', 'jogger', 'sprinter'])

/** Runners run, and what is played with a tennis racket is a tennis ball. */
export function settleSport(draft: Draft): void {
  for (const entity of draft.entities) if (RUNNERS.has(entity.typed)) entity.action ??= 'running'
  const tennis = findNoun('tennis ball')
  if (!tennis || !draft.entities.some(({ noun }) => noun.noun === 'tennis racket')) return
  for (const entity of draft.entities) if (entity.noun.noun === 'ball') entity.noun = tennis
}
