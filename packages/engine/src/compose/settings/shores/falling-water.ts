import { triples } from '../../../kits/tuples.ts'
import { createRandom, fbm, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Sprite } from '../../../render/scene.ts'
import { addHeights, blendInto, dryStage, type Height, hillRange, meadowAlbedo, rolling, toward } from '../../scenery/ground.ts'
import { mist } from '../../scenery/mist.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Share of the fall's height at which a ledge breaks it. */
const LEDGE = 0.56

/** Spray where the water strikes: the position of its foot; `wide` is its spread to each side. */
function spray(seed: number, x: number, y: number, z: number, wide: number, tall: number): Sprite[] {
  const random = createRandom(seed)
  return Array.from({ length: 5 }, (_, i) => ({
    position: [x + (i / 2 - 1) * wide * 0.7 + (random() - 0.5) * wide * 0.3, y - tall * 0.25, z - i * 0.06] as const, width: wide * (1.1 + random() * 0.7),
    height: tall * (0.7 + random() * 0.6), texture: mist(), flip: random() < 0.5, instance: 0 }))
}

export const waterfall = defineSetting(
  'waterfall',
  { time: 'morning', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 1.5, horizon: 0.66 } },
  (stage) => {
    const o = stage.origin
    const r = Math.max(0.8, stage.reach)
    const wall = stage.clearDepth + 6.5 * r
    const top = Math.max(6, 2.1 * stage.halfHeightAt(wall) * 0.5 + stage.eye)
    const half = stage.halfWidthAt(wall) * 0.21
    const column = stage.empty ? 0.06 : stage.side * 0.5
    const fall = column * stage.halfWidthAt(wall)
    const shape: Height = (x, z, octaves) => {
      // The rock under the fall is worn smooth, with a ledge half way up; beside it the cliff has ribs.
      const worn = smoothstep(half * 1.7, half * 0.9, Math.abs(x - fall))
      const ribs = ridged((x * 0.42) / r + o.x, 3, 4) - 0.45 + 0.5 * (fbm((x * 1.5) / r, 7, 3) - 0.5)
      const lip =
        wall + 0.8 * r * (fbm(x * 0.35 + o.x, 2, 3) - 0.5) - 1.3 * r * ribs * (1 - worn) - smoothstep(half * 1.2, half * 4, Math.abs(x - fall)) * 1.6 * r
      const sheer = smoothstep(lip - 0.35 * r, lip + 0.25 * r, z)
      const ledge = LEDGE * (0.8 + 0.5 * fbm(x * 0.8 + 5, 3, 3))
      const stepped = ledge * smoothstep(lip - 0.9 * r, lip - 0.5 * r, z) + (1 - ledge) * smoothstep(lip, lip + 0.4 * r, z)
      const cliff = sheer + (stepped - sheer) * worn
      const ledges = 0.35 * (fbm(x * 0.9, z * 0.9 + o.z, octaves > 5 ? 5 : 4) - 0.4)
      const pool = -0.9 * r * smoothstep(stage.clearDepth + 0.6 * r, stage.clearDepth + 1.8 * r, z)
      const banks = smoothstep(2.5 * r, 6.5 * r, Math.abs(x - fall * 0.6)) * 1.5 * r * smoothstep(stage.clearDepth, stage.clearDepth + 3 * r, z)
      return 0.14 * r + pool + banks + cliff * (top + (valueNoise(x * 0.2 + o.x, 7) - 0.5) * 2.4 * (1 - worn)) + ledges * (1 - 0.6 * worn)
    }
    const height = dryStage(stage, shape, 0.08)
    const ground = (x: number, z: number) => height(x, z, 5)
    // The fall widens downward, has ragged edges, and parts at the ledge to show rock.
    const flow = (x: number, y: number): number => {
      const below = smoothstep(top * LEDGE * 1.05, top * LEDGE * 0.8, y)
      const middle = fall + (fbm(y * 0.25 + 4, 2, 2) - 0.5) * half * 0.5
      const wide = half * (0.62 + 0.3 * below + 0.12 * smoothstep(top * 0.3, 0, y))
      const ragged = (fbm(x * 1.1 + 7, y * 0.5 + o.z, 4) - 0.45) * half * 0.75
      const sheet = smoothstep(wide + 0.12 * half, wide - 0.16 * half, Math.abs(x - middle) + ragged)
      const parted = below * smoothstep(0.6, 0.72, fbm((x * 1.6) / r + 9, (y * 0.22) / r, 3))
      // A thin side fall leaves the main fall at the ledge.
      const side = fall + half * (1.22 + 0.1 * Math.sin(y * 1.3))
      const thin = below * smoothstep(0.14 * half, 0.05 * half, Math.abs(x - side) + ragged * 0.12)
      return Math.max(sheet * (1 - parted * 0.85), thin * 0.9)
    }
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          const n = fbm(x * 1.4, z * 1.4 + y * 1.1, 4)
          blendInto(out, [0.07, 0.065, 0.06], [0.27, 0.25, 0.21], n)
          // Rock strata with cracks that run down through them.
          const bed = fbm((x * 0.16) / r, (y * 1.9) / r + fbm((x * 0.5) / r, 1, 2), 3)
          const crack = smoothstep(0.74, 0.92, ridged((x * 0.9) / r + o.z, (y * 0.32) / r, 3))
          for (let c = 0; c < 3; c++) out[c] *= (0.62 + 0.85 * bed) * (1 - 0.6 * crack)
          const moss = smoothstep(0.66, 0.86, ny + n * 0.12) + 0.5 * smoothstep(0.56, 0.7, fbm(x * 0.6, y * 0.6, 3))
          toward(out, [0.06 + 0.09 * n, 0.14 + 0.14 * n, 0.03], Math.min(0.92, moss) * smoothstep(0, 0.3, y))
          if (z < wall - 2.4 * r || y < -0.3) return
          // Rock beside the fall is wet and dark.
          const wet = smoothstep(half * 2.2, half, Math.abs(x - fall))
          for (let c = 0; c < 3; c++) out[c] *= 1 - 0.4 * wet
          const water = flow(x, y)
          if (water <= 0) return
          const strand = fbm((x * 6) / r + 3, (y * 0.3) / r - fbm((x * 1.6) / r, (y * 0.35) / r, 2), 5)
          const struck = smoothstep(1.5 * r, 0, y) + smoothstep(0.5 * r, 0, Math.abs(y - top * LEDGE)) * 0.7
          const white = Math.min(1, 0.3 + 2.3 * (strand - 0.34) + struck * 0.6)
          toward(out, [0.3 + 0.72 * white, 0.44 + 0.57 * white, 0.5 + 0.5 * white], water)
        },
      },
      water: { y: 0, color: [0.01, 0.12, 0.12], ripple: 0.08 },
      solids: rockSolids(stage, ground, triples([column - 0.24, 4.6, 0.9, column + 0.2, 4.9, 0.7, -0.75, 1.6, 0.9, 0.8, 2.4, 1.1, 0.4, 3.4, 0.5])),
      sprites: [
        ...spray(stage.seed + 3, fall, 0, wall - 1.5 * r, half * 1.35, 1.9 * r),
        ...spray(stage.seed + 9, fall, top * LEDGE, wall - 0.75 * r, half * 0.55, 0.7 * r).slice(0, 3),
        ...plantWood(stage, ground, ['jungle', 'oak', 'birch'], 170, [7.5, 30], [2.4, 4.6], 0, (x, _z, y) => y > 2 && Math.abs(x - fall) > half * 1.1),
        ...frameWithTrees(stage, ground, ['jungle', 'birch'], 1.15),
        ...growPlants(stage, ground, ['fern', 'fern', 'bush', 'grass'], 100, [-1.4, 7], [0.3, 0.8], {
          where: (x, z, y) => y > 0.06 && (z < wall - 2.4 * r || Math.abs(x - fall) > half * 1.9),
        })],
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.012) }),
    }
  })

