import { plain, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import { addHeights, type Height, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, toward, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frameWithTrees, growPlants, plantWood, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

const VISTA = { height: 2.6, eye: 2.3, horizon: 0.44 } as const

/**
 * Land that falls away behind the subjects by `fall` meters per meter and rises again beyond the valley; without subjects the slope begins
 * nearer to the viewer by the share `before` of their distance.
 */
function slope(stage: Stage, fall: number, before = 0): { readonly height: Height; readonly r: number } {
  const r = Math.max(0.8, Math.min(2.6, stage.reach))
  const o = stage.origin
  const start = stage.clearDepth + (stage.empty ? 0.2 * r - before * stage.distance : 0.9 * r)
  const valley = start + 34 * r
  const height: Height = (x, z) => {
    const down = Math.max(0, Math.min(z, valley) - start)
    const aside = Math.max(0, Math.abs(x) - stage.groupHalfWidth - 1.2 * r)
    const bend = 2.6 * r * (fbm((x * 0.045) / r + o.x, (z * 0.035) / r + o.z, 3) - 0.5)
    const open = smoothstep(0, 6 * r, down + aside * 0.5)
    return -fall * down + bend * open + Math.max(0, z - valley) * 0.16
  }
  return { height, r }
}

/** Hazy hills, one behind the other. */
const beyond = (stage: Stage): Height => addHeights(hillRange(stage, 9, 30, 70), mountainRange(stage, 20, 60, 140))

/** Terraces that follow the terrain: flooded ones mirror the sky, others are green with young rice. */
export const riceTerraces = defineSetting('rice-terraces', { time: 'sunrise', vista: VISTA, lookout: 1.35 }, (stage): Place => {
  const { height: land, r } = slope(stage, 0.33, 0.5)
  const o = stage.origin
  const step = 0.74 * r
  const hills = beyond(stage)
  const rise = (level: number): number => smoothstep(0.82, 1, level - Math.floor(level))
  const height: Height = (x, z, octaves) => {
    const level = land(x, z, octaves) / step + 0.6
    return (Math.floor(level) + rise(level) - 0.6 + (level > 0.5 ? 0.1 : 0)) * step + hills(x, z, octaves)
  }
  const near = meadowAlbedo(stage)
  const far = mountainAlbedo(stage, near, 50, 30)
  const low = stage.time === 'sunset' || stage.time === 'sunrise' || stage.time === 'dusk'
  const mirror: Rgb = stage.night ? [0.03, 0.045, 0.09] : low ? [0.5, 0.35, 0.3] : [0.19, 0.29, 0.38]
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        far(x, y, z, ny, out)
        const level = land(x, z, 5) / step + 0.6
        const fade = 1 - smoothstep(55 * r, 85 * r, z)
        if (fade <= 0 || level > 0.9) return
        const floor = Math.floor(level)
        const within = level - floor
        const cell = fbm(floor * 3.7 + o.x, (x / r) * 0.07 + floor, 2)
        const n = 0.7 + 0.6 * fbm((x * 6) / r, (z * 6) / r, 3)
        const edge = within > 0.74 || within < 0.05
        const flooded = cell > 0.41 && level < 0
        if (edge) toward(out, [0.05 * n, 0.1 * n, 0.025 * n], fade)
        else if (flooded) {
          const shoots = fbm((x * 9) / r, (z * 9) / r, 2) > 0.6 ? 0.5 : 0
          toward(out, [mirror[0] * (1 - shoots * 0.6), mirror[1] * (1 - shoots * 0.3), mirror[2] * (1 - shoots)], fade)
        } else toward(out, [0.12 * n, 0.3 * n, 0.045 * n], fade)
      },
    },
    sprites: [
      ...plantWood(stage, ground, ['palm', 'oak', 'palm'], 70, [16, 70], [2.6, 4.4], 0, (x, z) => fbm(x * 0.09 + 5, z * 0.09, 3) > 0.56),
      // Into a portrait picture only their fronds would reach.
      ...(stage.aspect < 1 ? [] : frameWithTrees(stage, ground, ['palm'], 0.8).slice(0, 3)),
      ...growPlants(stage, ground, ['grass', 'reed', 'grass', 'fern'], 110, [-1.8, 2.2], [0.14, 0.4])],
    weather: {},
  }
})

