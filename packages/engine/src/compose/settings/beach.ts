import { treeTexture } from '../../kits/tree.ts'
import { fbm, ridged, smoothstep } from '../../render/noise.ts'
import { blendInto, dryStage, farScale, type Height, origin, towards } from '../scenery/ground.ts'
import { growth, sprite } from '../scenery/woods.ts'
import { defineSetting } from '../setting.ts'

export const beach = defineSetting({
  id: 'beach',
  time: 'day',
  footing: (category) => (category === 'boat' ? 'water' : 'ground'),
  vista: { height: 2.6, eye: 1.7, horizon: 0.46 },
  build: (stage) => {
    const o = origin(stage)
    const m = farScale(stage)
    const k = 1 / Math.max(0.8, stage.reach)
    const waterline = (stage.clearDepth + 1.1 * stage.reach) * k
    const shore: Height = (x, z, octaves) => {
      const u = x * k
      const v = z * k
      const slope = (waterline + Math.sin(u * 0.22 + o.x) * 0.8 - v) * 0.085
      const grain =
        0.1 * (fbm(u * 0.5 + o.x, v * 0.5, 3) - 0.45) + 0.03 * (fbm(x * 3, z * 5, octaves > 6 ? 4 : 2) - 0.45)
      const deep = -3 * smoothstep(waterline + 3, waterline + 22, v)
      const far = smoothstep(60 * m, 150 * m, z)
      const aside = far > 0 ? far * smoothstep(-10 * m, 70 * m, stage.seed % 2 ? x + 20 : 20 - x) : 0
      const isle =
        aside > 0 ? aside * (2 + ridged((x * 0.02) / m + o.z, (z * 0.02) / m, octaves) * 15 * m) : 0
      return Math.min(slope, 0.22) / k + grain + deep / k + isle
    }
    const height = dryStage(stage, shore, 0.06)
    const ground = (x: number, z: number) => height(x, z, 5)
    const palms =
      stage.allows('trees') && !stage.weather.has('storm')
        ? [
            [-0.98, 0.5, 1.0],
            [0.92, 1.2, 0.8],
            [-0.8, 1.9, 0.72],
          ].map(([column, depth, share], i) => {
            const z = stage.clearDepth * 0.4 + depth * stage.distance * 0.45
            const side = stage.seed % 2 ? 1 : -1
            const x = side * column * stage.halfWidthAt(z)
            const tall = Math.min(share * 1.7 * stage.halfHeightAt(z), 9 * growth(stage))
            return sprite(treeTexture('palm', i, 0), x, ground(x, z) - 0.1, z, tall, side * column > 0)
          })
        : []
    return {
      ground,
      terrain: {
        height,
        sparkle: 0.02,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm(x * 6, z * 6, 4)
          if (z > 40 * m) {
            blendInto(out, [0.07, 0.13, 0.05], [0.22, 0.24, 0.12], n)
            return
          }
          blendInto(out, [0.6, 0.48, 0.32], [0.82, 0.7, 0.5], n)
          const damp = y + 0.03 * fbm(x * 2, z * 2, 3)
          towards(out, [0.33, 0.26, 0.17], smoothstep(0.17, 0.03, damp))
          // A line of foam where the water ends.
          const foam = smoothstep(0.05, 0.015, Math.abs(damp - 0.035 - 0.02 * fbm(x * 1.2, z, 3)))
          towards(out, [0.92, 0.95, 0.95], foam * 0.85)
        },
      },
      water: { y: 0, color: [0.01, 0.17, 0.2], ripple: stage.weather.has('storm') ? 0.16 : 0.1 },
      sprites: palms,
    }
  },
})
