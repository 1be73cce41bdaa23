import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { matte, plain, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { fbm } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, towards } from '../../scenery/ground.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** A tower with a roof, a ladder and a slide. */
function climbingTower(x: number, z: number, side: number, scale: number): Solid {
  const kit = new KitBuilder()
  const post = kit.material({ color: linear('#2f7fc4'), specular: 0.35, gloss: 24 })
  const deck = kit.material({ color: linear('#c98a4a'), specular: 0.15 })
  const roof = kit.material({ color: linear('#e0402e'), specular: 0.3 })
  const chute = kit.material({ color: linear('#f4b81e'), specular: 0.6, gloss: 40 })
  const rung = kit.material({ color: linear('#3aa655'), specular: 0.35 })
  for (const a of [-0.55, 0.55]) for (const b of [-0.55, 0.55]) kit.cone([a, 0, b], [a, 2.35, b], 0.06, 0.06, post)
  kit.box([0, 1.2, 0], [0.62, 0.04, 0.62], 0.02, deck)
  for (const b of [-0.58, 0.58]) kit.box([0, 1.5, b], [0.55, 0.2, 0.02], 0.02, b > 0 ? rung : chute)
  kit.box([-0.58, 1.5, 0], [0.02, 0.2, 0.55], 0.02, rung)
  kit.lathe([0, 2.3, 0], pairs([0, 0.98, 0.75, 0.03]), 'y', roof, 0.02)
  // The chute runs down towards the picture's middle, the ladder is in front.
  const from = side * 0.6
  for (const w of [-0.26, 0, 0.26]) {
    const lift = w === 0 ? 0 : 0.1
    kit.path(
      [[w, 1.24 + lift, from], [w, 1.08 + lift, from + side * 0.4], [w, 0.42 + lift, from + side * 1.35], [w, 0.2 + lift, from + side * 1.9],
        [w, 0.18 + lift, from + side * 2.3]],
      w === 0 ? [0.16, 0.16, 0.16, 0.16, 0.16] : [0.05, 0.05, 0.05, 0.05, 0.05],
      chute,
      w === 0 ? 0.02 : 0)
  }
  for (const b of [-0.25, 0.25]) kit.cone([0.95, 0, b], [0.62, 1.3, b], 0.035, 0.035, post)
  for (let i = 1; i < 5; i++) {
    const a = 0.95 - i * 0.066
    kit.cone([a, i * 0.26, -0.25], [a, i * 0.26, 0.25], 0.028, 0.028, rung)
  }
  return put(kit, `playground:tower:${side}`, x, 0, z, Math.PI / 2, scale)
}

/** Two swings under one bar. */
function swings(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const post = kit.material({ color: linear('#e0402e'), specular: 0.35, gloss: 24 })
  const chain = kit.material({ color: linear('#8c939b'), metal: 0.5, specular: 0.8 })
  const seat = kit.material({ color: linear('#2f7fc4'), specular: 0.3 })
  kit.cone([0, 2.2, -1.5], [0, 2.2, 1.5], 0.055, 0.055, post)
  for (const b of [-1.5, 1.5]) for (const a of [-0.6, 0.6]) kit.cone([a, 0, b * 1.06], [0, 2.2, b], 0.05, 0.05, post)
  for (const b of [-0.65, 0.65]) {
    for (const d of [-0.22, 0.22]) kit.cone([0, 2.2, b + d], [0.05, 0.5, b + d], 0.014, 0.014, chain)
    kit.box([0.05, 0.48, b], [0.11, 0.02, 0.24], 0.02, seat)
  }
  return put(kit, 'playground:swings', x, 0, z, Math.PI / 2, scale)
}

