import { boards, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { propKit } from '../../../kits/props/prop.ts'
import { pairs } from '../../../kits/tuples.ts'
import { smoothstep } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { benchSolid, streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, TRODDEN, toward, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frameWithTrees, growPlants, growth, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

export const garden = defineSetting('garden', { time: 'morning', season: 'spring', vista: { height: 2, eye: 1.5, horizon: 0.46 } }, (stage) => {
  const r = Math.max(0.6, Math.min(2.6, stage.reach))
  const height = addHeights(rolling(stage, 0.4, 8), hillRange(stage, 6, 26, 80))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(stage, meadowAlbedo(stage), 0.5, stage.snow ? TRODDEN : [0.46, 0.42, 0.36], 0.6)
  const paint = boards([0.72, 0.71, 0.67], [0.82, 0.81, 0.77], 0.09, true)
  const fence: Slab[] = []
  const z = stage.clearDepth + 4.4 * r
  const span = stage.halfWidthAt(z) * 1.1
  if (stage.allows('fences')) {
    for (let x = -span; x < span; x += 0.2 * r) {
      if (Math.abs(x) < 0.7 * r) continue
      const y = ground(x, z)
      fence.push(slab(x, y - 0.05, z, x + 0.11 * r, y + (0.78 + 0.06 * Math.cos(x * 3)) * r, z + 0.03, paint))
    }
    for (const side of [-1, 1]) {
      for (const rail of [0.22, 0.56])
        fence.push(slab(side < 0 ? -span : 0.7 * r, rail * r, z + 0.03, side < 0 ? -0.7 * r : span, (rail + 0.07) * r, z + 0.06, paint))
    }
  }
  const winter = stage.season === 'winter' || stage.snow
  // Nothing blooms in autumn and winter.
  const late = winter || stage.season === 'autumn'
  const trees = late ? seasonalTrees(stage, ['oak', 'birch', 'oak']) : ['cherry', 'apple', 'oak']
  const flowers = late
    ? []
    : [
        ...growPlants(stage, ground, ['rose', 'tulip', 'peony', 'daisy', 'lavender', 'lily'], 250, [0.2, 4.2], [0.36, 0.62], { scenery: 'flowers', stems: 3,
          where: (x) => Math.abs(x) > 0.75 * r }),
        ...growPlants(stage, ground, ['tulip', 'daisy', 'crocus'], 50, [-1.6, 0], [0.16, 0.3], { scenery: 'flowers', stems: 3,
          where: (x) => Math.abs(x) > stage.groupHalfWidth * 0.8 + 0.3 * r })]
  return {
    ground,
    terrain: { height, albedo: path },
    boxes: fence,
    sprites: [
      ...plantWood(stage, ground, trees, 150, [6.4, 46], [2.8, 4.8], 1.2),
      ...frameWithTrees(stage, ground, trees.slice(0, 2), 0.85).slice(2, 6),
      ...growPlants(stage, ground, late ? (winter ? ['bush'] : ['bush', 'dry-grass']) : ['rose-bush', 'flower-bush', 'bush'], 26, [4.6, 6.6], [0.7, 1.2], {
        scenery: 'bushes',
      }),
      ...flowers,
      ...growPlants(stage, ground, winter ? ['dry-grass'] : late ? ['dry-grass', 'grass', 'fern'] : ['grass'], 90, [-1.8, 4], [0.1, 0.22], {
        where: (x) => Math.abs(x) > 0.6 * r,
      })],
    weather: late && !winter ? { leaves: 0.6 } : stage.season === 'spring' && !stage.mood.has('spooky') && !stage.night && !stage.snow ? { petals: 0.7 } : {},
  }
})

export const park = defineSetting('park', { time: 'day', vista: { height: 2.4, eye: 1.6, horizon: 0.48 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.4, stage.reach))
  const height = addHeights(rolling(stage, 0.9, 10), hillRange(stage, 6, 24, 80))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(stage, meadowAlbedo(stage), 0.95, stage.snow ? TRODDEN : [0.42, 0.36, 0.27], 1.6)
  const z = stage.clearDepth + 2.6 * r
  const x = stage.side * Math.max(stage.halfWidthAt(z) * 0.55, stage.groupHalfWidth * 0.9 + 0.9 * r)
  const lampX = -stage.side * Math.max(stage.halfWidthAt(z) * 0.62, stage.groupHalfWidth + 0.6 * r)
  const lit = stage.night || stage.time === 'dusk'
  const trees = seasonalTrees(stage, ['oak', 'birch', 'oak', 'willow'])
  const height0 = ground(x, z)
  return {
    ground,
    terrain: { height, albedo: path },
    solids: stage.allows('furniture')
      ? [benchSolid(x, height0 - 0.02, z, Math.PI / 2, r * 0.95), { ...streetLamp(lampX, z, lit, 0.9 * r), position: [lampX, ground(lampX, z) - 0.05, z] }]
      : [],
    lights: lit ? [{ position: [lampX, 2.9 * r, z - 0.3], color: [2.2, 1.5, 0.75], radius: 9 * r }] : [],
    sprites: [
      ...plantWood(stage, ground, trees, 230, [6.5, 66], [3, 5.6], 2.2),
      ...frameWithTrees(stage, ground, trees, 0.95).slice(2),
      ...growPlants(stage, ground, ['bush', 'flower-bush'], 16, [4, 9], [0.5, 0.9]),
      ...growPlants(stage, ground, ['grass', 'daisy', 'grass'], 150, [-2, 9], [0.1, 0.24], { where: (px) => Math.abs(px) > r })],
    weather: stage.season === 'autumn' ? { leaves: 0.8 } : stage.season === 'spring' ? { petals: 0.5 } : {},
  }
})

/** Rows of gravestones on both sides of the path: depth and distance from it, meters at reach 1. */
const ROWS = pairs([0.2, 0.75, 0.9, 1.7, 1.7, 0.6, 2.4, 2.6, 3, 1.5, 4.4, 0.8, 4.8, 3.2, 6.2, 1.9, 7.6, 0.9, 8.4, 3.6])

/** Leaning gravestones, all different; they keep off the path and the subjects. */
function stones(stage: Stage, ground: (x: number, z: number) => number): Solid[] {
  const { random, reach } = stage
  const half = stage.groupHalfWidth
  return ROWS.flatMap(([depth, aside], i) =>
    [-1, 1].flatMap((side) => {
      const z = stage.clearDepth + depth * reach
      const x = side * (half * (depth < 3 ? 1 : 0.5) + (aside + random() * 0.5) * reach)
      const tall = (0.62 + random() * 0.36) * reach ** 0.8
      const { bodies } = propKit.build({ variant: 'tombstone', noun: 'tombstone', attributes: [], holds: [], wears: [], faces: 'natural', seed: i })
      const yaw = -Math.PI / 2 + (random() - 0.5) * 0.5
      return bodies.map((kit) => ({ kit, position: [x, ground(x, z) - 0.08 * tall, z] as const, yaw, scale: tall, instance: 0 }))
    }))
}

/** Old gravestones on a slope under bare trees, with a chapel behind them. */
export const graveyard = defineSetting('graveyard', { time: 'dusk', season: 'autumn', vista: { height: 2.6, eye: 1.5, horizon: 0.48 } }, (stage) => {
  const height = addHeights(rolling(stage, 1, 8), hillRange(stage, 8, 22, 80), mountainRange(stage, 10, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const trees = stage.snow ? ['bare'] : ['bare', 'cypress', 'bare']
  const chapel = stage.hasBuilding
    ? { boxes: [], solids: [], lights: [] }
    : scenicBuildings(stage, ground, [
        ['church', stage.side * (stage.groupHalfWidth * 0.6 + 3.6 * stage.reach), stage.clearDepth + 13 * stage.reach, 0.62 * growth(stage)]])
  return {
    ground,
    terrain: { height, albedo: withPath(stage, meadowAlbedo(stage), 0.5, stage.snow ? [0.6, 0.62, 0.68] : [0.2, 0.17, 0.14]) },
    boxes: chapel.boxes,
    lights: chapel.lights,
    solids: [...stones(stage, ground), ...chapel.solids],
    sprites: [
      ...plantWood(stage, ground, trees, 110, [9, 62], [3, 5.6], 2.4),
      ...frameWithTrees(stage, ground, ['bare'], 1.05),
      ...growPlants(stage, ground, ['grass', 'dry-grass', 'fern'], 120, [-1.4, 12], [0.12, 0.34])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.016) }),
  }
})

export const farm = defineSetting('farm', { time: 'morning', vista: { height: 3.2, eye: 1.7, horizon: 0.48 } }, (stage) => {
  const r = Math.max(0.7, stage.reach)
  const height = addHeights(rolling(stage, 0.9, 10), hillRange(stage, 7, 18, 80))
  const ground = (x: number, z: number) => height(x, z, 5)
  const near = withPath(stage, meadowAlbedo(stage), 0.7, [0.3, 0.22, 0.14])
  const far = stage.clearDepth + 13 * r
  const plan: [string, number, number, number][] = stage.hasBuilding
    ? []
    : [
        ['barn', stage.side * stage.halfWidthAt(far) * 0.42, far, 0.8 * r],
        ['water-tower', stage.side * stage.halfWidthAt(far) * 0.8, far + 5 * r, 0.62 * r],
        ['farmhouse', -stage.side * stage.halfWidthAt(far + 9 * r) * 0.5, far + 9 * r, 0.7 * r]]
  const yard = scenicBuildings(stage, ground, plan)
  const wood = boards([0.42, 0.36, 0.28], [0.6, 0.54, 0.44], 0.1)
  const fence: Slab[] = []
  if (stage.allows('fences')) {
    const z = stage.clearDepth + 2.6 * r
    const span = stage.halfWidthAt(z) * 1.1
    for (let x = -span; x < span; x += 1.5 * r) {
      if (Math.abs(x) < 0.9 * r) continue
      const y = ground(x, z)
      fence.push(slab(x, y - 0.1, z, x + 0.11 * r, y + 0.85 * r, z + 0.11 * r, wood))
      for (const rail of [0.34, 0.64]) fence.push(slab(x, y + rail * r, z + 0.03, x + 1.5 * r, y + (rail + 0.1) * r, z + 0.07 * r, wood))
    }
  }
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        near(x, y, z, ny, out)
        // Plowed and ripe fields lie behind the yard.
        const field = smoothstep(4 * r, 7 * r, z - stage.clearDepth)
        if (field <= 0 || stage.snow) return
        const ripe = Math.sin(x / (9 * r) + stage.seed) > 0
        const row = 0.7 + 0.3 * Math.sin((ripe ? x * 2 + z * 6 : x * 5) / r)
        toward(out, ripe ? [0.5 * row, 0.36 * row, 0.1 * row] : [0.13 * row, 0.2 * row, 0.05 * row], field * 0.75)
      },
    },
    boxes: [...fence, ...yard.boxes],
    solids: yard.solids,
    lights: yard.lights,
    sprites: [
      ...plantWood(stage, ground, seasonalTrees(stage, ['oak', 'poplar']), 110, [24, 80], [3, 5], 3),
      ...frameWithTrees(stage, ground, seasonalTrees(stage, ['oak', 'apple']), 0.8).slice(2, 4),
      ...(stage.snow ? [] : growPlants(stage, ground, ['wheat'], 240, [3.2, 12], [0.5, 0.8], { where: (x) => Math.sin(x / (9 * r) + stage.seed) > 0 })),
      ...growPlants(stage, ground, ['grass', 'daisy', 'grass'], 100, [-1.8, 5], [0.14, 0.34])],
  }
})

