import { mixColor } from '../kits/kit-builder.ts'
import type { Rgb, Sky, Vec3 } from '../render/scene.ts'
import type { TimeOfDay } from '../scene-graph.ts'
import type { StyleHints } from '../styles/style.ts'

export type SkyRequest = {
  readonly time: TimeOfDay
  readonly weather: ReadonlySet<string>
  readonly mood: ReadonlySet<string>
  readonly light: ReadonlySet<string>
  readonly rig: StyleHints['light']
  /** +1 puts the sun to the right, -1 to the left. */
  readonly side: 1 | -1
  /** True when a face is the subject: the light comes from the viewer's side. */
  readonly facing: boolean
  readonly allows: (scenery: string) => boolean
}

export type SkyPlan = { readonly sky: Sky; readonly exposure: number }

type Rgb3 = readonly [number, number, number]

type Hour = Omit<Sky, 'sunDirection'> & { readonly sun: Rgb3; readonly exposure: number }

/** Light of a clear hour. `sun` points at the light for side +1; z > 0 is behind the subject. */
const HOURS: Readonly<Record<TimeOfDay, Hour>> = {
  sunrise: {
    sun: [0.74, 0.21, 0.34],
    sunColor: [3.3, 1.75, 0.9],
    ambient: [0.42, 0.46, 0.63],
    ground: [0.22, 0.18, 0.18],
    zenith: [0.16, 0.28, 0.57],
    horizon: [1.05, 0.62, 0.4],
    glow: [1.1, 0.55, 0.25],
    sunDisc: 9,
    clouds: 0.7,
    cloudLit: [1.5, 0.95, 0.72],
    cloudDark: [0.43, 0.36, 0.5],
    stars: 0,
    moon: 0,
    fog: 0.005,
    exposure: 1.05,
  },
  morning: {
    sun: [0.7, 0.42, -0.12],
    sunColor: [2.7, 2.15, 1.55],
    ambient: [0.46, 0.56, 0.76],
    ground: [0.3, 0.26, 0.21],
    zenith: [0.15, 0.36, 0.78],
    horizon: [0.86, 0.8, 0.74],
    glow: [0.6, 0.45, 0.28],
    sunDisc: 0,
    clouds: 0.55,
    cloudLit: [1.3, 1.2, 1.08],
    cloudDark: [0.55, 0.58, 0.68],
    stars: 0,
    moon: 0,
    fog: 0.005,
    exposure: 1,
  },
  day: {
    sun: [0.56, 0.62, -0.36],
    sunColor: [2.5, 2.3, 2.0],
    ambient: [0.5, 0.62, 0.85],
    ground: [0.32, 0.28, 0.22],
    zenith: [0.11, 0.31, 0.8],
    horizon: [0.62, 0.78, 0.95],
    glow: [0.3, 0.3, 0.25],
    sunDisc: 0,
    clouds: 0.6,
    cloudLit: [1.25, 1.25, 1.27],
    cloudDark: [0.6, 0.67, 0.8],
    stars: 0,
    moon: 0,
    fog: 0.004,
    exposure: 0.97,
  },
  sunset: {
    sun: [-0.72, 0.17, 0.38],
    sunColor: [3.5, 1.45, 0.55],
    ambient: [0.42, 0.38, 0.52],
    ground: [0.24, 0.17, 0.16],
    zenith: [0.16, 0.2, 0.5],
    horizon: [1.25, 0.52, 0.22],
    glow: [1.4, 0.55, 0.18],
    sunDisc: 9,
    clouds: 0.72,
    cloudLit: [1.6, 0.72, 0.42],
    cloudDark: [0.36, 0.26, 0.4],
    stars: 0,
    moon: 0,
    fog: 0.006,
    exposure: 1.02,
  },
  dusk: {
    sun: [-0.8, 0.2, 0.38],
    sunColor: [2.5, 1.2, 0.66],
    ambient: [0.36, 0.38, 0.6],
    ground: [0.2, 0.19, 0.26],
    zenith: [0.1, 0.13, 0.36],
    horizon: [0.82, 0.44, 0.44],
    glow: [1.2, 0.5, 0.27],
    sunDisc: 4,
    clouds: 0.55,
    cloudLit: [1.15, 0.58, 0.52],
    cloudDark: [0.28, 0.24, 0.42],
    stars: 0.25,
    moon: 0,
    fog: 0.012,
    exposure: 1.12,
  },
  night: {
    sun: [-0.42, 0.52, -0.5],
    sunColor: [0.36, 0.42, 0.62],
    ambient: [0.1, 0.12, 0.22],
    ground: [0.045, 0.045, 0.07],
    zenith: [0.012, 0.018, 0.06],
    horizon: [0.07, 0.08, 0.17],
    glow: [0.02, 0.02, 0.04],
    sunDisc: 0,
    clouds: 0.45,
    cloudLit: [0.16, 0.17, 0.28],
    cloudDark: [0.03, 0.032, 0.07],
    stars: 1,
    moon: 1,
    fog: 0.011,
    fogColor: [0.05, 0.055, 0.12],
    exposure: 1.3,
  },
}

