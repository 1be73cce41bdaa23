import { clamp, fbm, hash2, smoothstep, valueNoise } from './noise.ts'
import type { Material, SolidKit } from './scene.ts'
import { gradient, primitiveDistances } from './solids/signed-distance.ts'
import { type SolidBody, STRIDE } from './solids/solid-body.ts'

/**
 * Writes the color of the point last given to `distanceAndGradient`, with the same members, to out[0..2]. Neighboring furry or fabric materials
 * blend by their distances, so that a fox's white chest has no hard edge; hard materials keep theirs.
 */
export function blendedColor(body: SolidBody, members: Uint16Array, from: number, to: number, material: Material, out: Float64Array): void {
  const { color, fur } = material
  out[0] = color[0]
  out[1] = color[1]
  out[2] = color[2]
  if (!body.colorsBlend || fur === undefined || fur <= 0) return
  const count = to - from
  let nearest = 1e9
  for (let i = 0; i < count; i++) if (primitiveDistances[i] < nearest) nearest = primitiveDistances[i]
  const sharpness = (fur < 0.02 ? 76 : 26) / body.radius
  const cut = nearest + 4.6 / sharpness
  const { materials } = body.kit
  // Most of a body has a single color within blending range.
  let alone = true
  for (let i = 0; i < count && alone; i++) if (primitiveDistances[i] <= cut) alone = materials[body.data[members[from + i] * STRIDE + 1]] === material
  if (alone) return
  let r = 0
  let g = 0
  let b = 0
  let sum = 0
  for (let i = 0; i < count; i++) {
    const d = primitiveDistances[i]
    if (d > cut) continue
    const other = materials[body.data[members[from + i] * STRIDE + 1]]
    if (other.fur === undefined || other.fur <= 0) continue
    const weight = Math.exp(-(d - nearest) * sharpness)
    r += other.color[0] * weight
    g += other.color[1] * weight
    b += other.color[2] * weight
    sum += weight
  }
  const inverse = 1 / sum
  out[0] = r * inverse
  out[1] = g * inverse
  out[2] = b * inverse
}

/** Position in a cell of a slanted lattice, which has no seams where the surface turns away: offset from the cell's center, and the cell. */
function cellAt(x: number, y: number, z: number, s: number): [number, number, number, number] {
  const u = (x + z * 0.4) * s
  const v = (y + z * 0.7) * s + 0.5 * (Math.floor(u) & 1)
  const i = Math.floor(u)
  const j = Math.floor(v)
  return [u - i - 0.5 - (hash2(i, j) - 0.5) * 0.26, v - j - 0.5 - (hash2(i + 71, j) - 0.5) * 0.26, i, j]
}

/** Craters per unit of the pattern's length, and how much darker their floors are. */
// biome-ignore format: one row
const CRATERS = [[1.5, 0.42], [3.4, 0.34], [7, 0.26]] as const

/** A pit in some cells of a plane: 1 on its floor, below 0 on its rim and its rays. */
function crater(u: number, v: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)]
  if (hash2(i + 13, j + 5) > 0.62) return 0
  const radius = 0.12 + 0.13 * hash2(i + 3, j + 29)
  const free = 1 - 2 * radius - 0.12
  const du = u - i - 0.5 - (hash2(i, j + 17) - 0.5) * free
  const dv = v - j - 0.5 - (hash2(i + 41, j) - 0.5) * free
  const d = Math.hypot(du, dv) / radius
  if (d > 1.5) return 0
  const floor = smoothstep(0.95, 0.72, d) * (0.75 + 0.5 * (du / radius))
  const rim = smoothstep(0.72, 0.98, d) * smoothstep(1.45, 1.05, d)
  return floor - 1.1 * rim
}

