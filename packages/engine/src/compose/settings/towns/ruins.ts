import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { masonry, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { addHeights, hillRange, meadowAlbedo, mountainRange, rolling, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

const STONE: Rgb = [0.36, 0.33, 0.28]

/** Columns of an old hall, some fallen; ivy and grass take it back. */
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
        towards(out, [0.33 * joint, 0.3 * joint, 0.25 * joint], paved * 0.85)
      },
    },
    boxes: blocks,
    solids: [...columns, ...rockSolids(stage, ground, triples([-0.5, 1, 0.4, 0.62, 2.2, 0.5, -0.3, 4, 0.5]), STONE)],
    sprites: [
      ...plantWood(stage, ground, ['oak', 'cypress', 'pine'], 150, [14, 66], [3, 5.4], 1.5),
      ...growPlants(stage, ground, ['grass', 'fern', 'bush', 'dry-grass'], 120, [-1.4, 12], [0.18, 0.5])],
  }
})
