import type { Composition } from '../compose/compose-scene.ts'
import { findSetting } from '../compose/settings/registry.ts'
import { isMoodShown } from '../compose/sky/sky-mood.ts'
import { pluralOf } from '../lexicon/lexicon.ts'
import { BANKS } from '../parse/settle/choose-place.ts'
import type { Entity, SceneGraph } from '../scene-graph.ts'
import { type Qualities, qualitiesOf } from './qualities-shown.ts'

/** What was drawn of a prompt's words, as chips for people; each list in prompt order and without duplicates. */
export type Reading = {
  /** Things in the picture, with their visible colors and sizes, then their other visible traits: "red fox", "jumping". */
  readonly drawn: readonly string[]
  /** Setting of the picture: place, hour, weather, season, mood, light, view, palette, style; as requested or as chosen. */
  readonly placed: readonly string[]
  /** What the prompt names and the picture lacks: unknown words, and words that were understood and left out. */
  readonly notDrawn: readonly string[]
}

/** Settings whose floor is visible; the other places have their own ground. */
const FLOORED = new Set(['studio', 'room', 'window-table', 'still-life', 'flat-lay'])
/** Actions that need no pose of their own. */
const AT_REST = new Set(['standing', 'looking', 'posing', 'waiting'])
/** Actions shown by where a person is placed, not by the pose of the figure. */
const BY_PLACE: Readonly<Record<string, readonly string[]>> = {
  riding: ['riding'],
  driving: ['riding', 'inside', 'on'],
  playing: ['playing'],
  holding: ['holding'],
  sitting: ['on', 'inside'],
}

/** `seen`: share of the picture covered by an instance, 0 … 1. */
export function tellPicture(graph: SceneGraph, composition: Composition, style: string, seen: (instance: number) => number): Reading {
  const drawn = new Set<string>()
  const placed = new Set<string>()
  const notDrawn = new Set<string>(graph.unknown.map(({ word }) => word))
  const qualities = graph.entities.map((entity) => qualitiesOf(entity, graph))
  const counts = graph.entities.map(({ id }) => {
    const own = composition.instances.filter(({ entity, instance }) => entity === id && seen(instance) > 0)
    return own.length
  })
  for (const entity of graph.entities) {
    const holder = qualities.findIndex(({ carries }) => carries.has(entity.id))
    const isCarried = counts[entity.id] === 0 && holder >= 0 && counts[holder] > 0
    const isColored = !isCarried || qualities[holder].carriesColored.has(entity.id)
    if (composition.standIns.has(entity.id) || (counts[entity.id] === 0 && !isCarried)) {
      notDrawn.add(entity.noun)
      continue
    }
    tellThing(entity, qualities[entity.id], { count: counts[entity.id], isCarried, isColored }, graph, composition).forEach(
      ({ word, isShown }) => void (isShown ? drawn : notDrawn).add(word),
    )
  }
  for (const { text, carrier } of graph.texts) {
    const isThere = carrier === undefined ? composition.isSigned : qualities[carrier]?.isLettered || composition.isSigned
    ;(isThere ? drawn : notDrawn).add(`“${text}”`)
  }
  tellPlace(graph, composition, placed, notDrawn)
  placed.add(spelled(style))
  return { drawn: [...drawn], placed: [...placed], notDrawn: [...notDrawn] }
}

type Told = { readonly word: string; readonly isShown: boolean }

