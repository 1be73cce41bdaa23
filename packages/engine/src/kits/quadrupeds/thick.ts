import { type Frame, type KitBuilder, SIDES, type Vec3 } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import type { Onto } from './skeleton.ts'

/** A rhinoceros's head: long and low, a saddle between brow and horn, heavy cheeks, a broad lip. Returns the tip of the nose. */
export function buildRhinoHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle } = row.head
  const { base, tip } = muzzle
  const reach = r * 0.35 + muzzle.length
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.3
  kit.ellipsoid(at(-r * 0.16, r * 0.12), [r * 0.86, r * 0.84, r * 0.74], coat.main, soft)
  kit.cone(at(-r * 0.3, r * 0.5, r * 0.24), at(-r * 0.3, r * 0.5, -r * 0.24), r * 0.36, r * 0.36, coat.main, soft)
  kit.path([at(r * 0.2, r * 0.1), at(reach * 0.5, -r * 0.16), at(reach * 0.86, -r * 0.06)], [r * 0.56, base * 0.66, tip * 0.78], coat.main, soft)
  kit.cone(at(r * 0.1, -r * 0.4), at(reach * 0.78, -r * 0.5), r * 0.54, tip * 0.6, coat.main, soft)
  const nose: Vec3 = [reach, -r * 0.26, 0]
  kit.cone(at(nose[0] - tip * 0.5, nose[1] - tip * 0.2, tip * 0.3), at(nose[0] - tip * 0.5, nose[1] - tip * 0.2, -tip * 0.3), tip * 0.72, tip * 0.72,
    coat.muzzle, soft * 0.6)
  for (const side of SIDES) {
    kit.cone(at(r * 0.1, r * 0.36, side * r * 0.5), at(r * 0.56, r * 0.26, side * r * 0.48), r * 0.17, r * 0.14, coat.main, r * 0.14)
    kit.cone(at(r * 0.16, -r * 0.2, side * r * 0.46), at(r * 0.9, -r * 0.36, side * base * 0.5), r * 0.24, r * 0.18, coat.main, r * 0.18)
    if (row.small) continue
    // Folds of skin behind the jaw.
    kit.path([at(-r * 0.5, r * 0.3, side * r * 0.72), at(-r * 0.34, -r * 0.3, side * r * 0.76), at(-r * 0.1, -r * 0.84, side * r * 0.4)],
      [r * 0.1, r * 0.13, r * 0.1], coat.main, r * 0.14)
  }
  return nose
}

/** A hippopotamus's head: a boxy muzzle far wider than the brow, eyes and nostrils on bumps on top. Returns the tip of the nose. */
export function buildHippoHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle } = row.head
  const { base, tip } = muzzle
  const reach = r * 0.5 + muzzle.length
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.3
  kit.ellipsoid(at(-r * 0.16, r * 0.04), [r * 0.86, r * 0.84, r * 0.82], coat.main, soft)
  kit.cone(at(r * 0.2, r * 0.12), at(reach * 0.7, -r * 0.12), r * 0.5, base * 0.6, coat.main, soft)
  kit.cone(at(0, -r * 0.42), at(reach * 0.62, -r * 0.56), r * 0.6, base * 0.6, coat.face, soft)
  const lip = -r * 0.28
  kit.cone(at(reach - tip * 0.8, lip, tip * 0.5), at(reach - tip * 0.8, lip, -tip * 0.5), tip * 0.8, tip * 0.8, coat.muzzle, soft)
  kit.cone(at(reach - tip * 1.1, lip - tip * 0.66, tip * 0.3), at(reach - tip * 1.1, lip - tip * 0.66, -tip * 0.3), tip * 0.56, tip * 0.56, coat.face,
    tip * 0.12)
  for (const side of SIDES) {
    kit.sphere(at(r * 0.3, r * 0.56, side * r * 0.46), r * 0.26, coat.main, r * 0.14)
    kit.sphere(at(reach - tip * 0.72, lip + tip * 0.66, side * tip * 0.5), tip * 0.3, coat.muzzle, tip * 0.2)
  }
  return [reach, lip, 0]
}

/** Slit nostrils on their bumps, and lips that run back under the eyes. */
export function buildHippoMouth(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, dark: number): void {
  const { skull: r, muzzle } = row.head
  const { tip } = muzzle
  for (const side of SIDES) {
    const over = (x: number, z: number): Vec3 => onto(frame.at([nose[0] + tip * x, r * 3, side * tip * z]), frame.turn([0, -1, 0])).point
    const beside = (x: number, y: number): Vec3 => onto(frame.at([x, nose[1] + tip * y, side * r * 3]), frame.turn([0, 0, -side])).point
    kit.path([over(-0.46, 0.46), over(-0.62, 0.54)], [tip * 0.045, tip * 0.06], dark)
    const front = onto(frame.at([nose[0] + r * 2, nose[1] - tip * 0.42, side * tip * 0.3]), frame.turn([-1, 0, 0])).point
    kit.path([front, beside(nose[0] - tip * 0.5, -0.5), beside(nose[0] - tip * 1.1, -0.52), beside(r * 0.7, -0.3)],
      [0.03, 0.035, 0.035, 0.025].map((thick) => thick * tip), dark)
  }
}
