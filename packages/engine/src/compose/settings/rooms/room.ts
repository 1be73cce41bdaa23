import { boards, plaster } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { triples } from '../../../kits/tuples.ts'
import type { Rgb } from '../../../render/scene.ts'
import { floorFace } from '../../scenery/floors.ts'
import { sofaSolids } from '../../scenery/furnishings.ts'
import { block, framedPicture, indoorSky, pendant, roomFor, rug, shell, withWindow } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'
import { pick } from '../../takes/take.ts'

const WALLS: readonly Rgb[] = triples([0.52, 0.56, 0.5, 0.62, 0.5, 0.42, 0.4, 0.5, 0.56, 0.66, 0.6, 0.48])

/** Walls of the other takes: warm, cool and deep. */
const OTHER_WALLS: readonly [Rgb, Rgb, Rgb] = [[0.6, 0.3, 0.17], [0.18, 0.34, 0.46], [0.1, 0.2, 0.2]]

export const room = defineSetting('room', { indoor: true, time: 'day', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.3)
  const wall = plaster(pick(stage.take, OTHER_WALLS) ?? WALLS[stage.seed % WALLS.length])
  const side = stage.seed % 2 ? 1 : -1
  const wx = side * space.right * 0.46
  const lamp = pendant(-side * space.right * 0.42, 2.1, space.back - 0.9, [0.75, 0.62, 0.4], stage.night ? (stage.light.has('candlelight') ? 0.1 : 1) : 0.5)
  const shelf: Rgb = [0.24, 0.14, 0.08]
  // With no one in it, the room shows how one lives there.
  const homely = stage.empty && stage.allows('furniture')
  const broad = space.right > 2.6
  const tall: readonly SetPiece[] = homely
    ? [
        { kit: 'furniture:bookshelf', at: [-side * space.right * (broad ? 0.82 : 0.88), 0, space.back - 0.3], height: 2 },
        { kit: 'furniture:fireplace', at: [-side * space.right * 0.22, 0, space.back - 0.3], height: 1.2 },
        { kit: 'furniture:coffee-table', at: [side * space.right * 0.2, 0, space.back - 1.85], height: 0.42 },
        { kit: 'furniture:floor-lamp', at: [side * space.right * 0.93, 0, space.back - 0.5], height: 1.6 }]
    : []
  const chair: SetPiece = { kit: 'furniture:armchair', at: [-side * space.right * 0.56, 0, space.back - 1.35], height: 0.98, turn: side * 0.75,
    color: [0.5, 0.2, 0.07] }
  const pieces = setPieces(stage, homely && broad ? [...tall, chair] : tall)
  return {
    boxes: [
      ...shell(space, stage.floor ? floorFace(stage, [0.7, 0.68, 0.64]) : boards([0.26, 0.16, 0.09], [0.42, 0.28, 0.17], 0.2),
        withWindow(stage, wall, wx, 0.95, 1.35, 1.4, [0.82, 0.8, 0.75], 2), wall),
      ...(stage.floor ? [] : [rug(stage, [0.4, 0.16, 0.13], [0.62, 0.5, 0.34])]),
      framedPicture(-side * space.right * (homely ? 0.22 : 0.12), 1.5, space.back, 0.62, 0.5, [[0.7, 0.6, 0.4], [0.28, 0.4, 0.42], [0.14, 0.2, 0.16]]),
      ...(homely && !broad
        ? []
        : [
            framedPicture(-side * space.right * (homely ? 0.5 : 0.62), 1.42, space.back, 0.5, 0.64, [[0.3, 0.42, 0.6], [0.6, 0.5, 0.36], [0.2, 0.26, 0.2]])]),
      ...(stage.atWall || homely ? [] : [block(-side * space.right * 0.74, 0, space.back - 0.42, 0.9, 0.62, 0.4, shelf)]),
      // Skirting keeps wall and floor apart.
      block(0, 0, space.back - 0.03, space.right * 2, 0.11, 0.03, [0.8, 0.78, 0.74])],
    solids: [
      ...(stage.hasSeat
        ? []
        : sofaSolids(stage.atWall ? side * Math.max(space.right * 0.62, stage.groupHalfWidth + 1.1) : wx * 0.9, space.back - 0.75, [0.16, 0.26, 0.3])),
      lamp.solid,
      ...pieces.solids],
    decals: pieces.decals,
    sprites: stage.allows('plants')
      ? [
          sprite(plantTexture('potted-plant', stage.seed, 1), homely ? side * space.right * 0.78 : -side * space.right * 0.74, stage.atWall || homely ? 0 : 0.6,
            space.back - 0.35, homely ? 1.15 : 0.85, false)]
      : [],
    lights: [...pieces.lights, lamp.light, { position: [wx, 1.7, space.back - 0.7], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.15, 1], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.56, 0.52, 0.47], [1.25, 1.1, 0.9]),
  }
})
