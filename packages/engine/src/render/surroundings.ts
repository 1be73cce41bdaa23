import { smoothstep } from './noise.ts'
import type { Scene } from './scene.ts'
import type { SkyColor } from './sky/sky.ts'

/** Writes the light that arrives along (x, up, z) from the surroundings: the sky dome above, the lit ground below. */
export type Surroundings = (x: number, up: number, z: number, out: Float64Array) => void

export function createSurroundings({ sky }: Scene, dome: SkyColor): Surroundings {
  const { ground } = sky
  return (x, up, z, out) => {
    dome(x, Math.max(up, 0.02), z, out)
    if (up > 0.04) return
    // The ground near the horizon is hazy and bright, the ground below dark, so that shiny things show no hard line.
    const below = smoothstep(0.04, -0.45, up)
    for (let c = 0; c < 3; c++) out[c] += (ground[c] * 0.9 - out[c]) * below
  }
}
