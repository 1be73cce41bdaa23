import { clamp } from './noise.ts'
import type { Terrain } from './terrain.ts'
import type { View } from './view.ts'

/** The visible ground and its height, prepared once per picture. */
export type TerrainMap = {
  /** Distance along the ray's horizontal direction (perspective) or along the ray (parallel) for each pixel; 0 where no ground is visible. */
  readonly reach: Float32Array
  /** Highest ground found, meters: shadow rays above it are free. */
  readonly highest: number
  /** Height from a coarse, lazily filled map, for rays that need many samples. */
  readonly coarseHeight: (x: number, z: number) => number
}

const NEAR = 0.5
const LIMIT = 320

/**
 * Marches the ground: heights are baked on a polar grid (picture columns by growing distance), then every column is filled from its lowest row
 * up, nearest ground first, so that each pixel is written once. `spacing` is columns per baked ray, `growth` the relative step.
 */
export function marchTerrain(terrain: Terrain, view: View, spacing: number, growth: number, onColumn: () => void): TerrainMap {
  const { width, height, orthographic } = view
  const distances = orthographic ? parallelSteps(view) : perspectiveSteps(growth)
  const steps = distances.length
  const columns = Math.ceil(width / spacing) + 2
  const baked = new Float32Array(steps * columns)
  let highest = -1e9
  for (let c = 0; c < columns; c++) {
    if ((c & 31) === 0) onColumn()
    const a = view.columnSlope(c * spacing - 0.5)
    const ox = orthographic ? view.x + view.rightX * a : view.x
    const oz = orthographic ? view.z + view.rightZ * a : view.z
    const hx = orthographic ? view.forwardX : view.forwardX + view.rightX * a
    const hz = orthographic ? view.forwardZ : view.forwardZ + view.rightZ * a
    highest = Math.max(highest, bakeRay(terrain, distances, orthographic, ox, oz, hx, hz, baked, c * steps))
  }
  const reach = new Float32Array(width * height)
  for (let x = 0; x < width; x++) {
    if ((x & 127) === 0) onColumn()
    const u = (x + 0.5) / spacing
    const c = u | 0
    fillColumn(view, baked, distances, c * steps, (c + 1) * steps, u - c, x, reach)
  }
  return { reach, highest, coarseHeight: lazyHeights(terrain, view) }
}

/** Writes the heights along one ray into `baked`, starting at `at`; returns the highest. */
function bakeRay(
  terrain: Terrain,
  distances: Float64Array,
  parallel: boolean,
  ox: number,
  oz: number,
  hx: number,
  hz: number,
  baked: Float32Array,
  at: number,
): number {
  let highest = -1e9
  for (let k = 0; k < distances.length; k++) {
    const s = distances[k]
    const octaves = parallel ? 6 : s < 14 ? 7 : s < 70 ? 6 : 5
    const h = terrain.height(ox + hx * s, oz + hz * s, octaves)
    baked[at + k] = h
    if (h > highest) highest = h
  }
  return highest
}

function perspectiveSteps(growth: number): Float64Array {
  const count = Math.ceil(Math.log(LIMIT / NEAR) / growth)
  return Float64Array.from({ length: count }, (_, k) => NEAR * Math.exp(k * growth))
}

/** Equal steps over the visible ground, with a margin for hills in front of and behind it. */
function parallelSteps(view: View): Float64Array {
  const pitch = Math.max(0.05, view.pitchSin)
  const middle = (view.y * view.pitchCos) / pitch
  const margin = (view.halfHeight * 1.1) / pitch + 15
  const start = Math.max(0.5, middle - margin)
  const span = middle + margin - start
  const count = 560
  return Float64Array.from({ length: count }, (_, k) => start + (k / count) * span)
}

function fillColumn(view: View, baked: Float32Array, distances: Float64Array, left: number, right: number, mix: number, x: number, reach: Float32Array): void {
  const { width, height, orthographic, halfHeight, shift, pitchSin, pitchCos, y: eye } = view
  let top = height
  let previous = distances[0] * 0.8
  let previousSlope = -1e9
  for (let k = 0; k < distances.length && top > 0; k++) {
    const h = baked[left + k] + (baked[right + k] - baked[left + k]) * mix
    const s = distances[k]
    const slope = orthographic ? s * pitchSin + (h - eye) * pitchCos : (h - eye) / s
    let row = Math.ceil(((1 - (slope - shift) / halfHeight) * height) / 2 - 0.5)
    // Along a parallel ray the distance is measured from the picture plane.
    const along = orthographic ? s * pitchCos - (h - eye) * pitchSin : s
    if (row < top) {
      if (row < 0) row = 0
      const rising = previousSlope > -1e8 && slope > previousSlope
      const inverse = rising ? 1 / (slope - previousSlope) : 0
      for (let y = top - 1; y >= row; y--) {
        const q = rising ? clamp((view.rowSlope(y) - previousSlope) * inverse) : 1
        reach[y * width + x] = previous + (along - previous) * q
      }
      top = row
    }
    previousSlope = slope
    previous = along
  }
}

/** Two square maps around the camera, each cell evaluated on first use. */
function lazyHeights(terrain: Terrain, view: View): (x: number, z: number) => number {
  const maps = [
    { half: 24, cells: 192, octaves: 6 },
    { half: 330, cells: 330, octaves: 5 },
  ].map(({ half, cells, octaves }) => ({
    x0: view.x + view.forwardX * half * 0.6 - half,
    z0: view.z + view.forwardZ * half * 0.6 - half,
    cells,
    perMeter: cells / (half * 2),
    octaves,
    values: new Float32Array((cells + 1) * (cells + 1)).fill(Number.NaN),
  }))
  type HeightMap = (typeof maps)[0]

  function at(map: HeightMap, i: number, j: number): number {
    const k = j * (map.cells + 1) + i
    const known = map.values[k]
    if (!Number.isNaN(known)) return known
    const h = Math.fround(terrain.height(map.x0 + i / map.perMeter, map.z0 + j / map.perMeter, map.octaves))
    map.values[k] = h
    return h
  }

  return (x, z) => {
    let map = maps[0]
    let u = (x - map.x0) * map.perMeter
    let v = (z - map.z0) * map.perMeter
    if (u < 0 || v < 0 || u >= map.cells || v >= map.cells) {
      map = maps[1]
      u = clamp((x - map.x0) * map.perMeter, 0, map.cells - 0.001)
      v = clamp((z - map.z0) * map.perMeter, 0, map.cells - 0.001)
    }
    const i = u | 0
    const j = v | 0
    const a = u - i
    const b = v - j
    const p = at(map, i, j)
    const q = at(map, i + 1, j)
    const r = at(map, i, j + 1)
    const s = at(map, i + 1, j + 1)
    return p + (q - p) * a + (r - p) * b + (p - q - r + s) * a * b
  }
}
