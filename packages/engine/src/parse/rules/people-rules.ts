import { type Draft, type DraftEntity, isAnimate, isPersonLike } from '../draft.ts'
import { isHandheld } from '../join-things.ts'
import { become, headsOf, links, once, PERSON, seenAs, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const ANYBODY = /^human:(man|woman|person|girl|boy|child|baby|teenager|old-man|old-woman|bride|groom|couple|family)$/
// biome-ignore format: one row
const SKINS: Readonly<Record<string, string>> = { black: 'african', brown: 'indian', white: 'european' }
/** Colors that only apply to hair: "a blonde nurse" wears white. */
const HAIR_ONLY = /^(blonde|ginger|auburn|brunette)$/

/** Names of trades that imply a woman or a man. */
const WOMEN =
  /^(actress|model|fashion model|waitress|policewoman|cowgirl|superheroine|spacewoman|cavewoman|sportswoman|valkyrie|amazon|cleopatra|egyptian queen|goth girl)(e?s)?$|^(police|sports|cave|space)women$/
const MEN = /^(policem[ae]n|firem[ae]n|spacem[ae]n|sportsm[ae]n|mailm[ae]n|butler|swordsm[ae]n|robin hood|sherlock holmes)s?$/
const isSexed = ({ attributes }: DraftEntity): boolean => attributes.includes('man') || attributes.includes('woman')

const isAway = (word: string): boolean => word === 'turned away'
const MOODS = /^(smiling|laughing|happy|sad|angry)$/
const CLOSE = /^(hugging|holding hands)$/
// biome-ignore format: one row
const PAIRS = [['human:man', 'human:woman'], ['human:old-man', 'human:old-woman'], ['human:groom', 'human:bride'], ['human:prince', 'human:princess']]

export const PEOPLE_RULES: readonly Rule[] = [
  rule('hair-color', 'Blonde, ginger and auburn are colors of hair, not of clothes.', {
    when: things({ kit: 'human:', color: HAIR_ONLY }),
    then: (person) => {
      person.attributes.push(`${person.color} hair`)
      delete person.color
    },
  }),
  rule('skin-color', 'Black, brown and white, said of a person, are colors of skin, not of clothes.', {
    when: things({ kit: ANYBODY, color: new Set(Object.keys(SKINS)) }),
    then: (person) => {
      person.attributes.push(SKINS[person.color ?? ''])
      delete person.color
    },
  }),
  rule('women-by-trade', 'A word such as actress or waitress says that she is a woman.', {
    when: things({ is: isPersonLike, typed: WOMEN }),
    unless: isSexed,
    then: ({ attributes }) => attributes.push('woman'),
  }),
  rule('men-by-trade', 'A word such as policeman or butler says that he is a man.', {
    when: things({ is: isPersonLike, typed: MEN }),
    unless: isSexed,
    then: ({ attributes }) => attributes.push('man'),
  }),
  // "a man by the sea, seen from behind": at any position in the prompt.
  rule('all-turn-away', 'Seen from behind, everyone turns their back.', {
    when: once(({ loose, entities }) => loose.some(isAway) || entities.some(({ attributes }) => attributes.some(isAway))),
    then: (draft) => {
      draft.loose = draft.loose.filter((word) => !isAway(word))
      for (const { noun, attributes } of draft.entities) if (isAnimate(noun) && !attributes.some(isAway)) attributes.push('turned away')
    },
  }),
  rule('animals-gaze-sitting', 'An animal that looks at the stars sits with its back to the viewer.', {
    when: things({ action: 'stargazing' }),
    unless: ({ noun }) => isPersonLike(noun),
    then: (animal) => {
      animal.action = 'sitting'
      animal.attributes.push('turned away')
    },
  }),
  // "a man with glasses smiling"
  rule('wearer-smiles', 'A smile belongs to a person, not to what the person wears.', {
    when: links('wearing', PERSON, {}),
    unless: ({ object }) => !object.attributes.some((word) => MOODS.test(word)),
    then: ({ subject, object }) => {
      subject.attributes.push(...object.attributes.filter((word) => MOODS.test(word)))
      object.attributes = object.attributes.filter((word) => !MOODS.test(word))
    },
  }),
  rule('hugged-back', 'Someone who is hugged hugs back.', {
    when: links('next-to', { action: CLOSE }, PERSON),
    then: ({ subject, object }) => {
      object.action ??= subject.action
    },
  }),
  rule('hugged-toy', 'A toy that is hugged is held.', {
    when: links('next-to', { action: CLOSE }, { is: (noun) => isHandheld(noun) && !isPersonLike(noun) }),
    then: become('holding'),
  }),
  rule('dance-together', 'Two people who dance with no one else around dance with each other.', {
    when: pairThatDances,
    then: ([one, other]) => {
      one.action = 'waltzing'
      other.action = 'waltzing'
    },
  }),
  rule('deed-at-face', 'What is done at the face, such as drinking or calling, is shown close up.', {
    when: once((draft) => isDoneAtFace(draft)),
    then: seenAs('portrait'),
  }),
  rule('face-described', 'When only a face is described, the picture is a portrait.', { when: once(isAboutFace), then: seenAs('portrait') }),
]

function pairThatDances({ entities }: Draft): readonly (readonly [DraftEntity, DraftEntity])[] {
  const [one, other, ...more] = entities.filter(({ noun }) => isPersonLike(noun))
  if (!one || !other || more.length > 0) return []
  const kits = [one.noun.kit, other.noun.kit]
  const isPair = PAIRS.some((pair) => pair.every((kit) => kits.includes(kit)))
  return isPair && [one, other].every(({ action, count }) => action === 'dancing' && count === 1) ? [[one, other]] : []
}

const OF_A_FACE =
  /\b(hair|eyes?|freckles|freckled|beard|bearded|shaven|goatee|moustache|mustache|smile|grin|lips|makeup|eyebrows|eyelashes|dreadlocks|braids?|ponytail|pigtails|bun|curls|afro|mohawk|face|wrinkles|smiling|laughing|redhead)$/
const ON_A_HEAD =
  /^(glasses|sunglasses|hat|cap|beanie|crown|flower crown|hijab|turban|necklace|scarf|headphones|straw hat|cowboy hat|top hat|(hoop |pearl )?earrings)$/
/** Actions that a portrait can show. */
const STILL = new Set([undefined, 'looking', 'thinking', 'talking', 'singing', 'drinking'])
/** Actions at the face: from afar they could not be recognized. */
const AT_FACE = new Set(['drinking', 'phoning', 'selfie', 'photographing'])
const GROUPS = /^human:(couple|family|crowd|baby)$/
/** Places where people sit at tables, unless the prompt says that they do something else. */
export const TABLES_OF: ReadonlySet<string> = new Set(['cafe', 'terrace', 'sea-terrace'])

/** The first entity, if a portrait of it is possible, and all others. */
function whoIsNear({ view, placeFirst, entities }: Draft): readonly [DraftEntity, ...DraftEntity[]] | undefined {
  const [who, ...rest] = entities
  const isSomeone = who?.noun.kit.startsWith('human:') && !GROUPS.test(who.noun.kit)
  return isSomeone && view === undefined && !placeFirst ? [who, ...rest] : undefined
}

function isAboutFace(draft: Draft): boolean {
  const [who, ...rest] = whoIsNear(draft) ?? []
  if (who?.count !== 1 || !STILL.has(who.action)) return false
  const about = who.action === 'looking' || who.attributes.some((word) => OF_A_FACE.test(word))
  return about && rest.every(({ noun }) => ON_A_HEAD.test(noun.noun) || noun.category === 'plant')
}

/** One or two people, with nothing else but the things they use, a window and plants. */
function isDoneAtFace(draft: Draft): boolean {
  const all = whoIsNear(draft) ?? []
  const people = all.filter(({ noun }) => isPersonLike(noun))
  if (all.length === 0 || headsOf(people) > 2 || people.some(({ action }) => !AT_FACE.has(action ?? ''))) return false
  // In a place with tables, people drink at a table.
  if (draft.settings.some(({ id }) => TABLES_OF.has(id))) return false
  return all
    .slice(1)
    .every(
      (entity) =>
        people.includes(entity) ||
        entity.noun.noun === 'window' ||
        ON_A_HEAD.test(entity.noun.noun) ||
        draft.relations.some(({ type, object }) => type === 'holding' && object === entity),
    )
}
