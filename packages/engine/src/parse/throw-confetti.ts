import type { Draft } from './draft.ts'

/** Confetti at a party, or around anything, falls through the whole picture; by itself it is the picture. */
export function throwConfetti(draft: Draft): void {
  const thrown = draft.entities.filter(({ noun }) => noun.kit === 'prop:confetti')
  const alone = draft.settings.length === 0 && thrown.length === draft.entities.length
  if (thrown.length === 0 || alone) return
  draft.entities = draft.entities.filter((entity) => !thrown.includes(entity))
  draft.relations = draft.relations.filter(
    ({ subject, object }) => !thrown.includes(subject) && !thrown.includes(object),
  )
  draft.chips = draft.chips.map((chip) =>
    typeof chip !== 'string' && thrown.includes(chip) ? 'confetti' : chip,
  )
  draft.light.add('confetti')
}
