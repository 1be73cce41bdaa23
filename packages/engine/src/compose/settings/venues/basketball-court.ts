import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, matte, type Slab, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { smoothstep } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { arenaSky, stands } from '../../scenery/arena.ts'
import { defineSetting } from '../../setting.ts'

/** A hoop on its arm: glass board, ring and net; meters, the ring 3.05 high. */
function hoop(): KitBuilder {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#2b3038'), specular: 0.4, gloss: 30 })
  const pad = kit.material({ color: linear('#b3202b'), specular: 0.1 })
  const board = kit.material({ color: linear('#eef3f6'), specular: 0.8, gloss: 60 })
  const line = kit.material({ color: linear('#d8402c'), specular: 0.2 })
  const rim = kit.material({ color: linear('#f0641e'), specular: 0.5, gloss: 40 })
  const cord = kit.material({ color: linear('#f7f7f4') })
  kit.box([-2.1, 0.35, 0], [0.6, 0.3, 0.5], 0.05, pad)
  kit.path(triples([-2.1, 0.5, 0, -1.9, 2.4, 0, -0.25, 3.35, 0]), [0.16, 0.14, 0.1], steel)
  kit.box([-0.1, 3.45, 0], [0.02, 0.52, 0.9], 0.02, board)
  for (const [y, half] of pairs([3.97, 0.92, 2.93, 0.92])) kit.box([-0.07, y, 0], [0.012, 0.03, half], 0.01, line)
  for (const z of [-0.9, 0.9]) kit.box([-0.07, 3.45, z], [0.012, 0.52, 0.03], 0.01, line)
  for (const y of [3.14, 3.58]) kit.box([-0.07, y, 0], [0.012, 0.02, 0.3], 0.01, line)
  for (const z of [-0.3, 0.3]) kit.box([-0.07, 3.36, z], [0.012, 0.22, 0.02], 0.01, line)
  kit.torus([0.22, 3.05, 0], 0.24, 0.022, 'y', rim)
  for (let i = 0; i < 10; i++) {
    const [a, b] = [(i / 10) * Math.PI * 2, ((i + 1) / 10) * Math.PI * 2]
    for (const turn of [a, b])
      kit.cone([0.22 + Math.cos(a) * 0.24, 3.04, Math.sin(a) * 0.24], [0.22 + Math.cos(turn + 0.3) * 0.15, 2.62, Math.sin(turn + 0.3) * 0.15], 0.009, 0.009,
        cord)
  }
  return kit
}

/** An indoor arena: polished boards with a court's lines, hoop, stands full of people, lamps overhead. */
export const basketballCourt = defineSetting('basketball-court', { indoor: true, time: 'day', vista: { height: 3.4, eye: 2.2, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2.2, stage.reach))
  const back = stage.clearDepth + 8.5 * r
  const half = stage.halfWidthAt(back + 6 * r) * 1.3
  const hoopZ = stage.clearDepth + 4.2 * r
  const hoopX = (stage.seed % 2 ? 1 : -1) * (stage.empty ? 0 : Math.min(stage.halfWidthAt(hoopZ) * 0.46, 2.6 * r))
  const parquet = boards([0.5, 0.3, 0.13], [0.68, 0.45, 0.22], 0.14, true, 0.5)
  const line = (distance: number) => smoothstep(0.075 * r, 0.05 * r, Math.abs(distance))
  const floor: Face = (axis, u, v, x, y, z, out) => {
    parquet(axis, u, v, x, y, z, out)
    if (axis !== 1) return
    const dx = Math.abs(x - hoopX)
    const dz = hoopZ + 0.6 * r - z
    const lane = Math.max(dx - 1.25 * r, dz - 3 * r)
    if (lane < 0 && dz > 0) matte(out, 0.42, 0.06, 0.07, 0.5)
    const circle = Math.hypot(x - hoopX, z - hoopZ + 2.4 * r) - 1.25 * r
    const arc = Math.hypot(x - hoopX, z - hoopZ) - 4.4 * r
    const middle = Math.hypot(x, z + 2.2 * r) - 1.3 * r
    const painted = Math.max(line(dz), dz > 0 ? Math.max(line(lane), line(arc), line(middle), dz > 2.4 * r ? line(circle) : 0) : 0)
    if (painted > 0.3) matte(out, 0.86, 0.85, 0.82, 0.4)
    out[7] = 0.22
  }
  const boxes: Slab[] = [shadowless(-half, -0.2, -stage.distance - 4, half, 0, back, floor), ...stands(stage, back, half, r)]
  const solids: Solid[] = [{ kit: hoop().build('court-hoop'), position: [hoopX, 0, hoopZ], yaw: Math.PI / 2, scale: r, instance: 0 }]
  return {
    boxes,
    solids: stage.allows('furniture') ? solids : [],
    lights: [-1, 1].map((side) => ({ position: [side * 3 * r, 5 * r, -0.8 * r] as const, color: [1.5, 1.45, 1.35] as const, radius: 12 * r })),
    sky: arenaSky,
  }
})
