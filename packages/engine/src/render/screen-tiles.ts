import { createBoxCulling } from './box-culling.ts'
import type { Box } from './scene.ts'
import { gridDistance } from './solids/distance-grid.ts'
import type { PlacedSolid, StandingBody } from './solids/placed-solid.ts'
import type { View } from './view.ts'

/** Side of a screen tile in pixels. */
export const TILE = 16

/** A solid as seen from one tile. */
export type TileSolid = {
  readonly index: number
  /** Distance before which no ray of the tile hits it, world meters; set by `prepareTile`. */
  start: number
}

export type ScreenTiles = {
  readonly across: number
  readonly down: number
  readonly solids: readonly TileSolid[][]
  readonly boxes: readonly number[][]
  /** On the first call, drops boxes and solids that no ray of the tile hits and finds safe ray starts; later calls are cheap. */
  readonly prepareTile: (tx: number, ty: number) => void
}

export function createTiles(view: View, placed: readonly PlacedSolid[], boxes: readonly Box[]): ScreenTiles {
  const across = Math.ceil(view.width / TILE)
  const down = Math.ceil(view.height / TILE)
  const solidLists: TileSolid[][] = Array.from({ length: across * down }, () => [])
  const boxLists: number[][] = Array.from({ length: across * down }, () => [])
  const range = new Int32Array(4)
  placed.forEach((place, index) => {
    sphereRange(view, place, across, down, range)
    for (let y = range[1]; y <= range[3]; y++) for (let x = range[0]; x <= range[2]; x++) solidLists[y * across + x].push({ index, start: 0.05 })
  })
  boxes.forEach((box, index) => {
    if (!boxRange(view, box, across, down, range)) return
    for (let y = range[1]; y <= range[3]; y++) for (let x = range[0]; x <= range[2]; x++) boxLists[y * across + x].push(index)
  })
  const prepared = new Uint8Array(across * down)
  const cullBoxes = createBoxCulling(view, boxes)

  function prepareTile(tx: number, ty: number): void {
    const tile = ty * across + tx
    if (prepared[tile]) return
    prepared[tile] = 1
    const { ray, width, height } = view
    cullBoxes(boxLists[tile], tx * TILE, ty * TILE, Math.min(width, (tx + 1) * TILE) - 1, Math.min(height, (ty + 1) * TILE) - 1)
    const list = solidLists[tile]
    if (list.length === 0) return
    view.castRay(Math.min(width - 1, tx * TILE + TILE / 2) - 0.5, Math.min(height - 1, ty * TILE + TILE / 2) - 0.5)
    // Half diagonal of the tile: how fast its cone of rays widens (perspective), or the width of its bundle (parallel).
    const spread = view.pixelSize * (TILE * 0.5 + 1) * 1.42
    for (let i = list.length - 1; i >= 0; i--) {
      const start = coneMarch(placed[list[i].index], ray, spread, view.orthographic)
      if (start < 0) list.splice(i, 1)
      else list[i].start = start
    }
    // Nearest first: a hit there ends the rays to all others early.
    list.sort((a, b) => a.start - b.start)
  }

  return { across, down, solids: solidLists, boxes: boxLists, prepareTile }
}

/** Distance along the tile's center ray that the whole cone can travel freely; -1 when it misses the solid. */
function coneMarch(place: PlacedSolid, ray: Float64Array, spread: number, parallel: boolean): number {
  const { solid, cos, sin, perScale, scale, grid } = place
  const wx = (ray[0] - solid.position[0]) * perScale
  const wz = (ray[2] - solid.position[2]) * perScale
  const ox = wx * cos - wz * sin
  const oy = (ray[1] - solid.position[1]) * perScale
  const oz = wx * sin + wz * cos
  const dx = ray[3] * cos - ray[5] * sin
  const dy = ray[4]
  const dz = ray[3] * sin + ray[5] * cos
  const [cx, cy, cz] = place.body.center
  const toX = cx - ox
  const toY = cy - oy
  const toZ = cz - oz
  const along = toX * dx + toY * dy + toZ * dz
  const base = parallel ? spread * perScale : 0
  const widen = parallel ? 0 : spread
  const reach = place.body.radius + base + widen * Math.max(0, along) * 1.1
  const off = toX * toX + toY * toY + toZ * toZ - along * along
  if (off > reach * reach) return -1
  const half = Math.sqrt(reach * reach - off)
  const end = along + half
  let t = Math.max(0.05 * perScale, along - half)
  for (let i = 0; i < 60 && t < end; i++) {
    const free = gridDistance(grid, ox + dx * t, oy + dy * t, oz + dz * t) - grid.cell * 0.9 - base - widen * t
    if (free <= 0.002 * place.body.radius) return Math.max(0.05, (t - base - widen * t) * scale)
    t += free
  }
  return t >= end ? -1 : Math.max(0.05, (t - base - widen * t) * scale)
}

