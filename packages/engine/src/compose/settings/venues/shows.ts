import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, matte, plain, plaster, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { hungPainting, MASTERS, MODERN } from '../../scenery/artworks.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, type Room, roomFor, shell } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

const SEAT = 0.62

/** A row of red seats seen from behind. */
function seats(x: number, y: number, z: number, count: number, scale: number): Solid {
  const kit = new KitBuilder()
  const velvet = kit.material({ color: linear('#a31526'), specular: 0.08 })
  const dark = kit.material({ color: linear('#1d1a1c'), specular: 0.3 })
  for (let i = 0; i < count; i++) {
    const at = (i - (count - 1) / 2) * SEAT
    kit.box([0, 0.68, at], [0.04, 0.3, 0.2], 0.07, velvet).box([-0.25, 0.4, at], [0.2, 0.05, 0.2], 0.05, velvet)
    kit.box([0.02, 0.22, at], [0.03, 0.2, 0.18], 0.02, dark)
  }
  for (let i = 0; i <= count; i++) {
    const at = (i - count / 2) * SEAT
    kit.box([-0.14, 0.6, at], [0.2, 0.025, 0.03], 0.02, dark).box([-0.1, 0.3, at], [0.04, 0.28, 0.02], 0.01, dark)
  }
  return put(kit, `cinema:seats:${count}`, x, y, z, Math.PI / 2, scale)
}

/** Rows of red seats descend to the screen, whose picture lights the house. */
export const cinema = defineSetting('cinema', { indoor: true, time: 'night', vista: { height: 1.9, eye: 1.9, horizon: 0.5 } }, (stage) => {
  const r = Math.max(1, Math.min(2.2, stage.reach))
  const room = roomFor(stage, 7, 5)
  const back = room.back
  const half = Math.min(room.right * 0.84, 4.6 * r)
  const tall = Math.min(half * 0.96, stage.halfHeightAt(back) * 1.3)
  const low = 1.15 * r
  const sun = stage.side * 0.2
  const picture: Face = (axis, u, v, _x, _y, _z, out) => {
    const [s, t] = [u / (2 * half) - 0.5, v / tall]
    matte(out, 0.02, 0.02, 0.02)
    if (axis !== 2) return
    // The film: a low sun over a mountain range and a plain.
    const range = 0.34 + 0.2 * fbm(s * 5 + stage.seed, 2, 4)
    const ridge = 0.24 + 0.13 * fbm(s * 9 + 7, stage.seed, 4)
    const disc = Math.hypot((s - sun) * ((2 * half) / tall), t - 0.56)
    const sky = [1.5 - 0.9 * t, 0.75 - 0.3 * t, 0.35 + 0.35 * t]
    const k = disc < 0.13 ? 2.2 : 1 + 0.9 * Math.exp(-disc * 4)
    if (t < ridge) glow(out, 0.09 + 0.1 * t, 0.05 + 0.06 * t, 0.09)
    else if (t < range) glow(out, 0.42, 0.22, 0.26)
    else glow(out, sky[0] * k, sky[1] * k, sky[2] * (disc < 0.13 ? 1.6 : 1))
  }
  const curtain: Face = (_axis, u, _v, _x, _y, _z, out) => {
    const fold = 0.35 + 0.65 * (0.5 + 0.5 * Math.sin((u / r) * 16))
    matte(out, 0.3 * fold, 0.012 * fold, 0.03 * fold, 0.08)
  }
  const wall: Face = (axis, u, v, _x, y, z, out) => {
    const panel = Math.abs(z / (1.6 * r) - Math.round(z / (1.6 * r))) * 1.6
    matte(out, 0.13, 0.035, 0.045)
    if (axis === 0 && panel < 0.12) {
      const lamp = Math.abs(y / r - 2.1)
      matte(out, 0.06, 0.02, 0.025)
      if (lamp < 0.26) glow(out, 1.5, 0.8, 0.3)
    } else if (axis === 2) curtain(axis, u, v, 0, y, z, out)
  }
  const aisle = Math.max(0.75 * r, stage.groupHalfWidth + 0.25)
  const carpet: Face = (axis, _u, _v, x, _y, z, out) => {
    const swirl = fbm((x * 3) / r, (z * 3) / r, 3)
    matte(out, 0.12 + 0.1 * swirl, 0.015, 0.03)
    const edge = Math.abs(Math.abs(x) - aisle + 0.06 * r) < 0.03 * r
    const dot = Math.abs(z / (0.5 * r) - Math.round(z / (0.5 * r))) < 0.12
    if (axis === 1 && edge && dot) glow(out, 1.6, 1, 0.4)
  }
  const first = stage.clearDepth + (stage.empty ? -1.6 : 0.5) * r
  const rows = stage.allows('furniture') && !stage.hasSeat ? [0, 1, 2, 3, 4] : []
  const benches = rows.flatMap((row) => {
    const z = first + row * 1.15 * r
    const count = Math.max(2, Math.min(8, Math.ceil((stage.halfWidthAt(z) * 1.05 - aisle) / (SEAT * r))))
    return [-1, 1].map((s) => seats(s * (aisle + (count * SEAT * r) / 2 + 0.05), 0, z, count, r))
  })
  return {
    boxes: [
      ...shell(room, carpet, wall),
      shadowless(-half, low, back - 0.2 * r, half, low + tall, back - 0.1 * r, picture),
      ...[-1, 1].map((s) =>
        shadowless(s < 0 ? -half - 0.9 * r : half - 0.05, 0.4 * r, back - 0.4 * r, s < 0 ? -half + 0.05 : half + 0.9 * r, low + tall + 0.7 * r, back - 0.2 * r,
          curtain)),
      slab(-half - r, 0, back - 0.9 * r, half + r, 0.5 * r, back, plain([0.05, 0.02, 0.022], 0.2))],
    solids: benches,
    lights: [
      { position: [sun * half, low + tall * 0.5, back - 1.4 * r], color: [2.2, 1.2, 0.7], radius: 8 * r },
      { position: [0, 2.6 * r, -1.4 * r], color: [1.5, 1.15, 0.85], radius: 6 * r },
      { position: [0, 1.6 * r, first + 1.2 * r], color: [0.9, 0.5, 0.4], radius: 5 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.17, 0.13, 0.15], [0.55, 0.45, 0.4]),
  }
})