function scale(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

function grey(color: Rgb, amount: number): Rgb {
  const level = color[0] * 0.25 + color[1] * 0.6 + color[2] * 0.15
  return mixColor(color, [level, level, level * 1.04], amount)
}

function unit(v: Vec3): Vec3 {
  const inverse = 1 / Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
  return [v[0] * inverse, v[1] * inverse, v[2] * inverse]
}

/** Overcast: softer, greyer, darker; `amount` 0 … 1. */
function overcast(sky: Sky, amount: number, dim: number): Sky {
  const soften = (color: Rgb) => scale(grey(color, amount * 0.75), 1 - (1 - dim) * amount)
  return {
    ...sky,
    sunColor: scale(grey(sky.sunColor, amount * 0.6), 1 - 0.72 * amount),
    ambient: scale(grey(sky.ambient, amount * 0.6), 0.95),
    zenith: soften(sky.zenith),
    horizon: soften(sky.horizon),
    glow: scale(sky.glow, 1 - 0.8 * amount),
    cloudLit: soften(sky.cloudLit),
    cloudDark: scale(soften(sky.cloudDark), 0.9),
    sunDisc: sky.sunDisc * (1 - amount),
    stars: sky.stars * (1 - amount),
    moon: sky.moon * (1 - amount),
    clouds: Math.max(sky.clouds, amount),
  }
}

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
    result = { ...result, stars: 0, moon: 0, fog: Math.max(result.fog, 0.014) }
  }
  if (weather.has('fog')) {
    result = overcast(result, 0.5, 0.95)
    result = { ...result, clouds: 0.2, fog: Math.max(result.fog * 4, 0.045) }
  }
  if (weather.has('rainbow')) result = { ...result, rainbow: 1, clouds: Math.max(0.5, result.clouds) }
  if (weather.has('aurora')) {
    result = {
      ...result,
      aurora: 1,
      clouds: Math.min(0.15, result.clouds),
      moon: 0,
      ambient: mixColor(result.ambient, [0.08, 0.3, 0.22], 0.35),
    }
  }
  return result
}

/** A colour each mood pulls light and air towards, how far, and what it does to fog and cloud. */
const MOODS: Readonly<
  Record<string, { tint?: Rgb; pull?: number; fog?: number; clouds?: number; dim?: number; stars?: number }>
> = {
  cozy: { tint: [1, 0.62, 0.3], pull: 0.22 },
  romantic: { tint: [1, 0.5, 0.55], pull: 0.25 },
  dreamy: { tint: [0.85, 0.6, 0.95], pull: 0.3, fog: 0.012 },
  magical: { tint: [0.62, 0.42, 1], pull: 0.3, fog: 0.008, stars: 0.5 },
  mysterious: { tint: [0.35, 0.42, 0.75], pull: 0.35, fog: 0.02, dim: 0.8 },
  spooky: { tint: [0.3, 0.42, 0.4], pull: 0.45, fog: 0.026, clouds: 0.9, dim: 0.65 },
  dark: { tint: [0.25, 0.27, 0.4], pull: 0.3, dim: 0.55, clouds: 0.9 },
  moody: { tint: [0.4, 0.45, 0.58], pull: 0.35, dim: 0.75, clouds: 0.9, fog: 0.012 },
  epic: { clouds: 0.85, fog: 0.004 },
  majestic: { clouds: 0.75, fog: 0.004 },
  dramatic: { clouds: 0.9, dim: 0.85 },
  chaotic: { clouds: 1, dim: 0.8 },
  serene: { tint: [0.8, 0.86, 1], pull: 0.12, clouds: 0.4 },
  lonely: { tint: [0.5, 0.58, 0.75], pull: 0.3, dim: 0.85, fog: 0.012 },
  cheerful: { tint: [1, 0.9, 0.6], pull: 0.1, clouds: 0.35 },
  futuristic: { tint: [0.4, 0.8, 1], pull: 0.2 },
  surreal: { tint: [0.9, 0.5, 0.8], pull: 0.25 },
}

function tinted(sky: Sky, tint: Rgb, pull: number): Sky {
  const towards = (color: Rgb): Rgb => {
    const level = Math.max(color[0], color[1], color[2])
    return mixColor(color, scale(tint, level), pull)
  }
  return {
    ...sky,
    zenith: towards(sky.zenith),
    horizon: towards(sky.horizon),
    cloudLit: towards(sky.cloudLit),
    cloudDark: towards(sky.cloudDark),
    ambient: mixColor(sky.ambient, scale(tint, Math.max(...sky.ambient)), pull * 0.6),
    sunColor: mixColor(sky.sunColor, scale(tint, Math.max(...sky.sunColor)), pull * 0.5),
    ...(sky.fogColor ? { fogColor: towards(sky.fogColor) } : {}),
  }
}

