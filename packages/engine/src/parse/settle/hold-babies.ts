import { type Draft, isPersonLike, relate } from '../draft.ts'

const GROWN = /^human:(woman|man|person|nurse|doctor|old-woman|old-man|queen|king|angel)$/

/** "a mother and her baby", "a nurse with a newborn": who has nothing else to do has it in the arms. */
export function holdBabies(draft: Draft): void {
  const babies = draft.entities.filter(({ noun }) => noun.kit === 'human:baby')
  const [baby] = babies
  if (babies.length !== 1 || baby.count !== 1 || !['sleeping', undefined].includes(baby.action)) return
  const own = draft.relations.filter(({ subject, object }) => subject === baby || object === baby)
  const kin = draft.entities.filter(({ noun, count, action }) => isPersonLike(noun) && GROWN.test(noun.kit) && count === 1 && action === undefined)
  const beside = own.flatMap(({ subject, object }) => kin.filter((one) => one === subject || one === object))
  const before = kin.filter((one) => draft.entities.indexOf(one) === draft.entities.indexOf(baby) - 1)
  const holder = beside[0] ?? before[0] ?? (draft.entities[0] === baby ? kin[0] : undefined)
  const busy = draft.relations.some(({ type, subject }) => subject === holder && type !== 'next-to')
  if (!holder || busy || own.some(({ type }) => type !== 'next-to')) return
  draft.relations = draft.relations.filter((relation) => !own.includes(relation))
  relate(draft, 'holding', holder, baby)
}