/** One thing in the picture, on its own or in a person's hands, and what the prompt says about it. */
function tellThing(
  entity: Entity,
  { shown, missing }: Qualities,
  { count, isCarried, isColored }: { count: number; isCarried: boolean; isColored: boolean },
  graph: SceneGraph,
  { aloft }: Composition,
): Told[] {
  const { color, color2, material, action } = entity
  const isSeen = (word: string): boolean => (isCarried ? word === color && isColored : shown.has(word))
  const look = [material?.startsWith(color ?? ' ') ? undefined : color, color2, material].filter((word) => word !== undefined)
  // The size of a held thing is limited by the hand.
  const isHeld = graph.relations.some(({ type, object }) => type === 'holding' && object === entity.id)
  const size = entity.size === 1 || isHeld || isCarried ? [] : [SIZES.find(([max]) => entity.size <= max)?.[1] ?? 'giant']
  const noun = count > 1 ? pluralOf(entity.noun) : entity.noun
  const name = [...(count > 1 ? [String(count)] : []), ...size, ...look.filter(isSeen), noun].join(' ')
  const told: Told[] = [{ word: name, isShown: true }]
  for (const word of look) if (!isSeen(word)) told.push({ word, isShown: false })
  // A mood shows in the light.
  for (const word of entity.attributes)
    if (isSeen(word) || (!graph.mood.includes(word) && (missing.has(word) || isCarried))) told.push({ word, isShown: isSeen(word) })
  if (action !== undefined && !AT_REST.has(action)) {
    const isPut = graph.relations.some(
      ({ type, subject, object }) =>
        subject === entity.id && (BY_PLACE[action]?.includes(type) || (action === 'playing' && graph.entities[object].kit.startsWith('instrument:'))),
    )
    told.push({ word: action, isShown: shown.has(action) || isPut || aloft.has(entity.id) })
  }
  return told
}

// biome-ignore format: one row
const SIZES: readonly (readonly [max: number, word: string])[] = [[0.7, 'tiny'], [1, 'small'], [1.5, 'large']]

function tellPlace(graph: SceneGraph, composition: Composition, placed: Set<string>, notDrawn: Set<string>): void {
  const { setting, time, weather } = composition
  const isIndoors = findSetting(setting)?.indoor === true || setting === 'flat-lay'
  const named = (graph.places ?? []).filter((place) => place.setting === setting).map(({ words }) => words)
  for (const words of named.length > 0 ? named : [spelled(setting)]) placed.add(words)
  const things = new Set(graph.entities.map(({ noun }) => noun))
  for (const place of graph.places ?? []) {
    if (place.setting === setting || things.has(place.words)) continue
    const isBeyond =
      isSeenIn(place.setting, setting, graph) ||
      spelled(setting).includes(place.words) ||
      place.setting === graph.outlook ||
      (place.setting === 'mountains' && graph.farShore)
    ;(isBeyond ? placed : notDrawn).add(place.words)
  }
  if (graph.time !== undefined || !isIndoors) placed.add(time)
  for (const kind of weather) (isIndoors ? notDrawn : placed).add(kind)
  if (graph.season) (isIndoors ? notDrawn : placed).add(graph.season)
  if (graph.floor) (FLOORED.has(setting) ? placed : notDrawn).add(`${graph.floor} floor`)
  for (const mood of graph.mood) (isMoodShown(mood) ? placed : notDrawn).add(mood)
  for (const light of graph.light) placed.add(spelled(light))
  if (graph.view) placed.add(spelled(graph.view === 'flat-lay' && setting !== 'flat-lay' ? 'aerial' : graph.view))
  for (const color of graph.palette) placed.add(color)
}

const SEA: ReadonlySet<string> = new Set(['ocean', 'beach'])
/** Places that are visible together with another one. */
const SEEN_WITH: Readonly<Record<string, ReadonlySet<string>>> = {
  lake: BANKS,
  fjord: BANKS,
  river: BANKS,
  coast: SEA,
  'coast-road': SEA,
  'sea-terrace': SEA,
  // The paper of the flat lay.
  'flat-lay': new Set(['studio']),
}

/** Whether a place other than the setting is in the picture: around it, or replaced by the setting, as a cliff is by a coast. */
function isSeenIn(place: string, setting: string, graph: SceneGraph): boolean {
  const named = (graph.places ?? []).map((other) => other.setting)
  const isReplaced = setting === graph.setting && place === named[0] && !named.includes(setting)
  return isReplaced || SEEN_WITH[setting]?.has(place) === true
}

function spelled(id: string): string {
  return id.replaceAll('-', ' ')
}
