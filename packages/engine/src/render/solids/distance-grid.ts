import { type BlockMembers, createBlockMembers } from './block-members.ts'
import { distance } from './distance.ts'
import { type SolidBody, STRIDE } from './solid-body.ts'

/**
 * Distances of a body sampled on a lattice over its bounding box, object space. Exact near the surface, interpolated elsewhere: shadows, ambient
 * occlusion and long ray steps read it instead of evaluating every primitive.
 */
export type DistanceGrid = {
  readonly nx: number
  readonly ny: number
  readonly nz: number
  readonly x0: number
  readonly y0: number
  readonly z0: number
  /** Side of a cell and its inverse. */
  readonly cell: number
  readonly perCell: number
  readonly values: Float32Array
  /** Which primitives matter in each block of 4x4x4 cells. */
  readonly members: BlockMembers
}

/** Cells along the side of a block; `blockAt` divides by it with a shift. */
const BLOCK = 4
const cache = new Map<string, DistanceGrid>()
/** More than the number of bodies of a few things; a grid takes up to a megabyte. */
const CACHE_LIMIT = 32
const byBody = new WeakMap<SolidBody, Map<number, DistanceGrid>>()

/** The body's grid with about `resolution` cells along its longest side; equal bodies share one, such as the wings of three owls. */
export function gridOf(body: SolidBody, resolution: number): DistanceGrid {
  let own = byBody.get(body)
  if (!own) {
    own = new Map()
    byBody.set(body, own)
  }
  const known = own.get(resolution)
  if (known) return known
  const { kit, data, low, high, colorsBlend } = body
  const shape = kit.key ?? `${low}|${high}|${Buffer.from(data.buffer).toString('latin1')}`
  const key = `${resolution}|${colorsBlend}|${shape}`
  const grid = cache.get(key) ?? bakeGrid(body, resolution)
  own.set(resolution, grid)
  // Least recently used grids are evicted first.
  cache.delete(key)
  cache.set(key, grid)
  const oldest = cache.keys().next().value
  if (cache.size > CACHE_LIMIT && oldest !== undefined) cache.delete(oldest)
  return grid
}

function bakeGrid(body: SolidBody, resolution: number): DistanceGrid {
  const { low, high, data, count } = body
  const cell = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / (resolution - 4)
  const [bx, by, bz] = [0, 1, 2].map((axis) => Math.ceil(((high[axis] - low[axis]) / cell + 4) / BLOCK))
  const [x0, y0, z0] = [bx, by, bz].map((blocks, axis) => (low[axis] + high[axis] - blocks * BLOCK * cell) / 2)
  const side = cell * BLOCK
  const everyone = Uint16Array.from({ length: count }, (_, i) => i)
  const coarse = new Float32Array((bx + 1) * (by + 1) * (bz + 1))
  let at = 0
  for (let z = 0; z <= bz; z++)
    for (let y = 0; y <= by; y++) for (let x = 0; x <= bx; x++) coarse[at++] = distance(data, everyone, 0, count, x0 + x * side, y0 + y * side, z0 + z * side)
  const [nx, ny, nz] = [bx * BLOCK, by * BLOCK, bz * BLOCK]
  const grid: DistanceGrid = {
    ...{ nx, ny, nz, x0, y0, z0, cell, perCell: 1 / cell },
    values: new Float32Array((nx + 1) * (ny + 1) * (nz + 1)),
    members: createBlockMembers(bx * by * bz, body.colorsBlend),
  }
  for (let z = 0; z < bz; z++) for (let y = 0; y < by; y++) for (let x = 0; x < bx; x++) bakeBlock(body, grid, everyone, coarse, x, y, z)
  return grid
}

/** Max distance of a block's corners from the surface, as a share of its side, for some of its cells to be exact. */
const HALF = 1.6
/** Max distance of its center, as a share of its side, for every cell to be exact instead of every second one: half its diagonal, and a little. */
const FINE = 0.95
/** Lattice points along a block's edge, both ends included. */
const EDGE = BLOCK + 1
const filled = new Float64Array(EDGE * EDGE * EDGE)
/** Distance in cells of each of these points from the center, rounded up. */
const offMiddle = Uint8Array.from({ length: EDGE * EDGE * EDGE }, (_, i) => {
  const along = [i % EDGE, Math.floor(i / EDGE) % EDGE, Math.floor(i / EDGE / EDGE)]
  return Math.ceil(Math.hypot(...along.map((k) => k - BLOCK / 2)))
})
const FARTHEST = offMiddle[0]
/** Distance of each primitive alone from the center of the current block. */
let own = new Float64Array(256)
/** Primitives that matter to points at each distance in cells from the center, and their number. */
let near = Array.from({ length: FARTHEST + 1 }, () => new Uint16Array(own.length))
const nearCount = new Uint16Array(near.length)

