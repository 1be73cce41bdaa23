import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, matte, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import type { Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, pendant, rug, shell } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { vault } from '../../scenery/vault.ts'
import { defineSetting } from '../../setting.ts'

/** Cartons on one another, one of them open. */
function cartons(x: number, z: number, side: number): Slab[] {
  const card: Face = (axis, u, v, _x, _y, _z, out) => {
    const tape = axis === 1 ? Math.abs((v % 0.5) - 0.25) < 0.03 : Math.abs(v - 0.2) < 0.025
    matte(out, tape ? 0.56 : 0.42, tape ? 0.42 : 0.27, tape ? 0.25 : 0.135)
    if (axis === 2 && u < 0.02) matte(out, 0.3, 0.19, 0.09)
  }
  return [block(x, 0, z, 0.62, 0.46, 0.5, card), block(x + side * 0.06, 0.46, z + 0.04, 0.46, 0.36, 0.4, card),
    block(x - side * 0.56, 0, z - 0.06, 0.44, 0.38, 0.42, card)]
}

/** Things under a dust sheet, and a rolled carpet that leans there. */
function forgotten(x: number, z: number, side: number): Solid {
  const kit = new KitBuilder()
  const sheet = kit.material({ color: linear('#a59c8c'), specular: 0.03 })
  const weave = kit.material({ color: linear('#7a352f'), specular: 0.03 })
  kit.box([0, 0.3, 0], [0.34, 0.3, 0.42], 0.1, sheet).box([-0.2, 0.72, 0], [0.12, 0.26, 0.4], 0.12, sheet, 0.16)
  for (const s of [-0.42, 0.42]) kit.box([0.02, 0.46, s], [0.3, 0.1, 0.06], 0.1, sheet, 0.1)
  kit.cone([-0.1, 0.05, side * 0.78], [-0.25, 1.5, side * 0.66], 0.11, 0.11, weave)
  return put(kit, `attic:sheet:${side}`, x, 0, z)
}

/** A room under the roof: rafters down both sides, a round window, trunks, cartons, things under sheets. */
export const attic = defineSetting('attic', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.45, horizon: 0.47 } }, (stage) => {
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const back = stage.clearDepth + (stage.empty ? 3.6 : 2.9) * r
  const half = Math.max(stage.halfWidthAt(back) * 0.98, stage.groupHalfWidth + 1.1)
  const knee = 0.75 * r
  const ridge = Math.max(3.1 * r, Math.min(knee + half * 1.05, stage.eye + stage.halfHeightAt(back) * 0.92))
  const side = stage.seed % 2 ? 1 : -1
  const wood = boards([0.3, 0.2, 0.12], [0.42, 0.29, 0.18], 0.2, true)
  const planks = boards([0.28, 0.18, 0.1], [0.4, 0.27, 0.16], 0.19, true, 0.15)
  const round = Math.min(0.62 * r, half * 0.34)
  const windowY = Math.min(2.05 * r, ridge - round - 0.5 * r)
  const windowX = stage.empty ? 0 : side * half * 0.3
  const gable: Face = (axis, u, v, x, y, z, out) => {
    const d = Math.hypot(x - windowX, y - windowY) / round
    if (axis !== 2 || d > 1.14) return wood(axis, u, v, x, y, z, out)
    const bar = Math.min(Math.abs(x - windowX), Math.abs(y - windowY)) < 0.03 * r
    if (d > 1 || bar) return matte(out, 0.66, 0.6, 0.5, 0.15)
    outdoors(stage, 0.5 + (0.5 * (y - windowY)) / round, out)
  }
  const rafters: Face = (_axis, _u, _v, x, y, z, out) => {
    const bay = Math.abs(z / (0.72 * r) - Math.round(z / (0.72 * r))) * 0.72
    wood(2, z, Math.hypot(x, y), x, y, z, out)
    const k = bay < 0.075 ? 1.5 : bay < 0.1 ? 0.35 : 0.62
    for (let c = 0; c < 3; c++) out[c] *= k
  }
  const beamZ = stage.clearDepth + 1 * r
  const beam = (z: number): Slab => {
    const share = 0.62
    const y = knee + (ridge - knee) * share
    const reach = half * (1 - share) + 0.1 * r
    return slab(-reach, y, z, reach, y + 0.17 * r, z + 0.15 * r, boards([0.22, 0.13, 0.07], [0.3, 0.18, 0.1], 0.17))
  }
  const room = { left: -half, right: half, back, front: -stage.distance - 2, height: ridge }
  const shaft = pendant(-windowX * 0.6 + side * 0.2, 2.2 * r, stage.clearDepth + 0.9 * r, [0.1, 0.09, 0.08], 0.8)
  const cartonX = side * (half - 0.75)
  const sheetX = -side * (half - 0.85)
  const pieces: SetPiece[] = stage.allows('furniture')
    ? [
        { kit: 'prop:treasure-chest', at: [-side * half * 0.36, 0, back - 0.55], height: 0.62, color: [0.24, 0.12, 0.055] },
        { kit: 'furniture:rocking-chair', at: [side * half * 0.42, 0, back - 0.8], height: 1.05, turn: -side * 0.6 }]
    : []
  const stored = setPieces(stage, pieces)
  return {
    boxes: [...shell(room, planks, gable, wood), ...vault(pairs([half, knee, 0, ridge]), room.front, back, rafters), beam(beamZ), beam(back - 0.5 * r),
      rug(stage, [0.34, 0.14, 0.12], [0.55, 0.42, 0.26]), ...(stage.detail > 0.25 ? cartons(cartonX, back - 0.75, side) : [])],
    solids: [...stored.solids, shaft.solid, ...(stage.detail > 0.25 ? [forgotten(sheetX, back - 0.8, side)] : [])],
    decals: stored.decals,
    lights: [shaft.light, { position: [windowX, windowY, back - 0.7 * r], color: stage.night ? [0.25, 0.32, 0.65] : [1.7, 1.35, 0.9], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.36, 0.32, 0.29], [1.05, 0.86, 0.62]),
  }
})
