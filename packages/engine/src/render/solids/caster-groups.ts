import type { View } from '../view.ts'
import { createBlockMembers } from './block-members.ts'
import { type DistanceGrid, gridDistance } from './distance-grid.ts'
import { type PlacedSolid, radiusInPixels } from './placed-solid.ts'
import type { SolidBody } from './solid-body.ts'

/** One shadow caster: a body, or all the bodies of a small figure. `low`, `high` and `unit` are in object space. */
export type Caster = Pick<PlacedSolid, 'cos' | 'sin' | 'perScale' | 'scale' | 'grid' | 'x' | 'y' | 'z' | 'radius'> & {
  readonly position: PlacedSolid['solid']['position']
  readonly low: readonly [number, number, number]
  readonly high: readonly [number, number, number]
  /** Radius of the (mean) body: steps and feelers are proportional to it. */
  readonly unit: number
}

/** Figures taller than this share of the picture keep one caster per body. */
const SMALL_FIGURE = 0.5
/** Max lattice points of a merged grid. */
const MAX_POINTS = 24000
/** Cell size of a merged grid relative to those of its bodies: shadows are softer than bodies. */
const COARSER = 1.3
const BLOCK = 4
/** Block sides from a surface beyond which distances are interpolated from the block's corners. */
const NEAR = 1.6

/**
 * The casters of a scene. With dozens of small figures of five bodies each, every point of the ground would test hundreds of bodies, so the
 * bodies of such a figure share one distance grid.
 */
export function castersOf(placed: readonly PlacedSolid[], view: View): Caster[] {
  const figures = new Map<number, PlacedSolid[]>()
  const casters: Caster[] = []
  for (const place of placed) {
    const { instance, kit } = place.solid
    if (kit.castsShadow === false) continue
    const figure = figures.get(instance)
    if (instance === 0) casters.push(alone(place))
    else if (!figure) figures.set(instance, [place])
    else if (standsWith(place, figure[0])) figure.push(place)
    else casters.push(alone(place))
  }
  for (const figure of figures.values()) {
    const whole = figure.length > 1 ? together(figure, view) : undefined
    if (whole) casters.push(whole)
    else casters.push(...figure.map(alone))
  }
  return casters
}

function standsWith({ solid: a }: PlacedSolid, { solid: b }: PlacedSolid): boolean {
  return a.yaw === b.yaw && a.scale === b.scale && a.position.every((value, k) => value === b.position[k])
}

function alone(place: PlacedSolid): Caster {
  const { solid, body, grid, cos, sin, scale, perScale, x, y, z, radius } = place
  const { low, high } = body
  return { cos, sin, perScale, scale, grid, x, y, z, radius, position: solid.position, low, high, unit: body.radius }
}

/** One caster for all the bodies of a figure; undefined when it is large in the picture. */
function together(figure: readonly PlacedSolid[], view: View): Caster | undefined {
  const [{ solid, cos, sin, scale, perScale }] = figure
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  for (const { body } of figure)
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k], body.low[k])
      high[k] = Math.max(high[k], body.high[k])
    }
  const [cx, cy, cz] = [0, 1, 2].map((k) => (low[k] + high[k]) / 2)
  const size = [0, 1, 2].map((k) => high[k] - low[k])
  const sphere = {
    x: solid.position[0] + (cx * cos + cz * sin) * scale,
    y: solid.position[1] + cy * scale,
    z: solid.position[2] + (cz * cos - cx * sin) * scale,
    radius: (Math.sqrt(size[0] ** 2 + size[1] ** 2 + size[2] ** 2) / 2) * 1.02 * scale,
  }
  if ((2 * radiusInPixels(view, sphere)) / Math.min(view.width, view.height) > SMALL_FIGURE) return undefined
  const unit = figure.reduce((sum, { body }) => sum + body.radius, 0) / figure.length
  const grid = mergedGrid(figure, low, high)
  const { x, y, z, radius } = sphere
  return { cos, sin, perScale, scale, grid, x, y, z, radius, position: solid.position, low, high, unit }
}

