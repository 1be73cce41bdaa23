import { fbm, valueNoise } from '../noise.ts'
import type { Material, Scene, Vec3 } from '../scene.ts'

/** The point being shaded: object space 0..2, world normal 3..5, view direction 6..8; `ruffle` writes the normal. */
type SoftPoint = Float64Array

/** Effects of skin, hair and cloth beyond one color and one highlight. */
export type SoftSurfaces = {
  /**
   * Changes albedo and the point's normal before lighting; `cos` and `sin` are of the yaw, and `fine` is the visibility of pores and weave at
   * the body's size.
   */
  readonly ruffle: (material: Material, size: number, point: SoftPoint, cos: number, sin: number, fine: number, albedo: Float64Array) => void
  /** Adds the effect of sunlight on skin and hair to out[0..2]; `sun` is the share of it that reaches the point. */
  readonly shine: (material: Material, point: SoftPoint, sun: number, open: number, albedo: Float64Array, out: Float64Array) => void
}

/** Numbers per `SoftPoint`. */
export const SOFT_POINT = 9
/** Number of strands around the crown per turn, and along their length per head radius. */
const AROUND = 15
const ALONG = 0.8
const CROWN: Vec3 = [0, 1, 0]
/** Height of the band of light above the center of a head and half its width, in head radii, and how far locks shift it. */
const BAND = { at: 0.66, half: 0.13, jag: 0.34, white: 0.95, lift: 2.4, sheen: 0.1 } as const

