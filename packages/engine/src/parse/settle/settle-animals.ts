import { findNoun } from '../../lexicon/lexicon.ts'
import { type Draft, type DraftEntity, relate } from '../draft.ts'

const WINDOW = 'prop:window'
/** Who fits on a sill. */
const ON_SILL = /^(quadruped:(?:\w+-)?(cat|kitten|dog|puppy|corgi|pug|rabbit|hamster|fox)|bird:)/
/** Who takes food between the paws. */
const PAWED = /^quadruped:(squirrel|chipmunk|hamster|mouse|rat|raccoon|otter|monkey|chimpanzee|panda|red-panda|koala|beaver|rabbit|guinea-pig|lemur)$/
/** What paws take, and how tall it is at most, meters. */
const FOOD = /^(food:|prop:(acorn|nut|pinecone|chestnut|flower)|plant:(flower|mushroom))/
const BITE = 0.3
/** A cub without more is of the bear's kind, unless another mother is named. */
const CUB = 'quadruped:bear-cub'
const CUB_SHARE = 0.5

/** Animals as everyone sees them: young ones like their mother, pets on the sill of their window, nuts between paws. */
export function settleAnimals(draft: Draft): void {
  for (const entity of draft.entities) takeAfterMother(entity, draft)
  for (const entity of draft.entities) {
    const window = draft.entities.find(({ noun }) => noun.kit === WINDOW)
    if (window && entity.action === 'looking' && ON_SILL.test(entity.noun.kit)) settleOnSill(entity, window, draft)
  }
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    const eats = type === 'next-to' && PAWED.test(subject.noun.kit) && FOOD.test(object.noun.kit)
    if (!eats || object.count > 1 || object.noun.height > BITE) continue
    relation.type = 'holding'
    subject.action ??= 'holding'
  }
}

function takeAfterMother(cub: DraftEntity, { entities }: Draft): void {
  if (cub.noun.kit !== CUB || !/^cubs?$/.test(cub.typed)) return
  const mother = entities.find(({ noun }) => noun.kit.startsWith('quadruped:') && noun.kit !== CUB)
  if (!mother || mother.noun.kit === 'quadruped:bear') return
  const own = findNoun(`${mother.noun.noun.replace('lioness', 'lion')} cub`)
  if (own) {
    cub.noun = own
    return
  }
  cub.noun = mother.noun
  cub.size *= CUB_SHARE
  cub.attributes = [...cub.attributes, 'baby']
}

function settleOnSill(pet: DraftEntity, window: DraftEntity, draft: Draft): void {
  const known = draft.relations.find(({ subject, object }) => subject === pet && object === window)
  if (known) known.type = 'on'
  else relate(draft, 'on', pet, window)
}
