import type { SolidKit, Vec3 } from '../../render/scene.ts'
import { KitBuilder, linear } from '../builder/kit-builder.ts'
import { add, along, lerp, sub, unit } from '../builder/vector.ts'
import type { Rig } from './pose.ts'

/** What is strapped to the feet, or ridden. */
export type Gear = 'skis' | 'snowboard' | 'broom'

/** From under the seat through both hands. */
function buildFlyingBroom(kit: KitBuilder, rig: Rig): void {
  const wood = kit.material({ color: linear('#6b4424'), specular: 0.15, gloss: 14 })
  const straw = kit.material({ color: linear('#d8a850'), fur: 0.5 })
  const seat = add(rig.underside, [0, 0.02, 0])
  const grips = lerp(rig.wrists[0], rig.wrists[1], 0.5)
  const forward = unit(sub([grips[0], grips[1] - 0.06, seat[2]], seat))
  const at = (distance: number): Vec3 => along(seat, forward, distance)
  kit.cone(at(-0.5), at(0.95), 0.024, 0.019, wood)
  kit.cone(at(-0.4), at(-0.52), 0.04, 0.06, straw)
  kit.cone(at(-0.52), at(-0.95), 0.07, 0.13, straw, 0.03)
}

/** Skis with their poles or a snowboard, level whatever the legs do; or a broom in the air. */
export function buildGear(gear: Gear, rig: Rig): SolidKit {
  const kit = new KitBuilder()
  if (gear === 'broom') {
    buildFlyingBroom(kit, rig)
    return kit.build()
  }
  const sole = 0.058
  if (gear === 'snowboard') {
    const board = kit.material({ color: linear('#f2b02e'), specular: 0.6, gloss: 50 })
    const middle = lerp(rig.ankles[0], rig.ankles[1], 0.5)
    const low = Math.min(rig.ankles[0][1], rig.ankles[1][1]) - sole
    const at = (x: number, y: number): Vec3 => [middle[0] + x, low + y, middle[2]]
    kit.box(at(0, 0), [0.58, 0.012, 0.12], 0.012, board)
    for (const side of [1, -1]) kit.cone(at(side * 0.56, 0), at(side * 0.7, 0.05), 0.03, 0.02, board, 0.03)
    return kit.build()
  }
  const ski = kit.material({ color: linear('#2b6fd0'), specular: 0.7, gloss: 50 })
  const pole = kit.material({ color: linear('#c9ced6'), metal: 0.5, specular: 1, gloss: 50 })
  const dark = kit.material({ color: linear('#1d1f26'), specular: 0.3, gloss: 20 })
  for (const index of [0, 1] as const) {
    const foot = add(rig.ankles[index], [0, -sole, 0])
    kit.box(add(foot, [0.06, 0, 0]), [0.72, 0.012, 0.04], 0.01, ski)
    kit.path([add(foot, [0.76, 0.004, 0]), add(foot, [0.88, 0.035, 0]), add(foot, [0.96, 0.1, 0])], [0.034, 0.03, 0.014], ski, 0.02)
    kit.box(add(foot, [0.01, 0.02, 0]), [0.13, 0.02, 0.045], 0.01, dark)
    const side = index === 0 ? 1 : -1
    const hand = lerp(rig.elbows[index], rig.wrists[index], 1.17)
    const tip: Vec3 = [hand[0] - 0.62, foot[1] + 0.06, hand[2] + side * 0.1]
    kit.cone(add(hand, [0.05, 0.08, 0]), tip, 0.012, 0.009, pole)
    kit.cone(add(hand, [0.03, 0.05, 0]), add(hand, [-0.02, -0.03, 0]), 0.02, 0.02, dark)
    kit.torus(lerp(hand, tip, 0.93), 0.035, 0.008, 'y', dark)
  }
  return kit.build()
}
