import { boards } from '../../../kits/buildings/wall-faces.ts'
import { block, bookWall, indoorSky, pendant, roomFor, rug, shell, withWindow } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

export const library = defineSetting('library', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.6, 3.6)
  const books = bookWall([0.2, 0.1, 0.05])
  const wood = boards([0.2, 0.11, 0.06], [0.32, 0.19, 0.11], 0.18)
  const lamps = [-0.52, 0.52].map((c) => pendant(c * space.right, 2.25, space.back - 0.9, [0.08, 0.2, 0.12], 0.95))
  const aisle = space.right * 0.3
  return {
    boxes: [
      ...shell(space, wood, withWindow(stage, books, 0, 0.9, aisle * 1.1, 2.3, [0.24, 0.14, 0.07], 3, true), books),
      // Two shelves stand forward on each side: depth for the eye.
      block(-space.right * 0.78, 0, space.back - 1.6, space.right * 0.34, space.height, 0.45, books),
      block(space.right * 0.78, 0, space.back - 1.6, space.right * 0.34, space.height, 0.45, books),
      rug(stage, [0.3, 0.05, 0.06], [0.5, 0.36, 0.14])],
    solids: lamps.map((lamp) => lamp.solid),
    lights: [...lamps.map((lamp) => lamp.light), { position: [0, 2, space.back - 1], color: stage.night ? [0.3, 0.35, 0.6] : [1.5, 1.25, 0.85], radius: 7 }],
    sky: (sky) => indoorSky(sky, stage, [0.42, 0.36, 0.3], [1.2, 0.95, 0.65]),
  }
})
