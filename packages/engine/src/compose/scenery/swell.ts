import { fbm, ridged, smoothstep } from '../../render/noise.ts'
import type { Stage } from '../setting.ts'
import { blendInto, type Height } from './ground.ts'

/** Height of the waves near the subject and far behind it, meters at reach 1. */
const NEAR = 0.85
const FAR = 4.6

/** Surface of a stormy sea: ridges across the picture, higher with distance, with sharp crests. */
export function swellOf(stage: Stage): Height {
  const { reach } = stage
  const o = stage.origin
  return (x, z, octaves) => {
    const tall = (NEAR + (FAR - NEAR) * smoothstep(2 * reach, 26 * reach, z)) * reach
    const long = (4.2 + 5 * smoothstep(0, 30 * reach, z)) * reach
    const sway = fbm((x * 0.35) / reach + o.x, (z * 0.2) / reach, 2) * 1.6
    const ridge = ridged(x / (long * 1.9) + o.x, z / long + sway * 0.5, Math.min(4, octaves))
    const chop = octaves > 4 ? 0.06 * fbm((x * 3.4) / reach, (z * 5.2) / reach, octaves - 3) : 0.03
    return tall * (ridge - 0.34) + chop * reach
  }
}

/** Color of a stormy sea: dark in the troughs, green where light passes through the crests, white where they break. */
export function foamOf(stage: Stage, x: number, y: number, z: number, out: Float64Array): void {
  const { reach } = stage
  const tall = (NEAR + (FAR - NEAR) * smoothstep(2 * reach, 26 * reach, z)) * reach
  const share = y / tall
  blendInto(out, [0.012, 0.035, 0.045], [0.05, 0.15, 0.15], smoothstep(0, 0.42, share))
  const lace = fbm((x * 2.6) / reach, (z * 1.5) / reach, 5)
  const broken = smoothstep(0.2, 0.46, share) * smoothstep(0.36, 0.56, lace)
  const streak = smoothstep(0.56, 0.7, fbm((x * 0.9) / reach + 9, (z * 3.6) / reach, 4)) * 0.35
  const white = Math.min(1, broken + streak)
  for (let c = 0; c < 3; c++) out[c] += (0.72 + 0.02 * c - out[c]) * white
}
