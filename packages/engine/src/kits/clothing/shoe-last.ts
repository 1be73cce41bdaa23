import type { Vec3 } from '../../render/scene.ts'
import { surfacePoint } from '../builder/surface.ts'
import type { Thing } from '../builder/thing.ts'
import { closedCurve, type Outline } from '../builder/turned.ts'
import { pairs } from '../tuples.ts'

/** One rib of the upper: where along the foot, how high its ridge is over the sole, half its width. */
export type Rib = readonly [x: number, top: number, half: number]

/** Half the width of a foot's outline over its length, heel to toe; a foot is 1.4 long from -0.43. */
const FOOT: Outline = pairs([-0.43, 0, -0.4, 0.12, -0.28, 0.2, -0.08, 0.205, 0.14, 0.2, 0.4, 0.235, 0.62, 0.265, 0.8, 0.235, 0.92, 0.15, 0.97, 0])

/** The outline of a sole, `wide` times a foot's own width and reaching from heel to toe between `from` and `to`. */
export function soleOutline(wide: number, from = -0.43, to = 0.97): Outline {
  const place = ([x, half]: readonly [number, number]) => [from + ((x + 0.43) / 1.4) * (to - from), half * wide] as const
  const side = FOOT.map(place)
  return closedCurve([
    ...side,
    ...side
      .slice(1, -1)
      .reverse()
      .map(([x, half]) => [x, -half] as const)])
}

/** A flat layer of a sole between two heights. */
export function soleLayer(t: Thing, low: number, high: number, outline: Outline, material: number): void {
  const half = (high - low) / 2
  t.plate([0, low + half, 0], outline, half, 'y', material, Math.min(0.035, half * 0.6))
}

/** A rib's outline, sole to ridge, as shares of its height and of half its width: steep sides under a round back. */
const DOME: Outline = pairs([0, 1, 0.4, 0.97, 0.68, 0.84, 0.86, 0.62, 0.97, 0.32, 1, 0])

/** The skin over the last, flat underneath: one rib after the other, each melting into the next. */
export function upper(t: Thing, ribs: readonly Rib[], material: number, base = 0, blend = 0.07): void {
  for (const [x, top, half] of ribs) {
    const outline = DOME.map(([up, wide]) => [up * (top - base), wide * half] as const)
    t.kit.lathe([x, base, 0], outline, 'y', material, 0, blend)
  }
}

/** The cup about heel and ankle, up to `top`. */
export function heelCup(t: Thing, top: number, front: number, material: number): void {
  const outline = closedCurve([[-0.42, 0], [-0.39, 0.1], [-0.28, 0.165], [-0.1, 0.185], [front - 0.06, 0.17], [front, 0.1], [front, -0.1],
    [front - 0.06, -0.17], [-0.1, -0.185], [-0.28, -0.165], [-0.39, -0.1]])
  t.plate([0, top / 2, 0], outline, top / 2, 'y', material, 0.02, 0.09)
}

/** Points of the upper that a plumb line meets: laces and seams lie on them. */
export function onUpper(t: Thing, lift: number): (x: number, z: number) => Vec3 {
  const [body] = t.build()
  return (x, z) => {
    const { point, normal } = surfacePoint(body, [x, 2.4, z], [0, -1, 0], 3)
    return [point[0] + normal[0] * lift, point[1] + normal[1] * lift, point[2] + normal[2] * lift]
  }
}

/** The padded edge of the opening, and the dark inside. `rim` runs from the heel to the front along one side. */
export function opening(t: Thing, rim: readonly Vec3[], pad: number, edge: number, lining: number): void {
  for (const side of [-1, 1])
    t.tube(rim.map(([x, y, z]): Vec3 => [x, y, z * side]), pad, edge)
  for (let i = 0; i + 1 < rim.length; i++) {
    const [[x0, y0, z0], [x1, y1, z1]] = [rim[i], rim[i + 1]]
    const z = (z0 + z1) / 2
    t.slab([(x0 + x1) / 2, (y0 + y1) / 2 - pad * 0.4, 0], [Math.abs(x1 - x0) / 2 + 0.02, 0.02, z], lining, 0.005)
  }
}
