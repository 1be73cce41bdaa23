import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { type Face, matte, slab } from '../../../kits/buildings/wall-faces.ts'
import { fbm, hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { type Basin, basinRim, poolLight } from '../../scenery/basin.ts'
import { type Height, hillRange, meadowAlbedo } from '../../scenery/ground.ts'
import { parasol } from '../../scenery/parasol.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Height of the water relative to the terrace, and its depth. */
const WATER = -0.16
const DEPTH = 1.15

/** The pool lies behind the subjects, in front of a house, or in the middle of a picture without subjects. */
function basinOf(stage: Stage, r: number): Basin {
  if (stage.hasBuilding && !stage.empty) {
    const near = -stage.distance * 0.66
    const far = Math.max(near + 2.4, -stage.groupHalfWidth * 0.78)
    const half = stage.halfWidthAt((near + far) / 2)
    return { left: -half * 0.62, right: half * 1.2, near, far }
  }
  const near = stage.empty ? -stage.distance * 0.3 : stage.clearDepth + 0.75 * r
  const far = near + (stage.empty ? 8 : 4.6 * r)
  const half = stage.halfWidthAt(near)
  return { left: -half * (stage.empty ? 0.62 : 0.86), right: half * 2.2, near, far }
}

/** Pale stone in staggered slabs. */
function paving(r: number): Face {
  const [long, wide] = [1.1 * r, 0.55 * r]
  return (_axis, _u, _v, x, _y, z, out) => {
    const row = Math.floor(z / wide)
    const along = x / long + (row & 1) * 0.5
    const stone = Math.floor(along)
    const joint = z / wide - row < 0.025 || along - stone < 0.014 ? 0.74 : 1
    const n = (0.86 + 0.16 * hash2(stone, row) + 0.1 * fbm((x * 3) / r, (z * 3) / r, 3)) * joint
    matte(out, 0.47 * n, 0.43 * n, 0.37 * n, 0.14)
  }
}

const coping: Face = (_axis, _u, _v, x, _y, z, out) => {
  const n = 0.94 + 0.1 * fbm(x * 3, z * 3, 3)
  matte(out, 0.58 * n, 0.55 * n, 0.5 * n, 0.2)
}

const hedge: Face = (_axis, u, v, _x, _y, _z, out) => {
  const n = fbm(u * 5, v * 5, 4)
  const lit = 0.5 + 0.9 * n
  matte(out, 0.05 * lit, 0.15 * lit, 0.035 * lit, 0.02)
}

/** A lounger with a raised back, its foot toward the viewer. */
function lounger(cloth: Rgb): KitBuilder {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.36, 0.2, 0.09], specular: 0.15 })
  const pad = kit.material({ color: cloth, specular: 0.04 })
  kit.box([0, 0.26, 0], [0.92, 0.03, 0.32], 0.02, wood)
  for (const x of [-0.8, 0.8]) for (const z of [-0.28, 0.28]) kit.cone([x, 0, z], [x, 0.26, z], 0.035, 0.035, wood)
  kit.box([0.28, 0.35, 0], [0.62, 0.03, 0.26], 0.05, pad)
  for (let i = 0; i < 5; i++) kit.box([-0.42 - i * 0.085, 0.38 + i * 0.1, 0], [0.03, 0.06, 0.26], 0.05, pad, 0.04)
  return kit
}

function furniture(basin: Basin, stage: Stage, r: number): Solid[] {
  if (stage.detail < 0.3) return []
  const z = basin.far + 1.35 * r
  const half = stage.halfWidthAt(z)
  const side = stage.hasBuilding ? -1 : stage.side
  const spot = stage.hasBuilding && !stage.empty ? basin.left - 1.6 * r : side * half * 0.56
  const depth = stage.hasBuilding && !stage.empty ? (basin.near + basin.far) / 2 : z
  const cloth: Rgb = [0.82, 0.79, 0.72]
  const put = (kit: KitBuilder, key: string, x: number, at: number): Solid => ({ kit: kit.build(key), position: [x, 0, at], yaw: Math.PI / 2, scale: r,
    instance: 0 })
  return [
    put(lounger(cloth), 'lounger', spot - 0.55 * r, depth),
    put(lounger(cloth), 'lounger', spot + 0.55 * r, depth),
    put(parasol([0.86, 0.45, 0.3]), 'parasol', spot, depth + 0.6 * r)]
}

export const poolside = defineSetting(
  'poolside',
  { time: 'day', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 2.3, horizon: 0.36 } },
  (stage) => {
    const r = Math.max(0.6, Math.min(2.2, stage.reach))
    const basin = basinOf(stage, r)
    const { left, right, near, far } = basin
    const house = stage.hasBuilding && !stage.empty
    const back = Math.max(far + 3.2 * r, stage.clearDepth + 1.4 * r)
    const hills = hillRange(stage, 7, 34, 110)
    const within = (x: number, z: number) => x > left - 0.2 && x < right + 0.2 && z > near - 0.2 && z < far + 0.2
    const height: Height = (x, z, octaves) => (within(x, z) ? WATER - DEPTH : z < back - 0.5 ? -0.4 : -0.02 + hills(x, z, octaves))
    const grass = meadowAlbedo(stage)
    const flat = () => 0
    const planted = (x: number, z: number) => Math.max(0, hills(x, z, 4))
    const row = back + 0.9 * r
    const wide = stage.halfWidthAt(row) * 1.6
    return {
      ground: flat,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          if (!within(x, z)) return grass(x, y, z, ny, out)
          const lit = poolLight(x, z, 0.3 * r, 0.8)
          out[0] = 0.16 * lit
          out[1] = 0.66 * lit
          out[2] = 0.74 * lit
        },
      },
      water: { y: WATER, color: [0.02, 0.34, 0.42], ripple: 0.035 },
      boxes: [
        ...basinRim(basin, { front: -stage.distance - 4, back, wide: 3 * stage.halfWidthAt(back), low: WATER - 0.5, r }, paving(r), coping),
        ...(stage.allows('bushes') && stage.allows('plants') ? [slab(-wide, 0, row, wide, (house ? 1.6 : 1.25) * r, row + 0.7 * r, hedge)] : [])],
      solids: furniture(basin, stage, r),
      sprites: [
        ...plantWood(stage, planted, ['palm', 'oak', 'cypress'], 90, [(back - stage.clearDepth) / stage.reach + 3, 52], [2.6, 4.6], 0),
        ...frameWithTrees({ ...stage, clearDepth: back - 0.1 * stage.distance }, flat, ['palm'], house ? 0.62 : 0.9).slice(0, 4),
        ...growPlants(stage, flat, ['flower-bush', 'bush'], 16, [(back - stage.clearDepth) / stage.reach, (back - stage.clearDepth) / stage.reach + 0.5],
          [0.5, 0.8], { scenery: 'bushes' })],
    }
  })