/** Position of the pond, its near and far ends and half width, and the bridge over its waist. */
type Pond = {
  readonly x: number
  readonly near: number
  readonly far: number
  readonly half: number
  readonly bridge: { readonly x: number; readonly z: number; readonly half: number }
}

/** Without subjects the pond begins at the viewer, else behind the subjects; a bridge spans its waist. */
function pondOf(stage: Stage, r: number, afloat: boolean): Pond {
  const open = afloat || stage.empty
  const near = open ? -stage.distance - 2 * r : stage.clearDepth + 0.5 * r
  const far = (stage.backdrop?.front ?? stage.clearDepth) + (open ? 9 : 7) * r
  const half = stage.halfWidthAt(far) * 0.72
  if (stage.hasBuilding && (stage.backdrop || afloat)) {
    const over = stage.backdrop ?? { x: 0, front: 0, half: stage.groupHalfWidth }
    return { x: over.x, near, far, half: Math.max(half, over.half), bridge: { ...over, z: over.front + 0.5 * r } }
  }
  // With a subject in front, the bridge is moved to the side.
  const z = far - 2.6 * r
  const aside = open ? 0 : stage.side * 0.4 * stage.halfWidthAt(z)
  const span = Math.min(0.46 * stage.halfWidthAt(z), open ? 9 : 3.2 * r)
  return { x: 0, near, far, half, bridge: { x: aside, z, half: span } }
}

