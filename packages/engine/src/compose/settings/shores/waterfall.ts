import { triples } from '../../../kits/tuples.ts'
import { createRandom, fbm, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Sprite } from '../../../render/scene.ts'
import { blendInto, dryStage, type Height, origin, towards } from '../../scenery/ground.ts'
import { mist } from '../../scenery/mist.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Share of the fall's height at which a ledge breaks it. */
const LEDGE = 0.56

/** Spray that rises where water strikes: `at` its foot, `wide` how far it spreads to each side. */
function spray(seed: number, x: number, y: number, z: number, wide: number, tall: number): Sprite[] {
  const random = createRandom(seed)
  return Array.from({ length: 5 }, (_, i) => ({
    position: [x + (i / 2 - 1) * wide * 0.7 + (random() - 0.5) * wide * 0.3, y - tall * 0.25, z - i * 0.06] as const, width: wide * (1.1 + random() * 0.7),
    height: tall * (0.7 + random() * 0.6), texture: mist(), flip: random() < 0.5, instance: 0 }))
}

export const waterfall = defineSetting(
  'waterfall',
  { time: 'morning', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 1.5, horizon: 0.66 } },
  (stage) => {
    const o = origin(stage)
    const r = Math.max(0.8, stage.reach)
    const wall = stage.clearDepth + 6.5 * r
    const top = Math.max(6, 2.1 * stage.halfHeightAt(wall) * 0.5 + stage.eye)
    const half = stage.halfWidthAt(wall) * 0.21
    const column = stage.empty ? 0.06 : stage.seed % 2 ? 0.5 : -0.5
    const fall = column * stage.halfWidthAt(wall)
    const shape: Height = (x, z, octaves) => {
      // Water has worn the rock it falls over: smooth, with one ledge half way up. Beside it the cliff stands in ribs.
      const worn = smoothstep(half * 1.7, half * 0.9, Math.abs(x - fall))
      const ribs = ridged((x * 0.42) / r + o.x, 3, 4) - 0.45 + 0.5 * (fbm((x * 1.5) / r, 7, 3) - 0.5)
      const lip =
        wall + 0.8 * r * (fbm(x * 0.35 + o.x, 2, 3) - 0.5) - 1.3 * r * ribs * (1 - worn) - smoothstep(half * 1.2, half * 4, Math.abs(x - fall)) * 1.6 * r
      const sheer = smoothstep(lip - 0.35 * r, lip + 0.25 * r, z)
      const ledge = LEDGE * (0.8 + 0.5 * fbm(x * 0.8 + 5, 3, 3))
      const stepped = ledge * smoothstep(lip - 0.9 * r, lip - 0.5 * r, z) + (1 - ledge) * smoothstep(lip, lip + 0.4 * r, z)
      const cliff = sheer + (stepped - sheer) * worn
      const ledges = 0.35 * (fbm(x * 0.9, z * 0.9 + o.z, octaves > 5 ? 5 : 4) - 0.4)
      const pool = -0.9 * r * smoothstep(stage.clearDepth + 0.6 * r, stage.clearDepth + 1.8 * r, z)
      const banks = smoothstep(2.5 * r, 6.5 * r, Math.abs(x - fall * 0.6)) * 1.5 * r * smoothstep(stage.clearDepth, stage.clearDepth + 3 * r, z)
      return 0.14 * r + pool + banks + cliff * (top + (valueNoise(x * 0.2 + o.x, 7) - 0.5) * 2.4 * (1 - worn)) + ledges * (1 - 0.6 * worn)
    }
    const height = dryStage(stage, shape, 0.08)
    const ground = (x: number, z: number) => height(x, z, 5)
    // Wider below than above, ragged at the edges, and rock shows where the ledge parts it.
    const flow = (x: number, y: number): number => {
      const below = smoothstep(top * LEDGE * 1.05, top * LEDGE * 0.8, y)
      const middle = fall + (fbm(y * 0.25 + 4, 2, 2) - 0.5) * half * 0.5
      const wide = half * (0.62 + 0.3 * below + 0.12 * smoothstep(top * 0.3, 0, y))
      const ragged = (fbm(x * 1.1 + 7, y * 0.5 + o.z, 4) - 0.45) * half * 0.75
      const sheet = smoothstep(wide + 0.12 * half, wide - 0.16 * half, Math.abs(x - middle) + ragged)
      const parted = below * smoothstep(0.6, 0.72, fbm((x * 1.6) / r + 9, (y * 0.22) / r, 3))
      // A thin side fall leaves the sheet at the ledge.
      const side = fall + half * (1.22 + 0.1 * Math.sin(y * 1.3))
      const thin = below * smoothstep(0.14 * half, 0.05 * half, Math.abs(x - side) + ragged * 0.12)
      return Math.max(sheet * (1 - parted * 0.85), thin * 0.9)
    }
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          const n = fbm(x * 1.4, z * 1.4 + y * 1.1, 4)
          blendInto(out, [0.07, 0.065, 0.06], [0.27, 0.25, 0.21], n)
          // Beds of stone, and cracks that run down through them.
          const bed = fbm((x * 0.16) / r, (y * 1.9) / r + fbm((x * 0.5) / r, 1, 2), 3)
          const crack = smoothstep(0.74, 0.92, ridged((x * 0.9) / r + o.z, (y * 0.32) / r, 3))
          for (let c = 0; c < 3; c++) out[c] *= (0.62 + 0.85 * bed) * (1 - 0.6 * crack)
          const moss = smoothstep(0.66, 0.86, ny + n * 0.12) + 0.5 * smoothstep(0.56, 0.7, fbm(x * 0.6, y * 0.6, 3))
          towards(out, [0.06 + 0.09 * n, 0.14 + 0.14 * n, 0.03], Math.min(0.92, moss) * smoothstep(0, 0.3, y))
          if (z < wall - 2.4 * r || y < -0.3) return
          // Rock beside falling water is wet and dark.
          const wet = smoothstep(half * 2.2, half, Math.abs(x - fall))
          for (let c = 0; c < 3; c++) out[c] *= 1 - 0.4 * wet
          const water = flow(x, y)
          if (water <= 0) return
          const strand = fbm((x * 6) / r + 3, (y * 0.3) / r - fbm((x * 1.6) / r, (y * 0.35) / r, 2), 5)
          const struck = smoothstep(1.5 * r, 0, y) + smoothstep(0.5 * r, 0, Math.abs(y - top * LEDGE)) * 0.7
          const white = Math.min(1, 0.3 + 2.3 * (strand - 0.34) + struck * 0.6)
          towards(out, [0.3 + 0.72 * white, 0.44 + 0.57 * white, 0.5 + 0.5 * white], water)
        },
      },
      water: { y: 0, color: [0.01, 0.12, 0.12], ripple: 0.08 },
      solids: rockSolids(stage, ground, triples([column - 0.24, 4.6, 0.9, column + 0.2, 4.9, 0.7, -0.75, 1.6, 0.9, 0.8, 2.4, 1.1, 0.4, 3.4, 0.5])),
      sprites: [
        ...spray(stage.seed + 3, fall, 0, wall - 1.5 * r, half * 1.35, 1.9 * r),
        ...spray(stage.seed + 9, fall, top * LEDGE, wall - 0.75 * r, half * 0.55, 0.7 * r).slice(0, 3),
        ...plantWood(stage, ground, ['jungle', 'oak', 'birch'], 170, [7.5, 30], [2.4, 4.6], 0, (x, _z, y) => y > 2 && Math.abs(x - fall) > half * 1.1),
        ...frameWithTrees(stage, ground, ['jungle', 'birch'], 1.15),
        ...growPlants(stage, ground, ['fern', 'fern', 'bush', 'grass'], 100, [-1.4, 7], [0.3, 0.8], {
          where: (x, z, y) => y > 0.06 && (z < wall - 2.4 * r || Math.abs(x - fall) > half * 1.9),
        })],
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.012) }),
    }
  })
