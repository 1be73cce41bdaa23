import { type Band, HIT } from './band.ts'
import { BOUNDS, boundsOf } from './box-bounds.ts'
import { FAR } from './g-buffer.ts'
import { leaningSpan, passLeaning } from './leaning-box.ts'
import type { Scene } from './scene.ts'
import { type ScreenTiles, TILE, type TileSolid } from './screen-tiles.ts'
import { CONE_BLOCK, createBlockCones } from './solids/block-cones.ts'
import type { PlacedSolid } from './solids/placed-solid.ts'
import { createSolidMarch } from './solids/solid-march.ts'
import type { TerrainMap } from './terrain-march.ts'
import type { View } from './view.ts'

/** A block whose cone has not been marched yet. */
const UNKNOWN = -2
const NO_BOXES: readonly number[] = []

/** Fills depth and hit of a strip: water, ground, boxes and solids; the nearest wins. */
export function createVisibility(
  scene: Scene,
  view: View,
  tiles: ScreenTiles,
  placed: readonly PlacedSolid[],
  terrain: TerrainMap | undefined,
): (band: Band) => void {
  const { boxes, water } = scene
  const { ray, width, castRay, orthographic } = view
  const { forwardX, forwardZ } = view
  const reach = terrain?.reach
  const { march, confirm } = createSolidMarch(view)

  const bounds = boundsOf(boxes)
  const leans = Uint8Array.from(boxes, ({ lean }) => (lean ? 1 : 0))
  /** Inverses of the ray's direction components, for the boxes. */
  const perWay = new Float64Array(3)

  let band: Band

  /** Distance to a box along the ray; writes the face's axis into `faceAxis`. Infinity for a miss. */
  let faceAxis = 0
  function meetBox(index: number, limit: number): number {
    if (leans[index] === 1) return meetLeaning(index, limit)
    const q = index * BOUNDS
    let enter = 0.01
    let leave = limit
    let axis = -1
    for (let k = 0; k < 3; k++) {
      const inverse = perWay[k]
      const a = (bounds[q + k] - ray[k]) * inverse
      const b = (bounds[q + 3 + k] - ray[k]) * inverse
      const near = inverse < 0 ? b : a
      const far = inverse < 0 ? a : b
      if (near > enter) {
        enter = near
        axis = k
      }
      if (far < leave) leave = far
    }
    if (axis < 0 || enter >= leave) return limit
    faceAxis = axis
    return enter
  }

  const from: [number, number, number] = [0, 0, 0]
  const way: [number, number, number] = [0, 0, 0]
  function meetLeaning(index: number, limit: number): number {
    for (let k = 0; k < 3; k++) {
      from[k] = ray[k]
      way[k] = ray[3 + k]
    }
    if (!passLeaning(boxes[index], from, way, 0.01, limit) || leaningSpan.axis < 0) return limit
    faceAxis = leaningSpan.axis
    return leaningSpan.enter
  }

  const findStart = createBlockCones(view)
  const mostSolids = tiles.solids.reduce((most, list) => Math.max(most, list.length), 0)
  const blocksAcross = Math.ceil(width / CONE_BLOCK)
  /** For each block of the strip, the start of its rays for each solid of its tile; -1 when none of them hits it, `UNKNOWN` until first requested. */
  let starts = new Float64Array(0)

  /** Start of the rays of the pixel's block for one solid; leaves the pixel's own ray cast. */
  function startOf(solid: TileSolid, x: number, y: number): number {
    castRay(x - (x % CONE_BLOCK) + (CONE_BLOCK - 1) / 2, y - ((y - band.top) % CONE_BLOCK) + (CONE_BLOCK - 1) / 2)
    const start = findStart(placed[solid.index], solid.start)
    castRay(x, y)
    return start
  }

  /** Water and ground of a pixel without anything else. */
  function meetOpen(i: number, x: number, y: number): void {
    if (!water && (!reach || reach[y * width + x] <= 0)) {
      band.depth[i] = FAR
      band.hit[i] = HIT.sky
    } else meetFlat(i, x, y, NO_BOXES)
  }

  /** Water, ground and boxes, whose exact hits are cheap. */
  function meetFlat(i: number, x: number, y: number, boxList: readonly number[]): void {
    castRay(x, y)
    let t: number = FAR
    let kind: number = HIT.sky
    if (water && ray[4] < -1e-4) {
      const away = (water.y - ray[1]) / ray[4]
      if (away < t && away > 0) {
        t = away
        kind = HIT.water
      }
    }
    if (reach) {
      const r = reach[y * width + x]
      if (r > 0) {
        // Perspective reach is measured along the level picture axis; the ray is longer because of its slope.
        const away = orthographic ? r : r / (ray[3] * forwardX + ray[5] * forwardZ)
        if (away < t) {
          t = away
          kind = HIT.terrain
        }
      }
    }
    if (boxList.length > 0) for (let k = 0; k < 3; k++) perWay[k] = 1 / ray[3 + k]
    for (let q = 0; q < boxList.length; q++) {
      const away = meetBox(boxList[q], t)
      if (away < t) {
        t = away
        kind = HIT.box + boxList[q] * 4 + faceAxis
      }
    }
    band.depth[i] = t
    band.hit[i] = kind
  }

  function meetSolids(i: number, x: number, y: number, solids: readonly TileSolid[], block: number): void {
    let t = band.depth[i]
    for (let q = 0; q < solids.length; q++) {
      // They are sorted: all that follow lie behind the current hit.
      if (solids[q].start >= t) break
      const k = block * mostSolids + q
      if (starts[k] === UNKNOWN) starts[k] = startOf(solids[q], x, y)
      const start = starts[k]
      if (start < 0 || start >= t) continue
      const away = march(placed[solids[q].index], start, t)
      if (away < t) {
        t = away
        band.hit[i] = 1 + solids[q].index
      }
    }
    band.depth[i] = t
  }

  /** Takes the solid seen at the neighboring pixels p, q (and r, s), if one check confirms it. */
  function meetAsBeside(i: number, p: number, q: number, r: number, s: number): boolean {
    const { hit, depth } = band
    const code = hit[p]
    if (code <= 0 || code >= HIT.box) return false
    if (hit[q] !== code || hit[r] !== code || hit[s] !== code) return false
    const high = Math.max(depth[p], depth[q], depth[r], depth[s])
    const low = Math.min(depth[p], depth[q], depth[r], depth[s])
    const place = placed[code - 1]
    if (high - low > place.radius * 0.1 || high >= depth[i]) return false
    const t = confirm(place, (depth[p] + depth[q] + depth[r] + depth[s]) / 4)
    if (t < 0 || t >= depth[i]) return false
    depth[i] = t
    hit[i] = code
    return true
  }

  /**
   * Every other pixel of every other row is traced on its own; pixels between usually show the same solid at almost the same distance, which one
   * or two checks confirm.
   */
  function findBlock(left: number, row: number, between: boolean): void {
    const { top, filled, through } = band
    const ty = Math.floor((top + row) / TILE)
    const tx = Math.floor(left / TILE)
    tiles.prepareTile(tx, ty)
    const solids = tiles.solids[ty * tiles.across + tx]
    const boxList = tiles.boxes[ty * tiles.across + tx]
    const lastRow = Math.min(filled, row + CONE_BLOCK)
    const right = Math.min(width, left + CONE_BLOCK)
    if (solids.length === 0 && boxList.length === 0) {
      if (between) return
      for (let r = row; r < lastRow; r++)
        for (let x = left; x < right; x++) {
          const i = r * width + x
          if (through[i] > 0) meetOpen(i, x, top + r)
        }
      return
    }
    const block = Math.floor(row / CONE_BLOCK) * blocksAcross + left / CONE_BLOCK
    for (let r = row; r < lastRow; r++)
      for (let x = left; x < right; x++) {
        const oddX = x & 1
        const oddY = r & 1
        if (((oddX | oddY) === 1) !== between) continue
        const i = r * width + x
        if (through[i] === 0) continue
        meetFlat(i, x, top + r, boxList)
        if (solids.length === 0) continue
        if (between && x + oddX < width && r + oddY < filled) {
          const above = i - oddX - oddY * width
          const below = above + 2 * oddY * width
          if (meetAsBeside(i, above, above + 2 * oddX, below, below + 2 * oddX)) continue
        }
        meetSolids(i, x, top + r, solids, block)
      }
  }

  return function findVisible(strip) {
    band = strip
    const blocks = blocksAcross * Math.ceil(band.rows / CONE_BLOCK)
    if (starts.length < blocks * mostSolids) starts = new Float64Array(blocks * mostSolids)
    starts.fill(UNKNOWN)
    for (let row = 0; row < band.filled; row += CONE_BLOCK) for (let left = 0; left < width; left += CONE_BLOCK) findBlock(left, row, false)
    for (let row = 0; row < band.filled; row += CONE_BLOCK) for (let left = 0; left < width; left += CONE_BLOCK) findBlock(left, row, true)
  }
}
