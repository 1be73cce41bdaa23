import { hash2 } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import { KitBuilder, linear } from '../builder/kit-builder.ts'
import { triples } from '../tuples.ts'
import type { Wall } from './facade.ts'
import type { BuildingInput } from './piece.ts'
import { type Face, glow, matte } from './wall-faces.ts'

/** What guests wear, in the warm light of the room. */
const CLOTHES = triples([0.5, 0.12, 0.08, 0.1, 0.2, 0.3, 0.62, 0.48, 0.22, 0.14, 0.26, 0.12, 0.55, 0.5, 0.42])

/** What is seen through a shop window: shelves, lamps and guests in a warm room, seen in parallax. */
function interior(u: number, v: number, seed: number, out: Float64Array, dim: number): void {
  const iu = u * 1.06
  const iv = v
  const shade0 = 1.05 - 0.28 * Math.abs(iv - 1.7)
  let r = 1.45 * shade0
  let g = 0.82 * shade0
  let b = 0.34 * shade0
  if (iv < 1) {
    r = 0.5
    g = 0.25
    b = 0.1
  }
  const shelf = iv * 3.2
  const level = Math.floor(shelf)
  if (iv > 1.3 && iv < 2.4) {
    if (Math.abs(shelf - level - 0.08) < 0.09) {
      r = 0.36
      g = 0.18
      b = 0.07
    } else if (shelf - level < 0.74 && hash2(Math.floor(iu * 9) + seed, level) > 0.42) {
      const t = hash2(Math.floor(iu * 9), level + 3)
      r = 0.35 + 0.5 * t
      g = 0.3
      b = 0.12 + 0.4 * hash2(Math.floor(iu * 9), level + 5)
    }
  }
  const lampU = (u * 1.25 - Math.round(u * 1.25)) / 1.25
  const lampV = v - 2.14
  const lamp = Math.sqrt(lampU * lampU + lampV * lampV)
  if (lamp < 0.1) {
    r = 4.6
    g = 3.1
    b = 1.5
  } else {
    const halo = 0.045 / (lamp * lamp + 0.04)
    r += halo * 0.9
    g += halo * 0.5
    b += halo * 0.2
  }
  for (let guest = 0; guest < 4; guest++) {
    const gu = 0.9 + guest * 1.55 + hash2(guest, seed) * 0.5
    const head = 1.5 + 0.14 * hash2(guest + 9, seed)
    const du = u - gu
    const dv = v - head
    // A head with hair over it, a neck, shoulders that slope, clothes in a color.
    const face = (du * du) / 0.0081 + (dv * dv) / 0.0137
    const hair = (du * du) / 0.0115 + ((dv - 0.03) * (dv - 0.03)) / 0.0165
    const drop = head - 0.15 - v
    const shoulder = drop > 0 ? Math.min(0.23, 0.05 + Math.sqrt(drop) * 0.42) : 0
    const cloth = CLOTHES[(guest + seed) % CLOTHES.length]
    const light = drop > 0.55 ? 0.7 : 1
    if (face < 1 && dv < 0.06) {
      const skin = 0.55 + 0.45 * hash2(guest + 4, seed)
      r = 0.95 * skin
      g = 0.58 * skin
      b = 0.38 * skin
    } else if (hair < 1 || (Math.abs(du) < 0.05 && drop > -0.02 && drop < 0.04)) {
      r = 0.16
      g = 0.08
      b = 0.04
    } else if (Math.abs(du) < shoulder) {
      r = cloth[0] * light
      g = cloth[1] * light
      b = cloth[2] * light
    }
  }
  matte(out, 0.02, 0.02, 0.02, 0.4)
  glow(out, r * dim, g * dim, b * dim)
}

