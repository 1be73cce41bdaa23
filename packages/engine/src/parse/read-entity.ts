import { PLURAL_COUNT } from '../lexicon/count-words.ts'
import { FLOWER_FIELD_NOUNS } from '../lexicon/flower-field-nouns.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import type { Link } from '../lexicon/relation-words.ts'
import { beingIn, disguised } from './disguise.ts'
import { addChip, type DraftEntity, isAnimate, isPersonLike, relate } from './draft.ts'
import { isHandheld, joinThings } from './join-things.ts'
import { toEntity } from './phrase.ts'
import { readPlace } from './read-place.ts'
import { type BoundLink, clearPhrase, type Reading, reportUnknown } from './reading.ts'
import { lookUp } from './word-index.ts'

/** Groups that are drawn as individual members. */
const MEMBERS: Readonly<Record<string, readonly (readonly [noun: string, count: number])[]>> = {
  couple: [
    ['woman', 1],
    ['man', 1],
  ],
  family: [
    ['woman', 1],
    ['man', 1],
    ['child', 2],
  ],
  crowd: [['person', 14]],
}

/** A noun with its adjectives: a new entity, or one to leave out. */
export function readNoun(reading: Reading, noun: Noun, plural: boolean, words: string): void {
  const { draft, phrase } = reading
  reportUnknown(reading, phrase.unknown)
  if (reading.negated) {
    draft.without.push({ words, noun })
    clearPhrase(reading)
    return
  }
  const members = MEMBERS[noun.noun]?.flatMap(([name, count]) => {
    const member = reading.findNoun(name)
    return member ? [{ ...toEntity(member, phrase, false, 1), count: phrase.count && count > 4 ? Math.max(count, phrase.count) : count }] : []
  })
  const made = phrase.attributes.map((word) => reading.findNoun(word)).find((known) => known?.kit.startsWith('robot:'))
  const beast = beingIn(reading, noun, words)
  if (members) addMembers(reading, members)
  else if (beast) addDisguised(reading, beast, noun, plural)
  else if (made && isPersonLike(noun) && noun.noun !== 'woman' && noun.noun !== 'girl') {
    // "a robot barista" is a robot.
    addEntity(reading, { ...toEntity(made, phrase, plural, PLURAL_COUNT), typed: words })
  } else
    addEntity(
      reading,
      statueOf(reading, {
        ...toEntity(noun, phrase, isMany(reading, noun, plural), PLURAL_COUNT),
        ...(made && isAnimate(noun) && !isPersonLike(noun) ? { attributes: ['mechanical'] } : {}),
        typed: words,
      }),
    )
  noteMood(reading, words)
  clearPhrase(reading)
  reading.afterNoun = true
}

/** A creature in a person's role. */
function addDisguised(reading: Reading, being: Noun, part: Noun, plural: boolean): void {
  const { entity, sign, held } = disguised(reading, being, part, plural)
  addEntity(reading, entity)
  if (!sign) return
  reading.draft.entities.push(sign)
  relate(reading.draft, held ? 'holding' : 'wearing', entity, sign)
}

/** A mood word inside a thing's name ("haunted mansion") sets the picture's mood, too. */
function noteMood(reading: Reading, words: string): void {
  if (!words.includes(' ')) return
  for (const word of words.split(' ')) {
    const mood = lookUp(word)?.mood
    if (mood === 'spooky' || mood === 'magical' || mood === 'romantic') reading.draft.mood.add(mood)
  }
}

/** Plurals that the word does not show: "fish in a tank", "a field of lavender". */
function isMany(reading: Reading, noun: Noun, plural: boolean): boolean {
  if (plural && noun.plural !== noun.noun) return true
  const place = reading.link === 'of' && reading.afterPlace && !reading.phrase.article
  if (place && reading.draft.settings.at(-1)?.id !== 'studio') return true
  return noun.plural === noun.noun && !reading.phrase.article && (noun.category === 'sea' || noun.noun === 'sheep')
}

