import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signPanel } from '../../../kits/buildings/facade.ts'
import { type Face, glow, matte, plain, plaster, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, shell } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

const LINEN: readonly Rgb[] = triples([0.62, 0.1, 0.1, 0.1, 0.24, 0.55, 0.75, 0.72, 0.66, 0.75, 0.5, 0.08, 0.14, 0.42, 0.34])

/** Machines in two rows, `wide` by `tall` meters each: round doors with linen behind the glass, knobs, a lit display. */
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
      // Linen tumbles in three folds; the upper part of the drum is dark.
      const turn = Math.atan2(dy, s) + d * 2.6 + pick * 6
      const fold = Math.floor(((turn / (2 * Math.PI)) * 5 + 10) % 5)
      const level = -0.05 + 0.22 * Math.sin(s * 9 + pick * 20)
      const tone = LINEN[(fold + Math.floor(pick * 5)) % LINEN.length]
      const k = 0.55 + 0.4 * Math.abs(Math.sin(turn * 2.5))
      const empty = pick < 0.2 || dy / round > level
      if (empty) matte(out, 0.05, 0.075, 0.09, 1)
      else matte(out, tone[0] * k, tone[1] * k, tone[2] * k, 1)
      // Light lies across the glass.
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

/** A basket on castors full of linen. */
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

/** A laundromat: rows of machines with round doors, a table with folded towels, a basket, a sign of light. */
export const laundromat = defineSetting('laundromat', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 3.4 : 2.4, 3.1)
  const r = Math.max(1, Math.min(1.9, stage.reach))
  const side = stage.seed % 2 ? 1 : -1
  const count = Math.max(3, Math.round((2 * room.right) / (0.95 * r)))
  const wide = (2 * room.right) / count
  const tall = 1.02 * r
  const front = room.back - 0.8 * r
  const paint = plaster(stage.palette[0] ?? [0.42, 0.62, 0.66])
  const text = stage.texts[0] ?? 'LAUNDRY'
  const signTall = Math.min(0.52 * r, room.height - 2 * tall - 0.2)
  const signWide = Math.min(room.right * 1.5, signTall * (0.62 * text.length + 0.8))
  const machine = machines(wide, tall)
  const tableX = side * room.right * 0.7
  const tableZ = stage.clearDepth + (front - stage.clearDepth) * 0.3
  const towels = stage.allows('furniture')
    ? [0, 1].flatMap((pile) =>
        [0, 1, 2].map((i) =>
          block(tableX + (pile - 0.5) * 0.5 * r, (0.8 + i * 0.09) * r, tableZ + 0.12 * r, (0.36 - 0.015 * i) * r, 0.08 * r, 0.3 * r,
            LINEN[(pile * 2 + i) % LINEN.length])))
    : []
  const pieces: SetPiece[] =
    stage.allows('furniture') && stage.allows('plants') && stage.empty
      ? [{ kit: 'furniture:bench', at: [-side * room.right * 0.1, 0, tableZ], height: 0.8 * r }]
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
    solids: [...seats.solids, ...(stage.allows('furniture') ? [basket(-side * room.right * 0.72, tableZ + 0.35 * r, r)] : [])],
    decals: seats.decals,
    lights: [
      { position: [0, 2.4 * r, front - 1.1 * r], color: [1.05, 1.1, 1.12], radius: 6 * r },
      { position: [0, 2.4 * r, front - 0.3 * r], color: [0.9, 0.25, 0.5], radius: 2.4 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.58, 0.61, 0.62], [1.1, 1.1, 1.08]),
  }
})
