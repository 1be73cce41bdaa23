import type { Decal } from './scene.ts'
import { type ScreenTiles, TILE } from './screen-tiles.ts'
import { gridDistance } from './solids/distance-grid.ts'
import type { PlacedSolid } from './solids/placed-solid.ts'
import { pixelsPerMeter, type View } from './view.ts'

/** Pictures painted on things (faces, labels), applied to the albedo during shading. */
export type DecalPass = {
  /**
   * Paints over out[0..2] (linear albedo) at a surface point with unit normal n. `target` is the index of the solid, or minus the instance of a
   * box. Returns the opacity painted.
   */
  readonly paint: (target: number, x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float64Array) => number
  /** True for solids with a decal. */
  readonly isPainted: (target: number) => boolean
  /** Interpolation of shading in each screen tile: 0 unlimited, 1 none (a small decal), 2 only between direct neighbors (a large one). */
  readonly tiles: Uint8Array
}

/** Width in pixels from which a decal has no lines thinner than two pixels. */
const LARGE = 200

/** Premultiplied linear RGBA at one size. */
type Level = { readonly size: number; readonly texels: Float32Array }

type PlacedDecal = {
  readonly center: readonly number[]
  readonly right: readonly number[]
  readonly up: readonly number[]
  readonly normal: readonly number[]
  readonly perRight: number
  readonly perUp: number
  readonly reach: number
  /** Max height that is painted, as a share of the upper half. */
  readonly highest: number
  readonly level: Level
}

/** How far in front of its card a decal still applies, as a share of the reach behind it. */
const BEFORE = 0.55

/** On hair, a face shows only below this height: the mouth in a beard, but no eyebrows on a fringe. */
const OVER_HAIR = -0.3

function isHair(placed: readonly PlacedSolid[], target: number): boolean {
  return target >= 0 && placed[target].solid.kit.materials.some(({ strands }) => strands !== undefined)
}

export function createDecalPass(decals: readonly Decal[], placed: readonly PlacedSolid[], view: View, tiles: ScreenTiles): DecalPass {
  const marked = new Uint8Array(tiles.across * tiles.down)
  const byTarget = new Map<number, PlacedDecal[]>()
  for (const decal of decals) {
    const place = placeDecal(decal, view)
    markTiles(decal, view, tiles, marked)
    for (const target of targetsOf(decal, placed))
      byTarget.set(target, [...(byTarget.get(target) ?? []), isHair(placed, target) ? { ...place, highest: OVER_HAIR } : place])
  }
  const texel = new Float64Array(4)

  function paint(target: number, x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float64Array): number {
    const list = byTarget.get(target)
    if (!list) return 0
    let painted = 0
    for (const { center, right, up, normal, perRight, perUp, reach, highest, level } of list) {
      const dx = x - center[0]
      const dy = y - center[1]
      const dz = z - center[2]
      const u = (dx * right[0] + dy * right[1] + dz * right[2]) * perRight
      const v = (dx * up[0] + dy * up[1] + dz * up[2]) * perUp
      if (u <= -1 || u >= 1 || v <= -1 || v >= highest) continue
      const depth = dx * normal[0] + dy * normal[1] + dz * normal[2]
      // Keeps things held in front of a chest or a face unpainted.
      if (depth > reach * BEFORE || depth < -reach) continue
      const facing = nx * normal[0] + ny * normal[1] + nz * normal[2]
      if (facing < 0.08) continue
      sample(level, u * 0.5 + 0.5, 0.5 - v * 0.5, texel)
      const fade = facing < 0.28 ? (facing - 0.08) * 5 : 1
      const keep = 1 - texel[3] * fade
      out[0] = out[0] * keep + texel[0] * fade
      out[1] = out[1] * keep + texel[1] * fade
      out[2] = out[2] * keep + texel[2] * fade
      painted = 1 - (1 - painted) * keep
    }
    return painted
  }

  return { paint, isPainted: (target) => byTarget.has(target), tiles: marked }
}

/** Indices of the bodies that get the decal: the nearest to its center, so that a face is not painted on the fringe in front of it. */
function targetsOf(decal: Decal, placed: readonly PlacedSolid[]): number[] {
  const [x, y, z] = decal.center
  const distances = placed.map((place) => {
    if (place.solid.instance !== decal.instance) return Number.POSITIVE_INFINITY
    const { solid, cos, sin, perScale, scale, grid } = place
    const wx = (x - solid.position[0]) * perScale
    const wz = (z - solid.position[2]) * perScale
    const oy = (y - solid.position[1]) * perScale
    return Math.abs(gridDistance(grid, wx * cos - wz * sin, oy, wx * sin + wz * cos)) * scale
  })
  const nearest = Math.min(...distances, Number.POSITIVE_INFINITY)
  if (nearest === Number.POSITIVE_INFINITY) return [-decal.instance]
  const half = Math.sqrt(decal.right[0] ** 2 + decal.right[1] ** 2 + decal.right[2] ** 2)
  return distances.flatMap((d, index) => (d <= nearest + half * 0.12 ? [index] : []))
}

