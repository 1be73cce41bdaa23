import { matte, type Slab } from '../../kits/wall-faces.ts'
import { fbm, smoothstep, valueNoise } from '../../render/noise.ts'
import { blendInto, dryStage, type Height, origin, towards } from '../scenery/ground.ts'
import { rockSolids } from '../scenery/rocks.ts'
import { frameWithTrees, growPlants, plantWood } from '../scenery/woods.ts'
import { defineSetting } from '../setting.ts'

/** Strands of the fall: middle and half width as shares of its own half, height as a share, how far they stand out. */
const STRANDS = [
  [0, 0.66, 1, 0],
  [-0.6, 0.34, 1, 0.06],
  [0.62, 0.3, 1, 0.04],
  [-1.05, 0.1, 1, 0.02],
  [1.12, 0.12, 1, 0.03],
] as const

export const waterfall = defineSetting({
  id: 'waterfall',
  time: 'morning',
  footing: (category) => (category === 'sea' ? 'water' : 'ground'),
  vista: { height: 3.2, eye: 1.5, horizon: 0.66 },
  build: (stage) => {
    const o = origin(stage)
    const r = Math.max(0.8, stage.reach)
    const wall = stage.clearDepth + 6.5 * r
    const top = Math.max(6, 2.1 * stage.halfHeightAt(wall) * 0.62 + stage.eye)
    const half = stage.halfWidthAt(wall) * 0.17
    const column = stage.empty ? 0.06 : stage.seed % 2 ? 0.5 : -0.5
    const fall = column * stage.halfWidthAt(wall)
    const shape: Height = (x, z, octaves) => {
      const lip =
        wall +
        0.8 * r * (fbm(x * 0.35 + o.x, 2, 3) - 0.5) -
        smoothstep(half * 1.2, half * 4, Math.abs(x - fall)) * 1.6 * r
      const cliff = smoothstep(lip - 0.35 * r, lip + 0.25 * r, z)
      const ledges = 0.35 * (fbm(x * 0.9, z * 0.9 + o.z, octaves > 5 ? 5 : 4) - 0.4)
      const pool = -0.9 * r * smoothstep(stage.clearDepth + 0.6 * r, stage.clearDepth + 1.8 * r, z)
      const banks =
        smoothstep(2.5 * r, 6.5 * r, Math.abs(x - fall * 0.6)) *
        1.5 *
        r *
        smoothstep(stage.clearDepth, stage.clearDepth + 3 * r, z)
      return 0.14 * r + pool + banks + cliff * (top + (valueNoise(x * 0.2 + o.x, 7) - 0.5) * 2.4) + ledges
    }
    const height = dryStage(stage, shape, 0.08)
    const ground = (x: number, z: number) => height(x, z, 5)
    const spray: Slab['face'] = (_axis, _u, _v, x, y, _z, out) => {
      const strand = fbm((x * 7) / r + 3, (y * 0.35) / r - fbm((x * 2) / r, (y * 0.4) / r, 2), 5)
      const mist = smoothstep(1.8 * r, 0, y)
      const white = Math.min(1, 0.3 + 1.1 * (strand - 0.33) + mist * 0.7)
      matte(out, 0.32 + 0.62 * white, 0.5 + 0.46 * white, 0.56 + 0.41 * white, 0.4)
    }
    // Strands that part on the ledges and spread as they fall: no edge of the water is a straight line.
    const falling = STRANDS.map(([middle, share, high, forth], i): Slab => {
      const wide = half * share
      const x = fall + middle * half
      const spread = wide * (0.22 + 0.1 * (i % 3))
      return {
        min: [x - wide - spread, -0.2, wall - (0.95 + forth) * r],
        max: [x + wide + spread, (top + 0.1) * high, wall - (0.62 + forth * 0.6) * r],
        lean: { left: [0, spread * 1.3], right: [0, spread * 0.8], front: [0, 0.12 * r] },
        face: spray,
      }
    })
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          const n = fbm(x * 1.4, z * 1.4 + y * 1.1, 4)
          blendInto(out, [0.07, 0.065, 0.06], [0.27, 0.25, 0.21], n)
          const moss =
            smoothstep(0.66, 0.86, ny + n * 0.12) + 0.5 * smoothstep(0.56, 0.7, fbm(x * 0.6, y * 0.6, 3))
          towards(out, [0.06 + 0.09 * n, 0.14 + 0.14 * n, 0.03], Math.min(0.92, moss) * smoothstep(0, 0.3, y))
        },
      },
      water: { y: 0, color: [0.01, 0.12, 0.12], ripple: 0.08 },
      boxes: falling,
      solids: rockSolids(stage, ground, [
        [column - 0.24, 4.6, 0.9],
        [column + 0.2, 4.9, 0.7],
        [-0.75, 1.6, 0.9],
        [0.8, 2.4, 1.1],
        [0.4, 3.4, 0.5],
      ]),
      sprites: [
        ...plantWood(stage, ground, {
          species: ['jungle', 'oak', 'birch'],
          count: 170,
          near: 7.5,
          far: 30,
          heights: [2.4, 4.6],
          clearing: 0,
          where: (x, _z, y) => y > 2 && Math.abs(x - fall) > half * 1.1,
        }),
        ...frameWithTrees(stage, ground, ['jungle', 'birch'], 1.15),
        ...growPlants(stage, ground, {
          kinds: ['fern', 'fern', 'bush', 'grass'],
          count: 100,
          near: -1.4,
          far: 7,
          heights: [0.3, 0.8],
          where: (_x, _z, y) => y > 0.06,
        }),
      ],
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.012) }),
    }
  },
})
