import type { Draft } from '../draft.ts'

/** How many "bats" or "birds" around a house are. */
const FLOCK = 7

/** "a haunted mansion with bats": around a house or a mountain what flies is a flock, whose number no one counts. */
export function gatherFlocks({ entities }: Draft): void {
  const [first] = entities
  if (first?.noun.category !== 'building') return
  for (const entity of entities) if (entity.many && entity.noun.kit.startsWith('bird:') && entity.action !== 'sitting') entity.count = FLOCK
}
