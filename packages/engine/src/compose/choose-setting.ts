import { withinOf } from '../kits/props/showcase.ts'
import { findNoun } from '../lexicon/lexicon.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import type { SceneGraph, View } from '../scene-graph.ts'
import type { Setting } from './setting.ts'
import { findSetting } from './settings/registry.ts'
import { ALIVE } from './within-place.ts'

/** Categories that are shown like a product when the prompt names no place. */
const ON_DISPLAY = new Set(['food', 'tool', 'instrument', 'clothing', 'shape', 'prop', 'furniture', 'sport'])

/** Categories found on a laid table. */
const AT_TABLE = new Set(['food', 'tool', 'prop'])

/** Categories of goods, whether or not they have a habitat. */
const GOODS = new Set([...ON_DISPLAY, 'sci-fi'])

/** Things that decide the place before the people or animals with them. */
// biome-ignore format: rows of a table
const HOMES: Readonly<Record<string, string>> = {
  window: 'room', wave: 'ocean', iceberg: 'ocean', dragon: 'mountains', wyvern: 'mountains', 'neon sign': 'cyberpunk-alley', snowman: 'snowy-forest',
  sled: 'snowy-forest', sleigh: 'snowy-forest', surfboard: 'beach', saturn: 'space', planet: 'space', earth: 'space', jupiter: 'space', neptune: 'space',
  uranus: 'space', venus: 'space', 'black hole': 'space', comet: 'space',
}

const ORBS = new Set(['sun', 'moon', 'full moon', 'blood moon', 'crescent moon', 'star', 'eclipse'])

/** Plants used as decoration beside a product. */
const DECORATION = new Set(['leaf', 'rose', 'flower', 'bouquet', 'petal', 'lavender', 'daisy', 'tulip', 'orchid', 'lotus'])

/** Styles with this much detail or less show a dish alone: scenery around it would be as loud as the dish. */
const BARE = 0.4

const skyAsked = ({ time, season, weather }: SceneGraph): boolean => time !== undefined || season !== undefined || weather.length > 0

/** Dishes and drinks are shown on a table by a window, unless the prompt asks for colors or lettering or the view has no room for a table. */
function isServed(graph: SceneGraph, nouns: readonly Noun[], view: View | undefined): boolean {
  return (
    view !== 'isometric' &&
    graph.palette.length === 0 &&
    graph.texts.length === 0 &&
    nouns.some(({ category }) => category === 'food') &&
    nouns.every(({ category, noun }) => AT_TABLE.has(category) || DECORATION.has(noun))
  )
}

