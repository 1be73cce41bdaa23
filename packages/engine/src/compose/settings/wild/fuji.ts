import { glassWall } from '../../../kits/buildings/blocks.ts'
import { plain, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import { blendInto, dryStage, type Height, hillRange, meadowAlbedo, toward } from '../../scenery/ground.ts'
import { GLASS } from '../../scenery/tower-face.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

/** Height of the summit, its distance, and the radius of its base, in meters before the stage's scale. */
const SUMMIT = 44
const AWAY = 112
const FOOT = 100

const FUJI = {
  season: 'spring',
  footing: (category: string) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
  vista: { height: 2.9, eye: 1.9, horizon: 0.66, fov: 0.8 },
} as const

/** Mount Fuji over its lake: a wide snow-capped cone, with blossoms or red leaves in front of it. */
export const fuji = defineSetting('fuji', { ...FUJI, time: 'morning' }, (stage) => fujiPlace(stage, true))

/** Mount Fuji over the towers of Tokyo on the far shore. */
export const fujiSkyline = defineSetting('fuji-skyline', { ...FUJI, time: 'morning' }, (stage) => {
  return { ...fujiPlace(stage, false), boxes: farTowers(stage) }
})

/** Distances of the rows of towers and their max heights, in meters before the stage's scale. */
const ROWS = pairs([34, 12, 42, 17, 52, 22])

function farTowers(stage: Stage): Slab[] {
  const m = stage.far
  const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
  const middle = summitSide(stage)
  return ROWS.flatMap(([away, most], row) => {
    const towers: Slab[] = []
    const z = away * m
    const width = stage.halfWidthAt(z) * 1.15
    let x = -width
    for (let i = 0; x < width; i++) {
      const seed = stage.seed * 3 + row * 41 + i * 13
      const wide = (2.1 + ((seed * 7) % 6) * 0.4) * m
      // Towers are lower in front of the mountain so that it shows between them.
      const clear = 0.5 + 0.5 * smoothstep(4 * m, 20 * m, Math.abs(x + wide / 2 - middle * 0.5))
      const tall = most * m * clear * (0.45 + 0.55 * (((seed * 11) % 10) / 10))
      const face = glassWall(GLASS[seed % GLASS.length], seed % 59, lit)
      towers.push(slab(x, -2 * m, z, x + wide, tall, z + wide, face))
      if (seed % 5 === 2) towers.push(slab(x + wide * 0.46, tall, z, x + wide * 0.54, tall * 1.3, z + wide * 0.1, plain([0.5, 0.2, 0.14])))
      x += wide * (1.04 + ((seed * 5) % 5) * 0.09)
    }
    return towers
  })
}

/** Distance of the summit from the middle of the view. */
const summitSide = (stage: Stage): number => stage.side * (stage.empty ? 4 : 22) * stage.far

function fujiPlace(stage: Stage, wooded: boolean): Place {
  const { origin: o, far: m } = stage
  const r = Math.max(0.8, stage.reach)
  const afloat = stage.footing === 'water'
  const side = summitSide(stage)
  const cone = (x: number, z: number): number => {
    const d = Math.hypot(x - side, z - AWAY * m) / (FOOT * m)
    // The flanks get steeper upward; the crater rim is a short uneven line.
    const up = d < 1 ? (1 - d) ** 2.15 : 0
    return Math.min(up, 0.8 + 0.03 * Math.sin(x * 0.4)) * SUMMIT * 1.25 * m
  }
  const far = hillRange(stage, 3, 34, 60)
  const start = afloat ? -stage.distance - 4 * r : stage.empty ? -stage.distance + 2.6 : stage.clearDepth + 1.1 * r
  const shape: Height = (x, z, octaves) => {
    let y = -1.5 * r + 0.5 * fbm(x * 0.11 + o.x, z * 0.11, 3)
    const beyond = smoothstep(30 * m, 44 * m, z + 4 * valueNoise(x * 0.1 + o.x, 3))
    y += beyond * (2.6 * r + 1.4 * fbm(x * 0.06, z * 0.06, 3)) + far(x, z, octaves) * beyond
    y = Math.max(y, cone(x, z) + 0.9 * fbm(x * 0.07, z * 0.07, octaves > 5 ? 5 : 3) * beyond - 1.5 * r)
    const edge = start + valueNoise(x * 0.4 + o.x, 1.5) * 1.2 * r
    const bank = smoothstep(edge + 1.2 * r, edge - 0.6 * r, z)
    return bank === 0 ? y : y + bank * (0.16 * r + 0.1 * fbm(x * 1.7 + o.x, z * 1.7, 4) - y)
  }
  const height = afloat || stage.empty ? shape : dryStage(stage, shape, 0.08)
  const shore = (x: number, z: number) => height(x, z, 5)
  const near = meadowAlbedo(stage)
  const line = stage.snow || stage.season === 'winter' ? 0.3 : stage.season === 'summer' ? 0.66 : 0.5
  const leaves = stage.season === 'autumn' ? ['maple'] : ['cherry']
  return {
    ground: (x, z) => (afloat ? -0.05 * r : stage.empty ? Math.max(0, shore(x, z)) : shore(x, z)),
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        near(x, y, z, ny, out)
        if (z < 26 * m) {
          if (y < 0.14) toward(out, [0.12, 0.1, 0.08], smoothstep(0.14, 0, y))
          return
        }
        const n = fbm(x * 0.12, z * 0.12, 4)
        blendInto(out, [0.035, 0.07, 0.04], [0.08, 0.13, 0.06], n)
        const high = y / (SUMMIT * m)
        toward(out, [0.13 + 0.05 * n, 0.13 + 0.05 * n, 0.17 + 0.05 * n], smoothstep(0.2, 0.34, high))
        // Snow reaches down the flanks in tongues along the gullies.
        const turn = Math.atan2(x - side, AWAY * m - z)
        const tongue = fbm(turn * 16 + 7, 3, 3) * 0.3 + 0.06 * n
        toward(out, [0.9, 0.92, 0.97], smoothstep(line + 0.02, line + 0.07, high + tongue - 0.16))
      },
    },
    water: { y: 0, color: [0.014, 0.06, 0.085], ripple: stage.weather.has('storm') ? 0.1 : 0.025 },
    sprites: [
      ...plantWood(stage, shore, ['pine', 'oak'], wooded ? 700 : 0, [30, 60], [2, 4], 0, (_x, _z, y) => y > 0.3 && y < 6 * m),
      ...(stage.season === 'winter'
        ? []
        : frameWithTrees(stage.empty ? { ...stage, clearDepth: -stage.distance * 0.25, groupHalfWidth: 0 } : stage, (x, z) => Math.max(0, shore(x, z)), leaves,
          0.92).filter(({ position: [, , z] }) => z < 20 * r)),
      ...growPlants(stage, shore, ['grass', stage.season === 'spring' ? 'tulip' : 'reed'], 70, [-2.4, 2.4], [0.14, 0.3], { where: (_x, _z, y) => y > 0.05 })],
    weather: stage.season === 'autumn' ? { leaves: 0.5 } : stage.season === 'spring' && !stage.night ? { petals: 0.6 } : {},
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.003) }),
  }
}
