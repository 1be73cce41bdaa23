import { type Draft, type DraftEntity, isAnimate, relate } from '../draft.ts'

const TABLE = /^furniture:(table|round-table|coffee-table|desk|picnic-table|counter|workbench|nightstand)$/
const LAID = new Set(['food', 'prop', 'tool', 'sci-fi', 'instrument'])
const PET = /^quadruped:(cat|kitten)$/
/** Nothing taller is set on a table because it is named beside what stands there. */
const TALLEST = 0.85

function isSmall({ noun }: DraftEntity): boolean {
  return (LAID.has(noun.category) || noun.kit === 'plant:potted-plant') && noun.height <= TALLEST
}

/** Food and what it is eaten with are on the table together. */
function isServed(thing: DraftEntity): boolean {
  return isSmall(thing) && thing.noun.category === 'food'
}

/**
 * "a phone on a desk next to a plant", "a dining table set for dinner": what is named beside a table, or beside what stands on it, is
 * on the table as well; on the floor before it, it would be larger than the table.
 */
export function layTable(draft: Draft): void {
  const table = draft.entities.find(({ noun, count }) => TABLE.test(noun.kit) && count === 1)
  if (!table) return
  const laid = new Set<DraftEntity>()
  for (const { type, subject, object } of draft.relations) if (type === 'on' && object === table && LAID.has(subject.noun.category)) laid.add(subject)
  for (const thing of draft.entities.filter((entity) => isSmall(entity) && !laid.has(entity))) {
    const own = draft.relations.filter(({ subject, object }) => subject === thing || object === thing)
    const beside = own.every(({ type, subject, object }) => {
      const other = subject === thing ? object : subject
      const eaten = thing.noun.category === 'food' && isAnimate(other.noun)
      return type === 'next-to' && (other === table || laid.has(other) || isServed(other) || eaten)
    })
    if (!beside || (own.length === 0 && thing.noun.category !== 'food')) continue
    draft.relations = draft.relations.filter((relation) => !own.includes(relation))
    relate(draft, 'on', thing, table)
    laid.add(thing)
  }
  if (laid.size > 0) restPets(draft, table)
}

/** A cat by the window of a room with a laid table lies among what is on it, as large as a cat is beside a cup. */
function restPets(draft: Draft, table: DraftEntity): void {
  for (const pet of draft.entities) {
    if (!PET.test(pet.noun.kit) || !(pet.action === 'sleeping' || pet.action === 'sitting')) continue
    const own = draft.relations.filter(({ subject, object }) => subject === pet || object === pet)
    const atWindow = own.every(({ type, object }) => type === 'next-to' && object.noun.kit === 'prop:window')
    if (own.length > 0 && atWindow) relate(draft, 'on', pet, table)
  }
}
