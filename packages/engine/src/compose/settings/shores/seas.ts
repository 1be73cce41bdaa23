import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { blendInto, dryStage, type Height, meadowAlbedo, mountainAlbedo, mountainRange, toward } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { foamOf, swellOf } from '../../scenery/swell.ts'
import { growPlants } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'
import { isle, seaBlock } from './islands.ts'

/** Depth of the sea below the headland, meters at reach 1. */
const DROP = 0.8

/** A rocky headland above the sea: cliffs, stacks and surf, grass on top. */
export const coast = defineSetting(
  'coast',
  { time: 'day', footing: (category) => (category === 'boat' ? 'water' : 'ground'), vista: { height: 3.4, eye: 2.2, horizon: 0.46 }, model: isle },
  (stage) => {
    const { reach: r } = stage
    const { origin: o, far: m } = stage
    const open = stage.side
    const rough = (stage.weather.has('storm') || stage.weather.has('wind')) && stage.allows('wave')
    const swell = swellOf(stage)
    const level = -DROP * r
    // The headland ends behind the subject, and beside it on the side of the water.
    const edge = (x: number, z: number): number => {
      const jag = (fbm((x * 0.7) / r + o.x, (z * 0.7) / r + o.z, 4) - 0.5) * 1.1 * r
      const behind = z - stage.clearDepth - 0.7 * r
      const aside = x * open - stage.groupHalfWidth - 0.5 * r
      // In front of the subject the rocks go down to the water; a neck of land joins the headland to the shore.
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
    // Without subjects the cliffs are the picture: high and sheer, jutting out one behind the other.
    const cliffs: Height = (x, z, octaves) => {
      const u = (x * open) / m
      const v = z / m
      if (v < 8) return -9 * r
      const jut = 11 * Math.max(0, Math.sin(v * 0.1 - 0.7)) ** 2 - 8.5 + 0.1 * v
      const ribs = 5 * (ridged(u * 0.12 + o.z, v * 0.12 + o.x, Math.min(5, octaves)) - 0.5)
      const inside = Math.min(jut - u, v - 15 - 0.8 * Math.max(0, u + 6)) + ribs
      const top = 7.5 + 4 * fbm(u * 0.05, v * 0.05 + o.z, 3) + 0.03 * v
      // Fallen rock lies at the foot of the cliff.
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
          if (rough && land < sea(x, z, 4)) return foamOf(stage, x, y - level, z, out)
          const n = fbm((x * 1.4) / r, (z * 1.4) / r + y, 4)
          const bed = stage.empty && z > 8 * m ? fbm((x * 0.06) / m, (y * 1.4) / m, 3) : 0.5 + 0.5 * Math.sin((y / r) * 16 + n * 5)
          grass(x, y, z, ny, out)
          const bare = smoothstep(0.9, 0.72, ny + (n - 0.5) * 0.3)
          const low = smoothstep(level + 0.9 * r, level + 0.3 * r, y)
          toward(out, [0.16 + 0.16 * n + 0.05 * bed, 0.145 + 0.145 * n + 0.04 * bed, 0.125 + 0.12 * n], Math.max(bare, low))
          // Spray keeps the foot of the rocks dark; surf breaks against it.
          toward(out, [0.06, 0.06, 0.06], low * 0.6)
          const surf = smoothstep(0.22 * r, 0.04 * r, Math.abs(y - level - 0.1 * r * n))
          toward(out, [0.85, 0.89, 0.9], surf * 0.9)
          if (z > 30 * m) toward(out, [0.2, 0.24, 0.26], 0.2)
        },
      },
      water: rough ? { y: level - 0.5 * r, color: [0.01, 0.045, 0.06], ripple: 0.24 } : { y: level, color: [0.006, 0.09, 0.13], ripple: 0.13 },
      solids: rockSolids(stage, ground, triples([-open * 0.5, -0.9, 0.34, -open * 0.72, -0.6, 0.5, open * 0.42, -1.3, 0.3])),
      sprites: growPlants(stage, ground, ['grass', 'grass', 'daisy'], 110, [-3, 3], [0.1, 0.26], { where: (x, z) => edge(x, z) < -0.3 * r }),
    }
  })

/** Draft: how much of a hull is under water, meters at reach 1. */
const DRAUGHT = 0.06

export const ocean = defineSetting(
  'ocean',
  { time: 'day', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 3, eye: 1.6, horizon: 0.52 },
    model: seaBlock },
  (stage) => {
    const { origin: o, far: m } = stage
    const afloat = stage.footing === 'water' || stage.empty || stage.airborne
    const side = stage.groupHalfWidth + 0.5 * stage.reach
    // Subjects that cannot swim stand on a rock in the sea.
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
      -2.5 + smoothstep(80 * m, 170 * m, z) * ridged((x * 0.017) / m + o.x, (z * 0.017) / m, octaves) * 17 * m * smoothstep(0, 60 * m, stage.side * x)
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
          if (rough && coast(x, z, 4) < sea(x, z, 4) && (afloat || islet(x, z, 4) < sea(x, z, 4))) return foamOf(stage, x, y, z, out)
          if (stage.farShore && z > 40 * m) return shore(x, y, z, ny, out)
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

/** A flat-faced block of ice; `look` picks a variant. */
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
  return BLOCKS.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * stage.reach
    const x = stage.side * column * stage.halfWidthAt(z)
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
    const { origin: o, far: m } = stage
    const r = Math.max(0.8, stage.reach)
    const shore = stage.clearDepth + 0.7 * r
    const shape: Height = (x, z, octaves) => {
      const edge = shore + 1.1 * r * (valueNoise((x / r) * 0.45 + o.x, 3) - 0.4)
      const drift = 0.16 * r * fbm((x / r) * 0.8 + o.x, (z / r) * 1.1 + o.z, octaves > 6 ? 6 : 4)
      // The floe ends in a low wall; broken floes float beyond it.
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
          // Steep ice is blue.
          toward(out, [0.26, 0.52, 0.68], 0.8 * smoothstep(0.88, 0.5, ny))
          toward(out, [0.2, 0.42, 0.54], 0.7 * smoothstep(0.05 * r, 0, y))
        },
      },
      water: { y: 0, color: [0.004, 0.05, 0.085], ripple: 0.18 },
      solids: iceBlocks(stage, ground),
    }
  })
