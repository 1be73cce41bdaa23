import { treeTexture } from '../../../kits/plants/tree.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { blendInto, farScale, type Height, towards } from '../../scenery/ground.ts'
import { growth, sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'
import { island } from './island.ts'
import { isle } from './isle.ts'

/** Clear shallows over white sand, an islet with palms behind: where bungalows stand on stilts. */
export const turquoiseLagoon = defineSetting(
  'turquoise-lagoon',
  { time: 'day', footing: () => 'water', vista: { height: 3, eye: 1.9, horizon: 0.5 }, model: isle, fromAbove: island },
  (stage) => {
    const m = farScale(stage)
    const r = Math.max(0.8, stage.reach)
    const side = stage.seed % 2 ? 1 : -1
    const z0 = stage.clearDepth + 26 * m
    const x0 = side * stage.halfWidthAt(z0) * 0.62
    const isle: Height = (x, z) => {
      const d = Math.hypot((x - x0) / (22 * m), (z - z0) / (9 * m))
      return smoothstep(1.25, 0.5, d + 0.12 * fbm(x * 0.2, z * 0.2, 3)) * 2.2 * m - 1.2
    }
    const far: Height = (x, z) => smoothstep(110 * m, 150 * m, z) * smoothstep(0.42, 0.56, fbm((x * 0.012) / m + 5, 1, 3)) * 4 * m - 1.2
    const height: Height = (x, z, octaves) => Math.max(isle(x, z, octaves), far(x, z, octaves))
    const palms = stage.allows('trees')
      ? [-0.5, -0.2, 0.05, 0.3, 0.55].map((at, i) => {
          const x = x0 + at * 20 * m
          const z = z0 + Math.sin(i * 2.2) * 2.4 * m
          return sprite(treeTexture('palm', i % 3, 0), x, height(x, z, 4) - 0.1, z, (6 + 2 * Math.sin(i * 1.7)) * growth(stage), i % 2 === 0)
        })
      : []
    return {
      ground: () => -0.05 * r,
      terrain: {
        height,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm(x * 2, z * 2, 3)
          blendInto(out, [0.7, 0.6, 0.44], [0.86, 0.78, 0.62], n)
          const green = z > 90 * m ? 0.95 : smoothstep(0.5, 0.9, y + 0.3 * n)
          towards(out, [0.09, 0.2, 0.05], green)
        },
      },
      water: { y: 0, color: [0.02, 0.3, 0.34], ripple: stage.weather.has('storm') ? 0.14 : 0.05 },
      sprites: palms,
    }
  })
