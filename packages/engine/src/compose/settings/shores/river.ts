import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { addHeights, farScale, type Height, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, origin, rolling, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Share of a bridge that is over water. */
const BRIDGE_SPAN = 0.6

export const river = defineSetting(
  'river',
  { time: 'morning', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
    vista: { height: 2.8, eye: 1.9, horizon: 0.48 } },
  (stage) => {
    const o = origin(stage)
    const m = farScale(stage)
    const r = Math.max(0.8, stage.reach)
    const afloat = stage.footing === 'water'
    const land = addHeights(rolling(stage, 1.1, 8), hillRange(stage, 6, 16, 60), mountainRange(stage, 18, 50, 120))
    // The river runs from beside the viewer into the distance and crosses behind the subjects.
    const side = stage.seed % 2 ? 1 : -1
    // Between the trees that line it the river runs straight.
    const bend = stage.hasTrees ? 0.3 : 1.6
    const middle = (z: number) =>
      stage.empty || afloat
        ? Math.sin((z * 0.09) / r + o.x) * bend * r * smoothstep(0, 10 * r, z)
        : side * (stage.groupHalfWidth + 2.2 * r - (z - stage.clearDepth) * 0.32 + Math.sin((z * 0.1) / r) * 1.2 * r)
    // A bridge leads from bank to bank.
    const bridged = afloat && stage.hasBuilding
    const half = bridged ? BRIDGE_SPAN * stage.groupHalfWidth : (stage.empty ? 1.7 : 1.5) * r + (afloat ? stage.groupHalfWidth * 0.8 : 0)
    const channel: Height = (x, z) => {
      const d = Math.abs(bridged ? x : x - middle(z)) - half * (1 + 0.25 * (fbm(z * 0.4, o.x, 2) - 0.5))
      return smoothstep(0.9 * r, -0.35 * r, d) * smoothstep(80 * m, 50 * m, z)
    }
    const height: Height = (x, z, octaves) => {
      const c = channel(x, z, octaves)
      const y = land(x, z, octaves) + 0.32 * r
      return y * (1 - c) + -0.55 * r * c
    }
    const near = meadowAlbedo(stage)
    const far = mountainAlbedo(stage, near, 52, 11)
    const shore = (x: number, z: number) => height(x, z, 5)
    return {
      ground: (x, z) => (afloat ? -0.05 * r : Math.max(0.02, shore(x, z))),
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          far(x, y, z, ny, out)
          const n = fbm(x * 2, z * 2, 3)
          if (z < 50 * m) towards(out, [0.24 + 0.14 * n, 0.2 + 0.12 * n, 0.15 + 0.1 * n], smoothstep(0.22 * r, 0.02, y) * 0.9)
        },
      },
      water: { y: 0, color: [0.015, 0.07, 0.07], ripple: 0.07 },
      solids: rockSolids(stage, shore, triples([0.55 * side, 0.4, 0.5, 0.3 * side, 1.8, 0.7, -0.85 * side, 0.9, 0.6, 0.7 * side, 2.6, 0.9])),
      sprites: [
        ...plantWood(stage, shore, seasonalTrees(stage, ['oak', 'birch', 'pine']), 420, [3, 60], [2.8, 5.4], 0.6,
          (x, z, y) => y > 0.25 && channel(x, z, 4) < 0.05),
        ...frameWithTrees(stage, shore, seasonalTrees(stage, ['oak', 'birch']), 1).filter((tree) => channel(tree.position[0], tree.position[2], 4) < 0.2),
        ...growPlants(stage, shore, ['reed', 'grass', 'grass', 'flower'], 120, [-1.6, 12], [0.18, 0.5], { where: (_x, _z, y) => y > 0.02 })],
    }
  })