export const village = defineSetting('village', { time: 'day', snowTime: 'dusk', vista: { height: 4, eye: 1.8, horizon: 0.5 } }, (stage) => {
  const m = Math.max(0.62, Math.min(1.6, stage.reach * 0.8))
  const height = addHeights(rolling(stage, 0.8, 9), hillRange(stage, 10, 20, 70), mountainRange(stage, 16, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const near = withPath(stage, meadowAlbedo(stage), 1.25, stage.snow ? [0.62, 0.64, 0.7] : [0.32, 0.26, 0.19], 0.7)
  // Without subjects, the houses start farther away so that they are seen whole.
  const start = stage.clearDepth + (stage.empty ? 9.5 : 5.2) * m
  const lane = Math.max(3.4 * m, stage.groupHalfWidth * 0.6 + 2.2 * m)
  const kinds = ['cottage', 'house', 'cottage', 'farmhouse'] as const
  const plan: [string, number, number, number][] = stage.hasBuilding
    ? []
    : Array.from({ length: 8 }, (_, i) => {
        const z = start + Math.floor(i / 2) * 8.5 * m
        const side = i % 2 ? 1 : -1
        return [kinds[(i + stage.seed) % 4], side * (lane + 3.4 * m + Math.floor(i / 2) * 1.6 * m), z + (i % 2) * 2 * m, 0.85 * m]
      })
  if (stage.hasBuilding) {
    for (const side of [-1, 1]) plan.push([kinds[(stage.seed + side + 4) % 4], side * (stage.groupHalfWidth + 7 * m), stage.clearDepth + 6 * m, 0.9 * m])
  }
  plan.push(['church', lane * 0.4, start + (stage.empty ? 33 : 40) * m, 1.1 * m])
  const town = scenicBuildings(stage, ground, plan)
  const lit = stage.night || stage.time === 'dusk'
  const lamps =
    stage.empty && lit && stage.allows('lights')
      ? [3.5, 10, 18].flatMap((deep, i) => {
          const [x, z] = [(i % 2 ? -1 : 1) * 0.62 * lane, stage.clearDepth + deep * m]
          const foot = ground(x, z) - 0.05
          return [{ solid: streetLamp(x, z, true, m), at: [x, foot, z] as const }]
        })
      : []
  const species = seasonalTrees(stage, ['oak', 'birch', 'poplar'])
  return {
    ground,
    terrain: { height, albedo: mountainAlbedo(stage, near, 64, 11) },
    boxes: town.boxes,
    solids: [...town.solids, ...lamps.map(({ solid, at }) => ({ ...solid, position: at }))],
    lights: [
      ...town.lights.slice(0, 8),
      ...lamps.map(({ at: [x, y, z] }) => ({ position: [x, y + 3.2 * m, z - 0.2] as const, color: [2.4, 1.5, 0.7] as const, radius: 10 * m }))],
    // Falling snow already veils the distance.
    sky: (sky) => (stage.empty && !stage.weather.has('fog') ? { ...sky, fog: Math.min(sky.fog, 0.008) } : sky),
    sprites: [
      ...plantWood(stage, ground, species, 150, [16, 74], [3, 5], 5, (x) => Math.abs(x) > lane + 8 * m),
      ...frameWithTrees(stage, ground, species, 0.8).slice(0, 2),
      ...growPlants(stage, ground, ['grass', 'flower-bush', 'daisy', 'grass'], 120, [-1.8, 14], [0.16, 0.45], {
        where: (x) => Math.abs(x) > 1.3 * stage.reach,
      })],
  }
})
