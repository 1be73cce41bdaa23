import { mixColor } from '../../kits/builder/kit-builder.ts'
import { type Face, matte, plain, type Slab, slab } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { fbm, hash2, smoothstep } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'

/** Color of a painting at (s, t), both 0 … 1 from its lower left. */
type Motif = (s: number, t: number) => Rgb

const within = (value: number, soft: number): number => smoothstep(soft, -soft, value)
const oval = (s: number, t: number, x: number, y: number, rx: number, ry: number): number => Math.hypot((s - x) / rx, (t - y) / ry) - 1

/** Two soft fields of color, one above the other. */
function fields(ground: Rgb, upper: Rgb, lower: Rgb): Motif {
  return (s, t) => {
    const rough = (fbm(s * 9, t * 9, 3) - 0.5) * 0.03
    const block = (from: number, to: number): number => within(Math.max(Math.abs(s - 0.5) - 0.4, from - t, t - to) + rough, 0.02)
    const tone = 0.9 + 0.2 * fbm(s * 5 + 7, t * 5, 3)
    const [r, g, b] = mixColor(mixColor(ground, upper, block(0.5, 0.92)), lower, block(0.08, 0.42))
    return [r * tone, g * tone, b * tone]
  }
}

const DISCS: readonly (readonly [x: number, y: number, r: number, color: Rgb])[] = [[0.38, 0.6, 0.27, [0.02, 0.05, 0.2]],
  [0.44, 0.66, 0.16, [0.85, 0.45, 0.03]], [0.74, 0.32, 0.16, [0.7, 0.06, 0.05]], [0.2, 0.24, 0.09, [0.05, 0.4, 0.42]], [0.8, 0.78, 0.07, [0.02, 0.02, 0.03]]]

/** Discs and black strokes on cream. */
const discs: Motif = (s, t) => {
  let tone: Rgb = [0.82, 0.77, 0.64]
  for (const [x, y, r, color] of DISCS) if (Math.hypot(s - x, t - y) < r) tone = color
  const strokes = [t - 0.2 - s * 0.7, t - 0.95 + s * 0.55, s - 0.62 - (t - 0.5) * 0.15]
  if (strokes.some((d) => Math.abs(d) < 0.008)) return [0.02, 0.02, 0.025]
  return tone
}

/** Black bars around red, blue, yellow and white. */
const grid: Motif = (s, t) => {
  if ([0.28, 0.74].some((x) => Math.abs(s - x) < 0.016) || [0.3, 0.66].some((y) => Math.abs(t - y) < 0.018)) return [0.015, 0.015, 0.018]
  if (s > 0.28 && t > 0.66 && s < 0.74) return [0.66, 0.03, 0.03]
  if (s < 0.28 && t < 0.3) return [0.02, 0.09, 0.42]
  if (s > 0.74 && t < 0.66 && t > 0.3) return [0.85, 0.6, 0.03]
  return [0.84, 0.83, 0.79]
}

/** Evening over hills and a lake. */
const landscape: Motif = (s, t) => {
  const far = 0.5 + 0.1 * Math.sin(s * 5 + 1) + 0.05 * fbm(s * 6, 2, 3)
  const near = 0.22 + 0.12 * Math.sin(s * 3.2 + 4) + 0.05 * fbm(s * 9, 5, 3)
  if (t < near) return mixColor([0.04, 0.07, 0.02], [0.12, 0.15, 0.04], fbm(s * 14, t * 20, 3))
  if (t < far) return mixColor([0.16, 0.22, 0.24], [0.34, 0.3, 0.26], (t - near) / (far - near))
  const sun = within(Math.hypot(s - 0.66, (t - 0.68) * 0.8) - 0.07, 0.015)
  return mixColor(mixColor([0.8, 0.42, 0.16], [0.2, 0.3, 0.46], smoothstep(0.55, 1, t)), [1, 0.82, 0.45], sun)
}

/** Half-length portrait of a lady in dark clothes. */
const sitter: Motif = (s, t) => {
  let tone: Rgb = mixColor([0.1, 0.09, 0.05], [0.2, 0.17, 0.09], fbm(s * 4, t * 4, 3))
  if (oval(s, t, 0.5, 0.66, 0.2, 0.25) < 0 || (t < 0.66 && t > 0.4 && Math.abs(s - 0.5) < 0.19)) tone = [0.05, 0.025, 0.015]
  if (oval(s, t, 0.5, 0.08, 0.4, 0.4) < 0) tone = mixColor([0.2, 0.03, 0.035], [0.1, 0.02, 0.02], s)
  if (oval(s, t, 0.5, 0.44, 0.13, 0.1) < 0) tone = [0.6, 0.38, 0.24]
  if (oval(s, t, 0.5, 0.65, 0.125, 0.17) < 0) {
    tone = mixColor([0.72, 0.47, 0.31], [0.42, 0.24, 0.14], smoothstep(0.46, 0.64, s))
    if (Math.min(oval(s, t, 0.455, 0.68, 0.024, 0.014), oval(s, t, 0.545, 0.68, 0.024, 0.014)) < 0) tone = [0.04, 0.025, 0.02]
    if (oval(s, t, 0.5, 0.56, 0.04, 0.012) < 0) tone = [0.45, 0.1, 0.08]
  }
  return tone
}