export function createSoftSurfaces(scene: Scene): SoftSurfaces {
  const { sunColor, sunDirection, ambient } = scene.sky
  const [lx, ly, lz] = sunDirection
  /** Tone of the last ruffled strand, −0.5 … 0.5, and its direction in world space: hair shines across it. */
  let strand = 0
  const lie = new Float64Array(3)

  function ruffle(material: Material, size: number, point: SoftPoint, cos: number, sin: number, fine: number, albedo: Float64Array): void {
    const x = point[0]
    const y = point[1]
    const z = point[2]
    const { strands, skin = 0, cloth = 0 } = material
    if (strands) ruffleStrands(strands, point, cos, sin, albedo)
    else if (skin > 0) {
      // Blood shows as patches, pores as fine grain.
      const k = 9 / size
      const patch = fbm(x * k + z * k * 0.6, y * k + z * k * 0.8, 2) - 0.4
      const pore = fine > 0 ? (valueNoise((x + z * 0.7) * k * 14, (y - z * 0.3) * k * 14) - 0.5) * fine : 0
      albedo[0] *= 1 + 0.03 * pore + patch * 0.05 * skin
      albedo[1] *= 1 + 0.04 * pore - patch * 0.1 * skin
      albedo[2] *= 1 + 0.04 * pore - patch * 0.12 * skin
      bend(point, pore * 0.07, pore * 0.05, pore * 0.07)
    } else if (cloth > 0) {
      // Folds run down and slightly across; between them the weave is a fine grain.
      const k = 7 / size
      const fold = fbm((x + z) * k * 1.5 + 3, y * k * 0.55 + (x - z) * k * 0.5, 3) - 0.45
      const weave = fine > 0 ? (valueNoise((x + z) * k * 22, y * k * 22) - 0.5) * fine : 0
      const tone = 1 + fold * 0.26 * cloth + weave * 0.07 * cloth
      for (let c = 0; c < 3; c++) albedo[c] *= tone
      bend(point, fold * 0.62 * cloth, fold * 0.34 * cloth, fold * 0.62 * cloth)
    }
  }

  function ruffleStrands(strands: NonNullable<Material['strands']>, point: SoftPoint, cos: number, sin: number, albedo: Float64Array): void {
    const { center, radius, pole = CROWN, sleek = 0, band = 0 } = strands
    const rx = (point[0] - center[0]) / radius
    const ry = (point[1] - center[1]) / radius
    const rz = (point[2] - center[2]) / radius
    // In a frame with the pole on top: forward (dx), the pole itself (dy) and sideways (dz).
    const [px, py, pz] = pole
    const level = Math.sqrt(py * py + pz * pz) + 1e-9
    const wy = -pz / level
    const wz = py / level
    const dx = level * rx + -px * wz * ry + px * wy * rz
    const dy = px * rx + py * ry + pz * rz
    const dz = wy * ry + wz * rz
    // Strands leave the crown like meridians and hang straight below it.
    const turn = Math.atan2(dz, dx + 0.25) * AROUND
    const down = dy * ALONG
    const sway = (fbm(turn * 0.12, down * 1.3, 2) - 0.4) * 5
    const lock = valueNoise(turn * 0.42 + sway * 0.4, down * 0.8) - 0.5
    const fine = valueNoise(turn * 2.1 + sway, down * 1.7) - 0.5
    const hair = valueNoise(turn * 6.5 + sway * 3, down * 3.1 + 9) - 0.5
    strand = lock * 0.5 + fine * 0.8 + hair * 0.6
    const tone = 1 + lock * 0.34 + fine * 0.42 + hair * 0.36
    for (let c = 0; c < 3; c++) albedo[c] *= tone
    if (band > 0) {
      // Locks shift the band up and down, which makes its edge jagged.
      const off = (dy - BAND.at + lock * BAND.jag + fine * 0.12) / BAND.half
      const light = band * Math.max(0, 1 - off * off)
      for (let c = 0; c < 3; c++) albedo[c] += (Math.min(BAND.white, albedo[c] * BAND.lift + BAND.sheen) - albedo[c]) * light
    }
    const around = Math.sqrt(dx * dx + dz * dz) + 1e-6
    // Direction along the hair: outward from the crown on top, down at the sides.
    const ox = dx / around
    const oz = dz / around
    const fall = Math.min(1, Math.max(0.12, around * 1.1))
    const hu = ox * (1 - fall)
    const hw = oz * (1 - fall)
    const hx = hu * level - px * fall
    const hz = hu * px * wy - pz * fall + hw * wz
    let ax = hx * cos + hz * sin
    let ay = hw * wy - hu * px * wz - py * fall
    let az = hz * cos - hx * sin
    if (sleek > 0) smoothAlong(point, ax, ay, az, rx * cos + rz * sin, Math.max(0, ry), rz * cos - rx * sin, sleek)
    // Tangent around the head: strands stand out like cords.
    const lean = lock * 0.42 + fine * 0.34 + hair * 0.16
    const tx = -oz * level
    const tz = ox * wz - oz * px * wy
    bend(point, (tx * cos + tz * sin) * lean, (ox * wy + oz * px * wz) * lean, (tz * cos - tx * sin) * lean)
    // Projects the hair's direction into the surface.
    const into = ax * point[3] + ay * point[4] + az * point[5]
    ax -= point[3] * into
    ay -= point[4] * into
    az -= point[5] * into
    const inverse = 1 / Math.sqrt(ax * ax + ay * ay + az * az + 1e-9)
    lie[0] = ax * inverse
    lie[1] = ay * inverse
    lie[2] = az * inverse
  }

  function shine(material: Material, point: SoftPoint, sun: number, open: number, albedo: Float64Array, out: Float64Array): void {
    const nx = point[3]
    const ny = point[4]
    const nz = point[5]
    const vx = point[6]
    const vy = point[7]
    const vz = point[8]
    const facing = nx * lx + ny * ly + nz * lz
    const grazing = Math.max(0, 1 + nx * vx + ny * vy + nz * vz)
    if (material.strands) {
      const hx = lx - vx
      const hy = ly - vy
      const hz = lz - vz
      const inverse = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-9)
      const along = (lie[0] * hx + lie[1] * hy + lie[2] * hz) * inverse
      const lit = Math.max(0, facing * 0.7 + 0.3) * (0.25 + 0.75 * sun)
      const first = along - 0.1 - strand * 0.16
      const second = along + 0.16 + strand * 0.16
      const gleam = lit * 0.34 * Math.max(0, 1 - first * first) ** 70 * (1 + strand)
      const glow = lit * 0.9 * Math.max(0, 1 - second * second) ** 18
      const rim = grazing * grazing * grazing * open * 0.35
      for (let c = 0; c < 3; c++) {
        out[c] += sunColor[c] * (gleam * (0.35 + 0.65 * Math.sqrt(albedo[c])) * 0.6 + glow * albedo[c] * 0.7)
        out[c] += ambient[c] * rim * (0.15 + albedo[c])
      }
      return
    }
    const skin = material.skin ?? 0
    if (skin === 0) return
    // Light that enters skin exits a little farther away, red first: the edge of a shadow is warm.
    const edge = Math.max(0, 1 - Math.abs(facing - 0.04) / 0.42)
    const creep = edge * edge * skin * (0.35 + 0.65 * sun) * 0.15
    out[0] += sunColor[0] * albedo[0] * creep
    out[1] += sunColor[1] * albedo[1] * creep * 0.42
    out[2] += sunColor[2] * albedo[2] * creep * 0.28
    // Peach fuzz catches the light of the sky at the outline.
    const down = grazing * grazing * grazing * open * 0.3 * skin
    for (let c = 0; c < 3; c++) out[c] += ambient[c] * down * (0.2 + 0.5 * albedo[c])
  }

  return { ruffle, shine }
}

/** Turns the normal along the hair (ax, ay, az) toward that of a ball with the outward direction (rx, ry, rz); ends of strands keep theirs. */
function smoothAlong(point: SoftPoint, ax: number, ay: number, az: number, rx: number, ry: number, rz: number, share: number): void {
  const a = 1 / Math.sqrt(ax * ax + ay * ay + az * az + 1e-9)
  const r = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz + 1e-9)
  const own = (point[3] * ax + point[4] * ay + point[5] * az) * a
  const round = (rx * ax + ry * ay + rz * az) * a * r
  const turn = (round - own) * a * share * (1 - own * own)
  bend(point, ax * turn, ay * turn, az * turn)
}

function bend(point: SoftPoint, dx: number, dy: number, dz: number): void {
  const nx = point[3] + dx
  const ny = point[4] + dy
  const nz = point[5] + dz
  const inverse = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-9)
  point[3] = nx * inverse
  point[4] = ny * inverse
  point[5] = nz * inverse
}
