import type { SpriteTexture } from '../../render/painting.ts'
import { type Kit, type KitInput, type KitPiece, linear, type Rgb } from '../builder/index.ts'
import { paintBouquet, paintFlowers } from './flower-shapes.ts'
import type { Bloom } from './petals.ts'
import { paintBamboo, paintBlades, paintBush, paintCoral, paintFern, paintLeaf, paintMapleLeaf, paintPotted } from './plant-shapes.ts'
import type { CardDrawing } from './sprite-painter.ts'
import { cachedTexture } from './tree.ts'
import { paintCactus } from './tree-shapes.ts'

const DAISY: Bloom = { petals: 13, petal: '#f7f5ee', petalDark: '#c9c6bd', heart: '#e8b020', length: 32, wide: 5.5, core: 11, form: 'open' }

const BLOOMS: Readonly<Record<string, Bloom>> = {
  daisy: DAISY,
  flower: { ...DAISY, petals: 8, petal: '#f06a9a', petalDark: '#b02a62', wide: 10 },
  sunflower: { ...DAISY, petals: 18, petal: '#ffc61e', petalDark: '#d98a06', heart: '#4a2a10', length: 46, wide: 7.5, core: 22 },
  poppy: { ...DAISY, petals: 4, petal: '#e63a1e', petalDark: '#7a120a', heart: '#1c1a16', length: 32, form: 'flat' },
  lily: { ...DAISY, petal: '#fdf3f2', petalDark: '#e39ab0', heart: '#a8541c', wide: 9, length: 42, form: 'star' },
  orchid: { ...DAISY, petal: '#e08ae0', petalDark: '#8a2a9a', heart: '#f0e060', length: 36, form: 'winged' },
  lotus: { ...DAISY, petal: '#ffc4d8', petalDark: '#d8527f', heart: '#f0d050', length: 40, form: 'pointed' },
  tulip: { ...DAISY, petal: '#f0485a', petalDark: '#9a1426', length: 30, wide: 18, form: 'cup' },
  crocus: { ...DAISY, petal: '#8a5ae0', petalDark: '#4a2a9a', length: 28, wide: 15, form: 'cup' },
  rose: { ...DAISY, petal: '#d8203a', petalDark: '#6e0a1c', length: 34, form: 'spiral' },
  peony: { ...DAISY, petal: '#f7b3cb', petalDark: '#c2577f', length: 40, form: 'ruffled' },
  dahlia: { ...DAISY, petal: '#ea7a5c', petalDark: '#9a2f2a', length: 38, form: 'ruffled' },
  carnation: { ...DAISY, petal: '#f0728c', petalDark: '#a82a4c', length: 34, form: 'fringed' },
  hydrangea: { ...DAISY, petal: '#8fa8ec', petalDark: '#4a5fb4', length: 44, form: 'cluster' },
  dandelion: { ...DAISY, petals: 22, petal: '#ffd21e', petalDark: '#d9a006', heart: '#e8b010', length: 22, wide: 4, core: 8 },
  hibiscus: { ...DAISY, petals: 5, petal: '#e8306a', petalDark: '#8a0a3a', heart: '#f0d050', length: 38, form: 'flat' },
  daffodil: { ...DAISY, petal: '#ffe14a', petalDark: '#d9b020', heart: '#f08a1e', length: 34, form: 'trumpet' },
  bluebell: { ...DAISY, petal: '#5a7ae8', petalDark: '#2a3aa8', length: 36, wide: 13, form: 'spike' },
  lavender: { ...DAISY, petal: '#9a7ae8', petalDark: '#5a3aa8', length: 44, wide: 10, form: 'spike' },
}

/** Flowers of a bouquet when the prompt names none, and when it says wildflowers. */
const MIXED = ['rose', 'peony', 'daisy', 'carnation', 'peony', 'hydrangea'] as const
const WILD = ['daisy', 'poppy', 'bluebell', 'flower', 'lavender'] as const

