import type { Rgb, Vec3 } from '../../render/scene.ts'
import { KitBuilder, linear, mixColor, shade } from '../builder/kit-builder.ts'
import { triples } from '../tuples.ts'
import { hipRoof, roofTiles, signBoard, type Wall, windowed } from './facade.ts'
import { type BuildingInput, type BuildingParts, partTone, type Recipe } from './piece.ts'
import { awning, shopFront, speckled, tableSet } from './shop-front.ts'
import { boards, masonry, plain } from './wall-faces.ts'

type Shop = {
  /** Sign when the prompt gives no words. */
  readonly sign: string
  readonly front: string
  readonly brick: readonly [string, string]
  readonly awning: readonly [string, string]
  readonly ink: Rgb
  readonly storeys: number
  readonly tables?: boolean
  readonly flowers?: boolean
}

const CREAM: Rgb = [1, 0.82, 0.55]

const SHOPS: Readonly<Record<string, Shop>> = {
  cafe: { sign: 'COFFEE SHOP', front: '#1f4a3c', brick: ['#7a3a2a', '#a0523a'], awning: ['#b0261e', '#f0e2c8'], ink: CREAM, storeys: 1, tables: true },
  bakery: { sign: 'BAKERY', front: '#7a4a26', brick: ['#c9a06c', '#e0c08e'], awning: ['#d98a2e', '#f7ecd6'], ink: CREAM, storeys: 1, tables: true },
  restaurant: { sign: 'RESTAURANT', front: '#3a1c1c', brick: ['#8a7a6a', '#b5a590'], awning: ['#7a1626', '#7a1626'], ink: CREAM, storeys: 2, tables: true },
  diner: { sign: 'DINER', front: '#2a7f86', brick: ['#b9c4c6', '#e2e8e8'], awning: ['#c8202a', '#f4efe4'], ink: [1, 0.42, 0.38], storeys: 1 },
  bookshop: { sign: 'BOOKS', front: '#1f3348', brick: ['#8a8478', '#b0a898'], awning: ['#26486b', '#f0e8d8'], ink: CREAM, storeys: 2 },
  'flower-shop': { sign: 'FLOWERS', front: '#3c5a3c', brick: ['#d8cdb8', '#efe6d4'], awning: ['#4a8a5a', '#f5efe2'], ink: [1, 0.75, 0.8], storeys: 1,
    flowers: true },
  shop: { sign: 'SHOP', front: '#2c3f5a', brick: ['#a86a4a', '#c98a64'], awning: ['#2c5a8a', '#f0ead8'], ink: CREAM, storeys: 1 },
  pub: { sign: 'TAVERN', front: '#2f2418', brick: ['#5a4a3c', '#7d6a56'], awning: ['#3a2c1c', '#3a2c1c'], ink: [1, 0.75, 0.35], storeys: 1 },
  cinema: { sign: 'CINEMA', front: '#2a1420', brick: ['#6b3a3a', '#8a4a44'], awning: ['#c02030', '#f2d060'], ink: [1, 0.5, 0.35], storeys: 2 },
}

const WIDTH = 7
const DEPTH = 5
const GROUND = 3.1
/** Of the tiled roof that a prompt asks for; others are flat. */
const ROOF_RISE = 2
const STOREY = 2.7
const WARM: Rgb = [2.4, 1.4, 0.56]

/** Moves a body built around the origin; buildings' object space (see `upright`). */
function shiftBody(body: ReturnType<KitBuilder['build']>, by: Vec3): ReturnType<KitBuilder['build']> {
  const add = (p: Vec3): Vec3 => [p[0] - by[2], p[1] + by[1], p[2] + by[0]]
  return {
    materials: body.materials,
    primitives: body.primitives.map((part) => (part.type === 'cone' ? { ...part, a: add(part.a), b: add(part.b) } : { ...part, center: add(part.center) })),
    key: `${body.key}:${by.join()}`,
  }
}

