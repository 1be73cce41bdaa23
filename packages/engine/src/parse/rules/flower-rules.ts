import { findNoun } from '../../lexicon/lexicon.ts'
import { type Draft, type DraftEntity, isAnimate } from '../draft.ts'
import { drop, links, nounOf, redraw } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Goods on display, with flowers laid around them. */
const SHOWN = new Set(['prop', 'food', 'sci-fi', 'clothing'])
const VESSELS = /^(prop:(vase|pot|jar|basket|flower|shopping|bottle)|food:(?!cake|chocolate|macaron|cupcake|donut|wedding))/
const CUT = /^plant:(flower|rose|peony|dahlia|carnation|hydrangea|daisy|lavender|orchid|tulip|sunflower|lily)$/
/** Flowers with many blossoms on one stem. */
const SPRAYS = new Set(['lavender', 'orchid'])
/** Flowers without a single blossom to cut off, and the kit that replaces them. */
const SPIKES = new Map([['lavender', 'prop:lavender-sprig']])
const LAID_ABOUT = 7
const SPRIGS = new Set(['prop:eucalyptus', 'prop:lavender-sprig'])
const SPRIGS_ABOUT = 3
const SPIKES_ABOUT = 5
const LEAVES = new Set(['leaf', 'eucalyptus branch'])
const LEAF = 'plant:leaf'
const GREEN = new Set([undefined, 'green', 'dark green', 'sage'])

const FLOWERS = { kit: /^plant:(?!potted-plant|cactus|succulent|bamboo|fern|leaf)/ }
const VASES = /^(prop:(vase|jar|pitcher|bottle|bucket|basket)|tool:(pot|bucket))$/
/** Cooking pots and jars with lids, and the material of the open vessel that flowers stand in instead. */
const OPEN: Readonly<Record<string, string>> = { 'prop:jar': 'glass', 'tool:pot': 'clay' }
/** More stems than this are a bunch, even when they are counted. */
const SINGLE_STEMS = 4
/** Attribute of flowers that form one bunch. */
const BUNCH = 'bouquet'

export const FLOWER_RULES: readonly Rule[] = [
  // "a bouquet of lavender and daisies"
  rule('bouquets-hold-flowers', 'Flowers that are named with a bouquet are in it.', {
    when: looseFlowers,
    then: ({ bunch, flowers }, draft) => {
      bunch.attributes.push(...flowers.map(({ noun }) => noun.noun))
      drop(draft, ...flowers)
    },
  }),
  rule('potted-plants-have-pots', 'A potted plant brings its own pot.', {
    when: links('inside', { kit: 'plant:potted-plant' }, { kit: 'tool:pot' }),
    then: ({ object: pot }, draft) => drop(draft, pot),
  }),
  // "peonies in a glass vase"
  rule('flowers-in-vases', 'Flowers in a vase are one bunch.', {
    when: links('inside', FLOWERS, { kit: VASES }),
    unless: ({ subject: { many, count, attributes } }) => (many !== true && count <= SINGLE_STEMS) || attributes.includes(BUNCH),
    then: ({ subject }) => subject.attributes.push(BUNCH),
  }),
  rule('vases-have-no-lid', 'A jar or a pot with flowers in it is open, of glass or of clay.', {
    when: links('inside', FLOWERS, { kit: new Set(Object.keys(OPEN)) }),
    then: ({ object: vessel }) => {
      const made = OPEN[vessel.noun.kit]
      vessel.noun = { ...nounOf('vase'), noun: vessel.noun.noun, height: vessel.noun.height }
      vessel.material ??= made
    },
  }),
  // Stems standing on a table would look like a fence.
  rule('blossoms-about-goods', 'Flowers with goods are cut blossoms or sprigs that lie about them.', { when: display, then: strewFlowers }),
  // "wedding rings on a rose": a stem would have to balance them.
  rule('jewelry-on-blossoms', 'What lies on a flower lies on its blossom.', {
    when: links('on', { category: 'clothing' }, { kit: CUT }),
    then: ({ object: flower }) => {
      redraw(flower, { kit: 'prop:blossom', height: 0.1 })
      flower.count = 1
    },
  }),
]

