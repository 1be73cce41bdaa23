import type { Draft, DraftEntity } from '../draft.ts'

/** What fills the air around whatever else is named, and the light word that says so. */
const IN_AIR: Readonly<Record<string, string>> = { confetti: 'confetti', firefly: 'fireflies' }

/** Confetti at a party, fireflies in a wood are all over the picture; by themselves they are the picture. */
export function fillAir(draft: Draft): void {
  const isSpread = ({ noun, count, many }: DraftEntity): boolean => Object.hasOwn(IN_AIR, noun.noun) && (noun.noun !== 'firefly' || many === true || count > 3)
  const spread = draft.entities.filter(isSpread)
  const alone = draft.settings.length === 0 && spread.length === draft.entities.length
  if (spread.length === 0 || alone) return
  draft.entities = draft.entities.filter((entity) => !spread.includes(entity))
  draft.relations = draft.relations.filter(({ subject, object }) => !spread.includes(subject) && !spread.includes(object))
  draft.chips = draft.chips.map((chip) => (typeof chip !== 'string' && spread.includes(chip) ? IN_AIR[chip.noun.noun] : chip))
  for (const { noun } of spread) {
    draft.light.add(IN_AIR[noun.noun])
    // Fireflies are seen in the dark.
    if (noun.noun === 'firefly') draft.time ??= 'night'
  }
}
