import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { blendInto, dryStage, farScale, type Height, origin, towards } from '../../scenery/ground.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** A block of ice with flat faces; `look` picks one of a few. */
function iceBlock(look: number) {
  const kit = new KitBuilder()
  const ice = kit.material({ color: [0.66, 0.8, 0.9], specular: 0.5, gloss: 40, pattern: { kind: 'noise', color: [0.4, 0.62, 0.8], scale: 2.4 } })
  for (let i = 0; i < 4; i++) {
    const turn = look * 1.3 + i * 2.2
    const out = 0.26 * Math.min(i, 1)
    kit.box([Math.cos(turn) * out, 0.1 + 0.07 * i, Math.sin(turn) * out], [0.34 - 0.05 * i, 0.2 + 0.07 * ((look + i) % 3), 0.26], 0.03, ice, 0.04, turn)
  }
  return kit.build(`ice-block:${look}`)
}

/** Blocks at (column, depth, size): column in half picture widths, depth and size in meters at reach 1. */
const BLOCKS = triples([-0.84, 0.3, 0.8, 0.9, 0.5, 1.1, -0.62, 5, 0.9, 0.66, 7, 1.2, -0.9, 9, 2.2])

function iceBlocks(stage: Stage, ground: (x: number, z: number) => number): Solid[] {
  if (!stage.allows('rocks')) return []
  const side = stage.seed % 2 ? 1 : -1
  return BLOCKS.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * stage.reach
    const x = side * column * stage.halfWidthAt(z)
    const scale = size * stage.reach
    return { kit: iceBlock(i % 3), position: [x, Math.max(0, ground(x, z)) - 0.06 * scale, z], yaw: i * 1.9, scale, instance: 0 }
  })
}

/** The frozen sea: a floe of snow under the subjects, dark water with floes on it, white cliffs of ice beyond. */
export const polarIce = defineSetting(
  'polar-ice',
  { time: 'day', season: 'winter', footing: (category) => (category === 'vehicle' ? 'water' : 'ground'), lookout: 1.15,
    vista: { height: 2.8, eye: 1.7, horizon: 0.48 } },
  (stage) => {
    const o = origin(stage)
    const m = farScale(stage)
    const r = Math.max(0.8, stage.reach)
    const shore = stage.clearDepth + 0.7 * r
    const shape: Height = (x, z, octaves) => {
      const edge = shore + 1.1 * r * (valueNoise((x / r) * 0.45 + o.x, 3) - 0.4)
      const drift = 0.16 * r * fbm((x / r) * 0.8 + o.x, (z / r) * 1.1 + o.z, octaves > 6 ? 6 : 4)
      // The floe breaks off in a low wall; broken floes float beyond.
      const near = smoothstep(edge + 0.12 * r, edge - 0.06 * r, z)
      const field = valueNoise((x / r) * 0.34 + o.z, (z / r) * 0.5)
      const floe = smoothstep(0.68, 0.71, field)
      const far = smoothstep(52 * m, 70 * m, z + 14 * m * (valueNoise((x / m) * 0.05 + o.x, 5) - 0.5))
      const cliff = far > 0 ? far * m * (1.6 + 7 * ridged((x * 0.02) / m + o.x, (z * 0.02) / m, octaves)) : 0
      const bed = -2 * r * (1 - Math.max(near, floe))
      return Math.max(near * (0.16 * r + drift), floe * 0.1 * r) - 0.06 * r + bed + cliff
    }
    const height = dryStage(stage, shape, 0.12 * r)
    const ground = (x: number, z: number) => height(x, z, 5)
    return {
      ground,
      terrain: {
        height,
        sparkle: 0.04,
        albedo: (x, y, z, ny, out) => {
          blendInto(out, [0.5, 0.62, 0.75], [0.78, 0.84, 0.9], fbm((x / r) * 2.6, (z / r) * 2.6, 4))
          // Walls of ice are blue.
          towards(out, [0.26, 0.52, 0.68], 0.8 * smoothstep(0.88, 0.5, ny))
          towards(out, [0.2, 0.42, 0.54], 0.7 * smoothstep(0.05 * r, 0, y))
        },
      },
      water: { y: 0, color: [0.004, 0.05, 0.085], ripple: 0.18 },
      solids: iceBlocks(stage, ground),
    }
  })
