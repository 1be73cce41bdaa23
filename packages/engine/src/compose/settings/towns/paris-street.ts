import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, matte, plain, plaster, type Slab, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { triples } from '../../../kits/tuples.ts'
import type { Rgb, Solid, Sprite } from '../../../render/scene.ts'
import { put, streetLamp } from '../../scenery/furnishings.ts'
import { passersBy } from '../../scenery/passers-by.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frontRow, pavement, withShop } from '../../scenery/streets.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Height of a shop, of a story above it, of the walls and of the roof on them, meters. */
const SHOP = 3.3
const STOREY = 2.5
const FLOORS = 3
const EAVES = SHOP + STOREY * FLOORS + 0.3
const ROOF = 2.7
/** Setback of a roof's foot and of its top from the wall, meters. */
const SLOPE = [0, 0.6] as const
/** Depth at which the houses end. */
const STREET_END = 92

const STONE: readonly Rgb[] = triples([0.56, 0.49, 0.37, 0.6, 0.54, 0.43, 0.5, 0.43, 0.32])
const ZINC: Rgb = [0.14, 0.17, 0.215]
const CANVAS: readonly Rgb[] = triples([0.36, 0.02, 0.035, 0.03, 0.13, 0.08, 0.035, 0.06, 0.19, 0.48, 0.25, 0.06])