/** Fills `own` and `near` for the block around a point. */
function lookAround(body: SolidBody, everyone: Uint16Array, x: number, y: number, z: number, cell: number) {
  const { data, count, maxBlend } = body
  if (own.length < count) {
    own = new Float64Array(count)
    near = near.map(() => new Uint16Array(count))
  }
  let nearest = 1e9
  for (let i = 0; i < count; i++) {
    own[i] = distance(data, everyone, i, i + 1, x, y, z)
    nearest = Math.min(nearest, own[i])
  }
  nearCount.fill(0)
  for (let i = 0; i < count; i++) {
    // Number of cells from the center before this primitive can come within blending range of the nearest one; each cell may change both distances.
    const apart = own[i] - nearest - Math.max(data[i * STRIDE + 2], maxBlend * 0.5)
    for (let r = FARTHEST; r >= 0 && apart <= r * cell * SLACK; r--) near[r][nearCount[r]++] = i
  }
}
/** Twice a cell, and a little for distances that are not quite exact. */
const SLACK = 2.08

/**
 * Fills one block: exact, from the primitives in reach, where the surface passes; from every second point next to it; interpolated from its
 * corners farther away.
 */
function bakeBlock(body: SolidBody, grid: DistanceGrid, everyone: Uint16Array, coarse: Float32Array, x: number, y: number, z: number): void {
  const { values, cell, nx, ny, nz, members } = grid
  const row = nx / BLOCK + 1
  const slab = row * (ny / BLOCK + 1)
  const k = z * slab + y * row + x
  let nearest = 1e9
  for (let i = 0; i < 8; i++) {
    const value = coarse[k + (i & 1) + (i & 2 ? row : 0) + (i & 4 ? slab : 0)]
    filled[((i & 4 ? EDGE : 0) + (i & 2 ? 1 : 0)) * BLOCK * EDGE + (i & 1) * BLOCK] = value
    nearest = Math.min(nearest, Math.abs(value))
  }
  const side = cell * BLOCK
  const px = grid.x0 + x * side
  const py = grid.y0 + y * side
  const pz = grid.z0 + z * side
  // The last points of a block are the first of the next block, which writes them.
  const ex = x * BLOCK + BLOCK === nx ? BLOCK : BLOCK - 1
  const ey = y * BLOCK + BLOCK === ny ? BLOCK : BLOCK - 1
  const ez = z * BLOCK + BLOCK === nz ? BLOCK : BLOCK - 1
  let step = BLOCK
  if (nearest < side * HALF) {
    const block = z * (row - 1) * (ny / BLOCK) + y * (row - 1) + x
    const [mx, my, mz] = [px + side / 2, py + side / 2, pz + side / 2]
    lookAround(body, everyone, mx, my, mz, cell)
    members.add(block, body, own, side * 0.9, cell * 2.3)
    const middle = distance(body.data, near[0], 0, nearCount[0], mx, my, mz)
    step = Math.abs(middle) < side * FINE ? 1 : 2
    // With `step` 1 nothing is interpolated, so points that the next block writes are skipped.
    const [lastA, lastB, lastC] = step === 1 ? [ex, ey, ez] : [BLOCK, BLOCK, BLOCK]
    for (let c = 0; c <= lastC; c += step)
      for (let b = 0; b <= lastB; b += step)
        for (let a = 0; a <= lastA; a += step) {
          if (((a | b | c) & (BLOCK - 1)) === 0) continue
          const at = (c * EDGE + b) * EDGE + a
          const r = offMiddle[at]
          filled[at] = distance(body.data, near[r], 0, nearCount[r], px + a * cell, py + b * cell, pz + c * cell)
        }
  }
  if (step === BLOCK) {
    spread(values, (z * BLOCK * (ny + 1) + y * BLOCK) * (nx + 1) + x * BLOCK, nx + 1, ny + 1, ex, ey, ez)
    return
  }
  if (step === 2) fillBetween()
  for (let c = 0; c <= ez; c++)
    for (let b = 0; b <= ey; b++) {
      const o = ((z * BLOCK + c) * (ny + 1) + y * BLOCK + b) * (nx + 1) + x * BLOCK
      const from = (c * EDGE + b) * EDGE
      for (let a = 0; a <= ex; a++) values[o + a] = filled[from + a]
    }
}

