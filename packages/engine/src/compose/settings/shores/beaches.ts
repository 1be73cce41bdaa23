import { plantTexture } from '../../../kits/plants/plant.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { quads, triples } from '../../../kits/tuples.ts'
import { fbm, hash2, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Sprite } from '../../../render/scene.ts'
import { addHeights, blendInto, dryStage, type Height, hillRange, rolling, toward } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { growPlants, growth, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'
import { island, isle } from './islands.ts'

/** Whole palms at the edges of the picture: two lean in from one side, a small one stands opposite. */
const PALMS = [['leaning-palm', 0.92, 0.34, 1.42], ['leaning-palm', 0.98, 0.5, 1.02], ['palm', -0.86, 0.55, 0.62]] as const

/** The same for an empty shore: a tall palm close by reaches over the view, others stand behind it. */
const VIEW_PALMS = [['leaning-palm', 0.98, -0.26, 1.86], ['leaning-palm', 0.86, 0.42, 1.2], ['palm', 0.94, 0.9, 0.8]] as const

/** Land beyond an empty shore: column in half picture widths, depth, half width, height, meters at reach 1; the first is a near spit. */
const ISLES = quads([0.86, 46, 21, 3.4, -0.52, 105, 17, 7, -0.2, 135, 12, 4, 0.5, 170, 24, 9])

/** Height that the islands add to the seabed; `side` is where the palms stand. */
function islesOf(stage: Stage, m: number, side: number): Height {
  const isles = ISLES.map(([column, away, wide, tall]) => {
    const z = away * m
    return { x: column * side * stage.halfWidthAt(z), z, wide: wide * m, tall: tall * m }
  })
  return (x, z, octaves) => {
    let rise = 0
    for (const { x: cx, z: cz, wide, tall } of isles) {
      const d = Math.hypot((x - cx) / wide, (z - cz) / (wide * 0.6))
      if (d < 1) rise = Math.max(rise, (1 - d * d) * (tall * (0.7 + 0.7 * fbm((x * 0.12) / m + cx, 2, Math.min(4, octaves))) + 3))
    }
    return rise
  }
}

/** A grove on the near spit. */
function grove(stage: Stage, m: number, side: number, ground: (x: number, z: number) => number): Sprite[] {
  const [column, away, wide] = ISLES[0]
  const z0 = away * m
  return Array.from({ length: 13 }, (_, i) => {
    const across = ((i * 0.618) % 1) * 1.7 - 0.95
    const z = z0 - (0.1 + 0.2 * ((i * 0.37) % 1)) * wide * m
    const x = side * (column * stage.halfWidthAt(z0) + across * wide * m * 0.82)
    const tall = (5.2 + 2.6 * ((i * 0.71) % 1)) * m
    return sprite(treeTexture('palm', i, 0), x, ground(x, z) - 0.1, z, tall, i % 2 > 0)
  }).filter(({ position: [x, , z] }) => ground(x, z) > 0.2)
}

/** Depth of a footprint at a point of the sand, 0 … 1: a trail leads down to the water. */
function footprints(x: number, z: number, r: number, side: number): number {
  const step = z / (0.34 * r)
  const at = Math.round(step)
  const line = side * (0.5 + 0.34 * Math.sin(z / (2.1 * r) + 0.6)) * r
  const dx = (x - line - (at % 2 ? 0.11 : -0.11) * r) / (0.055 * r)
  const dz = ((step - at) * 0.34) / 0.11 + 0.25 * (hash2(at, 3) - 0.5)
  return smoothstep(1.15, 0.7, Math.hypot(dx, dz))
}

export const beach = defineSetting(
  'beach',
  { time: 'day', footing: (category) => (category === 'boat' ? 'water' : 'ground'), vista: { height: 2.6, eye: 1.7, horizon: 0.46 }, model: isle },
  (stage) => {
    const { origin: o, far: m } = stage
    const k = 1 / Math.max(0.8, stage.reach)
    const r = Math.max(0.8, Math.min(2.4, stage.reach))
    const view = stage.empty && !stage.weather.has('storm')
    const isles = islesOf(stage, m, stage.side)
    const waterline = (stage.clearDepth + 1.1 * stage.reach) * k
    // The waterline of an empty shore curves in a bay toward the palms.
    const sweep = (u: number): number => (view ? 0.35 * stage.side * u + 0.12 * Math.max(0, stage.side * u) ** 2 : Math.sin(u * 0.22 + o.x) * 0.8)
    const shore: Height = (x, z, octaves) => {
      const u = x * k
      const v = z * k
      const line = waterline + sweep(u)
      const slope = (line - v) * 0.085
      const grain = 0.1 * (fbm(u * 0.5 + o.x, v * 0.5, 3) - 0.45) + 0.03 * (fbm(x * 3, z * 5, octaves > 6 ? 4 : 2) - 0.45)
      const deep = -3 * smoothstep(line + (view ? 5 : 3), line + (view ? 34 : 22), v)
      if (view) {
        const bed = Math.min(slope, 0.22) / k + grain + deep / k
        return z > 22 * m ? Math.max(bed, isles(x, z, octaves) - 3) : bed
      }
      const far = smoothstep(60 * m, 150 * m, z)
      const aside = far > 0 ? far * smoothstep(-10 * m, 70 * m, 20 + stage.side * x) : 0
      const isle = aside > 0 ? aside * (2 + ridged((x * 0.02) / m + o.z, (z * 0.02) / m, octaves) * 15 * m) : 0
      return Math.min(slope, 0.22) / k + grain + deep / k + isle
    }
    const height = dryStage(stage, shore, 0.06)
    const ground = (x: number, z: number) => height(x, z, 5)
    const shaded = stage.allows('trees') && (stage.tree === 'palm' || (stage.detail > 0.2 && !stage.hasTrees && !stage.weather.has('storm')))
    const palms = (view ? VIEW_PALMS : PALMS)
      .filter(() => shaded)
      .map(([species, column, depth, share], i) => {
        const z = stage.clearDepth + depth * stage.distance
        const tall = view ? share * stage.halfHeightAt(z) : Math.min(0.86 * share * stage.halfHeightAt(z), 9 * growth(stage))
        // A leaning palm's foot is at the edge of its card.
        const x = stage.side * (column * stage.halfWidthAt(z) - (species === 'palm' ? 0 : 0.26 * tall))
        return sprite(treeTexture(species, stage.seed + i, 0), x, ground(x, z) - 0.05 * tall, z, tall, stage.side * column > 0)
      })
    const strand = (column: number, z: number) => {
      const x = stage.side * column * stage.halfWidthAt(z)
      return [x, ground(x, z) - 0.02, z] as const
    }
    const washed = setPieces(
      stage,
      view && stage.allows('furniture')
        ? [
            { kit: 'boat:rowboat', at: strand(0.06, 0.16 * stage.distance), height: 0.38 * r, turn: stage.side * 0.7 },
            { kit: 'sea:starfish', at: strand(0.34, -0.3 * stage.distance), height: 0.08 * r },
            { kit: 'prop:seashell', at: strand(-0.2, -0.33 * stage.distance), height: 0.13 * r, turn: 0.5 },
            { kit: 'prop:seashell', at: strand(0.62, -0.26 * stage.distance), height: 0.1 * r, turn: -0.6 }]
        : [])
    return {
      ground,
      solids: washed.solids,
      decals: washed.decals,
      terrain: {
        height,
        sparkle: 0.02,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm(x * 6, z * 6, 4)
          blendInto(out, [0.6, 0.48, 0.32], [0.82, 0.7, 0.5], n)
          if (z > 22 * m) {
            const green = smoothstep(0.3 * m, 0.8 * m, y + 0.4 * m * (n - 0.5))
            toward(out, [0.06 + 0.12 * n, 0.12 + 0.1 * n, 0.04 + 0.06 * n], green)
            return
          }
          if (view) {
            const k = 1 - 0.3 * footprints(x, z, r, stage.side)
            for (let c = 0; c < 3; c++) out[c] *= k
          }
          const damp = y + 0.03 * fbm(x * 2, z * 2, 3)
          toward(out, [0.33, 0.26, 0.17], smoothstep(0.17, 0.03, damp))
          // A line of foam at the water's edge.
          const foam = smoothstep(0.05, 0.015, Math.abs(damp - 0.035 - 0.02 * fbm(x * 1.2, z, 3)))
          toward(out, [0.92, 0.95, 0.95], foam * 0.85)
        },
      },
      water: { y: 0, color: [0.01, 0.17, 0.2], ripple: stage.weather.has('storm') ? 0.16 : 0.1 },
      sprites: [
        ...palms,
        ...(view && shaded ? grove(stage, m, stage.side, ground) : []),
        ...(view
          ? growPlants(stage, ground, ['fern', 'bush', 'grass'], 90, [-0.6 * (stage.distance / stage.reach), 9], [0.3, 0.75], {
              where: (x, z) => stage.side * x > (0.74 + 0.12 * valueNoise(z, 3)) * stage.halfWidthAt(z),
            })
          : [])],
    }
  })

/** Clear shallows over white sand with a palm islet behind, as where bungalows stand on stilts. */
export const turquoiseLagoon = defineSetting(
  'turquoise-lagoon',
  { time: 'day', footing: () => 'water', vista: { height: 3, eye: 1.9, horizon: 0.5 }, model: isle, fromAbove: island },
  (stage) => {
    const m = stage.far
    const r = Math.max(0.8, stage.reach)
    const z0 = stage.clearDepth + 26 * m
    const x0 = stage.side * stage.halfWidthAt(z0) * 0.62
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
          toward(out, [0.09, 0.2, 0.05], green)
        },
      },
      water: { y: 0, color: [0.02, 0.3, 0.34], ripple: stage.weather.has('storm') ? 0.14 : 0.05 },
      sprites: palms,
    }
  })

export const underwater = defineSetting(
  'underwater',
  {
    time: 'day',
    footing: (category) => (category === 'sea' || category === 'person' || category === 'fantasy' ? 'air' : 'ground'),
    vista: { height: 2.4, eye: 1.2, horizon: 0.62 },
  },
  (stage) => {
    const m = stage.far
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
          // Caustics: waves focus light into a net on the seabed.
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
