import { hash2 } from '../../render/noise.ts'
import { KitBuilder, linear, mixColor, type Rgb, shade, triples, type Vec3 } from '../builder/index.ts'
import { hipRoof, roofTiles, signBoard, type Wall, windowed } from './facade.ts'
import { type BuildingInput, type BuildingParts, partTone, type Recipe } from './piece.ts'
import { boards, type Face, glow, masonry, matte, plain } from './wall-faces.ts'

/** Guests' clothes, in the warm light of the room. */
const CLOTHES = triples([0.5, 0.12, 0.08, 0.1, 0.2, 0.3, 0.62, 0.48, 0.22, 0.14, 0.26, 0.12, 0.55, 0.5, 0.42])

/** The view through a shop window: shelves, lamps and guests in a warm room, with parallax. */
function interior(u: number, v: number, seed: number, out: Float64Array, dim: number): void {
  const iu = u * 1.06
  const iv = v
  const shade0 = 1.05 - 0.28 * Math.abs(iv - 1.7)
  let r = 1.45 * shade0
  let g = 0.82 * shade0
  let b = 0.34 * shade0
  if (iv < 1) {
    r = 0.5
    g = 0.25
    b = 0.1
  }
  const shelf = iv * 3.2
  const level = Math.floor(shelf)
  if (iv > 1.3 && iv < 2.4) {
    if (Math.abs(shelf - level - 0.08) < 0.09) {
      r = 0.36
      g = 0.18
      b = 0.07
    } else if (shelf - level < 0.74 && hash2(Math.floor(iu * 9) + seed, level) > 0.42) {
      const t = hash2(Math.floor(iu * 9), level + 3)
      r = 0.35 + 0.5 * t
      g = 0.3
      b = 0.12 + 0.4 * hash2(Math.floor(iu * 9), level + 5)
    }
  }
  const lampU = (u * 1.25 - Math.round(u * 1.25)) / 1.25
  const lampV = v - 2.14
  const lamp = Math.sqrt(lampU * lampU + lampV * lampV)
  if (lamp < 0.1) {
    r = 4.6
    g = 3.1
    b = 1.5
  } else {
    const halo = 0.045 / (lamp * lamp + 0.04)
    r += halo * 0.9
    g += halo * 0.5
    b += halo * 0.2
  }
  for (let guest = 0; guest < 4; guest++) {
    const gu = 0.9 + guest * 1.55 + hash2(guest, seed) * 0.5
    const head = 1.5 + 0.14 * hash2(guest + 9, seed)
    const du = u - gu
    const dv = v - head
    // A head with hair, a neck, sloping shoulders, and clothes in one color.
    const face = (du * du) / 0.0081 + (dv * dv) / 0.0137
    const hair = (du * du) / 0.0115 + ((dv - 0.03) * (dv - 0.03)) / 0.0165
    const drop = head - 0.15 - v
    const shoulder = drop > 0 ? Math.min(0.23, 0.05 + Math.sqrt(drop) * 0.42) : 0
    const cloth = CLOTHES[(guest + seed) % CLOTHES.length]
    const light = drop > 0.55 ? 0.7 : 1
    if (face < 1 && dv < 0.06) {
      const skin = 0.55 + 0.45 * hash2(guest + 4, seed)
      r = 0.95 * skin
      g = 0.58 * skin
      b = 0.38 * skin
    } else if (hair < 1 || (Math.abs(du) < 0.05 && drop > -0.02 && drop < 0.04)) {
      r = 0.16
      g = 0.08
      b = 0.04
    } else if (Math.abs(du) < shoulder) {
      r = cloth[0] * light
      g = cloth[1] * light
      b = cloth[2] * light
    }
  }
  matte(out, 0.02, 0.02, 0.02, 0.4)
  glow(out, r * dim, g * dim, b * dim)
}

/** Ground floor of a shop: two windows into a warm room, and a door between them. */
function shopFront(paintHex: string, input: BuildingInput): Face {
  const paint = input.color ?? linear(paintHex)
  const openings = triples([0.35, 2.75, 0.62, 2.98, 3.95, 0.06, 4.2, 6.65, 0.62])
  const dim = input.lit ? 1 : 0.3
  const seed = Math.abs(input.seed) % 50
  return (axis, u, v, _x, _y, _z, out) => {
    matte(out, paint[0], paint[1], paint[2], 0.1)
    if (axis !== 2) return
    const panel = u % 0.9 < 0.03 || (v < 0.6 && Math.abs((v % 0.3) - 0.15) > 0.135)
    if (panel) matte(out, paint[0] * 0.45, paint[1] * 0.45, paint[2] * 0.45, 0.1)
    for (const [from, to, sill] of openings) {
      if (u < from || u > to || v < sill || v > 2.48) continue
      const wide = to - from > 1.5
      const edge = Math.min(u - from, to - u, v - sill, 2.48 - v)
      const t = (u - from) / (to - from)
      const bars = wide && (Math.abs(t - 1 / 3) < 0.011 || Math.abs(t - 2 / 3) < 0.011)
      if (edge < 0.06 || bars || Math.abs(v - 1.98) < 0.025) matte(out, paint[0] * 0.4, paint[1] * 0.4, paint[2] * 0.4, 0.2)
      else interior(u, v, seed, out, dim)
    }
  }
}

