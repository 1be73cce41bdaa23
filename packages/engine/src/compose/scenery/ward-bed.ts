import { KitBuilder, linear } from '../../kits/builder/kit-builder.ts'
import type { Solid } from '../../render/scene.ts'
import { put } from './furnishings.ts'

/** A hospital bed: raised head, side rails, casters. */
export function wardBed(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#b9c2ca'), specular: 1, gloss: 45, metal: 0.5 })
  const board = kit.material({ color: linear('#7fb3c4'), specular: 0.3 })
  const sheet = kit.material({ color: linear('#e6ecee'), specular: 0.03 })
  const blanket = kit.material({ color: linear('#5f9db3'), specular: 0.03 })
  kit.box([0, 0.48, 0], [0.98, 0.03, 0.44], 0.02, steel)
  for (const a of [-0.85, 0.85]) for (const b of [-0.38, 0.38]) kit.cone([a, 0.06, b], [a, 0.46, b], 0.025, 0.025, steel).sphere([a, 0.06, b], 0.06, board)
  kit.box([-1.02, 0.8, 0], [0.03, 0.3, 0.44], 0.04, board).box([1.02, 0.66, 0], [0.03, 0.16, 0.44], 0.04, board)
  kit.box([0.28, 0.6, 0], [0.66, 0.07, 0.4], 0.05, sheet)
  for (let i = 0; i < 4; i++) kit.box([-0.44 - i * 0.14, 0.64 + i * 0.1, 0], [0.09, 0.06, 0.4], 0.05, sheet, 0.04)
  kit.ellipsoid([-0.76, 1.02, 0], [0.12, 0.14, 0.3], sheet).box([0.38, 0.65, 0], [0.56, 0.06, 0.43], 0.05, blanket)
  for (const s of [-0.5, 0.5]) {
    for (const y of [0.72, 0.92]) kit.cone([-0.55, y, s], [0.2, y, s], 0.016, 0.016, steel)
    for (const a of [-0.55, -0.18, 0.2]) kit.cone([a, 0.5, s], [a, 0.92, s], 0.016, 0.016, steel)
  }
  return put(kit, 'ward:bed', x, 0, z)
}
