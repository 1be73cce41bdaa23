import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import type { PointLight, Solid } from '../../render/scene.ts'

/** A torch on a wall and its light. */
export function torch(x: number, y: number, z: number, scale: number): { readonly solid: Solid; readonly light: PointLight } {
  const kit = new KitBuilder()
  const iron = kit.material({ color: [0.05, 0.04, 0.035] })
  const flame = kit.material({ color: [1, 0.6, 0.2], emission: [7, 3.2, 0.8] })
  kit.cone([0, 0, 0], [0, 0.42, 0], 0.03, 0.06, iron).ellipsoid([0, 0.56, 0], [0.09, 0.17, 0.09], flame)
  return {
    solid: { kit: kit.build('torch'), position: [x, y, z], yaw: 0, scale, instance: 0 },
    light: { position: [x * 0.96, y + 0.6 * scale, z - 0.4], color: [2.2, 1.15, 0.4], radius: 6 * scale },
  }
}
