import { blend, hue, over, scaled, shine } from '../color.ts'
import type { Effect } from '../effect.ts'
import { chamfer, diffuse, gloss, inside, normalOf, WHITE } from '../light.ts'
import { cells, clamp, fbm, hash, step } from '../noise.ts'

/** Crumpled foil in all colors, with fine lines across and a glow around. */
export const hologram: Effect = {
  margin: 0.32,
  vector: 'Its colors change from pixel to pixel; take the PNG.',
  paint: (scene) => {
    const light = scene.colors[0]!
    const { em, seed } = scene
    const cut = chamfer(scene, 0.05, 0.012)
    const slope = new Float32Array(2)
    const glow = scene.blurred(0.14, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      const u = x / em
      const v = y / em
      shine(pixel, light, glow(x, y) * 0.3)
      const distance = scene.distance(x, y)
      shine(pixel, light, step(0.026, 0.0, Math.abs(distance + 0.045)) * 0.5)
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      const warp = fbm(u * 1.6, v * 1.6, 3, seed)
      const fold = cells(u * 1.9 + warp * 0.7, v * 1.9 + warp * 0.7, seed + 2)
      const tiltX = (fold.id - 0.5) * 0.9
      const tiltY = (hash(fold.id * 997, 3, seed) - 0.5) * 0.9
      cut(x, y, slope)
      slope[0] = slope[0]! + tiltX * 0.5
      slope[1] = slope[1]! + tiltY * 0.5
      const normal = normalOf(slope)
      const lines = Math.sin((v * 210 + u * 40) * 1)
      const turn =
        u * 0.42 + v * 0.9 + tiltX * 0.9 + tiltY * 0.6 + warp * 0.35 + normal.x * 0.6 + lines * 0.015
      const color = blend(hue(turn), hue(turn + 0.28), 0.35)
      const pale = blend(scaled(color, 1.05), WHITE, 0.36)
      const level = 0.42 + diffuse(normal) * 0.72 + lines * 0.05
      over(pixel, scaled(pale, level), cover * 0.96)
      const ridge = step(0.05, 0, fold.second - fold.near)
      over(pixel, WHITE, ridge * 0.35 * cover)
      const sweep = clamp(
        1 - Math.abs(((((u * 0.7 + v * 0.5 + tiltX * 0.5) % 1.7) + 1.7) % 1.7) - 0.8) / 0.22,
      )
      over(pixel, WHITE, sweep * sweep * 0.5 * cover)
      over(pixel, WHITE, gloss(normal, 26) * 0.45 * cover)
      const spark = hash(x / 2, y / 2, seed + 7)
      if (spark > 0.992) over(pixel, WHITE, 0.85 * cover)
      over(pixel, light, step(0.012, 0.0, distance) * 0.9 * cover)
    }
  },
}
