import { clamp, fbm, smoothstep } from '../noise.ts'
import type { View } from '../view.ts'
import { directionOf } from './directions.ts'

/** Half the width of the spiral relative to half the picture's shorter side, its flattening and its rotation. */
const WIDE = 0.92
const FLAT = 0.5
const TURN = 0.42
/** How tightly the arms are wound. */
const WINDING = 3.4

/** A spiral galaxy in the center of the picture: a warm core, blue arms with dark dust and pink clouds along them. */
export function createGalaxy(view: View): (x: number, y: number, z: number, out: Float64Array) => void {
  const [cx, cy, cz] = directionOf(view, 0.04, view.shift + view.halfHeight * 0.06)
  const level = 1 / Math.sqrt(cx * cx + cz * cz)
  const [rx, rz] = [cz * level, -cx * level]
  const [ux, uy, uz] = [-cy * cx * level, 1 / level, -cy * cz * level]
  const reach = WIDE * Math.min(view.halfWidth, view.halfHeight)
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)]
  return (x, y, z, out) => {
    const ahead = x * cx + y * cy + z * cz
    if (ahead <= 0) return
    const a = (x * rx + z * rz) / ahead / reach
    const b = (x * ux + y * uy + z * uz) / ahead / reach
    const u = a * cos + b * sin
    const v = (b * cos - a * sin) / FLAT
    const r = Math.sqrt(u * u + v * v)
    if (r > 1.9) return
    const angle = Math.atan2(v, u)
    const cloud = fbm(u * 5 + 3, v * 5 + 8, 6)
    const phase = 2 * angle - WINDING * 2 * Math.log(r + 0.06) + (cloud - 0.5) * 2.6
    const arm = (0.5 + 0.5 * Math.cos(phase)) ** 2
    const dust = smoothstep(0.46, 0.66, fbm(u * 8 + 30, v * 8, 5)) * (0.5 + 0.5 * Math.cos(phase - 1.1))
    const fade = smoothstep(1.5, 0.7, r)
    const disc = Math.exp(-r * 2.2) * fade
    const core = Math.exp(-r * r * 34) * 2.2 + Math.exp(-r * 6.5) * 0.9
    const stars = disc * (0.16 + 1.5 * arm * (0.3 + 1.3 * cloud)) * (1 - 0.75 * clamp(dust))
    const rosy = disc * arm * smoothstep(0.6, 0.74, fbm(u * 15 + 5, v * 15 + 1, 3)) * smoothstep(0.12, 0.3, r)
    const warm = smoothstep(0.6, 0.05, r)
    out[0] += stars * (0.5 + 0.5 * warm) + core * 1.1 + rosy * 1.1
    out[1] += stars * (0.6 + 0.16 * warm) + core * 0.86 + rosy * 0.3
    out[2] += stars * (1.1 - 0.5 * warm) + core * 0.56 + rosy * 0.6
  }
}
