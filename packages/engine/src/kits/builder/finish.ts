import type { Material, Rgb } from '../../render/scene.ts'
import { linear, shade } from './kit-builder.ts'
import { scaled } from './vector.ts'

const FINISHES: Readonly<Record<string, Material>> = {
  gold: { color: linear('#f0b23a'), metal: 0.75, specular: 1.2, gloss: 50 },
  silver: { color: linear('#d5d9de'), metal: 0.8, specular: 1.2, gloss: 60 },
  bronze: { color: linear('#a8703a'), metal: 0.6, specular: 0.9, gloss: 40 },
  metal: { color: linear('#b4bac2'), metal: 0.7, specular: 1, gloss: 50 },
  chrome: { color: linear('#e6eaee'), metal: 0.95, specular: 1.5, gloss: 120 },
  glass: { color: linear('#bfe3ee'), metal: 0.12, specular: 1.6, gloss: 140, clear: 0.8 },
  crystal: { color: linear('#b9c8f2'), metal: 0.2, specular: 1.8, gloss: 150, clear: 0.7, emission: [0.04, 0.05, 0.09] },
  ice: { color: linear('#cfeaf7'), metal: 0.1, specular: 1.4, gloss: 110, clear: 0.6, emission: [0.03, 0.06, 0.08] },
  wood: { color: linear('#9a6536'), specular: 0.15, gloss: 16, pattern: { kind: 'wood', color: linear('#74451f'), scale: 0.12 } },
  stone: { color: linear('#9a978f'), specular: 0.05, gloss: 8, pattern: { kind: 'noise', color: linear('#77746d'), scale: 0.05 } },
  marble: { color: linear('#eceae4'), specular: 0.5, gloss: 50, pattern: { kind: 'noise', color: linear('#c5c3c0'), scale: 0.16 } },
  leather: { color: linear('#7d4c2a'), specular: 0.26, gloss: 22, pattern: { kind: 'noise', color: linear('#643a1e'), scale: 0.05 } },
  paper: { color: linear('#f1ece0'), specular: 0.02, gloss: 6 },
  clay: { color: linear('#b5653f'), specular: 0.06, gloss: 10 },
  plastic: { color: linear('#e0483c'), specular: 0.7, gloss: 60 },
}

const SAME: Readonly<Record<string, string>> = {
  golden: 'gold',
  metallic: 'metal',
  steel: 'metal',
  iron: 'metal',
  copper: 'bronze',
  wooden: 'wood',
  porcelain: 'marble',
  diamond: 'crystal',
}

/** Material of a whole figure ("a glass horse"); undefined when the prompt names none. */
export const finishFor = (material: string | undefined): Material | undefined => (material === undefined ? undefined : FINISHES[SAME[material] ?? material])

/** How a surface reflects light. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'paint' | 'metal' | 'chrome' | 'glass' | 'wood' | 'fabric' | 'fur' | 'glow' | 'baked' | 'stone'

export const BRIGHT = 2.4

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
      return { color, emission: scaled(color, BRIGHT), specular: 0.4, gloss: 30 }
  }
}
