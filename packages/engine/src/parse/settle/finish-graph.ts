import { FLOWER_FIELD_NOUNS } from '../../lexicon/flower-field-nouns.ts'
import { findNoun, pluralOf } from '../../lexicon/lexicon.ts'
import type { Noun } from '../../lexicon/nouns/noun.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Entity, SceneGraph } from '../../scene-graph.ts'
import { canDo, type Draft, type DraftEntity } from '../draft.ts'
import { addThing as addUnnamed } from '../phrase.ts'
import { COMMON_SENSE, OF_PLACES, OF_SHOWING } from '../rules/common-sense.ts'
import { runRules } from '../rules/rule.ts'
import { chooseSetting } from './choose-place.ts'
import { knownTown } from './known-town.ts'
import { mergeRepeats } from './merge-repeats.ts'
import { surround } from './surround.ts'
import { throughWindow } from './through-window.ts'

/** Words for drawings that stand alone on white. */
const MARKS = /\b(logo|logotype|icon|sticker|emblem|badge)\b/

/** The place for a weather word when the prompt names neither a place nor a thing. */
// biome-ignore format: rows of a table
const PLACE_OF_SCENE: Readonly<Record<string, SettingId>> = {
  snow: 'snowy-forest', rain: 'city-street', fog: 'forest', storm: 'ocean', wind: 'meadow', rainbow: 'meadow', aurora: 'lake', clouds: 'clouds',
  clear: 'meadow',
}

/** Turns a finished draft into the graph: one place, numbered entities, texts with carriers, chips; never empty. */
export function finishGraph(
  draft: Draft,
  without: readonly string[],
  said: { readonly removed: boolean; readonly each: boolean; readonly around: boolean },
): SceneGraph {
  if (!said.removed) fillEmpty(draft)
  if (said.each) shareOut(draft)
  if (said.around) surround(draft)
  settleActions(draft)
  mergeRepeats(draft)
  const told = runRules(draft, COMMON_SENSE)
  const shown = runRules(draft, OF_SHOWING)
  const window = throughWindow(draft)
  const setting = window?.setting ?? knownTown(draft, chooseSetting(draft)) ?? (draft.entities.length === 0 ? 'meadow' : undefined)
  if (setting === 'studio' && draft.palette.size === 0 && draft.settings.some(({ words }) => MARKS.test(words))) draft.palette.add('white')
  carryTexts(draft)
  if (setting !== 'space' && draft.settings.some(({ words }) => words === 'milky way')) draft.time ??= 'night'
  if (setting !== undefined) draft.place = setting
  const placed = runRules(draft, OF_PLACES)
  const ids = new Map(draft.entities.map((entity, id) => [entity, id]))
  return {
    entities: draft.entities.map((entity, id) => toGraphEntity(inPlace(entity, setting), id)),
    relations: draft.relations.flatMap(({ type, subject, object }) => {
      const [from, to] = [ids.get(subject), ids.get(object)]
      return from === undefined || to === undefined ? [] : [{ type, subject: from, object: to }]
    }),
    ...(setting ? { setting } : {}),
    places: draft.settings.map(({ id, words }) => ({ words, setting: id })),
    ...(window?.outlook ? { outlook: window.outlook } : {}),
    ...(setting && setting !== 'still-life' && draft.placeFirst && draft.entities.length > 0 ? { placeFirst: true } : {}),
    ...(setting === 'flower-field' ? flowerOf(draft) : {}),
    ...treeOf(draft, setting),
    ...(setting !== undefined && SEAS.has(setting) && draft.settings.some(({ id }) => id === 'mountains') ? { farShore: true } : {}),
    ...(setting !== undefined && LAKES.has(setting) && isFrozen(draft) ? { frozen: true } : {}),
    ...(draft.time ? { time: draft.time } : {}),
    ...(draft.season ? { season: draft.season } : {}),
    weather: [...draft.weather],
    mood: [...draft.mood],
    light: [...draft.light],
    ...(draft.view ? { view: draft.view } : {}),
    palette: [...draft.palette],
    texts: draft.texts.map(({ text, carrier }) => ({ text, ...carriedBy(carrier && ids.get(carrier)) })),
    unknown: draft.unknown,
    assumed: [told, shown, placed].flatMap(({ assumed }) => assumed),
    readAs: draft.chips.map((chip) => (typeof chip === 'string' ? chip : chipOf(chip))),
    ...(without.length > 0 ? { without } : {}),
  }
}

