import type { Vec3 } from '../../render/scene.ts'
import { type KitBuilder, linear } from '../builder/kit-builder.ts'
import { along, type Frame } from '../builder/vector.ts'
import type { QuadrupedRow } from './row.ts'

/** Where a look from `from` in a direction meets the head. */
type Onto = (from: Vec3, way: Vec3) => { point: Vec3; normal: Vec3 }

/** Lips from under the nose back along both sides of the muzzle; open, with the tongue out, where the dog pants. */
export function buildDogMouth(kit: KitBuilder, row: QuadrupedRow, frame: Frame, nose: Vec3, onto: Onto, dark: number): void {
  const { skull: r, muzzle } = row.head
  const { tip, base } = muzzle
  const thick = Math.max(tip * 0.05, r * 0.016)
  const [front, lip] = nose
  const ahead = (y: number, z: number): Vec3 => {
    const { point, normal } = onto(frame.at([front + r * 2, y, z]), frame.turn([-1, 0, 0]))
    return along(point, normal, thick * 0.1)
  }
  const beside = (x: number, y: number, side: number): Vec3 => {
    const { point, normal } = onto(frame.at([x, y, side * r * 3]), frame.turn([0, 0, -side]))
    return along(point, normal, thick * 0.05)
  }
  kit.path([ahead(lip + tip * 0.3, 0), ahead(lip - tip * 0.3, 0)], [thick, thick], dark)
  for (const side of [1, -1]) {
    const line = [ahead(lip - tip * 0.3, 0), ahead(lip - tip * 0.44, side * tip * 0.42), beside(front - tip * 1.2, lip - tip * 0.5, side),
      beside((front + r * 0.5) / 2, lip - (tip + base) * 0.27, side), beside(r * 0.62, lip - base * 0.18, side)]
    kit.path(line, [thick, thick, thick, thick * 0.9, thick * 0.7], dark)
  }
  if (!row.head.tongue) return
  const at = (x: number, y: number): Vec3 => frame.at([x, y, 0])
  const inside = kit.material({ color: linear('#3a1416'), specular: 0.3, gloss: 30 })
  const pink = kit.material({ color: linear('#dd6f78'), specular: 0.35, gloss: 30 })
  kit.cone(at(r * 0.5, lip - tip * 0.7), at(front - tip * 1.5, lip - tip * 0.92), base * 0.5, tip * 0.5, inside)
  kit.path(
    [at(front - tip * 2.2, lip - tip * 0.95), at(front - tip * 1, lip - tip * 1), at(front - tip * 0.72, lip - tip * 1.35),
      at(front - tip * 0.72, lip - tip * 1.95)],
    [tip * 0.36, tip * 0.38, tip * 0.36, tip * 0.3],
    pink)
}
