import type { Rgb, Sky } from '../../render/scene.ts'
import { overcast, tinted } from '../sky-tint.ts'

/** Per mood: the tint of light and air, how strong it is, and the effect on fog and clouds. */
// biome-ignore format: rows of a table
const MOODS: Readonly<Record<string, { tint?: Rgb; pull?: number; fog?: number; clouds?: number; dim?: number; stars?: number }>> = {
  cozy: { tint: [1, 0.62, 0.3], pull: 0.22 }, romantic: { tint: [1, 0.5, 0.55], pull: 0.25 }, dreamy: { tint: [0.85, 0.6, 0.95], pull: 0.3, fog: 0.012 },
  magical: { tint: [0.62, 0.42, 1], pull: 0.3, fog: 0.008, stars: 0.5 }, mysterious: { tint: [0.35, 0.42, 0.75], pull: 0.35, fog: 0.02, dim: 0.8 },
  spooky: { tint: [0.3, 0.42, 0.4], pull: 0.45, fog: 0.013, clouds: 0.9, dim: 0.7 }, dark: { tint: [0.25, 0.27, 0.4], pull: 0.3, dim: 0.55, clouds: 0.9 },
  moody: { tint: [0.4, 0.45, 0.58], pull: 0.35, dim: 0.75, clouds: 0.9, fog: 0.012 }, epic: { clouds: 0.85, fog: 0.004 },
  majestic: { clouds: 0.75, fog: 0.004 }, dramatic: { clouds: 0.9, dim: 0.85 }, chaotic: { clouds: 1, dim: 0.8 },
  serene: { tint: [0.8, 0.86, 1], pull: 0.12, clouds: 0.4 }, lonely: { tint: [0.5, 0.58, 0.75], pull: 0.3, dim: 0.85, fog: 0.012 },
  cheerful: { tint: [1, 0.9, 0.6], pull: 0.1, clouds: 0.35 }, sorrowful: { tint: [0.42, 0.52, 0.68], pull: 0.35, dim: 0.75, clouds: 0.95, fog: 0.014 },
  furious: { tint: [1, 0.28, 0.16], pull: 0.42, dim: 0.75, clouds: 1 }, fearful: { tint: [0.3, 0.38, 0.42], pull: 0.4, fog: 0.018, clouds: 0.9, dim: 0.65 },
  hopeful: { tint: [1, 0.84, 0.58], pull: 0.16, clouds: 0.5 }, free: { tint: [0.7, 0.86, 1], pull: 0.12, clouds: 0.4 },
  nostalgic: { tint: [1, 0.76, 0.46], pull: 0.24, fog: 0.006 }, futuristic: { tint: [0.4, 0.8, 1], pull: 0.2 }, surreal: { tint: [0.9, 0.5, 0.8], pull: 0.25 },
}

/** True for a mood that changes light and air. */
export const isMoodShown = (mood: string): boolean => mood in MOODS

/** Adjusts a sky to the moods that the prompt names. */
export function withMood(sky: Sky, mood: ReadonlySet<string>): Sky {
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
