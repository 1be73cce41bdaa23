import { glowing, KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, matte, plaster, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, hash2 } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { passersBy } from '../../scenery/passers-by.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { avenue } from '../../scenery/streets.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Plaster colors of a medina. */
const PLASTER: readonly Rgb[] = triples([0.56, 0.27, 0.17, 0.6, 0.36, 0.2, 0.5, 0.23, 0.15, 0.62, 0.43, 0.27])
/** Width of a shop, meters. */
const BAY = 3.2
const CLOTHS: readonly Rgb[] = triples([0.62, 0.1, 0.06, 0.76, 0.46, 0.08, 0.05, 0.26, 0.34, 0.72, 0.62, 0.44, 0.4, 0.07, 0.2])
const SPICES = ['#e0a312', '#b3261a', '#8a4a1e', '#d9601a', '#6f7d1f', '#f0d25a', '#7a1f3c', '#c98a4a'] as const
const LAMPS = ['#ffb13d', '#ff6a3a', '#38c7c0', '#ffd27a', '#b072ff'] as const

/** True inside a horseshoe arch that starts to curve at height `spring`; `half` is its max half width. */
function inArch(du: number, v: number, half: number, spring: number): boolean {
  if (v < spring) return Math.abs(du) < half * 0.88
  const up = v - spring - half * 0.46
  return du * du + up * up * (up > 0 ? 0.72 : 1) < half * half
}

/** A knotted carpet: a border, and diamonds inside each other. */
function carpet(s: number, t: number, seed: number, out: Float64Array): void {
  const ground = CLOTHS[seed % CLOTHS.length]
  const other = CLOTHS[(seed + 2) % CLOTHS.length]
  const edge = Math.min(s, 1 - s, (t < 0.5 ? t : 1 - t) * 2)
  const diamond = (Math.abs(s - 0.5) * 2 + Math.abs(((t * 3) % 1) - 0.5) * 2) * 3
  const tone = edge < 0.07 ? other : edge < 0.13 ? CLOTHS[3] : Math.floor(diamond) % 2 ? ground : CLOTHS[(seed + 1) % 5]
  const knots = 0.8 + 0.3 * hash2(Math.floor(s * 40), Math.floor(t * 90))
  matte(out, tone[0] * knots, tone[1] * knots, tone[2] * knots)
}

/** The inside of a shop behind its arch: shelves of pots, cloth and brass in lamplight. */
function shopInside(du: number, v: number, seed: number, lit: number, out: Float64Array): void {
  const level = Math.floor(v / 0.42)
  const within = v / 0.42 - level
  const thing = Math.floor(du / 0.21 + 40)
  const pick = hash2(thing + seed * 7, level * 5 + 3)
  const tall = 0.35 + 0.5 * hash2(thing + 3, level + seed)
  const round = Math.abs(du / 0.21 + 40 - thing - 0.5)
  const lamp = Math.hypot(du, v - 2.05)
  const fall = (0.3 + 0.5 / (1 + lamp * lamp * 2.4)) * lit
  matte(out, 0.03, 0.02, 0.015)
  if (lamp < 0.13) glow(out, 3.2 * lit, 2 * lit, 0.8 * lit)
  else if (within < 0.08 && v < 2) glow(out, 0.3 * fall, 0.16 * fall, 0.07 * fall)
  else if (within < 0.1 + tall && round < 0.42 - 0.2 * within && v < 2 && pick > 0.12) {
    const [r, g, b] = CLOTHS[Math.floor(pick * 37) % CLOTHS.length]
    const k = fall * (1.5 - round * 1.6)
    glow(out, (r + 0.1) * k, (g + 0.06) * k, (b + 0.03) * k)
  } else glow(out, 0.22 * fall, 0.11 * fall, 0.045 * fall)
}

/** A wall of shops: horseshoe arches with tiled rims, carpets between them, lattices above. */
function shops(seed: number, lit: boolean): Face {
  const wall = plaster(PLASTER[seed % PLASTER.length])
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const bay = Math.floor(u / BAY)
    const du = u - (bay + 0.5) * BAY
    const pick = Math.floor(hash2(bay + seed, 5) * 91)
    if (v < 0.5) for (let c = 0; c < 3; c++) out[c] *= 0.62 + 0.76 * v
    if (inArch(du, v, 0.98, 1.5)) shopInside(du, v, pick, lit ? 1.5 : 0.8, out)
    else if (inArch(du, v, 1.14, 1.5)) {
      const tile = Math.floor(Math.atan2(v - 1.9, du) * 9 + v * 3) & 1
      if (tile) matte(out, 0.03, 0.22, 0.26, 0.5)
      else matte(out, 0.66, 0.6, 0.46, 0.4)
    } else if (v > 3.1 && v < 3.34) {
      const star = Math.abs(((u * 4) % 1) - 0.5) + Math.abs((v - 3.22) / 0.24)
      if (star < 0.42) matte(out, 0.7, 0.64, 0.5, 0.4)
      else matte(out, 0.03, 0.16, 0.28, 0.5)
    } else if (v > 0.75 && v < 2.55 && Math.abs(Math.abs(du) - BAY / 2) < 0.38 && pick % 3 > 0) {
      const edge = du > 0 ? bay + 1 : bay
      carpet((u - edge * BAY) / 0.76 + 0.5, (v - 0.75) / 1.8, edge + seed, out)
    } else if (v > 4 && v < 5.1 && Math.abs(du) < 0.42) {
      const lattice = Math.min(Math.abs(((du + v) * 6) % 1), Math.abs(((du - v) * 6 + 90) % 1))
      if (Math.abs(du) > 0.36 || v < 4.07 || v > 5.03 || lattice < 0.24) matte(out, 0.12, 0.055, 0.025)
      else {
        matte(out, 0.015, 0.012, 0.01)
        if (lit) glow(out, 0.9, 0.5, 0.18)
      }
    }
  }
}