function placeDecal(decal: Decal, view: View): PlacedDecal {
  const [rx, ry, rz] = decal.right
  const [ux, uy, uz] = decal.up
  const right2 = rx * rx + ry * ry + rz * rz
  const up2 = ux * ux + uy * uy + uz * uz
  // Right x up points to the viewer when the camera looks along +z from the front.
  let normal = [uy * rz - uz * ry, uz * rx - ux * rz, ux * ry - uy * rx]
  const length = Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2) + 1e-12
  normal = normal.map((n) => n / length)
  const away = Math.sqrt((decal.center[0] - view.x) ** 2 + (decal.center[1] - view.y) ** 2 + (decal.center[2] - view.z) ** 2)
  const pixels = 2 * Math.sqrt(right2) * pixelsPerMeter(view, Math.max(0.05, away))
  let half = 0
  while (hasHalf(decal.size >> half) && decal.size >> half > pixels * 1.4) half++
  return {
    center: decal.center,
    right: decal.right,
    up: decal.up,
    normal,
    perRight: 1 / right2,
    perUp: 1 / up2,
    reach: Math.sqrt(Math.max(right2, up2)) * 1.6,
    highest: 1,
    level: decalLevel(decal, half),
  }
}

function markTiles(decal: Decal, view: View, tiles: ScreenTiles, marked: Uint8Array): void {
  const corner = new Float64Array(3)
  let left = 1e9
  let right = -1e9
  let top = 1e9
  let bottom = -1e9
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]) {
    const [x, y, z] = [0, 1, 2].map((k) => decal.center[k] + decal.right[k] * a * 1.1 + decal.up[k] * b * 1.1)
    view.project(x, y, z, corner)
    if (corner[2] <= 0.02) return
    left = Math.min(left, corner[0])
    right = Math.max(right, corner[0])
    top = Math.min(top, corner[1])
    bottom = Math.max(bottom, corner[1])
  }
  const kind = right - left > LARGE ? 2 : 1
  const x1 = Math.min(tiles.across - 1, Math.floor(right / TILE))
  const y1 = Math.min(tiles.down - 1, Math.floor(bottom / TILE))
  for (let y = Math.max(0, Math.floor(top / TILE)); y <= y1; y++)
    for (let x = Math.max(0, Math.floor(left / TILE)); x <= x1; x++) {
      const tile = y * tiles.across + x
      if (marked[tile] !== 1) marked[tile] = kind
    }
}

/** Levels requested so far, by number of halvings: the largest takes many megabytes and is rarely needed. */
const cache = new WeakMap<Uint8ClampedArray, Map<number, Level>>()
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

const hasHalf = (size: number): boolean => size > 8 && size % 2 === 0

/** The decal at 1 / 2^half of its size: every texel is the mean of a block. */
function decalLevel({ pixels, size: full }: Decal, half: number): Level {
  const known = cache.get(pixels)?.get(half)
  if (known) return known
  const block = 1 << half
  const size = full >> half
  const texels = new Float32Array(size * size * 4)
  const share = 1 / (block * block)
  for (let y = 0; y < full; y++)
    for (let x = 0, o = y * full * 4; x < full; x++, o += 4) {
      const alpha = pixels[o + 3]
      if (alpha === 0) continue
      const k = ((y >> half) * size + (x >> half)) * 4
      const weight = (alpha / 255) * share
      texels[k] += LINEAR[pixels[o]] * weight
      texels[k + 1] += LINEAR[pixels[o + 1]] * weight
      texels[k + 2] += LINEAR[pixels[o + 2]] * weight
      texels[k + 3] += weight
    }
  const level = { size, texels }
  const levels = cache.get(pixels) ?? new Map<number, Level>()
  levels.set(half, level)
  cache.set(pixels, levels)
  return level
}

function sample(level: Level, u: number, v: number, out: Float64Array): void {
  const { size, texels } = level
  const x = Math.min(size - 1.001, Math.max(0, u * size - 0.5))
  const y = Math.min(size - 1.001, Math.max(0, v * size - 0.5))
  const i = x | 0
  const j = y | 0
  const a = x - i
  const b = y - j
  const k = (j * size + i) * 4
  const l = k + size * 4
  for (let c = 0; c < 4; c++) {
    const top = texels[k + c] + (texels[k + 4 + c] - texels[k + c]) * a
    const bottom = texels[l + c] + (texels[l + 4 + c] - texels[l + c]) * a
    out[c] = top + (bottom - top) * b
  }
}
