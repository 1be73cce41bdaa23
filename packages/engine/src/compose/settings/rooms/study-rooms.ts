import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, matte, plain, plaster, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { wallWindow } from '../../scenery/outlook.ts'
import { block, bookWall, indoorSky, pendant, roomFor, rug, shell, withWindow } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting, type Stage } from '../../setting.ts'

const CHALK: Rgb = [0.82, 0.85, 0.8]
const SLATE: Rgb = [0.03, 0.09, 0.065]
const FRAME: Rgb = [0.32, 0.2, 0.1]

/** A student's desk and chair, seen from behind: students look at the board. */
function schoolDesk(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#c99a5e'), specular: 0.25, gloss: 24 })
  const steel = kit.material({ color: linear('#4a5058'), specular: 0.6, gloss: 40 })
  const seat = kit.material({ color: linear('#3f7f9c'), specular: 0.3, gloss: 24 })
  kit.box([-0.3, 0.7, 0], [0.26, 0.02, 0.42], 0.015, wood)
  for (const s of [-0.36, 0.36]) {
    for (const a of [-0.5, -0.1]) kit.cone([a, 0, s], [a, 0.69, s], 0.016, 0.016, steel)
    for (const a of [0.12, 0.44]) kit.cone([a, 0, s * 0.5], [a, 0.42, s * 0.5], 0.014, 0.014, steel)
  }
  kit.box([0.28, 0.43, 0], [0.19, 0.015, 0.2], 0.015, seat).box([0.46, 0.7, 0], [0.012, 0.12, 0.2], 0.015, seat)
  for (const s of [-0.17, 0.17]) kit.cone([0.44, 0.42, s], [0.46, 0.66, s], 0.013, 0.013, steel)
  return { kit: kit.build('classroom:desk'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** The teacher's desk with a globe, an apple and books. */
function teachersDesk(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#8a5a34'), specular: 0.25, gloss: 24 })
  kit.box([0, 0.74, 0], [0.36, 0.025, 0.74], 0.015, wood).box([0.1, 0.4, 0], [0.02, 0.3, 0.68], 0.01, wood)
  for (const s of [-0.66, 0.66]) kit.box([0, 0.36, s], [0.3, 0.36, 0.03], 0.01, wood)
  const sea = kit.material({ color: linear('#3a86c8'), specular: 0.5, gloss: 50 })
  const land = kit.material({ color: linear('#6fae4e'), specular: 0.2 })
  const brass = kit.material({ color: linear('#c99b3a'), metal: 0.5, specular: 1, gloss: 40 })
  kit.ellipsoid([0, 0.78, 0.45], [0.09, 0.02, 0.09], brass).cone([0, 0.78, 0.45], [0, 0.86, 0.45], 0.015, 0.015, brass)
  kit.sphere([0, 0.98, 0.45], 0.13, sea)
  for (const [y, z2] of pairs([1.02, 0.41, 0.94, 0.5, 1.05, 0.5])) kit.ellipsoid([0.105, y, z2], [0.035, 0.045, 0.04], land)
  for (const [i, hex] of ['#b5322f', '#2f5f9a', '#d9a52e'].entries())
    kit.box([0.02, 0.79 + i * 0.045, -0.4 + i * 0.015], [0.1, 0.018, 0.15 - i * 0.012], 0.004, kit.material({ color: linear(hex), specular: 0.2 }))
  kit.sphere([0.05, 0.935, -0.4], 0.045, kit.material({ color: linear('#c8202a'), specular: 0.8, gloss: 50 }))
  return { kit: kit.build('classroom:teacher'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** The framed board with a chalk ledge. */
function blackboard(stage: Stage, x: number, z: number, width: number): Slab[] {
  const height = Math.min(1.5, width * 0.46)
  const text = stage.texts[0] ?? (stage.seed % 2 ? '2 + 2 = 4' : 'A B C')
  const face = signBoard(text, width, height, SLATE, CHALK, undefined, 'sans')
  return [
    shadowless(x - width / 2 - 0.07, 1.0, z - 0.04, x + width / 2 + 0.07, 1.14 + height, z, plainWood),
    shadowless(x - width / 2, 1.07, z - 0.06, x + width / 2, 1.07 + height, z - 0.01, face),
    block(x, 0.98, z - 0.14, width * 0.9, 0.035, 0.12, FRAME)]
}

const plainWood: Face = (_axis, u, v, _x, _y, _z, out) => {
  const grain = 0.9 + 0.14 * Math.sin(u * 31 + v * 17)
  matte(out, FRAME[0] * grain, FRAME[1] * grain, FRAME[2] * grain, 0.15)
}

/** Colored sheets of paper pinned up in a row. */
function pinnedSheets(x0: number, z: number): Slab[] {
  const tones: readonly Rgb[] = triples([0.75, 0.28, 0.2, 0.85, 0.66, 0.2, 0.25, 0.5, 0.66, 0.4, 0.62, 0.3])
  return Array.from({ length: 3 }, (_, i) => {
    const x = x0 + i * 0.42
    const tone = tones[i % tones.length]
    return shadowless(x, 1.35 + (i % 2) * 0.03, z - 0.012, x + 0.3, 1.35 + 0.36 + (i % 2) * 0.03, z, (_a, u, v, _x, _y, _z, out) => {
      const sun = (u - 0.15) ** 2 + (v - 0.2) ** 2 < 0.008
      const edge = Math.min(u, 0.3 - u, v, 0.36 - v) < 0.025
      if (edge) matte(out, 0.85, 0.84, 0.8)
      else if (sun) matte(out, 0.9, 0.85, 0.6)
      else matte(out, tone[0], tone[1], tone[2])
    })
  })
}

/** Min half width of a row of desks, meters. */
const DESK_ROW = 2.2

export const classroom = defineSetting('classroom', { indoor: true, time: 'day', vista: { height: 1.55, eye: 1.6, horizon: 0.44 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 4.6 : 2.6)
  const upper = plaster([0.72, 0.68, 0.56])
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y < 0.9) matte(out, 0.3, 0.46, 0.46)
    else if (y < 0.96) matte(out, 0.5, 0.33, 0.18, 0.15)
    else upper(axis, u, v, x, y, z, out)
  }
  const width = Math.min(3.2, space.right * 1.05)
  const bx = -stage.side * space.right * 0.2
  const wx = stage.side * space.right * 0.74
  const glazed = withWindow(stage, wall, wx, 1.1, space.right * 0.36, 1.35, [0.84, 0.84, 0.82], 2)
  const lamps = [-0.5, 0.4].map((k) => pendant(k * space.right, 2.55, space.back - 1.2, [0.85, 0.85, 0.82], 0.5))
  const nearest = -stage.distance * 0.1
  const rows = stage.empty ? [nearest, nearest + (space.back - 1.9 - nearest) / 2, space.back - 1.9] : [stage.clearDepth + 0.7]
  const columns = stage.empty ? [-0.74, -0.26, 0.26, 0.74] : [-0.78, 0.78]
  return {
    boxes: [
      ...shell(space, boards([0.4, 0.27, 0.15], [0.55, 0.39, 0.23], 0.16, false, 0.25), glazed, wall),
      ...blackboard(stage, bx, space.back, width),
      ...(stage.side > 0 ? pinnedSheets(bx - width / 2 - 1.5, space.back) : pinnedSheets(bx + width / 2 + 0.3, space.back))],
    solids: [
      ...lamps.map(({ solid }) => solid),
      ...(stage.empty ? [teachersDesk(bx, space.back - 1)] : []),
      ...rows.flatMap((z) => columns.map((k) => schoolDesk(k * Math.max(DESK_ROW, stage.halfWidthAt(z)), z)))],
    lights: [
      ...lamps.map(({ light }) => light),
      { position: [wx, 1.8, space.back - 0.8], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.18, 1.05], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.6, 0.57, 0.5], [1.2, 1.12, 1]),
  }
})

/** A screen on the wall with a rising chart. */
function screen(x: number, y: number, z: number, width: number): Slab {
  const height = width * 0.56
  const face: Face = (axis, u, v, _x, _y, _z, out) => {
    const [s, t] = [u / width, v / height]
    matte(out, 0.015, 0.016, 0.018, 0.6)
    if (axis !== 2 || Math.min(s, 1 - s) < 0.02 || Math.min(t, 1 - t) < 0.035) return
    glow(out, 0.04, 0.1, 0.2)
    const bar = Math.floor((s - 0.12) / 0.1)
    const within = bar >= 0 && bar < 5 && (s - 0.12) / 0.1 - bar < 0.62
    const ring = Math.hypot((s - 0.8) * 1.78, t - 0.42)
    if (within && t > 0.16 && t < 0.26 + bar * 0.085) glow(out, 0.16, 0.75, 1.25)
    else if (s > 0.1 && s < 0.64 && t > 0.13 && t < 0.15) glow(out, 0.9, 0.95, 1)
    else if (s > 0.1 && s < 0.46 && t > 0.8 && t < 0.86) glow(out, 1.1, 1.1, 1.1)
    else if (ring > 0.13 && ring < 0.23) {
      if (Math.atan2(t - 0.42, s - 0.8) > 0.6) glow(out, 1.4, 0.55, 0.12)
      else glow(out, 0.2, 1, 0.6)
    }
  }
  return shadowless(x - width / 2, y, z - 0.06, x + width / 2, y + height, z, face)
}

/** A long table with chairs behind the subjects, a screen, a glass wall with a view of the city. */
export const meetingRoom = defineSetting('meeting-room', { indoor: true, time: 'day', vista: { height: 1.5, eye: 1.55, horizon: 0.5 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 4.6 : 3.9, 3)
  const paint = plaster(stage.palette[0] ?? [0.56, 0.57, 0.57])
  const slats = boards([0.34, 0.2, 0.1], [0.42, 0.26, 0.14], 0.12, true, 0.25)
  const carpet = tiles([0.09, 0.11, 0.14], [0.1, 0.125, 0.155], 0.6, 0.02)
  const panes = wallWindow(shell(room, carpet, paint), { ...stage, empty: true }, 'skyline')
  const depth = room.back - stage.clearDepth
  const near = stage.clearDepth + depth * (stage.empty ? 0.2 : 0.24)
  const far = room.back - depth * 0.26
  const wide = Math.min(1.7, Math.max(1.3, room.right * 0.5))
  const top: Face = (axis, u, v, x, y, z, out) => {
    slats(axis, u, v, x, y, z, out)
    if (axis === 1) matte(out, 0.34, 0.2, 0.1, 0.6)
    out[7] = axis === 1 ? 0.16 : 0
  }
  const free = stage.allows('furniture') && !stage.hasSeat
  const length = far - near
  const seats: SetPiece[] = free
    ? [-1, 1].flatMap((s) =>
        [0.2, 0.52, 0.84].map((t) => ({ kit: 'furniture:office-chair', at: [s * (wide / 2 + 0.32), 0, near + length * t] as const, height: 1.12,
          color: [0.05, 0.055, 0.065] as const, turn: s * (Math.PI / 2) })))
    : []
  const chairs = setPieces(stage, seats)
  const sx = stage.side * (room.right - 0.02)
  const paper = plain([0.82, 0.82, 0.8])
  return {
    boxes: [
      ...shell(room, carpet, slats, paint),
      litCeiling(room, [0.62, 0.62, 0.61], [1.9, 1.9, 1.85], [0.16, 2.2], [1.5, 2.6]),
      ...panes,
      ...(free
        ? [
            block(0, 0.7, near, wide, 0.06, length, top),
            block(0, 0, near + length * 0.14, wide * 0.34, 0.7, 0.3, plain([0.1, 0.1, 0.11], 0.3)),
            block(0, 0, far - length * 0.24, wide * 0.34, 0.7, 0.3, plain([0.1, 0.1, 0.11], 0.3)),
            ...[0.14, 0.46, 0.78].flatMap((t) => [-1, 1].map((s) => block(s * wide * 0.32, 0.76, near + length * t, 0.22, 0.012, 0.3, paper)))]
        : []),
      ...(room.right > 2.2 ? [screen(-stage.side * room.right * 0.72, 1.05, room.back - 0.2, room.right * 0.5)] : []),
      block(sx - stage.side * 0.25, 0, room.back - 1.4, 0.5, 0.78, 1.2, slats)],
    solids: chairs.solids,
    decals: chairs.decals,
    lights: [
      { position: [0, room.height - 0.4, (near + far) / 2], color: [1, 0.96, 0.88], radius: 6 },
      { position: [0, 1.7, room.back - 0.8], color: stage.night ? [0.2, 0.25, 0.5] : [1, 1.05, 1.1], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.56, 0.57, 0.59], [1.1, 1.06, 1]),
  }
})

export const library = defineSetting('library', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.6, 3.6)
  const books = bookWall([0.2, 0.1, 0.05])
  const wood = boards([0.2, 0.11, 0.06], [0.32, 0.19, 0.11], 0.18)
  const lamps = [-0.52, 0.52].map((c) => pendant(c * space.right, 2.25, space.back - 0.9, [0.08, 0.2, 0.12], 0.95))
  const aisle = space.right * 0.3
  return {
    boxes: [
      ...shell(space, wood, withWindow(stage, books, 0, 0.9, aisle * 1.1, 2.3, [0.24, 0.14, 0.07], 3, true), books),
      // One bookcase on each side stands forward and adds depth.
      block(-space.right * 0.78, 0, space.back - 1.6, space.right * 0.34, space.height, 0.45, books),
      block(space.right * 0.78, 0, space.back - 1.6, space.right * 0.34, space.height, 0.45, books),
      rug(stage, [0.3, 0.05, 0.06], [0.5, 0.36, 0.14])],
    solids: lamps.map((lamp) => lamp.solid),
    lights: [...lamps.map((lamp) => lamp.light), { position: [0, 2, space.back - 1], color: stage.night ? [0.3, 0.35, 0.6] : [1.5, 1.25, 0.85], radius: 7 }],
    sky: (sky) => indoorSky(sky, stage, [0.42, 0.36, 0.3], [1.2, 0.95, 0.65]),
  }
})
