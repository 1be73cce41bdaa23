import { findNoun } from '../../lexicon/lexicon.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import type { Setting, Stage } from '../setting.ts'
import { findSetting } from '../settings/registry.ts'
import { pick, type Take } from '../takes/take.ts'

type Others = readonly [string | undefined, string | undefined, string | undefined]

/** Alternative habitats by place, used when the prompt names no place. */
// biome-ignore format: rows of a table
const KINDRED: Readonly<Record<string, Others>> = {
  forest: ['meadow', 'river', 'mountains'], park: ['garden', 'beach', 'meadow'], meadow: ['forest', 'farm', 'mountains'], garden: ['park', 'meadow', 'village'],
  jungle: ['river', 'bamboo-forest', 'waterfall'], savanna: ['waterhole', 'desert', 'river'], desert: ['sand-dunes', 'canyon', 'oasis'],
  mountains: ['cliff', 'canyon', 'moor'], beach: ['coast', 'turquoise-lagoon', undefined], ocean: ['turquoise-lagoon', undefined, 'fjord'],
  lake: ['river', 'water-garden', 'fjord'], river: ['lake', 'forest', 'water-garden'], farm: ['meadow', 'village', 'garden'],
  temple: ['bamboo-forest', 'mountains', 'garden'], castle: ['throne-room', 'ruins', 'meadow'], ruins: ['castle', 'graveyard', 'forest'],
  'flower-field': ['garden', 'meadow', 'park'],
}
/** The same for vehicles and aircraft, and for people in a street. */
const DRIVEN: Readonly<Record<string, Others>> = { 'city-street': ['coast-road', 'desert', 'village'], clouds: ['mountains', 'ocean', 'desert'] }
const WALKED: Readonly<Record<string, Others>> = { 'city-street': ['park', 'paris-street', 'marina'] }
/** Backgrounds of a portrait. */
const BEHIND_FACES: Others = ['garden', undefined, 'city-street']

/** Categories that can be anywhere that suits them, and categories that go along with them. */
const FREE = new Set(['person', 'animal', 'bird', 'insect', 'fantasy', 'sea', 'vehicle', 'sci-fi'])
const ALONG = new Set(['clothing', 'prop', 'tool', 'sport', 'instrument', 'food'])

/** The place that the seed chooses: the one found for the prompt, or, if the prompt names none, another that fits as well. */
export function openPlace(take: Take, found: Setting, graph: SceneGraph): Setting {
  if (take.other === undefined || graph.setting !== undefined || graph.floor || graph.placeFirst) return found
  if (graph.texts.length > 0 || graph.light.includes('studio') || graph.mood.includes('spooky')) return found
  const [lead, ...rest] = graph.entities.map(({ noun }) => findNoun(noun)?.category ?? '')
  const isFree = FREE.has(lead) && rest.every((category) => FREE.has(category) || ALONG.has(category))
  if (!isFree || graph.entities.some(({ attributes }) => attributes.includes('bust'))) return found
  const near = graph.view === 'portrait' || graph.view === 'close-up'
  const others =
    found.id === 'studio' && near && lead === 'person' && graph.palette.length === 0
      ? BEHIND_FACES
      : ((lead === 'vehicle' ? DRIVEN : lead === 'person' ? WALKED : {})[found.id] ?? KINDRED[found.id])
  const id = others && pick(take, others, 1)
  return (id === undefined ? undefined : findSetting(id)) ?? found
}

const SEASONS: readonly [Stage['season'] | undefined, Stage['season'] | undefined, undefined] = ['autumn', 'spring', undefined]

/** The season that the seed chooses if neither prompt nor place has one. */
export function openSeason(take: Take, setting: Setting, graph: SceneGraph): Stage['season'] | undefined {
  const isSnowy = setting.snowy === true || graph.weather.includes('snow')
  if (isSnowy || setting.indoor || graph.flower !== undefined || graph.tree !== undefined) return undefined
  return pick(take, SEASONS, 2)
}
