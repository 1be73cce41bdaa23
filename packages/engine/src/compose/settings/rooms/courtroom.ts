import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, matte, plain, plaster, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import type { Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, shell } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

/** Scales in gold, 0.9 m high, for the wall over the bench. */
function scales(x: number, y: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const gold = kit.material({ color: linear('#dcae4c'), metal: 0.5, specular: 1, gloss: 40 })
  kit.cone([0, 0.06, 0], [0, 0.86, 0], 0.035, 0.025, gold).sphere([0, 0.92, 0], 0.055, gold)
  kit.box([0, 0.03, 0], [0.05, 0.03, 0.2], 0.02, gold)
  kit.cone([0, 0.8, -0.42], [0, 0.8, 0.42], 0.022, 0.022, gold)
  for (const s of [-0.42, 0.42]) {
    for (const t of [-0.15, 0.15]) kit.cone([0, 0.8, s], [0, 0.38, s + t], 0.01, 0.01, gold)
    kit.ellipsoid([0, 0.34, s], [0.08, 0.05, 0.19], gold)
  }
  return put(kit, 'court:scales', x, y, z, Math.PI / 2, scale)
}

/** A flag on a pole that hangs in folds. */
function flag(x: number, y: number, z: number, hex: string): Solid {
  const kit = new KitBuilder()
  const brass = kit.material({ color: linear('#d6a94a'), metal: 0.6, specular: 1, gloss: 50 })
  const cloth = kit.material({ color: linear(hex), specular: 0.08 })
  const trim = kit.material({ color: linear('#e2b84e'), specular: 0.2 })
  kit.cone([0, 0, 0], [0, 2.5, 0], 0.022, 0.022, brass).sphere([0, 2.56, 0], 0.06, brass)
  kit.cone([0, 0.01, 0], [0, 0.05, 0], 0.2, 0.12, brass)
  for (let i = 0; i < 4; i++) {
    const at = 0.05 + i * 0.085
    kit.cone([0.02 + (i % 2) * 0.05, 2.3 - i * 0.05, at], [0.03, 1.05 + i * 0.16, at], 0.06, 0.075, cloth, 0.02)
  }
  kit.cone([0.03, 2.2, 0.36], [0.05, 1.5, 0.38], 0.02, 0.025, trim)
  return put(kit, `court:flag:${hex}`, x, y, z)
}

