import { clamp, fbm, smoothstep } from '../noise.ts'
import type { Sky } from '../scene.ts'
import type { View } from '../view.ts'
import { directionOf } from './directions.ts'

/** Position of the Earth: a disc high in the sky of the moon, or so near that its edge spans the whole picture. */
type Globe = {
  /** Unit vector to its center. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Angle from its center to its edge. */
  readonly radius: number
  /** Depth of the lit atmosphere beyond the edge, radians. */
  readonly air: number
  /** Scale of its continents and clouds. */
  readonly detail: number
}

const DISC = 0.17
/** Angle from edge to center of the Earth below an orbit, in half angles of the picture's longer side. */
const BELOW = 1.75
/** Position of the highest point of its edge, in half pictures from the center. */
const CREST = { across: 0.3, up: -0.26 } as const

/** The Earth in this view of the sky, if visible. */
export function globeOf({ earth }: Sky, view: View): Globe | undefined {
  if (earth === undefined) return undefined
  if (earth === 'disc') {
    const [x, y, z] = directionOf(view, -0.72, Math.max(0.2, view.shift + view.halfHeight * 0.7))
    return { x, y, z, radius: DISC, air: 0.004, detail: 2.2 }
  }
  const radius = Math.min(1.25, BELOW * Math.atan(Math.max(view.halfWidth, view.halfHeight)))
  const [x, y, z] = directionOf(view, CREST.across, view.shift + view.halfHeight * CREST.up)
  // From the crest down to the center.
  const level = Math.sqrt(x * x + z * z)
  const angle = Math.atan2(y, level) - radius
  const k = Math.cos(angle) / level
  return { x: x * k, y: Math.sin(angle), z: z * k, radius, air: 0.022 * radius, detail: 6 }
}

/** True where the Earth hides the sky behind it. */
export function hidesSky(globe: Globe | undefined, x: number, y: number, z: number): boolean {
  return globe !== undefined && x * globe.x + y * globe.y + z * globe.z > Math.cos(globe.radius)
}

/** Adds to `out`: seas, continents under clouds, city lights on the dark side, and the thin bright atmosphere around. */
export function createEarth(globe: Globe): (x: number, y: number, z: number, out: Float64Array) => void {
  const { x: cx, y: cy, z: cz, radius, air, detail } = globe
  const edge = Math.cos(radius)
  const far = 1 / Math.sin(radius)
  const level = 1 / Math.sqrt(cx * cx + cz * cz)
  // Axes: right across the picture, and from the center toward the top.
  const [rx, rz] = [cz * level, -cx * level]
  const [ux, uy, uz] = [-cy * cx * level, 1 / level, -cy * cz * level]

  return (x, y, z, out) => {
    const d = x * cx + y * cy + z * cz
    if (d <= edge) {
      const beyond = (Math.acos(d) - radius) / air
      if (beyond > 9) return
      const side = clamp(0.62 - 0.75 * (x * rx + z * rz) * far * 0.9)
      const near = Math.exp(-beyond * 2.6) * side
      const high = Math.exp(-beyond * 0.75) * side
      out[0] += near * 0.42 + high * 0.02
      out[1] += near * 0.78 + high * 0.13
      out[2] += near * 1.05 + high * 0.5
      return
    }
    // Where the ray hits a sphere of radius 1 at distance `far`.
    const along = far * d - Math.sqrt(Math.max(0, 1 - far * far * (1 - d * d)))
    const px = x * along - cx * far
    const py = y * along - cy * far
    const pz = z * along - cz * far
    const across = px * rx + pz * rz
    const up = px * ux + py * uy + pz * uz
    const out1 = -(px * cx + py * cy + pz * cz)
    const u = across * detail + 5
    const v = up * detail + 3
    const field = fbm(u * 1.1 + out1, v * 1.1, 6)
    const land = smoothstep(0.5, 0.535, field)
    const dry = smoothstep(0.42, 0.6, fbm(u * 0.8 + 21, v * 0.8 + 4, 4))
    // Weather fronts swirl around each other; their edges are frayed.
    const bend = fbm(u * 0.7 + 31, v * 0.7 + 8, 3) - 0.5
    const veil = fbm(u * 1.3 + bend * 5 + 11, v * 1.9 - bend * 4 + 2, 7)
    const fray = fbm(u * 9 + bend * 6, v * 11, 3)
    const cloud = smoothstep(0.5, 0.64, veil + 0.14 * (fray - 0.5)) * (0.72 + 0.4 * fray)
    const light = clamp(0.42 * out1 - 0.95 * across + 0.3 * up) * 1.25
    // How shallow the angle through the atmosphere is.
    const facing = -(x * px + y * py + z * pz)
    const rim = (1 - clamp(facing)) ** 3
    const shallow = smoothstep(0.4, 0.5, field)
    const tone = (sea: number, shore: number, green: number, sand: number): number => {
      const water = sea + (shore - sea) * shallow
      return water + (green + (sand - green) * dry - water) * land
    }
    const warm = smoothstep(0.16, 0, light)
    for (let c = 0; c < 3; c++) {
      const ground = c === 0 ? tone(0.01, 0.025, 0.075, 0.33) : c === 1 ? tone(0.05, 0.15, 0.13, 0.22) : tone(0.2, 0.32, 0.035, 0.1)
      const lit = (ground + (0.95 - ground) * cloud) * light
      const sky = (c === 0 ? 0.16 : c === 1 ? 0.42 : 1.05) * (0.1 + 0.9 * rim) * Math.min(1, light * 1.6)
      out[c] = lit * (1 - 0.6 * rim) + sky * 0.9
    }
    if (warm > 0 && land > 0.5) {
      const towns = smoothstep(0.6, 0.78, fbm(u * 9, v * 9, 4)) * smoothstep(0.5, 0.62, fbm(u * 31, v * 31, 2))
      const k = towns * warm * (1 - cloud) * 1.6
      out[0] += k
      out[1] += k * 0.66
      out[2] += k * 0.28
    }
  }
}
