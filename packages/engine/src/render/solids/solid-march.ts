import type { View } from '../view.ts'
import { distance } from './distance.ts'
import { blockAt, gridDistance } from './distance-grid.ts'
import type { PlacedSolid } from './placed-solid.ts'
import type { SolidBody } from './solid-body.ts'

/** Finds where the view's current ray hits one solid; distances are meters along the ray. */
export type SolidMarch = {
  /** Searches from `start` on; returns `limit` when the ray does not hit the solid before it. */
  readonly march: (place: PlacedSolid, start: number, limit: number) => number
  /** Checks a guess from neighboring rays; returns the distance of the hit, or -1 when the guess is wrong. */
  readonly confirm: (place: PlacedSolid, guess: number) => number
}

/** Farther from the surface than this many cells, steps use the grid; nearer, exact distances allow longer steps. */
const FAR_CELLS = 1.6

export function createSolidMarch(view: View): SolidMarch {
  const { ray, orthographic } = view
  const precision = view.pixelSize * 0.45

  /** Where the ray crosses the surface between a sample outside (d > 0) and one inside (d < 0), by a few secant steps. */
  function betweenSamples(
    place: PlacedSolid,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    outside: number,
    outsideD: number,
    inside: number,
    insideD: number,
  ): number {
    const { grid, body } = place
    const { shapeStart, shapeCount, indices } = grid.members
    let a = outside
    let da = outsideD
    let b = inside
    let db = insideD
    for (let i = 0; i < 4; i++) {
      const m = a + (b - a) * Math.min(0.9, Math.max(0.1, da / (da - db)))
      const x = ox + dx * m
      const y = oy + dy * m
      const z = oz + dz * m
      const block = blockAt(grid, x, y, z)
      const from = shapeStart[block]
      const d = distance(body.data, indices.list, from, from + shapeCount[block], x, y, z)
      if (d > 0) {
        a = m
        da = d
      } else {
        b = m
        db = d
      }
    }
    return a + ((b - a) * da) / (da - db)
  }

  /** Where an object-space ray has left the body's box for good: sooner than its sphere, because most bodies are long. */
  function leaveBox({ low, high, radius, maxBlend }: SolidBody, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    // Blending swells the parts it joins.
    const margin = radius * 0.01 + maxBlend * 0.25
    const x = Math.max((low[0] - margin - ox) / dx, (high[0] + margin - ox) / dx)
    const y = Math.max((low[1] - margin - oy) / dy, (high[1] + margin - oy) / dy)
    const z = Math.max((low[2] - margin - oz) / dz, (high[2] + margin - oz) / dz)
    return Math.min(x, y, z)
  }

  function march(place: PlacedSolid, start: number, limit: number): number {
    const { solid, cos, sin, perScale, scale, grid, body } = place
    const wx = (ray[0] - solid.position[0]) * perScale
    const wz = (ray[2] - solid.position[2]) * perScale
    const ox = wx * cos - wz * sin
    const oy = (ray[1] - solid.position[1]) * perScale
    const oz = wx * sin + wz * cos
    const dx = ray[3] * cos - ray[5] * sin
    const dy = ray[4]
    const dz = ray[3] * sin + ray[5] * cos
    const toX = body.center[0] - ox
    const toY = body.center[1] - oy
    const toZ = body.center[2] - oz
    const along = toX * dx + toY * dy + toZ * dz
    const off = toX * toX + toY * toY + toZ * toZ - along * along
    const room = body.radius * body.radius - off
    if (room < 0) return limit
    const half = Math.sqrt(room)
    const end = Math.min(limit * perScale, along + half, leaveBox(body, ox, oy, oz, dx, dy, dz))
    const slack = grid.cell * 0.9
    const far = grid.cell * FAR_CELLS
    const { data } = body
    const { shapeStart, shapeCount, indices } = grid.members
    const { list } = indices
    const fixed = orthographic ? precision * perScale : 0
    const growing = orthographic ? 0 : precision
    let t = Math.max(start * perScale, along - half)
    let lastT = 0
    let lastD = 0
    let riskT = 0
    let riskD = 0
    for (let i = 0; i < 110 && t < end; i++) {
      const x = ox + dx * t
      const y = oy + dy * t
      const z = oz + dz * t
      // The first sample usually is near the surface already, because cones skipped the way there.
      if (lastD === 0 && i > 0) {
        const coarse = gridDistance(grid, x, y, z)
        if (coarse > far) {
          t += coarse - slack
          continue
        }
      }
      const block = blockAt(grid, x, y, z)
      const from = shapeStart[block]
      const to = from + shapeCount[block]
      if (from === to) {
        t += Math.max(gridDistance(grid, x, y, z), slack)
        lastD = 0
        continue
      }
      const d = distance(data, list, from, to, x, y, z)
      if (i === 0 && d > far) {
        const coarse = gridDistance(grid, x, y, z)
        t += coarse > far ? coarse - slack : far - slack
        continue
      }
      // A long step is only safe when the free spheres at its two ends overlap; otherwise something thin may lie between. If the step ended close to
      // the surface, it probably found its target: the next sample shows this by moving away or not.
      const receding = riskD > 0 && d > lastD
      if (receding || (d > 0.35 * lastD && lastD > 0 && t - lastT > lastD + d)) {
        t = receding ? riskT + riskD * 0.9 : lastT + lastD * 0.9
        lastD = 0
        riskD = 0
        continue
      }
      riskD = lastD > 0 && d > 0 && t - lastT > lastD + d ? lastD : 0
      riskT = lastT
      let factor = 0.9
      if (lastD > 0) {
        // Steps by the measured approach speed; along grazing rays as far as free spheres overlap.
        const slope = (lastD - d) / (t - lastT)
        factor = slope > 0.38 ? 0.95 / slope : slope > 0 ? 1.85 / (1 + slope) : 1.9
      }
      if (d < fixed + growing * t) {
        // Overshot: the surface lies between the last two samples.
        if (d < 0 && lastD > 0) t = betweenSamples(place, ox, oy, oz, dx, dy, dz, lastT, lastD, t, d)
        return t * scale
      }
      lastD = d
      lastT = t
      t += d * factor
    }
    return limit
  }

  function confirm(place: PlacedSolid, guess: number): number {
    const { solid, cos, sin, perScale, scale, grid, body } = place
    const wx = (ray[0] - solid.position[0]) * perScale
    const wz = (ray[2] - solid.position[2]) * perScale
    const ox = wx * cos - wz * sin
    const oy = (ray[1] - solid.position[1]) * perScale
    const oz = wx * sin + wz * cos
    const dx = ray[3] * cos - ray[5] * sin
    const dy = ray[4]
    const dz = ray[3] * sin + ray[5] * cos
    const t = guess * perScale
    const margin = orthographic ? precision * perScale : precision * t
    const block = blockAt(grid, ox + dx * t, oy + dy * t, oz + dz * t)
    const { shapeStart, shapeCount, indices } = grid.members
    const from = shapeStart[block]
    const to = from + shapeCount[block]
    if (from === to) return -1
    const d = distance(body.data, indices.list, from, to, ox + dx * t, oy + dy * t, oz + dz * t)
    if (d < margin && d > -margin) return guess
    if (d > margin * 12 || d < -margin * 12) return -1
    // Slightly off: one step along the ray shows how fast it approaches the surface. Grazing rays are marched.
    const u = t + d * 1.2
    const e = distance(body.data, indices.list, from, to, ox + dx * u, oy + dy * u, oz + dz * u)
    const slope = (d - e) / (u - t)
    if (slope < 0.3) return -1
    return e < margin * 2 && e > -margin * 2 ? (u + e / slope) * scale : -1
  }

  return { march, confirm }
}
