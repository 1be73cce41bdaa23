import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { windowed } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, masonry, matte, plain, plaster, type Slab, shadowless, slab, thatch, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, hash2, smoothstep } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { avenue } from '../../scenery/streets.ts'
import { plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Plaster colors of old houses by the water. */
const PLASTER: readonly Rgb[] = triples([0.5, 0.17, 0.1, 0.58, 0.36, 0.16, 0.56, 0.27, 0.2, 0.55, 0.47, 0.34, 0.36, 0.19, 0.14, 0.52, 0.42, 0.24])
const SHUTTERS: readonly Rgb[] = triples([0.06, 0.16, 0.1, 0.1, 0.17, 0.22, 0.16, 0.08, 0.05])
/** How far the walls extend below the quay. */
const FOOT = 1
/** Height of a quay above the water. */
const QUAY = 0.7
const STEPS = 11

/** A house front: arched windows with shutters, and stone below, darkened by the water. */
function palace(seed: number, length: number, night: boolean): Face {
  const wall = plaster(PLASTER[seed % PLASTER.length])
  const stone = masonry([0.3, 0.28, 0.25], [0.42, 0.39, 0.34], 0.7, 0.3)
  const front: Face = (axis, u, v, x, y, z, out) => {
    if (v > FOOT + 1.1) wall(axis, u, v, x, y, z, out)
    else stone(axis, u, v, x, y, z, out)
    const dry = 0.35 + 0.65 * smoothstep(0.2, 1.3, v)
    for (let c = 0; c < 3; c++) out[c] *= dry
    if (axis !== 1) waterGate(u, v, seed, night, out)
  }
  return windowed(front, length, night, { sill: FOOT + 1.5, storey: 2.9, rows: 5, bay: 1.75, width: 0.82, height: 1.75, frame: [0.6, 0.56, 0.48], lit: 0.55,
    arched: true, shutters: SHUTTERS[seed % SHUTTERS.length], seed: seed % 71 })
}

/** Width and height of a water gate, and the spacing between two gates, meters. */
const GATE = { wide: 1.5, tall: 2.5, every: 5.25 } as const

/** An arched door with steps down into the water: stone around it, planks or a lit hall inside. */
function waterGate(u: number, v: number, seed: number, night: boolean, out: Float64Array): void {
  const along = u + (seed % 3) * 1.75
  const k = Math.floor(along / GATE.every)
  const x = along - (k + 0.5) * GATE.every
  const y = v - FOOT + 0.3
  const spring = GATE.tall - GATE.wide / 2
  const away = y < spring ? Math.abs(x) : Math.hypot(x, y - spring)
  const edge = away - GATE.wide / 2
  if (y < 0 || edge > 0.2) return
  if (edge > 0) {
    matte(out, 0.6, 0.57, 0.5)
    return
  }
  const open = (k + seed) % 3 === 0
  const plank = Math.abs((x * 4) % 1) < 0.12 ? 0.6 : 1
  if (open && night) {
    matte(out, 0.05, 0.04, 0.03)
    glow(out, 0.9, 0.55, 0.22)
  } else if (open) matte(out, 0.012, 0.011, 0.014)
  else matte(out, 0.05 * plank, 0.13 * plank, 0.1 * plank, 0.2)
}

/** A stepped bridge over the water, from quay to quay. */
function bridge(half: number, z: number, night: boolean): Slab[] {
  const step = (2 * half) / STEPS
  const stone = masonry([0.34, 0.31, 0.27], [0.48, 0.44, 0.38], 0.6, 0.26)
  const rise = half * 0.24
  return Array.from({ length: STEPS }, (_, i) => {
    const x = -half + i * step
    const under = 0.5 + rise * Math.cos(((x + step / 2) / half) * (Math.PI / 2))
    return [
      slab(x, under, z, x + step, under + 0.55, z + 2.4, stone),
      slab(x, under + 0.55, z, x + step, under + 1.35, z + 0.16, night ? plain([0.3, 0.28, 0.25]) : stone)]
  }).flat()
}

/** A striped mooring pole. */
const pole: Face = (_axis, u, v, _x, _y, _z, out) => {
  const isRed = (((v + u * 0.8) % 0.5) + 0.5) % 0.5 < 0.25
  matte(out, isRed ? 0.5 : 0.7, isRed ? 0.05 : 0.68, isRed ? 0.05 : 0.62, 0.15)
}

function poles(stage: Stage, half: number, water: number): Slab[] {
  return [0.4, 2.6, 6.5, 11].flatMap((k, i) => {
    const z = stage.clearDepth + 1.6 + k
    const top = 1.5 + ((stage.seed + i) % 3) * 0.25
    return (i + stage.seed) % 3 === 0
      ? [-1, 1].map((side) => mooring(side * (half - 0.7), z, water, top))
      : [mooring((i % 2 ? 1 : -1) * (half - 0.8), z, water, top)]
  })
}

const mooring = (x: number, z: number, water: number, top: number): Slab => slab(x - 0.07, water - 1, z - 0.07, x + 0.07, water + top, z + 0.07, pole)

/** Water between two rows of old houses. Subjects that do not float stand on a quay in front. */
export const canal = defineSetting(
  'canal',
  { footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 1.9, horizon: 0.52 } },
  (stage) => {
    const night = stage.night || stage.time === 'dusk'
    const onQuay = !stage.empty && stage.footing === 'ground'
    const water = onQuay ? -QUAY : 0
    const half = Math.max(4.2, stage.groupHalfWidth + 1.6, Math.min(8, stage.halfWidthAt(stage.clearDepth + 3) * 0.9))
    const fronts = avenue(stage, { half, low: 8, high: 13, face: (seed, length) => palace(Math.abs(seed), length, night) }).map((front) => ({ ...front,
      min: [front.min[0], front.min[1] - FOOT, front.min[2]] as const }))
    const edge = stage.clearDepth + 1.1 * stage.reach
    const quay = onQuay
      ? [
          shadowless(-half, -3, -stage.distance - 4, half, 0, edge, tiles([0.3, 0.28, 0.25], [0.34, 0.32, 0.29], 0.7, stage.rain ? 0.5 : 0.06)),
          shadowless(-half, 0, edge - 0.35, half, 0.1, edge, plain([0.5, 0.47, 0.42]))]
      : []
    const across = Math.max(edge, stage.clearDepth) + 13
    return {
      ground: () => (onQuay ? 0 : -0.05 * Math.max(0.8, stage.reach)),
      boxes: [...fronts, ...quay, ...bridge(half + 0.6, across, night), ...poles(stage, half, water)],
      water: { y: water, color: [0.015, 0.085, 0.075], ripple: 0.05 },
      lights: night ? lamps(stage, half) : [],
      wetness: stage.rain ? 0.7 : 0,
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.006) }),
    }
  })

