import { type Face, matte, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import { addHeights, blendInto, dryStage, type Height, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, toward } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting, type Footing, type Place, type Stage } from '../../setting.ts'

/** Ice with snowdrifts, cracks and a dull shine. */
const iceFace: Face = (axis, _u, _v, x, _y, z, out) => {
  const drift = smoothstep(0.44, 0.6, fbm(x * 0.22 + 3, z * 0.3, 5))
  const bend = fbm(x * 0.5, z * 0.5, 3) * 3
  const crack = 1 - Math.abs(((x * 0.16 + z * 0.09 + bend) % 1) * 2 - 1)
  const line = smoothstep(0.965, 1, crack) * 0.25
  const n = 0.9 + 0.2 * fbm(x * 2, z * 2, 3)
  const ice = [0.24 + line, 0.38 + line, 0.47 + line]
  matte(out, ice[0] * n + (0.8 - ice[0] * n) * drift, ice[1] * n + (0.85 - ice[1] * n) * drift, ice[2] * n + (0.93 - ice[2] * n) * drift, 0.6)
  if (axis === 1) out[7] = 0.75 * (1 - drift)
}

/** Height of the ice above the water level. */
const ICE = 0.01

/** The near bank comes up to the trees that frame the view. */
const TREES_STAND = 0.2

/** Rock walls that rise from the water on both sides, one behind the other, up to a range at the end. */
function fjordWalls(stage: Stage): Height {
  const { origin: o, far: m } = stage
  const end = mountainRange(stage, 40, 70, 140, 1.2)
  return (x, z, octaves) => {
    const rise = smoothstep(6 * m, 26 * m, z)
    if (rise <= 0) return 0
    const bend = Math.sin((z * 0.028) / m + o.z) * 7 * m * smoothstep(10 * m, 50 * m, z)
    const spurs = (fbm((z * 0.06) / m + o.x, x > bend ? 1 : 9, 3) - 0.5) * 16 * m
    const wall = smoothstep(0, 26 * m, Math.abs(x - bend) - 9 * m - 0.1 * z + spurs)
    const crag = ridged((x * 0.026) / m + o.x, (z * 0.026) / m + o.z, octaves)
    return rise * wall * (8 + 34 * crag) * m + end(x, z, octaves)
  }
}

export const lake = defineSetting('lake', { time: 'sunrise', footing, vista: { height: 2.9, eye: 2, horizon: 0.585, fov: 0.95 } }, (stage) =>
  waterBelowPeaks(stage, false))

export const fjord = defineSetting('fjord', { time: 'morning', footing, vista: { height: 2.9, eye: 2.2, horizon: 0.6, fov: 0.95 } }, (stage) =>
  waterBelowPeaks(stage, true))

function footing(category: string): Footing {
  return category === 'vehicle' || category === 'sea' ? 'water' : 'ground'
}