const BASKET = pairs([0, 0.15, 0.2, 0.195])
const HEAP = pairs([0.19, 0.18, 0.25, 0.15, 0.42, 0.01])

/** Six baskets of ground spices, heaped to a point. */
function spiceRow(x: number, y: number, z: number, yaw: number, seed: number): Solid {
  const kit = new KitBuilder()
  const wicker = kit.material({ color: linear('#9a6a38'), specular: 0.05 })
  for (let i = 0; i < 6; i++) {
    const heap = kit.material({ color: linear(SPICES[(i * 3 + seed) % SPICES.length]), specular: 0.02 })
    const [a, b] = [i < 3 ? -0.2 : 0.2, ((i % 3) - 1) * 0.42]
    const lift = i < 3 ? 0.14 : 0
    for (const [profile, paint] of [[BASKET, wicker], [HEAP, heap]] as const)
      kit.lathe([a, lift, b], profile, 'y', paint, 0.01)
  }
  return put(kit, `bazaar:spices:${seed % SPICES.length}`, x, y, z, yaw)
}

/** A lantern of brass and colored glass on a chain. */
function brassLantern(x: number, y: number, z: number, color: string, scale: number): Solid {
  const kit = new KitBuilder()
  const brass = kit.material({ color: linear('#b8863a'), metal: 0.7, specular: 1, gloss: 50 })
  const glass = kit.material(glowing(color, 2.6))
  kit.lathe([0, 0, 0], pairs([-0.2, 0.05, -0.12, 0.15, 0.04, 0.19, 0.16, 0.1]), 'y', glass, 0.01)
  for (const [at, radius] of pairs([-0.13, 0.155, 0.04, 0.205, 0.15, 0.12])) kit.torus([0, at, 0], radius, 0.016, 'y', brass)
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    kit.cone([c * 0.15, -0.13, s * 0.15], [c * 0.2, 0.04, s * 0.2], 0.012, 0.012, brass)
  }
  kit.cone([0, 0.16, 0], [0, 0.3, 0], 0.1, 0.02, brass).cone([0, 0.3, 0], [0, 1.5, 0], 0.01, 0.01, brass)
  kit.cone([0, -0.2, 0], [0, -0.3, 0], 0.03, 0.01, brass)
  return put(kit, `bazaar:lantern:${color}`, x, y, z, 0, scale)
}

/** A bright gate at the end of the street. */
function gate(stage: Stage, half: number, wall: Face): Face {
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    if (axis !== 2 || !inArch(x, v, half * 0.8, 2.1)) return
    matte(out, 0.02, 0.02, 0.02)
    if (stage.night) glow(out, 0.03, 0.045, 0.13)
    else glow(out, 1.7, 1.32 + 0.06 * v, 0.8 + 0.12 * v)
  }
}

