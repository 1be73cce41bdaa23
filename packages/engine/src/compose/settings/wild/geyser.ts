import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { addHeights, hillRange, meadowAlbedo, mountainRange, origin, rolling, towards } from '../../scenery/ground.ts'
import { mist, plume } from '../../scenery/mist.ts'
import { plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Water and steam that shoot out of a mound of pale stone, hot pools with colored rims, a wood and hills behind. */
export const geyser = defineSetting('geyser', { time: 'day', vista: { height: 3, eye: 1.8, horizon: 0.4 } }, (stage) => {
  const r = Math.max(0.8, Math.min(2.4, stage.reach))
  const o = origin(stage)
  const side = stage.seed % 2 ? 1 : -1
  const z = stage.clearDepth + (stage.empty ? 4.5 : 6) * r
  const x = stage.empty ? 0 : side * Math.max(stage.halfWidthAt(z) * 0.5, stage.groupHalfWidth)
  const tall = (stage.eye + stage.halfHeightAt(z)) * 0.78
  const far = addHeights(rolling(stage, 0.3, 12, 0.03), hillRange(stage, 9, 30, 90), mountainRange(stage, 15, 60, 130))
  const vent = (px: number, pz: number): number => Math.hypot(px - x, pz - z) / r
  const pools = triples([x - side * 2 * r, z - 2.4 * r, 1.3 * r, x + side * 2.4 * r, z - 0.6 * r, 1 * r])
  const height = (px: number, pz: number, octaves: number): number => {
    const d = vent(px, pz)
    return far(px, pz, octaves) * smoothstep(3, 12, d) + 0.55 * r * Math.exp(-d * d * 0.9) - 0.3 * r * Math.exp(-d * d * 14)
  }
  const ground = (px: number, pz: number) => height(px, pz, 5)
  const grass = meadowAlbedo(stage)
  const clouds = [-0.5, 0.35, 0.75, -0.15].map((share, i) => ({ position: [x + share * 1.9 * r, -0.15 * r, z - (0.2 + 0.1 * i) * r] as const,
    width: (2.6 + (i % 2)) * r, height: (1 + 0.3 * (i % 2)) * r, texture: mist(), flip: i % 2 > 0, instance: 0 }))
  return {
    ground,
    terrain: {
      height,
      albedo: (px, y, pz, ny, out) => {
        grass(px, y, pz, ny, out)
        const n = fbm((px * 1.1) / r + o.x, (pz * 1.1) / r, 4)
        const d = vent(px, pz) + 2.4 * (n - 0.5)
        const pale = smoothstep(4.6, 3.2, d)
        towards(out, [0.3 + 0.3 * n, 0.27 + 0.27 * n, 0.23 + 0.23 * n], pale)
        towards(out, [0.62, 0.34, 0.1], smoothstep(2.6, 1.9, d) * smoothstep(0.7, 1.5, d) * 0.55)
        for (const [cx, cz, wide] of pools) {
          const e = Math.hypot(px - cx, (pz - cz) * 1.5) / wide + 0.25 * (n - 0.5)
          if (e > 1.25) continue
          towards(out, [0.6, 0.24, 0.05], smoothstep(1.25, 1.05, e))
          towards(out, [0.72, 0.55, 0.1], smoothstep(1.05, 0.92, e))
          towards(out, [0.08, 0.46, 0.4], smoothstep(0.88, 0.72, e))
          towards(out, [0.02, 0.2, 0.42], smoothstep(0.66, 0.3, e))
        }
      },
    },
    sprites: [
      ...plantWood(stage, ground, seasonalTrees(stage, ['pine', 'spruce', 'fir']), 150, [15, 80], [3, 5], 0),
      { position: [x, 0.3 * r, z], width: tall * 0.72, height: tall, texture: plume(), flip: stage.seed % 3 === 0, instance: 0 },
      ...clouds],
  }
})
