import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, masonry, matte } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { pairs } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Solid, Sprite } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, shell } from '../../scenery/rooms.ts'
import { vault } from '../../scenery/vault.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** A row of clay pots, 0.34 m apart. */
function pots(x: number, y: number, z: number, count: number, r: number): Solid {
  const kit = new KitBuilder()
  const clay = kit.material({ color: linear('#b5613a'), specular: 0.1 })
  for (let i = 0; i < count; i++) {
    const at = (i - (count - 1) / 2) * 0.34
    kit.cone([0, 0.07, at], [0, 0.2, at], 0.075, 0.11, clay).torus([0, 0.22, at], 0.115, 0.022, 'y', clay)
  }
  return put(kit, `greenhouse:pots:${count}`, x, y, z, 0, r)
}

const LOW = ['fern', 'flower', 'rose-bush', 'succulent', 'lily', 'bush', 'daisy', 'flower-bush'] as const

/** What grows on the benches, and under and behind them. */
function growing(stage: Stage, first: number, bench: number, half: number, back: number, r: number): Sprite[] {
  if (!stage.allows('plants')) return []
  const plants: Sprite[] = []
  for (const side of [-1, 1]) {
    for (let z = first, i = 0; z < back - 0.3 * r; z += 0.34 * r, i++) {
      const kind = LOW[(i * 3 + stage.seed + (side > 0 ? 4 : 0)) % LOW.length]
      const tall = (0.42 + 0.2 * stage.random()) * r
      plants.push(sprite(plantTexture(kind, i, 1), side * (bench + 0.3 * r + 0.2 * r * (i % 2)), 0.98 * r, z, tall, i % 2 === 0))
    }
    for (let z = first + 0.5 * r, i = 0; z < back; z += 1.3 * r, i++) {
      const palm = (i + stage.seed + (side > 0 ? 1 : 0)) % 2 === 0
      plants.push(
        palm
          ? sprite(treeTexture('palm', i, 0), side * (half - 0.5 * r), 0.4 * r, z, 2.9 * r, side > 0)
          : sprite(plantTexture('fern', i, 1), side * (half - 0.45 * r), 0.9 * r, z, 1.3 * r, side > 0))
    }
  }
  for (let i = -3; i <= 3; i++) {
    const x = (i / 3.5) * half
    const kind = i % 2 ? 'fern' : 'flower-bush'
    plants.push(sprite(i % 3 === 0 ? treeTexture('palm', i + 5, 0) : plantTexture(kind, i + 5, 1), x, 0, back - 0.35 * r, (i % 3 === 0 ? 2.3 : 1.2) * r, i > 0))
  }
  return plants
}

