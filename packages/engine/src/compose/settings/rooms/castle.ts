import { masonry, matte, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { indoorSky, outdoors, roomFor, shell } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { torch } from '../../scenery/torches.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

const STEPS = 3

/** Steps with a runner, and a canopy of cloth with a golden crest over them. */
function dais(back: number, r: number): Slab[] {
  const step: Slab['face'] = (axis, _u, v, x, _y, _z, out) => {
    const runner = Math.abs(x) < 0.75 * r
    const edge = runner && Math.abs(x) > 0.66 * r
    if (edge) matte(out, 0.62, 0.42, 0.1)
    else if (runner) matte(out, 0.36, 0.03, 0.055)
    else matte(out, axis === 2 && v > 0.15 * r ? 0.5 : 0.36, 0.33, 0.3, 0.2)
  }
  const cloth: Slab['face'] = (axis, u, v, x, y, _z, out) => {
    const fold = 0.66 + 0.34 * Math.sin((u / r) * 17)
    const hem = v < 0.1 * r || axis === 1
    const crest = Math.hypot(x, (y - 3.3 * r) * 0.85) < 0.34 * r
    const ring = crest && Math.abs(Math.hypot(x, (y - 3.3 * r) * 0.85) - 0.24 * r) > 0.045 * r
    if (hem || ring) matte(out, 0.68 * fold, 0.47 * fold, 0.12 * fold, 0.3)
    else matte(out, 0.34 * fold, 0.02 * fold, 0.06 * fold, 0.05)
  }
  return [
    ...Array.from({ length: STEPS }, (_, i) => slab(-(2 - i * 0.3) * r, 0, back - (2.3 - i * 0.34) * r, (2 - i * 0.3) * r, (i + 1) * 0.18 * r, back, step)),
    shadowless(-0.95 * r, STEPS * 0.18 * r, back - 0.1, 0.95 * r, 4 * r, back - 0.04, cloth),
    shadowless(-1.1 * r, 4 * r, back - 1 * r, 1.1 * r, 4.3 * r, back, cloth)]
}

/** A hall of stone: arched windows, banners, torches, a carpet that leads to the back, and to a throne there. */
function hall(stage: Stage, throne: boolean): BuiltPlace {
  const space = roomFor(stage, 4, 5)
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const stone = masonry([0.28, 0.24, 0.2], [0.44, 0.39, 0.33], 0.8 * r, 0.42 * r)
  const bay = Math.max(1.9 * r, space.right / 1.7)
  // The throne stands between two windows.
  const shift = throne ? bay / 2 : 0
  const sill = 0.95 * r
  const tall = 1.7 * r
  const windows: Slab['face'] = (axis, u, v, x, y, z, out) => {
    const i = Math.round((x - shift) / bay)
    const dx = (x - shift - i * bay) / (0.5 * r)
    const dy = (y - sill - tall) / (0.7 * r)
    const open = axis === 2 && y > sill && (dy > 0 ? dx * dx + dy * dy < 1 : Math.abs(dx) < 1)
    if (!open) {
      stone(axis, u, v, x, y, z, out)
      return
    }
    const bar = Math.abs(dx) < 0.05 || Math.abs((((y / r) * 1.6) % 1) - 0.5) < 0.035
    if (bar) matte(out, 0.1, 0.08, 0.07)
    else outdoors(stage, Math.min(1, (y - sill) / (2.4 * r)), out)
  }
  const carpetHalf = Math.max(0.7, stage.groupHalfWidth * 0.8)
  const flags = tiles([0.24, 0.21, 0.2], [0.4, 0.37, 0.33], 0.9, 0.3)
  const floor: Slab['face'] = (axis, u, v, x, y, z, out) => {
    const d = Math.abs(x)
    if (d > carpetHalf) flags(axis, u, v, x, y, z, out)
    else if (d > carpetHalf - 0.1) matte(out, 0.62, 0.42, 0.1)
    else matte(out, 0.36, 0.03, 0.055)
  }
  const banners: Slab[] = [-0.5, 0.5]
    .map((k) => (throne ? k * 2 : k))
    .map((k) =>
      shadowless(k * bay - 0.28 * r, 1.1 * r, space.back - 0.12, k * bay + 0.28 * r, 3.4 * r, space.back - 0.08, (_axis, u, v, _x, _y, _z, out) => {
        const fold = 0.75 + 0.3 * Math.sin((u / r) * 22)
        const crest = Math.hypot(u - 0.28 * r, v - 1.4 * r) < 0.15 * r || v < 0.12 * r
        matte(out, (crest ? 0.62 : 0.36) * fold, (crest ? 0.44 : 0.035) * fold, (crest ? 0.12 : 0.07) * fold)
      }))
  const torches = [-1, 1].map((side) => torch(side * Math.min(space.right * 0.86, stage.halfWidthAt(space.back - 0.6) * 0.8), 1.9 * r, space.back - 0.3, r))
  const pillars = [-1, 1].flatMap((side) =>
    [0.34, 0.75].map((t) => {
      const z = stage.clearDepth + (space.back - stage.clearDepth) * t
      const x = side * Math.max(stage.groupHalfWidth + 0.8 * r, stage.halfWidthAt(z) * 0.74)
      return slab(x - 0.32 * r, 0, z - 0.32 * r, x + 0.32 * r, space.height, z + 0.32 * r, stone)
    }))
  const seat = setPieces(stage,
    throne && !stage.hasSeat ? [{ kit: 'furniture:throne', at: [0, STEPS * 0.18 * r, space.back - 0.75 * r], height: 2.5 * r }] : [])
  return {
    boxes: [...shell(space, floor, windows, stone), ...banners, ...(throne ? dais(space.back, r) : []), ...(stage.detail > 0.3 ? pillars : [])],
    solids: [...torches.map(({ solid }) => solid), ...seat.solids],
    decals: seat.decals,
    lights: [
      ...torches.map(({ light }) => light),
      { position: [0, sill + tall, space.back - 1], color: stage.night ? [0.25, 0.32, 0.7] : [1.5, 1, 0.6], radius: 8 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.4, 0.37, 0.42], [1.5, 1.25, 0.9]),
  }
}

export const castle = defineSetting('castle', { indoor: true, time: 'sunset', vista: { height: 2.4, eye: 1.6, horizon: 0.5 } }, (stage) => hall(stage, false))

/** The same hall with a throne on a dais under a canopy. */
export const throneRoom = defineSetting('throne-room', { indoor: true, time: 'sunset', vista: { height: 2.2, eye: 1.6, horizon: 0.47 } }, (stage) =>
  hall(stage, true))