/** Warm light from the houses, on the walls and in the water. */
function lamps(stage: Stage, half: number): PointLight[] {
  return [1.5, 6, 11, 17].map((k, i) => ({ position: [(i % 2 ? 1 : -1) * (half - 0.6), 2.6, stage.clearDepth + k], color: [2.2, 1.35, 0.6], radius: 10 }))
}

const FRUITS = ['#f08a1c', '#d8342c', '#f2c52e', '#7fae2e', '#6b2a5c', '#e65a86', '#c8d24a'] as const
const SHIRTS = ['#2f5f9e', '#b8433a', '#3f7d55', '#7a4f8f'] as const
const CANVAS: readonly Rgb[] = triples([0.6, 0.1, 0.06, 0.06, 0.24, 0.34, 0.68, 0.44, 0.08, 0.1, 0.3, 0.14])
/** Height of a deck above the water. */
const DECK = 0.6
/** A boat's outline from stern to bow: along, up, to the side. */
const PLANK = triples([-1.95, 0.5, 0.1, -1.4, 0.3, 0.42, -0.5, 0.22, 0.55, 0.5, 0.22, 0.55, 1.4, 0.32, 0.4, 1.98, 0.62, 0.06])

/** A narrow boat laden with fruit baskets; most have a vendor with a straw hat at the stern. */
function ladenBoat(x: number, y: number, z: number, yaw: number, look: number, vendor: boolean): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear(look % 2 ? '#6b4024' : '#84552f'), specular: 0.2, gloss: 18 })
  const rim = kit.material({ color: linear('#a8763f'), specular: 0.2 })
  const wicker = kit.material({ color: linear('#b98a4a'), specular: 0.05 })
  kit.ellipsoid([0, 0.06, 0], [1.75, 0.2, 0.52], wood)
  for (const side of [-1, 1])
    for (const [drop, narrow, paint] of triples([0, 1, rim, 0.1, 0.96, wood, 0.2, 0.88, wood]))
      kit.path(PLANK.map(([a, up, aside]) => [a, up - drop, side * aside * narrow] as const), PLANK.map(() => 0.06), paint)
  for (const [i, a] of [-0.35, 0.35, 1.02].entries()) {
    const fruit = kit.material({ color: linear(FRUITS[(i * 2 + look) % FRUITS.length]), specular: 0.4, gloss: 24 })
    kit.lathe([a, 0.2, 0], pairs([0, 0.27, 0.17, 0.33]), 'y', wicker, 0.01)
    for (let k = 0; k < 10; k++) {
      const [out, up] = k === 9 ? [0, 0.17] : k > 5 ? [0.11, 0.09] : [0.22, 0]
      const turn = k * 2.1 + look
      kit.sphere([a + Math.cos(turn) * out, 0.4 + up, Math.sin(turn) * out], 0.105, fruit)
    }
  }
  if (vendor) {
    const shirt = kit.material({ color: linear(SHIRTS[look % SHIRTS.length]), specular: 0.05 })
    const skin = kit.material({ color: linear('#b9794f'), specular: 0.1 })
    const straw = kit.material({ color: linear('#e2c478'), specular: 0.05 })
    kit.cone([-1.05, 0.3, 0], [-1.02, 0.72, 0], 0.24, 0.17, shirt)
    for (const s of [-1, 1])
      kit.cone([-1.02, 0.74, s * 0.19], [-0.84, 0.52, s * 0.26], 0.075, 0.06, shirt).cone([-0.84, 0.52, s * 0.26], [-0.62, 0.6, s * 0.12], 0.05, 0.045, skin)
    kit.cone([-1.02, 0.8, 0], [-1, 0.92, 0], 0.06, 0.06, skin).sphere([-0.99, 1.01, 0], 0.125, skin)
    kit.lathe([-1, 1.04, 0], pairs([0, 0.36, 0.2, 0.06, 0.25, 0.01]), 'y', straw, 0.01)
    kit.cone([-0.5, 0.9, 0.1], [-0.86, 0.1, 0.62], 0.022, 0.022, rim)
  }
  return put(kit, `floating-market:boat:${look}:${vendor}`, x, y, z, yaw)
}