/** Beds and benches of plants under a roof of glass. */
export const greenhouse = defineSetting('greenhouse', { indoor: true, time: 'day', vista: { height: 1.9, eye: 1.6, horizon: 0.47 } }, (stage) => {
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const back = stage.clearDepth + 7.5 * r
  const bench = Math.max(stage.groupHalfWidth + 0.5, 1.15 * r)
  const half = Math.max(bench + 1.35 * r, stage.halfWidthAt(stage.clearDepth))
  const eaves = 2.5 * r
  const ridge = eaves + half * 0.62
  const brick = masonry([0.3, 0.15, 0.1], [0.42, 0.23, 0.16], 0.26 * r, 0.1 * r)
  const iron = (out: Float64Array): void => matte(out, 0.62, 0.64, 0.61, 0.3)
  const glass = (along: number, up: number, out: Float64Array): void => {
    const trees = 0.36 + 0.2 * fbm(along * 0.8, 4, 3)
    outdoors(stage, up, out)
    if (stage.night || up > trees) return
    // Gardens outside, soft behind the panes.
    const leaf = (0.6 + 0.6 * fbm(along * 5, up * 14, 3)) * (stage.snow ? 2.2 : 1)
    const k = smoothstep(trees, trees - 0.05, up)
    for (const [c, tone] of [0.2, 0.36, 0.14].entries()) out[3 + c] += (tone * leaf * (stage.snow ? 1.6 : 1) - out[3 + c]) * k
  }
  const side: Face = (axis, u, v, x, y, z, out) => {
    const bay = Math.abs(z / (0.9 * r) - Math.round(z / (0.9 * r))) * 0.9
    if (y < 0.7 * r) brick(axis, u, v, x, y, z, out)
    else if (bay < 0.035 || y < 0.78 * r || Math.abs(y / r - 1.75) < 0.025 || y > eaves - 0.08 * r) iron(out)
    else glass(z / r, (y / r - 0.7) / 2.6, out)
  }
  const gable: Face = (axis, u, v, x, y, z, out) => {
    const bay = Math.abs(x / (0.9 * r) - Math.round(x / (0.9 * r))) * 0.9
    const door = Math.abs(x) < 0.9 * r && y < 2.2 * r
    if (y < 0.7 * r && !door) brick(axis, u, v, x, y, z, out)
    else if (bay < 0.035 || (Math.abs(y / r - 2.24) < 0.04 && Math.abs(x) < 0.95 * r)) iron(out)
    else if (Math.abs(y - eaves) < 0.06 * r || (!door && Math.abs(y / r - 1.75) < 0.025)) iron(out)
    else glass(x / r, y / ridge, out)
  }
  const roof: Face = (_axis, _u, _v, x, y, z, out) => {
    const bay = Math.abs(z / (0.9 * r) - Math.round(z / (0.9 * r))) * 0.9
    const row = Math.abs(x / (0.75 * r) - Math.round(x / (0.75 * r))) * 0.75
    if (bay < 0.04 || row < 0.02 || y > ridge - 0.08 * r) iron(out)
    else outdoors(stage, 0.75 + 0.2 * fbm(x * 0.7, z * 0.5, 3), out)
  }
  const paving = masonry([0.42, 0.38, 0.32], [0.52, 0.48, 0.42], 0.5 * r, 0.34 * r, 0.04)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    if (Math.abs(x) < bench + 0.1 * r) return paving(axis, u, v, x, y, z, out)
    const n = 0.5 + fbm(x * 6, z * 6, 3)
    matte(out, 0.1 * n, 0.07 * n, 0.045 * n)
  }
  const wood = boards([0.4, 0.29, 0.18], [0.52, 0.4, 0.27], 0.12 * r, false)
  const first = stage.clearDepth + 0.2 * r - (stage.empty ? 1.2 : 0)
  const benches = [-1, 1].flatMap((s) => {
    const x = s * (bench + 0.42 * r)
    return [
      block(x, 0.72 * r, first, 0.84 * r, 0.07 * r, back - first - 0.2 * r, wood),
      ...[0, 1, 2, 3].map((i) => block(x - s * 0.3 * r, 0, first + 0.1 * r + ((back - first) * i) / 4, 0.09 * r, 0.72 * r, 0.09 * r, wood))]
  })
  const count = Math.max(2, Math.floor((back - first) / r / 0.34) - 1)
  const room = { left: -half, right: half, back, front: -stage.distance - 2, height: eaves }
  const shown = stage.detail > 0.25
  return {
    boxes: [...shell({ ...room, height: ridge }, floor, gable, side), ...vault(pairs([half, eaves, 0, ridge]), room.front, back, roof),
      ...(shown ? benches : [])],
    solids: shown ? [-1, 1].map((s) => pots(s * (bench + 0.3 * r), 0.79 * r, (first + back - 0.2 * r) / 2, count, r)) : [],
    sprites: growing(stage, first, bench, half, back, r),
    lights: stage.night ? [{ position: [0, eaves, stage.clearDepth + 2 * r], color: [1.6, 1.1, 0.55], radius: 9 * r }] : [],
    sky: (sky) => indoorSky(sky, stage, [0.66, 0.72, 0.68], [1.35, 1.25, 1.05]),
  }
})