/** Striped canvas over the window, with a scalloped edge. */
function awning(left: number, right: number, front: number, top: number, colors: readonly [Rgb, Rgb]): Wall[] {
  const walls: Wall[] = []
  const stripe: Face = (_axis, _u, _v, x, _y, _z, out) => {
    const color = Math.floor((x - left) / 0.46) & 1 ? colors[1] : colors[0]
    matte(out, color[0], color[1], color[2], 0.03)
    glow(out, color[0] * 0.05, color[1] * 0.045, color[2] * 0.03)
  }
  walls.push({ min: [left, top - 0.42, front - 1.08], max: [right, top, front], lean: { front: [0, 1.02] }, face: stripe })
  // The valance hangs from the lower edge of the awning; its own lower edge is scalloped.
  const waves = 22
  const width = (right - left) / waves
  for (let j = 0; j < waves; j++) {
    const x = left + j * width
    walls.push({ min: [x, top - 0.6, front - 1.1], max: [x + width, top - 0.41, front - 1.05], lean: { left: [width * 0.22, 0], right: [width * 0.22, 0] },
      face: stripe })
  }
  return walls
}

/** Round table with two stools, cups and a candle; object space faces the picture's x. */
function tableSet(lit: boolean): ReturnType<KitBuilder['build']> {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.26, 0.13, 0.055], specular: 0.4, gloss: 30 })
  const iron = kit.material({ color: [0.03, 0.03, 0.032], specular: 0.5, gloss: 30 })
  const cup = kit.material({ color: [0.8, 0.8, 0.77], specular: 0.8, gloss: 50 })
  const flame = kit.material({ color: [1, 0.6, 0.2], ...(lit ? { emission: [4, 2.2, 0.8] as const } : {}) })
  kit.ellipsoid([0, 0.74, 0], [0.38, 0.03, 0.38], wood).cone([0, 0, 0], [0, 0.72, 0], 0.035, 0.03, iron, 0.02)
    .ellipsoid([0, 0.02, 0], [0.22, 0.03, 0.22], iron, 0.02)
  kit.cone([0.12, 0.78, 0.05], [0.12, 0.85, 0.05], 0.045, 0.055, cup).cone([-0.1, 0.78, -0.06], [-0.1, 0.86, -0.06], 0.03, 0.03, flame)
  for (const side of [-1, 1]) {
    kit.ellipsoid([0, 0.45, side * 0.62], [0.2, 0.025, 0.2], wood)
    for (const a of [-1, 1]) {
      for (const b of [-1, 1]) kit.cone([a * 0.14, 0, side * 0.62 + b * 0.14], [a * 0.13, 0.45, side * 0.62 + b * 0.13], 0.018, 0.018, iron)
      kit.cone([a * 0.15, 0.45, side * 0.8], [a * 0.15, 0.92, side * 0.84], 0.018, 0.018, iron)
    }
    kit.box([0, 0.86, side * 0.83], [0.16, 0.09, 0.012], 0.01, wood)
  }
  return kit.build(`cafe-table:${lit}`)
}

/** Dense colored dots over leaves. */
const speckled = (color: Rgb): Face => (_axis, u, v, _x, _y, _z, out) => {
  const dot = hash2(Math.floor(u * 16), Math.floor(v * 16)) > 0.42
  const c = dot ? color : ([0.06, 0.16, 0.04] as const)
  const n = 0.7 + 0.5 * hash2(Math.floor(u * 16) + 5, Math.floor(v * 16))
  matte(out, c[0] * n, c[1] * n, c[2] * n)
}

type Shop = {
  /** The sign's text when the prompt has none. */
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
/** Rise of the tiled roof, if the prompt asks for one; otherwise roofs are flat. */
const ROOF_RISE = 2
const STOREY = 2.7
const WARM: Rgb = [2.4, 1.4, 0.56]

/** Moves a body built around the origin, in the object space of buildings (see `upright`). */
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
  if (shop.flowers)
    for (let i = 0; i < 6; i++) {
      const x = -half + 0.5 + i * 1.1
      const bloom = linear(['#e0406a', '#f0b030', '#8a5ae0', '#f07090', '#e8e4da', '#e05030'][i])
      walls.push({ min: [x, 0, front - 0.75], max: [x + 0.6, 0.42, front - 0.3], face: plain([0.24, 0.14, 0.07]) })
      walls.push({ min: [x + 0.04, 0.42, front - 0.7], max: [x + 0.56, 0.72, front - 0.34], face: speckled(bloom) })
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
