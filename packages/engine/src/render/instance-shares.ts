import type { GBuffer } from './g-buffer.ts'
import { passLeaning } from './leaning-box.ts'
import type { Box, Scene, Sprite } from './scene.ts'
import { gridDistance } from './solids/distance-grid.ts'
import { type PlacedSolid, placeSolid } from './solids/placed-solid.ts'
import { alphaAt, mipLevel } from './sprites/sprite-texture.ts'
import { createView, pixelsPerMeter, type View } from './view.ts'

/** How much of an instance is visible in the picture. */
export type InstanceShare = {
  /** Share of the picture it covers, 0 … 1. */
  readonly coverage: number
  /** Visible share of its own silhouette (inside the frame), 0 … 1. */
  readonly visible: number
  /** Bounds of its visible part: x, y, width, height in pixels; all 0 when it is hidden. */
  readonly box: readonly [number, number, number, number]
}

/** Rows and columns of the lattice on which silhouettes are compared. */
const LATTICE = 256

/** Measures every instance of a rendered scene. */
export function measureInstances(scene: Scene, buffer: GBuffer): ReadonlyMap<number, InstanceShare> {
  const ids = new Set([...scene.solids, ...scene.boxes, ...scene.sprites].map((part) => part.instance))
  ids.delete(0)
  const seen = countSeen(buffer)
  const shares = new Map<number, InstanceShare>()
  const view = createView(scene.camera, buffer.width, buffer.height)
  const step = Math.max(1, Math.round(Math.max(buffer.width, buffer.height) / LATTICE))
  for (const id of ids) shares.set(id, shareOf(id, buffer, seen.get(id), silhouette(scene, view, id, step), step))
  return shares
}

/** `own` is its silhouette without the other instances, on the lattice of `step` pixels. */
function shareOf(id: number, { width, height, instance }: GBuffer, seen: Seen | undefined, own: Uint8Array, step: number): InstanceShare {
  let whole = 0
  let open = 0
  const columns = Math.ceil(width / step)
  for (let k = 0; k < own.length; k++) {
    if (!own[k]) continue
    whole++
    const x = (k % columns) * step
    const y = Math.floor(k / columns) * step
    if (instance[y * width + x] === id) open++
  }
  if (!seen) return { coverage: 0, visible: whole > 0 ? open / whole : 0, box: [0, 0, 0, 0] }
  const { pixels, left, top, right, bottom } = seen
  return { coverage: pixels / (width * height), visible: whole > 0 ? open / whole : 1, box: [left, top, right - left + 1, bottom - top + 1] }
}

type Seen = { pixels: number; left: number; right: number; top: number; bottom: number }

function countSeen({ width, height, instance }: GBuffer): ReadonlyMap<number, Seen> {
  const seen = new Map<number, Seen>()
  for (let y = 0; y < height; y++) countRow(instance.subarray(y * width, (y + 1) * width), y, seen)
  return seen
}

/** One row per call, which keeps its compiled code: V8 compiles a loop that is entered once again for every picture. */
function countRow(row: Uint16Array, y: number, seen: Map<number, Seen>): void {
  for (let x = 0; x < row.length; ) {
    const id = row[x]
    const from = x
    while (x < row.length && row[x] === id) x++
    if (id !== 0) count(seen, id, from, x - 1, y)
  }
}

function count(seen: Map<number, Seen>, id: number, left: number, right: number, y: number): void {
  const known = seen.get(id)
  if (!known) {
    seen.set(id, { pixels: right - left + 1, left, right, top: y, bottom: y })
    return
  }
  known.pixels += right - left + 1
  known.left = Math.min(known.left, left)
  known.right = Math.max(known.right, right)
  known.bottom = y
}

