import { FAR } from '../g-buffer.ts'
import { smoothstep } from '../noise.ts'
import type { Sky } from '../scene.ts'
import type { View } from '../view.ts'
import { createHazeColor } from './sky.ts'

/** Distance fog that fades to the color of the sky behind. */
export type Fog = {
  readonly dense: boolean
  /** Share of fog at this distance, 0 … 1; `up` as in `color`: thick fog is low, and peaks rise above it. */
  readonly amount: (distance: number, up?: number) => number
  /** Writes the fog's color in this direction to out[0..2]; `up` is the direction's slope, as the y of a unit vector. */
  readonly color: (dx: number, dz: number, out: Float64Array, up?: number) => void
}

const STEPS = 2048
const BEARINGS = 512
/** Slopes at which the fog's color is tabulated. */
const LOW = 0.05
const HIGH = 0.45
/** Share of thick fog that is missing high up. */
const LIFT = 0.7

export function createFog(sky: Sky, view: View): Fog {
  const shares = new Float32Array(STEPS + 2)
  for (let i = 0; i < STEPS + 2; i++) shares[i] = 1 - Math.exp(-(((i / STEPS) * FAR * sky.fog) ** 1.25))
  const haze = createHazeColor(sky, view)
  // Color by bearing, just above the horizon and high up; the tables save a square root and a power per pixel.
  const low = hazeTable(LOW)
  const high = hazeTable(HIGH)

  function hazeTable(up: number): Float32Array {
    const table = new Float32Array((BEARINGS + 1) * 3)
    const scratch = new Float64Array(3)
    for (let i = 0; i <= BEARINGS; i++) {
      const [x, z] = bearingVector((i / BEARINGS) * 4)
      const inverse = 1 / Math.sqrt(x * x + z * z + up * up)
      haze(x * inverse, up * inverse, z * inverse, scratch)
      for (let c = 0; c < 3; c++) table[i * 3 + c] = sky.fogColor ? sky.fogColor[c] : scratch[c]
    }
    return table
  }

  const thick = sky.fogColor ? 0 : smoothstep(0.016, 0.03, sky.fog)

  function amount(distance: number, up = 0): number {
    const u = Math.min(distance, FAR) * (STEPS / FAR)
    const i = u | 0
    const share = shares[i] + (shares[i + 1] - shares[i]) * (u - i)
    return up > LOW ? share * (1 - LIFT * thick * smoothstep(LOW, HIGH, up)) : share
  }

  function color(dx: number, dz: number, out: Float64Array, up = 0): void {
    const sum = Math.abs(dx) + Math.abs(dz) + 1e-9
    const p = dx / sum
    // A diamond angle 0 … 4: cheaper than an arctangent and just as good for a smooth table.
    const angle = dz >= 0 ? 1 - p : 3 + p
    const u = (angle / 4) * BEARINGS
    const i = u >= BEARINGS ? BEARINGS - 1 : u | 0
    const f = u - i
    const k = i * 3
    for (let c = 0; c < 3; c++) out[c] = low[k + c] + (low[k + 3 + c] - low[k + c]) * f
    if (up <= LOW || thick === 0) return
    // A peak in the fog is as dark as the sky around it, not as bright as the horizon.
    const t = thick * Math.min(1, (up - LOW) / (HIGH - LOW))
    for (let c = 0; c < 3; c++) out[c] += (high[k + c] + (high[k + 3 + c] - high[k + c]) * f - out[c]) * t
  }

  return { dense: sky.fog > 0 && !sky.airless, amount, color }
}

/** Unit direction of a diamond angle 0 … 4 (0 is +x, 1 is +z). */
function bearingVector(angle: number): [number, number] {
  const p = angle <= 2 ? 1 - angle : angle - 3
  const q = (angle <= 2 ? 1 : -1) * (1 - Math.abs(p))
  const inverse = 1 / Math.sqrt(p * p + q * q)
  return [p * inverse, q * inverse]
}