/** The place that the prompt names, else the habitat of its first thing, else a plain backdrop. `view` is the prompt's or the style's; `detail` the style's. */
export function chooseSetting(graph: SceneGraph, view: View | undefined = graph.view, detail = 1): Setting {
  const named = graph.setting === undefined ? undefined : findSetting(graph.setting)
  if (named) return named
  const isMark = graph.entities.length === 1 && graph.entities[0].attributes.includes('bust')
  if (graph.floor || isMark) return settingOr('studio')
  const scenic = ['neon', 'moonlight'].some((word) => graph.light.includes(word))
  if (graph.light.includes('studio')) return settingOr('studio')
  // People and animals on books are indoors.
  const onBooks = graph.relations.some(({ type, object }) => type === 'on' && graph.entities[object]?.kit === 'prop:book-stack')
  if (onBooks && graph.entities.some(({ noun }) => ALIVE.has(findNoun(noun)?.category ?? ''))) return settingOr('room')
  // A building is seen from outside: it decides before the people in front of it, and never chooses a room. A thing shown in a bottle does not choose
  // a landscape.
  const shown = new Set(
    graph.relations
      .filter(({ type, subject, object }) => {
        const [vessel, thing] = [graph.entities[object]?.kit, graph.entities[subject]?.kit]
        return type === 'inside' && vessel !== undefined && thing !== undefined && withinOf(vessel, thing)
      })
      .map(({ subject }) => subject),
  )
  // A person holding a fish is not under water with it.
  const caught = new Set(graph.relations.filter(({ type }) => type === 'holding').map(({ object }) => object))
  const nouns = graph.entities
    .filter(({ id, kit }) => !shown.has(id) && !(caught.has(id) && kit.startsWith('sea:')))
    .map((entity) => findNoun(entity.noun))
    .filter((noun) => noun !== undefined)
  const building = nouns.find((noun) => noun.category === 'building')
  // Furniture is indoors, with the people on it.
  const furniture = nouns.find((noun) => noun.category === 'furniture' && noun.habitat !== undefined)
  // A ship needs water to sail on, whatever attacks it.
  const boat = nouns.find((noun) => noun.kit.startsWith('boat:') && noun.habitat !== undefined)
  // A piano, or any instrument that is played, decides before its player's habitat.
  const played = graph.relations.find(({ type }) => type === 'playing')
  const stage = nouns.find(({ noun }) => noun === 'piano' || noun === graph.entities[played?.object ?? -1]?.noun)
  const first = building ?? boat ?? furniture ?? stage
  // A car under palms drives along the sea.
  const driven = nouns.some(({ kit }) => kit.startsWith('wheeled:'))
  if (driven && nouns.some(({ noun }) => noun === 'palm tree')) return settingOr('coast-road')
  // The contents of a bowl or vase are where the vessel is.
  const contained = new Set(graph.relations.filter((r) => r.type === 'inside').map((r) => graph.entities[r.subject]?.noun))
  const settled = nouns.filter((noun) => !contained.has(noun.noun) || noun.category === 'person')
  for (const noun of settled) {
    const home = HOMES[noun.noun]
    if (home && (!building || building === noun)) return settingOr(home)
  }
  // A sun or a moon by itself hangs among the stars.
  if (settled.length > 0 && settled.every(({ noun }) => ORBS.has(noun)) && graph.weather.length === 0) return settingOr('space')
  // Subjects under a moon or a sun are outdoors.
  const underSky = settled.some(({ kit }) => kit.startsWith('sky:'))
  const onPaper = (noun: (typeof nouns)[number]): boolean => (ON_DISPLAY.has(noun.category) && noun.habitat === undefined) || DECORATION.has(noun.noun)
  if (settled.some(({ noun }) => !DECORATION.has(noun)) && settled.every(onPaper) && !skyAsked(graph))
    return settingOr(detail > BARE && isServed(graph, settled, view) ? 'window-table' : 'studio')
  // A podium belongs in a studio, whatever is shown on it.
  const goods = (noun: (typeof nouns)[number]) => onPaper(noun) || GOODS.has(noun.category)
  if (settled.some(({ kit }) => kit === 'furniture:pedestal') && settled.every(goods) && !skyAsked(graph)) return settingOr('studio')
  for (const noun of first ? [first, ...settled] : settled) {
    if (ON_DISPLAY.has(noun.category) && noun.habitat === undefined) continue
    if (noun.habitat !== undefined) {
      const home = findSetting(noun.habitat === 'forest' && graph.weather.includes('snow') ? 'snowy-forest' : noun.habitat)
      if (home && !(home.indoor && (building || underSky))) return home
    }
  }
  if (graph.weather.includes('snow')) return settingOr('snowy-forest')
  if (graph.weather.includes('rain') || scenic) return settingOr('city-street')
  const people = graph.entities.some((entity) => findNoun(entity.noun)?.category === 'person')
  // The background of a portrait is paper, unless its light comes from the sky: golden hour needs a sun.
  const near = graph.view === 'portrait' || graph.view === 'close-up'
  const skylit = graph.time !== undefined || graph.season !== undefined || graph.light.includes('golden-hour')
  // At night, blurred street lamps stand behind a face; a park would be dark.
  if (people && near && graph.time === 'night') return settingOr('city-street')
  if (people) return settingOr(near && !skylit ? 'studio' : 'park')
  if (graph.entities.length > 0 && graph.time === undefined && graph.weather.length === 0) return settingOr('studio')
  return settingOr('meadow')
}

function settingOr(id: string): Setting {
  const setting = findSetting(id)
  if (!setting) throw new Error(`No setting "${id}"`)
  return setting
}