/** Panels of dark wood, `wide` meters each, with moldings. */
function panelling(wide: number, tall: number): Face {
  const wood = boards([0.2, 0.095, 0.04], [0.27, 0.135, 0.06], 0.7, true, 0.35)
  return (axis, u, v, x, y, z, out) => {
    wood(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const [s, t] = [u / wide - Math.floor(u / wide), v / tall - Math.floor(v / tall)]
    const edge = Math.min(s * wide, (1 - s) * wide, t * tall, (1 - t) * tall)
    const k = edge < 0.05 ? 1.25 : edge < 0.1 ? 1 : edge < 0.12 ? 0.45 : edge < 0.14 ? 1.5 : 0.85
    for (let c = 0; c < 3; c++) out[c] *= k
  }
}

/** The judge's bench under the scales of justice, between flags; a witness stand, the bar before it. */
export const courtroom = defineSetting('courtroom', { indoor: true, time: 'day', vista: { height: 1.8, eye: 1.6, horizon: 0.46 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 4.6 : 3.6, 4.2)
  const side = stage.seed % 2 ? 1 : -1
  const r = Math.max(1, Math.min(2, stage.reach))
  const wood = panelling(0.9, 1.35)
  const small = panelling(0.62, 0.98)
  const paint = plaster([0.62, 0.55, 0.44])
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y < 2.7 * r || (axis === 2 && Math.abs(x) < 1.5 * r)) wood(axis, u, v, x, y, z, out)
    else if (y < 2.84 * r) matte(out, 0.3, 0.155, 0.07, 0.4)
    else paint(axis, u, v, x, y, z, out)
  }
  const top = plain([0.22, 0.105, 0.045], 0.5)
  const half = Math.min(room.right * 0.62, 2 * r)
  const bench = room.back - 1.5 * r
  const rise = 0.42 * r
  const witness = side * Math.min(room.right * 0.86, half + 0.62 * r)
  const columns = [-1, 1].map((s): Slab => {
    const x = s * Math.min(room.right * 0.66, 1.75 * r)
    const fluted: Face = (_a, u, _v, _x, _y, _z, out) => {
      const k = 0.78 + 0.22 * Math.sin((u / (0.36 * r)) * Math.PI * 10)
      matte(out, 0.66 * k, 0.6 * k, 0.5 * k, 0.2)
    }
    return block(x, 0, room.back - 0.24 * r, 0.36 * r, room.height, 0.24 * r, fluted)
  })
  const seat = setPieces(stage,
    stage.allows('furniture') ? [{ kit: 'furniture:armchair', at: [0, rise, bench + 0.85 * r], height: 1.65 * r, color: [0.14, 0.025, 0.02] }] : [])
  const carpet = plain([0.16, 0.03, 0.045])
  const oak = boards([0.28, 0.16, 0.08], [0.38, 0.23, 0.12], 0.18, true, 0.3)
  const floor: Face = (axis, u, v, x, y, z, out) => (Math.abs(x) < Math.max(0.9, stage.groupHalfWidth + 0.4) ? carpet : oak)(axis, u, v, x, y, z, out)
  const rail = stage.clearDepth + 0.35 * r
  const gap = Math.max(0.8 * r, stage.groupHalfWidth + 0.25)
  const bars = [-1, 1].flatMap((s): Slab[] => {
    const [x0, x1] = s < 0 ? [-room.right, -gap] : [gap, room.right]
    if (x1 - x0 < 0.3) return []
    return [slab(x0, 0, rail, x1, 0.62 * r, rail + 0.07 * r, small), slab(x0, 0.62 * r, rail - 0.04 * r, x1, 0.7 * r, rail + 0.12 * r, top)]
  })
  return {
    boxes: [
      ...shell(room, floor, wall),
      litCeiling(room, [0.5, 0.47, 0.42], [1.9, 1.7, 1.35], [1, 1], [2.4, 2.2]),
      ...columns,
      block(0, 0, bench - 0.1 * r, half * 2.3, rise, room.back - bench, top),
      block(0, rise, bench, half * 2, 0.86 * r, 0.5 * r, small),
      block(0, rise + 0.86 * r, bench - 0.1 * r, half * 2.08, 0.09 * r, 0.72 * r, top),
      block(0, rise + 0.95 * r, bench + 0.1 * r, half * 0.7, 0.14 * r, 0.4 * r, wood),
      block(0, rise + 1.09 * r, bench + 0.04 * r, half * 0.76, 0.05 * r, 0.5 * r, top),
      block(witness, 0, bench - 0.25 * r, 0.95 * r, 0.86 * r, 0.95 * r, small),
      block(witness, 0.86 * r, bench - 0.32 * r, 1.05 * r, 0.07 * r, 1.05 * r, top),
      ...(stage.allows('furniture') ? bars : [])],
    solids: [
      ...seat.solids,
      scales(0, 2.35 * r, room.back - 0.1, r),
      ...[-1, 1].map((s) => flag(s * Math.min(room.right * 0.5, 1.2 * r), rise, room.back - 0.4 * r, s * side > 0 ? '#8f1420' : '#1c2f6b'))],
    decals: seat.decals,
    lights: [
      { position: [0, room.height - 0.5, room.back - 1.4], color: [1.4, 1.15, 0.8], radius: 6 },
      { position: [side * room.right * 0.5, 2.6, stage.clearDepth], color: [0.6, 0.5, 0.36], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.47, 0.43], [1.15, 1.03, 0.84]),
  }
})
