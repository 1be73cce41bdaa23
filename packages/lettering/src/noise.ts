/** 0 … 1, the same for the same integers on every machine. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483629)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 2246822519)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise, -1 … 1, with features one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const a = hash(xi, yi, seed)
  const b = hash(xi + 1, yi, seed)
  const c = hash(xi, yi + 1, seed)
  const d = hash(xi + 1, yi + 1, seed)
  const top = a + (b - a) * u
  return (top + (c + (d - c) * u - top) * v) * 2 - 1
}

/** Sum of ever finer noise, about -1 … 1. Each octave is rotated, so that no grid shows. */
export function fbm(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0
  let weight = 0.5
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x, y, seed + octave) * weight
    const turned = x * 1.6 + y * 1.2
    y = y * 1.6 - x * 1.2
    x = turned
    weight *= 0.5
  }
  return sum
}

/** Ridges: 1 on thin branching lines, falling to 0 between them. */
export function ridges(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0
  let weight = 0.6
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += (1 - Math.abs(noise(x, y, seed + octave))) ** 3 * weight
    const turned = x * 1.7 + y * 1.1
    y = y * 1.7 - x * 1.1
    x = turned
    weight *= 0.5
  }
  return sum
}

export type Cell = { near: number; second: number; id: number; x: number; y: number }
const cell: Cell = { near: 0, second: 0, id: 0, x: 0, y: 0 }

/**
 * The nearest of random points, one per unit cell: its distance, the second's distance, its own random number and its position. The object is
 * reused: read it at once.
 */
export function cells(x: number, y: number, seed: number): Cell {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  cell.near = 9
  cell.second = 9
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const px = xi + dx + hash(xi + dx, yi + dy, seed)
      const py = yi + dy + hash(xi + dx, yi + dy, seed + 57)
      const distance = Math.hypot(px - x, py - y)
      if (distance < cell.near) {
        cell.second = cell.near
        cell.near = distance
        cell.id = hash(xi + dx, yi + dy, seed + 91)
        cell.x = px
        cell.y = py
      } else if (distance < cell.second) cell.second = distance
    }
  return cell
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : Math.min(value, high)
}

/** 0 below `from`, 1 above `to`, smooth in between; also works with `from` above `to`. */
export function step(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
