import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import type { Frame } from '../builder/vector.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'

const SIDES = [1, -1] as const

/** Head of a rabbit, a mouse or a squirrel: an oval that narrows to a blunt nose over split lips, with full cheeks. Returns the nose's tip. */
export function buildRodentHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip, drop } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.34
  const front = r * 0.82 + length
  const lip = -r * 0.2 - length * Math.sin(drop)
  kit.ellipsoid(at(-r * 0.16, r * 0.08), [r * 0.92, r * 0.86, r * 0.78], coat.main, soft)
  kit.cone(at(r * 0.24, r * 0.1), at(front - tip * 0.9, lip + tip * 0.4), r * 0.6, tip * 0.76, coat.main, soft)
  kit.cone(at(0, -r * 0.42), at(front - tip * 1.3, lip - tip * 0.62), r * 0.44, tip * 0.5, coat.face, soft * 0.8)
  for (const side of SIDES) {
    kit.cone(at(r * 0.5, lip, side * base * 0.3), at(front - tip * 0.72, lip - tip * 0.08, side * tip * 0.36), base * 0.56, tip * 0.58, coat.muzzle, soft * 0.5)
    kit.cone(at(r * 0.3, -r * 0.26, side * r * 0.36), at(-r * 0.1, -r * 0.36, side * r * (0.46 + 0.36 * cheek)), r * 0.42, r * 0.36, coat.face, soft)
    kit.cone(at(r * 0.42, r * 0.4, side * r * 0.34), at(r * 0.06, r * 0.42, side * r * 0.52), r * 0.16, r * 0.15, coat.main, r * 0.16)
  }
  return [front, lip, 0]
}
