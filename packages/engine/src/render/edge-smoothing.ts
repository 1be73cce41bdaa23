import { type GBuffer, SURFACE } from './g-buffer.ts'
import { scratch } from './scratch.ts'

/**
 * Cheap anti-aliasing for pictures with one sample per pixel: along edges of things (found in ids, depth and normals, not in color, so that
 * texture stays sharp) each pixel is blended with its neighbor across the edge, by a share that depends on the edge's slope.
 */
export function smoothEdges(buffer: GBuffer, checkpoint: () => void): void {
  const { width, height, color } = buffer
  if (width < 3 || height < 3) return
  const luma = scratch(width * height)
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) checkpoint()
    lumaRow(color, luma, y * width, (y + 1) * width)
  }
  const indices: number[] = []
  const values: number[] = []
  for (let y = 1; y < height - 1; y++) {
    if ((y & 63) === 0) checkpoint()
    blendRow(buffer, luma, y, indices, values)
  }
  // Blends are computed from the original picture and applied together.
  const mixed = new Float32Array(indices.length * 3)
  for (let k = 0; k < indices.length; k++) {
    const i = indices[k]
    const code = values[k]
    const side = Math.floor(code)
    const share = code - side
    const other = i + (side === 1 ? -width : side === 2 ? width : side === 3 ? -1 : 1)
    for (let c = 0; c < 3; c++) {
      const a = color[i * 3 + c]
      mixed[k * 3 + c] = a + (color[other * 3 + c] - a) * share
    }
  }
  for (let k = 0; k < indices.length; k++) for (let c = 0; c < 3; c++) color[indices[k] * 3 + c] = mixed[k * 3 + c]
}

function lumaRow(color: Float32Array, luma: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const l = color[i * 3] * 0.3 + color[i * 3 + 1] * 0.59 + color[i * 3 + 2] * 0.11
    luma[i] = l > 0 ? Math.sqrt(l / (1 + l)) : 0
  }
}

/** Lists the pixels of a row that blend with a neighbor, and how. */
function blendRow(buffer: GBuffer, luma: Float32Array, y: number, indices: number[], values: number[]): void {
  const { width, height } = buffer
  for (let x = 1; x < width - 1; x++) {
    const i = y * width + x
    if (!isEdge(buffer, i)) continue
    const blend = edgeBlend(luma, width, height, x, y)
    if (blend === 0) continue
    indices.push(i)
    values.push(blend)
  }
}

/** 1 for pixels on the edge of a thing; cards are excluded because their own edges are soft. */
export function findEdges(buffer: GBuffer): Uint8Array {
  const { width, height, surface } = buffer
  const edges = new Uint8Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (surface[i] !== SURFACE.sprite && isEdge(buffer, i)) edges[i] = 1
    }
  return edges
}

function isEdge(buffer: GBuffer, i: number): boolean {
  const { width, surface, instance, depth, normal } = buffer
  const right = i + 1
  const below = i + width
  const left = i - 1
  const above = i - width
  const s = surface[i]
  if (s !== surface[right] || s !== surface[below] || s !== surface[left] || s !== surface[above]) return true
  if (s === SURFACE.sky || s === SURFACE.water) return false
  const n = instance[i]
  if (n !== instance[right] || n !== instance[below] || n !== instance[left] || n !== instance[above]) return true
  const d = depth[i]
  const limit = d * 0.06
  if (Math.abs(depth[right] - d) > limit || Math.abs(depth[below] - d) > limit || Math.abs(depth[left] - d) > limit || Math.abs(depth[above] - d) > limit)
    return true
  if (s !== SURFACE.box && s !== SURFACE.wet) return false
  return turn(normal, i * 3, right * 3) < 0.5 || turn(normal, i * 3, below * 3) < 0.5
}

/** Cosine between two normals. */
const turn = (normal: Float32Array, j: number, k: number): number => normal[j] * normal[k] + normal[j + 1] * normal[k + 1] + normal[j + 2] * normal[k + 2]

const SEARCH = 8

/**
 * The neighbor to blend with (1 above, 2 below, 3 left, 4 right) plus the share 0 … 0.5, or 0: the edge is followed in both directions, and the
 * share depends on the distance to the end where the edge steps.
 */
function edgeBlend(luma: Float32Array, width: number, height: number, x: number, y: number): number {
  const i = y * width + x
  const here = luma[i]
  const up = luma[i - width]
  const down = luma[i + width]
  const left = luma[i - 1]
  const right = luma[i + 1]
  const high = Math.max(here, up, down, left, right)
  const low = Math.min(here, up, down, left, right)
  if (high - low < 0.035) return 0
  const vertical = Math.abs(left + right - 2 * here) * 2 + cornerContrast(luma, i, width, 1)
  const horizontal = Math.abs(up + down - 2 * here) * 2 + cornerContrast(luma, i, width, width)
  const isHorizontal = horizontal >= vertical
  const across = isHorizontal ? width : 1
  const along = isHorizontal ? 1 : width
  const before = luma[i - across]
  const after = luma[i + across]
  const towardBefore = Math.abs(before - here) >= Math.abs(after - here)
  const offset = towardBefore ? -across : across
  const gradient = Math.abs(luma[i + offset] - here)
  const middle = (here + luma[i + offset]) / 2
  const roomBack = isHorizontal ? x : y
  const roomAhead = isHorizontal ? width - 1 - x : height - 1 - y
  let back = 0
  let backEnd = 0
  while (back < SEARCH && back < roomBack) {
    back++
    backEnd = (luma[i - along * back] + luma[i - along * back + offset]) / 2 - middle
    if (Math.abs(backEnd) >= gradient * 0.25) break
  }
  let ahead = 0
  let aheadEnd = 0
  while (ahead < SEARCH && ahead < roomAhead) {
    ahead++
    aheadEnd = (luma[i + along * ahead] + luma[i + along * ahead + offset]) / 2 - middle
    if (Math.abs(aheadEnd) >= gradient * 0.25) break
  }
  const nearest = Math.min(back, ahead)
  const end = back < ahead ? backEnd : aheadEnd
  const span = back + ahead
  // Only the side of the step that lies beyond the edge's center is blended.
  const wrongSide = end < 0 === here - middle < 0
  const slope = wrongSide ? 0 : 0.5 - nearest / span
  const around = (up + down + left + right) / 4
  const spike = Math.min(1, Math.abs(around - here) / (high - low))
  const share = Math.max(slope, spike * spike * 0.35)
  if (share <= 0.01) return 0
  const side = isHorizontal ? (towardBefore ? 1 : 2) : towardBefore ? 3 : 4
  return side + Math.min(0.5, share)
}

function cornerContrast(luma: Float32Array, i: number, width: number, across: number): number {
  const along = across === 1 ? width : 1
  return (
    Math.abs(luma[i - along - across] + luma[i - along + across] - 2 * luma[i - along]) +
    Math.abs(luma[i + along - across] + luma[i + along + across] - 2 * luma[i + along])
  )
}
