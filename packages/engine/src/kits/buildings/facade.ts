import { fbm, hash2 } from '../../render/noise.ts'
import type { Box, Rgb } from '../../render/scene.ts'
import { letter } from '../print/lettering.ts'
import { type Face, glow, matte, panel, type Slab } from './wall-faces.ts'

export type Wall = Pick<Box, 'min' | 'max' | 'face' | 'lean'>

type Windows = {
  /** Height of the first row's sill, and distance between rows, meters. */
  readonly sill: number
  readonly storey: number
  readonly rows: number
  /** Distance between columns, and the size of a window. */
  readonly bay: number
  readonly width: number
  readonly height: number
  readonly frame: Rgb
  /** Share of windows that are lit at night. */
  readonly lit: number
  readonly arched?: boolean
  readonly shutters?: Rgb
  /** Color of the light behind the windows. */
  readonly light?: Rgb
  readonly seed: number
}

const WARM: Rgb = [1.5, 0.86, 0.34]
const GLASS: Rgb = [0.05, 0.075, 0.1]

/** True if a point is inside a window shape; writes nothing. */
function inWindow(du: number, dv: number, half: number, height: number, arched: boolean): boolean {
  if (dv < 0 || Math.abs(du) > half) return false
  if (!arched) return dv < height
  const spring = height - half
  if (dv < spring) return true
  const up = dv - spring
  return du * du + up * up < half * half
}

/** Rows of windows over a wall `width` meters wide; `night` lights some of them. */
export function windowed(wall: Face, width: number, night: boolean, windows: Windows): Face {
  const columns = Math.max(1, Math.floor((width - 0.3) / windows.bay))
  const start = (width - columns * windows.bay) / 2
  const half = windows.width / 2
  const light = windows.light ?? WARM
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const column = Math.floor((u - start) / windows.bay)
    const row = Math.floor((v - windows.sill) / windows.storey)
    if (column < 0 || column >= columns || row < 0 || row >= windows.rows) return
    const du = u - start - (column + 0.5) * windows.bay
    const dv = v - windows.sill - row * windows.storey
    const edge = Math.min(0.08, half * 0.22)
    if (windows.shutters && Math.abs(du) > half + edge && Math.abs(du) < half * 1.75 && dv > -0.02 && dv < windows.height) {
      const slat = (dv * 14) % 1 < 0.2 ? 0.65 : 1
      matte(out, windows.shutters[0] * slat, windows.shutters[1] * slat, windows.shutters[2] * slat)
      return
    }
    if (!inWindow(du, dv + edge, half + edge, windows.height + 2 * edge, windows.arched === true)) return
    const bars = Math.abs(du) < edge * 0.3 || Math.abs(dv - windows.height * 0.55) < edge * 0.3
    if (bars || !inWindow(du, dv, half, windows.height, windows.arched === true)) {
      matte(out, windows.frame[0], windows.frame[1], windows.frame[2], 0.1)
      return
    }
    const chance = hash2(column * 3 + windows.seed, row * 7 + windows.seed * 5 + axis)
    if (night && chance < windows.lit) {
      const curtain = Math.abs(du) > half * 0.62 ? 0.5 : 1
      const level = (0.55 + 0.6 * (dv / windows.height)) * curtain * (0.7 + 0.5 * hash2(row, column))
      matte(out, 0.05, 0.04, 0.03, 0.1)
      glow(out, light[0] * level, light[1] * level, light[2] * level)
    } else {
      // Glass reflects the sky: brighter toward the top.
      const sky = (night ? 0.15 : 1) * (0.7 + 0.9 * (dv / windows.height))
      matte(out, GLASS[0] * sky, GLASS[1] * sky * 1.2, GLASS[2] * sky * 1.5, 0.7)
      if (!night) glow(out, 0.05 * sky, 0.07 * sky, 0.1 * sky)
    }
  }
}

/** A door at the bottom of the wall, its center `middle` meters from the left corner. */
export const withDoor = (wall: Face, middle: number, width: number, height: number, color: Rgb, arched = false): Face => (axis, u, v, x, y, z, out) => {
  if (axis !== 2) {
    wall(axis, u, v, x, y, z, out)
    return
  }
  const du = u - middle
  const edge = 0.09
  if (!inWindow(du, v, width / 2 + edge, height + edge, arched)) {
    wall(axis, u, v, x, y, z, out)
    return
  }
  if (!inWindow(du, v, width / 2, height, arched)) {
    matte(out, color[0] * 0.5 + 0.1, color[1] * 0.5 + 0.1, color[2] * 0.5 + 0.09)
    return
  }
  const plank = Math.abs((((du + width) * 6) / width) % 1) < 0.08 ? 0.6 : 1
  const knob = Math.hypot(du - width * 0.34, v - height * 0.47) < 0.045
  if (knob) matte(out, 0.7, 0.55, 0.2, 0.8)
  else matte(out, color[0] * plank, color[1] * plank, color[2] * plank, 0.12)
}

/** A mounted sign board: center x and bottom y, front and back, size, and the arguments of `signBoard`. */
export function signPanel(x: number, y: number, front: number, back: number, width: number, height: number, text: string,
  ...look: Rest<Parameters<typeof signBoard>>): Slab {
  return panel(x, y, front, back, width, height, signBoard(text, width, height, ...look))
}

type Rest<All> = All extends [text: string, width: number, height: number, ...look: infer Look] ? Look : never