/** Wooden wall of a shop over the water with an open front: goods in baskets under a lamp. */
function shop(seed: number, lit: boolean): Face {
  const wall = boards([0.2, 0.12, 0.065], [0.36, 0.23, 0.13], 0.2, seed % 2 === 0)
  const k = lit ? 1.5 : 0.75
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    const bay = u % 2.6
    if (axis !== 0 || bay < 0.3 || bay > 2.3 || v < 0.15 || v > 2.05) return
    const lamp = Math.hypot(bay - 1.3, v - 1.8)
    const fall = (0.25 + 0.6 / (1 + lamp * lamp * 2)) * k
    const level = Math.floor(v / 0.5)
    const heap = Math.floor(bay / 0.4)
    const round = Math.abs(bay / 0.4 - heap - 0.5)
    const up = v / 0.5 - level
    matte(out, 0.03, 0.02, 0.015)
    if (lamp < 0.1) glow(out, 3 * k, 2 * k, 0.9 * k)
    else if (v < 1.5 && up > 0.1 && up < 0.72 - round) {
      const [r, g, b] = linear(FRUITS[Math.floor(hash2(heap + seed, level) * 70) % FRUITS.length])
      const n = fall * (0.7 + 0.5 * fbm(u * 14, v * 14, 2))
      glow(out, r * n, g * n, b * n)
    } else glow(out, 0.2 * fall, 0.11 * fall, 0.05 * fall)
  }
}

