import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, matte, plaster, type Slab } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { hungPainting, MASTERS, MODERN } from '../../scenery/artworks.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { block, indoorSky, type Room, shell } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

/** Two brass posts with a red rope between them. */
function rope(x: number, z: number, wide: number): Solid {
  const kit = new KitBuilder()
  const brass = kit.material({ color: linear('#d6a94a'), metal: 0.6, specular: 1, gloss: 50 })
  const velvet = kit.material({ color: linear('#8f1420'), specular: 0.1 })
  const h = wide / 2
  for (const s of [-h, h]) {
    kit.cone([0, 0.02, s], [0, 0.05, s], 0.15, 0.12, brass).cone([0, 0.05, s], [0, 0.92, s], 0.028, 0.028, brass)
    kit.sphere([0, 0.97, s], 0.055, brass)
  }
  const points = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) => [0, 0.62 + 0.24 * t * t, t * h] as const)
  kit.path(points, points.map(() => 0.026), velvet)
  return { kit: kit.build(`rope:${wide.toFixed(2)}`), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** Rings within each other, of polished bronze. */
function rings(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const bronze = kit.material({ color: linear('#c98a3c'), metal: 0.7, specular: 1, gloss: 60 })
  const blue = kit.material({ color: linear('#1f4fb0'), specular: 0.9, gloss: 60 })
  kit.torus([0, 0.42, 0], 0.34, 0.065, 'x', bronze).torus([0, 0.42, 0], 0.22, 0.05, 'z', bronze)
  kit.sphere([0, 0.42, 0], 0.13, blue)
  return { kit: kit.build('gallery:rings'), position: [x, y, z], yaw: Math.PI / 2 + 0.4, scale: 1, instance: 0 }
}

/** A padded bench without a back. */
function benchSlabs(x: number, z: number, color: Rgb): Slab[] {
  return [block(x, 0.34, z, 1.5, 0.12, 0.5, color), ...[-0.6, 0.6].map((at) => block(x + at, 0, z + 0.06, 0.08, 0.34, 0.38, [0.03, 0.03, 0.03]))]
}

/** Paintings along the back wall, free in the middle for who stands there, and on both side walls; a lamp for each behind. */
function exhibition(stage: Stage, room: Room, old: boolean): { boxes: Slab[]; lights: PointLight[] } {
  const works = old ? MASTERS : MODERN
  const tall = Math.min(1.7, room.height - 1.65)
  const pairs = Math.max(1, Math.round(room.right / 2.5))
  const bay = (room.right * 0.94) / (pairs + (stage.empty ? 0.5 : 0))
  const spots = Array.from({ length: pairs }, (_, i) => (i + (stage.empty ? 1 : 0.5)) * bay)
  const hang = [...(stage.empty ? [0] : []), ...spots.flatMap((x) => [-x, x])]
  const width = Math.min(old ? 1.45 : 1.9, bay - (old ? 0.55 : 0.4))
  const boxes = hang.flatMap((at, i) =>
    hungPainting(works[(i + stage.seed) % works.length], {
      ...{ at, wall: room.back, gilded: old },
      y: 1.12 + (old && i % 2 ? 0.14 : 0),
      width: stage.empty && i === 0 ? Math.min(width * 1.25, bay * 0.9) : width,
      height: old && i % 2 ? tall * 0.8 : tall,
    }))
  const depth = room.back - stage.clearDepth
  for (const side of [-1, 1])
    for (const [i, t] of [0.1, 0.62].entries())
      boxes.push(
        ...hungPainting(works[(i * 2 + stage.seed + (side > 0 ? 1 : 2)) % works.length], {
          ...{ at: stage.clearDepth + depth * t, y: 1.15, height: tall * 0.9, gilded: old, side }, wall: side * room.right, width: depth * 0.36 }))
  const lights = hang
    .slice(0, 3)
    .map((x): PointLight => ({ position: [x, room.height - 0.35, room.back - 1], color: old ? [1.5, 1.2, 0.8] : [1.1, 1.06, 1], radius: 4.2 }))
  return { boxes, lights }
}

function hall(stage: Stage, old: boolean): BuiltPlace {
  const room = lowRoom(stage, stage.empty ? 4.2 : 3, old ? 3.9 : 3.5)
  const side = stage.seed % 2 ? 1 : -1
  const tint = stage.palette[0]
  const paint = plaster(tint ?? (old ? triples([0.2, 0.028, 0.035, 0.03, 0.1, 0.07, 0.05, 0.09, 0.17])[stage.seed % 3] : [0.8, 0.79, 0.77]))
  // Old masters hang over panels of dark wood.
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (!old || y > 0.82) {
      paint(axis, u, v, x, y, z, out)
      if (!old && y < 0.1) matte(out, 0.5, 0.49, 0.47)
      return
    }
    const panel = Math.abs((u / 0.8) % 1)
    const field = panel > 0.12 && panel < 0.88 && y > 0.18 && y < 0.66
    const wood = y > 0.76 || y < 0.12 ? 1.5 : field ? 0.8 : 1.1
    matte(out, 0.14 * wood, 0.07 * wood, 0.035 * wood, 0.25)
  }
  const oak = old ? boards([0.17, 0.085, 0.04], [0.3, 0.165, 0.08], 0.14, true, 0.4) : boards([0.5, 0.4, 0.29], [0.6, 0.49, 0.37], 0.2, true, 0.35)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    oak(axis, u, v, x, y, z, out)
    out[7] = 0.14
  }
  const shown = exhibition(stage, room, old)
  const plinthZ = stage.clearDepth + (room.back - stage.clearDepth) * 0.42
  const plinthX = side * stage.halfWidthAt(plinthZ) * 0.86
  const benchX = -side * stage.halfWidthAt(plinthZ) * (stage.empty ? 0.2 : 0.72)
  const statue = setPieces(stage,
    old && stage.allows('furniture') ? [{ kit: 'prop:statue', at: [plinthX, 0, plinthZ + 0.3], height: 1.9, color: [0.72, 0.69, 0.63], turn: side * 0.3 }] : [])
  const free = stage.allows('furniture')
  return {
    boxes: [
      ...shell(room, floor, wall),
      litCeiling(room, old ? [0.5, 0.47, 0.42] : [0.8, 0.8, 0.79], [2, 2, 1.95], [1.7, 1.5], [2.1, 2]),
      ...shown.boxes,
      ...(old || !free ? [] : [block(plinthX, 0, plinthZ, 0.5, 0.95, 0.5, [0.74, 0.73, 0.71])]),
      ...(free ? benchSlabs(benchX, plinthZ + 0.3, old ? [0.22, 0.03, 0.035] : [0.07, 0.07, 0.075]) : [])],
    solids: [
      ...statue.solids,
      ...(old && free
        ? [rope(stage.empty ? 0 : -side * room.right * 0.5, room.back - 0.8, stage.empty ? 1.9 : 1.6)]
        : free
          ? [rings(plinthX, 0.95, plinthZ + 0.25)]
          : [])],
    decals: statue.decals,
    lights: shown.lights,
    sky: (sky) => indoorSky(sky, stage, old ? [0.5, 0.46, 0.4] : [0.66, 0.66, 0.65], old ? [1.05, 0.92, 0.74] : [1.1, 1.07, 1.02]),
  }
}

/** White rooms with large canvases, a sculpture and a bench under a skylight. */
export const artGallery = defineSetting('art-gallery', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.46 } }, (stage) =>
  hall(stage, false))

/** Old masters in gilded frames on deep colors, marble on the floor of parquet, a rope. */
export const museum = defineSetting('museum', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.46 } }, (stage) => hall(stage, true))
