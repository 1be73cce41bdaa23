import { clampUnit } from './picture.ts'

const STEPS = 1024

/** A curve over 0 … 1 as a table: computing powers for every channel of every pixel is expensive. Inputs outside the range are clamped. */
export function tabulate(curve: (v: number) => number): (v: number) => number {
  const table = Float32Array.from({ length: STEPS + 2 }, (_, i) => curve(Math.min(1, i / STEPS)))
  return (v) => {
    const u = clampUnit(v) * STEPS
    const k = u | 0
    return table[k] + (table[k + 1] - table[k]) * (u - k)
  }
}
