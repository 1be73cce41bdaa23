import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, masonry, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import type { Solid } from '../../../render/scene.ts'
import { jarRow } from '../../scenery/furnishings.ts'
import { block, bookWall, indoorSky, pendant, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Round table with two chairs. */
function table(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.3, 0.16, 0.07], specular: 0.35, gloss: 26 })
  const iron = kit.material({ color: [0.03, 0.03, 0.03], specular: 0.4 })
  const cup = kit.material({ color: [0.82, 0.8, 0.76], specular: 0.8, gloss: 50 })
  kit.ellipsoid([0, 0.74, 0], [0.42, 0.03, 0.42], wood).cone([0, 0, 0], [0, 0.72, 0], 0.05, 0.04, iron).ellipsoid([0, 0.03, 0], [0.26, 0.04, 0.26], iron)
  kit.cone([0.08, 0.79, 0.1], [0.08, 0.86, 0.1], 0.05, 0.06, cup)
  for (const s of [-1, 1]) {
    kit.box([0, 0.45, s * 0.7], [0.2, 0.02, 0.2], 0.02, wood).box([0, 0.78, s * 0.9], [0.19, 0.16, 0.012], 0.02, wood)
    for (const a of [-0.16, 0.16]) for (const b of [-0.16, 0.16]) kit.cone([a, 0, s * 0.7 + b], [a, 0.45, s * 0.7 + b], 0.022, 0.022, iron)
  }
  return { kit: kit.build('cafe-indoor-table'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

export const cafe = defineSetting('cafe', { indoor: true, time: 'morning', vista: { height: 1.5, eye: 1.4, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, 2.8)
  const side = stage.seed % 2 ? 1 : -1
  const brick = masonry([0.32, 0.14, 0.09], [0.48, 0.24, 0.16], 0.26, 0.1)
  const wx = side * space.right * 0.48
  const lamps = [-0.6, -0.1, 0.42].map((c) => pendant(c * space.right, 2.5, space.back - 1.1, [0.12, 0.1, 0.08], 0.85))
  const bar = -side * space.right * 0.5
  const text = stage.texts[0] ?? 'COFFEE'
  return {
    boxes: [
      ...shell(space, boards([0.22, 0.13, 0.07], [0.36, 0.22, 0.13], 0.16), withWindow(stage, brick, wx, 0.8, 1.7, 1.5, [0.05, 0.05, 0.05], 3), brick),
      block(bar, 0, space.back - 1, space.right * 0.8, 1.02, 0.6, boards([0.1, 0.2, 0.18], [0.14, 0.26, 0.23], 0.24, true)),
      block(bar, 1.02, space.back - 1.04, space.right * 0.84, 0.05, 0.68, [0.34, 0.2, 0.1]),
      block(bar, 1.55, space.back - 0.26, space.right * 0.7, 0.04, 0.26, [0.3, 0.18, 0.09]),
      // Books by the window, where there is room for them.
      ...(space.right > 2.4 ? [block(side * (space.right - 0.5), 0, space.back - 0.34, 0.9, 2.05, 0.34, bookWall([0.2, 0.11, 0.06]))] : []),
      shadowless(bar - 0.8, 1.98, space.back - 0.06, bar + 0.8, 2.46, space.back, signBoard(text, 1.6, 0.48, [0.02, 0.022, 0.02], [0.8, 0.76, 0.66]))],
    solids: [table(wx * 0.92, space.back - 1), jarRow(bar, 1.61, space.back - 0.14, 6, stage.seed), jarRow(bar, 1.09, space.back - 0.75, 3, stage.seed + 1),
      ...lamps.map((lamp) => lamp.solid)],
    sprites: stage.allows('plants') ? [sprite(plantTexture('potted-plant', stage.seed, 1), bar + space.right * 0.28, 1.07, space.back - 0.7, 0.5, false)] : [],
    lights: [
      ...lamps.map((lamp) => lamp.light),
      { position: [wx, 1.6, space.back - 0.9], color: stage.night ? [0.25, 0.3, 0.6] : [1.2, 1.1, 0.95], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.43, 0.36], [1.15, 0.95, 0.7]),
  }
})
