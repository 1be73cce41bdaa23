import type { Vec3 } from '../render/scene.ts'
import type { Thing } from './thing.ts'

/** Wisps that rise from what is hot: thin at their foot, wider and paler upwards. `wide` is how far apart they rise. */
export function steam(t: Thing, from: number, tall: number, wide: number): void {
  const vapour = t.vapour(
    t.kit.material({
      color: [0.9, 0.9, 0.92],
      emission: [0.12, 0.12, 0.12],
      specular: 0,
      gloss: 1,
      sheer: 0.4,
      liquid: true,
    }),
  )
  for (const [i, aside] of [-0.8, 0.1, 0.9].entries()) {
    const way = Array.from({ length: 13 }, (_, k): Vec3 => {
      const u = k / 12
      const sway = Math.sin(u * (5.2 + i) + i * 2.1) * (0.06 + 0.13 * u) * wide
      return [-0.1 * wide * i, from + u * tall * (1 - 0.14 * i), aside * wide * (0.5 + 0.2 * u) + sway]
    })
    const radii = way.map((_, k) => wide * (0.03 + 0.13 * Math.sin((k / 12) * Math.PI) ** 0.9))
    t.tube(way, radii, vapour, wide * 0.06)
  }
}
