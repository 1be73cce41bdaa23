import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, matte, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { type Basin, basinRim } from '../../scenery/basin.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { indoorSky, outdoors, shell } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

const WATER = -0.16
const DEPTH = 1.3

/** A block that swimmers start from. */
function startingBlock(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const white = kit.material({ color: linear('#eef2f4'), specular: 0.5, gloss: 30 })
  const blue = kit.material({ color: linear('#1f5fb0'), specular: 0.4 })
  kit.box([-0.06, 0.28, 0], [0.1, 0.28, 0.16], 0.02, white).box([0, 0.6, 0], [0.26, 0.035, 0.26], 0.03, blue)
  kit.box([0.05, 0.34, 0], [0.015, 0.12, 0.1], 0.01, blue)
  return put(kit, 'pool:block', x, 0, z, Math.PI / 2, scale)
}

/** A swimming hall: lanes between ropes, blocks to start from, tiles, a wall of windows. */
export const indoorPool = defineSetting(
  'indoor-pool',
  { indoor: true, time: 'day', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 2.4, eye: 2, horizon: 0.42 } },
  (stage) => {
    const r = Math.max(1, Math.min(2.2, stage.reach))
    const near = stage.empty ? stage.clearDepth - stage.distance * 0.3 : stage.clearDepth + 0.7 * r
    const far = near + 8.5 * r
    const half = Math.max(stage.halfWidthAt(far) * 0.82, 3.4 * r)
    const basin: Basin = { left: -half + 1.1 * r, right: half - 1.1 * r, near, far }
    const room = { ...lowRoom(stage, 9, 4.6), left: -half, right: half, back: far + 1.5 * r }
    const stone = tiles([0.5, 0.47, 0.42], [0.54, 0.51, 0.46], 0.3 * r, 0.5)
    const floor: Face = (axis, u, v, x, y, z, out) => {
      stone(axis, u, v, x, y, z, out)
      if (axis !== 1) tiles([0.1, 0.38, 0.55], [0.12, 0.44, 0.6], 0.2 * r, 0.4)(axis, u, v, x, y, z, out)
      else out[7] = 0.15
    }
    const coping = tiles([0.6, 0.63, 0.65], [0.08, 0.26, 0.52], 0.3 * r, 0.5)
    const lanes = Math.max(3, Math.round((basin.right - basin.left) / (1.5 * r)))
    const lane = (basin.right - basin.left) / lanes
    const rope: Face = (_axis, _u, _v, _x, _y, z, out) => {
      const red = Math.floor(z / (0.34 * r)) % 2 === 0
      if (red) matte(out, 0.66, 0.05, 0.05, 0.3)
      else matte(out, 0.84, 0.85, 0.86, 0.3)
    }
    const ropes = Array.from({ length: lanes - 1 }, (_, i): Slab => {
      const x = basin.left + (i + 1) * lane
      return shadowless(x - 0.05 * r, WATER - 0.04, near, x + 0.05 * r, WATER + 0.05 * r, far, rope)
    })
    const blocks = Array.from({ length: lanes }, (_, i) => startingBlock(basin.left + (i + 0.5) * lane, far + 0.5 * r, r))
    const wall = tiles([0.56, 0.66, 0.7], [0.6, 0.7, 0.74], 0.2 * r, 0.5)
    const windows: Face = (axis, u, v, x, y, z, out) => {
      const p = axis === 2 ? x : z
      const bay = Math.abs(p / (1.5 * r) - Math.round(p / (1.5 * r))) * 1.5
      if (y < 1.1 * r || y > 3.9 * r || bay < 0.1) {
        wall(axis, u, v, x, y, z, out)
        if (Math.abs(y - 0.72 * r) < 0.13 * r) matte(out, 0.04, 0.2, 0.46, 0.5)
        return
      }
      if (bay < 0.15 || Math.abs(y - 2.6 * r) < 0.03 * r) return matte(out, 0.7, 0.72, 0.73, 0.3)
      const trees = 1.7 * r + 0.7 * r * fbm(p / r, 3, 3)
      outdoors(stage, 0.4 + (0.5 * y) / (4 * r), out)
      if (stage.night) return
      const green = smoothstep(trees, trees - 0.15 * r, y)
      for (const [c, tone] of [0.2, 0.36, 0.16].entries()) out[3 + c] += (tone - out[3 + c]) * green
      for (let c = 0; c < 3; c++) out[3 + c] *= 0.8
    }
    const bed = (_x: number, z: number): number => (z > near - 0.2 && z < far + 0.2 ? WATER - DEPTH : -2)
    return {
      terrain: {
        height: bed,
        albedo: (x, _y, z, _ny, out) => {
          const tile = 0.25 * r
          const joint = Math.abs(x / tile) % 1 < 0.06 || Math.abs(z / tile) % 1 < 0.06 ? 0.82 : 1
          const bend = fbm(x * 0.9, z * 0.9, 3) * 2.2
          const thread = 1 - Math.abs(((x * 0.7 + z * 0.5 + bend) % 1) * 2 - 1)
          const lit = joint * (0.9 + 0.5 * smoothstep(0.86, 1, thread))
          const d = (x - basin.left) / lane
          const line = Math.abs(d - Math.floor(d) - 0.5) * lane < 0.13 * r
          out[0] = (line ? 0.02 : 0.16) * lit
          out[1] = (line ? 0.09 : 0.6) * lit
          out[2] = (line ? 0.26 : 0.76) * lit
        },
      },
      water: { y: WATER, color: [0.02, 0.34, 0.46], ripple: 0.03 },
      boxes: [
        ...shell(room, stone, windows).slice(1),
        litCeiling(room, [0.6, 0.64, 0.66], [1.9, 1.95, 2], [0.22 * r, 2 * r], [1.6 * r, 3 * r]),
        ...basinRim(basin, { front: -stage.distance - 4, back: room.back, wide: half, low: WATER - DEPTH, r }, floor, coping),
        ...ropes],
      solids: stage.allows('furniture') ? blocks : [],
      lights: [
        { position: [0, 3.4 * r, near + 2 * r], color: [1, 1.05, 1.1], radius: 8 * r },
        { position: [0, 2.2 * r, far], color: stage.night ? [0.4, 0.5, 0.7] : [1.1, 1.15, 1.15], radius: 7 * r }],
      sky: (sky) => indoorSky(sky, stage, [0.55, 0.62, 0.66], [1.05, 1.05, 1.02]),
    }
  })
