import type { Material, Rgb } from '../../render/scene.ts'
import { shade } from './kit-builder.ts'

/** How a surface takes the light. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'paint' | 'metal' | 'chrome' | 'glass' | 'wood' | 'fabric' | 'fur' | 'glow' | 'baked' | 'stone'

export const BRIGHT = 2.4

export function scaleColor(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

export function finishOf(finish: Finish, color: Rgb): Material {
  switch (finish) {
    case 'matte':
      return { color, specular: 0.06, gloss: 8 }
    case 'satin':
      return { color, specular: 0.3, gloss: 26 }
    case 'paint':
      return { color: shade(color, 0.64), specular: 1, gloss: 110, metal: 0.12 }
    case 'gloss':
      return { color, specular: 0.8, gloss: 70, metal: 0.05 }
    case 'metal':
      return { color, specular: 1, gloss: 45, metal: 0.5 }
    case 'chrome':
      return { color, specular: 1.3, gloss: 110, metal: 0.85 }
    case 'glass':
      return { color, specular: 1.6, gloss: 140, metal: 0.08, clear: 0.72 }
    case 'wood':
      return { color, specular: 0.18, gloss: 18, pattern: { kind: 'wood', color: shade(color, 0.66), scale: 3 } }
    case 'stone':
      return { color, specular: 0.05, gloss: 8, pattern: { kind: 'noise', color: shade(color, 0.7), scale: 5 } }
    case 'fabric':
      return { color, specular: 0.03, gloss: 6 }
    case 'fur':
      return { color, specular: 0.05, gloss: 8, fur: 0.5 }
    case 'baked':
      return { color, specular: 0.14, gloss: 12, pattern: { kind: 'mottled', color: [color[0] * 0.58, color[1] * 0.4, color[2] * 0.3], scale: 2.6 } }
    case 'glow':
      return { color, emission: scaleColor(color, BRIGHT), specular: 0.4, gloss: 30 }
  }
}
