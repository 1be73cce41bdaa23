import { KitBuilder, linear, mixColor } from '../../../kits/builder/kit-builder.ts'
import { signPanel } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, matte, plain, plaster, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { jarRow, put } from '../../scenery/furnishings.ts'
import { block, indoorSky, pendant, roomFor, shell } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

/** A swiveling, height-adjustable chair: padded seat, headrest, arms, footrest. */
function salonChair(x: number, z: number, turn: number, leather: Rgb): Solid {
  const kit = new KitBuilder()
  const pad = kit.material({ color: leather, specular: 0.45, gloss: 24 })
  const chrome = kit.material({ color: linear('#cfd5dc'), metal: 0.7, specular: 1, gloss: 60 })
  kit.lathe([0, 0, 0], pairs([0, 0.32, 0.05, 0.28, 0.08, 0.08, 0.42, 0.07]), 'y', chrome, 0.01)
  kit.box([0.02, 0.52, 0], [0.25, 0.05, 0.25], 0.06, pad).box([-0.26, 0.88, 0], [0.045, 0.3, 0.23], 0.06, pad)
  kit.box([-0.3, 1.3, 0], [0.04, 0.07, 0.14], 0.05, pad).cone([-0.3, 1.1, 0], [-0.3, 1.28, 0], 0.02, 0.02, chrome)
  for (const s of [-0.33, 0.33]) {
    kit.box([0, 0.76, s], [0.22, 0.025, 0.035], 0.025, pad)
    kit.cone([0.18, 0.5, s], [0.2, 0.74, s], 0.02, 0.02, chrome)
  }
  kit.cone([0.26, 0.46, 0], [0.48, 0.2, 0], 0.025, 0.025, chrome).box([0.5, 0.19, 0], [0.07, 0.012, 0.18], 0.012, chrome)
  return { kit: kit.build(`salon-chair:${leather.join()}`), position: [x, 0, z], yaw: Math.PI / 2 + turn, scale: 1, instance: 0 }
}

/** A mirror on the back wall with lamps around it: a rectangle, or an arch when `arched`. */
function mirror(x: number, z: number, width: number, tall: number, arched: boolean, wall: Face, along: number): Slab {
  const half = width / 2
  // Each mirror reflects a different part of the room: distant things shift with its position.
  const pane0 = -0.16 - 0.5 * along
  const lamp0 = 0.24 - 0.42 * along
  const face: Face = (axis, u, v, px, py, pz, out) => {
    const dx = u - half
    const up = Math.max(0, v - (tall - half))
    const inside = half - (arched && up > 0 ? Math.hypot(dx, up) : Math.abs(dx))
    const edge = Math.min(inside, v, arched ? 1 : tall - v)
    if (axis !== 2 || edge < 0) return wall(axis, u, v, px, py, pz, out)
    if (edge < 0.055) {
      matte(out, 0.9, 0.88, 0.84)
      glow(out, 2.1, 1.8, 1.35)
      return
    }
    // Reflection of the room: dark below, a window in soft light, a lamp, the headrest of the chair in front.
    const [s, t] = [dx / width, v / tall]
    const depth = 0.16 + 0.3 * t
    matte(out, 0.2 * depth, 0.17 * depth, 0.16 * depth, 1)
    const far = wallTone(t)
    glow(out, far[0], far[1], far[2])
    const pane = Math.abs(s - pane0) < 0.15 && t > 0.42 && t < 0.82
    if (pane) {
      const bar = Math.abs(s - pane0) < 0.012 || Math.abs(t - 0.62) < 0.012
      const sky = bar ? 0.16 : 0.42 + 0.4 * t
      glow(out, sky * 0.85, sky * 0.95, sky)
    }
    const lamp = Math.hypot((s - lamp0) * width, (t - 0.78) * tall) / width
    if (lamp < 0.07) glow(out, 1.6, 1.25, 0.8)
    const back = Math.max(Math.abs(s - 0.02 + 0.16 * along) - 0.2, (t - 0.2) * 1.3)
    if (back < 0) glow(out, 0.02, 0.028, 0.03)
    if (Math.abs(s - t * 0.5 + 0.02 + 0.3 * along) < 0.03) glow(out, 0.5, 0.5, 0.5)
  }
  return shadowless(x - half, 0.98, z - 0.03, x + half, 0.98 + tall, z, face)
}

