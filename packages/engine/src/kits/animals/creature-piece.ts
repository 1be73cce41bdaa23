import type { SolidKit, Vec3 } from '../../render/scene.ts'
import { finishFor } from '../builder/finish.ts'
import { boundsOf, placeBody } from '../builder/kit-builder.ts'
import { add, scaled } from '../builder/vector.ts'
import type { KitInput, KitPiece } from '../kit.ts'
import type { Creature } from './fish.ts'

/** Scales a creature drawn in its own units to `height` meters and stands it on the ground. */
export function creaturePiece(creature: Creature, height: number, input: KitInput): KitPiece {
  const raw = boundsOf(creature.bodies)
  const scale = height / (raw.max[1] - raw.min[1])
  const shift: Vec3 = [0, -raw.min[1], 0]
  const place = (p: Vec3): Vec3 => scaled(add(p, shift), scale)
  const finish = finishFor(input.material)
  const solid = (body: SolidKit): SolidKit => (finish ? { ...body, materials: body.materials.map(() => finish) } : body)
  const bodies = creature.bodies.filter((body) => body.primitives.length > 0)
  const { worn } = creature
  return {
    bodies: bodies.map((body) => placeBody(body === worn?.body ? body : solid(body), scaled(shift, scale), scale)),
    height,
    radius: Math.max(raw.max[0] - raw.min[0], raw.max[2] - raw.min[2]) * 0.5 * scale,
    anchors: { seat: place(creature.back), head: place(creature.head), face: place(creature.face) },
    drew: worn?.drew ?? [],
    parts: worn ? [{ noun: worn.noun, bodies: [bodies.indexOf(worn.body)] }] : [],
  }
}
