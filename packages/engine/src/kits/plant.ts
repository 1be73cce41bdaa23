import type { Rgb, SpriteTexture } from '../render/scene.ts'
import { type Bloom, paintFlowers } from './flower-shapes.ts'
import type { Kit, KitInput, KitPiece } from './kit.ts'
import { linear } from './kit-builder.ts'
import {
  paintBamboo,
  paintBlades,
  paintBush,
  paintCoral,
  paintFern,
  paintLeaf,
  paintMapleLeaf,
  paintMushroom,
  paintPotted,
} from './plant-shapes.ts'
import type { CardDrawing } from './sprite-painter.ts'
import { cachedTexture } from './tree.ts'
import { paintCactus } from './tree-shapes.ts'

const DAISY: Bloom = {
  petals: 13,
  petal: '#f7f5ee',
  petalDark: '#c9c6bd',
  heart: '#e8b020',
  length: 32,
  wide: 5.5,
  core: 11,
  form: 'open',
}

const BLOOMS: Readonly<Record<string, Bloom>> = {
  daisy: DAISY,
  flower: { ...DAISY, petals: 8, petal: '#f06a9a', petalDark: '#b02a62', wide: 10 },
  sunflower: {
    ...DAISY,
    petals: 18,
    petal: '#ffc61e',
    petalDark: '#d98a06',
    heart: '#4a2a10',
    length: 46,
    wide: 7.5,
    core: 22,
  },
  poppy: {
    ...DAISY,
    petals: 5,
    petal: '#e63a1e',
    petalDark: '#8a160c',
    heart: '#1c1a16',
    wide: 17,
    length: 30,
    core: 8,
  },
  lily: {
    ...DAISY,
    petals: 6,
    petal: '#fbe9ee',
    petalDark: '#e08aa6',
    heart: '#c98a1e',
    wide: 9,
    length: 42,
    core: 6,
  },
  orchid: {
    ...DAISY,
    petals: 5,
    petal: '#e08ae0',
    petalDark: '#8a2a9a',
    heart: '#f0e060',
    wide: 13,
    length: 34,
    core: 8,
  },
  lotus: {
    ...DAISY,
    petals: 12,
    petal: '#ffc4d8',
    petalDark: '#e0608a',
    heart: '#f0d050',
    wide: 10,
    length: 44,
    core: 9,
  },
  tulip: { ...DAISY, petal: '#e8344a', petalDark: '#9a1426', length: 30, wide: 18, form: 'cup' },
  crocus: { ...DAISY, petal: '#8a5ae0', petalDark: '#4a2a9a', length: 28, wide: 15, form: 'cup' },
  rose: { ...DAISY, petal: '#d8203a', petalDark: '#6e0a1c', length: 34, wide: 18, form: 'layered' },
  peony: { ...DAISY, petal: '#f7a0c0', petalDark: '#c04a7a', length: 38, wide: 20, form: 'layered' },
  dandelion: {
    ...DAISY,
    petals: 22,
    petal: '#ffd21e',
    petalDark: '#d9a006',
    heart: '#e8b010',
    length: 22,
    wide: 4,
    core: 8,
  },
  hibiscus: {
    ...DAISY,
    petals: 5,
    petal: '#e8306a',
    petalDark: '#8a0a3a',
    heart: '#f0d050',
    length: 38,
    wide: 17,
    core: 7,
  },
  daffodil: {
    ...DAISY,
    petals: 6,
    petal: '#ffe14a',
    petalDark: '#d9b020',
    heart: '#f08a1e',
    length: 34,
    wide: 11,
    core: 12,
  },
  bluebell: { ...DAISY, petal: '#5a7ae8', petalDark: '#2a3aa8', length: 36, wide: 13, form: 'spike' },
  lavender: { ...DAISY, petal: '#9a7ae8', petalDark: '#5a3aa8', length: 44, wide: 10, form: 'spike' },
}

/** Grasses, bushes and the like: how each is painted. `tint` is the colour asked for. */
const GREENS: Readonly<Record<string, (seed: number, tint: Rgb | undefined, snow: number) => CardDrawing>> = {
  bush: (seed, tint, snow) => paintBush(seed, ['#14321a', '#557b38'], tint, snow),
  'berry-bush': (seed, tint) => paintBush(seed, ['#14321a', '#557b38'], tint ?? linear('#c8202e')),
  'flower-bush': (seed, tint) => paintBush(seed, ['#1a3d1c', '#557b38'], tint ?? linear('#f08ab4')),
  grass: (seed) => paintBlades(seed, ['#234a18', '#6f9040'], { blades: 46, spread: 0.5, half: 2 }),
  'dry-grass': (seed) => paintBlades(seed, ['#7a6430', '#d8c078'], { blades: 40, spread: 0.55, half: 1.7 }),
  reed: (seed) =>
    paintBlades(seed, ['#3c5220', '#9aa860'], { blades: 24, spread: 0.16, half: 2, ears: '#6b4424' }),
  wheat: (seed) =>
    paintBlades(seed, ['#9a7424', '#e8c460'], { blades: 30, spread: 0.2, half: 1.4, ears: '#e0b04a' }),
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
  flytrap: (seed) =>
    paintBlades(seed, ['#2f6a24', '#b04a5a'], { blades: 16, spread: 0.7, half: 6, ears: '#d0304a' }),
  cactus: (seed) => paintCactus(seed),
  mushroom: (seed, tint) => paintMushroom(seed, tint ?? linear('#d0241c')),
  'giant-mushroom': (seed, tint) => paintMushroom(seed, tint ?? linear('#d0241c')),
  'maple-leaf': (seed, tint) => paintMapleLeaf(seed, tint ?? linear('#c8281e')),
  leaf: (seed, tint) => paintLeaf(seed, tint ?? linear('#5f9a36')),
  'pine-cone': (seed) => paintLeaf(seed, linear('#7a4a26')),
  coral: (seed, tint) =>
    paintCoral(seed, tint ?? linear(['#f0604a', '#f0a03a', '#d050a0', '#8a60d0'][seed % 4])),
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

function buildPlant(input: KitInput): KitPiece {
  const bouquet = input.variant === 'bouquet' || input.attributes.includes('bouquet')
  const stems = bouquet ? 5 : 1
  // A bunch is of the flower that it is named by.
  const named = input.attributes.find((name) => Object.hasOwn(BLOOMS, name))
  const variant = bouquet ? (named ?? 'peony') : input.variant
  const texture = plantTexture(variant, input.seed, stems, input.color, input.snow ? 1 : 0)
  const width = (HEIGHT * texture.width) / texture.height
  return {
    bodies: [],
    cards: [{ center: [0, HEIGHT / 2, 0], width, height: HEIGHT, texture }],
    height: HEIGHT,
    radius: width * 0.4,
    anchors: { seat: [0, HEIGHT * 0.9, 0], face: [0, HEIGHT * 0.8, 0] },
    drew: [],
  }
}

export const plantKit: Kit = { name: 'plant', variants: [...PLANT_VARIANTS, 'bouquet'], build: buildPlant }
