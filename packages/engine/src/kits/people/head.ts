import { add, type KitBuilder, type SolidKit, type Vec3 } from '../builder/index.ts'
import type { Look } from './person.ts'
import type { Rig } from './pose.ts'

type HeadSpec = {
  readonly skin: number
  /** Slightly redder skin for the inside of the ears and the tip of the nose. */
  readonly blush: number
  readonly ears: 'round' | 'pointed' | 'none'
  /** Size of the nose: 1 is normal; goblins and clowns have more. */
  readonly nose: number
}

const isYoung = ({ age }: Look): boolean => age === 'child' || age === 'baby'

/** Neck radius where it leaves the shirt. */
export const neckRadius = (look: Look, r: number): number => 1.12 * (isYoung(look) ? 0.34 : 0.46 - 0.12 * look.fem) * r * (0.7 + 0.3 * look.girth)

/** Width of a skull relative to its height. */
export const skullWidth = (look: Look): number => look.face.width * (isYoung(look) ? 1.02 : 0.97) * (1 + Math.max(0, look.girth - 1.1) * 0.35)

/** Skull, jaw, nose, ears and neck; the rest of the face is painted on. */
export function buildHead(kit: KitBuilder, rig: Rig, r: number, look: Look, spec: HeadSpec): SolidKit {
  const { head } = rig
  const { face, fem, age } = look
  const at = (x: number, y: number, z: number): Vec3 => head.at([x * r, y * r, z * r])
  const child = isYoung(look)
  const wide = skullWidth(look)
  kit.ellipsoid(at(-0.03, 0.1, 0), [r * 0.97, r * 0.96, r * 0.95 * wide], spec.skin, 0)
  const jaw = (child ? 0.8 : 0.83 - 0.12 * fem) * face.jaw
  kit.ellipsoid(at(0.14, -0.46, 0), [r * 0.72, r * 0.52, r * jaw * wide], spec.skin, r * 0.42)
  const chin = (child ? 0.2 : 0.3 - 0.1 * fem) * face.chin
  // Men have longer chins: round cheeks alone would make them look like boys.
  const low = child ? -0.86 : -0.93 + 0.07 * fem
  kit.ellipsoid(at(0.45, low, 0), [r * 0.24, r * (0.16 + 0.05 * face.chin), r * chin], spec.skin, r * 0.34)
  for (const side of [1, -1]) {
    // Children have round cheeks; anime faces have almost none.
    const cheek = (child ? 0.34 : 0.3) * (look.drawn ? 0.86 : 1)
    kit.ellipsoid(at(0.5, child ? -0.38 : -0.32, side * (child ? 0.46 : 0.44) * wide), [r * cheek, r * cheek * 0.94, r * cheek], spec.skin, r * 0.3)
    if (spec.ears === 'none') continue
    kit.ellipsoid(at(-0.08, -0.06, side * 0.95 * wide), [r * 0.15, r * 0.26, r * 0.13], spec.skin, r * 0.06)
    kit.ellipsoid(at(-0.04, -0.06, side * 1.03 * wide), [r * 0.09, r * 0.16, r * 0.07], spec.blush, r * 0.02)
    if (spec.ears === 'pointed') kit.cone(at(-0.06, 0.04, side * 0.96), at(-0.34, 0.52, side * 1.34), r * 0.17, r * 0.02, spec.skin, r * 0.06)
  }
  const size = spec.nose * (child ? 0.72 : 1 - 0.24 * fem) * face.nose * (age === 'old' ? 1.18 : 1) * (look.drawn ? 0.7 : 1)
  const drop = -0.2 - 0.1 * face.noseLength
  if (!child) kit.cone(at(0.86, 0.04, 0), at(0.93 + 0.05 * size, drop, 0), r * 0.06, r * 0.095 * size, spec.skin, r * 0.16)
  kit.sphere(at(0.95 + 0.05 * size, drop, 0), r * 0.125 * size, look.drawn && spec.nose === 1 ? spec.skin : spec.blush, r * 0.1)
  const thick = neckRadius(look, r)
  kit.cone(add(rig.neck, [-0.005, -0.03, 0]), at(-0.08, -0.62, 0), thick, thick / 1.12, spec.skin, r * 0.1)
  return kit.build()
}
