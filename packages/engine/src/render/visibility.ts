import { type Band, HIT } from './band.ts'
import { CONE_BLOCK, createBlockCones } from './block-cones.ts'
import { blockAt, gridDistance } from './distance-grid.ts'
import { FAR } from './g-buffer.ts'
import type { PlacedSolid } from './placed-solid.ts'
import type { Scene } from './scene.ts'
import { type ScreenTiles, TILE, type TileSolid } from './screen-tiles.ts'
import { distance } from './signed-distance.ts'
import type { TerrainMap } from './terrain-march.ts'
import type { View } from './view.ts'

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

  /** Marches one solid from `start` metres on; the distance of the hit in metres, or `limit` when it is missed. */
  function marchSolid(place: PlacedSolid, start: number, limit: number): number {
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
    const end = Math.min(limit * perScale, along + half)
    const slack = grid.cell * 0.9
    const far = grid.cell * 1.25
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
      if (lastD === 0) {
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
      // A long step is only safe when the free spheres at its two ends overlap; else something thin may lie between. If the step
      // came close to the surface it has probably found what it aimed at: the next sample tells, by moving away or not.
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
        // Step by the approach speed just measured; along grazing rays as far as free spheres overlap.
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

  /** Distance to a box along the ray; writes the face's axis into `faceAxis`. Infinity when missed. */
  let faceAxis = 0
  function meetBox(index: number, limit: number): number {
    const { min, max } = boxes[index]
    let enter = 0.01
    let leave = limit
    let axis = -1
    for (let k = 0; k < 3; k++) {
      const inverse = 1 / ray[3 + k]
      let a = (min[k] - ray[k]) * inverse
      let b = (max[k] - ray[k]) * inverse
      if (a > b) {
        const swap = a
        a = b
        b = swap
      }
      if (a > enter) {
        enter = a
        axis = k
      }
      if (b < leave) leave = b
    }
    if (axis < 0 || enter >= leave) return limit
    faceAxis = axis
    return enter
  }

  const findStart = createBlockCones(view)
  /** Where the rays of the block begin for each solid of its tile; -1 when none of them meets it. */
  const starts = new Float64Array(placed.length)

  function prepareBlock(solids: readonly TileSolid[], x: number, y: number): void {
    castRay(x + (CONE_BLOCK - 1) / 2, y + (CONE_BLOCK - 1) / 2)
    for (let q = 0; q < solids.length; q++) starts[q] = findStart(placed[solids[q].index], solids[q].start)
  }

  function findPixel(
    band: Band,
    i: number,
    x: number,
    y: number,
    solids: readonly TileSolid[],
    boxList: readonly number[],
  ): void {
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
        // Perspective reach is measured along the level picture axis; the ray is longer by its slope.
        const away = orthographic ? r : r / (ray[3] * forwardX + ray[5] * forwardZ)
        if (away < t) {
          t = away
          kind = HIT.terrain
        }
      }
    }
    for (let q = 0; q < boxList.length; q++) {
      const away = meetBox(boxList[q], t)
      if (away < t) {
        t = away
        kind = HIT.box + boxList[q] * 4 + faceAxis
      }
    }
    for (let q = 0; q < solids.length; q++) {
      if (starts[q] < 0 || starts[q] >= t) continue
      const away = marchSolid(placed[solids[q].index], starts[q], t)
      if (away < t) {
        t = away
        kind = 1 + solids[q].index
      }
    }
    band.depth[i] = t
    band.hit[i] = kind
  }

  return function findVisible(band) {
    const { top, filled, through } = band
    for (let row = 0; row < filled; row += CONE_BLOCK) {
      const ty = Math.floor((top + row) / TILE)
      const lastRow = Math.min(filled, row + CONE_BLOCK)
      for (let left = 0; left < width; left += CONE_BLOCK) {
        const tx = Math.floor(left / TILE)
        tiles.prepareTile(tx, ty)
        const solids = tiles.solids[ty * tiles.across + tx]
        const boxList = tiles.boxes[ty * tiles.across + tx]
        const right = Math.min(width, left + CONE_BLOCK)
        let prepared = solids.length === 0
        for (let r = row; r < lastRow; r++)
          for (let x = left; x < right; x++) {
            const i = r * width + x
            if (through[i] === 0) continue
            if (!prepared) prepareBlock(solids, left, top + row)
            prepared = true
            findPixel(band, i, x, top + r, solids, boxList)
          }
      }
    }
  }
}