/** Share of the pattern's own color at an object-space point, 0 … 1. */
export function patternShare(pattern: NonNullable<Material['pattern']>, x: number, y: number, z: number): number {
  const s = pattern.scale
  switch (pattern.kind) {
    case 'stripes': {
      // Bands around the body that sway, swell and occasionally end or fork.
      const sway = fbm(x * s * 0.55 + 4, (y * 0.9 + z * 0.7) * s * 0.8, 2) - 0.38
      const wave = x * s + sway * 1.5
      const phase = Math.abs(wave - Math.floor(wave) - 0.5)
      const width = 0.27 + (fbm(x * s * 0.8 + 31, (y - z * 0.6) * s * 0.6 + 9, 2) - 0.38) * 0.32
      return smoothstep(width, width + 0.06, phase)
    }
    case 'spots':
    case 'dots': {
      // Cells on the two flanks and the top; the surface normal chooses the plane of the spots.
      const flank = Math.abs(gradient[2]) > Math.abs(gradient[0])
      const u = (flank ? x : z) * s
      const v = (Math.abs(gradient[1]) > 0.75 ? (flank ? z : x) : y) * s
      const i = Math.floor(u)
      const j = Math.floor(v)
      const free = pattern.kind === 'spots' ? 0.34 : 0
      const du = u - i - 0.5 - (hash2(i, j) - 0.5) * free
      const dv = v - j - 0.5 - (hash2(i + 71, j) - 0.5) * free
      const radius = pattern.kind === 'spots' ? 0.2 + 0.16 * hash2(i, j + 37) : 0.27
      return smoothstep(radius, radius - 0.05, Math.sqrt(du * du + dv * dv))
    }
    case 'rosettes': {
      const [du, dv, i, j] = cellAt(x, y, z, s)
      // Rings of two to four dabs around a darker center; occasionally a full spot.
      const off = Math.sqrt(du * du + dv * dv)
      const size = 0.3 + 0.1 * hash2(i, j + 37)
      const gaps = 2 + Math.floor(3 * hash2(i + 11, j))
      const broken = Math.cos(Math.atan2(dv, du) * gaps + 6.3 * hash2(i, j + 5)) * 0.11
      const ring = smoothstep(0.13, 0.07, Math.abs(off - size * 0.78) + broken)
      if (hash2(i + 3, j + 8) > 0.82) return smoothstep(size * 0.6, size * 0.6 - 0.07, off)
      return Math.max(ring, 0.24 * smoothstep(size, size - 0.08, off))
    }
    case 'patches': {
      // Cells of different shapes with even gaps between them.
      const u = (x + z * 0.4) * s
      const v = (y + z * 0.7) * s
      let first = 9
      let second = 9
      for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 1; i++) {
        for (let j = Math.floor(v) - 1; j <= Math.floor(v) + 1; j++) {
          const du = u - i - 0.14 - 0.72 * hash2(i, j)
          const dv = v - j - 0.14 - 0.72 * hash2(i + 71, j)
          const away = Math.sqrt(du * du + dv * dv)
          if (away < first) {
            second = first
            first = away
          } else if (away < second) second = away
        }
      }
      return smoothstep(0.1, 0.18, second - first)
    }
    case 'blotches':
      // Large irregular fields with a clean edge.
      return smoothstep(0.385, 0.41, fbm((x + z * 0.35) * s + 2.6, (y + z * 0.8) * s + 1.3, 2))
    case 'clouds': {
      // One color below, the pattern's above, and billows of each in the other in between.
      const billow = fbm(x * s * 5 + 7, z * s * 5 + y * s * 4, 3) - 0.44
      return smoothstep(0.24, 0.66, y * s + billow * 0.42)
    }
    case 'checks': {
      const parity = Math.floor(x * s) + Math.floor(y * s) + Math.floor(z * s)
      return parity & 1
    }
    case 'wood': {
      const ring = fbm(x * s * 0.4 + 3, z * s * 0.4 + y * s * 0.06, 3) * 9 + y * s * 0.3
      return 0.25 + 0.6 * Math.abs((ring - Math.floor(ring)) * 2 - 1) * valueNoise(x * s * 6, y * s * 0.8)
    }
    case 'brick': {
      const row = Math.floor(y * s * 2)
      const along = (Math.abs(gradient[0]) > Math.abs(gradient[2]) ? z : x) * s + (row & 1) * 0.5
      const joint = Math.max(Math.abs(along - Math.floor(along) - 0.5) * 2 - 0.9, (Math.abs(y * s * 2 - row - 0.5) * 2 - 0.82) * 0.5)
      return smoothstep(0, 0.04, joint)
    }
    case 'scales': {
      const row = Math.floor(y * s * 1.6)
      const u = (Math.abs(gradient[0]) > Math.abs(gradient[2]) ? z : x) * s + (row & 1) * 0.5
      const du = u - Math.floor(u) - 0.5
      const dv = y * s * 1.6 - row
      return smoothstep(0.62, 0.4, Math.sqrt(du * du * 2.2 + (dv - 1) * (dv - 1) * 0.6))
    }
    case 'craters': {
      // Dark plains of old lava, and pits of three sizes with bright rims and rays.
      const plain = fbm(z * s * 1.3 + 7.3, y * s * 1.3 + x * s * 0.4 + 2.1, 4)
      let share = 0.16 + 0.74 * smoothstep(0.4, 0.58, plain) + 0.3 * (fbm(z * s * 7, y * s * 7, 3) - 0.4)
      for (const [size, depth] of CRATERS) share += depth * crater(z * s * size, y * s * size)
      return clamp(share)
    }
    case 'plates': {
      // Metal sheets in rows on the plane that the surface faces: dark seams, rivets along them, each sheet in a slightly different tone.
      const flank = Math.abs(gradient[2]) > Math.abs(gradient[0])
      const row = Math.floor((Math.abs(gradient[1]) > 0.75 ? (flank ? z : x) : y) * s)
      const u = (flank ? x : z) * s * 0.72 + (row & 1) * 0.5 + 0.23
      const v = (Math.abs(gradient[1]) > 0.75 ? (flank ? z : x) : y) * s - row
      const column = Math.floor(u)
      const a = Math.abs(u - column - 0.5)
      const b = Math.abs(v - 0.5)
      const seam = Math.max(smoothstep(0.468, 0.486, a), smoothstep(0.462, 0.482, b))
      const rivet = smoothstep(0.05, 0.034, Math.hypot(((a + 0.19) % 0.19) - 0.095, b - 0.4))
      return Math.max(seam, rivet * 0.7, 0.2 * hash2(column, row))
    }
    case 'mottled': {
      // Two crossing planes: the pattern varies in every direction over the surface.
      const one = fbm(x * s + 5, (y + z * 0.7) * s, 4)
      const other = fbm((z - x * 0.35) * s + 11, (y - x * 0.6) * s + 3, 4)
      return clamp((one + other) * 1.5 - 0.95)
    }
    default:
      return clamp(fbm(x * s + 5, (y + z * 0.7) * s, 4) * 2.2 - 0.6)
  }
}

/** Materials of a kit that change within a few pixels: shading must not interpolate across them. Single hairs of a `small` body are invisible. */
export function hasFineDetail(kit: SolidKit, small: boolean): boolean {
  return kit.materials.some(({ pattern, strands }) => pattern !== undefined || (strands !== undefined && !small))
}