function withMood(sky: Sky, mood: ReadonlySet<string>): Sky {
  let result = sky
  for (const word of mood) {
    const effect = MOODS[word]
    if (!effect) continue
    if (effect.tint) result = tinted(result, effect.tint, effect.pull ?? 0.2)
    if (effect.dim !== undefined) result = overcast(result, (1 - effect.dim) * 0.8, effect.dim)
    result = {
      ...result,
      fog: Math.max(result.fog, effect.fog ?? 0),
      clouds: Math.max(result.clouds, effect.clouds ?? 0),
      stars: Math.max(result.stars, effect.stars ?? 0),
    }
  }
  return result
}

/** Pulls sky and light towards a palette asked for ("in blue and gold tones") or a style's. */
export function withPalette(sky: Sky, palette: readonly Rgb[], amount: number): Sky {
  if (palette.length === 0) return sky
  const bright = (color: Rgb): Rgb => scale(color, 1 / Math.max(0.12, Math.max(...color)))
  const first = bright(palette[0])
  const second = bright(palette[1] ?? palette[0])
  const air = tinted(sky, first, amount)
  return {
    ...air,
    horizon: tinted(sky, second, amount).horizon,
    cloudLit: tinted(sky, second, amount).cloudLit,
  }
}

function withLight(sky: Sky, request: SkyRequest): Sky {
  const { light, rig, side } = request
  let result = sky
  if (light.has('warm') || light.has('firelight')) result = tinted(result, [1, 0.66, 0.34], 0.22)
  if (light.has('cold')) result = tinted(result, [0.55, 0.75, 1], 0.25)
  if (light.has('soft')) {
    result = { ...result, sunColor: scale(result.sunColor, 0.75), ambient: scale(result.ambient, 1.2) }
  }
  if (light.has('hard')) {
    result = { ...result, sunColor: scale(result.sunColor, 1.15), ambient: scale(result.ambient, 0.7) }
  }
  if (light.has('starlight')) result = { ...result, stars: Math.max(1, result.stars) }
  if (light.has('golden-hour') || rig === 'golden') {
    result = { ...result, sunColor: mixColor(result.sunColor, [3.3, 1.8, 0.8], 0.6), glow: [1, 0.5, 0.2] }
  }
  if (light.has('backlit')) {
    result = { ...result, sunDirection: unit([side * 0.35, 0.34, 0.8]) }
  }
  if (light.has('moonlight')) result = { ...result, moon: Math.max(result.moon, 1) }
  if (light.has('volumetric')) result = { ...result, fog: Math.max(result.fog, 0.022) }
  if (rig === 'flat') {
    result = {
      ...result,
      sunColor: scale(result.sunColor, 0.7),
      ambient: scale(result.ambient, 1.3),
      fog: result.fog * 0.6,
    }
  }
  if (rig === 'moody') result = { ...overcast(result, 0.35, 0.72), fog: Math.max(result.fog, 0.014) }
  if (rig === 'chiaroscuro' || light.has('chiaroscuro') || light.has('candlelight')) {
    result = {
      ...result,
      sunColor: scale(mixColor(result.sunColor, [2.6, 1.8, 1.05], 0.6), 1.05),
      sunDirection: unit([side * 0.75, 0.5, -0.45]),
      ambient: scale(result.ambient, 0.42),
      ground: scale(result.ground, 0.4),
      zenith: scale(result.zenith, 0.4),
      horizon: scale(result.horizon, 0.45),
      cloudLit: scale(result.cloudLit, 0.5),
      cloudDark: scale(result.cloudDark, 0.4),
    }
  }
  if (rig === 'studio') {
    result = {
      ...result,
      sunColor: mixColor(result.sunColor, [2.1, 2.0, 1.9], 0.4),
      ambient: scale(result.ambient, 1.1),
    }
  }
  return result
}

/** The sky of an hour, in a weather and a mood, as a style and the prompt want it lit. */
export function planSky(request: SkyRequest): SkyPlan {
  const { sun, exposure, ...hour } = HOURS[request.time]
  const x = Math.abs(sun[0]) * request.side
  // A face wants the sun on the viewer's side; the low sun still stays off to the side.
  const z = request.facing && sun[2] > 0 ? -0.3 : sun[2]
  const y = request.facing ? Math.max(sun[1], 0.36) : sun[1]
  let sky: Sky = { ...hour, sunDirection: unit([x, y, z]) }
  sky = withWeather(sky, request.weather)
  sky = withMood(sky, request.mood)
  sky = withLight(sky, request)
  if (!request.allows('clouds')) sky = { ...sky, clouds: 0 }
  if (!request.allows('stars')) sky = { ...sky, stars: 0 }
  if (!request.allows('moon')) sky = { ...sky, moon: 0 }
  if (!request.allows('sun')) sky = { ...sky, sunDisc: 0 }
  if (!request.allows('fog')) sky = { ...sky, fog: Math.min(sky.fog, 0.002) }
  return { sky, exposure }
}
