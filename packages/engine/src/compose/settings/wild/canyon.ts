import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import { blendInto, farScale, type Height, origin, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Height of the walls and of one of their steps, meters before the stage's scale. */
const RIM = 27
const STEP = 4.5
/** Layers of the rock, from the foot upwards. */
const LAYERS: readonly Rgb[] = triples([0.4, 0.16, 0.09, 0.6, 0.29, 0.15, 0.48, 0.2, 0.11, 0.74, 0.46, 0.26, 0.55, 0.25, 0.13])

/** A gorge in layered red rock with a river on its floor. */
export const canyon = defineSetting(
  'canyon',
  { time: 'morning', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 2.6, horizon: 0.55 } },
  (stage) => {
    const o = origin(stage)
    const m = farScale(stage)
    const r = Math.max(0.8, stage.reach)
    const afloat = stage.footing === 'water'
    const amid = stage.empty || afloat
    const side = stage.seed % 2 ? 1 : -1
    // The river bends out of sight between the walls; beside a subject it keeps to one side.
    const middle = (z: number): number =>
      Math.sin((z * 0.055) / m + o.x) * 5 * m * smoothstep(6 * r, 40 * m, z) + (amid ? 0 : side * (stage.groupHalfWidth + 2.6 * r))
    const half = (amid ? 1.5 : 1) * r + (afloat ? stage.groupHalfWidth : 0)
    const floor = half + (amid ? 2.2 : 3.4) * r + (amid ? 0 : 2 * stage.groupHalfWidth)
    const height: Height = (x, z, octaves) => {
      const rough = fbm(x * 0.12 + o.x, z * 0.12, Math.min(4, octaves)) - 0.5
      const d = Math.abs(x - middle(z))
      const bank = smoothstep(half - 0.4 * r, half + 0.5 * r, d + rough * 0.8 * r)
      const bed = -0.5 * r + bank * (0.62 * r + 0.3 * r * rough)
      // The walls go up in steps; where the gorge ends a last one closes it.
      const out = Math.max(d - floor, (z - 95 * m) * 0.8) + rough * 5 * m
      if (out <= 0) return bed
      const up = Math.min(RIM, (out / m) * 2.1 + 3 * valueNoise(x * 0.04 + 7, z * 0.04))
      const level = Math.floor(up / STEP)
      const rise = (level + smoothstep(0.5, 0.92, up / STEP - level)) * STEP
      return bed + (rise + 0.7 * rough) * m * smoothstep(0, 2.4 * m, out)
    }
    const ground = (x: number, z: number): number => height(x, z, 5)
    return {
      ground: (x, z) => (afloat ? -0.05 * r : Math.max(0.02, ground(x, z))),
      terrain: {
        height,
        sparkle: 0.01,
        albedo: (x, y, z, ny, out) => {
          const n = fbm(x * 1.4 + o.x, z * 1.4, 3)
          blendInto(out, [0.46, 0.27, 0.15], [0.68, 0.45, 0.27], n)
          towards(out, [0.26, 0.17, 0.11], smoothstep(0.2 * r, 0, y) * 0.8)
          const rock = Math.max(smoothstep(0.9, 0.7, ny), smoothstep(2.5 * m, 4 * m, y))
          const at = Math.max(0, (y / m) * 0.62 + n * 0.7)
          const layer = LAYERS[Math.floor(at) % LAYERS.length]
          const next = LAYERS[(Math.floor(at) + 1) % LAYERS.length]
          const share = smoothstep(0.7, 1, at - Math.floor(at))
          for (let c = 0; c < 3; c++) {
            const tone = (layer[c] + (next[c] - layer[c]) * share) * (0.82 + 0.3 * n)
            out[c] += (tone - out[c]) * rock
          }
        },
      },
      water: { y: 0, color: [0.02, 0.1, 0.09], ripple: 0.05 },
      solids: rockSolids(stage, ground, triples([0.62 * side, 0.6, 0.6, -0.78 * side, 1.4, 0.8, 0.86 * side, 2.4, 1, -0.6 * side, 3.2, 0.5]),
        [0.42, 0.22, 0.13]),
      sprites: growPlants(stage, ground, ['dry-grass'], 60, [-1.4, 14], [0.16, 0.4], { where: (_x, _z, y) => y > 0.06 && y < 0.6 * r }),
      sky: (sky) => ({ ...sky, fog: Math.min(Math.max(sky.fog, 0.004), 0.008) }),
    }
  })
