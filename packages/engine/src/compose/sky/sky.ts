import { mixColor } from '../../kits/builder/kit-builder.ts'
import { scaled, unit } from '../../kits/builder/vector.ts'
import type { Rgb, Sky } from '../../render/scene.ts'
import type { TimeOfDay } from '../../scene-graph.ts'
import type { StyleHints } from '../../styles/hint-rows.ts'
import { overcast, tinted } from '../sky-tint.ts'
import { HOURS } from './hours.ts'
import { withMood } from './sky-mood.ts'

type SkyRequest = {
  readonly time: TimeOfDay
  readonly weather: ReadonlySet<string>
  readonly mood: ReadonlySet<string>
  readonly light: ReadonlySet<string>
  readonly rig: StyleHints['light']
  /** +1 puts the sun to the right, -1 to the left. */
  readonly side: 1 | -1
  /** True when the sun itself is in the picture, low over open water or land. */
  readonly ahead: boolean
  /** True when people are the subject: the light comes from the viewer's side. */
  readonly facing: boolean
  readonly allows: (scenery: string) => boolean
}

type SkyPlan = { readonly sky: Sky; readonly exposure: number }

function withWeather(sky: Sky, weather: ReadonlySet<string>): Sky {
  let result = sky
  if (weather.has('clear')) result = { ...result, clouds: 0.12 }
  if (weather.has('clouds')) result = overcast({ ...result, clouds: 0.95 }, 0.45, 0.85)
  if (weather.has('snow')) {
    result = overcast(result, 0.4, 0.95)
    result = { ...result, fog: Math.max(result.fog, 0.018) }
  }
  if (weather.has('rain')) {
    result = overcast(result, 0.85, 0.5)
    result = { ...result, stars: 0, moon: 0, fog: Math.max(result.fog, 0.016) }
  }
  if (weather.has('storm')) {
    result = overcast(result, 0.95, 0.32)
    // Wind-torn clouds: light breaks through beside the darkest of them.
    result = {
      ...result,
      stars: 0,
      moon: 0,
      fog: Math.max(result.fog, 0.014),
      cloudLit: scaled(result.cloudLit, 1.9),
      cloudDark: scaled(result.cloudDark, 0.6),
    }
  }
  if (weather.has('fog')) {
    result = overcast(result, 0.68, 0.95)
    result = { ...result, clouds: 0.3, haze: 1, fog: Math.max(result.fog * 2.5, 0.028) }
  }
  if (weather.has('rainbow')) result = { ...result, rainbow: 1, clouds: Math.max(0.5, result.clouds) }
  if (weather.has('aurora')) {
    result = { ...result, aurora: 1, clouds: Math.min(0.15, result.clouds), moon: 0, ambient: mixColor(result.ambient, [0.08, 0.3, 0.22], 0.35) }
  }
  return result
}

/** Pulls sky and light toward a palette from the prompt ("in blue and gold tones") or from a style. */
export function withPalette(sky: Sky, palette: readonly Rgb[], amount: number): Sky {
  if (palette.length === 0) return sky
  const bright = (color: Rgb): Rgb => scaled(color, 1 / Math.max(0.12, Math.max(...color)))
  const first = bright(palette[0])
  const second = bright(palette[1] ?? palette[0])
  const air = tinted(sky, first, amount)
  return { ...air, horizon: tinted(sky, second, amount).horizon, cloudLit: tinted(sky, second, amount).cloudLit }
}

