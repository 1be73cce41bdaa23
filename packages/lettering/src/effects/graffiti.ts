import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { depthAt, inside, WHITE } from '../light.ts'
import { cells, clamp, hash, noise, step } from '../noise.ts'

/** Bubble graffiti: gradient and bubbles in the fill, black outline, block shadow, a pale halo, drips and mist. */
export const graffiti: Effect = {
  margin: 0.42,
  vector: 'Its mist is made of single dots; take the PNG.',
  paint: (scene) => {
    const [top, bottom] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const ink = rgb('#0d0b12')
    const haze = scene.blurred(0.2, (distance) => (distance > -0.05 ? 1 : 0))
    const hanging = scene.field(({ width, height, em: size, distance }) => {
      const values = new Float32Array(width * height).fill(9)
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const at = y * width + x
          if (distance[at]! > -0.04 * size) values[at] = 0
          else if (y > 0) values[at] = Math.min(9, values[at - width]! + 1 / size)
        }
      return values
    })
    const fill = (x: number, y: number) => {
      const low = clamp((y - scene.top) / Math.max(1, scene.bottom - scene.top))
      return blend(top, bottom, step(0.12, 0.9, low + noise((x / em) * 1.5, (y / em) * 1.5, seed) * 0.16))
    }
    return (x, y, pixel) => {
      const u = x / em
      const v = y / em
      const distance = scene.distance(x, y)
      over(pixel, bottom, haze(x, y) * 0.5 * step(0.3, 0.8, hash(x, y, seed) + haze(x, y) * 0.5))
      over(pixel, WHITE, inside(scene, distance + noise(u * 7, v * 7, seed) * 0.006, -0.105))
      const depth = depthAt(scene, x, y, [0.62, 0.78], 0.13, 0.045)
      if (depth !== undefined) over(pixel, depth > 0.03 ? blend(ink, bottom, 0.18) : ink, 1)
      over(pixel, ink, inside(scene, distance, -0.045))
      const below = hanging(x, y)
      const columns = u * 6
      const column = Math.floor(columns)
      const length = (hash(column, 7, seed) - 0.45) * 0.75
      if (below > 0 && below < length) {
        const off = Math.abs(columns - column - 0.5) / 6
        const round =
          below > length - 0.022
            ? Math.sqrt(Math.max(0, 1 - ((below - length + 0.022) / 0.022) ** 2)) * 0.024
            : 0.014 + below * 0.012
        over(pixel, ink, clamp((round - off) * em + 0.5))
      }
      const cover = inside(scene, distance, 0.004)
      if (cover === 0) return
      const color = fill(x, y)
      over(pixel, color, cover)
      const bubble = cells(u * 2.6, v * 2.6, seed + 5)
      const size = 0.1 + bubble.id * 0.22
      over(
        pixel,
        blend(color, WHITE, 0.35),
        step(size, size - 0.02, bubble.near) * 0.75 * cover * (bubble.id > 0.35 ? 1 : 0),
      )
      over(
        pixel,
        scaled(color, 0.55),
        step(0.1, 0.0, scene.distance(x + em * 0.05, y + em * 0.06)) * 0.75 * cover,
      )
      const shine = scene.distance(x - em * 0.03, y - em * 0.045)
      const stroke = step(0.016, 0.008, Math.abs(shine - 0.028)) * step(0.0, 0.02, distance - 0.03)
      const gap = step(-0.25, -0.1, noise(scene.along(x, y) * 2.4, 3, seed + 4))
      const lit =
        scene.distance(x - em * 0.06, y - em * 0.06) < scene.distance(x + em * 0.06, y + em * 0.06) ? 1 : 0
      over(pixel, WHITE, stroke * gap * lit * 0.95 * cover)
    }
  },
}