/** One byte per lattice point: 1 where the instance would be visible if it were alone. */
function silhouette(scene: Scene, view: View, id: number, step: number): Uint8Array {
  const columns = Math.ceil(view.width / step)
  const rows = Math.ceil(view.height / step)
  const mask = new Uint8Array(columns * rows)
  const center = new Float64Array(3)
  const mark = (x: number, y: number, z: number, radius: number, meets: (px: number, py: number) => boolean) => {
    view.project(x, y, z, center)
    const close = !view.orthographic && center[2] < radius * 1.5
    const reach = close ? 1e6 : radius * pixelsPerMeter(view, center[2]) * 1.6 + step
    const i1 = Math.min(columns - 1, Math.floor((center[0] + reach) / step))
    const j1 = Math.min(rows - 1, Math.floor((center[1] + reach) / step))
    for (let j = Math.max(0, Math.ceil((center[1] - reach) / step)); j <= j1; j++)
      for (let i = Math.max(0, Math.ceil((center[0] - reach) / step)); i <= i1; i++)
        if (!mask[j * columns + i] && meets(i * step, j * step)) mask[j * columns + i] = 1
  }
  for (const solid of scene.solids) {
    if (solid.instance !== id || solid.kit.primitives.length === 0) continue
    const place = placeSolid(solid, view)
    mark(place.x, place.y, place.z, place.radius, (px, py) => meetsSolid(view, place, px, py))
  }
  for (const box of scene.boxes) {
    if (box.instance !== id) continue
    const middle = [0, 1, 2].map((k) => (box.min[k] + box.max[k]) / 2)
    const half = [0, 1, 2].map((k) => (box.max[k] - box.min[k]) / 2)
    const radius = Math.sqrt(half[0] ** 2 + half[1] ** 2 + half[2] ** 2)
    mark(middle[0], middle[1], middle[2], radius, (px, py) => meetsBox(view, box, px, py))
  }
  for (const sprite of scene.sprites) {
    if (sprite.instance !== id) continue
    const [x, y, z] = sprite.position
    const radius = Math.max(sprite.width, sprite.height)
    const foot = new Float64Array(3)
    view.project(x, y, z, foot)
    if (foot[2] > 0.5) mark(x, y, z, radius, (px, py) => meetsSprite(view, sprite, foot, px, py))
  }
  return mask
}

function meetsSolid(view: View, place: PlacedSolid, px: number, py: number): boolean {
  view.castRay(px, py)
  const { ray } = view
  const { solid, cos, sin, perScale, grid, body } = place
  const wx = (ray[0] - solid.position[0]) * perScale
  const wz = (ray[2] - solid.position[2]) * perScale
  const ox = wx * cos - wz * sin
  const oy = (ray[1] - solid.position[1]) * perScale
  const oz = wx * sin + wz * cos
  const dx = ray[3] * cos - ray[5] * sin
  const dz = ray[3] * sin + ray[5] * cos
  const toX = body.center[0] - ox
  const toY = body.center[1] - oy
  const toZ = body.center[2] - oz
  const along = toX * dx + toY * ray[4] + toZ * dz
  const room = body.radius * body.radius - (toX * toX + toY * toY + toZ * toZ - along * along)
  if (room < 0) return false
  const half = Math.sqrt(room)
  const touch = grid.cell * 0.1
  let t = Math.max(0.05 * perScale, along - half)
  for (let i = 0; i < 80 && t < along + half; i++) {
    const d = gridDistance(grid, ox + dx * t, oy + ray[4] * t, oz + dz * t)
    if (d < touch) return true
    t += d * 0.9
  }
  return false
}

function meetsBox(view: View, box: Box, px: number, py: number): boolean {
  view.castRay(px, py)
  const { ray } = view
  if (box.lean) return passLeaning(box, [ray[0], ray[1], ray[2]], [ray[3], ray[4], ray[5]], 0.01, 1e9)
  let enter = 0.01
  let leave = 1e9
  for (let k = 0; k < 3; k++) {
    const a = (box.min[k] - ray[k]) / ray[3 + k]
    const b = (box.max[k] - ray[k]) / ray[3 + k]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter < leave
}

function meetsSprite(view: View, sprite: Sprite, foot: Float64Array, px: number, py: number): boolean {
  const scale = pixelsPerMeter(view, foot[2])
  const width = sprite.width * scale
  const height = sprite.height * scale
  const u = (px + 0.5 - foot[0]) / width + 0.5
  const v = (py + 0.5 - foot[1]) / height + 1
  if (u < 0 || u >= 1 || v < 0 || v >= 1) return false
  const level = mipLevel(sprite.texture, width)
  const x = Math.min(level.width - 1, Math.floor((sprite.flip ? 1 - u : u) * level.width))
  return alphaAt(level, x, Math.floor(v * level.height)) > 0.5
}