const carriedBy = (carrier: number | undefined) => (carrier === undefined ? {} : { carrier })

/** "five gnomes, each with a lantern": as many lanterns as gnomes. */
function shareOut(draft: Draft): void {
  for (const { type, subject, object } of draft.relations) if (type === 'holding' && object.count === 1) object.count = subject.count
}

/** The plant of a flower field: "lavender field", "a field of tulips". */
function flowerOf(draft: Draft): Pick<SceneGraph, 'flower' | 'flowerColors'> {
  const places = draft.settings.flatMap((place) => place.words.split(' '))
  const things = draft.entities.map((entity) => entity.noun.noun)
  const flower = [...places, ...things].find((word) => word !== 'flower' && FLOWER_FIELD_NOUNS.has(word))
  const flowerColors = draft.settings.flatMap(({ colors }) => colors ?? [])
  return { ...(flower ? { flower } : {}), ...(flowerColors.length > 0 ? { flowerColors } : {}) }
}

/** Waters that may have mountains beyond them. */
const SEAS: ReadonlySet<SettingId> = new Set(['ocean', 'coast'])

const LAKES: ReadonlySet<SettingId> = new Set(['lake', 'fjord'])
const ICE = /\b(frozen|icy|ice)\b/
const ON_ICE = /\b(skater|ice skate|hockey player)\b/

/** Snow alone does not freeze a lake, whose water reflects the land; the prompt must name ice or a skater. */
function isFrozen({ settings, entities }: Draft): boolean {
  return settings.some(({ words }) => ICE.test(words)) || entities.some(({ noun, action }) => ON_ICE.test(noun.noun) || action === 'ice skating')
}

/** The trees of a place: "pine forest", "birch woods", "a beach with palm trees". */
function treeOf(draft: Draft, setting: SettingId | undefined): Pick<SceneGraph, 'tree'> {
  const words = setting === 'forest' ? draft.settings.map(({ words }) => words) : []
  const tree = draft.tree ?? words.map((each) => /\b(pine|birch)\b/.exec(each)?.[1]).find(Boolean)
  return tree === undefined ? {} : { tree }
}

/** Words with another meaning in some places: pyramids in the desert are buildings. */
const LOCAL_NOUNS: Readonly<Partial<Record<SettingId, Readonly<Record<string, string>>>>> = {
  desert: { pyramid: 'egyptian pyramid' },
  jungle: { pyramid: 'step pyramid', temple: 'step pyramid' },
  'city-street': { 'crane bird': 'construction crane' },
  skyline: { 'crane bird': 'construction crane' },
}

function inPlace(entity: DraftEntity, setting: SettingId | undefined): DraftEntity {
  const local = setting === undefined ? undefined : LOCAL_NOUNS[setting]?.[entity.noun.noun]
  const noun = local === undefined ? undefined : findNoun(local)
  return noun ? { ...entity, noun } : entity
}

function toGraphEntity(entity: DraftEntity, id: number): Entity {
  const { noun, count, color, color2, size, material, attributes, action } = entity
  return {
    id,
    noun: noun.noun,
    kit: noun.kit,
    count: Math.max(1, Math.min(20, count)),
    size,
    attributes: [...new Set(attributes)],
    ...(color === undefined ? {} : { color }),
    ...(color2 === undefined ? {} : { color2 }),
    ...(material === undefined ? {} : { material }),
    ...(action === undefined ? {} : { action }),
  }
}

function chipOf(entity: DraftEntity): string {
  const name = entity.count > 1 ? pluralOf(entity.noun.noun) : entity.noun.noun
  const count = entity.count > 1 ? [String(entity.count)] : []
  return [...count, ...entity.words, name].join(' ')
}