/** The far wall in a mirror at height share `t`: boards, then paint that gets brighter. */
function wallTone(t: number): Rgb {
  const k = 0.5 + 0.5 * t
  return t < 0.3 ? [0.13, 0.1, 0.085] : [0.22 * k, 0.185 * k, 0.17 * k]
}

/** A striped barber's pole. */
function pole(x: number, z: number): { readonly box: Slab; readonly solid: Solid } {
  const stripes: Face = (_axis, u, v, _x, _y, _z, out) => {
    const at = (((v * 2.6 + u * 2.6) % 1) + 1) % 1
    const tone: Rgb = at < 0.28 ? [0.7, 0.03, 0.04] : at > 0.5 && at < 0.78 ? [0.03, 0.1, 0.42] : [0.88, 0.88, 0.86]
    matte(out, tone[0], tone[1], tone[2], 0.8)
    glow(out, tone[0] * 0.5, tone[1] * 0.5, tone[2] * 0.5)
  }
  const kit = new KitBuilder()
  const chrome = kit.material({ color: linear('#cfd5dc'), metal: 0.7, specular: 1, gloss: 60 })
  for (const y of [0, 0.86]) kit.lathe([0, y - 0.03, 0], pairs([0, 0.14, 0.06, 0.14]), 'y', chrome, 0.01)
  kit.sphere([0, 0.97, 0], 0.1, chrome)
  return {
    box: block(x, 1.35, z - 0.22, 0.19, 0.84, 0.19, stripes),
    solid: { kit: kit.build('barber-pole'), position: [x, 1.35, z - 0.125], yaw: 0, scale: 1, instance: 0 },
  }
}

function salon(stage: Stage, barber: boolean): BuiltPlace {
  const space = roomFor(stage, 2.5)
  const upper = plaster(stage.palette[0] ? mixColor(stage.palette[0], [0.7, 0.68, 0.66], 0.35) : barber ? [0.06, 0.13, 0.11] : [0.72, 0.5, 0.45])
  const lower = barber ? tiles([0.76, 0.77, 0.76], [0.8, 0.8, 0.79], 0.16, 0.6) : boards([0.66, 0.58, 0.52], [0.72, 0.64, 0.58], 0.16, true)
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y > 0.9) upper(axis, u, v, x, y, z, out)
    else lower(axis, u, v, x, y, z, out)
    if (Math.abs(y - 0.9) < 0.025) matte(out, barber ? 0.02 : 0.6, barber ? 0.02 : 0.44, barber ? 0.022 : 0.22, 0.4)
  }
  const floor = barber ? tiles([0.04, 0.04, 0.042], [0.72, 0.72, 0.7], 0.45, 0.6) : boards([0.46, 0.34, 0.24], [0.56, 0.43, 0.31], 0.2, true, 0.3)
  const pairs = Math.max(1, Math.round(space.right / 1.9))
  const bay = (space.right * 0.96) / (pairs + (stage.empty ? 0.5 : 0))
  const spots = Array.from({ length: pairs }, (_, i) => (i + (stage.empty ? 1 : 0.5)) * bay)
  const stations = [...(stage.empty ? [0] : []), ...spots.flatMap((x) => [-x, x])]
  const width = Math.min(0.95, bay * 0.62)
  const leather: Rgb = barber ? [0.38, 0.02, 0.02] : [0.1, 0.16, 0.17]
  const marble = plain(barber ? [0.05, 0.05, 0.052] : [0.78, 0.75, 0.71], 0.6)
  const chairZ = space.back - 1.25
  const striped = pole(stage.side * space.right * 0.94, space.back)
  const seats = stage.allows('furniture') && !stage.hasSeat
  const lamps = [-0.55, 0.55].map((k) => pendant(k * space.right, 2.45, space.back - 0.9, barber ? [0.04, 0.04, 0.042] : [0.62, 0.45, 0.2], 0.7))
  return {
    boxes: [
      ...shell(space, floor, wall),
      ...stations.flatMap((x) => [
        mirror(x, space.back, width, 1.25, !barber, upper, x / space.right),
        block(x, 0.82, space.back - 0.34, bay * 0.84, 0.05, 0.34, marble),
        block(x, 0.5, space.back - 0.28, width * 0.9, 0.32, 0.28, barber ? [0.16, 0.075, 0.035] : [0.66, 0.6, 0.55])]),
      ...(barber ? [striped.box] : [])],
    solids: [
      ...stations.map((x, i) => jarRow(x, 0.87, space.back - 0.17, 3, stage.seed + i)),
      ...(seats ? stations.slice(0, 5).map((x) => salonChair(x * 1.02, chairZ, x === 0 ? 0.3 : -Math.sign(x) * 0.45, leather)) : []),
      ...lamps.map(({ solid }) => solid),
      ...(barber ? [striped.solid] : [])],
    lights: [...lamps.map(({ light }) => light), { position: [stations[0], 1.9, space.back - 0.8], color: [0.8, 0.7, 0.55], radius: 4 }],
    sky: (sky) => indoorSky(sky, stage, barber ? [0.48, 0.48, 0.46] : [0.6, 0.56, 0.53], [1.12, 1.02, 0.9]),
  }
}

