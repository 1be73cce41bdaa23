import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import { blendInto, farScale, type Height, mountainAlbedo, mountainRange, origin } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { foamOf, swellOf } from '../../scenery/swell.ts'
import { defineSetting } from '../../setting.ts'
import { seaBlock } from './isle.ts'

/** Draught: how much of a hull lies under water, meters at reach 1. */
const DRAUGHT = 0.06

export const ocean = defineSetting(
  'ocean',
  { time: 'day', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 3, eye: 1.6, horizon: 0.52 },
    model: seaBlock },
  (stage) => {
    const o = origin(stage)
    const m = farScale(stage)
    const afloat = stage.footing === 'water' || stage.empty || stage.airborne
    const side = stage.groupHalfWidth + 0.5 * stage.reach
    // Those who cannot swim stand on a rock in the sea.
    const islet: Height = (x, z, octaves) => {
      const dx = x / (side * 1.25)
      const dz = (z - stage.clearDepth / 2) / (stage.clearDepth / 2 + 0.8 * stage.reach)
      const d = Math.sqrt(dx * dx + dz * dz)
      return (
        smoothstep(1.35, 0.8, d + 0.16 * (fbm(x * 1.3, z * 1.3, 3) - 0.5)) * 0.62 * stage.reach -
        0.55 * stage.reach +
        0.04 * fbm(x * 5, z * 5, octaves > 6 ? 4 : 2))
    }
    const range = mountainRange(stage, 30, 60, 120, 1.5)
    const coast: Height = (x, z, octaves) => (stage.farShore ? range(x, z, octaves) * 1.25 - 2.5 : headland(x, z, octaves))
    const headland: Height = (x, z, octaves) =>
      -2.5 + smoothstep(80 * m, 170 * m, z) * ridged((x * 0.017) / m + o.x, (z * 0.017) / m, octaves) * 17 * m * smoothstep(0, 60 * m, stage.seed % 2 ? x : -x)
    const shore = mountainAlbedo(stage, (_x, _y, _z, _ny, out) => blendInto(out, [0.08, 0.12, 0.07], [0.08, 0.12, 0.07], 0), 40, 12)
    const rough = stage.weather.has('storm') && stage.allows('wave')
    const swell = swellOf(stage)
    const sea: Height = (x, z, octaves) => (rough ? swell(x, z, octaves) : -2.5)
    const height: Height = (x, z, octaves) => Math.max(sea(x, z, octaves), coast(x, z, octaves), afloat ? -9 : islet(x, z, octaves))
    return {
      ground: (x, z) => (afloat ? (rough ? swell(x, z, 4) : 0) - DRAUGHT * stage.reach : height(x, z, 5)),
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          if (rough && coast(x, z, 4) < sea(x, z, 4) && (afloat || islet(x, z, 4) < sea(x, z, 4))) {
            foamOf(stage, x, y, z, out)
            return
          }
          if (stage.farShore && z > 40 * m) {
            shore(x, y, z, ny, out)
            return
          }
          const n = fbm(x * 2, z * 2, 4)
          if (z > 40 * m) blendInto(out, [0.08, 0.12, 0.07], [0.24, 0.25, 0.16], n)
          else blendInto(out, [0.1, 0.09, 0.08], [0.34, 0.31, 0.27], n * smoothstep(-0.1, 0.25, y + 0.1) + 0.1)
        },
        ...(rough ? { sparkle: 1 } : {}),
      },
      water: {
        y: rough ? -0.34 * stage.reach : 0,
        color: stage.weather.has('storm') ? [0.01, 0.045, 0.06] : [0.005, 0.07, 0.12],
        ripple: stage.weather.has('storm') ? 0.24 : stage.mood.has('serene') ? 0.06 : 0.14,
      },
      solids: stage.empty && stage.allows('rocks') ? rockSolids(stage, (_x, _z) => -0.25, triples([-0.62, 1.2, 0.9, -0.8, 1.9, 1.3, 0.78, 3, 1.6])) : [],
    }
  })
