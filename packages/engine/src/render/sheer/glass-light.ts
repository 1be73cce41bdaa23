import { smoothstep } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { radiusInPixels, standSolid } from '../solids/placed-solid.ts'
import type { View } from '../view.ts'
import { besideFoot, gatherVessels, type Vessel } from './glass-vessel.ts'
import { isSheer, type SheerBody, sheerBody } from './sheer-body.ts'
import { createWalls, WALL } from './sheer-walls.ts'

/** Changes the light at a point with unit normal n, diffuse in `light` 0..2, to the light that passes the glass standing there. */
export type GlassLight = (light: Float64Array, x: number, y: number, z: number, nx: number, ny: number, nz: number, sun: number) => void

/** Sunlight on the plane below a vessel, in a lattice of `side` points along the sun's direction and across it. */
type LightMap = Vessel & { readonly side: number; readonly values: Float32Array }

/** A lower sun casts shadows too long for a lattice. */
const LOWEST = 0.14
const MIN_SIDE = 20
const MAX_SIDE = 88
/** Refractive index of a drink. */
const DENSE = 1.33
/** Share of the light that passes a drink without refraction. */
const STRAIGHT = 0.5

/** Undefined when no glass stands in the sun. */
export function createGlassLight(scene: Scene, view: View): GlassLight | undefined {
  const { sunDirection, sunColor } = scene.sky
  const [lx, ly, lz] = sunDirection
  const solids = scene.solids.filter(({ kit }) => isSheer(kit) && kit.castsShadow !== false)
  if (solids.length === 0 || ly < LOWEST || Math.max(...sunColor) < 0.02) return undefined
  const level = Math.sqrt(lx * lx + lz * lz)
  // Along the sun's horizontal direction, and across it.
  const [hx, hz] = level > 1e-4 ? [lx / level, lz / level] : [1, 0]
  const maps = gatherVessels(solids.map((solid) => sheerBody(standSolid(solid)))).map((vessel) =>
    castThrough(vessel, sunDirection, hx, hz, sideOf(vessel, view)),
  )
  const tint = new Float64Array(3)

  /** Writes the share of sunlight at a point of the plane to `tint`; false outside the lattice. */
  function lookUp({ x, y, z, radius, base, side, values }: LightMap, px: number, py: number, pz: number) {
    const down = (py - base) / ly
    const rise = (y - base) / ly
    const ox = px - lx * down - (x - lx * rise)
    const oz = pz - lz * down - (z - lz * rise)
    const per = side / (2 * radius)
    const u = (ox * hx + oz * hz) * ly * per + side / 2 - 0.5
    const v = (ox * hz - oz * hx) * per + side / 2 - 0.5
    const i = Math.floor(u)
    const j = Math.floor(v)
    if (i < 0 || j < 0 || i >= side - 1 || j >= side - 1) return false
    const a = u - i
    const b = v - j
    const at = (j * side + i) * 3
    const next = at + side * 3
    for (let c = 0; c < 3; c++) {
      const upper = values[at + c] + (values[at + 3 + c] - values[at + c]) * a
      const lower = values[next + c] + (values[next + 3 + c] - values[next + c]) * a
      tint[c] = upper + (lower - upper) * b
    }
    return true
  }

  return (light, x, y, z, nx, ny, nz, sun) => {
    const direct = Math.max(0, nx * lx + ny * ly + nz * lz) * sun
    for (const map of maps) {
      // Things in the glass are lit as if there were no glass.
      if (y > map.base + 0.06 * map.radius || y < map.base - 2 * map.radius) continue
      if (ny > 0.5 && y > map.base - 0.1 * map.radius) {
        const open = besideFoot(map.foot, x, z)
        for (let c = 0; c < 3; c++) light[c] *= open
      }
      if (direct < 0.01 || !lookUp(map, x, y, z)) continue
      for (let c = 0; c < 3; c++) light[c] = Math.max(0, light[c] + sunColor[c] * direct * (tint[c] - 1))
    }
  }
}

/** Depends on the vessel's share of the picture, so that a preview looks the same. */
function sideOf(vessel: Vessel, view: View): number {
  const share = (2 * radiusInPixels(view, vessel)) / Math.min(view.width, view.height)
  return Math.round(Math.min(MAX_SIDE, Math.max(MIN_SIDE, share * 150)))
}