function looseFlowers(draft: Draft): readonly { readonly bunch: DraftEntity; readonly flowers: readonly DraftEntity[] }[] {
  const bunch = draft.entities.find(({ noun }) => noun.kit === 'plant:bouquet')
  if (!bunch?.attributes.some((word) => findNoun(word)?.kit.startsWith('plant:'))) return []
  const where = (entity: DraftEntity): string =>
    draft.relations.flatMap(({ type, subject, object }) => (subject === entity ? [`${type} ${object.noun.noun}`] : [])).join()
  const flowers = draft.entities.filter((entity) => {
    const isCut = FLOWERS.kit.test(entity.noun.kit) && entity.many === true && entity.color === undefined
    return entity !== bunch && isCut && (where(entity) === '' || where(entity) === where(bunch))
  })
  return flowers.length > 0 ? [{ bunch, flowers }] : []
}

type Display = { readonly flowers: readonly DraftEntity[]; readonly leaves: readonly DraftEntity[] }

/** "a perfume bottle surrounded by flowers": the flowers beside goods on display, and their leaves. */
function display(draft: Draft): readonly Display[] {
  if (draft.settings.some(({ id }) => id !== 'studio') || draft.view === 'flat-lay' || draft.view === 'pattern') return []
  const blossoms = draft.entities.filter(({ noun, many }) => CUT.test(noun.kit) && (many === true || SPRAYS.has(noun.noun)))
  const sprigs = draft.entities.filter(({ noun }) => SPRIGS.has(noun.kit))
  const flowers = blossoms.length > 0 ? blossoms : sprigs.length > 0 ? sprigs : greenLeaves(draft)
  // An animal in a cup is part of it, and the flowers are around both.
  const within = draft.relations.filter(({ type }) => type === 'inside').map(({ subject }) => subject)
  const isInhabited = within.some(({ noun }) => isAnimate(noun))
  const others = draft.entities.filter((entity) => !flowers.includes(entity) && !(isInhabited && within.includes(entity)))
  const lead = others[0]
  if (flowers.length === 0 || !lead || others.length > 2 || (VESSELS.test(lead.noun.kit) && !isInhabited)) return []
  if (!others.every(({ noun }) => SHOWN.has(noun.category) || LEAVES.has(noun.noun) || noun.noun === 'pedestal')) return []
  const isBeside = draft.relations.every(({ type, subject, object }) => type === 'next-to' || !(flowers.includes(subject) || flowers.includes(object)))
  return isBeside ? [{ flowers, leaves: others.filter(({ noun }) => LEAVES.has(noun.noun)) }] : []
}

/** The kits of the flowers bring their own leaves. */
function strewFlowers({ flowers, leaves }: Display, draft: Draft): void {
  drop(draft, ...leaves)
  for (const flower of flowers) {
    if (flower.noun.kit === LEAF) redraw(flower, { kit: 'prop:eucalyptus', height: 0.03 })
    if (SPRIGS.has(flower.noun.kit)) {
      flower.count = Math.max(flower.count, SPRIGS_ABOUT)
      continue
    }
    const spike = SPIKES.get(flower.noun.noun)
    redraw(flower, spike ? { kit: spike, height: 0.03 } : { kit: 'prop:blossom', height: 0.1 })
    flower.count = Math.max(flower.count, Math.round((spike ? SPIKES_ABOUT : LAID_ABOUT) / flowers.length))
  }
}

/** Leaves beside goods lie there as sprigs: standing on their stems they would hide the goods. */
function greenLeaves({ entities }: Draft): readonly DraftEntity[] {
  if (entities[0]?.noun.category !== 'prop') return []
  return entities.filter(({ noun, many, color }) => noun.kit === LEAF && many === true && GREEN.has(color))
}
