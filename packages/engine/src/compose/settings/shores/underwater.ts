import { plantTexture } from '../../../kits/plants/plant.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { addHeights, blendInto, farScale, type Height, hillRange, rolling } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const underwater = defineSetting(
  'underwater',
  {
    time: 'day',
    footing: (category) => (category === 'sea' || category === 'person' || category === 'fantasy' ? 'air' : 'ground'),
    vista: { height: 2.4, eye: 1.2, horizon: 0.62 },
  },
  (stage) => {
    const m = farScale(stage)
    const r = Math.max(0.6, stage.reach)
    const reefs: Height = (x, z, octaves) =>
      smoothstep(5 * r, 16 * r, z + Math.abs(x) * 0.8) * fbm((x * 0.16) / r, (z * 0.16) / r, octaves > 5 ? 5 : 4) ** 2 * 4.2 * r
    const drop = stage.footing === 'air' ? -0.35 * r : 0
    const land = addHeights(rolling(stage, 0.7, 6, 0.06), reefs, hillRange(stage, 8, 24, 70))
    const height: Height = (x, z, octaves) => land(x, z, octaves) + drop
    const ground = (x: number, z: number) => height(x, z, 5)
    const kelp = stage.allows('plants')
      ? [-0.95, 0.9, -0.78, 0.76, 0.98].map((column, i) => {
          const z = stage.clearDepth + (0.6 + i * 0.9) * r
          const x = column * stage.halfWidthAt(z)
          return sprite(plantTexture('kelp', i, 1), x, ground(x, z) - 0.1, z, stage.halfHeightAt(z) * (1.5 - 0.2 * (i % 3)), i % 2 === 0)
        })
      : []
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          const n = fbm(x * 3, z * 3, 4)
          blendInto(out, [0.34, 0.31, 0.24], [0.66, 0.62, 0.48], n)
          const rock = smoothstep(0.2 * r, 0.9 * r, y) + smoothstep(0.85, 0.65, ny)
          if (rock > 0) blendInto(out, [out[0], out[1], out[2]], [0.16 + 0.12 * n, 0.15, 0.17], Math.min(1, rock) * 0.8)
          // Light that the waves gather into a net on the floor.
          const a = Math.abs(fbm((x * 1.1) / r + 7, (z * 1.1) / r, 3) - 0.44)
          const net = smoothstep(0.06, 0.01, a) * smoothstep(26 * m, 4, z)
          for (let c = 0; c < 3; c++) out[c] = Math.min(0.95, out[c] * (1 + net * 1.3))
        },
      },
      solids: rockSolids(stage, ground, triples([-0.8, 1.2, 0.7, 0.86, 2, 0.9, 0.55, 3.2, 0.6]), [0.16, 0.15, 0.17]),
      sprites: [
        ...kelp,
        ...growPlants(stage, ground, ['coral'], 90, [0.2, 15], [0.3, 0.85], { scenery: 'coral' }),
        ...growPlants(stage, ground, ['kelp'], 40, [2, 16], [0.6, 1.6]),
        ...growPlants(stage, ground, ['coral', 'grass'], 26, [-1.2, 0.4], [0.14, 0.3], { scenery: 'coral' })],
      sky: (sky) => {
        const k = stage.night ? 0.22 : 1
        return { ...sky, zenith: [0.16 * k, 0.62 * k, 0.78 * k], horizon: [0.015 * k, 0.2 * k, 0.36 * k], sunColor: [1.1 * k, 1.75 * k, 1.85 * k],
          sunDirection: [0.28, 0.93, -0.24], ambient: [0.2 * k, 0.5 * k, 0.66 * k], ground: [0.1 * k, 0.22 * k, 0.26 * k], glow: [0.1 * k, 0.5 * k, 0.5 * k],
          fog: 0.034 / Math.max(1, m * 0.6), fogColor: [0.012 * k, 0.19 * k, 0.33 * k], clouds: 0, stars: 0, moon: 0, sunDisc: 0, airless: true }
      },
      weather: { rain: 0, snow: 0 },
      wetness: 0,
    }
  })