function drawShop(shop: Shop, input: BuildingInput): BuildingParts {
  const half = WIDTH / 2
  const front = -DEPTH / 2
  const top = GROUND + 0.35 + shop.storeys * STOREY
  const text = input.texts?.[0] ?? shop.sign
  const brick = masonry(linear(shop.brick[0]), linear(shop.brick[1]), 0.34, 0.13)
  const upper = windowed(brick, WIDTH, input.lit, { sill: 0.6, storey: STOREY, rows: shop.storeys, bay: 1.65, width: 0.85, height: 1.5, frame: [0.5, 0.46, 0.4],
    lit: 0.6, seed: (Math.abs(input.seed) % 31) + 2 })
  const boardWidth = Math.min(WIDTH - 0.6, Math.max(3.2, text.length * 0.36))
  const night: Rgb = [shop.ink[0] * 3, shop.ink[1] * 2.5, shop.ink[2] * 2]
  const walls: Wall[] = [
    { min: [-half, 0, front], max: [half, GROUND, -front], face: shopFront(shop.front, input) },
    { min: [-half, GROUND, front + 0.04], max: [half, top, -front], face: upper },
    { min: [-half - 0.12, top, front - 0.12], max: [half + 0.12, top + 0.28, -front], face: plain(input.snowy ? [0.84, 0.88, 0.95] : [0.16, 0.13, 0.11]) },
    {
      min: [-boardWidth / 2, GROUND - 0.28, front - 0.2],
      max: [boardWidth / 2, GROUND + 0.52, front],
      face: signBoard(text, boardWidth, 0.8, mixColor(linear(shop.front), [0.02, 0.02, 0.02], 0.5), shop.ink, input.lit ? night : undefined),
    },
    ...awning(-half + 0.2, half - 0.2, front, 2.66, [partTone(input, 'awning') ?? linear(shop.awning[0]), linear(shop.awning[1])])]
  const roof = partTone(input, 'roof')
  if (roof) walls.push(...hipRoof(-half - 0.3, half + 0.3, front - 0.3, -front + 0.3, top + 0.28, ROOF_RISE, roofTiles(shade(roof, 0.72), roof, input.snowy)))
  const ridge = top + 0.28 + (roof ? ROOF_RISE : 0)
  if (shop.flowers) {
    for (let i = 0; i < 6; i++) {
      const x = -half + 0.5 + i * 1.1
      const bloom = linear(['#e0406a', '#f0b030', '#8a5ae0', '#f07090', '#e8e4da', '#e05030'][i])
      walls.push({ min: [x, 0, front - 0.75], max: [x + 0.6, 0.42, front - 0.3], face: plain([0.24, 0.14, 0.07]) })
      walls.push({ min: [x + 0.04, 0.42, front - 0.7], max: [x + 0.56, 0.72, front - 0.34], face: speckled(bloom) })
    }
  }
  const tables = shop.tables ? [-2.1, 2.3].map((x) => shiftBody(tableSet(input.lit), [x, 0, front - 1.5])) : []
  const lamps: Vec3[] = triples([-2.2, 1.7, front - 0.9, 2.2, 1.7, front - 0.9, 0, 2.2, front - 1.2])
  return {
    walls,
    bodies: tables,
    height: ridge,
    radius: half,
    seat: [0, ridge, 0],
    face: [0, GROUND * 0.8, front],
    lights: input.lit
      ? lamps.map((position, i) => ({ position, color: [WARM[0] * (i === 2 ? 0.5 : 0.8), WARM[1] * (i === 2 ? 0.5 : 0.8), WARM[2] * 0.7] as const,
        radius: 6.5 }))
      : [],
  }
}

function marketStall(input: BuildingInput): BuildingParts {
  const wood = boards([0.24, 0.14, 0.07], [0.4, 0.26, 0.14], 0.14)
  const canvas = input.color ?? linear('#c8402e')
  const walls: Wall[] = [
    { min: [-1.7, 0, -0.7], max: [1.7, 0.95, 0.7], face: wood },
    ...awning(-1.95, 1.95, -0.1, 2.9, [canvas, shade([0.85, 0.8, 0.7], 1)]),
    { min: [-1.95, 2.6, -0.3], max: [1.95, 2.95, 0.9], face: plain(canvas) }]
  for (const x of [-1.75, 1.65])
    walls.push({ min: [x, 0, -0.75], max: [x + 0.1, 2.6, -0.65], face: wood }, { min: [x, 0, 0.7], max: [x + 0.1, 2.6, 0.8], face: wood })
  const fruit = new KitBuilder()
  const tones = ['#d8302a', '#f0a020', '#6ba030', '#e8d040', '#7a3a8a', '#e06a20']
  tones.forEach((tone, i) => {
    const skin = fruit.material({ color: linear(tone), specular: 0.4, gloss: 30 })
    for (let k = 0; k < 8; k++) fruit.sphere([0.45 - (k % 3) * 0.2, 1.02 + (k > 4 ? 0.13 : 0), -1.45 + i * 0.56 + (k % 2) * 0.2], 0.12, skin)
  })
  return { walls, bodies: [fruit.build('market-fruit')], height: 2.95, radius: 1.9, face: [0, 1.4, -0.8],
    lights: input.lit ? [{ position: [0, 2.3, -0.6], color: [1.6, 1, 0.45], radius: 5 }] : [] }
}

export const SHOP_RECIPES: Readonly<Record<string, Recipe>> = {
  ...Object.fromEntries(Object.entries(SHOPS).map(([name, shop]) => [name, (input: BuildingInput) => drawShop(shop, input)])),
  'market-stall': marketStall,
}
