import type { Swell } from '../bent-shapes.ts'
import { profileDistance, profileNormal } from './turned-profile.ts'

/** Numbers per axis of a swell: where it gets thinner, and how the outline bends along it. */
const ALONG = 7

export const compileSwell = (swell: Swell): number[] => swell.flatMap(({ from, to, low, high, ends, about, sink }) => [from, to, low, high, ends, about, sink])

/** Written by the functions below: the outward direction along the outline's two axes and through the plate. */
export const plateNormal = new Float64Array(3)

/** Signed distance to a plate without its rounding: `q` is its row, (a, b) the position in the outline's plane, v the position through its thickness. */
export function plateDistance(data: Float64Array, q: number, a: number, b: number, v: number): number {
  if (data[q + 15] > 0) return swollenDistance(data, q, a, b, v)
  const across = profileDistance(data, data[q + 11], data[q + 12], a, b, true)
  const through = Math.abs(v) - data[q + 14]
  // Beyond the edge the direction leads to the nearest point of the rim; otherwise straight out of the nearer side.
  let wide = across > through ? 1 : 0
  let deep = 1 - wide
  let e = wide === 1 ? across : through
  if (across > 0 && through > 0) {
    e = Math.sqrt(across * across + through * through)
    wide = across / e
    deep = through / e
  }
  plateNormal[0] = profileNormal[0] * wide
  plateNormal[1] = profileNormal[1] * wide
  plateNormal[2] = v < 0 ? -deep : deep
  return e
}

/** Exact where the plate is flat, first-order elsewhere. */
function swollenDistance(data: Float64Array, q: number, a: number, b: number, v: number): number {
  const s = data[q + 15]
  const r = s + ALONG
  const square = v * v
  const bendA = (a - data[s + 5]) * data[s + 4] + data[s + 6]
  const bendB = (b - data[r + 5]) * data[r + 4] + data[r + 6]
  let across = profileDistance(data, data[q + 11], data[q + 12], a + bendA * square, b + bendB * square, true)
  let ma = profileNormal[0] * (1 + data[s + 4] * square)
  let mb = profileNormal[1] * (1 + data[r + 4] * square)
  let mv = 2 * v * (profileNormal[0] * bendA + profileNormal[1] * bendB)
  const slope = 1 / Math.sqrt(ma * ma + mb * mb + mv * mv)
  across *= Math.min(1, slope)
  ma *= slope
  mb *= slope
  mv *= slope
  const overA = beyond(a, data[s], data[s + 1])
  const overB = beyond(b, data[r], data[r + 1])
  const ka = overA < 0 ? data[s + 2] : data[s + 3]
  const kb = overB < 0 ? data[r + 2] : data[r + 3]
  let na = 2 * ka * overA
  let nb = 2 * kb * overB
  const even = 1 / Math.sqrt(1 + na * na + nb * nb)
  // Including its rounding, the plate is as thick as drawn at any slope of its side.
  const round = data[q + 13]
  const half = data[q + 14] + round - ka * overA * overA - kb * overB * overB
  const through = (Math.abs(v) - half) * even + round
  na *= even
  nb *= even
  const nv = v < 0 ? -even : even
  // Cosine between the directions of the rim and of the side.
  const shared = ma * na + mb * nb + mv * nv
  let wide = across > through ? 1 : 0
  let deep = 1 - wide
  let e = wide === 1 ? across : through
  const outward = across - shared * through
  const sideways = through - shared * across
  if (shared < 0.99 && outward > 0 && sideways > 0) {
    const inverse = 1 / (1 - shared * shared)
    e = Math.sqrt((across * outward + through * sideways) * inverse)
    wide = (outward * inverse) / (e + 1e-12)
    deep = (sideways * inverse) / (e + 1e-12)
  }
  plateNormal[0] = ma * wide + na * deep
  plateNormal[1] = mb * wide + nb * deep
  plateNormal[2] = mv * wide + nv * deep
  return e
}

const beyond = (at: number, from: number, to: number): number => (at < from ? at - from : at > to ? at - to : 0)
