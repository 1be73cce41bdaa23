import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { pairs } from '../../kits/tuples.ts'
import type { Rgb } from '../../render/scene.ts'

/** An open parasol on its pole, 2.5 m high. */
export function parasol(cloth: Rgb): KitBuilder {
  const kit = new KitBuilder()
  const pole = kit.material({ color: [0.62, 0.6, 0.56], specular: 0.4 })
  const canvas = kit.material({ color: cloth, specular: 0.03 })
  kit.cone([0, 0, 0], [0, 2.5, 0], 0.035, 0.03, pole)
  kit.lathe([0, 0, 0], pairs([2.05, 1.14, 2.02, 1.2, 2.5, 0.08, 2.56, 0]), 'y', canvas, 0.01)
  return kit
}
