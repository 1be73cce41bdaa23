import type { Noun } from '../lexicon/nouns/noun.ts'
import type { SettingId } from '../lexicon/setting-words.ts'
import type { RelationType, SceneGraph, TimeOfDay, View, Weather } from '../scene-graph.ts'

/** An entity while the prompt is being read; ids are assigned at the end. */
export type DraftEntity = {
  noun: Noun
  count: number
  /** Several, without a number in the prompt. */
  many?: boolean
  color?: string
  color2?: string
  size: number
  material?: string
  attributes: string[]
  action?: string
  /** The noun as typed ("raincoat" for coat). */
  typed: string
  /** Its adjectives as typed, for the chips. */
  words: string[]
  /** Held or worn by, or inside, something: the words that follow describe its host again. */
  host?: DraftEntity
  /** The other of two people named together who play. */
  partner?: DraftEntity
}

export type DraftRelation = { type: RelationType; subject: DraftEntity; object: DraftEntity }

/** What has been understood so far. */
export type Draft = {
  entities: DraftEntity[]
  relations: DraftRelation[]
  /** `colors`: colors of the flowers in a flower field. */
  settings: { id: SettingId; words: string; colors?: readonly string[] }[]
  /** The setting chosen from `settings`, once nothing else changes. */
  place?: SettingId
  time?: TimeOfDay
  season?: SceneGraph['season']
  weather: Set<Weather>
  mood: Set<string>
  light: Set<string>
  view?: View
  palette: Set<string>
  texts: { text: string; after?: DraftEntity; carrier?: DraftEntity }[]
  unknown: { word: string; drawnAs?: string }[]
  /** Ideas whose symbol is drawn only when the prompt names nothing else. */
  senses: { word: string; noun: Noun }[]
  /** Adjectives without a noun ("happy"): a person shows them when the prompt names nothing. */
  loose: string[]
  /** An action named before its subjects ("a battle between …"). */
  looseAction?: string
  /** The prompt began with a place, before any thing. */
  opensWithPlace: boolean
  /** "a living room WITH a fireplace": the place is the subject, the things are in it. */
  placeFirst: boolean
  /** A face was named without its owner. */
  faces: boolean
  /** Trees that the setting itself should show. */
  tree?: string
  /** Words after "no" or "without". */
  without: Meaningful[]
  /** Chips in prompt order; entities become text at the end, when all their adjectives are known. */
  chips: (string | DraftEntity)[]
}

/** One thing to leave out. */
export type Meaningful = {
  readonly words: string
  readonly noun?: Noun
  readonly setting?: SettingId
  readonly weather?: Weather
  readonly color?: string
  readonly other?: string
}

export function createDraft(): Draft {
  return {
    entities: [],
    relations: [],
    settings: [],
    weather: new Set(),
    mood: new Set(),
    light: new Set(),
    palette: new Set(),
    texts: [],
    unknown: [],
    senses: [],
    loose: [],
    opensWithPlace: false,
    placeFirst: false,
    faces: false,
    without: [],
    chips: [],
  }
}

export function addChip(draft: Draft, chip: string): void {
  if (!draft.chips.includes(chip)) draft.chips.push(chip)
}

export function relate(draft: Draft, type: RelationType, subject: DraftEntity, object: DraftEntity): void {
  if (subject === object) return
  const known = draft.relations.some((r) => r.type === type && r.subject === subject && r.object === object)
  if (!known) draft.relations.push({ type, subject, object })
}

const ANIMATE = new Set(['animal', 'bird', 'sea', 'insect', 'person', 'fantasy'])
const PERSON_KITS = /^(human:|robot:(?!robot-dog))/

/** Things that can act: animals, people, creatures, robots. */
export const isAnimate = (noun: Noun): boolean => (ANIMATE.has(noun.category) ? !/^(prop|shape|tree):/.test(noun.kit) : noun.kit.startsWith('robot:'))

/** Things with hands and clothes. */
export const isPersonLike = (noun: Noun): boolean => PERSON_KITS.test(noun.kit)

/** Things that may float in the air. */
const FLOATING = new Set(['prop', 'clothing', 'food', 'shape', 'tool', 'instrument', 'furniture', 'sport'])

/** Whether a thing can do what a verb says: living things do anything, aircraft fly, boats sail, cars drive. */
export function canDo(noun: Noun, action: string): boolean {
  if (isAnimate(noun)) return true
  if (action === 'flying') return noun.kit.startsWith('aircraft:') || FLOATING.has(noun.category)
  if (action === 'sailing') return noun.kit.startsWith('boat:')
  if (action === 'driving' || action === 'parked') return noun.category === 'vehicle'
  return ['melting', 'exploding', 'growing'].includes(action)
}