/** A hair salon: arched mirrors with lights around them, chairs, bottles. */
export const hairSalon = defineSetting('hair-salon', { indoor: true, time: 'day', vista: { height: 1.5, eye: 1.45, horizon: 0.47 } }, (stage) =>
  salon(stage, false))

/** A barbershop: red leather, checkered floor, striped pole. */
export const barbershop = defineSetting('barbershop', { indoor: true, time: 'day', vista: { height: 1.5, eye: 1.45, horizon: 0.47 } }, (stage) =>
  salon(stage, true))

const LINEN: readonly Rgb[] = triples([0.62, 0.1, 0.1, 0.1, 0.24, 0.55, 0.75, 0.72, 0.66, 0.75, 0.5, 0.08, 0.14, 0.42, 0.34])

/** Washing machines in two rows, each `wide` by `tall` meters: round doors with laundry behind the glass, knobs, a lit display. */
function machines(wide: number, tall: number): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    const column = Math.floor(u / wide)
    const row = Math.floor(v / tall)
    const s = (u / wide - column - 0.5) * wide
    const t = v - row * tall
    matte(out, 0.76, 0.78, 0.79, 0.5)
    if (axis !== 2) return
    if (Math.abs(s) > wide * 0.485 || t < tall * 0.02) return matte(out, 0.2, 0.21, 0.22)
    const pick = hash2(column * 7 + 3, row * 11 + 5)
    const round = wide * 0.33
    const dy = t - tall * 0.42
    const d = Math.hypot(s, dy) / round
    if (d < 1.18) {
      if (d > 1) {
        const k = 0.5 + 0.3 * (dy / round)
        return matte(out, k, k * 1.02, k * 1.05, 1)
      }
      if (d > 0.86) return matte(out, 0.12, 0.13, 0.14, 0.6)
      // Laundry tumbles in folds; the upper part of the drum is dark.
      const turn = Math.atan2(dy, s) + d * 2.6 + pick * 6
      const fold = Math.floor(((turn / (2 * Math.PI)) * 5 + 10) % 5)
      const level = -0.05 + 0.22 * Math.sin(s * 9 + pick * 20)
      const tone = LINEN[(fold + Math.floor(pick * 5)) % LINEN.length]
      const k = 0.55 + 0.4 * Math.abs(Math.sin(turn * 2.5))
      const empty = pick < 0.2 || dy / round > level
      if (empty) matte(out, 0.05, 0.075, 0.09, 1)
      else matte(out, tone[0] * k, tone[1] * k, tone[2] * k, 1)
      // A reflection across the glass.
      if (Math.abs(s - dy * 0.6 + round * 0.34) < round * 0.09) glow(out, 0.16, 0.19, 0.21)
      return
    }
    if (t < tall * 0.84) return
    const panel = t > tall * 0.87 && t < tall * 0.96
    if (!panel) return matte(out, 0.16, 0.38, 0.55, 0.4)
    matte(out, 0.16, 0.38, 0.55, 0.4)
    if (s > -wide * 0.4 && s < -wide * 0.1) {
      matte(out, 0.02, 0.03, 0.03, 0.6)
      if (Math.abs(t - tall * 0.915) < tall * 0.022 && (s * 40 + 99) % 1 < 0.6) glow(out, 0.3, 1.6, 1.1)
    }
    for (const knob of [0.12, 0.28]) if (Math.hypot(s - wide * knob, t - tall * 0.915) < wide * 0.05) matte(out, 0.82, 0.83, 0.84, 0.6)
  }
}

