import type { Rgb, Sky } from '../../render/scene.ts'
import type { SceneGraph, TimeOfDay, Weather } from '../../scene-graph.ts'
import type { Setting } from '../setting.ts'
import { tinted } from '../sky-tint.ts'
import { pick, type Take } from './take.ts'

type Light = { readonly time: TimeOfDay; readonly weather?: Weather }

/** Alternative light for an outdoor place with this time of day. */
const OTHER_LIGHT: Readonly<Record<TimeOfDay, readonly [Light, Light, Light]>> = {
  sunrise: [{ time: 'morning', weather: 'fog' }, { time: 'day' }, { time: 'dusk' }],
  morning: [{ time: 'sunset' }, { time: 'day', weather: 'clear' }, { time: 'dusk' }],
  day: [{ time: 'sunset' }, { time: 'morning', weather: 'fog' }, { time: 'dusk' }],
  sunset: [{ time: 'day', weather: 'clear' }, { time: 'morning' }, { time: 'dusk' }],
  dusk: [{ time: 'day' }, { time: 'sunrise' }, { time: 'night' }],
  night: [{ time: 'dusk' }, { time: 'sunset' }, { time: 'day' }],
}

/** Rooms by day have daylight or lamps; rooms whose time is night keep it. */
const OTHER_LIGHT_INDOORS: readonly [Light, Light, Light] = [{ time: 'sunset' }, { time: 'day' }, { time: 'night' }]

/** Places without times of day: they have no sky, or one of their own. */
const HOURLESS = /^(underwater|space|galaxy|orbit|moon|mars|alien-planet|cave|dungeon|spaceship|studio|aurora|.*-backdrop)$/

/** The light that the seed chooses if neither prompt nor style does; undefined for the place's own. */
export function openLight(take: Take, setting: Setting): Light | undefined {
  const own = setting.time ?? 'day'
  if (HOURLESS.test(setting.id)) return undefined
  if (setting.indoor) return own === 'night' ? undefined : pick(take, OTHER_LIGHT_INDOORS)
  return pick(take, OTHER_LIGHT[own])
}

/** Weather that only changes the light, chosen if the prompt names no weather. */
export function openWeather(take: Take, setting: Setting, graph: SceneGraph): Weather | undefined {
  if (graph.weather.length > 0 || setting.indoor || HOURLESS.test(setting.id)) return undefined
  // The prompt fixes the time of day, so only the clouds vary.
  if (graph.time !== undefined) return pick<Weather | undefined>(take, ['clouds', 'clear', undefined])
  const weather = openLight(take, setting)?.weather
  // Fog would wash out a color that the prompt asks for.
  return weather === 'fog' && graph.entities.some(({ color }) => color !== undefined) ? 'clouds' : weather
}

type Grade = { readonly tint: Rgb; readonly pull: number; readonly exposure: number }

const GRADES: readonly [Grade, Grade, Grade] = [
  { tint: [1, 0.64, 0.32], pull: 0.3, exposure: 0.95 },
  { tint: [0.62, 0.8, 1], pull: 0.24, exposure: 1.26 },
  { tint: [0.5, 0.46, 1], pull: 0.34, exposure: 0.6 },
]

/** Tints air and light with the take's color, unless the prompt or the style sets the colors. */
export function graded(take: Take, sky: Sky, exposure: number, colored: boolean): { readonly sky: Sky; readonly exposure: number } {
  const grade = pick(take, GRADES)
  if (!grade) return { sky, exposure }
  if (colored) return { sky, exposure: exposure * grade.exposure }
  const air = tinted(sky, grade.tint, grade.pull)
  return { sky: air, exposure: exposure * grade.exposure }
}
