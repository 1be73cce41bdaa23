import type { SpriteTexture } from '../../render/painting.ts'
import { createRandom, type Kit, type KitInput, type KitPiece, type Thing, triples, type Vec3 } from '../builder/index.ts'
import { type Crown, paintLeafy } from './crown-shape.ts'
import { paintPalm } from './palm-shape.ts'
import { type CardDrawing, SpritePainter } from './sprite-painter.ts'
import { paintBare, paintCactus, paintConifer } from './tree-shapes.ts'

/** Path of an old branch: out of the ground, bent over, and across the picture. */
const BOUGH: readonly Vec3[] = triples([0.05, -1.3, -1.35, 0, -0.75, -1.3, 0.04, -0.25, -1.02, 0, -0.02, -0.55, 0.03, -0.02, 0.1, 0, 0.1, 0.8, 0.05, 0.34, 1.5])
const GIRTH = [0.34, 0.25, 0.2, 0.17, 0.14, 0.1, 0.03]
const TWIG = [0.065, 0.04, 0.015]
const TWIGS: readonly (readonly [from: Vec3, to: Vec3])[] = [[[0, -0.1, -1.02], [0.12, 0.62, -1.6]], [[0, 0.08, 0.75], [0.2, 0.66, 1.02]],
  [[0, -0.02, 0.2], [0.3, -0.42, 0.72]], [[0, 0.16, 0.95], [0.1, -0.16, 1.6]], [[0, 0.3, 1.36], [0.02, 0.72, 1.86]]]

/** True if snow lies on a branch: in a snowy prompt, or from its own adjective. */
export const isSnowed = ({ input }: Thing): boolean => input.snow === true || input.attributes.some((word) => /^snow(y|-covered)$/.test(word))

/** Snow of uneven thickness along the upper side of a branch. */
export function layOnBranch(t: Thing, points: readonly Vec3[], radii: readonly number[]): void {
  const snow = t.fixed('#f3f7fc', 'matte')
  const at = ([x, y, z]: Vec3, radius: number): Vec3 => [x, y + radius * 0.62, z]
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [at(points[i], radii[i]), at(points[i + 1], radii[i + 1])]
    const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + radii[i] * 0.3, (from[2] + to[2]) / 2]
    t.rod(from, middle, radii[i] * 0.74, snow, radii[i] * 0.9, 0.06).rod(middle, to, radii[i] * 0.9, snow, radii[i + 1] * 0.7, 0.06)
  }
}

/** A perch in a tree: a crooked branch with leafy twigs, bare in snow. */
export function bough(t: Thing): void {
  const bark = t.main('#5f4630', 'stone', { pattern: { kind: 'noise', color: [0.05, 0.035, 0.022], scale: 8 } })
  t.tube([...BOUGH], GIRTH, bark, 0.05)
  const snowed = isSnowed(t)
  if (snowed) layOnBranch(t, BOUGH.slice(2), GIRTH.slice(2))
  const random = createRandom(41)
  const leaf = ['#4c6a2c', '#6d8238', '#3c5a2a'].map((hex) => t.fixed(hex, 'matte'))
  for (const [from, to] of TWIGS) {
    const half: Vec3 = [from[0], (from[1] + to[1]) / 2 + 0.06, (from[2] + to[2]) / 2]
    t.tube([from, half, to], TWIG, bark, 0.03)
    if (snowed) layOnBranch(t, [from, half, to], TWIG)
    for (let i = 0; i < (snowed ? 0 : 8); i++) {
      const k = 0.45 + 0.65 * (i / 7)
      const at: Vec3 = [
        from[0] + (to[0] - from[0]) * k + (random() - 0.5) * 0.26,
        from[1] + (to[1] - from[1]) * k + (random() - 0.5) * 0.2,
        from[2] + (to[2] - from[2]) * k + (random() - 0.5) * 0.28]
      const down: Vec3 = [at[0] + (random() - 0.3) * 0.12, at[1] - 0.1, at[2] + (random() - 0.4) * 0.2]
      t.rod(at, down, 0.06, leaf[i % 3], 0.012)
    }
  }
  t.seat = [0.02, 0.12, -0.12]
}

const OAK: Crown = { trunk: 0.26, radius: 0.37, stretch: 0.84, leaf: ['#162a18', '#63773a'], bark: ['#33261c', '#7b6248'], girth: 0.04, clump: 4.2,
  density: 1.2 }

/** Leafy species, as differences from the oak. */
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
/** Distance of a leaning palm's crown from its foot, pixels of its card. */
const LEAN = 260
/** More than any scene uses; each entry takes up to a megabyte in the sizes that were drawn. */
const CACHE_LIMIT = 64
const cache = new Map<string, SpriteTexture>()

/** One texture per (species, look, snow), shared by all pictures of the process and painted in the sizes that are drawn. */
export function cachedTexture(key: string, draw: () => CardDrawing): SpriteTexture {
  const known = cache.get(key)
  if (known) {
    // Moves the entry to the end: the least recently used entry is evicted first.
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
    if (species === 'pine' || species === 'spruce') return paintConifer(seed, snow, species === 'spruce' ? ['#0e2620', '#3c6658'] : undefined)
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
