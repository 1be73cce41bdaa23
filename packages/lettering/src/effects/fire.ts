import { blend, over, ramp, rgb, scaled, shine } from '../color.ts'
import type { Effect } from '../effect.ts'
import { inside } from '../light.ts'
import { clamp, fbm, ridges, step } from '../noise.ts'

const REACH = 0.8
/** How much shorter flames are sideways. */
const SIDEWAYS = 2.4

/** Flames that rise from behind the letters, whose dark coal glows in cracks and along its edges. */
export const fire: Effect = {
  margin: 0.85,
  vector: 'Flames have no outline; take the PNG.',
  paint: (scene) => {
    const [flame, heart] = [scene.colors[0]!, scene.colors[1]!]
    const heat = [
      scaled(flame, 0.015),
      blend(scaled(flame, 0.22), rgb('#7a0c02'), 0.6),
      flame,
      heart,
      rgb('#fffbe8'),
    ]
    // How near the letter below is: 1 in it, 0 at the tip of the flames.
    const rising = scene.field(({ width, height, em, cover }) => {
      const values = new Float32Array(width * height)
      const loss = 1 / (REACH * em)
      for (let y = height - 1; y >= 0; y -= 1)
        for (let x = 0; x < width; x += 1) {
          const at = y * width + x
          let value = cover[at]! / 255
          if (y < height - 1) {
            value = Math.max(value, values[at + width]! - loss)
            if (x > 0) value = Math.max(value, values[at + width - 1]! - loss * SIDEWAYS)
            if (x < width - 1) value = Math.max(value, values[at + width + 1]! - loss * SIDEWAYS)
          }
          values[at] = value
        }
      // Spreading upward and sideways leaves straight edges, which flames do not have.
      return softened(values, width, height, Math.max(1, Math.round(em * 0.07)))
    })
    const glow = scene.blurred(0.28, (distance) => (distance > 0 ? 1 : 0))
    const span = Math.max(1, scene.bottom - scene.top)
    return (x, y, pixel) => {
      const { em, seed } = scene
      const u = x / em
      const v = y / em
      shine(pixel, flame, glow(x, y + em * 0.05) * 0.22)
      const near = rising(x, y)
      const turbulence = fbm(u * 2.4, v * 1.5, 3, seed)
      const lift = fbm(u * 4.2 + turbulence * 1.3, v * 2.1 + 7, 4, seed + 11)
      if (near > 0) {
        // Flames sway more the higher they are, and never reach down below a letter.
        const sway = (1 - near) * 0.3
        const seen = rising(x + turbulence * sway * em, y + Math.max(0, lift * sway) * em)
        const tongue = ridges(u * 3 + turbulence * 0.8, v * 1.05 + lift * 0.3, 2, seed + 21)
        const burn = seen * 1.2 - (1 - seen) * (1 - tongue) * 1.15 - 0.2 + lift * 0.28 * (1 - seen)
        if (burn > 0) over(pixel, ramp(heat, 0.24 + burn * 0.46), step(0, 0.32, burn) * step(0.02, 0.3, seen))
      }
      const distance = scene.distance(x, y)
      const cover = inside(scene, distance, 0)
      if (cover === 0) {
        shine(pixel, heart, step(-0.05, 0, distance) * 0.35)
        return
      }
      const low = clamp((y - scene.top) / span)
      const bend = fbm(u * 2.5, v * 2.5, 3, seed + 31) * 0.8
      const crack = ridges(u * 2.3 + bend, v * 2.3 + bend, 3, seed + 41)
      const vein = clamp((crack - 0.62) * 3.2) ** 2
      const ember = fbm(u * 7, v * 7, 4, seed + 51)
      const glowing = 0.1 + ember * 0.1 + low * 0.1 + vein * 0.75
      over(pixel, ramp(heat, clamp(glowing)), cover)
      const rim = step(0.05 + ember * 0.02, 0.004, distance)
      over(pixel, ramp(heat, 0.62 + rim * 0.4), rim * 0.95 * cover)
    }
  },
}

/** Replaces each number by the mean with its neighbors in the row, twice. */
function softened(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const between = new Float32Array(values.length)
  for (const [from, to] of [
    [values, between],
    [between, values],
  ] as const)
    for (let row = 0; row < height; row += 1) {
      const start = row * width
      let sum = 0
      for (let x = -reach; x < width; x += 1) {
        if (x + reach < width) sum += from[start + x + reach]!
        if (x - reach > 0) sum -= from[start + x - reach - 1]!
        if (x >= 0) to[start + x] = sum / (2 * reach + 1)
      }
    }
  return values
}
