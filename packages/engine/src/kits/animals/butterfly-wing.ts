import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { curveThrough } from '../builder/vector.ts'
import { pairs } from '../tuples.ts'

type Spot = readonly [up: number, out: number]

/** Outlines of the two wings of a side from their root, and the ends of their veins. */
const FORE: readonly Spot[] = pairs([0, 0, 0.3, 0.15, 0.58, 0.4, 0.76, 0.7, 0.7, 0.82, 0.46, 0.78, 0.22, 0.7, 0.03, 0.48, -0.05, 0.2])
const HIND: readonly Spot[] = pairs([0, 0, 0.02, 0.28, -0.01, 0.54, -0.2, 0.66, -0.42, 0.58, -0.56, 0.42, -0.48, 0.24, -0.28, 0.1])
const WINGS = [
  { outline: FORE, veins: pairs([0.62, 0.66, 0.42, 0.7, 0.2, 0.6]), spots: pairs([0.66, 0.75, 0.46, 0.73, 0.27, 0.67]), middle: [0.3, 0.42] as const },
  { outline: HIND, veins: pairs([-0.1, 0.56, -0.32, 0.54, -0.44, 0.36]), spots: pairs([-0.19, 0.6, -0.37, 0.55, -0.49, 0.41]), middle: [-0.2, 0.34] as const },
] as const
/** The colored field against the whole wing, and how thin a wing is. */
const FIELD = 0.82
const THIN = 0.008
const PIECES = 3

function smooth(outline: readonly Spot[]): Spot[] {
  const at = (i: number): Spot => outline[(i + outline.length) % outline.length]
  return outline.flatMap((_, i) =>
    Array.from({ length: PIECES }, (_, k): Spot => {
      const value = (axis: 0 | 1) => curveThrough(at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis], k / PIECES)
      return [value(0), value(1)]
    }))
}

/** Two wings spread flat towards the viewer: a colored field with veins in a dark border that has pale spots. */
export function butterflyWings(kit: KitBuilder, root: Vec3, side: number, lift: number, sheet: number, rim: number, spot: number): void {
  for (const { outline, veins, spots, middle } of WINGS) {
    const raised = ([up, out]: Spot): Spot => [up + lift * out, out]
    const shown = (share: number): Spot[] => {
      const points = smooth(outline).map(([up, out]): Spot => {
        const [y, z] = raised([middle[0] + (up - middle[0]) * share, middle[1] + (out - middle[1]) * share])
        return [y, z * side]
      })
      return side > 0 ? points : points.reverse()
    }
    kit.plate(root, shown(1), THIN * 0.5, 'x', rim, THIN)
    kit.plate(root, shown(FIELD), THIN * 1.4, 'x', sheet, THIN)
    const at = (place: Spot, ahead: number): Vec3 => {
      const [up, out] = raised(place)
      return [root[0] + ahead, root[1] + up, root[2] + out * side]
    }
    for (const vein of veins) kit.cone(at([middle[0] * 0.16, 0.06], THIN), at(vein, THIN), 0.022, 0.01, rim)
    for (const place of spots) kit.ellipsoid(at(place, 0), [THIN * 2.6, 0.024, 0.024], spot)
  }
}