/** "a cat statue" is a cat made of stone. */
function statueOf(reading: Reading, entity: DraftEntity): DraftEntity {
  if (entity.noun.noun !== 'statue') return entity
  const shown = entity.attributes.map((word) => reading.findNoun(word)).find((noun) => noun && isAnimate(noun))
  if (!shown) return entity
  return { ...entity, noun: shown, material: entity.material ?? 'stone', attributes: ['statue'] }
}

function addMembers(reading: Reading, members: readonly DraftEntity[]): void {
  const first = members[0]
  members.forEach((member, i) => {
    if (i > 0) reading.joined = true
    addEntity(reading, member)
    if (i > 0) relate(reading.draft, 'next-to', member, first)
  })
}

/** Vessels that the kit of a drink or soup draws itself. */
const CUPS = new Set(['teacup', 'mug', 'coffee cup', 'wine glass', 'bottle', 'pot', 'bowl'])
const SERVED =
  /^food:(coffee-cup|teacup|mug|wine-glass|beer|juice|milk|cocktail|soda|lemonade|bubble-tea|matcha-latte|iced-coffee|iced-tea|cola|water|highball|milkshake|smoothie|soup|ramen|salad|rice|pasta)/

/** "a cup of cappuccino", "a plate of spaghetti": one thing, named by its content. */
function fill(vessel: DraftEntity, served: DraftEntity): boolean {
  const fits = CUPS.has(vessel.noun.noun) ? SERVED.test(served.noun.kit) : vessel.noun.noun === 'plate'
  if (!fits || served.noun.category !== 'food') return false
  vessel.noun = served.noun
  vessel.typed = served.typed
  vessel.count = Math.max(vessel.count, served.count)
  vessel.attributes.push(...served.attributes)
  if (served.color !== undefined) vessel.color = served.color
  return true
}

/** "a field of lavender", "a puppy in a field of sunflowers": the flowers are the place. */
function bloom({ draft }: Reading, entity: DraftEntity): boolean {
  const place = draft.settings.at(-1)
  if (!place || !FLOWER_FIELD_NOUNS.has(entity.noun.noun) || !/^(meadow|farm|garden|flower-field)$/.test(place.id)) return false
  draft.settings[draft.settings.length - 1] = {
    id: 'flower-field',
    words: `${entity.noun.noun} field`,
    colors: [entity.color, entity.color2].filter((color) => color !== undefined),
  }
  addChip(draft, entity.typed)
  return true
}

export function addEntity(reading: Reading, entity: DraftEntity): void {
  const { draft } = reading
  if (reading.link === 'of' && reading.last && fill(reading.last, entity)) {
    reading.link = undefined
    return
  }
  if (reading.link === 'of' && reading.afterPlace && bloom(reading, entity)) return
  if (reading.link === 'of' && reading.last && portray(reading.last, entity)) {
    reading.link = undefined
    return
  }
  if (reading.link === 'of' && reading.last && joinThings('of', reading.last.noun, entity.noun, false).kind === 'none') {
    reading.last.attributes.push(entity.noun.noun)
    reading.link = undefined
    return
  }
  if (reading.link === 'made-of' && reading.last) {
    reading.last.material = entity.noun.noun
    reading.link = undefined
    return
  }
  const continued = reading.link === undefined ? continuedLink(reading, entity) : undefined
  const link = reading.link ?? continued?.link
  const subjects = continued?.subjects ?? reading.subjects
  if (link && bind(reading, link, subjects, entity)) return
  draft.entities.push(entity)
  draft.chips.push(entity)
  if (!link) {
    reading.list = reading.joined || reading.listed ? [...reading.list, entity] : [entity]
    reading.lastLink = undefined
    answerFronted(reading, entity)
  } else if (subjects.length === 0) reading.fronted = { link, object: entity }
  reading.last = entity
  reading.joined = false
  reading.listed = false
  reading.link = undefined
}

/** "a pig flying an airplane with goggles": clothes belong to the rider. */
function riderOf({ draft }: Reading, ridden: DraftEntity | undefined): DraftEntity | undefined {
  if (!ridden || isAnimate(ridden.noun)) return undefined
  return draft.relations.find(({ type, subject, object }) => type === 'riding' && object === ridden && isAnimate(subject.noun))?.subject
}

