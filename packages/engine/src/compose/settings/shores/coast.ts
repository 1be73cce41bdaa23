import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import { farScale, type Height, meadowAlbedo, origin, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { foamOf, swellOf } from '../../scenery/swell.ts'
import { growPlants } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'
import { isle } from './isle.ts'

/** Depth of the sea below the headland, meters at reach 1. */
const DROP = 0.8

/** A rocky headland above the sea: cliffs, stacks and surf, grass on top. */
export const coast = defineSetting(
  'coast',
  { time: 'day', footing: (category) => (category === 'boat' ? 'water' : 'ground'), vista: { height: 3.4, eye: 2.2, horizon: 0.46 }, model: isle },
  (stage) => {
    const { reach: r } = stage
    const o = origin(stage)
    const m = farScale(stage)
    const open = stage.seed % 2 ? 1 : -1
    const rough = (stage.weather.has('storm') || stage.weather.has('wind')) && stage.allows('wave')
    const swell = swellOf(stage)
    const level = -DROP * r
    // The headland ends behind the subject, and beside it on the side where the water is.
    const edge = (x: number, z: number): number => {
      const jag = (fbm((x * 0.7) / r + o.x, (z * 0.7) / r + o.z, 4) - 0.5) * 1.1 * r
      const behind = z - stage.clearDepth - 0.7 * r
      const aside = x * open - stage.groupHalfWidth - 0.5 * r
      // Before the subject the rocks go down to the water; a neck of land joins it to the shore.
      const before = -z - stage.groupHalfWidth * 0.4 - 0.55 * r
      const landward = -x * open - stage.groupHalfWidth - 1.6 * r - Math.max(0, z) * 0.5
      return Math.max(behind, aside, before, landward) + jag
    }
    const top: Height = (x, z, octaves) => {
      const e = edge(x, z)
      const fall = smoothstep(-0.15 * r, 0.75 * r, e)
      const knobs = 0.1 * r * (fbm((x * 1.7) / r + o.x, (z * 1.7) / r, Math.min(5, octaves)) - 0.45)
      const crag = ridged((x * 0.9) / r + o.x, (z * 0.9) / r + o.z, Math.min(5, octaves)) - 0.4
      const brow = smoothstep(-1.2 * r, -0.1 * r, e) * (1 - fall) * 0.3 * r * crag
      return knobs * smoothstep(-2.4 * r, -0.4 * r, e) + brow - fall * (DROP + 0.7 - 0.75 * crag) * r
    }
    // Alone they are the picture: high and sheer, jutting out one behind the other.
    const cliffs: Height = (x, z, octaves) => {
      const u = (x * open) / m
      const v = z / m
      if (v < 8) return -9 * r
      const jut = 11 * Math.max(0, Math.sin(v * 0.1 - 0.7)) ** 2 - 8.5 + 0.1 * v
      const ribs = 5 * (ridged(u * 0.12 + o.z, v * 0.12 + o.x, Math.min(5, octaves)) - 0.5)
      const inside = Math.min(jut - u, v - 15 - 0.8 * Math.max(0, u + 6)) + ribs
      const top = 7.5 + 4 * fbm(u * 0.05, v * 0.05 + o.z, 3) + 0.03 * v
      // Rock that fell from the face lies at its foot.
      const scree = smoothstep(-3.4, 0, inside) * 1.3
      return level - 2 * r + (2 * r + top * m) * smoothstep(0, 1.8, inside) + scree * m
    }
    // Headlands one behind the other on the landward side.
    const headlands: Height = (x, z, octaves) => {
      const rise = smoothstep(16 * m, 34 * m, z)
      if (rise <= 0) return -9 * r
      const land = -x * open - z * 0.12 + 10 * m * (fbm((z * 0.05) / m + o.x, o.z, 3) - 0.35)
      const wall = smoothstep(0, 6.5 * m, land + 2.5 * m * (fbm((x * 0.2) / m, (z * 0.2) / m + o.z, 3) - 0.5))
      const cliff = ridged((x * 0.06) / m + o.x, (z * 0.06) / m + o.z, octaves)
      return level - 2 * r + rise * wall * (2 * r + (4.4 + 5 * cliff) * m)
    }
    const capes = stage.empty ? cliffs : headlands
    const sea: Height = (x, z, octaves) => (rough ? level + swell(x, z, octaves) : level - 2.5 * r)
    const height: Height = (x, z, octaves) => Math.max(top(x, z, octaves), capes(x, z, octaves), sea(x, z, octaves))
    const ground = (x: number, z: number) => top(x, z, 5)
    const grass = meadowAlbedo(stage)
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          const land = Math.max(top(x, z, 4), capes(x, z, 4))
          if (rough && land < sea(x, z, 4)) {
            foamOf(stage, x, y - level, z, out)
            return
          }
          const n = fbm((x * 1.4) / r, (z * 1.4) / r + y, 4)
          const bed = stage.empty && z > 8 * m ? fbm((x * 0.06) / m, (y * 1.4) / m, 3) : 0.5 + 0.5 * Math.sin((y / r) * 16 + n * 5)
          grass(x, y, z, ny, out)
          const bare = smoothstep(0.9, 0.72, ny + (n - 0.5) * 0.3)
          const low = smoothstep(level + 0.9 * r, level + 0.3 * r, y)
          towards(out, [0.16 + 0.16 * n + 0.05 * bed, 0.145 + 0.145 * n + 0.04 * bed, 0.125 + 0.12 * n], Math.max(bare, low))
          // Spray keeps the foot of the rocks dark, surf breaks against it.
          towards(out, [0.06, 0.06, 0.06], low * 0.6)
          const surf = smoothstep(0.22 * r, 0.04 * r, Math.abs(y - level - 0.1 * r * n))
          towards(out, [0.85, 0.89, 0.9], surf * 0.9)
          if (z > 30 * m) towards(out, [0.2, 0.24, 0.26], 0.2)
        },
      },
      water: rough ? { y: level - 0.5 * r, color: [0.01, 0.045, 0.06], ripple: 0.24 } : { y: level, color: [0.006, 0.09, 0.13], ripple: 0.13 },
      solids: rockSolids(stage, ground, triples([-open * 0.5, -0.9, 0.34, -open * 0.72, -0.6, 0.5, open * 0.42, -1.3, 0.3])),
      sprites: growPlants(stage, ground, ['grass', 'grass', 'daisy'], 110, [-3, 3], [0.1, 0.26], { where: (x, z) => edge(x, z) < -0.3 * r }),
    }
  })
