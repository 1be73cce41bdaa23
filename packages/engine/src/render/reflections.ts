import type { Fog } from './fog.ts'
import { FAR, type GBuffer, SURFACE } from './g-buffer.ts'
import { clamp, fbm, smoothstep } from './noise.ts'
import type { Covers } from './resolve.ts'
import type { Scene } from './scene.ts'
import type { SkyColor } from './sky.ts'
import type { View } from './view.ts'
import { createWaterBody } from './water-body.ts'

/**
 * Water and wet ground: mirrors what the picture already shows, and the sky where it shows nothing. Runs on the finished picture,
 * two pixels apart with interpolation where neighbours agree. Call with growing row ranges.
 */
export type Reflections = (fromRow: number, toRow: number) => void

const TOLERANCE = 0.12
/** Wet ground mirrors in streaks and faintly: neighbours may differ more before it shows. */
const WET_TOLERANCE = 0.35
/** Relative steepness of the extra rays of wet ground, with the weight that makes all of them equal. */
const STREAK: readonly (readonly [spread: number, weight: number])[] = [
  [0.35, 1 / 2],
  [-0.3, 1 / 3],
]

export function createReflections(
  scene: Scene,
  view: View,
  buffer: GBuffer,
  covers: Covers,
  dome: SkyColor,
  fog: Fog,
): Reflections {
  const { width, height, color, depth, surface, normal, albedo } = buffer
  const { water } = scene
  const { ray, castRay, forwardX, forwardZ, rightX, rightZ } = view
  const { sky } = scene
  const [lx, ly, lz] = sky.sunDirection
  const waterBody = createWaterBody(scene)
  const mirrored = new Float64Array(3)
  const out = new Float64Array(4)
  const streak = new Float64Array(3)
  const haze = new Float64Array(3)
  const surfaceNormal = new Float64Array(3)
  const skyRow = new Int32Array(width)
  let highestRow = height
  for (let x = 0; x < width; x++) {
    let y = 0
    while (y < height && depth[y * width + x] >= FAR) y++
    skyRow[x] = y
    if (y < highestRow) highestRow = y
  }
  const unitX = (0.5 * width) / view.halfWidth
  const unitY = (0.5 * height) / view.halfHeight
  const offsetY = 0.5 * height + view.shift * unitY

  /** Follows the mirrored ray over the picture in growing steps; the index of the pixel it meets, or -1. */
  function trace(px: number, py: number, pz: number, t: number, mx: number, my: number, mz: number): number {
    if (view.orthographic) return -1
    // Position in view space is linear in the step and distance to the camera a quadratic: no projection per step.
    const ax = (px - view.x) * rightX + (pz - view.z) * rightZ
    const az = (px - view.x) * forwardX + (pz - view.z) * forwardZ
    const ay = py - view.y
    const bx = mx * rightX + mz * rightZ
    const bz = mx * forwardX + mz * forwardZ
    const cross = 2 * t * (ray[3] * mx + ray[4] * my + ray[5] * mz)
    let step = 0.15
    for (let q = 0; q < 44; q++, step *= 1.185) {
      const inverse = 1 / (az + bz * step)
      const wx = (ax + bx * step) * inverse * unitX + 0.5 * width
      const wy = offsetY - (ay + my * step) * inverse * unitY
      if (!(wx >= 0 && wx < width && wy < height && wy >= highestRow)) return -1
      const column = wx | 0
      if (wy < skyRow[column]) continue
      const i = (wy | 0) * width + column
      const kind = surface[i]
      if (kind === SURFACE.wet || kind === SURFACE.water) continue
      const seen = depth[i]
      if (seen >= FAR) continue
      const away = Math.sqrt(t * t + cross * step + step * step)
      if (away > seen && away - seen < step * 0.4 + 1.5) return i
    }
    return -1
  }

  /** What is mirrored along direction m (any length): a pixel of the picture, or the sky. */
  function mirror(
    px: number,
    py: number,
    pz: number,
    t: number,
    mx: number,
    my: number,
    mz: number,
    into: Float64Array,
  ): void {
    const inverse = 1 / Math.sqrt(mx * mx + my * my + mz * mz)
    const hit = trace(px, py, pz, t, mx * inverse, my * inverse, mz * inverse)
    if (hit < 0) {
      dome(mx * inverse, my * inverse, mz * inverse, into)
      return
    }
    into[0] = color[hit * 3]
    into[1] = color[hit * 3 + 1]
    into[2] = color[hit * 3 + 2]
  }

  /** Into `out`: the shaded water of a pixel, or what wet ground mirrors there and how strongly (3). */
  function reflect(i: number, x: number, y: number, isWater: boolean): void {
    castRay(x, y)
    const dx = ray[3]
    const dy = ray[4]
    const dz = ray[5]
    const plane = isWater && water ? water.y : 0
    // A pixel shared by water and shore carries the shore's depth: the water's own is recomputed.
    const t = isWater && dy < -1e-4 ? (plane - ray[1]) / dy : depth[i]
    const px = ray[0] + dx * t
    const py = ray[1] + dy * t
    const pz = ray[2] + dz * t
    const ripple = isWater && water ? water.ripple : 0.03
    const scale = isWater ? 1.1 : 5
    const calm = 1 / (1 + t * 0.04)
    const sx = (fbm(px * scale, pz * scale * 2.2, 4) - 0.47) * 2
    const swell = fbm(px * 0.25 + 4, pz * 0.5, 3) - 0.45
    const sz = (fbm(px * scale + 31, pz * scale * 2.2 + 17, 4) - 0.47) * 3
    let nx = (sx + swell) * ripple * calm
    let nz = sz * ripple * calm
    const ny = 1 / Math.sqrt(1 + nx * nx + nz * nz)
    nx *= ny
    nz *= ny
    surfaceNormal[0] = nx
    surfaceNormal[1] = ny
    surfaceNormal[2] = nz
    const facing = dx * nx + dy * ny + dz * nz
    const mx = dx - 2 * facing * nx
    const my = Math.abs(dy - 2 * facing * ny) + 0.002
    const mz = dz - 2 * facing * nz
    if (isWater) mirror(px, py, pz, t, mx, my, mz, mirrored)
    else {
      // Rough wet ground draws what it mirrors out into streaks: a few rays spread up and down.
      mirror(px, py, pz, t, mx, my, mz, mirrored)
      for (const [spread, weight] of STREAK) {
        mirror(px, py, pz, t, mx, Math.max(0.004, my * (1 + spread)), mz, streak)
        for (let c = 0; c < 3; c++) mirrored[c] += (streak[c] - mirrored[c]) * weight
      }
    }
    const f = 1 + Math.min(facing, 0)
    const fresnel = 0.02 + 0.98 * f * f * f * f * f
    if (!isWater) {
      const puddle = smoothstep(0.42, 0.6, fbm(px * 0.5, pz * 0.5, 4))
      out[0] = mirrored[0]
      out[1] = mirrored[1]
      out[2] = mirrored[2]
      out[3] = (fresnel + 0.12) * (0.35 + 0.65 * puddle)
      return
    }
    waterBody(px, pz, t, fresnel, sx, mirrored, out)
    const hx = lx - dx
    const hy = ly - dy
    const hz = lz - dz
    const glint = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz)
    if (glint > 0.98) {
      const k = glint ** 500 * 6
      for (let c = 0; c < 3; c++) out[c] += sky.sunColor[c] * k
    }
    if (fog.dense) {
      const share = fog.amount(t)
      fog.color(dx, dz, haze)
      for (let c = 0; c < 3; c++) out[c] += (haze[c] - out[c]) * share
    }
  }

  const waterColor = water ? new Float32Array(width * 3 * 3) : new Float32Array(0)

  function shadeWater(i: number, x: number, y: number): void {
    reflect(i, x, y, true)
    const at = ((y % 3) * width + x) * 3
    waterColor[at] = out[0]
    waterColor[at + 1] = out[1]
    waterColor[at + 2] = out[2]
    if (surface[i] === SURFACE.water) for (let c = 0; c < 3; c++) normal[i * 3 + c] = surfaceNormal[c]
  }

  function isWaterAt(x: number, y: number): boolean {
    return x < width && y < height && covers.water !== undefined && covers.water[y * width + x] > 0.02
  }

  /** Water colour of a pixel from neighbours two apart; false when they disagree or are not all water. */
  function interpolateWater(i: number, x: number, y: number): boolean {
    const x0 = x & ~1
    const y0 = y & ~1
    const x1 = x & 1 ? x0 + 2 : x0
    const y1 = y & 1 ? y0 + 2 : y0
    if (!isWaterAt(x0, y0) || !isWaterAt(x1, y0) || !isWaterAt(x0, y1) || !isWaterAt(x1, y1)) return false
    const p = ((y0 % 3) * width + x0) * 3
    const q = ((y0 % 3) * width + x1) * 3
    const r = ((y1 % 3) * width + x0) * 3
    const s = ((y1 % 3) * width + x1) * 3
    for (let c = 0; c < 3; c++) {
      const a = waterColor[p + c]
      const b = waterColor[q + c]
      const d = waterColor[r + c]
      const e = waterColor[s + c]
      const high = Math.max(a, b, d, e)
      if (high - Math.min(a, b, d, e) > TOLERANCE * high + 0.004) return false
      out[c] = (a + b + d + e) * 0.25
    }
    if (surface[i] === SURFACE.water) {
      const above = (y0 * width + x0) * 3
      const below = (y1 * width + x1) * 3
      for (let c = 0; c < 3; c++) normal[i * 3 + c] = (normal[above + c] + normal[below + c]) * 0.5
    }
    return true
  }

  function blendWater(i: number, cover: number): void {
    for (let c = 0; c < 3; c++) {
      color[i * 3 + c] += out[c] * cover
      if (water && surface[i] === SURFACE.water) albedo[i * 3 + c] = water.color[c]
    }
  }

  /** Shades the lattice points of a row (even columns) ahead of the pixels between them. */
  function shadeLatticeRow(y: number): void {
    for (let x = 0; x < width; x += 2) if (isWaterAt(x, y)) shadeWater(y * width + x, x, y)
  }

  const wetLook = covers.wet ? new Float32Array(width * 3 * 4) : new Float32Array(0)

  function isWetAt(x: number, y: number): boolean {
    return x < width && y < height && covers.wet !== undefined && covers.wet[y * width + x] > 0.02
  }

  function shadeWetRow(y: number): void {
    for (let x = 0; x < width; x += 2)
      if (isWetAt(x, y)) {
        reflect(y * width + x, x, y, false)
        wetLook.set(out, ((y % 3) * width + x) * 4)
      }
  }

  /** What a wet pixel mirrors from neighbours two apart; false when they disagree or are not all wet. */
  function interpolateWet(x: number, y: number): boolean {
    const x0 = x & ~1
    const y0 = y & ~1
    const x1 = x & 1 ? x0 + 2 : x0
    const y1 = y & 1 ? y0 + 2 : y0
    if (!isWetAt(x0, y0) || !isWetAt(x1, y0) || !isWetAt(x0, y1) || !isWetAt(x1, y1)) return false
    const p = ((y0 % 3) * width + x0) * 4
    const q = ((y0 % 3) * width + x1) * 4
    const r = ((y1 % 3) * width + x0) * 4
    const s = ((y1 % 3) * width + x1) * 4
    for (let c = 0; c < 4; c++) {
      const a = wetLook[p + c]
      const b = wetLook[q + c]
      const d = wetLook[r + c]
      const e = wetLook[s + c]
      const high = Math.max(a, b, d, e)
      if (high - Math.min(a, b, d, e) > WET_TOLERANCE * high + 0.03) return false
      out[c] = (a + b + d + e) * 0.25
    }
    return true
  }

  function blendWet(i: number, wet: number): void {
    const share = clamp(out[3] * wet)
    for (let c = 0; c < 3; c++) color[i * 3 + c] = color[i * 3 + c] * (1 - share * 0.6) + out[c] * share
  }

  function reflectWetRow(y: number, wet: Float32Array): void {
    const ahead = y & 1 ? y + 1 : y
    if (ahead < height && ahead > wetDone) {
      shadeWetRow(ahead)
      wetDone = ahead
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (wet[i] <= 0.02) continue
      if (!interpolateWet(x, y)) reflect(i, x, y, false)
      blendWet(i, wet[i])
    }
  }

  let latticeDone = -1
  let wetDone = -1
  return (fromRow, toRow) => {
    for (let y = fromRow; y < toRow; y++) {
      if (covers.water) {
        const ahead = y & 1 ? y + 1 : y
        if (ahead < height && ahead > latticeDone) {
          shadeLatticeRow(ahead)
          latticeDone = ahead
        }
        for (let x = 0; x < width; x++) {
          const i = y * width + x
          const cover = covers.water[i]
          if (cover <= 0.02) continue
          if (((x | y) & 1) === 0) {
            const at = ((y % 3) * width + x) * 3
            for (let c = 0; c < 3; c++) out[c] = waterColor[at + c]
          } else if (!interpolateWater(i, x, y)) reflect(i, x, y, true)
          blendWater(i, cover)
        }
      }
      if (covers.wet) reflectWetRow(y, covers.wet)
    }
  }
}
