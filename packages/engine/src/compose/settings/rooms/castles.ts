import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, masonry, matte, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { indoorSky, outdoors, roomFor, shell } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { torch } from '../../scenery/torches.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

const STEPS = 3

/** Steps with a runner under a cloth canopy with a golden crest. */
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

/** A stone hall: arched windows, banners, torches, a carpet that leads to the back, where a throne may stand. */
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
    if (!open) return stone(axis, u, v, x, y, z, out)
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

/** Two chains hanging from a ring, each with a cuff at its end. */
function chains(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const iron = kit.material({ color: linear('#565a60'), specular: 0.7, gloss: 30 })
  for (const [at, links] of pairs([-0.32, 7, 0.32, 6])) {
    kit.torus([0.03, 0, at], 0.075, 0.02, 'x', iron)
    for (let i = 0; i < links; i++) kit.torus([0.05, -0.11 - i * 0.095, at], 0.042, 0.015, i % 2 ? 'x' : 'z', iron)
    kit.torus([0.05, -0.2 - links * 0.095, at], 0.1, 0.028, 'y', iron)
  }
  return { kit: kit.build('dungeon:chains'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A heap of straw with a wooden bucket beside it. */
function straw(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const hay = kit.material({ color: linear('#a8843c'), specular: 0.05, pattern: { kind: 'noise', color: linear('#6b4f1e'), scale: 14 } })
  const wood = kit.material({ color: linear('#5a3a1f'), specular: 0.15 })
  const iron = kit.material({ color: linear('#3a3d42'), specular: 0.5 })
  kit.ellipsoid([0, 0.02, 0], [0.45, 0.16, 0.75], hay).ellipsoid([-0.15, 0.1, 0.2], [0.3, 0.15, 0.4], hay, 0.08)
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4
    kit.cone([Math.cos(a) * 0.3, 0.1, Math.sin(a) * 0.5], [Math.cos(a) * 0.56, 0.16, Math.sin(a) * 0.9], 0.012, 0.008, hay)
  }
  kit.lathe([0.1, 0, 1.1], pairs([0, 0.16, 0.34, 0.2]), 'y', wood, 0.01).torus([0.1, 0.28, 1.1], 0.2, 0.016, 'y', iron)
  kit.torus([0.1, 0.1, 1.1], 0.18, 0.016, 'y', iron)
  return { kit: kit.build('dungeon:straw'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A dungeon: damp stone, a cell behind bars, chains, a high window, torches. */
export const dungeon = defineSetting('dungeon', { indoor: true, time: 'night', vista: { height: 1.8, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.6 : 2.8, 3.4)
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const stone = masonry([0.13, 0.135, 0.14], [0.24, 0.235, 0.225], 0.62 * r, 0.34 * r)
  const cellX = stage.side * space.right * 0.48
  const half = Math.min(1.25 * r, space.right * 0.44)
  const spring = 1.55 * r
  const holeX = -stage.side * space.right * 0.45
  const wall: Face = (axis, u, v, x, y, z, out) => {
    stone(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const dx = Math.abs(x - cellX)
    const up = Math.max(0, (y - spring) * 1.15)
    const arch = Math.hypot(dx, up) - half
    if (arch < 0) {
      const bar = Math.abs(dx / (0.21 * r) - Math.round(dx / (0.21 * r))) < 0.13
      const rail = Math.abs(y - 0.95 * r) < 0.05 * r || Math.abs(y - 1.9 * r) < 0.05 * r
      if (bar || rail) matte(out, 0.1, 0.1, 0.11, 0.7)
      else matte(out, 0.006, 0.006, 0.008)
    } else if (arch < 0.26 * r) {
      const k = 0.75 + 0.4 * hash2(Math.floor(Math.atan2(up, x - cellX) * 5), up > 0 ? 3 : Math.floor(y / (0.34 * r)))
      matte(out, 0.27 * k, 0.255 * k, 0.235 * k)
    }
    // The only daylight or moonlight: a small window with bars, high up.
    const wx = Math.abs(x - holeX)
    const wy = y - 2.3 * r
    if (wx < 0.42 * r && wy > 0 && wy < 0.6 * r) {
      if (Math.abs(wx / (0.2 * r) - Math.round(wx / (0.2 * r))) < 0.14) matte(out, 0.03, 0.03, 0.032)
      else glow(out, 0.55, 0.8, 1.3)
    }
  }
  const flags = masonry([0.12, 0.12, 0.12], [0.21, 0.205, 0.2], 0.8, 0.6)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    flags(axis, u, v, x, y, z, out)
    out[6] = 0.5
    out[7] = 0.1
  }
  const torches = [cellX - stage.side * (half + 0.5 * r), -stage.side * space.right * 0.9].map((x) => torch(x, 1.6 * r, space.back - 0.25, r))
  const beams = [0.2, 0.6].map((t) => {
    const z = stage.clearDepth + (space.back - stage.clearDepth) * t
    const wood: Face = (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.07, 0.045, 0.025)
    return shadowless(space.left, space.height - 0.34 * r, z, space.right, space.height, z + 0.3 * r, wood)
  })
  return {
    boxes: [...shell(space, floor, wall, stone), ...beams],
    solids: [...torches.map(({ solid }) => solid), chains(holeX, 1.9 * r, space.back - 0.04),
      ...(stage.allows('furniture') ? [straw(holeX, space.back - 0.8)] : [])],
    lights: [
      ...torches.map(({ light }) => light),
      { position: [holeX * 0.8, 2.2 * r, space.back - 1], color: [0.3, 0.45, 0.85], radius: 5 * r },
      { position: [stage.side * 1.4 * r, 2.3 * r, -1.2 * r], color: [1, 0.55, 0.22], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.13, 0.155, 0.21], [0.5, 0.42, 0.33]),
    exposure: 0.74,
  }
})