/** Ground floor of a shop: two windows into a warm room and a door between. */
export function shopFront(paintHex: string, input: BuildingInput): Face {
  const paint = input.color ?? linear(paintHex)
  const openings = triples([0.35, 2.75, 0.62, 2.98, 3.95, 0.06, 4.2, 6.65, 0.62])
  const dim = input.lit ? 1 : 0.3
  const seed = Math.abs(input.seed) % 50
  return (axis, u, v, _x, _y, _z, out) => {
    matte(out, paint[0], paint[1], paint[2], 0.1)
    if (axis !== 2) return
    const panel = u % 0.9 < 0.03 || (v < 0.6 && Math.abs((v % 0.3) - 0.15) > 0.135)
    if (panel) matte(out, paint[0] * 0.45, paint[1] * 0.45, paint[2] * 0.45, 0.1)
    for (const [from, to, sill] of openings) {
      if (u < from || u > to || v < sill || v > 2.48) continue
      const wide = to - from > 1.5
      const edge = Math.min(u - from, to - u, v - sill, 2.48 - v)
      const t = (u - from) / (to - from)
      const bars = wide && (Math.abs(t - 1 / 3) < 0.011 || Math.abs(t - 2 / 3) < 0.011)
      if (edge < 0.06 || bars || Math.abs(v - 1.98) < 0.025) matte(out, paint[0] * 0.4, paint[1] * 0.4, paint[2] * 0.4, 0.2)
      else interior(u, v, seed, out, dim)
    }
  }
}

/** Striped canvas over the window, with a scalloped edge. */
export function awning(left: number, right: number, front: number, top: number, colors: readonly [Rgb, Rgb]): Wall[] {
  const walls: Wall[] = []
  const stripe: Face = (_axis, _u, _v, x, _y, _z, out) => {
    const color = Math.floor((x - left) / 0.46) & 1 ? colors[1] : colors[0]
    matte(out, color[0], color[1], color[2], 0.03)
    glow(out, color[0] * 0.05, color[1] * 0.045, color[2] * 0.03)
  }
  walls.push({ min: [left, top - 0.42, front - 1.08], max: [right, top, front], lean: { front: [0, 1.02] }, face: stripe })
  // The valance hangs in front of the sheet's lower edge; its own lower edge is cut in waves.
  const waves = 22
  const width = (right - left) / waves
  for (let j = 0; j < waves; j++) {
    const x = left + j * width
    walls.push({ min: [x, top - 0.6, front - 1.1], max: [x + width, top - 0.41, front - 1.05], lean: { left: [width * 0.22, 0], right: [width * 0.22, 0] },
      face: stripe })
  }
  return walls
}

/** Round table with two stools, cups and a candle; object space faces the picture's x. */
export function tableSet(lit: boolean): ReturnType<KitBuilder['build']> {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.26, 0.13, 0.055], specular: 0.4, gloss: 30 })
  const iron = kit.material({ color: [0.03, 0.03, 0.032], specular: 0.5, gloss: 30 })
  const cup = kit.material({ color: [0.8, 0.8, 0.77], specular: 0.8, gloss: 50 })
  const flame = kit.material({ color: [1, 0.6, 0.2], ...(lit ? { emission: [4, 2.2, 0.8] as const } : {}) })
  kit
    .ellipsoid([0, 0.74, 0], [0.38, 0.03, 0.38], wood)
    .cone([0, 0, 0], [0, 0.72, 0], 0.035, 0.03, iron, 0.02)
    .ellipsoid([0, 0.02, 0], [0.22, 0.03, 0.22], iron, 0.02)
  kit.cone([0.12, 0.78, 0.05], [0.12, 0.85, 0.05], 0.045, 0.055, cup).cone([-0.1, 0.78, -0.06], [-0.1, 0.86, -0.06], 0.03, 0.03, flame)
  for (const side of [-1, 1]) {
    kit.ellipsoid([0, 0.45, side * 0.62], [0.2, 0.025, 0.2], wood)
    for (const a of [-1, 1]) {
      for (const b of [-1, 1]) kit.cone([a * 0.14, 0, side * 0.62 + b * 0.14], [a * 0.13, 0.45, side * 0.62 + b * 0.13], 0.018, 0.018, iron)
      kit.cone([a * 0.15, 0.45, side * 0.8], [a * 0.15, 0.92, side * 0.84], 0.018, 0.018, iron)
    }
    kit.box([0, 0.86, side * 0.83], [0.16, 0.09, 0.012], 0.01, wood)
  }
  return kit.build(`cafe-table:${lit}`)
}

/** Dense dots of a color over leaves. */
export function speckled(color: Rgb): Face {
  return (_axis, u, v, _x, _y, _z, out) => {
    const dot = hash2(Math.floor(u * 16), Math.floor(v * 16)) > 0.42
    const c = dot ? color : ([0.06, 0.16, 0.04] as const)
    const n = 0.7 + 0.5 * hash2(Math.floor(u * 16) + 5, Math.floor(v * 16))
    matte(out, c[0] * n, c[1] * n, c[2] * n)
  }
}