/** A tower with a slide, swings, a seesaw and a sandpit in a park. */
export const playground = defineSetting('playground', { time: 'day', vista: { height: 2.6, eye: 1.6, horizon: 0.48 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.2, stage.reach))
  const hills = hillRange(stage, 5, 26, 80)
  const height = addHeights(hills)
  const ground = (x: number, z: number) => height(x, z, 5)
  const side = stage.seed % 2 ? 1 : -1
  const z = stage.clearDepth + 3 * r
  const half = stage.halfWidthAt(z)
  const towerX = side * Math.max(half * 0.5, 1.1 * r)
  const swingZ = stage.clearDepth + 4.6 * r
  const swingX = -side * Math.max(stage.halfWidthAt(swingZ) * 0.48, 1.7 * r)
  const lawn = meadowAlbedo(stage)
  const end = stage.clearDepth + 6.6 * r
  const trees = seasonalTrees(stage, ['oak', 'birch', 'oak'])
  const seesawZ = stage.clearDepth + 1.5 * r
  const seesaw = setPieces(
    stage,
    stage.allows('furniture') && (stage.empty || stage.aspect > 1.2)
      ? [{ kit: 'sport:seesaw', at: [-side * stage.halfWidthAt(seesawZ) * 0.62, 0, seesawZ], height: 0.75 * r, turn: side * 0.5 }]
      : [])
  const fenceZ = end + 0.6 * r
  const wide = stage.halfWidthAt(fenceZ) * 1.2
  const fence: Slab[] = []
  if (stage.allows('fences')) {
    const tones = ['#e0402e', '#f4b81e', '#2f7fc4', '#3aa655'].map((hex) => plain(linear(hex), 0.2))
    let i = 0
    for (let x = -wide; x < wide; x += 0.34 * r, i++) fence.push(slab(x, 0, fenceZ, x + 0.16 * r, 0.72 * r, fenceZ + 0.05 * r, tones[i % 4]))
    fence.push(slab(-wide, 0.42 * r, fenceZ + 0.05 * r, wide, 0.5 * r, fenceZ + 0.08 * r, plain([0.6, 0.58, 0.54])))
  }
  const pit = slab(towerX - 1.1 * r, 0, stage.clearDepth + 0.6 * r, towerX + 1.1 * r, 0.12 * r, stage.clearDepth + 1.7 * r, (axis, u, v, x, _y, w, out) => {
    const edge = Math.min(u, 2.2 * r - u, v, 1.1 * r - v) < 0.1 * r
    const n = 0.8 + 0.4 * fbm(x * 7, w * 7, 3)
    if (axis !== 1 || edge) matte(out, 0.42, 0.25, 0.12, 0.1)
    else matte(out, 0.66 * n, 0.5 * n, 0.3 * n)
  })
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, w, ny, out) => {
        lawn(x, y, w, ny, out)
        // Soft ground in two colors under what children climb on.
        const edge = end - w + 0.6 * r * Math.sin(x / (1.7 * r))
        if (edge < 0 || stage.snow) return
        const wave = Math.hypot((x - towerX) / r, (w - z) / r) % 4.4 < 2.2
        const n = 0.88 + 0.24 * fbm(x * 16, w * 16, 2)
        towards(out, wave ? [0.44 * n, 0.2 * n, 0.12 * n] : [0.56 * n, 0.34 * n, 0.2 * n], Math.min(1, edge * 6))
      },
    },
    boxes: [...fence, ...(stage.empty || stage.aspect > 1.2 ? [pit] : [])],
    solids: stage.allows('furniture') ? [climbingTower(towerX, z, -side, r), swings(swingX, swingZ, r), ...seesaw.solids] : [],
    decals: seesaw.decals,
    sprites: [
      ...plantWood(stage, ground, trees, 90, [9, 66], [3, 5.4], 0),
      ...frameWithTrees({ ...stage, clearDepth: end }, ground, trees, 0.9).slice(0, 4),
      ...growPlants(stage, ground, ['bush', 'flower-bush'], 18, [7.6, 9.5], [0.6, 1])],
    weather: stage.season === 'autumn' ? { leaves: 0.6 } : {},
  }
})