/** Shops on stilts along one bank, with a deck, straw roofs and awnings. */
function bank(stage: Stage, side: number, half: number, water: number, lit: boolean): Slab[] {
  const straw = thatch([0.46, 0.34, 0.18])
  const planks = boards([0.26, 0.18, 0.11], [0.42, 0.31, 0.2], 0.16)
  const deck = water + DECK
  const slabs: Slab[] = []
  const across = (from: number, to: number): readonly [number, number] => (side > 0 ? [half + from, half + to] : [-half - to, -half - from])
  let z = -stage.distance - 3
  for (let i = 0; z < 46; i++) {
    const seed = Math.abs(stage.seed * 3 + i * 5 + (side > 0 ? 17 : 0))
    const length = 5.4 + (seed % 3) * 0.9
    const tall = deck + 2.5 + (seed % 4) * 0.22
    const [x0, x1] = across(0.2, 6)
    slabs.push(slab(x0, deck, z, x1, tall, z + length - 0.3, shop(seed, lit)))
    const [r0, r1] = across(-0.75, 5)
    slabs.push({ ...slab(r0, tall - 0.1, z - 0.2, r1, tall + 1.6, z + length - 0.1, straw), lean: side > 0 ? { left: [0, 2.8] } : { right: [0, 2.8] } })
    const [d0, d1] = across(-0.8, 6)
    slabs.push(slab(d0, deck - 0.14, z, d1, deck, z + length, planks))
    for (const share of [0.05, 0.5]) {
      const at = z + share * length
      const [p0, p1] = across(-0.72, -0.58)
      slabs.push(slab(p0, water - 1, at, p1, tall - 0.05, at + 0.14, plain([0.2, 0.13, 0.08])))
    }
    const tone = CANVAS[seed % CANVAS.length]
    const stripes: Face = (_axis, _u, _v, _x, _y, at, out) => {
      const [r, g, b] = Math.floor(at / 0.34) & 1 ? [0.72, 0.68, 0.58] : tone
      matte(out, r, g, b)
      glow(out, r * 0.08, g * 0.08, b * 0.06)
    }
    if (seed % 2) {
      const [a0, a1] = across(-1.5, -0.3)
      slabs.push({ ...slab(a0, tall - 0.75, z + 0.3, a1, tall - 0.3, z + length * 0.8, stripes), lean: side > 0 ? { left: [0, 1.15] } : { right: [0, 1.15] } })
    }
    z += length
  }
  return slabs
}

/** A canal between shops on stilts, with fruit boats. Subjects that do not float stand on a plank landing. */
export const floatingMarket = defineSetting(
  'floating-market',
  { footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 2.9, eye: 2.3, horizon: 0.4 } },
  (stage) => {
    const lit = stage.night || stage.time === 'dusk'
    const onLanding = !stage.empty && stage.footing === 'ground'
    const water = onLanding ? -DECK : 0
    const half = Math.max(3, stage.groupHalfWidth + 1.4, Math.min(4.8, stage.halfWidthAt(stage.clearDepth + 3) * 0.98))
    const edge = stage.clearDepth + 0.9
    const first = onLanding ? edge + 1.4 : stage.empty ? (stage.aspect <= 0.8 ? 1.2 : -0.3) : stage.clearDepth + 2
    const boats = triples([-0.42, 0, 0.5, 0.46, 1.3, 2.5, -0.5, 3.3, 1, 0.16, 4.9, 2.2, 0.58, 6.6, 0.9, -0.4, 7.6, 2.1, 0.1, 10.5, 1.4]).map(
      ([share, away, turn], i) =>
        ladenBoat(share * (half - 1) * stage.side, water - 0.04, first + away, turn, (i + stage.seed) % 4,
          stage.allows('people') && i % 3 !== 1))
    const landing = onLanding ? [shadowless(-half - 1, -3, -stage.distance - 4, half + 1, 0, edge, boards([0.28, 0.2, 0.13], [0.46, 0.35, 0.24], 0.16))] : []
    const lamps: PointLight[] = lit
      ? [1.5, 6, 11].map((away, i) => ({ position: [(i % 2 ? 1 : -1) * (half - 0.8), 2, stage.clearDepth + away] as const, color: [2.2, 1.4, 0.65] as const,
        radius: 9 }))
      : []
    return {
      ground: () => (onLanding ? 0 : water - 0.05),
      boxes: [...(stage.allows('buildings') ? [-1, 1].flatMap((side) => bank(stage, side, half, water, lit)) : []), ...landing],
      solids: stage.allows('boats') ? boats : [],
      water: { y: water, color: [0.045, 0.085, 0.05], ripple: 0.05 },
      lights: lamps,
      wetness: stage.rain ? 0.6 : 0,
      sprites: plantWood(stage, () => water, ['palm', 'palm', 'jungle'], 70, [4, 44], [6.5, 9], 0, (x, z) => Math.abs(x) > half + 4 || z > 34),
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.008) }),
    }
  })