/** Links a new entity to its subjects; true when it is a place instead of an entity. */
function bind(reading: Reading, link: Link, subjects: readonly DraftEntity[], entity: DraftEntity): boolean {
  const { draft } = reading
  const rider = link === 'with' && entity.noun.category === 'clothing' ? riderOf(reading, subjects[0]) : undefined
  if (rider) return bind(reading, link, [rider], entity)
  const joint = joinThings(link, subjects[0]?.noun, entity.noun, entity.count > 1, subjects[0]?.action)
  if (joint.kind === 'place') {
    readPlace(reading, { id: joint.setting, words: entity.noun.noun })
    return true
  }
  if (link === 'with' && subjects[0]?.noun.category === 'building' && /^prop:(neon-)?sign$/.test(entity.noun.kit)) {
    // A shop's sign is part of the shop.
    reading.last = subjects[0]
    return true
  }
  const outer = link === 'of' && reading.lastLink?.link !== 'of' ? reading.lastLink : undefined
  reading.lastLink = { link, subjects: [...subjects], ...(outer ? { outer } : {}) }
  if (joint.kind === 'none' || subjects.length === 0) return false
  for (const subject of subjects) {
    if (joint.turned) relate(draft, joint.type, entity, subject)
    else relate(draft, joint.type, subject, entity)
  }
  if (joint.type === 'holding' || joint.type === 'wearing') {
    entity.host = subjects[0]
    // Kits dress people by the description of their clothes.
    if (joint.type === 'wearing' && entity.words.length > 0) {
      for (const subject of subjects) subject.attributes.push([...entity.words, entity.typed].join(' '))
    }
  } else if (link === 'with' || joint.turned) entity.host = subjects[0]
  return false
}

/** The link that a new entity shares after "and" or in a list ("with a vase, a lamp and a book"). */
function continuedLink(reading: Reading, entity: DraftEntity): BoundLink | undefined {
  if (!reading.joined && !reading.listed) return undefined
  const { lastLink } = reading
  for (const bound of [lastLink, lastLink?.outer]) {
    if (bound && continues(reading, entity, bound)) return bound
  }
  return undefined
}

/** Whether the new entity shares this link ("a sword AND a shield"). Without "and", only obvious cases do. */
function continues(reading: Reading, entity: DraftEntity, { link, subjects }: BoundLink): boolean {
  const { last, joined } = reading
  const [subject] = subjects
  if (!last || !subject) return false
  const carried = isHandheld(entity.noun) && !isAnimate(entity.noun)
  if (link === 'wearing' || link === 'in') return entity.noun.category === 'clothing'
  if (link === 'holding') return carried && joined
  if (link === 'with') {
    const laden = joinThings('with', subject.noun, entity.noun, false)
    if (laden.kind === 'relation' && laden.turned) return true
    return joined && (!isAnimate(entity.noun) || isAnimate(last.noun))
  }
  if (link === 'next-to') return joined && isAnimate(entity.noun) === isAnimate(last.noun)
  return link === 'of' && joined && !reading.phrase.article
}

function answerFronted(reading: Reading, entity: DraftEntity): void {
  const { fronted, draft } = reading
  if (!fronted) return
  const joint = joinThings(fronted.link, entity.noun, fronted.object.noun, false)
  if (joint.kind === 'relation') relate(draft, joint.type, ...(joint.turned ? ([fronted.object, entity] as const) : ([entity, fronted.object] as const)))
  reading.fronted = undefined
}

/** "statue of a lion", "poster of a cat": the motif is drawn, as stone if it is a statue. */
function portray(medium: DraftEntity, shown: DraftEntity): boolean {
  const stone = medium.noun.noun === 'statue' && isAnimate(shown.noun)
  if (!stone && medium.noun.noun !== 'poster') return false
  Object.assign(medium, {
    ...shown,
    attributes: [...medium.attributes, ...shown.attributes, medium.noun.noun],
    ...(stone ? { material: medium.material ?? shown.material ?? 'stone' } : {}),
    count: Math.max(medium.count, shown.count),
  })
  return true
}
