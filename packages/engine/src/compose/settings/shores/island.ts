import { treeTexture } from '../../../kits/plants/tree.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { blendInto, type Height, origin, towards } from '../../scenery/ground.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

const PALMS = 46
/** The golden angle: no two palms stand in a row. */
const SPIRAL = 2.39996
/** How deep the lagoon and the open sea are, in radii of the island, and how far out each begins and is as deep. */
const LAGOON = { deep: 0.07, from: 0.9, to: 1.06 } as const
const SEA = { deep: 0.5, from: 1.16, to: 1.7 } as const
/** An island behind what floats before it. */
const BEYOND = 0.5

/** An island seen from the air: all of its shore in the picture, sand around its green, shallows around the sand. */
export const island = defineSetting(
  'island',
  { time: 'day', isSeenFromAbove: true, footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
    vista: { height: 3, eye: 2, horizon: 0.4 } },
  (stage) => {
    const o = origin(stage)
    const cx = 0
    const afloat = stage.footing === 'water'
    const cz = stage.empty ? 0.5 * stage.distance : afloat ? stage.clearDepth + BEYOND * stage.distance : stage.clearDepth * 0.5 + 0.12 * stage.distance
    const wide = stage.empty || afloat ? 0.62 * stage.halfWidthAt(cz) : Math.max(1.5 * stage.groupHalfWidth, 0.62 * stage.halfWidthAt(cz))
    const deep = stage.empty ? 0.4 * stage.distance : afloat ? 0.3 * stage.distance : Math.max(stage.clearDepth, 0.78 * wide)
    const r = Math.min(wide, deep)
    // Of no shape that a compass draws, and no two alike.
    const away = (x: number, z: number): number => {
      const [a, b] = [(x - cx) / wide, (z - cz) / deep]
      return Math.hypot(a, b) + 0.95 * (fbm(a * 1.3 + o.x, b * 1.3 + o.z, 4) - 0.5) * smoothstep(0.2, 0.7, Math.hypot(a, b))
    }
    const height: Height = (x, z, octaves) => {
      const d = away(x, z)
      const bed = -r * (LAGOON.deep * smoothstep(LAGOON.from, LAGOON.to, d) + SEA.deep * smoothstep(SEA.from, SEA.to, d))
      const beach = 0.03 * r * smoothstep(0.98, 0.84, d)
      const crowns =
        stage.empty || afloat
          ? smoothstep(0.78, 0.64, d) * (0.05 + 0.1 * fbm((x * 9) / r, (z * 9) / r, Math.min(4, octaves)) + 0.16 * smoothstep(0.7, 0, d)) * r
          : 0
      return bed + beach + crowns - 0.006 * r
    }
    const green = (x: number, z: number): number => smoothstep(0.76, 0.68, away(x, z) + 0.04 * fbm((x * 7) / r, (z * 7) / r, 3))
    const palms = stage.allows('trees')
      ? Array.from({ length: PALMS }, (_, i) => {
          const out = 0.78 * Math.sqrt((i + 0.5) / PALMS)
          const [x, z] = [cx + Math.cos(i * SPIRAL) * out * wide, cz + Math.sin(i * SPIRAL) * out * deep]
          const isFree = stage.empty || afloat || Math.abs(x) > 1.2 * stage.groupHalfWidth || z > 1.2 * stage.clearDepth
          const tall = (0.22 + 0.07 * Math.sin(i * 1.7)) * r
          return isFree && height(x, z, 4) > 0.01 * r
            ? [sprite(treeTexture(i % 3 ? 'palm' : 'leaning-palm', i % 3, 0), x, height(x, z, 4) - 0.01 * r, z, tall, i % 2 === 0)]
            : []
        }).flat()
      : []
    return {
      ground: (x, z) => (afloat ? -0.05 * stage.reach : Math.max(0, height(x, z, 5))),
      terrain: {
        height,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm((x * 12) / r, (z * 12) / r, 4)
          blendInto(out, [0.74, 0.64, 0.46], [0.88, 0.8, 0.62], n)
          towards(out, [0.46, 0.38, 0.26], smoothstep(0.012 * r, 0, y))
          towards(out, [0.03 + 0.08 * n, 0.13 + 0.16 * n, 0.03], green(x, z))
        },
      },
      water: { y: 0, color: [0.008, 0.15, 0.27], ripple: stage.weather.has('storm') ? 0.14 : 0.05 },
      sprites: palms,
    }
  })
