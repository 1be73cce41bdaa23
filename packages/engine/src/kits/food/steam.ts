import type { Thing, Vec3 } from '../builder/index.ts'

/** Points of a wisp. */
const POINTS = 13

/** Wisps of steam from hot food, `wide` apart: soft, or one curled line each in styles with outlines. */
export function steam(t: Thing, from: number, tall: number, wide: number): void {
  const drawn = t.isDrawn
  const vapour = t.vapour(
    drawn
      ? t.fixed('#f6f6f6', 'matte', { emission: [0.3, 0.3, 0.3] })
      : t.kit.material({ color: [0.9, 0.9, 0.92], emission: [0.16, 0.16, 0.16], specular: 0, gloss: 1, sheer: 0.9, liquid: true }))
  for (const [i, aside] of [-0.8, 0.1, 0.9].entries()) {
    const way = Array.from({ length: POINTS }, (_, k): Vec3 => {
      const u = k / (POINTS - 1)
      const sway = Math.sin(u * (5.2 + i) + i * 2.1) * (0.06 + 0.13 * u) * wide
      return [-0.1 * wide * i, from + u * tall * (1 - 0.14 * i), aside * wide * (0.5 + 0.2 * u) + sway]
    })
    const thick = drawn ? 0.05 : 0.14
    const radii = way.map((_, k) => wide * (0.02 + thick * Math.sin((k / (POINTS - 1)) * Math.PI) ** 0.9))
    t.tube(way, radii, vapour, wide * 0.06)
  }
}