/** A street in an Arab market: arches, goods on both sides, cloths stretched overhead, lanterns. */
export const bazaar = defineSetting('bazaar', { time: 'day', vista: { height: 2.7, eye: 1.65, horizon: 0.5 } }, (stage) => {
  const lit = stage.night || stage.time === 'dusk'
  const half = Math.max(2.3, stage.groupHalfWidth + 1.4, Math.min(3.4, stage.halfWidthAt(stage.clearDepth + 1.4) * 0.98))
  const begin = stage.clearDepth + (stage.empty ? -0.6 : 0.7)
  const end = stage.clearDepth + 24
  const paving: Face = (axis, _u, _v, x, _y, z, out) => {
    const row = Math.floor(z / 0.42)
    const column = Math.floor(x / 0.62 + (row & 1) * 0.5)
    const [du, dv] = [x / 0.62 + (row & 1) * 0.5 - column, z / 0.42 - row]
    const joint = axis === 1 && (du < 0.035 || dv < 0.05) ? 0.55 : 1
    const k = joint * (0.74 + 0.26 * hash2(column, row) + 0.2 * fbm(x * 3, z * 3, 3))
    matte(out, 0.36 * k, 0.26 * k, 0.18 * k, stage.rain ? 0.5 : 0.06)
  }
  const bench = boards([0.24, 0.13, 0.06], [0.38, 0.22, 0.11], 0.14)
  const boxes: Slab[] = [
    shadowless(-60, -1, -60, 60, 0, 80, paving),
    ...avenue(stage, { half, low: 6, high: 8.5, face: (seed) => shops(Math.abs(seed), lit) }),
    shadowless(-half - 2, 0, end, half + 2, 7.5, end + 1, gate(stage, half, plaster(PLASTER[1])))]
  const solids: Solid[] = []
  const lights: PointLight[] = []
  const spots = [0, 1, 2, 3, 4].flatMap((i) => [-1, 1].map((s) => ({ s, i, z: begin + i * 2.5 + (s === stage.side ? 0.9 : 0), n: i * 2 + (s > 0 ? 1 : 0) })))
  const goods = stage.allows('furniture') ? spots : []
  for (const { s, i, z, n } of goods) {
    const x = s * (half - 0.5)
    boxes.push(slab(x - 0.45, 0, z - 0.75, x + 0.45, 0.5, z + 0.75, bench))
    if ((n + stage.seed) % 3 !== 1) solids.push(spiceRow(x, 0.5, z, s > 0 ? Math.PI : 0, stage.seed + n * 2))
    const cloth = CLOTHS[(n + stage.seed) % CLOTHS.length]
    const stripes: Face = (_axis, _u, _v, _x, _y, at, out) => {
      const [r, g, b] = Math.floor(at / 0.3) & 1 ? CLOTHS[3] : cloth
      matte(out, r, g, b)
      glow(out, r * 0.1, g * 0.09, b * 0.06)
    }
    if (i > 0 && i % 2 === (s > 0 ? 0 : 1))
      boxes.push({
        ...slab(s > 0 ? half - 1.25 : -half, 2.35, z - 1.1, s > 0 ? half : -half + 1.25, 2.8, z + 1.1, stripes),
        lean: s > 0 ? { left: [0, 1.2] } : { right: [0, 1.2] },
      })
  }
  const pots = setPieces(
    stage,
    goods
      .filter(({ n }) => (n + stage.seed) % 3 === 1)
      .slice(0, 3)
      .flatMap(({ s, z, n }) => [
        { kit: 'prop:vase', at: [s * (half - 0.45), 0.5, z - 0.3] as const, height: 0.5, color: CLOTHS[(n + 2) % 5] },
        { kit: 'prop:basket', at: [s * (half - 0.5), 0.5, z + 0.3] as const, height: 0.34 }]))
  // Cloths are stretched from wall to wall; sunlight falls between them.
  for (let i = 0; i < 6; i++) {
    const z = begin + 0.6 + i * 2.7
    const tone = CLOTHS[(i + stage.seed) % CLOTHS.length]
    const cloth: Face = (_axis, u, v, _x, _y, _z, out) => {
      const k = 0.85 + 0.2 * Math.sin(u * 5 + Math.sin(v * 4))
      matte(out, tone[0] * k, tone[1] * k, tone[2] * k)
      const through = lit ? 0.04 : 0.3
      glow(out, tone[0] * k * through, tone[1] * k * through, tone[2] * k * through)
    }
    const y = 3.7 + (i % 2) * 0.3
    boxes.push(slab(-half, y, z, half, y + 0.04, z + 1.5, cloth))
  }
  const lamps = stage.allows('lights') ? pairs([-0.55, 1.5, 0.5, 2.3, -0.3, 3.9, 0.62, 4.6, -0.6, 6.2, 0.25, 7.4]) : []
  for (const [i, [share, away]] of lamps.entries()) {
    const at = [share * half * stage.side, 2.75 - 0.12 * (i % 3), begin + away] as const
    const color = LAMPS[(i + stage.seed) % LAMPS.length]
    solids.push(brassLantern(...at, color, 1.15))
    const [r, g, b] = linear(color)
    if (i < 4 || lit) lights.push({ position: [at[0], at[1] - 0.2, at[2]], color: [r * 1.5, g * 1.5, b * 1.5], radius: 4.5 })
  }
  const busy = passersBy(stage, half)
  return {
    boxes,
    solids: [...solids, ...pots.solids, ...busy.solids],
    decals: [...pots.decals, ...busy.decals],
    lights,
    wetness: stage.rain ? 0.6 : 0,
    sky: (sky) => ({
      ...sky,
      ambient: lit ? sky.ambient : [sky.ambient[0] * 1.15, sky.ambient[1] * 1.02, sky.ambient[2] * 0.84],
      fog: Math.max(sky.fog, 0.01),
      ...(lit ? {} : { fogColor: [0.95, 0.72, 0.46] as const }),
    }),
  }
})
