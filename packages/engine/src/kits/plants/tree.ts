import type { SpriteTexture } from '../../render/painting.ts'
import type { Kit, KitInput, KitPiece } from '../kit.ts'
import { type Crown, paintLeafy } from './crown-shape.ts'
import { paintPalm } from './palm-shape.ts'
import { type CardDrawing, SpritePainter } from './sprite-painter.ts'
import { paintBare, paintCactus, paintConifer } from './tree-shapes.ts'

const OAK: Crown = { trunk: 0.26, radius: 0.37, stretch: 0.84, leaf: ['#162a18', '#63773a'], bark: ['#33261c', '#7b6248'], girth: 0.04, clump: 4.2,
  density: 1.2 }

/** Leafy species: what differs from the oak. */
const CROWNS: Readonly<Record<string, Crown>> = {
  oak: OAK,
  maple: { ...OAK, leaf: ['#7a1d0e', '#f08a1e'], radius: 0.36 },
  autumn: { ...OAK, leaf: ['#6b3a0c', '#eaa52c'], radius: 0.35 },
  cherry: { ...OAK, leaf: ['#b8527a', '#ffd3e2'], bark: ['#241a1a', '#5d4540'], clump: 4.6, radius: 0.38, stretch: 0.78 },
  apple: { ...OAK, fruit: '#d8302a', leaf: ['#1e4a1c', '#5f8a3c'], trunk: 0.22 },
  birch: { ...OAK, trunk: 0.34, radius: 0.26, stretch: 1.35, girth: 0.024, bark: ['#b9b3a6', '#efece4'], leaf: ['#3a5a26', '#8c9a4c'], clump: 3.2, bars: true },
  poplar: { ...OAK, trunk: 0.14, radius: 0.17, stretch: 2.4, girth: 0.026, leaf: ['#1c3a20', '#6b8a44'], clump: 3.4 },
  cypress: { ...OAK, trunk: 0.06, radius: 0.13, stretch: 3.3, girth: 0.03, leaf: ['#0d2a16', '#3d6b38'], clump: 3.6 },
  willow: { ...OAK, trunk: 0.28, radius: 0.36, stretch: 0.8, leaf: ['#2a4f24', '#7f9a4c'], clump: 4.4, weeping: true },
  acacia: { ...OAK, trunk: 0.4, radius: 0.4, stretch: 0.34, girth: 0.026, leaf: ['#2c441c', '#76883c'], clump: 4.2 },
  'cherry-blossom': { ...OAK, leaf: ['#b8527a', '#ffd3e2'], bark: ['#241a1a', '#5d4540'], clump: 4.6, radius: 0.38, stretch: 0.78 },
  orange: { ...OAK, leaf: ['#1a451c', '#6fa03c'], trunk: 0.22, fruit: '#f08a1e' },
  olive: { ...OAK, leaf: ['#4a5a40', '#a9b58a'], trunk: 0.24, clump: 4 },
  baobab: { ...OAK, trunk: 0.5, radius: 0.3, stretch: 0.42, girth: 0.11, bark: ['#5a4634', '#a08566'] },
  'world-tree': { ...OAK, trunk: 0.34, radius: 0.4, stretch: 0.72, girth: 0.09, leaf: ['#12402a', '#7fd07a'], clump: 4 },
  treant: { ...OAK, trunk: 0.42, radius: 0.28, stretch: 0.8, girth: 0.08 },
  jungle: { ...OAK, trunk: 0.4, radius: 0.36, stretch: 0.74, girth: 0.04, leaf: ['#0c2614', '#47703a'], clump: 5.2 },
}

/** Height of the card in meters at scale 1; the composer scales it to the lexicon's height. */
const HEIGHT = 5
const LOOKS = 4
/** How far the crown of a leaning palm hangs beside its foot, pixels of its card. */
const LEAN = 260
/** More than any scene has; each takes up to a megabyte in the sizes that were drawn. */
const CACHE_LIMIT = 64
const cache = new Map<string, SpriteTexture>()

/** One per (species, look, snow), shared by every picture of the process; painted in the sizes that are drawn. */
export function cachedTexture(key: string, draw: () => CardDrawing): SpriteTexture {
  const known = cache.get(key)
  if (known) {
    // The last used is the last to go.
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const drawing = draw()
  const { width, height } = drawing
  const texture: SpriteTexture = {
    width,
    height,
    painted: (halvings) => {
      const painter = new SpritePainter(drawing, halvings)
      drawing.paint(painter)
      return painter.painting()
    },
  }
  if (cache.size >= CACHE_LIMIT) {
    const oldest = cache.keys().next().value
    if (oldest !== undefined) cache.delete(oldest)
  }
  cache.set(key, texture)
  return texture
}

const TREE_SPECIES = ['pine', 'spruce', 'fir', 'redwood', 'christmas-tree', 'palm', 'leaning-palm', 'cactus', 'bare', 'dead', ...Object.keys(CROWNS)] as const

/** Card of a tree; `look` picks one of a few individuals of the species. */
export function treeTexture(species: string, look: number, snow = 0): SpriteTexture {
  const individual = Math.abs(Math.trunc(look)) % LOOKS
  const seed = individual * 97 + 11
  return cachedTexture(`tree:${species}:${individual}:${snow}`, () => {
    if (species === 'pine' || species === 'spruce') {
      return paintConifer(seed, snow, species === 'spruce' ? ['#0e2620', '#3c6658'] : undefined)
    }
    if (species === 'fir' || species === 'redwood') return paintConifer(seed, snow, ['#0c2216', '#35613a'])
    if (species === 'christmas-tree') return paintConifer(seed, 0, ['#0d2a18', '#2f6b38'], true)
    if (species === 'dead') return paintBare(seed, snow)
    if (species === 'palm') return paintPalm(seed)
    if (species === 'leaning-palm') return paintPalm(seed, LEAN)
    if (species === 'cactus') return paintCactus(seed)
    if (species === 'bare') return paintBare(seed, snow)
    const crown = CROWNS[species]
    if (!crown) throw new Error(`No tree species "${species}"`)
    return paintLeafy(seed, crown, snow)
  })
}

function buildTree(input: KitInput): KitPiece {
  const species = input.attributes.some((word) => word === 'bare' || word === 'dead') ? 'bare' : input.variant
  const texture = treeTexture(species, input.seed, input.snow ? 1 : 0)
  const width = (HEIGHT * texture.width) / texture.height
  return { bodies: [], cards: [{ center: [0, HEIGHT / 2, 0], width, height: HEIGHT, texture }], height: HEIGHT, radius: width * 0.35,
    anchors: { seat: [0, HEIGHT * 0.62, 0], face: [0, HEIGHT * 0.62, 0] }, drew: [] }
}

export const treeKit: Kit = { name: 'tree', variants: TREE_SPECIES, build: buildTree }