/** Writes the points of a block from its corners; `o` is the first. */
function spread(values: Float32Array, o: number, row: number, rows: number, ex: number, ey: number, ez: number): void {
  for (let c = 0; c <= ez; c++)
    for (let b = 0; b <= ey; b++) {
      const left = betweenRows(0, b / BLOCK, c / BLOCK)
      const slope = (betweenRows(BLOCK, b / BLOCK, c / BLOCK) - left) / BLOCK
      const at = o + (c * rows + b) * row
      for (let a = 0; a <= ex; a++) values[at + a] = left + slope * a
    }
}

/** Interpolates the four corners of one side of the block. */
function betweenRows(at: number, v: number, w: number): number {
  const up = BLOCK * EDGE
  const deep = up * EDGE
  const front = filled[at] + (filled[at + up] - filled[at]) * v
  const back = filled[at + deep] + (filled[at + deep + up] - filled[at + deep]) * v
  return front + (back - front) * w
}

/** Interpolates `filled` between every second point, axis by axis. */
function fillBetween(): void {
  const row = EDGE
  const slab = EDGE * EDGE
  for (let c = 0; c < slab * EDGE; c += slab * 2)
    for (let b = c; b < c + slab; b += row * 2) for (let at = b + 1; at < b + row; at += 2) filled[at] = (filled[at - 1] + filled[at + 1]) / 2
  for (let c = 0; c < slab * EDGE; c += slab * 2)
    for (let b = c + row; b < c + slab; b += row * 2) for (let at = b; at < b + row; at++) filled[at] = (filled[at - row] + filled[at + row]) / 2
  for (let c = slab; c < slab * EDGE; c += slab * 2) for (let at = c; at < c + slab; at++) filled[at] = (filled[at - slab] + filled[at + slab]) / 2
}

/** Index of the block that contains a point (or the nearest one), for `members`. */
export function blockAt(grid: DistanceGrid, x: number, y: number, z: number): number {
  const { nx, ny, nz } = grid
  const i = Math.min(nx - 1, Math.max(0, (x - grid.x0) * grid.perCell)) >> 2
  const j = Math.min(ny - 1, Math.max(0, (y - grid.y0) * grid.perCell)) >> 2
  const k = Math.min(nz - 1, Math.max(0, (z - grid.z0) * grid.perCell)) >> 2
  return (k * (ny >> 2) + j) * (nx >> 2) + i
}

/** Distance at a point in object space; outside the grid a conservative estimate. */
export function gridDistance(grid: DistanceGrid, x: number, y: number, z: number): number {
  let u = (x - grid.x0) * grid.perCell
  let v = (y - grid.y0) * grid.perCell
  let w = (z - grid.z0) * grid.perCell
  let outside = 0
  const { nx, ny, nz, values } = grid
  if (u < 0) {
    outside = u * u
    u = 0
  } else if (u > nx - 0.001) {
    const e = u - nx
    outside = e * e
    u = nx - 0.001
  }
  if (v < 0) {
    outside += v * v
    v = 0
  } else if (v > ny - 0.001) {
    const e = v - ny
    outside += e * e
    v = ny - 0.001
  }
  if (w < 0) {
    outside += w * w
    w = 0
  } else if (w > nz - 0.001) {
    const e = w - nz
    outside += e * e
    w = nz - 0.001
  }
  const i = u | 0
  const j = v | 0
  const k = w | 0
  const a = u - i
  const b = v - j
  const c = w - k
  const row = nx + 1
  const p = (k * (ny + 1) + j) * row + i
  const q = p + row * (ny + 1)
  const r0 = values[p] + (values[p + 1] - values[p]) * a
  const r1 = values[p + row] + (values[p + row + 1] - values[p + row]) * a
  const r2 = values[q] + (values[q + 1] - values[q]) * a
  const r3 = values[q + row] + (values[q + row + 1] - values[q + row]) * a
  const m0 = r0 + (r1 - r0) * b
  const m1 = r2 + (r3 - r2) * b
  const d = m0 + (m1 - m0) * c
  return outside > 0 ? d + Math.sqrt(outside) * grid.cell * 0.8 : d
}
