import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import type { Frame } from '../builder/vector.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'

const SIDES = [1, -1] as const

/** Head of a pig: a wedge from heavy jowls to a cylinder of a snout, small eyes under a brow. Returns the snout's end. */
export function buildPigHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const { length, base, tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x, y, z])
  const soft = r * 0.32
  const front = r * 0.7 + length
  const lip = -r * 0.16 - length * Math.sin(muzzle.drop)
  kit.ellipsoid(at(-r * 0.14, r * 0.1), [r * 0.94, r * 0.9, r * 0.86], coat.main, soft)
  kit.cone(at(r * 0.34, r * 0.06), at(front - length * 0.7, lip + tip * 0.1), r * 0.56, base * 0.82, coat.main, soft)
  kit.cone(at(front - length * 0.8, lip), at(front - tip * 0.94, lip), base * 0.78, tip * 0.86, coat.muzzle, soft * 0.6)
  kit.cone(at(0, -r * 0.5), at(front - length * 0.5, lip - tip * 0.85), r * 0.52, tip * 0.46, coat.face, soft * 0.8)
  for (const side of SIDES) {
    kit.cone(at(r * 0.12, -r * 0.34, side * r * 0.42), at(-r * 0.2, -r * 0.5, side * r * (0.5 + 0.3 * cheek)), r * 0.44, r * 0.36, coat.face, soft)
    kit.cone(at(r * 0.62, r * 0.36, side * r * 0.26), at(r * 0.46, r * 0.38, side * r * 0.56), r * 0.15, r * 0.14, coat.main, r * 0.16)
  }
  return [front, lip, 0]
}

/** The disc of a snout with its two nostrils, and a mouth that smiles back under the cheek. */
export function buildSnout(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: (from: Vec3, way: Vec3) => { point: Vec3; normal: Vec3 },
  wet: number, dark: number): void {
  const { skull: r, muzzle } = row.head
  const { tip } = muzzle
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([nose[0] + tip * x, nose[1] + tip * y, tip * z])
  kit.hemmed(at(-0.5, 0.02), at(0, 0.02), tip * 0.92, tip * 0.98, wet)
  if (row.small) return
  for (const side of SIDES) {
    kit.cone(at(-0.02, 0.18, side * 0.36), at(-0.02, -0.04, side * 0.32), tip * 0.15, tip * 0.17, dark)
    const beside = (x: number, y: number): Vec3 => onto(frame.at([x, y, side * r * 3]), frame.turn([0, 0, -side])).point
    const corner = r * 0.6
    const mouth = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      beside(nose[0] - tip * 0.9 + (corner - nose[0] + tip * 0.9) * t, nose[1] - tip * (0.72 + 0.34 * Math.sin(2.2 * t))))
    kit.path(mouth, [0.03, 0.045, 0.05, 0.05, 0.03].map((thick) => thick * tip), dark)
  }
}
