import { smoothstep } from '../render/noise.ts'

/**
 * Coverage 0 … 1 of a printed dot screen at (x, y): `tone` 0 leaves paper, 1 covers everything. `cell` is the distance between dots in pixels;
 * `cos` and `sin` rotate the screen.
 */
export function halftoneAt(x: number, y: number, tone: number, cell: number, cos: number, sin: number): number {
  if (tone <= 0.01) return 0
  const u = (x * cos + y * sin) / cell
  const v = (y * cos - x * sin) / cell
  const du = u - Math.round(u)
  const dv = v - Math.round(v)
  const radius = Math.sqrt(Math.min(1, tone)) * 0.72
  const soft = 0.75 / cell
  return smoothstep(soft, -soft, Math.sqrt(du * du + dv * dv) - radius)
}