const projected = new Float64Array(3)

/** Writes the tiles in which a solid's bounding sphere may be visible: left, top, right, bottom. */
function sphereRange(view: View, place: StandingBody, across: number, down: number, range: Int32Array): void {
  const { radius } = place
  view.project(place.x, place.y, place.z, projected)
  const depth = projected[2]
  if (!view.orthographic && depth <= radius * 1.05) {
    range[0] = 0
    range[1] = 0
    range[2] = depth < -radius ? -1 : across - 1
    range[3] = depth < -radius ? -1 : down - 1
    return
  }
  // Spheres away from the axis look stretched.
  const a = (projected[0] / view.width - 0.5) * 2 * view.halfWidth
  const b = (0.5 - projected[1] / view.height) * 2 * view.halfHeight + view.shift
  const stretch = view.orthographic ? 1 : Math.sqrt(1 + a * a + b * b) * 1.1
  const slope = view.orthographic ? radius : radius / Math.sqrt(depth * depth - radius * radius)
  const pixels = (slope / view.pixelSize) * stretch + 2
  range[0] = Math.max(0, Math.floor((projected[0] - pixels) / TILE))
  range[1] = Math.max(0, Math.floor((projected[1] - pixels) / TILE))
  range[2] = Math.min(across - 1, Math.floor((projected[0] + pixels) / TILE))
  range[3] = Math.min(down - 1, Math.floor((projected[1] + pixels) / TILE))
}

function boxRange(view: View, box: Box, across: number, down: number, range: Int32Array): boolean {
  return cornersRange(view, across, down, range, (corner) =>
    view.project((corner & 1 ? box.min : box.max)[0], (corner & 2 ? box.min : box.max)[1], (corner & 4 ? box.min : box.max)[2], projected),
  )
}

/** Like `sphereRange`, but from the corners of the body's bounds, which fit more tightly; false when none is in front of the camera. */
export function boundsRange(view: View, { solid, body, cos, sin, scale }: StandingBody, across: number, down: number, range: Int32Array): boolean {
  const { low, high } = body
  const [x, y, z] = solid.position
  return cornersRange(view, across, down, range, (corner) => {
    const u = (corner & 1 ? low : high)[0] * scale
    const w = (corner & 4 ? low : high)[2] * scale
    view.project(x + u * cos + w * sin, y + (corner & 2 ? low : high)[1] * scale, z + w * cos - u * sin, projected)
  })
}

/** Tiles around eight corners, each of which is written by `project`. */
function cornersRange(view: View, across: number, down: number, range: Int32Array, project: (corner: number) => void): boolean {
  let left = 1e9
  let right = -1e9
  let top = 1e9
  let bottom = -1e9
  let behind = 0
  for (let corner = 0; corner < 8; corner++) {
    project(corner)
    if (!view.orthographic && projected[2] < 0.05) {
      behind++
      continue
    }
    left = Math.min(left, projected[0])
    right = Math.max(right, projected[0])
    top = Math.min(top, projected[1])
    bottom = Math.max(bottom, projected[1])
  }
  if (behind === 8) return false
  if (behind > 0) {
    left = 0
    top = 0
    right = view.width
    bottom = view.height
  }
  range[0] = Math.max(0, Math.floor(left / TILE))
  range[1] = Math.max(0, Math.floor(top / TILE))
  range[2] = Math.min(across - 1, Math.floor(right / TILE))
  range[3] = Math.min(down - 1, Math.floor(bottom / TILE))
  return true
}