/** A vase of flowers on a dark ground. */
const bouquet: Motif = (s, t) => {
  let tone: Rgb = t < 0.2 ? [0.16, 0.09, 0.05] : [0.045, 0.05, 0.045]
  if (oval(s, t, 0.5, 0.26, 0.13, 0.16) < 0) tone = mixColor([0.1, 0.2, 0.36], [0.4, 0.5, 0.6], within(s - 0.46, 0.08))
  if (oval(s, t, 0.5, 0.64, 0.34, 0.27) < fbm(s * 9, t * 9, 2) * 0.5 - 0.25) tone = [0.04, 0.1, 0.03]
  for (let i = 0; i < 9; i++) {
    const x = 0.5 + 0.26 * Math.cos(i * 2.4) * (0.35 + 0.08 * i)
    const y = 0.64 + 0.22 * Math.sin(i * 2.4) * (0.35 + 0.08 * i)
    const d = Math.hypot(s - x, t - y)
    if (d > 0.075) continue
    const petal: Rgb = i % 3 === 0 ? [0.75, 0.12, 0.12] : i % 3 === 1 ? [0.85, 0.72, 0.6] : [0.8, 0.45, 0.1]
    tone = d < 0.022 ? [0.5, 0.3, 0.04] : mixColor(petal, [petal[0] * 0.5, petal[1] * 0.5, petal[2] * 0.5], d / 0.1)
  }
  return tone
}

/** A sailing ship in heavy seas. */
const seascape: Motif = (s, t) => {
  const wave = 0.36 + 0.03 * Math.sin(s * 14 + 1) + 0.02 * fbm(s * 12, 3, 3)
  const hull = t > 0.34 && t < 0.42 && Math.abs(s - 0.44) < 0.1 + (t - 0.34) * 0.7
  if (hull) return [0.07, 0.035, 0.02]
  for (const [x, top, half] of triples([0.38, 0.74, 0.09, 0.52, 0.66, 0.08])) {
    const up = (t - 0.45) / (top - 0.45)
    if (up > 0 && up < 1 && s > x - half * (1 - up * 0.5) && s < x + half * (1 - up * 0.3)) return [0.75, 0.66, 0.48]
  }
  if (t < wave) {
    const foam = fbm(s * 16, t * 40 + s * 6, 4)
    return mixColor([0.02, 0.09, 0.12], [0.3, 0.42, 0.42], smoothstep(0.5, 0.75, foam))
  }
  return mixColor([0.55, 0.5, 0.38], [0.14, 0.18, 0.22], smoothstep(0.4, 0.95, t + 0.5 * (fbm(s * 4, t * 6, 4) - 0.5)))
}

/** Paintings of a modern gallery. */
export const MODERN: readonly Motif[] = [discs, fields([0.55, 0.05, 0.03], [0.85, 0.3, 0.04], [0.16, 0.02, 0.04]), grid,
  fields([0.03, 0.1, 0.2], [0.06, 0.34, 0.46], [0.8, 0.62, 0.12])]
/** Paintings of a museum of old masters. */
export const MASTERS: readonly Motif[] = [sitter, landscape, bouquet, seascape]

/** A carved and gilded frame. */
const gilt: Face = (_axis, u, v, _x, _y, _z, out) => {
  const leaf = 0.7 + 0.5 * hash2(Math.floor(u * 40), Math.floor(v * 40))
  matte(out, 0.5 * leaf, 0.33 * leaf, 0.08 * leaf, 0.7)
}
const black = plain([0.02, 0.02, 0.022], 0.3)

type Hung = {
  /** Position of the middle along the wall, height of the lower edge, and position of the wall. */
  readonly at: number
  readonly y: number
  readonly wall: number
  readonly width: number
  readonly height: number
  readonly gilded: boolean
  /** -1 or 1 for the wall on that side, undefined for the back wall. */
  readonly side?: number
}

/** A framed painting on the back wall or on a side wall. */
export function hungPainting(motif: Motif, { at, y, wall, width, height, gilded, side }: Hung): Slab[] {
  const rim = gilded ? 0.13 : 0.035
  const canvas: Face = (axis, u, v, _x, _y, _z, out) => {
    if (axis === 1) return matte(out, 0.2, 0.18, 0.15)
    const [r, g, b] = motif(side === 1 ? 1 - u / width : u / width, v / height)
    matte(out, r, g, b, 0.12)
  }
  const place = (grow: number, deep: number, face: Face): Slab => {
    const [a, b, low, high] = [at - width / 2 - grow, at + width / 2 + grow, y - grow, y + height + grow]
    if (side === undefined) return slab(a, low, wall - deep, b, high, wall, face)
    const [near, far] = side > 0 ? [wall - deep, wall] : [wall, wall + deep]
    return slab(near, low, a, far, high, b, face)
  }
  return [place(rim, 0.06, gilded ? gilt : black), place(0, 0.075, canvas)]
}
