import type { Vec3 } from '../../render/scene.ts'
import { creaturePiece } from '../animals/creature-piece.ts'
import { glowing, KitBuilder, linear } from '../builder/kit-builder.ts'
import { lerp } from '../builder/vector.ts'
import type { KitInput, KitPiece } from '../kit.ts'
import { triples } from '../tuples.ts'

/** A four-legged machine. */
export function robotDog(input: KitInput): KitPiece {
  const kit = new KitBuilder()
  const shell = kit.material({ color: input.color ?? linear('#e8eaee'), specular: 0.9, gloss: 50, metal: 0.3 })
  const joint = kit.material({ color: linear('#4a515c'), specular: 0.6, gloss: 36, metal: 0.3 })
  const dark = kit.material({ color: linear('#1c1e23'), specular: 0.8, gloss: 50 })
  const lamp = kit.material(glowing('#4ad0ff'))
  kit.box([0, 0.5, 0], [0.26, 0.07, 0.1], 0.06, shell)
  kit.box([0, 0.59, 0], [0.16, 0.015, 0.06], 0.02, dark)
  const running = input.action === 'running' || input.action === 'walking'
  for (const front of [1, -1]) {
    for (const side of [1, -1]) {
      const swing = running ? front * side * 0.16 : 0
      const hip: Vec3 = [front * 0.25, 0.47, side * 0.17]
      const knee: Vec3 = [front * 0.25 - 0.1 + swing * 0.5, 0.27, side * 0.18]
      const foot: Vec3 = [front * 0.25 + 0.02 + swing, 0.035, side * 0.18]
      kit.sphere(hip, 0.075, joint)
      kit.cone(hip, knee, 0.05, 0.042, shell)
      kit.sphere(knee, 0.045, dark)
      kit.cone(lerp(knee, foot, 0.1), foot, 0.034, 0.03, joint)
      kit.sphere(foot, 0.036, dark)
    }
  }
  kit.cone([0.28, 0.54, 0], [0.4, 0.68, 0], 0.06, 0.055, joint)
  kit.box([0.47, 0.74, 0], [0.09, 0.055, 0.065], 0.045, shell)
  kit.box([0.585, 0.75, 0], [0.014, 0.035, 0.06], 0.016, dark)
  for (const side of [1, -1]) {
    kit.sphere([0.61, 0.755, side * 0.04], 0.021, lamp)
    kit.cone([0.4, 0.82, side * 0.08], [0.37, 0.94, side * 0.1], 0.034, 0.012, joint)
  }
  kit.path(triples([-0.3, 0.55, 0, -0.42, 0.68, 0, -0.46, 0.82, 0]), [0.026, 0.02, 0.014], joint)
  kit.sphere([-0.46, 0.84, 0], 0.026, lamp)
  return creaturePiece({ bodies: [kit.build()], face: [0.6, 0.75, 0], back: [0, 0.62, 0], head: [0.46, 0.84, 0] }, 0.7, input)
}
