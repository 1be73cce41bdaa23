import { boards, matte, plaster } from '../../../kits/buildings/wall-faces.ts'
import type { Rgb } from '../../../render/scene.ts'
import { bedSolids } from '../../scenery/furnishings.ts'
import { block, framedPicture, indoorSky, pendant, roomFor, rug, shell, withWindow } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

const WALL: Rgb = [0.42, 0.47, 0.58]

export const bedroom = defineSetting('bedroom', { indoor: true, time: 'morning', vista: { height: 1.35, eye: 1.4, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, 2.5)
  const side = stage.seed % 2 ? 1 : -1
  const wall = plaster(WALL)
  const wx = side * space.right * 0.55
  const lamp = pendant(-side * space.right * 0.82, 1.5, space.back - 0.6, [0.8, 0.6, 0.5], stage.night ? 1.1 : 0.5)
  const bedX = -side * space.right * 0.36
  // With no one in it, the room shows how one lives there.
  const pieces = setPieces(
    stage,
    stage.empty && stage.allows('furniture')
      ? [
          { kit: 'furniture:lamp', at: [bedX + side * 1.22, 0.55, space.back - 0.35], height: 0.5 },
          { kit: 'furniture:armchair', at: [side * space.right * 0.74, 0, space.back - 1.1], height: 0.95, turn: -side * 0.7, color: [0.6, 0.5, 0.36] },
          { kit: 'plant:potted-plant', at: [side * space.right * 0.94, 0, space.back - 0.4], height: 1.2 }]
      : [])
  return {
    boxes: [
      ...shell(space, boards([0.3, 0.2, 0.12], [0.48, 0.35, 0.23], 0.18), withWindow(stage, wall, wx, 0.85, 1.15, 1.5, [0.85, 0.83, 0.8], 2), wall),
      // Curtains hang in folds on both sides of the window.
      ...[-1, 1].map((s) =>
        block(wx + s * 0.82, 0.35, space.back - 0.1, 0.36, 2.2, 0.08, (_axis, u, _v, _x, _y, _z, out) => {
          const fold = 0.7 + 0.4 * Math.sin(u * 42)
          matte(out, 0.62 * fold, 0.38 * fold, 0.34 * fold)
        })),
      rug(stage, [0.5, 0.46, 0.4], [0.28, 0.34, 0.44]),
      block(-side * space.right * 0.82, 0, space.back - 0.5, 0.5, 0.55, 0.45, [0.3, 0.18, 0.1]),
      ...(pieces.solids.length > 0 ? [block(bedX + side * 1.22, 0, space.back - 0.5, 0.45, 0.55, 0.4, [0.3, 0.18, 0.1])] : []),
      framedPicture(-side * space.right * 0.36, 1.5, space.back, 0.8, 0.55, [[0.75, 0.55, 0.5], [0.4, 0.4, 0.55], [0.2, 0.25, 0.35]])],
    solids: [...(stage.hasBed ? [] : bedSolids(bedX, space.back - 1.05, [0.34, 0.2, 0.34])), lamp.solid, ...pieces.solids],
    decals: pieces.decals,
    lights: [...pieces.lights, lamp.light, { position: [wx, 1.6, space.back - 0.8], color: stage.night ? [0.25, 0.32, 0.6] : [1.3, 1.2, 1], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.5, 0.55], [1.2, 1.02, 0.85]),
  }
})
