import type { Vec3 } from '../../../render/scene.ts'
import { type KitBuilder, linear } from '../../builder/kit-builder.ts'
import { add, along, lerp, sub, unit } from '../../builder/vector.ts'

/** How far water flies from a nozzle, how much it rises and then falls, units of the figure. */
const JET = { far: 1.9, rise: 0.62, fall: 1.15 } as const
const DROPS = 14

/** A hose that comes from the ground behind through both hands, and the jet out of its nozzle. */
export function buildHose(kit: KitBuilder, right: Vec3, left: Vec3): void {
  const canvas = kit.material({ color: linear('#d8c9a0'), cloth: 1 })
  const brass = kit.material({ color: linear('#d0a03a'), metal: 0.5, specular: 1, gloss: 50 })
  const red = kit.material({ color: linear('#c02a26'), specular: 0.5, gloss: 40 })
  const water = kit.material({ color: [0.62, 0.84, 0.96], specular: 1.3, gloss: 80, emission: [0.06, 0.1, 0.13] })
  const way = unit(sub(left, right))
  const ahead: Vec3 = unit([1, 0.12, way[2] * 0.2])
  const mouth = along(left, ahead, 0.16)
  kit.cone(along(left, ahead, -0.03), mouth, 0.03, 0.024, brass)
  kit.cone(along(left, ahead, 0.0), along(left, ahead, 0.05), 0.04, 0.04, red)
  const floor = 0.034
  kit.path(
    [along(left, ahead, -0.02), right, add(right, [-0.3, -0.1, -0.08]), [right[0] - 0.5, right[1] * 0.45, right[2] - 0.12],
      [right[0] - 0.46, floor, right[2] - 0.2], [right[0] - 0.1, floor, right[2] - 0.34], [right[0] - 0.2, floor, right[2] - 0.62],
      [right[0] - 0.75, floor, right[2] - 0.5], [right[0] - 1.1, floor, right[2] - 0.2]],
    [0.032, 0.032, 0.034, 0.034, 0.034, 0.034, 0.034, 0.034, 0.034],
    canvas,
    0.03)
  const at = (t: number, up = 0, aside = 0): Vec3 => [mouth[0] + JET.far * t, mouth[1] + JET.rise * t - JET.fall * t * t + up, mouth[2] + aside]
  kit.path([at(0), at(0.2), at(0.42), at(0.64), at(0.84), at(1)], [0.018, 0.03, 0.045, 0.06, 0.066, 0.03], water, 0.02)
  // Its edge breaks up into drops.
  for (let i = 0; i < DROPS; i++) {
    const t = 0.35 + (0.72 * i) / DROPS
    const turn = i * 2.399
    const wide = 0.05 + 0.16 * t * t
    const from = at(t, Math.sin(turn) * wide, Math.cos(turn) * wide)
    kit.cone(from, lerp(from, at(t + 0.08, Math.sin(turn) * wide, Math.cos(turn) * wide), 0.8), 0.016, 0.01, water)
  }
}
