import { BOUNDS, boundsOf } from './box-bounds.ts'
import { indexCasters } from './caster-index.ts'
import { distanceToLeaning, leaningSpan, passLeaning } from './leaning-box.ts'
import { clamp } from './noise.ts'
import type { Box, Vec3 } from './scene.ts'
import type { Caster } from './solids/caster-groups.ts'
import { gridDistance } from './solids/distance-grid.ts'
import type { TerrainMap } from './terrain-march.ts'

/** How much sun reaches a point, and how open it is to the sky. */
export type Shadows = {
  /** Share of the sun that solids and boxes let through, 0 … 1, with soft edges that widen with distance. */
  readonly sunlight: (x: number, y: number, z: number) => number
  /** Share of the sun that the terrain's hills let through. */
  readonly pastHills: (x: number, y: number, z: number) => number
  /** Ambient occlusion by solids and boxes near a point with normal n: 0.15 closed … 1 open. */
  readonly openness: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number
}

const BOX_REACH = 0.55
/** A caster dims the sun where its distance to the ray is less than 1 / `PENUMBRA` of the way to it. */
const PENUMBRA = 9
/** Steps along the normal at which `openness` looks for solids, as a share of a solid's radius. */
const FEELER = 0.125
const FEELERS = 3

export function createShadows(casters: readonly Caster[], boxes: readonly Box[], sun: Vec3, terrain: TerrainMap | undefined): Shadows {
  const [lx, ly, lz] = sun
  const span = new Float64Array(2)
  const bounds = boundsOf(boxes)
  const leans = Uint8Array.from(boxes, ({ lean }) => (lean ? 1 : 0))
  /** Inverses of the sun's direction, 0 along an axis that it does not move on. */
  const perSun = Float64Array.from(sun, (way) => (Math.abs(way) < 1e-6 ? 0 : 1 / way))
  // Contiguous in memory: most of many bodies are ruled out by their sphere.
  const spheres = Float64Array.from(casters.flatMap((p) => [p.x, p.y, p.z, p.radius]))
  // Plane perpendicular to the sun's direction.
  const level = Math.sqrt(lx * lx + lz * lz)
  const ux = level > 1e-4 ? lz / level : 1
  const uz = level > 1e-4 ? -lx / level : 0
  const vx = ly * uz
  const vy = lz * ux - lx * uz
  const vz = -ly * ux
  const across = (index: number, x: number, y: number, z: number, radius: number) => {
    const u = x * ux + z * uz
    const v = x * vx + y * vy + z * vz
    return { index, u0: u - radius, u1: u + radius, v0: v - radius, v1: v + radius }
  }
  const solidsInSun = indexCasters(casters.map((p, i) => across(i, p.x, p.y, p.z, p.radius * 1.15)))
  const boxesInSun = indexCasters(
    boxes.flatMap((box, i) => {
      if (box.castsShadow === false) return []
      const [x, y, z] = [0, 1, 2].map((k) => (box.min[k] + box.max[k]) / 2)
      const size = [0, 1, 2].map((k) => box.max[k] - box.min[k])
      const radius = Math.sqrt(size[0] ** 2 + size[1] ** 2 + size[2] ** 2) / 2
      return [across(i, x, y, z, radius)]
    }),
  )
  const solidsNear = indexCasters(
    casters.map((p, index) => ({ index, u0: p.x - p.radius * 1.5, u1: p.x + p.radius * 1.5, v0: p.z - p.radius * 1.5, v1: p.z + p.radius * 1.5 })),
  )
  const boxesNear = indexCasters(
    boxes.map((box, index) => ({ index, u0: box.min[0] - BOX_REACH, u1: box.max[0] + BOX_REACH, v0: box.min[2] - BOX_REACH, v1: box.max[2] + BOX_REACH })),
  )

  /** Where an object-space ray passes the body's box, enlarged by `margin`, written to `span`; false when it misses. */
  function passBox({ low, high }: Caster, margin: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean {
    let enter = 0
    let leave = 1e9
    for (let k = 0; k < 3; k++) {
      const from = k === 0 ? ox : k === 1 ? oy : oz
      const inverse = 1 / (k === 0 ? dx : k === 1 ? dy : dz)
      const a = (low[k] - margin - from) * inverse
      const b = (high[k] + margin - from) * inverse
      const near = inverse < 0 ? b : a
      const far = inverse < 0 ? a : b
      if (near > enter) enter = near
      if (far < leave) leave = far
    }
    span[0] = enter
    span[1] = leave
    return enter < leave
  }

  /** Sunlight past a body whose sphere the ray toward the sun passes. */
  function pastSolid(place: Caster, x: number, y: number, z: number): number {
    const toX = place.x - x
    const toY = place.y - y
    const toZ = place.z - z
    const along = toX * lx + toY * ly + toZ * lz
    const room = place.radius * place.radius * 1.3 - (toX * toX + toY * toY + toZ * toZ - along * along)
    const { position, cos, sin, perScale, grid, unit } = place
    const wx = (x - position[0]) * perScale
    const wz = (z - position[2]) * perScale
    const ox = wx * cos - wz * sin
    const oy = (y - position[1]) * perScale
    const oz = wx * sin + wz * cos
    const dx = lx * cos - lz * sin
    const dz = lx * sin + lz * cos
    const half = Math.sqrt(room)
    const touch = 0.006 * unit
    // The coarse grid of a small figure has no detail finer than its cells.
    const step = Math.max(0.022 * unit, 0.45 * grid.cell)
    const exit = (along + half) * perScale
    // A tall thin body fills little of its sphere: only the segment that passes its box within the penumbra matters.
    if (!passBox(place, touch + exit / PENUMBRA, ox, oy, oz, dx, ly, dz)) return 1
    const end = Math.min(exit, span[1])
    let t = Math.max(0.042 * unit, (along - half) * perScale, span[0])
    let light = 1
    for (let i = 0; i < 26 && t < end; i++) {
      const d = gridDistance(grid, ox + dx * t, oy + ly * t, oz + dz * t)
      if (d < touch) return 0
      const partial = (PENUMBRA * (d - touch)) / t
      if (partial < light) light = partial
      // Rays that skim a long body need growing steps to reach its end.
      const least = step * (1 + i * 0.07)
      t += Math.max(d, least)
    }
    return light
  }

  /**
   * How deep the point is in the box's shadow, 0 not … 1 fully: the ray's length inside the box divided by a width that grows with distance, so
   * that edges are soft. Depths of touching boxes add up, which leaves no seam between them.
   */
  function depthInShadow(index: number, x: number, y: number, z: number): number {
    if (leans[index] === 1) {
      if (!passLeaning(boxes[index], [x, y, z], sun, 0, 1e9) || leaningSpan.leave < 0.01) return 0
      return (leaningSpan.leave - leaningSpan.enter) / (0.02 + 0.05 * leaningSpan.enter)
    }
    const q = index * BOUNDS
    let enter = 0
    let leave = 1e9
    for (let k = 0; k < 3; k++) {
      const inverse = perSun[k]
      const from = k === 0 ? x : k === 1 ? y : z
      if (inverse === 0) {
        if (from < bounds[q + k] || from > bounds[q + 3 + k]) return 0
        continue
      }
      const a = (bounds[q + k] - from) * inverse
      const b = (bounds[q + 3 + k] - from) * inverse
      const near = inverse < 0 ? b : a
      const far = inverse < 0 ? a : b
      if (near > enter) enter = near
      if (far < leave) leave = far
    }
    if (leave <= enter || leave < 0.01) return 0
    return (leave - enter) / (0.02 + 0.05 * enter)
  }

  function sunlight(x: number, y: number, z: number): number {
    const u = x * ux + z * uz
    const v = x * vx + y * vy + z * vz
    let light = 1
    const solidList = solidsInSun.at(u, v)
    for (let q = 0; q < solidList.length; q++) {
      const k = solidList[q] * 4
      const toX = spheres[k] - x
      const toY = spheres[k + 1] - y
      const toZ = spheres[k + 2] - z
      const radius = spheres[k + 3]
      const along = toX * lx + toY * ly + toZ * lz
      if (along < -radius || toX * toX + toY * toY + toZ * toZ - along * along > radius * radius * 1.3) continue
      const past = pastSolid(casters[solidList[q]], x, y, z)
      if (past < light) light = past
      if (light <= 0.01) return 0
    }
    const boxList = boxesInSun.at(u, v)
    let deep = 0
    for (let q = 0; q < boxList.length && deep < 1; q++) deep += depthInShadow(boxList[q], x, y, z)
    return deep >= 1 ? 0 : light * (1 - deep)
  }

  function pastHills(x: number, y: number, z: number): number {
    if (!terrain || terrain.highest < y + 0.3) return 1
    let t = 0.3
    let light = 1
    for (let i = 0; i < 12; i++) {
      const h = y + ly * t
      if (h > terrain.highest) break
      const partial = (8 * (h - terrain.coarseHeight(x + lx * t, z + lz * t) - 0.03)) / t + 0.1
      if (partial < light) light = partial
      if (light < 0.02) return 0
      t *= 1.75
    }
    return clamp(light)
  }

  /** Squared distance of an object-space point to the body's box. */
  function outsideBox({ low, high }: Caster, x: number, y: number, z: number): number {
    const dx = x < low[0] ? low[0] - x : x > high[0] ? x - high[0] : 0
    const dy = y < low[1] ? low[1] - y : y > high[1] ? y - high[1] : 0
    const dz = z < low[2] ? low[2] - z : z > high[2] ? z - high[2] : 0
    return dx * dx + dy * dy + dz * dz
  }

  function openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    let open = 1
    const solidList = solidsNear.at(x, z)
    for (let q = 0; q < solidList.length; q++) {
      const place = casters[solidList[q]]
      const { position, cos, sin, perScale, grid, unit } = place
      const toX = place.x - x
      const toY = place.y - y
      const toZ = place.z - z
      if (toX * toX + toY * toY + toZ * toZ > place.radius * place.radius * 2.25) continue
      const wx = (x - position[0]) * perScale
      const wz = (z - position[2]) * perScale
      const ox = wx * cos - wz * sin
      const oy = (y - position[1]) * perScale
      const oz = wx * sin + wz * cos
      const step = FEELER * unit
      const mx = nx * cos - nz * sin
      const mz = nx * sin + nz * cos
      // If the body is farther from the longest feeler's tip than that feeler is long, no feeler can hit it.
      const longest = FEELERS * step
      if (outsideBox(place, ox + mx * longest, oy + ny * longest, oz + mz * longest) > longest * longest) continue
      // From the outermost inward: where a far feeler is free, the nearer ones are free, too.
      for (let i = FEELERS; i > 0; i--) {
        const h = step * i
        const d = gridDistance(grid, ox + mx * h, oy + ny * h, oz + mz * h)
        if (d >= h) break
        open -= ((h - d) / h) * 0.22
      }
    }
    const boxList = boxesNear.at(x, z)
    for (let q = 0; q < boxList.length; q++) {
      const index = boxList[q]
      const b = index * BOUNDS
      if (y < bounds[b + 1] - BOX_REACH || y > bounds[b + 4] + BOX_REACH) continue
      // The list is per cell: skips boxes whose nearest side is farther than the longest feeler.
      if (x < bounds[b] - BOX_REACH || x > bounds[b + 3] + BOX_REACH) continue
      if (z < bounds[b + 2] - BOX_REACH || z > bounds[b + 5] + BOX_REACH) continue
      for (let i = 1; i < 4; i++) {
        const h = 0.14 * i
        const px = x + nx * h
        const py = y + ny * h
        const pz = z + nz * h
        const dx = Math.max(bounds[b] - px, 0, px - bounds[b + 3])
        const dy = Math.max(bounds[b + 1] - py, 0, py - bounds[b + 4])
        const dz = Math.max(bounds[b + 2] - pz, 0, pz - bounds[b + 5])
        const d2 = leans[index] === 1 ? distanceToLeaning(boxes[index], px, py, pz) : dx * dx + dy * dy + dz * dz
        if (d2 < h * h) open -= ((h - Math.sqrt(d2)) / h) * 0.16
      }
    }
    return Math.max(open, 0.15)
  }

  return { sunlight, pastHills, openness }
}