/** Cut limestone with tall windows, wrought-iron balconies on the first and last floors, a shop below. */
function limestone(seed: number, length: number, lit: boolean): Face {
  const stone = plaster(STONE[seed % STONE.length])
  const coursed: Face = (axis, u, v, x, y, z, out) => {
    stone(axis, u, v, x, y, z, out)
    const band = (v - SHOP) % STOREY
    const ledge = v > SHOP - 0.1 && (band < 0.14 || band > STOREY - 0.1)
    const joint = v < SHOP + STOREY && v % 0.42 < 0.035
    const k = ledge ? 1.16 : joint ? 0.74 : 1
    for (let c = 0; c < 3; c++) out[c] *= k
  }
  const glazed = windowed(coursed, length, lit, { sill: SHOP + 0.32, storey: STOREY, rows: FLOORS, bay: 1.75, width: 0.86, height: 1.85,
    frame: [0.62, 0.6, 0.55], lit: 0.5, shutters: seed % 2 ? [0.5, 0.52, 0.52] : [0.62, 0.59, 0.52], seed: seed % 71 })
  const fronted = withShop(glazed, lit, seed)
  return (axis, u, v, x, y, z, out) => {
    fronted(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const floor = Math.floor((v - SHOP) / STOREY)
    const up = v - SHOP - floor * STOREY - 0.16
    const bay = Math.abs(((u - 0.3) % 1.75) - 0.88)
    if (floor < 0 || floor >= FLOORS || up < 0 || up > 0.72 || (floor === 1 && bay > 0.66)) return
    const rail = up < 0.05 || up > 0.66 || u % 0.17 < 0.06 || Math.abs(((u % 0.34) - 0.17) ** 2 + (up - 0.4) ** 2 - 0.02) < 0.006
    if (rail) matte(out, 0.015, 0.016, 0.018, 0.3)
  }
}

/** A zinc roof with a row of dormers. */
function mansard(seed: number, lit: boolean): Face {
  const dormers = windowed(
    (_axis, u, v, _x, _y, _z, out) => {
      const seam = u % 0.6 < 0.05 || v < 0.1 ? 0.72 : 1
      matte(out, ZINC[0] * seam, ZINC[1] * seam, ZINC[2] * seam, 0.3)
    },
    8,
    lit,
    { sill: 0.45, storey: 4, rows: 1, bay: 1.75, width: 0.8, height: 1.5, frame: [0.64, 0.61, 0.54], lit: 0.4, arched: true, seed: seed % 67 })
  return dormers
}

/** A chimney stack with a row of clay pots. */
function chimney(x: number, z: number, foot: number): Slab[] {
  const clay = plain(linear('#b1552f'))
  return [
    shadowless(x - 1.1, foot - 1, z - 0.35, x + 1.1, foot + 0.9, z + 0.35, plaster([0.42, 0.33, 0.25])),
    ...[-0.8, -0.3, 0.2, 0.7].map((at) => shadowless(x + at - 0.12, foot + 0.9, z - 0.12, x + at + 0.12, foot + 1.3, z + 0.12, clay))]
}

/** Houses of equal height on both sides of a boulevard of half width `half`: walls, ledges, roofs, awnings over some shops. */
function boulevard(stage: Stage, half: number, lit: boolean): Slab[] {
  const slabs: Slab[] = []
  const snow = plain([0.84, 0.88, 0.95])
  for (const side of [-1, 1]) {
    // Boxes are defined for the right side and mirrored for the left.
    const across = (from: number, to: number) => (side > 0 ? ([from, to] as const) : ([-to, -from] as const))
    const leaning = (foot: number, top: number) => (side > 0 ? { left: [foot, top] as const } : { right: [foot, top] as const })
    let z = -stage.distance - 3
    for (let i = 0; z < STREET_END; i++) {
      const seed = stage.seed * 5 + i * 7 + (side > 0 ? 31 : 2)
      const length = 7 + ((seed * 13) % 4) * 1.75
      const eaves = EAVES + ((seed * 5) % 3) * 0.25
      const [x0, x1] = across(half, half + 9)
      const [l0, l1] = across(half - 0.2, half + 9)
      const ledge = plain(STONE[seed % STONE.length])
      const to = z + length - 0.04
      slabs.push(shadowless(x0, 0, z, x1, eaves, to, limestone(seed, length, lit)))
      for (const y of [SHOP - 0.02, SHOP + 2 * STOREY, eaves - 0.1]) slabs.push(shadowless(l0, y, z, l1, y + 0.16, to, ledge))
      slabs.push({ ...shadowless(x0, eaves, z, x1, eaves + ROOF, to, stage.snow ? snow : mansard(seed, lit)), lean: leaning(...SLOPE) })
      slabs.push(...chimney(side * (half + 2.6), z + length, eaves + ROOF))
      if (seed % 3 !== 0) {
        const tone = CANVAS[seed % CANVAS.length]
        const striped = seed % 2 === 0
        const [a0, a1] = across(half - 1.35, half)
        const cloth: Face = (axis, _u, v, _x, _y, at, out) => {
          const white = striped && Math.floor(at / 0.38) & 1
          const k = axis === 2 ? 0.6 : v < 0.12 ? 0.8 : 1
          if (white) matte(out, 0.7 * k, 0.67 * k, 0.6 * k)
          else matte(out, tone[0] * k, tone[1] * k, tone[2] * k)
        }
        slabs.push({ ...shadowless(a0, 2.3, z + 0.5, a1, 3.1, to - 0.5, cloth), lean: leaning(0, 1.3) })
      }
      z += length
    }
  }
  return slabs
}

/** A small round café table with two chairs. */
function cafeTable(x: number, z: number, turn: number): Solid {
  const kit = new KitBuilder()
  const marble = kit.material({ color: [0.72, 0.7, 0.66], specular: 0.5, gloss: 40 })
  const iron = kit.material({ color: [0.03, 0.03, 0.032], specular: 0.5, gloss: 30 })
  const cane = kit.material({ color: linear('#b98b4e'), specular: 0.1 })
  const cup = kit.material({ color: [0.82, 0.8, 0.76], specular: 0.6, gloss: 50 })
  kit
    .ellipsoid([0, 0.74, 0], [0.36, 0.025, 0.36], marble)
    .cone([0, 0, 0], [0, 0.72, 0], 0.03, 0.03, iron)
    .ellipsoid([0, 0.02, 0], [0.2, 0.03, 0.2], iron)
    .cone([0.08, 0.76, 0.1], [0.08, 0.82, 0.1], 0.03, 0.045, cup)
    .cone([-0.1, 0.76, -0.08], [-0.1, 0.82, -0.08], 0.03, 0.045, cup)
  for (const side of [-1, 1]) {
    kit.box([0, 0.45, side * 0.62], [0.2, 0.02, 0.19], 0.02, cane)
    kit.box([0, 0.74, side * 0.82], [0.19, 0.14, 0.015], 0.05, cane)
    for (const a of [-0.17, 0.17]) {
      kit.cone([a, 0, side * 0.83], [a, 0.88, side * 0.81], 0.018, 0.018, iron)
      kit.cone([a, 0, side * 0.45], [a, 0.44, side * 0.47], 0.018, 0.018, iron)
    }
  }
  return put(kit, 'cafe-table', x, 0, z, turn)
}

/** Plane trees in front of the tower, where the houses end. */
function planes(stage: Stage, half: number): Sprite[] {
  if (!stage.allows('trees')) return []
  return [-1, -0.72, 0.72, 1, -0.44, 0.44].map((share, i) =>
    sprite(treeTexture(stage.season === 'winter' || stage.snow ? 'bare' : stage.season === 'autumn' ? 'autumn' : 'oak', i % 3, stage.snow ? 1 : 0),
      share * (half + 1), 0, STREET_END + 6 + (i % 2) * 9, 7 + (i % 3), i % 2 > 0))
}

/** A Paris boulevard: pale houses under zinc roofs, awnings and café tables, the tower at its end. */
export const parisStreet = defineSetting('paris-street', { time: 'morning', vista: { height: 3.6, eye: 1.8, horizon: 0.62 } }, (stage) => {
  const lit = stage.night || stage.time === 'dusk' || stage.rain
  const wetness = stage.rain ? 0.95 : 0
  if (stage.hasBuilding) {
    const row = frontRow(stage, (seed, width) => limestone(Math.abs(seed), width, lit))
    return { boxes: [shadowless(-90, -1, -60, 90, 0, 80, pavement(true, -4.6, stage.rain)), ...row.slabs], solids: row.solids, lights: row.lights, wetness }
  }
  const half = Math.max(4.6, stage.groupHalfWidth + 2.6, Math.min(7.4, stage.halfWidthAt(stage.clearDepth) * 1.08))
  const walk = half - 2.6
  const busy = passersBy(stage, half)
  const tower = stage.allows('buildings') ? scenicBuildings(stage, () => 0, [['eiffel-tower', 0, STREET_END + 58, 1]]) : { solids: [], boxes: [], lights: [] }
  const lamps = stage.allows('lights') ? [1.4, 7, 15, 25, 37].flatMap((z) => [-1, 1].map((s) => ({ x: s * (walk + 0.3), z: stage.clearDepth + z }))) : []
  const tables = stage.allows('furniture')
    ? [-1, 1].flatMap((s) =>
        [0.6, 2.5, 4.6, 6.6, 9.4].map((z, i) => cafeTable(s * (half - 0.75), stage.clearDepth + z + (s > 0 ? 0.8 : 0), 0.5 * ((i % 3) - 1))))
    : []
  return {
    boxes: [shadowless(-120, -1, -60, 120, 0, 260, pavement(false, walk, stage.rain, [-60, 260])), ...boulevard(stage, half, lit)],
    solids: [...tower.solids, ...tables, ...lamps.map(({ x, z }) => streetLamp(x, z, lit)), ...busy.solids],
    decals: busy.decals,
    sprites: planes(stage, half),
    lights: lit ? lamps.slice(0, 8).map(({ x, z }) => ({ position: [x * 0.94, 3.2, z - 0.2] as const, color: [2.6, 1.65, 0.8] as const, radius: 11 })) : [],
    wetness,
    // Fog must not hide the distant tower.
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.0045) }),
  }
})