/** Painters for grasses, bushes and the like. `tint` is the requested color. */
const GREENS: Readonly<Record<string, (seed: number, tint: Rgb | undefined, snow: number) => CardDrawing>> = {
  bush: (seed, tint, snow) => paintBush(seed, ['#14321a', '#557b38'], tint, snow),
  'berry-bush': (seed, tint) => paintBush(seed, ['#14321a', '#557b38'], tint ?? linear('#c8202e')),
  'flower-bush': (seed, tint) => paintBush(seed, ['#1a3d1c', '#557b38'], tint ?? linear('#f08ab4')),
  grass: (seed) => paintBlades(seed, ['#234a18', '#6f9040'], { blades: 46, spread: 0.5, half: 2 }),
  'dry-grass': (seed) => paintBlades(seed, ['#7a6430', '#d8c078'], { blades: 40, spread: 0.55, half: 1.7 }),
  reed: (seed) => paintBlades(seed, ['#3c5220', '#9aa860'], { blades: 24, spread: 0.16, half: 2, ears: '#6b4424' }),
  wheat: (seed) => paintBlades(seed, ['#9a7424', '#e8c460'], { blades: 30, spread: 0.2, half: 1.4, ears: '#e0b04a' }),
  seaweed: (seed) => paintBlades(seed, ['#0f3a2a', '#5a8a3a'], { blades: 14, spread: 0.3, half: 5 }),
  kelp: (seed) => paintBlades(seed, ['#0f3a2a', '#5a8a3a'], { blades: 14, spread: 0.3, half: 5 }),
  fern: (seed) => paintFern(seed),
  bamboo: (seed) => paintBamboo(seed),
  'rose-bush': (seed, tint) => paintBush(seed, ['#16381c', '#5d9040'], tint ?? linear('#d8304a')),
  ivy: (seed) => paintBush(seed, ['#12351a', '#4f8a38']),
  moss: (seed) => paintBush(seed, ['#24401a', '#7a9a3c']),
  clover: (seed) => paintBush(seed, ['#17451f', '#5fae4a']),
  succulent: (seed) => paintBlades(seed, ['#2f6a54', '#9ad0b0'], { blades: 26, spread: 0.8, half: 9 }),
  'potted-plant': (seed) => paintPotted(seed),
  flytrap: (seed) => paintBlades(seed, ['#2f6a24', '#b04a5a'], { blades: 16, spread: 0.7, half: 6, ears: '#d0304a' }),
  cactus: (seed) => paintCactus(seed),
  'maple-leaf': (seed, tint) => paintMapleLeaf(seed, tint ?? linear('#c8281e')),
  leaf: (seed, tint) => paintLeaf(seed, tint ?? linear('#5f9a36')),
  'pine-cone': (seed) => paintLeaf(seed, linear('#7a4a26')),
  coral: (seed, tint) => paintCoral(seed, tint ?? linear(['#f0604a', '#f0a03a', '#d050a0', '#8a60d0'][seed % 4])),
}

const LOOKS = 4
const HEIGHT = 1

const PLANT_VARIANTS = [...Object.keys(BLOOMS), ...Object.keys(GREENS)] as const

/** Card of a plant; `look` picks one of a few individuals. `stems` applies to flowers. */
export function plantTexture(variant: string, look: number, stems = 1, tint?: Rgb, snow = 0): SpriteTexture {
  const individual = Math.abs(Math.trunc(look)) % LOOKS
  const seed = individual * 53 + 7
  const key = `plant:${variant}:${individual}:${stems}:${tint?.map((c) => c.toFixed(3)).join() ?? ''}:${snow}`
  return cachedTexture(key, () => {
    const bloom = BLOOMS[variant]
    if (bloom) return paintFlowers(seed, bloom, stems, tint)
    const paint = GREENS[variant]
    if (!paint) throw new Error(`No plant "${variant}"`)
    return paint(seed, tint, snow)
  })
}

/** Card of a bouquet of the flowers that the prompt names. */
function bouquetTexture({ variant, attributes, seed, color }: KitInput): SpriteTexture {
  const named = [variant, ...attributes].filter((name) => Object.hasOwn(BLOOMS, name) && name !== 'flower')
  const wild = attributes.some((word) => /^(wild|flower$)/.test(word))
  const kinds = named.length > 0 ? named : wild ? WILD : MIXED
  const individual = Math.abs(Math.trunc(seed)) % LOOKS
  const key = `bouquet:${kinds.join()}:${individual}:${color?.map((c) => c.toFixed(3)).join() ?? ''}`
  return cachedTexture(key, () => paintBouquet(individual * 53 + 7, kinds.map((kind) => BLOOMS[kind]), color))
}

function buildPlant(input: KitInput): KitPiece {
  const bouquet = input.variant === 'bouquet' || input.attributes.includes('bouquet')
  const texture = bouquet ? bouquetTexture(input) : plantTexture(input.variant, input.seed, 1, input.color, input.snow ? 1 : 0)
  const width = (HEIGHT * texture.width) / texture.height
  return { bodies: [], cards: [{ center: [0, HEIGHT / 2, 0], width, height: HEIGHT, texture }], height: HEIGHT, radius: width * 0.4,
    anchors: { seat: [0, HEIGHT * 0.9, 0], face: [0, HEIGHT * 0.8, 0] }, drew: [] }
}

export const plantKit: Kit = { name: 'plant', variants: [...PLANT_VARIANTS, 'bouquet'], build: buildPlant }
