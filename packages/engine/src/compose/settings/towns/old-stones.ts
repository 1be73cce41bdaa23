import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { battlements, windowed } from '../../../kits/buildings/facade.ts'
import { masonry, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { addHeights, type Height, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, toward } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Positions of the towers along the wall, in its own units. */
const TOWERS = [25, 48, 80, 113] as const
const DARK: Rgb = [0.2, 0.165, 0.125]
const BRIGHT: Rgb = [0.36, 0.31, 0.245]

/** A wall with battlements that winds away from the viewer over ridge after ridge, with a tower on each. */
export const greatWall = defineSetting('great-wall', { time: 'morning', vista: { height: 3.2, eye: 2.7, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.8, Math.min(2.2, stage.reach))
  const { origin: o, far: m } = stage
  const half = Math.max(1.75 * r, stage.groupHalfWidth + 0.9 * r)
  const straight = stage.clearDepth + 6 * r
  const along = (z: number): number => Math.max(0, z - straight) / r
  // Course of the wall's middle, and height of its walkway there.
  const middle = (z: number): number => stage.side * r * 9 * (1 - Math.cos(along(z) * 0.1))
  const walk = (z: number): number => {
    const t = along(z)
    return (
      r *
      (-3 * smoothstep(0, 12, t) +
        12 * smoothstep(12, 49, t) -
        7 * smoothstep(50, 64, t) +
        13 * smoothstep(60, 80, t) -
        5 * smoothstep(82, 96, t) +
        14 * smoothstep(94, 114, t)))
  }
  const peaks = mountainRange(stage, 30, 46, 125, 1.4)
  const from = (x: number, z: number): number => Math.abs(x - middle(z)) - half
  const height: Height = (x, z, octaves) => {
    const out = from(x, z)
    const top = walk(z)
    const near = z < straight
    if (out < 0) return top
    if (out < 0.4 * r) {
      // Farther away the battlements are part of the terrain.
      if (near) return top
      const tooth = (z / r) % 1.3 < 0.75 ? 0.42 : 0
      return top + (0.62 + tooth) * r
    }
    const slope = Math.min(9, 0.5 * (out / r - 0.4))
    const rough = fbm((x * 0.16) / r + o.x, (z * 0.16) / r + o.z, Math.min(5, octaves))
    const land = top - (2.5 + slope) * r + (rough - 0.5) * r * Math.min(5, 0.6 + 0.3 * (out / r))
    return Math.max(land, -9 * r + peaks(x, z, octaves))
  }
  const ground = (x: number, z: number) => height(x, z, 5)
  const brick = masonry(DARK, BRIGHT, 0.42 * r, 0.16 * r)
  const meadow = mountainAlbedo(stage, meadowAlbedo(stage), 60, 26)
  const snow: Rgb = [0.84, 0.88, 0.95]
  const parapets = [-1, 1].flatMap((s): Slab[] => {
    const [x0, x1] = s > 0 ? [half, half + 0.4 * r] : [-half - 0.4 * r, -half]
    const first = -stage.distance - 4 * r
    const teeth = Math.floor((straight - first) / (1.3 * r))
    return [
      slab(x0, -3 * r, first, x1, 0.62 * r, straight, brick),
      ...Array.from({ length: teeth }, (_, i) => {
        const z = straight - (i + 1) * 1.3 * r
        return slab(x0, 0.62 * r, z, x1, 1.04 * r, z + 0.75 * r, brick)
      })]
  })
  const towers = TOWERS.flatMap((t): Slab[] => {
    const z = straight + t * r
    const [x, y] = [middle(z), walk(z)]
    const wide = half * 1.45
    const tall = 3.6 * r
    const face = windowed(brick, 2 * wide, stage.night || stage.time === 'dusk', { sill: 5 * r + 1.3 * r, storey: 9 * r, rows: 1, bay: (2 * wide) / 3.2,
      width: 0.8 * r, height: 1.3 * r, frame: DARK, lit: 0.5, arched: true, seed: t })
    const rim = battlements(x - wide, x + wide, z - wide, 2 * wide, y + tall, 0.5 * r, brick)
    return [slab(x - wide, y - 5 * r, z - wide, x + wide, y + tall, z + wide, face), ...rim]
  })
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        meadow(x, y, z, ny, out)
        const off = from(x, z)
        if (off > 0.75 * r) {
          // Woods on the slopes, a single texture from afar.
          const n = fbm((x * 0.5) / r, (z * 0.5) / r, 4)
          if (!stage.snow) toward(out, [0.05 + 0.08 * n, 0.1 + 0.09 * n, 0.03], 0.5 * smoothstep(0.5, 0.6, n))
          return
        }
        const walked = off < 0
        const n = 0.75 + 0.5 * fbm((x * 3) / r, (z * 3) / r, 3)
        const course = walked
          ? Math.min((x / (0.5 * r) + 900.5 * (Math.floor(z / (0.5 * r)) & 1)) % 1, (((z / (0.5 * r)) % 1) + 1) % 1)
          : (y / (0.2 * r) + 900) % 1
        const joint = Math.abs(course) < 0.07 ? 0.62 : 1
        const k = n * joint * (walked ? 1.1 : 0.9)
        toward(out, [BRIGHT[0] * k, BRIGHT[1] * k, BRIGHT[2] * k], 1)
        if (stage.snow && ny > 0.8) toward(out, snow, 0.75)
      },
    },
    boxes: stage.allows('buildings') ? [...parapets, ...towers] : parapets,
    sprites: [
      ...plantWood(stage, ground, seasonalTrees(stage, ['oak', 'pine', 'oak', 'birch']), 260, [3, 90], [1.6, 2.8], 0,
        (x, z) => from(x, z) > 2.2 * r && z < 130 * m),
      ...growPlants(stage, ground, ['bush', 'fern', 'bush'], 60, [1, 14], [0.4, 0.9], { where: (x, z) => from(x, z) > 0.9 * r })],
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.004) }),
  }
})