/** A basket of laundry on casters. */
function basket(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const wire = kit.material({ color: linear('#4aa3c7'), specular: 0.4 })
  const steel = kit.material({ color: linear('#c3c9cf'), specular: 1, gloss: 45, metal: 0.5 })
  for (const y of [0.4, 0.58, 0.76])
    for (const s of [-1, 1]) {
      kit.cone([-0.28, y, s * 0.4], [0.28, y, s * 0.4], 0.022, 0.022, wire)
      kit.cone([s * 0.28, y, -0.4], [s * 0.28, y, 0.4], 0.022, 0.022, wire)
    }
  for (const a of [-0.28, 0.28]) for (const b of [-0.4, 0.4]) kit.cone([a, 0.08, b], [a, 0.8, b], 0.022, 0.022, steel).sphere([a, 0.06, b], 0.06, steel)
  for (const [i, [a, y, b]] of triples([0, 0.56, -0.2, 0.04, 0.58, 0.2, -0.08, 0.74, 0.02, 0.1, 0.76, -0.12, 0.06, 0.74, 0.24]).entries())
    kit.ellipsoid([a, y, b], [0.2, 0.15, 0.2], kit.material({ color: LINEN[i], specular: 0.02, cloth: 0.6 }))
  return put(kit, 'laundromat:basket', x, 0, z, Math.PI / 2, scale)
}

/** A laundromat: rows of machines with round doors, a table with folded towels, a basket, a lit sign. */
export const laundromat = defineSetting('laundromat', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 3.4 : 2.4, 3.1)
  const r = Math.max(1, Math.min(1.9, stage.reach))
  const count = Math.max(3, Math.round((2 * room.right) / (0.95 * r)))
  const wide = (2 * room.right) / count
  const tall = 1.02 * r
  const front = room.back - 0.8 * r
  const paint = plaster(stage.palette[0] ?? [0.42, 0.62, 0.66])
  const text = stage.texts[0] ?? 'LAUNDRY'
  const signTall = Math.min(0.52 * r, room.height - 2 * tall - 0.2)
  const signWide = Math.min(room.right * 1.5, signTall * (0.62 * text.length + 0.8))
  const machine = machines(wide, tall)
  const tableX = stage.side * room.right * 0.7
  const tableZ = stage.clearDepth + (front - stage.clearDepth) * 0.3
  const towels = stage.allows('furniture')
    ? [0, 1].flatMap((pile) =>
        [0, 1, 2].map((i) =>
          block(tableX + (pile - 0.5) * 0.5 * r, (0.8 + i * 0.09) * r, tableZ + 0.12 * r, (0.36 - 0.015 * i) * r, 0.08 * r, 0.3 * r,
            LINEN[(pile * 2 + i) % LINEN.length])))
    : []
  const pieces: SetPiece[] =
    stage.allows('furniture') && stage.allows('plants') && stage.empty
      ? [{ kit: 'furniture:bench', at: [-stage.side * room.right * 0.1, 0, tableZ], height: 0.8 * r }]
      : []
  const seats = setPieces(stage, pieces)
  return {
    boxes: [
      ...shell(room, tiles([0.62, 0.64, 0.63], [0.16, 0.34, 0.4], 0.5 * r, 0.5), paint),
      litCeiling(room, [0.6, 0.62, 0.62], [2, 2.1, 2.1], [0.24 * r, 1.4 * r], [1.7 * r, 2.2 * r]),
      slab(room.left, 0, front, room.right, 2 * tall, room.back, machine),
      block(0, 2 * tall, front - 0.03, 2 * room.right, 0.07 * r, 0.8 * r, plain([0.16, 0.38, 0.55], 0.4)),
      signPanel(0, 2 * tall + 0.12 * r, front + 0.1, front + 0.16, signWide, signTall, text, [0.03, 0.05, 0.08], [1, 0.4, 0.6], [3.2, 0.7, 1.5], 'sans'),
      block(tableX, 0.72 * r, tableZ, 1.3 * r, 0.08 * r, 0.6 * r, plain([0.72, 0.72, 0.7], 0.4)),
      ...[-1, 1].map((s) => block(tableX + s * 0.56 * r, 0, tableZ + 0.1 * r, 0.07 * r, 0.72 * r, 0.4 * r, [0.3, 0.33, 0.36])),
      ...towels],
    solids: [...seats.solids, ...(stage.allows('furniture') ? [basket(-stage.side * room.right * 0.72, tableZ + 0.35 * r, r)] : [])],
    decals: seats.decals,
    lights: [
      { position: [0, 2.4 * r, front - 1.1 * r], color: [1.05, 1.1, 1.12], radius: 6 * r },
      { position: [0, 2.4 * r, front - 0.3 * r], color: [0.9, 0.25, 0.5], radius: 2.4 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.58, 0.61, 0.62], [1.1, 1.1, 1.08]),
  }
})
