import { FAR, type GBuffer } from '../g-buffer.ts'
import { hash2, smoothstep } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { View } from '../view.ts'
import { globeOf, hidesSky } from './earth.ts'
import { cloudCover } from './sky.ts'

const PER_RADIAN = 234

/** Splats stars on the clear sky of a finished picture: one candidate per cell of a grid over the sky, a few of them bright. */
export function drawStars(scene: Scene, view: View, buffer: GBuffer): void {
  const { sky, weather } = scene
  // Rain and snow need clouds, even where the painted clouds have gaps.
  const clear = sky.stars * Math.max(0, 1 - 2 * Math.max(weather.rain, weather.snow))
  if (clear <= 0 || view.orthographic) return
  const { width, height, depth, color } = buffer
  const spread = Math.atan(view.halfWidth * 1.05)
  const middle = Math.atan2(view.forwardX, view.forwardZ)
  const globe = globeOf(sky, view)
  const place = new Float64Array(3)
  const unit = Math.max(width, height) / 1024
  const size = Math.max(0.62, 0.75 * unit)
  const top = Math.ceil((Math.PI / 2) * PER_RADIAN)
  const left = Math.floor((middle - spread) * PER_RADIAN) - 1
  const right = Math.ceil((middle + spread) * PER_RADIAN) + 1
  for (let row = 0; row <= top; row++)
    for (let column = left; column <= right; column++) {
      const chance = hash2(column, row)
      if (chance <= 0.94) continue
      const azimuth = (column + 0.5 + (hash2(column + 99, row) - 0.5) * 0.8) / PER_RADIAN
      const height01 = (row + 0.5 + (hash2(column, row + 77) - 0.5) * 0.8) / PER_RADIAN
      const level = Math.cos(height01)
      const dx = Math.sin(azimuth) * level
      const dy = Math.sin(height01)
      const dz = Math.cos(azimuth) * level
      if (hidesSky(globe, dx, dy, dz)) continue
      view.project(view.x + dx, view.y + dy, view.z + dz, place)
      if (place[2] <= 0 || place[0] < -2 || place[0] > width + 2 || place[1] < -2 || place[1] > height + 2) continue
      const magnitude = ((chance - 0.94) / 0.06) ** 5
      const fade = sky.airless ? 1 : smoothstep(0.02, 0.4, height01) * (1 - cloudCover(sky, dx, dy, dz))
      const warmth = hash2(column + 7, row + 3) - 0.5
      splat(place[0], place[1], size * (1 + magnitude * 0.7), (0.16 + 2.6 * magnitude) * clear * fade, warmth)
    }

  function splat(px: number, py: number, radius: number, light: number, warmth: number): void {
    const reach = Math.ceil(radius * 2)
    const x1 = Math.min(width - 1, Math.floor(px) + reach)
    const y1 = Math.min(height - 1, Math.floor(py) + reach)
    for (let y = Math.max(0, Math.floor(py) - reach); y <= y1; y++)
      for (let x = Math.max(0, Math.floor(px) - reach); x <= x1; x++) {
        const i = y * width + x
        if (depth[i] < FAR) continue
        const dx = x + 0.5 - px
        const dy = y + 0.5 - py
        // The moon and a bright sky outshine the stars behind them.
        const j = i * 3
        const veil = color[j] + color[j + 1] + color[j + 2]
        if (veil > 0.75) continue
        const k = Math.exp((-(dx * dx + dy * dy) * 1.6) / (radius * radius)) * light * (1 - veil / 0.75)
        color[j] += k * (1 + warmth * 0.35)
        color[j + 1] += k
        color[j + 2] += k * (1.06 - warmth * 0.4)
      }
  }
}
