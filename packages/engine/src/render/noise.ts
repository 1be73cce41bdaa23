/**
 * Deterministic noise on an integer lattice. Only integer hashing and basic arithmetic are used, so the same input gives the
 * same bits on every machine; nothing here may use Math.random, Math.sin or the clock.
 */
const STEP_X = 374761393
const STEP_Y = 668265263
const MIX = 1274126177
const TO_UNIT = 1 / 2147483648

/** Hash of a lattice point, 0 … 1 (exclusive). `x` and `y` are taken as 32-bit integers. */
export function hash2(x: number, y: number): number {
  let h = (Math.imul(x, STEP_X) + Math.imul(y, STEP_Y)) | 0
  h = Math.imul(h ^ (h >>> 13), MIX)
  return ((h ^ (h >>> 16)) >>> 1) * TO_UNIT
}

/** Smooth value noise with cells of side 1, 0 … 1. */
export function valueNoise(x: number, y: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  let u = x - cellX
  let v = y - cellY
  u = u * u * u * (u * (u * 6 - 15) + 10)
  v = v * v * v * (v * (v * 6 - 15) + 10)
  // The four corner hashes share their products: half the multiplications of four separate `hash2` calls.
  const hx = Math.imul(cellX, STEP_X)
  const hy = Math.imul(cellY, STEP_Y)
  const hx1 = (hx + STEP_X) | 0
  const hy1 = (hy + STEP_Y) | 0
  let a = (hx + hy) | 0
  let b = (hx1 + hy) | 0
  let c = (hx + hy1) | 0
  let d = (hx1 + hy1) | 0
  a = Math.imul(a ^ (a >>> 13), MIX)
  b = Math.imul(b ^ (b >>> 13), MIX)
  c = Math.imul(c ^ (c >>> 13), MIX)
  d = Math.imul(d ^ (d >>> 13), MIX)
  a = (a ^ (a >>> 16)) >>> 1
  b = (b ^ (b >>> 16)) >>> 1
  c = (c ^ (c >>> 16)) >>> 1
  d = (d ^ (d >>> 16)) >>> 1
  const top = a + (b - a) * u
  const bottom = c + (d - c) * u
  return (top + (bottom - top) * v) * TO_UNIT
}

/** Fractal sum of value noise, about 0 … 1 with mean near 0.5 (a little less with few octaves). Each octave is rotated, so that no grid is visible. */
export function fbm(x: number, y: number, octaves: number): number {
  let sum = 0
  let amplitude = 0.5
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * valueNoise(x, y)
    amplitude *= 0.5
    const turned = 1.6 * x + 1.2 * y
    y = 1.6 * y - 1.2 * x + 7.3
    x = turned
  }
  return sum
}

/** Ridged fractal, 0 … 1: sharp crests with smooth valleys, for mountains. */
export function ridged(x: number, y: number, octaves: number): number {
  let sum = 0
  let amplitude = 0.5
  let weight = 1
  for (let i = 0; i < octaves; i++) {
    let n = 1 - Math.abs(valueNoise(x, y) * 2 - 1)
    n *= n
    sum += amplitude * n * weight
    weight = n * 1.3
    if (weight > 1) weight = 1
    amplitude *= 0.5
    const turned = 1.7 * x + 1.1 * y
    y = 1.7 * y - 1.1 * x + 5.1
    x = turned
  }
  return sum
}

/** A stream of numbers 0 … 1 (exclusive) that depends only on the seed. */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** `x` clamped to low … high. */
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : Math.min(x, high))

/** 0 below `from`, 1 above `to`, a smooth curve between; `from` may be greater than `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}
