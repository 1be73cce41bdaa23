import type { SheerBody } from './sheer-body.ts'
import { CROSSING, createCrossings, MAX_CROSSINGS } from './sheer-crossings.ts'

/** Numbers per wall: where the ray enters (0) and leaves (1), the normal at the entry 2..4; world space. */
export const WALL = 5

export type Walls = {
  /** Rows of `WALL` numbers, nearest first, filled by `find`. */
  readonly data: Float64Array
  /** Number of walls of the body that the ray enters between `start` and `limit`. */
  readonly find: (place: SheerBody, x: number, y: number, z: number, dx: number, dy: number, dz: number, start: number, limit: number) => number
  /** Where a ray that starts inside the body leaves it, with the normal in `data`; -1 when it does not. */
  readonly leave: (place: SheerBody, x: number, y: number, z: number, dx: number, dy: number, dz: number) => number
}

export function createWalls(): Walls {
  const { found, order, cross } = createCrossings()
  const data = new Float64Array(MAX_CROSSINGS * WALL)

  function put(row: number, crossing: number, t: number, { cos, sin }: SheerBody): void {
    data[row] = t
    const nx = found[crossing + 2]
    const nz = found[crossing + 4]
    data[row + 2] = nx * cos + nz * sin
    data[row + 3] = found[crossing + 3]
    data[row + 4] = nz * cos - nx * sin
  }

  function misses(place: SheerBody, x: number, y: number, z: number, dx: number, dy: number, dz: number) {
    const cx = place.x - x
    const cy = place.y - y
    const cz = place.z - z
    const along = cx * dx + cy * dy + cz * dz
    return cx * cx + cy * cy + cz * cz - along * along > place.radius * place.radius
  }

  return {
    data,
    find(place, x, y, z, dx, dy, dz, start, limit) {
      if (misses(place, x, y, z, dx, dy, dz)) return 0
      const count = cross(place, x, y, z, dx, dy, dz)
      let walls = 0
      let deep = 0
      for (let k = 0; k < count; k++) {
        const crossing = order[k] * CROSSING
        const t = found[crossing] * place.scale
        if (t >= limit) break
        if (found[crossing + 1] > 0) {
          if (deep++ === 0 && t > start) {
            data[walls * WALL + 1] = limit
            put(walls++ * WALL, crossing, t, place)
          }
        } else if (deep > 0 && --deep === 0 && walls > 0) data[(walls - 1) * WALL + 1] = t
      }
      return walls
    },
    leave(place, x, y, z, dx, dy, dz) {
      const count = cross(place, x, y, z, dx, dy, dz)
      for (let k = 0; k < count; k++) {
        const crossing = order[k] * CROSSING
        const t = found[crossing] * place.scale
        if (found[crossing + 1] > 0 || t < place.radius * 1e-4) continue
        put(0, crossing, t, place)
        return t
      }
      return -1
    },
  }
}
