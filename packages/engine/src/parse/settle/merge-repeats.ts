import type { Draft, DraftEntity } from '../draft.ts'

/** From this many repeats on, the same words add emphasis, not things. */
const REPEATED = 3

function lookOf({ noun, count, color, color2, size, material, attributes, action }: DraftEntity): string {
  return [noun.noun, count, color, color2, size, material, attributes.join(), action].join('|')
}

/** "a lighthouse, a lighthouse, a lighthouse": one lighthouse. */
export function mergeRepeats(draft: Draft): void {
  const free = draft.entities.filter((entity) => draft.relations.every(({ subject, object }) => subject !== entity && object !== entity))
  const alike = new Map<string, DraftEntity[]>()
  for (const entity of free) {
    const look = lookOf(entity)
    alike.set(look, [...(alike.get(look) ?? []), entity])
  }
  const gone = new Set([...alike.values()].flatMap((same) => (same.length < REPEATED ? [] : same.slice(1))))
  if (gone.size === 0) return
  draft.entities = draft.entities.filter((entity) => !gone.has(entity))
  draft.chips = draft.chips.filter((chip) => typeof chip === 'string' || !gone.has(chip))
}