/** A pond with water lilies between willows and flowers, and a wooden bridge over it, as in Impressionist paintings. */
export const waterGarden = defineSetting(
  'water-garden',
  { time: 'morning', season: 'summer', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
    vista: { height: 2.5, eye: 1.6, horizon: 0.36 } },
  (stage) => {
    const o = stage.origin
    const r = Math.max(0.6, Math.min(2.6, stage.reach))
    const afloat = stage.footing === 'water'
    const open = afloat || stage.empty
    const pond = pondOf(stage, r, afloat)
    const land = addHeights(rolling(stage, 0.5, 8), hillRange(stage, 6, 24, 80))
    const middle = (pond.near + pond.far) / 2
    const long = (pond.far - pond.near) / 2
    /** 1 over the pond, 0 on its banks. */
    const basin = (x: number, z: number): number => {
      // Toward the viewer the banks are outside the picture.
      const wide = open ? pond.half + Math.max(0, -z) * 0.5 : Math.max(pond.half, stage.halfWidthAt(pond.near) * 0.8)
      const { bridge } = pond
      const waist = Math.exp(-(((z - bridge.z) / (1.5 * r)) ** 2))
      const across = Math.abs(x - pond.x) / wide + (Math.abs(x - bridge.x) / (0.8 * bridge.half) - Math.abs(x - pond.x) / wide) * waist
      const e = Math.hypot(across, Math.max(0, Math.abs(z - middle) / long - 0.35) / 0.65)
      return smoothstep(1.05, 0.93, e + 0.2 * (valueNoise((x * 0.7) / r + o.x, (z * 0.7) / r) - 0.5))
    }
    const height: Height = (x, z, octaves) => {
      const c = basin(x, z)
      return (0.2 * r + land(x, z, octaves)) * (1 - c) - 0.8 * r * c
    }
    const shore = (x: number, z: number) => height(x, z, 5)
    const ground = (x: number, z: number) => (afloat ? -0.01 : Math.max(0.02, shore(x, z)))
    const grass = meadowAlbedo(stage)
    const cold = stage.season === 'winter' || stage.snow
    const late = cold || stage.season === 'autumn'
    const pieces: SetPiece[] = [
      ...(stage.hasBuilding || !stage.allows('buildings')
        ? []
        : [
            { kit: 'building:bridge', at: [pond.bridge.x, 0, pond.bridge.z] as const, height: 0.58 * pond.bridge.half, color: [0.1, 0.2, 0.13] as const,
              material: 'wooden' }]),
      ...(late || !stage.allows('flowers') ? [] : lilies(stage, pond, r, open))]
    const set = setPieces(stage, pieces)
    const bank = (x: number, z: number, y: number) => y > 0.02 && y < 0.34 * r && basin(x, z) < 0.3
    const dry = (x: number, z: number) => basin(x, z) < 0.02
    const trees = seasonalTrees(stage, ['willow', 'oak', 'willow', 'birch'])
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          grass(x, y, z, ny, out)
          const n = fbm(x * 2, z * 2, 3)
          toward(out, [0.07 + 0.06 * n, 0.075 + 0.06 * n, 0.04], smoothstep(0.12 * r, -0.04, y) * 0.9)
        },
      },
      water: { y: 0, color: [0.02, 0.06, 0.05], ripple: 0.022 },
      boxes: set.boxes,
      solids: [...set.solids, ...rockSolids(stage, shore, triples([-0.8, 1.2, 0.34, 0.86, 2, 0.42]))],
      sprites: [
        ...plantWood(stage, shore, trees, 190, [(pond.far - stage.clearDepth) / r + 0.6, 52], [3, 5.4], 0, dry),
        ...frameWithTrees(stage, (x, z) => Math.max(0, shore(x, z)), trees.slice(0, 1), 1.05).slice(0, 4),
        ...growPlants(stage, shore, late ? ['reed', 'dry-grass', 'bush'] : ['reed', 'lavender', 'bluebell', 'lily', 'fern', 'grass'], 240,
          [open ? -stage.distance / r : 0.2, (pond.far - stage.clearDepth) / r + 2], [0.4, 0.8], { aside: !open, where: bank }),
        ...growPlants(stage, shore, late ? ['bush'] : ['flower-bush', 'rose-bush', 'bush'], 44,
          [(pond.far - stage.clearDepth) / r, (pond.far - stage.clearDepth) / r + 3], [0.7, 1.3], { scenery: 'bushes', where: dry }),
        ...(open ? [] : growPlants(stage, shore, cold ? ['dry-grass'] : ['grass', 'daisy', 'grass'], 90, [-2, 1], [0.1, 0.24], { where: dry }))],
    }
  })

/** Water lilies drift in loose groups, away from swimming subjects. */
function lilies(stage: Stage, pond: Pond, r: number, open: boolean): SetPiece[] {
  const { random } = stage
  const size = 0.2 * r
  const groups = open ? 12 : 6
  const from = open ? -stage.distance * 0.42 : Math.max(pond.near, stage.clearDepth) + 1.2 * r
  const swimmers = !stage.empty && !stage.hasBuilding
  return Array.from({ length: groups }, (_, i) => {
    const z = from + ((i + random()) / groups) ** 1.3 * (pond.far - 2 * r - from)
    const x = pond.x + (random() - 0.5) * 1.5 * Math.min(pond.half, stage.halfWidthAt(z))
    return { kit: 'prop:water-lily', at: [x, -0.01, z] as const, height: size * (0.7 + 0.6 * random()), turn: random() * 6,
      ...(i % 3 === 1 ? { color: [0.9, 0.88, 0.82] as const } : {}) }
  }).filter(({ at: [x, , z] }) => !swimmers || Math.abs(x) > stage.groupHalfWidth + 0.5 * r || z > stage.clearDepth + 0.8 * r)
}