type Merged = { readonly of: readonly DistanceGrid[]; readonly grid: DistanceGrid }
const merged = new WeakMap<SolidBody, Merged>()

/** Min distance over the bodies' own grids, on one lattice over all of them; cached for the next rendering of the same figure. */
function mergedGrid(figure: readonly PlacedSolid[], low: readonly number[], high: readonly number[]): DistanceGrid {
  const grids = figure.map(({ grid }) => grid)
  const known = merged.get(figure[0].body)
  if (known?.of.length === grids.length && known.of.every((grid, i) => grid === grids[i])) return known.grid
  const grid = mergeGrids(grids, low, high)
  merged.set(figure[0].body, { of: grids, grid })
  return grid
}

function mergeGrids(grids: readonly DistanceGrid[], low: readonly number[], high: readonly number[]): DistanceGrid {
  const usual = grids.reduce((sum, { cell }) => sum + cell, 0) / grids.length
  const room = (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2])
  const cell = Math.max(usual * COARSER, Math.cbrt(room / MAX_POINTS))
  const blocks = [0, 1, 2].map((k) => Math.ceil(((high[k] - low[k]) / cell + 4) / BLOCK))
  const [x0, y0, z0] = blocks.map((count, k) => (low[k] + high[k] - count * BLOCK * cell) / 2)
  const [nx, ny, nz] = blocks.map((count) => count * BLOCK)
  const grid: DistanceGrid = {
    ...{ nx, ny, nz, x0, y0, z0, cell, perCell: 1 / cell },
    values: new Float32Array((nx + 1) * (ny + 1) * (nz + 1)),
    members: createBlockMembers(0, false),
  }
  const row = nx + 1
  const slab = row * (ny + 1)
  const least = (i: number, j: number, k: number, among: readonly DistanceGrid[]): number => {
    let d = 1e9
    for (const other of among) d = Math.min(d, gridDistance(other, x0 + i * cell, y0 + j * cell, z0 + k * cell))
    return d
  }
  for (let k = 0; k <= nz; k += BLOCK)
    for (let j = 0; j <= ny; j += BLOCK) for (let i = 0; i <= nx; i += BLOCK) grid.values[k * slab + j * row + i] = least(i, j, k, grids)
  const half = BLOCK / 2
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const own = grids.map((other) => gridDistance(other, x0 + (i + half) * cell, y0 + (j + half) * cell, z0 + (k + half) * cell))
        const nearest = Math.min(...own)
        // Half a block's diagonal in each direction: a body farther away cannot be the nearest anywhere in the block.
        const among = grids.filter((_, q) => own[q] <= nearest + BLOCK * cell * 1.75)
        const near = Math.abs(nearest) < BLOCK * cell * NEAR
        fillBlock(grid, i, j, k, near ? (a, b, c) => least(a, b, c, among) : undefined)
      }
  return grid
}

/** Fills the points of one block from `exact`, or from its corners. */
function fillBlock({ values, nx, ny }: DistanceGrid, i: number, j: number, k: number, exact: ((i: number, j: number, k: number) => number) | undefined): void {
  const row = nx + 1
  const slab = row * (ny + 1)
  const corner = (a: number, b: number, c: number) => values[(k + c) * slab + (j + b) * row + i + a]
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((q) => corner(q & 1 ? BLOCK : 0, q & 2 ? BLOCK : 0, q & 4 ? BLOCK : 0))
  for (let c = 0; c <= BLOCK; c++)
    for (let b = 0; b <= BLOCK; b++)
      for (let a = 0; a <= BLOCK; a++) {
        if (((a | b | c) & (BLOCK - 1)) === 0) continue
        const [u, v, w] = [a / BLOCK, b / BLOCK, c / BLOCK]
        const mix = (q: number) => corners[q] + (corners[q + 1] - corners[q]) * u
        const front = mix(0) + (mix(2) - mix(0)) * v
        const back = mix(4) + (mix(6) - mix(4)) * v
        values[(k + c) * slab + (j + b) * row + i + a] = exact ? exact(i + a, j + b, k + c) : front + (back - front) * w
      }
}
