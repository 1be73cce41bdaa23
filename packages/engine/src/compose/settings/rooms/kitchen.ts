import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import type { Face } from '../../../kits/buildings/wall-faces.ts'
import { boards, glow, masonry, matte, tiles } from '../../../kits/buildings/wall-faces.ts'
import type { Solid } from '../../../render/scene.ts'
import { jarRow } from '../../scenery/furnishings.ts'
import { block, indoorSky, pendant, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

/** Copper pans on hooks. */
function pans(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const copper = kit.material({ color: linear('#c8763a'), specular: 1.2, gloss: 40, metal: 0.3 })
  const rail = kit.material({ color: [0.05, 0.04, 0.04], specular: 0.4 })
  kit.cone([0, 0.5, -0.8], [0, 0.5, 0.8], 0.015, 0.015, rail)
  for (let i = 0; i < 4; i++) {
    const at = -0.66 + i * 0.44
    kit.cone([0, 0.18, at], [0, 0.5, at], 0.018, 0.018, copper).ellipsoid([0.02, 0.04, at], [0.05, 0.16 - i * 0.015, 0.16 - i * 0.015], copper)
  }
  return { kit: kit.build('copper-pans'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

export const kitchen = defineSetting('kitchen', { indoor: true, time: 'morning', vista: { height: 1.4, eye: 1.45, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, 2.2)
  const side = stage.seed % 2 ? 1 : -1
  const tiled = tiles([0.66, 0.64, 0.56], [0.72, 0.7, 0.63], 0.2, 0.35)
  const plasterTop: Face = (axis, u, v, x, y, z, out) => {
    if (y < 1.75) tiled(axis, u, v, x, y, z, out)
    else matte(out, 0.68, 0.6, 0.46)
  }
  const wx = -side * space.right * 0.42
  const ox = side * space.right * 0.5
  const oven = masonry([0.36, 0.14, 0.09], [0.52, 0.23, 0.14], 0.24, 0.1)
  const fire: Face = (axis, u, v, x, y, z, out) => {
    oven(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const dx = (x - ox) / 0.42
    const dy = (y - 1) / 0.42
    if (dy > 0 ? dx * dx + dy * dy < 1 : Math.abs(dx) < 1 && dy > -0.25) {
      const flame = Math.exp(-dx * dx * 2 - (dy + 0.1) ** 2 * 5)
      matte(out, 0.03, 0.02, 0.02)
      glow(out, 2.6 * flame, 0.95 * flame, 0.2 * flame)
    }
  }
  const lamp = pendant(-side * space.right * 0.3, 2.35, space.back - 1, [0.06, 0.2, 0.18], stage.night ? 1 : 0.6)
  return {
    boxes: [
      ...shell(space, tiles([0.42, 0.25, 0.16], [0.62, 0.5, 0.38], 0.5), withWindow(stage, plasterTop, wx, 1.2, 1.15, 1.05, [0.82, 0.8, 0.74], 2), plasterTop),
      block(-side * space.right * 0.3, 0, space.back - 0.65, space.right * 1.1, 0.86, 0.63, boards([0.1, 0.25, 0.24], [0.13, 0.3, 0.28], 0.62, true)),
      block(-side * space.right * 0.3, 0.86, space.back - 0.68, space.right * 1.14, 0.05, 0.68, [0.6, 0.52, 0.4]),
      block(ox, 0, space.back - 0.75, 1.6, 2.1, 0.75, fire),
      block(0, 1.86, space.back - 0.28, space.right * 0.62, 0.04, 0.28, [0.3, 0.18, 0.09])],
    solids: [jarRow(0, 1.92, space.back - 0.15, 6, stage.seed), jarRow(-side * space.right * 0.62, 0.92, space.back - 0.3, 4, stage.seed + 2),
      pans(-side * space.right * 0.02, 1.22, space.back - 0.12), lamp.solid],
    lights: [
      lamp.light,
      { position: [ox, 1.1, space.back - 1.3], color: [1.5, 0.65, 0.22], radius: 4.5 },
      { position: [wx, 1.6, space.back - 0.8], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.15, 1], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.54, 0.5, 0.45], [1.35, 1.15, 0.9]),
  }
})
