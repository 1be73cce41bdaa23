import type { Vec3 } from '../../render/scene.ts'
import { type KitBuilder, linear } from '../builder/kit-builder.ts'
import type { KitInput } from '../kit.ts'
import { buildEye } from './creature-eye.ts'

/** Slit eyes at given places; returns the material of the pupils. */
export function eyes(details: KitBuilder, input: KitInput, places: readonly (readonly [Vec3, Vec3])[], size: number, iris: string): number {
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  for (const [point, normal] of places) {
    const length = Math.hypot(...normal)
    buildEye(details, { point, normal: [normal[0] / length, normal[1] / length, normal[2] / length], size, forward: [1, 0, 0], upward: [0, 1, 0], iris,
      slit: true, faces: input.faces, dark })
  }
  return dark
}
