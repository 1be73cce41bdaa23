import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import type { Frame } from '../builder/vector.ts'
import { pairs } from '../tuples.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'

/** Head of a koala: a broad ball with round cheeks and a pale chin, flat before but for its nose. Returns the nose's tip. */
export function buildKoalaHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): Vec3 {
  const { skull: r, muzzle, cheek } = row.head
  const at = (x: number, y: number, z = 0): Vec3 => frame.at([x * r, y * r, z * r])
  const soft = r * 0.3
  const front = 0.8 + muzzle.length / r
  kit.ellipsoid(at(-0.1, 0.06), [r * 0.9, r * 0.86, r * 0.98], coat.main, soft)
  kit.cone(at(0.4, 0.3), at(front - 0.3, -0.16), r * 0.36, r * 0.26, coat.muzzle, soft)
  kit.cone(at(0.3, -0.42), at(front - 0.36, -0.44), r * 0.36, r * 0.22, coat.belly, soft * 0.8)
  for (const side of [1, -1]) {
    const outer = at(-0.02, -0.36, side * (0.56 + 0.3 * cheek))
    kit.cone(at(0.36, -0.24, side * 0.34), outer, r * 0.42, r * 0.32, coat.face, soft)
    // Tufts at the rim of the ear.
    for (const [up, aside] of pairs([0.9, 1.16, 0.62, 1.42, 0.3, 1.42]))
      kit.cone(at(-0.1, up * 0.9, side * aside * 0.8), at(0.02, up * 0.94, side * aside), r * 0.2, r * 0.03, coat.ear, r * 0.14)
  }
  return [front * r, -r * 0.16, 0]
}
