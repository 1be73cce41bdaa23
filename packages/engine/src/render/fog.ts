import { FAR } from './g-buffer.ts'
import type { Sky } from './scene.ts'
import { createHazeColor } from './sky.ts'
import type { View } from './view.ts'

/** Distance fog that fades to the colour of the sky behind. */
export type Fog = {
  readonly dense: boolean
  /** Share of fog at this distance, 0 … 1. */
  readonly amount: (distance: number) => number
  /** Writes the fog's colour in this direction into out[0..2]. */
  readonly color: (dx: number, dz: number, out: Float64Array) => void
}

const STEPS = 2048
const BEARINGS = 512

export function createFog(sky: Sky, view: View): Fog {
  const shares = new Float32Array(STEPS + 2)
  for (let i = 0; i < STEPS + 2; i++) shares[i] = 1 - Math.exp(-(((i / STEPS) * FAR * sky.fog) ** 1.25))
  const haze = createHazeColor(sky, view)
  // Colour by bearing, seen a little above the horizon; the table spares a square root and a power per pixel.
  const bearings = new Float32Array((BEARINGS + 1) * 3)
  const scratch = new Float64Array(3)
  for (let i = 0; i <= BEARINGS; i++) {
    const [x, z] = bearingVector((i / BEARINGS) * 4)
    const inverse = 1 / Math.sqrt(x * x + z * z + 0.0025)
    haze(x * inverse, 0.05 * inverse, z * inverse, scratch)
    for (let c = 0; c < 3; c++) bearings[i * 3 + c] = sky.fogColor ? sky.fogColor[c] : scratch[c]
  }

  function amount(distance: number): number {
    const u = Math.min(distance, FAR) * (STEPS / FAR)
    const i = u | 0
    return shares[i] + (shares[i + 1] - shares[i]) * (u - i)
  }

  function color(dx: number, dz: number, out: Float64Array): void {
    const sum = Math.abs(dx) + Math.abs(dz) + 1e-9
    const p = dx / sum
    // A diamond angle 0 … 4: cheaper than an arctangent and as good for a smooth table.
    const angle = dz >= 0 ? 1 - p : 3 + p
    const u = (angle / 4) * BEARINGS
    const i = u >= BEARINGS ? BEARINGS - 1 : u | 0
    const f = u - i
    const k = i * 3
    out[0] = bearings[k] + (bearings[k + 3] - bearings[k]) * f
    out[1] = bearings[k + 1] + (bearings[k + 4] - bearings[k + 1]) * f
    out[2] = bearings[k + 2] + (bearings[k + 5] - bearings[k + 2]) * f
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