function waterBelowPeaks(stage: Stage, steep: boolean): Place {
  const { origin: o, far: m } = stage
  const r = Math.max(0.8, stage.reach)
  const frozen = stage.frozen && stage.footing !== 'water'
  // Subjects at a frozen lake stand on its ice.
  const onIce = frozen && !stage.empty && !stage.hasBuilding
  const afloat = stage.footing === 'water' || onIce
  const peaks = steep ? fjordWalls(stage) : mountainRange(stage, 44, 38, 116, 1.4)
  const start =
    stage.hasBuilding && !afloat && !stage.empty
      ? -stage.distance * 0.9
      : stage.empty
        ? stage.hasTrees
          ? TREES_STAND
          : -stage.distance + 1.5
        : afloat
          ? -stage.distance - 4 * r
          : stage.clearDepth + 0.7 * r
  const shape: Height = (x, z, octaves) => {
    const far = smoothstep(15 * m, 38 * m, z + 3 * valueNoise(x * 0.25 + o.x, 3))
    const side = smoothstep(6 * m, 26 * m, Math.abs(x + 2 * Math.sin(z * 0.1)) + Math.max(0, z) * 0.08 - 3 * m)
    let y = -1.6 * r + fbm(x * 0.11 + o.x, z * 0.11 + o.z, octaves > 6 ? 6 : 4) * 1.2
    if (side > 0) y += side * (1.5 + 4.5 * fbm(x * 0.07 + o.x, z * 0.07, octaves > 5 ? 5 : 4))
    if (far > 0) y += far * (2.6 + 2 * fbm(x * 0.08, z * 0.08, 3))
    y += peaks(x, z, octaves)
    // The bank where viewer and subjects stand.
    const edge = start + valueNoise(x * 0.5 + o.x, 1.5) * (stage.empty ? 0.7 : 1.6) * r + (stage.empty ? Math.max(0, Math.abs(x) - 0.8) * 0.75 : 0)
    const bank = smoothstep(edge + 1.3 * r, edge - 0.6 * r, z)
    if (bank === 0) return y
    return y + bank * (1.95 * r - y * 0.9) + bank * 0.12 * fbm(x * 1.7 + o.x, z * 1.7, octaves > 6 ? 6 : 4) - bank * 1.8 * r
  }
  // A building by the lake stands on the far side so that the water mirrors it.
  const mirrors = stage.hasBuilding && !afloat && !stage.empty
  const shore0 = -stage.groupHalfWidth * 0.95
  const terrace: Height = (x, z, octaves) => {
    const land =
      smoothstep(shore0 - 0.5 * r, shore0 + 0.2 * r, z + 0.4 * r * (valueNoise(x * 0.6 + o.x, 4) - 0.5)) *
      smoothstep(stage.groupHalfWidth * 2.4, stage.groupHalfWidth * 1.3, Math.abs(x)) *
      smoothstep(stage.clearDepth + 3 * r, stage.clearDepth, z)
    const y = shape(x, z, octaves)
    return y + land * (0.12 * r - y)
  }
  const height = mirrors ? terrace : afloat || stage.empty ? shape : dryStage(stage, shape, 0.08)
  const near = meadowAlbedo(stage)
  const land = mountainAlbedo(stage, near, 40, 10)
  // In a picture of the lake alone, the viewer looks over the water from the bank: eye height counts from the water, not from its bed.
  const ground = (x: number, z: number) => (onIce ? ICE : afloat ? -0.05 * r : stage.empty ? Math.max(0, height(x, z, 5)) : height(x, z, 5))
  const shore = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        if (z > 30 * m) return land(x, y, z, ny, out)
        const n = fbm(x * 1.3, z * 1.3, 4)
        const rock = smoothstep(0.9, 0.74, ny)
        near(x, y, z, ny, out)
        toward(out, [0.13 + 0.17 * n, 0.12 + 0.15 * n, 0.115 + 0.12 * n], rock)
        if (y < 0.16) {
          const t = smoothstep(0.16, -0.02, y)
          blendInto(out, [out[0], out[1], out[2]], [0.1, 0.085, 0.07], t)
        }
      },
    },
    ...(frozen
      ? { boxes: [shadowless(-400, -0.4, -stage.distance - 60, 400, ICE, 240 * m, iceFace)] }
      : { water: { y: 0, color: [0.012, 0.045, 0.055] as const, ripple: stage.weather.has('storm') ? 0.12 : 0.03 } }),
    // Peaks must be visible across the water, unless the weather is foggy.
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.006) }),
    sprites: [
      ...plantWood(stage, shore, ['pine', 'spruce'], 1300, [6, 66], [2.4, 5], 0, (x, z, y) => y > 0.2 && y < 9 * m && fbm(x * 0.12 + 3, z * 0.12, 3) > 0.3),
      ...(stage.empty && stage.hasTrees
        ? []
        : stage.empty
          ? frameEdges(stage, shore)
          : frameWithTrees(stage, shore, ['pine'], 0.95).filter((tree) => shore(tree.position[0], tree.position[2]) > 0.1)),
      ...growPlants(stage, shore, ['reed', 'grass'], 60, [-2, 9], [0.25, 0.6], { where: (_x, _z, y) => y > -0.05 && y < 0.5 })],
  }
}

/** Two dark groups of pines close to the viewer, left and right, frame the view. */
function frameEdges(stage: Stage, shore: (x: number, z: number) => number) {
  const lift = (x: number, z: number) => Math.max(0.1, shore(x, z))
  return frameWithTrees({ ...stage, clearDepth: -stage.distance * 0.1, groupHalfWidth: 0 }, lift, ['pine'], 1.05)
}

/** Share of a bridge that spans water. */
const BRIDGE_SPAN = 0.6

export const river = defineSetting(
  'river',
  { time: 'morning', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
    vista: { height: 2.8, eye: 1.9, horizon: 0.48 } },
  (stage) => {
    const { origin: o, far: m } = stage
    const r = Math.max(0.8, stage.reach)
    const afloat = stage.footing === 'water'
    const land = addHeights(rolling(stage, 1.1, 8), hillRange(stage, 6, 16, 60), mountainRange(stage, 18, 50, 120))
    // The river runs from beside the viewer into the distance and crosses behind the subjects.
    const { side } = stage
    // The river is straighter between trees that line it.
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
          if (z < 50 * m) toward(out, [0.24 + 0.14 * n, 0.2 + 0.12 * n, 0.15 + 0.1 * n], smoothstep(0.22 * r, 0.02, y) * 0.9)
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