const STONE: Rgb = [0.36, 0.33, 0.28]

/** Columns of an ancient hall, some of them fallen, overgrown with ivy and grass. */
export const ruins = defineSetting('ruins', { time: 'sunset', vista: { height: 3, eye: 1.6, horizon: 0.52 } }, (stage) => {
  const r = Math.max(0.7, stage.reach)
  const height = addHeights(rolling(stage, 0.9, 7), hillRange(stage, 9, 22, 80), mountainRange(stage, 14, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const grass = meadowAlbedo(stage)
  const columns: Solid[] = []
  const blocks: Slab[] = []
  const marble = masonry([0.25, 0.23, 0.19], [0.42, 0.39, 0.33], 0.7 * r, 0.4 * r)
  const side = Math.max(stage.groupHalfWidth + 1.1 * r, 2.2 * r)
  for (let i = 0; i < 5; i++) {
    for (const s of [-1, 1]) {
      const z = stage.clearDepth + (0.9 + i * 2.3) * r
      const x = s * Math.max(side + i * 0.42 * r, stage.halfWidthAt(z) * 0.62)
      const broken = (i * 3 + (s > 0 ? 1 : 0) + stage.seed) % 3
      const tall = (broken === 0 ? 1.2 : broken === 1 ? 2.2 : 3.6) * r
      const kit = new KitBuilder()
      const stone = kit.material({ color: STONE, specular: 0.05, pattern: { kind: 'noise', color: [0.19, 0.17, 0.14], scale: 1.7 } })
      kit.cone([0, 0.1, 0], [0, tall - 0.2, 0], 0.34 * r, 0.29 * r, stone)
      kit.box([0, 0.14 * r, 0], [0.42 * r, 0.13 * r, 0.42 * r], 0.03, stone)
      if (broken === 2) kit.box([0, tall + 0.1 * r, 0], [0.44 * r, 0.14 * r, 0.44 * r], 0.04, stone)
      columns.push({ kit: kit.build(`ruin-column:${broken}:${r.toFixed(2)}`), position: [x, ground(x, z) - 0.1, z], yaw: i, scale: 1, instance: 0 })
      if (broken === 2 && i < 4) {
        const y = ground(x, z) + tall + 0.2 * r
        blocks.push(slab(x - 0.44 * r, y, z - 0.44 * r, x + 0.44 * r, y + 0.5 * r, z + 1.6 * r, marble))
      }
    }
  }
  const z = stage.clearDepth + 12.5 * r
  const y = ground(0, z)
  // The far wall still has its arch.
  for (let i = 0; i < 16; i++) {
    const x = (i - 8) * 0.75 * r
    const mid = x + 0.375 * r
    const open = Math.abs(mid) < 1.6 * r ? 2.4 * r + Math.sqrt(Math.max(0, 1 - (mid / (1.6 * r)) ** 2)) * 1.6 * r : 0
    const top = (3.2 + 2.6 * fbm(i * 0.7 + stage.seed, 3, 3)) * r
    if (top > open) blocks.push(slab(x, y + (open > 0 ? open : -0.5), z, x + 0.75 * r, y + Math.max(top, open + 0.5 * r), z + 0.7 * r, marble))
  }
  return {
    ground,
    terrain: {
      height,
      albedo: (x, py, pz, ny, out) => {
        grass(x, py, pz, ny, out)
        const paved = smoothstep(0.38, 0.5, fbm(x * 0.7 + 3, pz * 0.7, 4)) * smoothstep(16 * r, 10 * r, pz) * smoothstep(side * 1.1, side * 0.8, Math.abs(x))
        const joint = Math.abs((x / r) * 1.1 - Math.round((x / r) * 1.1)) < 0.05 || Math.abs((pz / r) * 1.1 - Math.round((pz / r) * 1.1)) < 0.05 ? 0.55 : 1
        toward(out, [0.33 * joint, 0.3 * joint, 0.25 * joint], paved * 0.85)
      },
    },
    boxes: blocks,
    solids: [...columns, ...rockSolids(stage, ground, triples([-0.5, 1, 0.4, 0.62, 2.2, 0.5, -0.3, 4, 0.5]), STONE)],
    sprites: [
      ...plantWood(stage, ground, ['oak', 'cypress', 'pine'], 150, [14, 66], [3, 5.4], 1.5),
      ...growPlants(stage, ground, ['grass', 'fern', 'bush', 'dry-grass'], 120, [-1.4, 12], [0.18, 0.5])],
  }
})
