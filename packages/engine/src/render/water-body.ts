import { clamp, fbm, smoothstep, valueNoise } from './noise.ts'
import type { Scene } from './scene.ts'

/**
 * Writes the color of water at (px, pz), `t` meters away, into `out`: the water itself, clear over a shallow bed, foam at the shore, and its
 * reflection on top. `fresnel` is the reflection's share, `chop` the height of the small waves, about -1 … 1.
 */
export type WaterBody = (px: number, pz: number, t: number, fresnel: number, chop: number, mirrored: Float64Array, out: Float64Array) => void

export function createWaterBody(scene: Scene): WaterBody {
  const { water, terrain, sky } = scene
  const sunHeight = Math.max(0, sky.sunDirection[1])
  const bed = new Float64Array(3)

  return function waterBody(px, pz, t, fresnel, chop, mirrored, out) {
    if (!water) return
    const body = water.color
    const light = sky.sunColor[1] * sunHeight * 0.5 + sky.ambient[1]
    for (let c = 0; c < 3; c++) out[c] = body[c] + (sky.ambient[c] - body[c]) * 0.12
    let foam = 0
    if (terrain && t < 90) {
      const deep = water.y - terrain.height(px, pz, t < 14 ? 6 : 4)
      if (deep < 2.5) {
        terrain.albedo(px, water.y - Math.max(0, deep), pz, 1, bed)
        const clear = Math.exp(-Math.max(0, deep) * 1.5)
        const soft = Math.exp(-Math.max(0, deep) * 0.5)
        out[0] += (bed[0] * light * clear * 0.8 - out[0]) * clear * 0.8
        out[1] += (bed[1] * light * (clear * 0.4 + soft * 0.5) - out[1]) * clear * 0.8
        out[2] += (bed[2] * light * (clear * 0.5 + soft * 0.5) - out[2]) * clear * 0.8
        const edge = deep + (valueNoise(px * 2.3, pz * 2.3) - 0.5) * 0.1 + chop * 0.03
        const rough = smoothstep(0.04, 0.12, water.ripple)
        foam = rough * (smoothstep(0.1, 0.02, edge) * 0.8 + smoothstep(0.05, 0, Math.abs(edge - 0.24)) * 0.5 * smoothstep(0.42, 0.6, fbm(px * 4, pz * 4, 3)))
      }
    }
    const share = clamp(fresnel * 1.15 + 0.06)
    for (let c = 0; c < 3; c++) {
      out[c] += (mirrored[c] - out[c]) * share
      out[c] += (0.85 * (sky.ambient[c] + sky.sunColor[c] * 0.3) - out[c]) * foam
    }
  }
}