const SIGNS =
  /^(prop:(letters|sign|neon-sign|billboard|banner|poster|chalkboard|book|open-book|tombstone|flag|gift|newspaper|scroll|balloon|box)|building:(?!lighthouse)|food:(cake|mug|coffee-cup|cookie|soda-can|wedding-cake|carton|honey-jar)|clothing:(shirt|sweater|cap|jacket)|wheeled:(taxi|bus|truck|van|ice-cream-truck|double-decker|school-bus)|furniture:(phone-booth|mailbox|rug|pillow|doghouse)|shape:heart|sky:cloud|aircraft:(airship|hot-air-balloon)|boat:)/

/** Goods that carry text on their label when it follows them in the prompt. */
const LABELED =
  /^prop:(invitation|perfume|lotion|jar|bottle|water-bottle|pouch|shopping-bag|cream-jar|dropper|tube|spray-bottle|pill-bottle|certificate|calendar|clipboard|credit-card|ticket|price-tag|sticky-notes|picture-frame|easel|laptop|phone)$/

/** Assigns an action named before its subjects. */
function settleActions(draft: Draft): void {
  const { looseAction } = draft
  if (looseAction === undefined) return
  for (const entity of draft.entities) if (canDo(entity.noun, looseAction)) entity.action ??= looseAction
}

/** Finds the carrier of each text: the nearest sign before it, else the next one; in a picture without entities a sign is added. */
function carryTexts(draft: Draft): void {
  for (const text of draft.texts) {
    const before = text.after ? draft.entities.slice(0, draft.entities.indexOf(text.after) + 1).reverse() : []
    const after = text.after ? draft.entities.slice(draft.entities.indexOf(text.after) + 1) : draft.entities
    const labeled = text.after && LABELED.test(text.after.noun.kit) ? text.after : undefined
    const carrier = labeled ?? [...before, ...after].find((entity) => SIGNS.test(entity.noun.kit))
    if (carrier) text.carrier = carrier
    else if (draft.entities.length === 0) {
      const sign = findNoun(draft.light.has('neon') ? 'neon sign' : 'sign')
      if (sign) text.carrier = addThing(draft, sign)
    }
  }
}

function addThing(draft: Draft, noun: Noun): DraftEntity {
  const entity = addUnnamed(draft, noun)
  draft.chips.push(entity)
  return entity
}

/** A prompt that names nothing to draw still gets a picture: its idea, its weather, or a shape. */
function fillEmpty(draft: Draft): void {
  if (draft.entities.length > 0) return
  const [idea, second] = draft.senses
  if (idea) {
    for (const { word, noun } of [idea, ...(second && second.noun !== idea.noun ? [second] : [])]) {
      addThing(draft, noun)
      for (const unknown of draft.unknown) if (unknown.word === word) unknown.drawnAs = noun.noun
    }
    return
  }
  if (draft.settings.length > 0 || draft.texts.length > 0) return
  if (draft.view === 'portrait' || draft.view === 'close-up' || draft.loose.length > 0 || draft.faces) {
    if (draft.faces && draft.settings.length === 0) draft.view ??= 'portrait'
    const person = findNoun('person')
    if (person) addThing(draft, person).attributes.push(...draft.loose)
    return
  }
  // Wind together with a season does not decide the place.
  const told = [...draft.weather].filter((kind) => kind !== 'wind' || draft.season === undefined)
  const scene = told.map((kind) => PLACE_OF_SCENE[kind])[0]
  const place = scene ?? placeOfTime(draft)
  if (place) {
    draft.settings.push({ id: place, words: place })
    return
  }
  const shape = findNoun('geometric shape')
  if (!shape) return
  addThing(draft, shape)
  for (const word of draft.unknown) word.drawnAs ??= shape.noun
}

function placeOfTime(draft: Draft): SettingId | undefined {
  if (draft.season === 'winter') return 'snowy-forest'
  if (draft.season === 'autumn') return 'forest'
  if (draft.season === 'spring') return 'flower-field'
  if (draft.season === 'summer') return 'beach'
  if (draft.light.has('neon')) return 'cyberpunk-alley'
  if (draft.time === 'night') return 'mountains'
  if (draft.time !== undefined) return 'lake'
  return draft.view === undefined ? undefined : 'mountains'
}
