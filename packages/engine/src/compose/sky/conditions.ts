import type { SceneGraph, TimeOfDay } from '../../scene-graph.ts'
import type { StyleHints } from '../../styles/hint-rows.ts'
import type { Setting } from '../setting.ts'
import { openLight } from '../takes/light.ts'
import { PLAIN_TAKE, type Take } from '../takes/take.ts'

/** Moods that the prompt names or that its things imply (a haunted house). */
export function moodOf(graph: SceneGraph): ReadonlySet<string> {
  const haunted = graph.entities.some(({ attributes, noun }) => [noun, ...attributes].some((word) => /haunted|spooky|creepy|scary/.test(word)))
  return new Set(haunted ? [...graph.mood, 'spooky'] : graph.mood)
}

/** Things of the night: in the sky, or visible only by their own light. */
// biome-ignore format: a list
const OF_NIGHT = new Set([
  'moon', 'full moon', 'blood moon', 'crescent moon', 'star', 'shooting star', 'comet', 'constellation', 'firework', 'firefly', 'campfire', 'haunted house',
])

/** Things that light themselves in the dark. */
const GIVES_LIGHT =
  /^prop:(lantern|candle|torch|campfire|lamp|oil-lamp|candelabra|paper-lantern|light-bulb|neon-sign|jack-o-lantern)|^furniture:(lamp|floor-lamp|street-lamp|fireplace)/

export function timeOf(graph: SceneGraph, setting: Setting, hints: StyleHints, take: Take = PLAIN_TAKE): TimeOfDay {
  if (graph.time) return graph.time
  if (graph.light.includes('moonlight') || graph.light.includes('neon')) return 'night'
  if (graph.light.includes('golden-hour')) return 'sunset'
  if (graph.weather.includes('aurora')) return 'night'
  if (!setting.indoor && graph.entities.some((entity) => OF_NIGHT.has(entity.noun))) return 'night'
  const shines = graph.entities.some(({ kit }) => GIVES_LIGHT.test(kit))
  if (graph.mood.includes('dark') && graph.weather.length === 0 && (setting.indoor || shines)) return 'night'
  if (graph.mood.includes('cozy') && setting.indoor && shines) return 'night'
  const spooky = graph.mood.includes('spooky') && !setting.indoor
  // The glow of an enchanted forest shows at dusk.
  const enchanted = graph.mood.includes('magical') && setting.id === 'forest'
  const snowed = graph.weather.includes('snow') || graph.season === 'winter'
  const snowTime = snowed && graph.entities.length === 0 ? setting.snowTime : undefined
  return hints.time ?? (spooky || enchanted ? 'dusk' : (snowTime ?? openLight(take, setting)?.time ?? setting.time ?? 'day'))
}
