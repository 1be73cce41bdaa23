import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { add, along, cross, lerp, sub, unit } from '../builder/vector.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import type { Leg } from './skeleton.ts'

/** Leg of a hoofed animal: a muscled upper leg, a bony knee or hock, a thin cannon, fetlock, pastern and hoof. */
export function buildHoofedLeg(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone, chest, hip } = row
  const { root, knee, ankle, toe, hind, side } = leg
  const girth = hind ? hip : chest
  if (hind) {
    const inward = add(knee, [0, 0, -side * hip * 0.06])
    kit.cone(root, inward, Math.min(hip * 0.66, bone * 3.6), Math.max(hip * 0.36, bone * 1.5), coat.limbs, girth * 0.3)
    kit.cone(inward, ankle, Math.max(hip * 0.34, bone * 1.4), bone * 0.86, coat.limbs, bone * 1.6)
    if (!row.small) {
      const buttock = add(root, [-hip * 0.34, -hip * 0.22, 0])
      kit.cone(buttock, lerp(inward, ankle, 0.42), hip * 0.36, bone * 1.1, coat.limbs, hip * 0.3)
    }
  } else {
    kit.cone(root, knee, Math.min(girth * 0.5, bone * 2.5), bone * 1.75, coat.limbs, girth * 0.3)
    kit.cone(knee, ankle, bone * 1.62, bone * 0.84, coat.limbs, bone * 1.2)
  }
  const down = unit(sub(toe, ankle))
  const ahead = unit(cross(down, [0, 0, -1]))
  const long = bone * 1.6
  const fetlock = along(along(toe, down, -long), ahead, -bone * 0.45)
  if (row.small) kit.cone(ankle, along(toe, down, -bone * 0.4), bone * 0.76, bone * 0.56, coat.socks, bone * 0.35)
  else {
    if (hind) {
      const heel = along(along(ankle, down, -bone * 0.7), ahead, -bone * 0.62)
      kit.cone(heel, ankle, bone * 0.42, bone * 0.84, coat.limbs, bone * 0.5)
    } else kit.sphere(along(ankle, ahead, bone * 0.14), bone * 0.84, coat.limbs, bone * 0.4)
    kit.path([lerp(ankle, fetlock, 0.1), lerp(ankle, fetlock, 0.85), fetlock], [bone * 0.72, bone * 0.54, bone * 0.62], coat.socks, bone * 0.35)
    kit.cone(fetlock, along(toe, down, -bone * 0.5), bone * 0.6, bone * 0.6, coat.socks, bone * 0.3)
  }
  buildHoof(kit, row, toe, down, ahead, coat)
}

/** A hoof widens from its coronet to a flat sole; lifted ones turn with the leg. */
function buildHoof(kit: KitBuilder, { bone, small }: QuadrupedRow, toe: Vec3, down: Vec3, ahead: Vec3, coat: CoatMaterials): void {
  const coronet = along(toe, down, -bone * 0.25)
  const sole = (x: number) => along(along(toe, down, bone * 0.5), ahead, bone * x)
  kit.cone(coronet, sole(0.42), bone * 0.68, bone * 0.52, coat.feet, bone * 0.1)
  if (small) return
  kit.cone(coronet, sole(-0.28), bone * 0.66, bone * 0.5, coat.feet, bone * 0.3)
}
