import { hash2 } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import { type Face, glow, matte } from './wall-faces.ts'

/** Heights of the bands that run round the whole front; a gallery of small arches stands on the first. */
export const COURSES = [5.9, 7.5, 13.2] as const
const ROSE = { y: 10.2, radius: 2.15 }

type Opening = {
  readonly x: number
  readonly sill: number
  readonly half: number
  readonly height: number
  /** How many moldings step back from the wall to the opening. */
  readonly steps: number
  readonly fill: 'door' | 'glass' | 'louvre'
}

/** How far outside a pointed opening a point lies, in its half widths: below 0 within, up to 1 in its moldings. */
function pointed(du: number, dv: number, half: number, height: number): number {
  const across = Math.abs(du) / half
  const spring = height - 1.73 * half
  if (dv < spring) return across - 1
  return Math.hypot(across + 1, (dv - spring) / half) - 2
}

/** Colored panes between lead, dark by day and bright when lit from inside. */
function pane(u: number, v: number, lit: boolean, out: Float64Array): void {
  const hue = hash2(Math.floor(u * 4.5) + 5, Math.floor(v * 3.4) + 9)
  const tone: Rgb = hue < 0.4 ? [0.05, 0.11, 0.42] : hue < 0.7 ? [0.42, 0.05, 0.07] : [0.5, 0.34, 0.07]
  // From outside and by day colored glass is nearly black.
  const day = lit ? 0.6 : 0.24
  matte(out, tone[0] * day, tone[1] * day, tone[2] * day, 0.7)
  const level = lit ? 3.4 : 0.07
  glow(out, tone[0] * level, tone[1] * level, tone[2] * level)
}

function paintOpening(opening: Opening, x: number, y: number, stone: Rgb, lit: boolean, out: Float64Array): boolean {
  const { half, height, steps, fill } = opening
  const du = x - opening.x
  const dv = y - opening.sill
  if (dv < 0) return false
  const depth = pointed(du, dv, half, height)
  const frame = steps * 0.16
  if (depth > frame) return false
  if (depth > 0) {
    // Each molding lies deeper than the one around it: a bright edge, then shade.
    const step = depth / 0.16
    const within = step - Math.floor(step)
    const deep = 0.5 + 0.5 * (Math.floor(step) / Math.max(1, steps - 1))
    const tone = (within > 0.6 ? 1.15 : 0.5) * deep
    matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
    return true
  }
  if (fill === 'door') {
    const lintel = height - 1.73 * half
    if (dv > lintel) {
      // The field over the doors is carved.
      const carved = 0.45 + 0.55 * hash2(Math.floor(du * 5.5), Math.floor(dv * 4))
      matte(out, stone[0] * carved, stone[1] * carved, stone[2] * carved)
    } else if (Math.abs(du) < 0.06 || lintel - dv < 0.14) matte(out, stone[0] * 0.8, stone[1] * 0.8, stone[2] * 0.8)
    else {
      const plank = Math.abs(((du * 4.2) % 1) + 1) % 1 < 0.12 || Math.abs((dv % 0.9) - 0.45) < 0.05 ? 0.5 : 1
      matte(out, 0.13 * plank, 0.05 * plank, 0.025 * plank, 0.1)
      if (lit) glow(out, 0.1, 0.05, 0.015)
    }
    return true
  }
  if (fill === 'louvre') {
    const slat = (dv * 2.6) % 1
    const tone = slat < 0.35 ? 0.34 : 0.06
    matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
    if (lit && slat >= 0.35) glow(out, 0.5, 0.28, 0.1)
    return true
  }
  // Two lights under a little round one.
  const spring = height - 1.73 * half
  const round = Math.hypot(du, dv - spring - half * 0.52) / half
  const bar = Math.abs(du) < half * 0.09 && dv < spring + half * 0.2
  if (bar || Math.abs(round - 0.4) < 0.08 || (dv > spring - 0.05 && dv < spring + 0.06 && round > 0.4))
    matte(out, stone[0] * 0.75, stone[1] * 0.75, stone[2] * 0.75)
  else pane(du, dv, lit, out)
  return true
}

/** The great round window: two rings of petals about a hub, all of stone, glass between. */
function paintRose(x: number, y: number, stone: Rgb, lit: boolean, out: Float64Array): boolean {
  const up = y - ROSE.y
  const r = Math.hypot(x, up) / ROSE.radius
  if (r > 1.24) return false
  if (r > 1) {
    const tone = r > 1.16 ? 1.12 : r > 1.09 ? 0.42 : r > 1.03 ? 0.9 : 0.36
    matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
    return true
  }
  const turn = Math.atan2(up, x) / (Math.PI * 2)
  const petal = (count: number, from: number) => Math.abs(((((turn * count + from) % 1) + 1) % 1) - 0.5)
  const outer = r > 0.56
  const edge = outer ? petal(16, 0.5) : petal(8, 0.5)
  const width = outer ? (0.5 - edge) * r * ROSE.radius * 0.39 : (0.5 - edge) * r * ROSE.radius * 0.78
  // Petals end in round heads.
  const head = outer ? Math.hypot(edge * 2.2, (r - 0.8) / 0.13) : 0
  const tracery = width < 0.05 || Math.abs(r - 0.56) < 0.035 || Math.abs(r - 0.2) < 0.03 || (outer && r > 0.8 && head > 1.25)
  if (tracery) matte(out, stone[0] * 0.85, stone[1] * 0.85, stone[2] * 0.85)
  else pane(Math.round(r * 3) * 0.7 + 3, turn * (outer ? 16 : 8) * 0.3, lit, out)
  return true
}

/** A row of small arches with a dark gap behind each. */
function paintGallery(x: number, y: number, stone: Rgb, out: Float64Array): boolean {
  const dv = y - COURSES[0] - 0.22
  if (dv < 0 || dv > 1.16) return false
  const bay = 0.62
  const du = ((((x / bay) % 1) + 1) % 1) * bay - bay / 2
  const depth = pointed(du, dv, 0.22, 1.1)
  const tone = depth < 0 ? 0.2 : depth < 0.3 ? 1.1 : 0.85
  matte(out, stone[0] * tone, stone[1] * tone, stone[2] * tone)
  return true
}

/** A wall of stone with what is carved into its front: doors, windows, a gallery and, if `rose`, the great round window. */
export function frontFace(wall: Face, stone: Rgb, openings: readonly Opening[], rose: boolean, lit: boolean): Face {
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    // Centuries of rain: darker below every band and towards the ground.
    const streak = 0.8 + 0.2 * Math.min(1, hash2(Math.floor(u * 5), 3) + (y % 5) * 0.16)
    for (let c = 0; c < 3; c++) out[c] *= streak
    if (axis === 1) return
    const along = axis === 2 ? x : z
    if (axis === 2 && rose && paintRose(x, y, stone, lit, out)) return
    if (axis === 2 && paintGallery(along, y, stone, out)) return
    if (axis === 2) for (const opening of openings) if (paintOpening(opening, x, y, stone, lit, out)) return
  }
}
