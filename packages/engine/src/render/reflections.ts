import { type GBuffer, SURFACE } from './g-buffer.ts'
import { clamp, fbm, smoothstep } from './noise.ts'
import { createPictureMirror } from './picture-mirror.ts'
import { createPixelLattice } from './pixel-lattice.ts'
import type { Covers } from './resolve.ts'
import type { Rgb, Scene } from './scene.ts'
import type { Fog } from './sky/fog.ts'
import type { SkyColor } from './sky/sky.ts'
import type { View } from './view.ts'
import { createWaterBody } from './water-body.ts'

/** Draws water and wet ground on the finished picture, at every second pixel with interpolation where neighbors agree. Call with growing row ranges. */
export type Reflections = (fromRow: number, toRow: number) => void

/** Min share of water or wet ground in a pixel for it to be visible. */
const MIN_COVER = 0.02
const TOLERANCE = 0.12
/** Wet ground reflects faintly and in streaks: larger differences between neighbors stay invisible. */
const WET_TOLERANCE = 0.35
/** Relative steepness of the extra rays for wet ground, with the weights that make all rays count equally. */
const STREAK: readonly (readonly [spread: number, weight: number])[] = [
  [0.35, 1 / 2],
  [-0.3, 1 / 3],
]

export function createReflections(scene: Scene, view: View, buffer: GBuffer, covers: Covers, dome: SkyColor, fog: Fog): Reflections {
  const { width, height, color, depth, surface, normal, albedo } = buffer
  const { water } = scene
  const { ray, castRay } = view
  const mirror = createPictureMirror(view, buffer, dome)
  const { sky } = scene
  const [lx, ly, lz] = sky.sunDirection
  const waterBody = createWaterBody(scene)
  const mirrored = new Float64Array(3)
  const out = new Float64Array(4)
  const streak = new Float64Array(3)
  const haze = new Float64Array(3)
  const surfaceNormal = new Float64Array(3)

  /** Writes to `out`: the shaded water of a pixel, or the reflection on wet ground and its strength (3). */
  function reflect(i: number, x: number, y: number, onWater: boolean): void {
    castRay(x, y)
    const dx = ray[3]
    const dy = ray[4]
    const dz = ray[5]
    const plane = onWater && water ? water.y : 0
    // A pixel shared by water and shore has the shore's depth: the water's own depth is recomputed.
    const t = onWater && dy < -1e-4 ? (plane - ray[1]) / dy : depth[i]
    const px = ray[0] + dx * t
    const py = ray[1] + dy * t
    const pz = ray[2] + dz * t
    const ripple = onWater && water ? water.ripple : 0.03
    const scale = onWater ? 1.1 : 5
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
    if (onWater && surface[i] === SURFACE.water) normal.set(surfaceNormal, i * 3)
    const facing = dx * nx + dy * ny + dz * nz
    const mx = dx - 2 * facing * nx
    const my = Math.abs(dy - 2 * facing * ny) + 0.002
    const mz = dz - 2 * facing * nz
    if (onWater) mirror(px, py, pz, t, mx, my, mz, mirrored)
    else {
      // Rough wet ground stretches its reflections into streaks: a few rays spread vertically.
      mirror(px, py, pz, t, mx, my, mz, mirrored)
      for (const [spread, weight] of STREAK) {
        mirror(px, py, pz, t, mx, Math.max(0.004, my * (1 + spread)), mz, streak)
        for (let c = 0; c < 3; c++) mirrored[c] += (streak[c] - mirrored[c]) * weight
      }
    }
    const f = 1 + Math.min(facing, 0)
    const fresnel = 0.02 + 0.98 * f * f * f * f * f
    if (!onWater) {
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

  const coveredBy = (cover: Float32Array | undefined) => (x: number, y: number) =>
    x < width && y < height && cover !== undefined && cover[y * width + x] > MIN_COVER
  const isWater = coveredBy(covers.water)
  const isWet = coveredBy(covers.wet)
  const waterLattice = createPixelLattice(covers.water ? width : 0, 3, isWater, TOLERANCE, 0.004)
  const wetLattice = createPixelLattice(covers.wet ? width : 0, 4, isWet, WET_TOLERANCE, 0.03)
  let waterDone = -1
  let wetDone = -1

  function shadeWaterRow(y: number): void {
    for (let x = 0; x < width; x += 2) {
      if (!isWater(x, y)) continue
      const i = y * width + x
      reflect(i, x, y, true)
      waterLattice.put(x, y, out)
    }
  }

  /** Gives a pixel between two lattice pixels the mean of their normals. */
  function interpolateNormal(i: number, x: number, y: number): void {
    const before = ((y & ~1) * width + (x & ~1)) * 3
    const after = (((y + 1) & ~1) * width + ((x + 1) & ~1)) * 3
    for (let c = 0; c < 3; c++) normal[i * 3 + c] = (normal[before + c] + normal[after + c]) * 0.5
  }

  function reflectWaterRow(y: number, cover: Float32Array, { color: waterColor }: { color: Rgb }): void {
    const ahead = (y + 1) & ~1
    if (ahead < height && ahead > waterDone) {
      shadeWaterRow(ahead)
      waterDone = ahead
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (cover[i] <= MIN_COVER) continue
      const isPlain = surface[i] === SURFACE.water
      if (!waterLattice.interpolate(x, y, out)) reflect(i, x, y, true)
      else if (isPlain) interpolateNormal(i, x, y)
      for (let c = 0; c < 3; c++) {
        color[i * 3 + c] += out[c] * cover[i]
        if (isPlain) albedo[i * 3 + c] = waterColor[c]
      }
    }
  }

  function shadeWetRow(y: number): void {
    for (let x = 0; x < width; x += 2)
      if (isWet(x, y)) {
        reflect(y * width + x, x, y, false)
        wetLattice.put(x, y, out)
      }
  }

  function reflectWetRow(y: number, wet: Float32Array): void {
    const ahead = (y + 1) & ~1
    if (ahead < height && ahead > wetDone) {
      shadeWetRow(ahead)
      wetDone = ahead
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (wet[i] <= MIN_COVER) continue
      if (!wetLattice.interpolate(x, y, out)) reflect(i, x, y, false)
      const share = clamp(out[3] * wet[i])
      for (let c = 0; c < 3; c++) color[i * 3 + c] = color[i * 3 + c] * (1 - share * 0.6) + out[c] * share
    }
  }

  return (fromRow, toRow) => {
    for (let y = fromRow; y < toRow; y++) {
      if (covers.water && water) reflectWaterRow(y, covers.water, water)
      if (covers.wet) reflectWetRow(y, covers.wet)
    }
  }
}
