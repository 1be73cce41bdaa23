import { type Draft, type DraftEntity, isAnimate, isPersonLike } from '../draft.ts'
import { isHandheld } from '../join-things.ts'
import { TABLES_OF } from './sit-at-table.ts'

/** Fills in what words for people say besides whom they name. */
export function tellPeople(draft: Draft): void {
  tellSkin(draft)
  tellSex(draft)
  turnAway(draft)
  lookUp(draft)
  faceUp(draft)
  embrace(draft)
  danceTogether(draft)
  comeNear(draft)
}

const ANYBODY = /^human:(man|woman|person|girl|boy|child|baby|teenager|old-man|old-woman|bride|groom|couple|family)$/
// biome-ignore format: one row
const SKINS: ReadonlyMap<string | undefined, string> = new Map([['black', 'african'], ['brown', 'indian'], ['white', 'european']])

/** Colors that only hair has: "a blonde nurse" wears white. */
const HAIR_ONLY = new Set(['blonde', 'ginger', 'auburn', 'brunette'])

/** "a black woman", "a blonde woman": of people without a trade, such a color says who they are, not what they wear. */
function tellSkin(draft: Draft): void {
  for (const entity of draft.entities) {
    const { color, noun } = entity
    if (color !== undefined && HAIR_ONLY.has(color) && noun.kit.startsWith('human:')) {
      delete entity.color
      entity.attributes.push(`${color} hair`)
      continue
    }
    const skin = ANYBODY.test(entity.noun.kit) ? SKINS.get(entity.color) : undefined
    if (skin === undefined) continue
    delete entity.color
    entity.attributes.push(skin)
  }
}

/** "a man by the sea, seen from behind": it is said of everybody, wherever it stands in the prompt. */
function turnAway(draft: Draft): void {
  const away = (word: string) => word === 'turned away'
  const told = draft.loose.some(away) || draft.entities.some(({ attributes }) => attributes.some(away))
  if (!told) return
  draft.loose = draft.loose.filter((word) => !away(word))
  for (const { noun, attributes } of draft.entities) if (isAnimate(noun) && !attributes.some(away)) attributes.push('turned away')
}

/** Animals that look at the sky with someone sit there and turn their backs as well. */
function lookUp(draft: Draft): void {
  for (const entity of draft.entities) {
    if (entity.action !== 'stargazing' || isPersonLike(entity.noun)) continue
    entity.action = 'sitting'
    entity.attributes.push('turned away')
  }
}

/** Words for a trade that say as well who is in it. */
const WOMEN =
  /^(actress|model|fashion model|waitress|policewoman|cowgirl|superheroine|spacewoman|cavewoman|sportswoman|valkyrie|amazon|cleopatra|egyptian queen|goth girl)(e?s)?$|^(police|sports|cave|space)women$/
const MEN = /^(policem[ae]n|firem[ae]n|spacem[ae]n|sportsm[ae]n|mailm[ae]n|butler|swordsm[ae]n|robin hood|sherlock holmes)s?$/

function tellSex(draft: Draft): void {
  for (const { noun, typed, attributes } of draft.entities) {
    if (!isPersonLike(noun) || attributes.includes('man') || attributes.includes('woman')) continue
    if (WOMEN.test(typed)) attributes.push('woman')
    else if (MEN.test(typed)) attributes.push('man')
  }
}

const MOODS = /^(smiling|laughing|happy|sad|angry)$/

/** "a man with glasses smiling": the man smiles. */
function faceUp(draft: Draft): void {
  for (const { type, subject, object } of draft.relations) {
    if (type !== 'wearing' || !isPersonLike(subject.noun)) continue
    subject.attributes.push(...object.attributes.filter((word) => MOODS.test(word)))
    object.attributes = object.attributes.filter((word) => !MOODS.test(word))
  }
}

const CLOSE = new Set(['hugging', 'holding hands'])

/** Who is hugged hugs back; a toy that is hugged is held. */
function embrace(draft: Draft): void {
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    if (type !== 'next-to' || !CLOSE.has(subject.action ?? '')) continue
    if (isPersonLike(object.noun)) object.action ??= subject.action
    else if (isHandheld(object.noun)) relation.type = 'holding'
  }
}

/** A man and a woman who dance with no one else hold each other. */
function danceTogether(draft: Draft): void {
  const [one, other, ...more] = draft.entities.filter(({ noun }) => isPersonLike(noun))
  if (!one || !other || more.length > 0) return
  if ([one, other].some(({ action, count }) => action !== 'dancing' || count > 1)) return
  const kits = [one.noun.kit, other.noun.kit]
  if (!PAIRS.some((pair) => pair.every((kit) => kits.includes(kit)))) return
  one.action = 'waltzing'
  other.action = 'waltzing'
}

// biome-ignore format: one row
const PAIRS = [['human:man', 'human:woman'], ['human:old-man', 'human:old-woman'], ['human:groom', 'human:bride'], ['human:prince', 'human:princess']]

const OF_A_FACE =
  /\b(hair|eyes?|freckles|freckled|beard|bearded|shaven|goatee|moustache|mustache|smile|grin|lips|makeup|eyebrows|eyelashes|dreadlocks|braids?|ponytail|pigtails|bun|curls|afro|mohawk|face|wrinkles|smiling|laughing|redhead)$/
const ON_A_HEAD =
  /^(glasses|sunglasses|hat|cap|beanie|crown|flower crown|hijab|turban|necklace|scarf|headphones|straw hat|cowboy hat|top hat|(hoop |pearl )?earrings)$/
/** Done without more of the body than a portrait shows. */
const STILL = new Set(['looking', 'thinking', 'talking', 'singing', 'drinking'])
/** Done at the face: from afar no one would see what is done. */
const AT_FACE = new Set(['drinking', 'phoning', 'selfie', 'photographing'])

/** Someone of whom only the face is described is shown from near: from afar no one would see it. */
function comeNear(draft: Draft): void {
  if (draft.view !== undefined || draft.placeFirst) return
  const [who, ...rest] = draft.entities
  if (!who?.noun.kit.startsWith('human:') || GROUPS.test(who.noun.kit)) return
  if (doneAtFace(draft, who, rest)) draft.view = 'portrait'
  if (who.count !== 1) return
  if (who.action !== undefined && !STILL.has(who.action)) return
  const about = who.action === 'looking' || who.attributes.some((word) => OF_A_FACE.test(word))
  const belongs = rest.every(({ noun }) => ON_A_HEAD.test(noun.noun) || noun.category === 'plant')
  if (about && belongs) draft.view = 'portrait'
}

/** Someone, or two together, with no more about them than what the deed is done with, a window and plants. */
function doneAtFace(draft: Draft, who: DraftEntity, rest: readonly DraftEntity[]): boolean {
  const people = [who, ...rest].filter(({ noun }) => isPersonLike(noun))
  if (people.reduce((sum, { count }) => sum + count, 0) > 2) return false
  if (people.some(({ action }) => !AT_FACE.has(action ?? ''))) return false
  // Where guests sit at tables, the one who drinks does.
  if (draft.settings.some(({ id }) => TABLES_OF.has(id))) return false
  return rest.every(
    (entity) =>
      people.includes(entity) ||
      entity.noun.noun === 'window' ||
      ON_A_HEAD.test(entity.noun.noun) ||
      draft.relations.some(({ type, object }) => type === 'holding' && object === entity),
  )
}

const GROUPS = /^human:(couple|family|crowd|baby)$/