/** A board with words: painted by day, glowing with `emission`. */
export function signBoard(text: string, width: number, height: number, board: Rgb, ink: Rgb, emission?: Rgb, face: 'serif' | 'sans' = 'serif'): Face {
  const letters = letter(text, width / height, face)
  const halo = emission ? letter(text, width / height, face, 7) : undefined
  return (axis, u, v, _x, _y, _z, out) => {
    matte(out, board[0], board[1], board[2], 0.1)
    if (axis !== 2) return
    const border = Math.min(u, width - u, v, height - v)
    if (border < height * 0.05) matte(out, ink[0] * 0.6, ink[1] * 0.6, ink[2] * 0.6, 0.1)
    const a = letters.at(u / width, v / height)
    for (let c = 0; c < 3; c++) out[c] += (ink[c] - out[c]) * a
    if (emission && halo) {
      const h = Math.min(1, halo.at(u / width, v / height) * 1.2) * 0.3
      glow(out, emission[0] * (a + h * (1 - a)), emission[1] * (a + h * (1 - a)), emission[2] * (a + h * (1 - a)))
    }
  }
}

/** Gable roof over a house, ridge along x. Front eaves at `front`, back at `back`. */
export function gableRoof(left: number, right: number, front: number, back: number, eaves: number, rise: number, face: Face): Wall[] {
  const half = (back - front) / 2
  const lip = Math.min(0.16, rise * 0.1)
  return [
    { min: [left, eaves - lip, front], max: [right, eaves, back], face: edged(face) },
    { min: [left, eaves, front], max: [right, eaves + rise, back], lean: { front: [0, half], back: [0, half] }, face }]
}

/** The board along the eaves: the roof's color, shaded. */
const edged = (face: Face): Face => (axis, u, _v, x, y, z, out) => {
  face(axis, u, 0.1, x, y, z, out)
  for (let c = 0; c < 3; c++) out[c] *= 0.7
}

/** Gable toward the viewer: a triangle of wall under two roof slopes that overhang it, ridge along z. */
export function gableFront(left: number, right: number, front: number, back: number, eaves: number, rise: number, wall: Face, roof: Face,
  overhang = 0.25): Wall[] {
  const half = (right - left) / 2
  const middle = (left + right) / 2
  // Thickness of a slope; it continues over the eaves at the same pitch.
  const thick = Math.min(0.34, half * 0.11)
  const fall = (overhang * rise) / half
  const low = eaves - fall
  const high = eaves + rise + (thick * 0.6 * rise) / half
  const run = half + overhang
  return [
    { min: [left, eaves, front], max: [right, eaves + rise, back], lean: { left: [0, half], right: [0, half] }, face: wall },
    { min: [middle - run - thick * 0.6, low, front - overhang], max: [middle + thick * 0.4, high, back],
      lean: { left: [0, run + thick * 0.6], right: [run, 0] }, face: roof },
    { min: [middle - thick * 0.4, low, front - overhang], max: [middle + run + thick * 0.6, high, back],
      lean: { left: [run, 0], right: [0, run + thick * 0.6] }, face: roof }]
}

/** Segments of a curved roof slope. */
const BENDS = 6

/** Hipped or pyramid roof. With `top` 0 it ends in a point; `curve` other than 1 makes the slopes concave or convex. */
export function hipRoof(left: number, right: number, front: number, back: number, eaves: number, rise: number, face: Face, top = 0, curve = 1): Wall[] {
  const inset = Math.min((right - left) / 2, (back - front) / 2) * (1 - top)
  const courses = curve === 1 ? 1 : BENDS
  return Array.from({ length: courses }, (_, i) => {
    const [foot, head] = [inset * (i / courses) ** curve, inset * ((i + 1) / courses) ** curve]
    const side = [foot, head] as const
    return { min: [left, eaves + (rise * i) / courses, front], max: [right, eaves + (rise * (i + 1)) / courses, back],
      lean: { left: side, right: side, front: side, back: side }, face }
  })
}

/** Teeth along the top of a wall that runs in x. */
export function battlements(left: number, right: number, front: number, depth: number, top: number, tooth: number, face: Face): Wall[] {
  const walls: Wall[] = []
  const count = Math.max(2, Math.round((right - left) / (tooth * 2)))
  const step = (right - left) / count
  for (let i = 0; i < count; i++) {
    const x = left + (i + 0.25) * step
    walls.push({ min: [x, top, front], max: [x + step * 0.5, top + tooth, front + depth], face })
  }
  return walls
}

/** Courses of roof tiles in two colors; snow covers upward faces. */
export function roofTiles(a: Rgb, b: Rgb, snow: boolean): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    if (snow) {
      const n = 0.86 + 0.1 * hash2(Math.floor(u * 3), Math.floor(v * 5))
      matte(out, 0.84 * n, 0.88 * n, 0.95 * n)
      return
    }
    // Courses overlap: each is shaded by the one above, and joints are staggered.
    const course = axis === 1 ? 0 : Math.floor(v / 0.22)
    const along = u / 0.26 + (course & 1) * 0.5
    const t = 0.7 * hash2(Math.floor(along), course + 11) + 0.3 * fbm(u * 0.7, v * 0.7 + 5, 3)
    const down = axis === 1 ? 0.5 : v / 0.22 - course
    const gap = (along % 1 < 0.07 ? 0.7 : 1) * (down < 0.16 ? 0.72 : down > 0.9 ? 1.12 : 1)
    matte(out, (a[0] + (b[0] - a[0]) * t) * gap, (a[1] + (b[1] - a[1]) * t) * gap, (a[2] + (b[2] - a[2]) * t) * gap, 0.06)
  }
}
