import type { View } from '../view.ts'
import { distance } from './distance.ts'
import { blockAt, gridDistance } from './distance-grid.ts'
import type { PlacedSolid } from './placed-solid.ts'

/** Side in pixels of the blocks whose rays share one cone. */
export const CONE_BLOCK = 4

/** Distances to ellipsoids and blends are estimates: a cone uses this share of them. */
const TRUST = 0.8

/**
 * Returns a function that finds how far, in meters, a whole bundle of CONE_BLOCK² rays can travel before a solid, or -1 when it misses the
 * solid. The view's current ray is the bundle's center, and `start` a distance known to be free. One cone saves its sixteen rays most of their
 * way, so they start a pixel or two before the surface.
 */
export function createBlockCones(view: View): (place: PlacedSolid, start: number) => number {
  const { ray, orthographic } = view
  // Half diagonal between the outermost ray centers.
  const spread = view.pixelSize * (CONE_BLOCK / 2 - 0.4) * 1.42

  return (place, start) => {
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
    const base = orthographic ? spread * perScale : 0
    const widen = orthographic ? 0 : spread
    const reach = body.radius + base + widen * Math.max(0, along) * 1.1
    const room = reach * reach - (toX * toX + toY * toY + toZ * toZ - along * along)
    if (room < 0) return -1
    const half = Math.sqrt(room)
    const end = along + half
    const { shapeStart, shapeCount, indices } = grid.members
    const { cell } = grid
    let t = Math.max(start * perScale, along - half)
    for (let i = 0; i < 24 && t < end; i++) {
      const x = ox + dx * t
      const y = oy + dy * t
      const z = oz + dz * t
      let free = gridDistance(grid, x, y, z) - cell * 0.9
      if (free <= cell * 0.35) {
        const block = blockAt(grid, x, y, z)
        const from = shapeStart[block]
        const to = from + shapeCount[block]
        if (from === to) free = Math.max(free, cell)
        // Members only know distances within about two cells.
        else free = Math.min(2 * cell, distance(body.data, indices.list, from, to, x, y, z) * TRUST)
      }
      const wide = base + widen * t
      free -= wide
      if (free <= wide * 0.25) break
      t += free
    }
    return t >= end ? -1 : Math.max(start, t * scale)
  }
}
