import { mixColor } from '../kits/builder/kit-builder.ts'
import { scaled } from '../kits/builder/vector.ts'
import type { Rgb, Sky } from '../render/scene.ts'

/** The gray as light as `color`. */
export const grayLevel = (color: Rgb): number => color[0] * 0.25 + color[1] * 0.6 + color[2] * 0.15

function gray(color: Rgb, amount: number): Rgb {
  const level = grayLevel(color)
  return mixColor(color, [level, level, level * 1.04], amount)
}

/** Overcast: softer, grayer, darker; `amount` 0 … 1. */
export function overcast(sky: Sky, amount: number, dim: number): Sky {
  const soften = (color: Rgb) => scaled(gray(color, amount * 0.95), 1 - (1 - dim) * amount)
  return {
    ...sky,
    sunColor: scaled(gray(sky.sunColor, amount * 0.6), 1 - 0.72 * amount),
    ambient: scaled(gray(sky.ambient, amount * 0.6), 0.95),
    zenith: soften(sky.zenith),
    horizon: soften(sky.horizon),
    glow: scaled(sky.glow, 1 - 0.8 * amount),
    cloudLit: soften(sky.cloudLit),
    cloudDark: scaled(soften(sky.cloudDark), 0.9),
    sunDisc: sky.sunDisc * (1 - amount),
    stars: sky.stars * (1 - amount),
    moon: sky.moon * (1 - amount),
    clouds: Math.max(sky.clouds, amount),
  }
}

/** Pulls air, light and cloud toward a color. */
export function tinted(sky: Sky, tint: Rgb, pull: number): Sky {
  const toward = (color: Rgb): Rgb => {
    const level = Math.max(color[0], color[1], color[2])
    return mixColor(color, scaled(tint, level), pull)
  }
  return {
    ...sky,
    zenith: toward(sky.zenith),
    horizon: toward(sky.horizon),
    cloudLit: toward(sky.cloudLit),
    cloudDark: toward(sky.cloudDark),
    ambient: mixColor(sky.ambient, scaled(tint, Math.max(...sky.ambient)), pull * 0.6),
    sunColor: mixColor(sky.sunColor, scaled(tint, Math.max(...sky.sunColor)), pull * 0.5),
    ...(sky.fogColor ? { fogColor: toward(sky.fogColor) } : {}),
  }
}