/** Clipped tea hedges in rows along the slope, with a path between them. */
export const teaPlantation = defineSetting('tea-plantation', { time: 'morning', vista: VISTA, lookout: 1.35 }, (stage): Place => {
  const { height: land, r } = slope(stage, 0.2)
  const o = stage.origin
  const hills = beyond(stage)
  const wide = 1.4 * r
  const start = stage.clearDepth + 0.5 * r
  const row = (x: number, z: number): number => {
    const bend = 3.2 * (fbm((x * 0.06) / r + o.z, (z * 0.05) / r + o.x, 3) - 0.5)
    return (z + x * 0.35 * stage.side) / wide + bend
  }
  // 0 between the hedges and where people stand, 1 on top of a hedge.
  const hedge = (x: number, z: number): number => {
    const d = row(x, z)
    const top = smoothstep(0.5, 0.22, Math.abs(d - Math.floor(d) - 0.5))
    const aside = smoothstep(stage.groupHalfWidth + 0.35 * r, stage.groupHalfWidth + 0.75 * r, Math.abs(x))
    const behind = smoothstep(start, start + 0.4 * r, z)
    const path = smoothstep(0.4 * r, 0.95 * r, Math.abs(x + 1.6 * r * Math.sin(z / (7 * r) + o.x)))
    return top * Math.max(aside * smoothstep(-3.4 * r, -2 * r, z), behind) * path
  }
  const height: Height = (x, z, octaves) => {
    const h = hedge(x, z)
    const leaf = h > 0 && octaves > 5 ? 0.09 * r * (fbm((x * 5) / r, (z * 5) / r, 3) - 0.5) : 0
    return land(x, z, octaves) + h * 0.5 * r + leaf + hills(x, z, octaves)
  }
  const near = meadowAlbedo(stage)
  const far = mountainAlbedo(stage, near, 55, 34)
  const ground = (x: number, z: number) => land(x, z, 5) + hills(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        far(x, y, z, ny, out)
        const fade = 1 - smoothstep(60 * r, 95 * r, z)
        if (fade <= 0) return
        const h = hedge(x, z)
        const n = 0.55 + 0.9 * fbm((x * 11) / r, (z * 11) / r, 3)
        const earth: Rgb = [0.2 * n, 0.135 * n, 0.07 * n]
        const lit = 0.35 + 0.65 * smoothstep(0.5, 1, h)
        if (h > 0.12) toward(out, [0.16 * n * lit, 0.36 * n * lit, 0.045 * n * lit], fade)
        else toward(out, earth, fade * 0.9)
      },
    },
    sprites: [...plantWood(stage, ground, ['oak', 'oak', 'poplar'], 46, [10, 80], [3, 5], 3, (x, z) => fbm(x * 0.07 + 2, z * 0.07, 3) > 0.55)],
  }
})