function withLight(sky: Sky, request: SkyRequest): Sky {
  const { light, rig, side } = request
  let result = sky
  if (light.has('warm') || light.has('firelight')) result = tinted(result, [1, 0.66, 0.34], 0.22)
  if (light.has('cold')) result = tinted(result, [0.55, 0.75, 1], 0.25)
  if (light.has('soft')) {
    result = { ...result, sunColor: scaled(result.sunColor, 0.75), ambient: scaled(result.ambient, 1.2) }
  }
  if (light.has('hard')) {
    result = { ...result, sunColor: scaled(result.sunColor, 1.15), ambient: scaled(result.ambient, 0.7) }
  }
  if (light.has('starlight')) {
    const shows = request.time === 'night' && !request.weather.has('rain') && !request.weather.has('clouds')
    result = { ...result, stars: Math.max(1, result.stars), ...(shows ? { milkyWay: 1, moon: 0, clouds: 0.16 } : {}) }
  }
  // No golden light at night, even if the style's light rig asks for it.
  if (light.has('golden-hour') || (rig === 'golden' && request.time !== 'night')) {
    result = { ...result, sunColor: mixColor(result.sunColor, [3.3, 1.8, 0.8], 0.6), glow: [1, 0.5, 0.2] }
  }
  if (light.has('backlit')) {
    result = { ...result, sunDirection: unit([side * 0.35, 0.34, 0.8]) }
  }
  if (light.has('moonlight')) result = { ...result, moon: Math.max(result.moon, 1) }
  if (light.has('volumetric')) result = { ...result, fog: Math.max(result.fog, 0.022) }
  if (rig === 'flat') {
    result = { ...result, sunColor: scaled(result.sunColor, 0.7), ambient: scaled(result.ambient, 1.3), fog: result.fog * 0.6 }
  }
  if (rig === 'moody') result = { ...overcast(result, 0.35, 0.72), fog: Math.max(result.fog, 0.014) }
  if (rig === 'chiaroscuro' || light.has('chiaroscuro') || light.has('candlelight')) {
    result = {
      ...result,
      sunColor: scaled(mixColor(result.sunColor, [2.6, 1.8, 1.05], 0.6), 1.05),
      sunDirection: unit([side * 0.75, 0.5, -0.45]),
      ambient: scaled(result.ambient, 0.42),
      ground: scaled(result.ground, 0.4),
      zenith: scaled(result.zenith, 0.4),
      horizon: scaled(result.horizon, 0.45),
      cloudLit: scaled(result.cloudLit, 0.5),
      cloudDark: scaled(result.cloudDark, 0.4),
    }
  }
  if (rig === 'studio') {
    result = { ...result, sunColor: mixColor(result.sunColor, [2.1, 2.0, 1.9], request.time === 'night' ? 0.12 : 0.4), ambient: scaled(result.ambient, 1.1) }
  }
  return result
}

/** The sun in the picture: its disc is dimmer than in reality so that the colors around it survive. */
function seenSun(sky: Sky, side: 1 | -1): Sky {
  return {
    ...sky,
    sunDirection: unit([0.2 * side, 0.13, 1]),
    sunDisc: sky.sunDisc * 0.4,
    horizon: mixColor(sky.horizon, sky.glow, 0.25),
    glow: scaled(sky.glow, 0.75),
  }
}

/** Times of day with the sun close above the horizon. */
const SUN_LOW: ReadonlySet<TimeOfDay> = new Set(['sunrise', 'sunset', 'dusk'])

/** The sky for a time of day, weather and mood, with the lighting that style and prompt ask for. */
export function planSky(request: SkyRequest): SkyPlan {
  const { sun, exposure, ...hour } = HOURS[request.time]
  const x = Math.abs(sun[0]) * request.side
  // A face needs the sun on the viewer's side; a low sun still stays to the side.
  const z = request.facing && sun[2] > 0 ? -0.3 : sun[2]
  const y = request.facing ? Math.max(sun[1], 0.36) : sun[1]
  const low = request.ahead && SUN_LOW.has(request.time)
  let sky: Sky = { ...hour, sunDirection: unit([x, y, z]) }
  if (low) sky = seenSun(sky, request.side)
  sky = withWeather(sky, request.weather)
  sky = withMood(sky, request.mood)
  sky = withLight(sky, request)
  if (!request.allows('clouds')) sky = { ...sky, clouds: 0 }
  if (!request.allows('stars')) sky = { ...sky, stars: 0 }
  if (!request.allows('moon')) sky = { ...sky, moon: 0 }
  if (!request.allows('sun')) sky = { ...sky, sunDisc: 0 }
  if (!request.allows('fog')) sky = { ...sky, fog: Math.min(sky.fog, 0.002) }
  // Less exposure when the sun is in the picture.
  return { sky, exposure: low ? exposure * 0.88 : exposure }
}

/** Portrait light: a key light far to the side and less of everything else, which gives a face shape. */
export function portraitLight(sky: Sky, side: 1 | -1): Sky {
  if (sky.sunDirection[2] > 0) return sky
  return {
    ...sky,
    sunDirection: unit([side * 0.8, 0.5, -0.5]),
    sunColor: scaled(sky.sunColor, 0.94),
    ambient: scaled(sky.ambient, 0.78),
    ground: scaled(sky.ground, 0.8),
  }
}

const LAMPLIGHT: Rgb = [1.25, 0.88, 0.56]

/** Warm lamplight for a face in a street at night. */
export const lamplit = (sky: Sky): Sky => ({ ...sky, sunColor: mixColor(sky.sunColor, LAMPLIGHT, 0.75) })
