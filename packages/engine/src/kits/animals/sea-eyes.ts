import type { Vec3 } from '../../render/scene.ts'
import { type KitBuilder, linear } from '../builder/kit-builder.ts'
import { surfacePoint } from '../builder/surface.ts'
import type { KitInput } from '../kit.ts'
import { buildEye } from './creature-eye.ts'

/** Eyes where rays from `places` towards the middle meet the body. */
export function eyesOn(kit: KitBuilder, details: KitBuilder, input: KitInput, places: readonly Vec3[], size: number, iris?: string): void {
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  const body = kit.build()
  for (const place of places) {
    const hit = surfacePoint(body, [place[0] * 4, place[1], place[2] * 4], [-place[0], 0, -place[2]], 6)
    buildEye(details, { ...hit, size, forward: [1, 0, 0], upward: [0, 1, 0], iris, faces: input.faces, dark })
  }
}
