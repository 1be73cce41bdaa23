import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import { airlessSky, craterField } from '../../scenery/airless.ts'
import { blendInto, farScale, type Height, openness } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { defineSetting } from '../../setting.ts'

export const moon = defineSetting('moon', { time: 'day', vista: { height: 2.4, eye: 1.5, horizon: 0.6 } }, (stage) => {
  const m = farScale(stage)
  const r = Math.max(0.6, stage.reach)
  const side = stage.groupHalfWidth + 0.5 * r
  const craters = craterField(stage.seed + 5, 80, r, (x, z, radius) => Math.abs(x) - radius * 1.4 > side || z - radius * 1.4 > stage.clearDepth + 0.4 * r)
  const height: Height = (x, z, octaves) =>
    (fbm(x * 0.1 + 3, z * 0.1, octaves > 5 ? 5 : 4) - 0.46) * 1.3 * (0.15 + 0.85 * openness(stage, x, z)) +
    0.09 * (fbm(x * 1.3, z * 1.3, octaves > 6 ? 5 : 3) - 0.45) +
    craters(x, z, octaves) +
    smoothstep(30 * m, 110 * m, z) * ridged((x * 0.018) / m, (z * 0.018) / m + 7, octaves) * 9 * m
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: { height, albedo: (x, _y, z, _ny, out) => blendInto(out, [0.21, 0.205, 0.2], [0.42, 0.41, 0.39], fbm(x * 2, z * 2, 4)) },
    solids: rockSolids(stage, ground, triples([-0.7, 0.8, 0.35, 0.76, 1.6, 0.5, 0.5, 3, 0.4]), [0.3, 0.29, 0.28]),
    sky: (sky) => airlessSky(sky, stage.allows('earth') ? 'disc' : undefined),
    weather: { rain: 0, snow: 0 },
    wetness: 0,
  }
})