/** Vines on wires, in rows that run down the slope; a farmhouse among cypresses on the far side. */
export const vineyard = defineSetting('vineyard', { time: 'day', season: 'summer', vista: VISTA, lookout: 1.35 }, (stage): Place => {
  const { height: land, r } = slope(stage, 0.12)
  const hills = beyond(stage)
  const height = addHeights(land, hills)
  const ground = (x: number, z: number) => height(x, z, 5)
  const lane = Math.max(1.15 * r, stage.groupHalfWidth + 0.5 * r)
  const gap = 1.75 * r
  const inRow = (x: number): number => {
    const d = (Math.abs(x) - lane) / gap
    return d < -0.3 ? -1 : Math.abs(d - Math.round(d))
  }
  const near = withPath(stage, meadowAlbedo(stage), 0.5, [0.36, 0.27, 0.17], 0)
  const far = mountainAlbedo(stage, near, 60, 34)
  const autumn = stage.season === 'autumn'
  const bare = stage.season === 'winter' || stage.snow
  const leaf: Rgb = bare ? [0.14, 0.1, 0.07] : autumn ? [0.42, 0.2, 0.04] : [0.13, 0.26, 0.045]
  const first = stage.empty ? stage.clearDepth - stage.distance * 0.25 : stage.clearDepth * 0.5
  const vines = [0, 1, 2, 3, 4].flatMap((row) =>
    [-1, 1].flatMap((side) => {
      const x = side * (lane + row * gap)
      const from = Math.max(first, stage.clearDepth - stage.distance + (Math.abs(x) / Math.max(0.3, stage.aspect)) * 1.1)
      return Array.from({ length: row < 2 ? 26 : 14 }, (_, i) => {
        const z = from + i * 0.62 * r * (row < 2 ? 1 : 1.5)
        const fruit = !bare && (i + row) % 2 === 0
        const kind = fruit ? 'berry-bush' : 'ivy'
        const tint: Rgb | undefined = fruit ? [0.1, 0.02, 0.14] : undefined
        return sprite(plantTexture(bare ? 'dry-grass' : kind, i % 3, 1, autumn && !fruit ? [0.6, 0.24, 0.04] : tint, stage.snow ? 1 : 0), x,
          ground(x, z) + 0.34 * r, z, (0.95 + 0.1 * ((i * 7 + row) % 3)) * r, i % 2 > 0)
      })
    }))
  // Posts every few meters, two wires between them.
  const wood = plain([0.3, 0.21, 0.13])
  const wire = plain([0.35, 0.35, 0.35], 0.4)
  const posts = [0, 1].flatMap((row) =>
    [-1, 1].flatMap((side): Slab[] => {
      const x = side * (lane + row * gap)
      const from = first + row * 1.2 * r
      const at = (i: number): number => from + i * 2.4 * r
      return [0, 1, 2, 3, 4, 5].flatMap((i) => {
        const y = ground(x, at(i))
        return [
          slab(x - 0.045 * r, y - 0.2, at(i), x + 0.045 * r, y + 1.55 * r, at(i) + 0.09 * r, wood),
          shadowless(x - 0.01 * r, y + 1.4 * r, at(i), x + 0.01 * r, y + 1.42 * r, at(i + 1), wire)]
      })
    }))
  const hz = stage.clearDepth + 30 * r
  const hx = stage.side * stage.halfWidthAt(hz) * 0.42
  const yard = scenicBuildings(stage, ground, stage.hasBuilding ? [] : [['farmhouse', hx, hz, 0.85 * r]])
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        far(x, y, z, ny, out)
        const d = inRow(x)
        const stop = smoothstep(110 * r, 70 * r, z) * smoothstep(first - 2 * r, first, z)
        if (d < 0 || stop <= 0 || stage.snow) return
        const n = 0.6 + 0.8 * fbm((x * 5) / r, (z * 5) / r, 3)
        // Beyond the plants drawn one by one, the rows continue as stripes.
        const stripe = smoothstep(0.3, 0.16, d) * stop
        const plant = smoothstep(9 * r, 16 * r, z - first)
        toward(out, [0.22 * n, 0.15 * n, 0.08 * n], stripe * (1 - plant) * 0.8)
        toward(out, [leaf[0] * n, leaf[1] * n, leaf[2] * n], stripe * plant)
      },
    },
    boxes: [...posts, ...yard.boxes],
    solids: yard.solids,
    lights: yard.lights,
    sprites: [
      ...vines,
      ...plantWood(stage, ground, ['cypress', 'cypress', 'oak'], 60, [26, 80], [3, 5], 2, (x, z) => fbm(x * 0.08 + 4, z * 0.08, 3) > 0.5),
      ...growPlants(stage, ground, ['grass', 'grass', 'daisy'], 90, [-1.8, 6], [0.1, 0.26])],
  }
})
