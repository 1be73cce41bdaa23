import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, type Slab, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { arenaSky, stands } from '../../scenery/arena.ts'
import { put } from '../../scenery/furnishings.ts'
import { defineSetting } from '../../setting.ts'

/** Heights of the four ropes over the canvas, meters, and their colors. */
const ROPES = [[0.42, '#c9202b'], [0.74, '#f2efe8'], [1.06, '#f2efe8'], [1.38, '#2148a8']] as const

/** A corner's post with the padding that faces the ring; `toX` and `toZ` point into it. */
function corner(x: number, z: number, toX: number, toZ: number, color: string, r: number): Solid {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#23262c'), specular: 0.6, gloss: 30 })
  const pad = kit.material({ color: linear(color), specular: 0.25, gloss: 20 })
  const white = kit.material({ color: linear('#f2efe8'), specular: 0.2 })
  kit.cone([0, -1.1, 0], [0, 1.52, 0], 0.06, 0.06, steel).sphere([0, 1.56, 0], 0.08, steel)
  const [px, pz] = [toX * 0.14, toZ * 0.14]
  kit.cone([px, 0.34, pz], [px, 1.46, pz], 0.11, 0.11, pad)
  for (const y of [0.58, 0.9, 1.22]) kit.cone([px, y - 0.02, pz], [px, y + 0.02, pz], 0.114, 0.114, white)
  return put(kit, `boxing:post:${color}:${toX}:${toZ}`, x, 0, z, 0, r)
}

/** Four ropes from (x0, z0) to (x1, z1), held at their distances by two strips of cloth. */
function ropes(x0: number, z0: number, x1: number, z1: number, r: number): Solid {
  const kit = new KitBuilder()
  const cloth = kit.material({ color: linear('#f2efe8'), specular: 0.1 })
  const [dx, dz] = [(x1 - x0) / r, (z1 - z0) / r]
  for (const [y, color] of ROPES) {
    const rope = kit.material({ color: linear(color), specular: 0.3, gloss: 24 })
    // A rope hangs through a little between its corners.
    kit.path(triples([0, y, 0, dx * 0.5, y - 0.03, dz * 0.5, dx, y, dz]), [0.026, 0.026, 0.026], rope)
  }
  for (const t of [0.33, 0.67]) kit.cone([dx * t, ROPES[0][0] - 0.02, dz * t], [dx * t, ROPES[3][0], dz * t], 0.014, 0.014, cloth)
  return put(kit, `boxing:ropes:${dx.toFixed(2)}:${dz.toFixed(2)}`, x0, 0, z0, 0, r)
}

/** A ring under its lamps: canvas, ropes between red and blue corners, people in the dark around it. */
export const boxingRing = defineSetting('boxing-ring', { indoor: true, time: 'night', vista: { height: 3.4, eye: 2.6, horizon: 0.4 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2.2, stage.reach))
  // Alone the ring is seen whole from outside, around someone from within.
  const front = stage.empty ? 0.4 * r : -stage.distance - 2
  const half = stage.empty
    ? Math.min(3.05 * r, stage.halfWidthAt(front) * 0.86)
    : Math.max(stage.groupHalfWidth + 0.7 * r, Math.min(3.05 * r, stage.halfWidthAt(stage.clearDepth + 1.7 * r) * 0.84))
  const back = stage.empty ? front + 2 * half : stage.clearDepth + 1.7 * r
  const middle = stage.empty ? (back + front) / 2 : stage.clearDepth / 2
  const canvas: Face = (axis, _u, _v, x, _y, z, out) => {
    if (axis !== 1) {
      matte(out, 0.03, 0.07, 0.24, 0.1)
      return
    }
    const worn = 0.86 + 0.2 * fbm((x * 1.3) / r, (z * 1.3) / r, 4)
    const away = Math.hypot(x, z - middle) / r
    matte(out, 0.5 * worn, 0.56 * worn, 0.62 * worn, 0.06)
    if (Math.abs(away - 1.1) < 0.05 || Math.abs(away - 0.92) < 0.02) matte(out, 0.05 * worn, 0.1 * worn, 0.36 * worn, 0.06)
    const edge = Math.min(half - Math.abs(x), back - z)
    if (edge < 0.3 * r && edge > 0) matte(out, 0.04, 0.09, 0.34, 0.06)
  }
  const apron = 0.45 * r
  const boxes: Slab[] = [
    shadowless(-half - apron, -1.1 * r, front - apron, half + apron, 0, back + apron, canvas),
    ...stands(stage, back + 2.6 * r, stage.halfWidthAt(back + 9 * r) * 1.3, r, 0.14)]
  const dark: Face = (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.03, 0.032, 0.04, 0.3)
  boxes.push(shadowless(-half * 4, -1.3 * r, -stage.distance - 4, half * 4, -1.1 * r, back + 3 * r, dark))
  const lamp: Face = (_a, _u, _v, _x, _y, _z, out) => {
    matte(out, 1, 1, 0.97)
    glow(out, 4, 3.9, 3.6)
  }
  const rigY = stage.eye + stage.halfHeightAt(back) * (stage.empty ? 0.7 : 0.8)
  const span = half * 0.8
  const rig = back - 0.4 * r
  boxes.push(shadowless(-span, rigY, rig - 0.07 * r, span, rigY + 0.14 * r, rig + 0.07 * r, dark))
  for (const share of [-0.75, -0.25, 0.25, 0.75])
    boxes.push(shadowless(share * span - 0.17 * r, rigY - 0.12 * r, rig - 0.16 * r, share * span + 0.17 * r, rigY, rig + 0.16 * r, lamp))
  const solids = [
    ropes(-half, back, half, back, r),
    corner(-half, back, 1, -1, '#c9202b', r),
    corner(half, back, -1, -1, '#2148a8', r),
    ...[-half, half].map((x) => ropes(x, Math.max(front, -stage.distance + 0.6 * r), x, back, r)),
    ...(stage.empty ? [ropes(-half, front, half, front, r), corner(-half, front, 1, 1, '#f2efe8', r), corner(half, front, -1, 1, '#f2efe8', r)] : [])]
  return {
    boxes,
    solids,
    lights: [-1, 1].map((side) => ({ position: [side * 1.6 * r, 4.4 * r, middle - 0.6 * r] as const, color: [2.6, 2.5, 2.3] as const, radius: 7 * r })),
    sky: (sky) => ({ ...arenaSky(sky), ambient: [0.3, 0.31, 0.36], ground: [0.26, 0.28, 0.32] }),
  }
})
