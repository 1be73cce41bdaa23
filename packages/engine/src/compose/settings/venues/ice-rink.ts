import { type Face, matte, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { arenaSky, stands } from '../../scenery/arena.ts'
import { defineSetting } from '../../setting.ts'

/** Ice with its lines and the tracks of skates, boards and glass around it, stands full of people. */
export const iceRink = defineSetting('ice-rink', { indoor: true, time: 'day', vista: { height: 3, eye: 2, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2.2, stage.reach))
  const back = stage.clearDepth + 8.5 * r
  const half = stage.halfWidthAt(back + 6 * r) * 1.3
  const boards = back - 1.1 * r
  const circleZ = stage.clearDepth + 2.6 * r
  const line = (distance: number, wide: number): number => smoothstep(wide * r, wide * 0.7 * r, Math.abs(distance))
  const ice: Face = (axis, _u, _v, x, _y, z, out) => {
    const cloud = 0.9 + 0.14 * fbm((x * 0.7) / r, (z * 0.7) / r, 4)
    // Skates leave arcs.
    const swirl = Math.sin(((x * 2.3 + fbm(x / r, z / r, 2) * 5) / r) * 3.1 + (z / r) * 1.7)
    const track = smoothstep(0.985, 1, swirl) * 0.12
    const k = cloud + track
    matte(out, 0.6 * k, 0.69 * k, 0.76 * k, 0.5)
    if (axis !== 1) return
    const circle = Math.hypot(x, (z - circleZ) * 1) - 2.1 * r
    const red = Math.max(line(x, 0.13), Math.hypot(x, z - circleZ) < 0.16 * r ? 1 : 0)
    const blue = Math.max(line(circle, 0.045), line(Math.abs(x) - 5.2 * r, 0.14))
    if (blue > 0.3) matte(out, 0.1, 0.2, 0.56, 0.4)
    if (red > 0.3) matte(out, 0.6, 0.09, 0.1, 0.4)
  }
  const board: Face = (_axis, u, v, _x, _y, _z, out) => {
    const seam = Math.abs(u / (2.4 * r) - Math.round(u / (2.4 * r))) * 2.4 < 0.02
    if (v < 0.2 * r) matte(out, 0.8, 0.6, 0.03, 0.3)
    else if (v > 0.98 * r) matte(out, 0.06, 0.16, 0.5, 0.3)
    else if (seam) matte(out, 0.4, 0.42, 0.44)
    else matte(out, 0.8, 0.82, 0.83, 0.4)
  }
  const rail: Face = (_axis, _u, _v, _x, _y, _z, out) => matte(out, 0.62, 0.66, 0.7, 0.8)
  const posts = []
  for (let x = 1.2 * r; x < half; x += 2.4 * r)
    for (const s of [-1, 1]) posts.push(shadowless(s * x - 0.025 * r, 1.06 * r, boards, s * x + 0.025 * r, 2.05 * r, boards + 0.04, rail))
  return {
    boxes: [shadowless(-half, -0.2, -stage.distance - 4, half, 0, back, ice), slab(-half, 0, boards, half, 1.06 * r, boards + 0.12 * r, board),
      shadowless(-half, 2.03 * r, boards, half, 2.07 * r, boards + 0.05, rail), ...posts, ...stands(stage, back, half, r)],
    lights: [-1, 1].map((side) => ({ position: [side * 3 * r, 5 * r, -0.8 * r] as const, color: [1.2, 1.3, 1.45] as const, radius: 12 * r })),
    sky: (sky) => ({ ...arenaSky(sky), ambient: [0.46, 0.5, 0.58], ground: [0.4, 0.46, 0.54] }),
  }
})