export const theaterStage = defineSetting('stage', { indoor: true, time: 'night', vista: { height: 1.8, eye: 1.5, horizon: 0.55 } }, (stage) => {
  const r = Math.max(0.8, stage.reach)
  const back = stage.clearDepth + 2.6 * r
  const half = stage.halfWidthAt(back) * 1.1
  const top = 2.4 * stage.halfHeightAt(back) + stage.eye
  const curtain = (_axis: 0 | 1 | 2, u: number, v: number, _x: number, _y: number, _z: number, out: Float64Array): void => {
    const fold = 0.45 + 0.55 * (0.5 + 0.5 * Math.sin((u * 9) / r + Math.sin((v * 0.7) / r) * 0.5))
    matte(out, 0.42 * fold, 0.018 * fold, 0.035 * fold, 0.08)
  }
  const spot = (x: number, color: readonly [number, number, number]) => ({ position: [x, stage.eye + 2.6 * r, -0.6 * r] as const, color, radius: 8 * r })
  const lamps = new KitBuilder()
  const can = lamps.material({ color: [0.03, 0.03, 0.035], specular: 0.4 })
  const lens = lamps.material({ color: [1, 0.9, 0.7], emission: [8, 7, 5] })
  for (let i = -2; i <= 2; i++) {
    lamps.cone([i * 0.9 * r, 0.1, 0], [i * 0.9 * r, 0.34, 0.1], 0.15 * r, 0.1 * r, can)
    lamps.sphere([i * 0.9 * r, 0.06, -0.03], 0.11 * r, lens)
  }
  const high = stage.eye + stage.halfHeightAt(back - 0.8 * r) * 0.86
  return {
    boxes: [
      shadowless(-half * 2, -0.3, -stage.distance - 2, half * 2, 0, back, boards([0.22, 0.12, 0.06], [0.36, 0.22, 0.12], 0.18 * r, true, 0.35)),
      shadowless(-half * 1.5, 0, back, half * 1.5, top, back + 0.3, curtain),
      ...[-1, 1].map((s) => shadowless(s < 0 ? -half * 1.6 : half * 0.74, 0, back - 1.3 * r, s < 0 ? -half * 0.74 : half * 1.6, top, back - 1 * r, curtain)),
      ...(stage.texts[0] !== undefined
        ? [
            shadowless(-1.6 * r, high - 1.1 * r, back - 0.2, 1.6 * r, high - 0.3 * r, back - 0.1,
              signBoard(stage.texts[0], 3.2 * r, 0.8 * r, [0.02, 0.02, 0.02], [1, 0.8, 0.4], [3, 2, 0.8]))]
        : [])],
    solids: [{ kit: lamps.build(`stage-lamps:${r.toFixed(2)}`), position: [0, high, back - 0.8 * r], yaw: 0, scale: 1, instance: 0 }],
    lights: [
      spot(-1.2 * r, [2.4, 2.1, 1.6]),
      spot(1.4 * r, [2, 1.8, 1.6]),
      { position: [-half * 0.7, 1.4 * r, back - 1.2 * r], color: [1.2, 0.3, 1.3], radius: 5 * r },
      { position: [half * 0.7, 1.4 * r, back - 1.2 * r], color: [0.3, 0.5, 1.5], radius: 5 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.16, 0.14, 0.2], [0.9, 0.8, 0.7]),
  }
})

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

/** Concentric rings of polished bronze. */
function rings(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const bronze = kit.material({ color: linear('#c98a3c'), metal: 0.7, specular: 1, gloss: 60 })
  const blue = kit.material({ color: linear('#1f4fb0'), specular: 0.9, gloss: 60 })
  kit.torus([0, 0.42, 0], 0.34, 0.065, 'x', bronze).torus([0, 0.42, 0], 0.22, 0.05, 'z', bronze)
  kit.sphere([0, 0.42, 0], 0.13, blue)
  return { kit: kit.build('gallery:rings'), position: [x, y, z], yaw: Math.PI / 2 + 0.4, scale: 1, instance: 0 }
}

/** A padded backless bench. */
function benchSlabs(x: number, z: number, color: Rgb): Slab[] {
  return [block(x, 0.34, z, 1.5, 0.12, 0.5, color), ...[-0.6, 0.6].map((at) => block(x + at, 0, z + 0.06, 0.08, 0.34, 0.38, [0.03, 0.03, 0.03]))]
}

/** Paintings along both side walls and the back wall, whose middle stays free for the subjects; lamps for up to three on the back wall. */
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
  const { side } = stage
  const tint = stage.palette[0]
  const paint = plaster(tint ?? (old ? triples([0.2, 0.028, 0.035, 0.03, 0.1, 0.07, 0.05, 0.09, 0.17])[stage.seed % 3] : [0.8, 0.79, 0.77]))
  // Old masters hang above dark wood panels.
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

/** Old masters in gilded frames on deep colors, a marble statue on a parquet floor, a rope. */
export const museum = defineSetting('museum', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.46 } }, (stage) => hall(stage, true))
