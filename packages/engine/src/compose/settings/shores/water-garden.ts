import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import { addHeights, type Height, hillRange, meadowAlbedo, origin, rolling, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Where the pond lies, how far it reaches to both sides of its middle, and where a bridge leads over its waist. */
type Pond = {
  readonly x: number
  readonly near: number
  readonly far: number
  readonly half: number
  readonly bridge: { readonly x: number; readonly z: number; readonly half: number }
}

/** The pond of a picture of its own begins at the viewer; who stands at it has it behind him; a bridge leads over its waist. */
function pondOf(stage: Stage, r: number, afloat: boolean): Pond {
  const open = afloat || stage.empty
  const near = open ? -stage.distance - 2 * r : stage.clearDepth + 0.5 * r
  const far = (stage.backdrop?.front ?? stage.clearDepth) + (open ? 9 : 7) * r
  const half = stage.halfWidthAt(far) * 0.72
  if (stage.hasBuilding && (stage.backdrop || afloat)) {
    const over = stage.backdrop ?? { x: 0, front: 0, half: stage.groupHalfWidth }
    return { x: over.x, near, far, half: Math.max(half, over.half), bridge: { ...over, z: over.front + 0.5 * r } }
  }
  // Behind someone it stands aside.
  const z = far - 2.6 * r
  const aside = open ? 0 : (stage.seed % 2 ? 1 : -1) * 0.4 * stage.halfWidthAt(z)
  const span = Math.min(0.46 * stage.halfWidthAt(z), open ? 9 : 3.2 * r)
  return { x: 0, near, far, half, bridge: { x: aside, z, half: span } }
}

/** A pond with lilies between willows and flowers, a wooden bridge over it: the garden of painters. */
export const waterGarden = defineSetting(
  'water-garden',
  { time: 'morning', season: 'summer', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
    vista: { height: 2.5, eye: 1.6, horizon: 0.36 } },
  (stage) => {
    const o = origin(stage)
    const r = Math.max(0.6, Math.min(2.6, stage.reach))
    const afloat = stage.footing === 'water'
    const open = afloat || stage.empty
    const pond = pondOf(stage, r, afloat)
    const land = addHeights(rolling(stage, 0.5, 8), hillRange(stage, 6, 24, 80))
    const middle = (pond.near + pond.far) / 2
    const long = (pond.far - pond.near) / 2
    /** 1 over the pond, 0 on its banks. */
    const basin = (x: number, z: number): number => {
      // Towards the viewer the banks lie outside the picture.
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
          towards(out, [0.07 + 0.06 * n, 0.075 + 0.06 * n, 0.04], smoothstep(0.12 * r, -0.04, y) * 0.9)
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

/** Lilies drift in loose groups, away from who swims there. */
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
