import { type Band, HIT } from './band.ts'
import { TILE } from './screen-tiles.ts'
import type { Shader } from './shader.ts'
import type { ShadingContext } from './shading-context.ts'
import { radiusInPixels } from './solids/placed-solid.ts'
import { hasFineDetail } from './surface-material.ts'

/** Differences in light shares up to this are invisible. */
const LIGHT_TOLERANCE = 0.1
/** The tolerance on bodies with a radius of less than `SMALL` pixels. */
const SMALL_TOLERANCE = 0.28
const SMALL = 90
/** State of a cell: whether its corners agree. */
const UNKNOWN = 0
const AGREED = 1
const DISAGREED = 2

/**
 * Shades a strip on a lattice and interpolates the pixels between corners that show the same thing in nearly the same color: about two thirds of
 * a picture. Boxes have fine painted detail, so only their light is interpolated, not their color.
 *
 * `step`: lattice spacing, a power of two. `tolerance`: max relative difference of corner colors that is interpolated.
 */
export function createAdaptiveShading(context: ShadingContext, shader: Shader, step: number, tolerance: number, checkpoint: () => void): (band: Band) => void {
  const { tiles, decals, lighting, placed, view } = context
  const small = placed.map((place) => radiusInPixels(view, place) < SMALL)
  const detailed = placed.map((place, i) => hasFineDetail(place.body.kit, small[i]))
  const painted = placed.map((_, i) => decals.isPainted(i))
  const smooth = Uint8Array.from(context.scene.boxes, (box) => (box.smooth ? 1 : 0))
  const { result } = lighting
  // Light of boxes on every lattice except the finest, coarsest first.
  const spacings: number[] = []
  for (let spacing = step; spacing > 1; spacing >>= 1) spacings.push(spacing)
  const lights = spacings.map((spacing) => ({
    spacing,
    width: Math.ceil(view.width / spacing) + 2,
    values: new Float32Array(0),
    /** State of the cell that begins at each lattice point. */
    cells: new Uint8Array(0),
  }))

  /**
   * Color, albedo and normal of a pixel of the next finer lattice from the corners around it, `spacing` apart: two if it lies on a side of their
   * cell, four in the center. False when they disagree.
   */
  function interpolate(band: Band, i: number, x: number, row: number, spacing: number): boolean {
    const { width, filled, hit, depth, through, color, albedo, normal } = band
    const x0 = x & ~(spacing - 1)
    const y0 = row & ~(spacing - 1)
    const x1 = x > x0 ? x0 + spacing : x0
    const y1 = row > y0 ? y0 + spacing : y0
    if (x1 >= width || y1 >= filled) return false
    const p = y0 * width + x0
    const q = y0 * width + x1
    const r = y1 * width + x0
    const s = y1 * width + x1
    const code = hit[i]
    if (hit[p] !== code || hit[q] !== code || hit[r] !== code || hit[s] !== code) return false
    if (through[p] + through[q] + through[r] + through[s] + through[i] !== 5) return false
    const four = x1 > x0 && y1 > y0
    if (!(four ? fourAgree(color, p, q, r, s) : twoAgree(color, p, s))) return false
    if (code > 0) {
      const high = Math.max(depth[p], depth[q], depth[r], depth[s])
      const low = Math.min(depth[p], depth[q], depth[r], depth[s])
      if (high - low > high * 0.03) return false
      band.fur[i] = band.fur[p]
    }
    if (four) {
      meanOfFour(color, i, p, q, r, s)
      meanOfFour(albedo, i, p, q, r, s)
    } else {
      meanOfTwo(color, i, p, s)
      meanOfTwo(albedo, i, p, s)
    }
    if (code === HIT.sky) {
      normal.fill(0, i * 3, i * 3 + 3)
      return true
    }
    if (four) meanOfFour(normal, i, p, q, r, s)
    else meanOfTwo(normal, i, p, s)
    band.wet[i] = band.wet[p]
    band.sun[i] = (band.sun[p] + band.sun[q] + band.sun[r] + band.sun[s]) * 0.25
    band.open[i] = (band.open[p] + band.open[q] + band.open[r] + band.open[s]) * 0.25
    return true
  }

  function fourAgree(color: Float32Array, p: number, q: number, r: number, s: number): boolean {
    for (let k = 0; k < 3; k++) {
      const a = color[p * 3 + k]
      const b = color[q * 3 + k]
      const c = color[r * 3 + k]
      const d = color[s * 3 + k]
      let high = Math.max(a, b)
      let low = Math.min(a, b)
      if (c > high) high = c
      else if (c < low) low = c
      if (d > high) high = d
      else if (d < low) low = d
      if (high - low > tolerance * high + 0.004) return false
    }
    return true
  }

  function twoAgree(color: Float32Array, p: number, s: number): boolean {
    for (let k = 0; k < 3; k++) {
      const a = color[p * 3 + k]
      const b = color[s * 3 + k]
      if (a > b ? a - b > tolerance * a + 0.004 : b - a > tolerance * b + 0.004) return false
    }
    return true
  }

  let knownSun = -1
  let knownOpen = -1
  let knownNormal = false

  /**
   * Interpolates the shares of sun and sky from lattice corners `spacing` apart. Where a color has fine detail (noise, patterns, faces) its
   * light usually has none, and computing light is the expensive part of shading.
   */
  function lookUpLight(band: Band, x: number, row: number, spacing: number, code: number): void {
    knownSun = -1
    knownOpen = -1
    knownNormal = false
    if (code === HIT.sky) return
    const { width, filled, hit, sun, open, through } = band
    const x0 = x & ~(spacing - 1)
    const y0 = row & ~(spacing - 1)
    const x1 = x0 === x ? x0 : x0 + spacing
    const y1 = y0 === row ? y0 : y0 + spacing
    if (x1 >= width || y1 >= filled) return
    const p = y0 * width + x0
    const q = y0 * width + x1
    const r = y1 * width + x0
    const s = y1 * width + x1
    if (hit[p] !== code || hit[q] !== code || hit[r] !== code || hit[s] !== code) return
    // Corners behind cards may have been skipped.
    if (through[p] < 0.02 || through[q] < 0.02 || through[r] < 0.02 || through[s] < 0.02) return
    const limit = code > 0 && code < HIT.box && small[code - 1] ? SMALL_TOLERANCE : LIGHT_TOLERANCE
    const high = Math.max(sun[p], sun[q], sun[r], sun[s])
    const low = Math.min(sun[p], sun[q], sun[r], sun[s])
    if (high - low < limit) knownSun = (sun[p] + sun[q] + sun[r] + sun[s]) / 4
    const most = Math.max(open[p], open[q], open[r], open[s])
    const least = Math.min(open[p], open[q], open[r], open[s])
    if (most - least < limit) knownOpen = (open[p] + open[q] + open[r] + open[s]) / 4
    if (code === HIT.terrain && spacing === 2) knownNormal = meanNormal(band, row * width + x, p, q, r, s)
  }

  /** Writes the mean slope of four pixels around pixel `i`; false when a card hides one of them. */
  function meanNormal(band: Band, i: number, p: number, q: number, r: number, s: number): boolean {
    const { normal, spriteDepth } = band
    if (spriteDepth[p] + spriteDepth[q] + spriteDepth[r] + spriteDepth[s] + spriteDepth[i] > 0) return false
    for (let k = 0; k < 3; k++) normal[i * 3 + k] = (normal[p * 3 + k] + normal[q * 3 + k] + normal[r * 3 + k] + normal[s * 3 + k]) * 0.25
    return true
  }

  /** Light of a box pixel from the lattices coarser than `below` into `lighting.result`; false when their corners disagree. */
  function interpolateLight(band: Band, x: number, row: number, code: number, below: number): boolean {
    const { width, filled, hit } = band
    for (let k = 0; k < lights.length; k++) {
      const { spacing, width: across, values, cells } = lights[k]
      if (spacing <= below) return false
      const x0 = x & ~(spacing - 1)
      const y0 = row & ~(spacing - 1)
      const first = y0 * width + x0
      if (x0 + spacing >= width || y0 + spacing >= filled || hit[first] !== code) continue
      const cell = (y0 / spacing) * across + x0 / spacing
      if (cells[cell] === UNKNOWN) {
        const under = first + spacing * width
        const alike = hit[first + spacing] === code && hit[under] === code && hit[under + spacing] === code
        cells[cell] = alike && lightsAgree(values, cell * 6, across * 6) ? AGREED : DISAGREED
      }
      if (cells[cell] === DISAGREED) continue
      mixLight(values, cell * 6, across * 6, (x - x0) / spacing, (row - y0) / spacing)
      return true
    }
    return false
  }

  /** Whether the light of four corners, the upper left one at `a`, is nearly the same. */
  function lightsAgree(values: Float32Array, a: number, row: number): boolean {
    for (let k = a; k < a + 6; k++) {
      const high = Math.max(values[k], values[k + 6], values[k + row], values[k + row + 6])
      const low = Math.min(values[k], values[k + 6], values[k + row], values[k + row + 6])
      if (high - low > 0.12 * high + 0.02) return false
    }
    return true
  }

  /** Mixes the light of four corners. */
  function mixLight(values: Float32Array, a: number, row: number, u: number, v: number): void {
    for (let k = 0; k < 6; k++) {
      const la = values[a + k]
      const lb = values[a + k + 6]
      const lc = values[a + k + row]
      const ld = values[a + k + row + 6]
      result[k] = la + (lb - la) * u + (lc - la) * v + (la - lb - lc + ld) * u * v
    }
  }

  /** Stores the light just computed for all lattices with this pixel that are not coarser than `spacing`. */
  function keepLight(x: number, row: number, spacing: number): void {
    for (let k = 0; k < lights.length; k++) {
      const light = lights[k]
      if (light.spacing <= spacing) light.values.set(result, ((row / light.spacing) * light.width + x / light.spacing) * 6)
    }
  }

  function shadeBoxPixel(band: Band, i: number, x: number, row: number, spacing: number): void {
    const known = spacing < step && interpolateLight(band, x, row, band.hit[i], spacing)
    shader.shadeBox(band, i, x, band.top + row, known)
    if (spacing > 1) keepLight(x, row, spacing)
  }

  /** Fine patterns and large painted faces are interpolated between direct neighbors only, small faces not at all. */
  function mayInterpolate(code: number, x: number, y: number, spacing: number): boolean {
    if (code <= 0) return true
    if (spacing > 1 && detailed[code - 1]) return false
    if (!painted[code - 1]) return true
    const marks = decals.tiles[Math.floor(y / TILE) * tiles.across + Math.floor(x / TILE)]
    return marks === 0 || (marks === 2 && spacing === 1)
  }

  function shadeLevel(band: Band, spacing: number): void {
    const { width, filled, hit, through } = band
    const coarser = spacing * 2
    for (let row = 0; row < filled; row += spacing) {
      if ((row & 15) === 0) checkpoint()
      for (let x = 0; x < width; x += spacing) {
        const first = spacing === step
        if (!first && (x & (coarser - 1)) === 0 && (row & (coarser - 1)) === 0) continue
        const i = row * width + x
        const code = hit[i]
        if (code === HIT.water) continue
        if (code >= HIT.box && smooth[(code - HIT.box) >> 2] === 1) {
          if (through[i] < 0.02) continue
          if (first || !interpolate(band, i, x, row, coarser)) shader.shadeBox(band, i, x, band.top + row, false)
          continue
        }
        if (code >= HIT.box) {
          if (through[i] >= 0.02 || spacing > 1) shadeBoxPixel(band, i, x, row, spacing)
          continue
        }
        if (through[i] < 0.02) continue
        if (!first && mayInterpolate(code, x, band.top + row, spacing) && interpolate(band, i, x, row, coarser)) continue
        if (first) {
          knownSun = knownOpen = -1
          knownNormal = false
        } else lookUpLight(band, x, row, coarser, code)
        shader.shadePixel(band, i, x, band.top + row, knownSun, knownOpen, knownNormal)
      }
    }
  }

  return (band) => {
    for (const light of lights) {
      const needed = light.width * (Math.ceil(band.rows / light.spacing) + 2)
      if (light.cells.length < needed) {
        light.values = new Float32Array(needed * 6)
        light.cells = new Uint8Array(needed)
      }
      light.cells.fill(UNKNOWN)
    }
    for (let spacing = step; spacing >= 1; spacing >>= 1) shadeLevel(band, spacing)
  }
}

function meanOfTwo(values: Float32Array, i: number, p: number, s: number): void {
  for (let k = 0; k < 3; k++) values[i * 3 + k] = (values[p * 3 + k] + values[s * 3 + k]) * 0.5
}

function meanOfFour(values: Float32Array, i: number, p: number, q: number, r: number, s: number): void {
  for (let k = 0; k < 3; k++) values[i * 3 + k] = (values[p * 3 + k] + values[q * 3 + k] + values[r * 3 + k] + values[s * 3 + k]) * 0.25
}