/** Sends a lattice of sunbeams through the vessel: walls dim and tint them, most at their edges, and a liquid refracts them, so that they focus behind it. */
function castThrough(vessel: Vessel, [lx, ly, lz]: readonly [number, number, number], hx: number, hz: number, side: number): LightMap {
  const { bodies, x, y, z, radius, base } = vessel
  const { data, find, leave } = createWalls()
  const values = new Float32Array(side * side * 3).fill(1)
  const level = Math.sqrt(1 - ly * ly)
  const beam = new Float64Array(6)
  const share = new Float64Array(3)
  const step = (2 * radius) / side

  /** Adds the light of one beam where it hits the plane. */
  function land(amount: number): void {
    if (beam[4] > -0.02) return
    const t = (base - beam[1]) / beam[4]
    const ox = beam[0] + beam[3] * t - (x - (lx * (y - base)) / ly)
    const oz = beam[2] + beam[5] * t - (z - (lz * (y - base)) / ly)
    const u = ((ox * hx + oz * hz) * ly) / step + side / 2 - 0.5
    const v = (ox * hz - oz * hx) / step + side / 2 - 0.5
    const i = Math.floor(u)
    const j = Math.floor(v)
    if (i < 0 || j < 0 || i >= side - 1 || j >= side - 1) return
    for (let k = 0; k < 4; k++) {
      const weight = amount * (k & 1 ? u - i : 1 - u + i) * (k & 2 ? v - j : 1 - v + j)
      const at = ((j + (k >> 1)) * side + i + (k & 1)) * 3
      for (let c = 0; c < 3; c++) values[at + c] += weight * share[c]
    }
  }

  /** Refracts the beam at a surface with the normal in `data`; false for total reflection. */
  function bend(ratio: number): boolean {
    const way = data[2] * beam[3] + data[3] * beam[4] + data[4] * beam[5]
    const sign = way < 0 ? 1 : -1
    const cosine = -way * sign
    const rest = 1 - ratio * ratio * (1 - cosine * cosine)
    if (rest < 0) return false
    const k = (ratio * cosine - Math.sqrt(rest)) * sign
    for (let c = 0; c < 3; c++) beam[3 + c] = ratio * beam[3 + c] + k * data[2 + c]
    return true
  }

  function advance(t: number): void {
    for (let c = 0; c < 3; c++) beam[c] += beam[3 + c] * t
  }

  /** Adds the light that passes straight through a drink, after the given length in it. */
  function scatter({ hue, radius: reach, material }: SheerBody, way: number): void {
    const dimmed = (1 - (material.sheer ?? 0)) ** ((0.35 * way) / reach)
    const before = Float64Array.from(share)
    for (let c = 0; c < 3; c++) share[c] *= dimmed * hue[c] ** (way / reach)
    land(STRAIGHT)
    share.set(before)
  }

  /** Follows the beam through a drink, from its surface until it leaves; false when it stays inside. */
  function passLiquid(body: SheerBody, t: number): boolean {
    advance(t)
    bend(1 / DENSE)
    const way = leave(body, beam[0], beam[1], beam[2], beam[3], beam[4], beam[5])
    if (way < 0) return false
    advance(way)
    const { material, hue } = body
    const dimmed = (1 - (material.sheer ?? 0)) ** ((0.5 * way) / body.radius)
    for (let c = 0; c < 3; c++) share[c] *= dimmed * hue[c] ** (way / body.radius)
    return bend(DENSE)
  }

  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const a = (i + 0.5 - side / 2) * step
      const b = (j + 0.5 - side / 2) * step
      // In the plane perpendicular to the sun, the lattice rises along the sun's horizontal direction.
      beam[0] = x + a * ly * hx + b * hz + lx * 2 * radius
      beam[1] = y - a * level + ly * 2 * radius
      beam[2] = z + a * ly * hz - b * hx + lz * 2 * radius
      beam[3] = -lx
      beam[4] = -ly
      beam[5] = -lz
      share.fill(1)
      let filled: SheerBody | undefined
      let entry = 0
      let met = false
      for (const body of bodies) {
        const walls = find(body, beam[0], beam[1], beam[2], -lx, -ly, -lz, 0, 8 * radius)
        if (walls === 0) continue
        met = true
        if (body.material.liquid) {
          filled = body
          entry = data[0]
          continue
        }
        for (let w = 0; w < walls; w++) {
          const at = w * WALL
          const facing = Math.abs(data[at + 2] * lx + data[at + 3] * ly + data[at + 4] * lz)
          const open = 0.93 * (1 - (body.material.sheer ?? 0)) * (1 - 0.6 * smoothstep(0.55, 0.95, 1 - facing))
          for (let c = 0; c < 3; c++) share[c] *= open * body.hue[c]
        }
      }
      if (!met) continue
      const at = (j * side + i) * 3
      for (let c = 0; c < 3; c++) values[at + c] -= 1
      if (filled) {
        // Part of it continues straight, as if scattered: the whole shadow of a drink has its color.
        find(filled, beam[0], beam[1], beam[2], -lx, -ly, -lz, 0, 8 * radius)
        scatter(filled, data[1] - entry)
        find(filled, beam[0], beam[1], beam[2], -lx, -ly, -lz, 0, 8 * radius)
        if (!passLiquid(filled, entry)) continue
      }
      land(filled ? 1 - STRAIGHT : 1)
    }
  return { ...vessel, side, values: soften(soften(values, side), side) }
}

/** The mean of each point and its neighbors. */
function soften(values: Float32Array, side: number): Float32Array {
  const soft = Float32Array.from(values)
  for (let j = 1; j < side - 1; j++)
    for (let i = 1; i < side - 1; i++)
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let b = -1; b <= 1; b++) for (let a = -1; a <= 1; a++) sum += values[((j + b) * side + i + a) * 3 + c] * (a === 0 ? 2 : 1) * (b === 0 ? 2 : 1)
        soft[(j * side + i) * 3 + c] = sum / 16
      }
  return soft
}
