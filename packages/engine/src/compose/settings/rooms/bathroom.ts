import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, matte, plaster, tiles } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { buildPiece } from '../../build-piece.ts'
import { floorFace } from '../../scenery/floors.ts'
import { block, framedPicture, indoorSky, pendant, roomFor, rug, shell, withWindow } from '../../scenery/rooms.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Tiles up to the shoulder: pale sage, sand, powder blue. */
const TILES: readonly (readonly [Rgb, Rgb])[] = [[[0.5, 0.58, 0.52], [0.56, 0.64, 0.57]], [[0.66, 0.6, 0.52], [0.72, 0.66, 0.58]],
  [[0.48, 0.58, 0.64], [0.54, 0.64, 0.7]]]
const TILED = 1.3
/** Sky, sea and sand of the pictures on the wall. */
const SEASIDE: readonly [Rgb, Rgb, Rgb] = [[0.62, 0.74, 0.78], [0.2, 0.42, 0.5], [0.7, 0.6, 0.44]]

/** A basin on its cupboard under a round mirror, with a tap, a bottle and a lamp on either side. */
function vanity(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#a4713f'), specular: 0.2, gloss: 18 })
  const stone = kit.material({ color: linear('#f2efe9'), specular: 0.6, gloss: 50 })
  const brass = kit.material({ color: linear('#c9a25a'), specular: 1, gloss: 50, metal: 0.5 })
  const glass = kit.material({ color: linear('#c9dbe2'), specular: 1.3, gloss: 110, metal: 0.85 })
  const lamp = kit.material({ color: [1, 0.9, 0.74], emission: [1.7, 1.45, 1.1] })
  const amber = kit.material({ color: linear('#8a4f22'), specular: 0.8, gloss: 60 })
  kit
    .box([0, 0.42, 0], [0.24, 0.4, 0.56], 0.02, wood)
    .box([0.245, 0.62, -0.28], [0.008, 0.14, 0.25], 0.01, wood)
    .box([0.245, 0.62, 0.28], [0.008, 0.14, 0.25], 0.01, wood)
    .box([0.01, 0.86, 0], [0.27, 0.025, 0.6], 0.015, stone)
    .ellipsoid([0.02, 0.96, 0], [0.2, 0.09, 0.26], stone)
  for (const side of [-0.28, 0.28]) kit.cone([0.27, 0.62, side - 0.06], [0.27, 0.62, side + 0.06], 0.014, 0.014, brass)
  kit.path([[-0.18, 0.88, 0], [-0.18, 1.18, 0], [-0.08, 1.22, 0], [0, 1.14, 0]], [0.02, 0.02, 0.02, 0.018], brass)
  kit.cone([0.06, 0.89, 0.46], [0.06, 1, 0.46], 0.045, 0.045, amber).cone([0.06, 1.02, 0.46], [0.06, 1.08, 0.46], 0.02, 0.02, brass)
  kit.ellipsoid([-0.2, 1.68, 0], [0.03, 0.44, 0.44], glass).torus([-0.19, 1.68, 0], 0.44, 0.022, 'x', brass)
  for (const side of [-0.66, 0.66]) {
    kit.cone([-0.22, 1.62, side], [-0.1, 1.62, side], 0.025, 0.02, brass)
    kit.cone([-0.1, 1.66, side], [-0.1, 1.86, side], 0.07, 0.07, lamp)
  }
  return { kit: kit.build('bathroom-vanity'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** The tub by the window, when the picture has none of its own. */
function tub(x: number, z: number, { seed, night }: Stage): Solid[] {
  const { piece } = buildPiece('furniture:bathtub', { noun: 'bathtub', attributes: [], holds: [], wears: [], faces: 'natural', night, seed })
  return piece.bodies.map((kit) => ({ kit, position: [x, 0, z], yaw: Math.PI / 2 - 0.12, scale: 1.15, instance: 0 }))
}

export const bathroom = defineSetting('bathroom', { indoor: true, time: 'morning', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.1)
  const side = stage.seed % 2 ? 1 : -1
  const [dark, light] = TILES[stage.seed % TILES.length]
  const tiled = tiles(dark, light, 0.16, 0.5)
  const paint = plaster([0.78, 0.76, 0.72])
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y > TILED + 0.05) paint(axis, u, v, x, y, z, out)
    else if (y > TILED) matte(out, 0.8, 0.79, 0.76, 0.5)
    else tiled(axis, u, v, x, y, z, out)
  }
  const wx = side * space.right * 0.46
  // The basin keeps clear of what stands in the room.
  const out = stage.empty ? 0 : Math.min(space.right - 0.7, stage.groupHalfWidth + 0.7)
  const sink = -side * Math.max(space.right * 0.42, out)
  // Over a tub that stands before the wall there is room for pictures and a lamp.
  const high = stage.hasBath && space.height > 3.4
  const lamp = pendant(side * space.right * 0.1, Math.min(3.4, space.height * 0.62), space.back - 0.8, [0.75, 0.6, 0.36], 0.5)
  const towel: Rgb = [0.72, 0.42, 0.34]
  return {
    boxes: [
      ...shell(space, stage.floor ? floorFace(stage, [0.7, 0.68, 0.64]) : tiles([0.44, 0.44, 0.43], [0.5, 0.5, 0.48], 0.42, 0.4),
        withWindow(stage, wall, wx, 1.2, 1.3, 1.15, [0.86, 0.85, 0.82], 2), wall),
      rug(stage, [0.62, 0.6, 0.55], [0.74, 0.72, 0.68]),
      ...(high
        ? [framedPicture(wx - side * 1.75, 1.75, space.back, 0.62, 0.8, SEASIDE), framedPicture(wx - side * 2.55, 1.95, space.back, 0.5, 0.5, SEASIDE)]
        : []),
      // A towel over its rail.
      block(wx - side * 1.02, 1.42, space.back - 0.07, 0.56, 0.03, 0.05, [0.6, 0.5, 0.3]),
      block(wx - side * 1.02, 0.8, space.back - 0.08, 0.42, 0.62, 0.06, (_axis, u, v, _x, _y, _z, out) => {
        const fold = 0.86 + 0.14 * Math.sin(u * 30)
        const band = v > 0.1 && v < 0.16 ? 1.35 : 1
        matte(out, towel[0] * fold * band, towel[1] * fold * band, towel[2] * fold * band)
      })],
    solids: [vanity(sink, space.back - 0.28), ...(high ? [lamp.solid] : []), ...(stage.hasBath ? [] : tub(wx, space.back - 0.75, stage))],
    sprites: stage.allows('plants') ? [sprite(plantTexture('potted-plant', stage.seed, 1), side * space.right * 0.92, 0, space.back - 0.4, 1.05, false)] : [],
    lights: [
      { position: [sink, 1.75, space.back - 0.8], color: stage.night ? [1.5, 1.2, 0.85] : [0.5, 0.44, 0.36], radius: 4 },
      { position: [wx, 1.8, space.back - 0.7], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.16, 1.05], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.62, 0.62, 0.6], [1.2, 1.12, 0.98]),
  }
})
