import { type Draft, isAnimate } from '../draft.ts'

/** What is sold and shown, and the flowers that are laid about it. */
const SHOWN = new Set(['prop', 'food', 'sci-fi', 'clothing'])
const VESSELS = /^(prop:(vase|pot|jar|basket|flower|shopping|bottle)|food:(?!cake|chocolate|macaron|cupcake|donut|wedding))/
const CUT = /^plant:(flower|rose|peony|dahlia|carnation|hydrangea|daisy|lavender|orchid|tulip|sunflower|lily)$/
/** Of these one stem has many blossoms. */
const SPRAYS = new Set(['lavender', 'orchid'])
/** What has no blossom to cut off its stem. */
const SPIKES = new Map([['lavender', 'prop:lavender-sprig']])
const LAID_ABOUT = 7
const SPRIGS = new Set(['prop:eucalyptus', 'prop:lavender-sprig'])
const SPRIGS_ABOUT = 3
const SPIKES_ABOUT = 5
const LEAVES = new Set(['leaf', 'eucalyptus branch'])
const LEAF = 'plant:leaf'
const GREEN = new Set([undefined, 'green', 'dark green', 'sage'])

/** "a perfume bottle surrounded by flowers": cut blossoms lie about what is shown; stems standing on a table would be a fence. */
export function strewFlowers(draft: Draft): void {
  if (draft.settings.some(({ id }) => id !== 'studio') || draft.view === 'flat-lay' || draft.view === 'pattern') return
  const blossoms = draft.entities.filter(({ noun, many }) => CUT.test(noun.kit) && (many === true || SPRAYS.has(noun.noun)))
  const sprigs = draft.entities.filter(({ noun }) => SPRIGS.has(noun.kit))
  const flowers = blossoms.length > 0 ? blossoms : sprigs.length > 0 ? sprigs : greenLeaves(draft)
  // Who sits in a cup is part of it, and the flowers are around both.
  const within = draft.relations.filter(({ type }) => type === 'inside').map(({ subject }) => subject)
  const inhabited = within.some(({ noun }) => isAnimate(noun))
  const others = draft.entities.filter((entity) => !flowers.includes(entity) && !(inhabited && within.includes(entity)))
  const lead = others[0]
  if (flowers.length === 0 || !lead || others.length > 2) return
  if (!others.every(({ noun }) => SHOWN.has(noun.category) || LEAVES.has(noun.noun) || noun.noun === 'pedestal') || (VESSELS.test(lead.noun.kit) && !inhabited))
    return
  const beside = draft.relations.every(({ type, subject, object }) => type === 'next-to' || !(flowers.includes(subject) || flowers.includes(object)))
  if (!beside) return
  // They lie on leaves of their own.
  const leaves = others.filter(({ noun }) => LEAVES.has(noun.noun))
  draft.entities = draft.entities.filter((entity) => !leaves.includes(entity))
  draft.relations = draft.relations.filter(({ subject, object }) => !leaves.includes(subject) && !leaves.includes(object))
  for (const flower of flowers) {
    if (flower.noun.kit === LEAF) flower.noun = { ...flower.noun, kit: 'prop:eucalyptus', height: 0.03 }
    if (SPRIGS.has(flower.noun.kit)) {
      flower.count = Math.max(flower.count, SPRIGS_ABOUT)
      continue
    }
    const spike = SPIKES.get(flower.noun.noun)
    flower.noun = spike ? { ...flower.noun, kit: spike, height: 0.03 } : { ...flower.noun, kit: 'prop:blossom', height: 0.1 }
    const about = spike ? SPIKES_ABOUT : LAID_ABOUT
    flower.count = Math.max(flower.count, Math.round(about / flowers.length))
  }
}

/** Leaves beside goods lie there as sprigs: standing on their stems they would hide what is sold. */
function greenLeaves(draft: Draft): Draft['entities'] {
  if (draft.entities[0]?.noun.category !== 'prop') return []
  return draft.entities.filter(({ noun, many, color }) => noun.kit === LEAF && many === true && GREEN.has(color))
}

/** "wedding rings on a rose": what is small lies on the blossom; a stem would have to balance it. */
export function layOnBlossom(draft: Draft): void {
  for (const { type, subject, object } of draft.relations)
    if (type === 'on' && CUT.test(object.noun.kit) && subject.noun.category === 'clothing') {
      object.noun = { ...object.noun, kit: 'prop:blossom', height: 0.1 }
      object.count = 1
    }
}
