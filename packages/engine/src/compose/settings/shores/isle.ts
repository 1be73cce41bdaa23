import { boards, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import { blendInto, type Height, origin, towards } from '../../scenery/ground.ts'
import { boulder } from '../../scenery/rocks.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { growPlants, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

/** Palms on the isle, from its middle in its radii, and their heights in such. */
const PALMS = triples([0.52, 0.12, 0.92, 0.3, 0.5, 1.05, 0.62, -0.26, 0.74, -0.12, 0.66, 0.86])

/** A shore as a model: a block of clear water with an isle in it, boats beside it. */
export const isle = defineSetting('isle', { time: 'day', block: true, vista: { height: 3, eye: 2, horizon: 0.4 } }, (stage) => modelOf(stage, 1, true))

/** A harbour as a model: the isle with a lighthouse, boats at its jetty. */
export const harborModel = defineSetting('harbor-model', { time: 'day', block: true, vista: { height: 3, eye: 2, horizon: 0.4 } }, (stage) =>
  modelOf(stage, 1, true, !stage.hasBuilding))

/** The open sea as a model: water alone, unless someone on it needs ground. */
export const seaBlock = defineSetting('sea-block', { time: 'day', block: true, vista: { height: 3, eye: 2, horizon: 0.4 } }, (stage) =>
  modelOf(stage, stage.block?.land ? 0.8 : 0, false))

function modelOf(stage: Stage, size: number, grown: boolean, lit = false): Place {
  const o = origin(stage)
  const block = stage.block ?? { half: 3, z: 0, boats: [], landHalf: 0 }
  const { half } = block
  const u = half / 4
  const [cx, cz] = block.land ?? [0.1 * half, block.z + 0.12 * half]
  const radius = (block.land ? Math.max(0.46 * half, Math.min(0.7 * half, block.landHalf + 0.34 * half)) : 0.62 * half) * size
  const height: Height = (x, z, octaves) => {
    const bed = -1.5 * u + 0.2 * u * fbm(x / u, z / u, 3)
    if (radius === 0) return bed
    const d = Math.hypot(x - cx, z - cz) / radius + 0.34 * (fbm((x * 0.5) / u + o.x, (z * 0.5) / u + o.z, 3) - 0.5)
    const shelf = smoothstep(1.75, 0.86, d)
    const top = smoothstep(0.95, 0.6, d) * 0.24 * u
    // A crag behind the one who stands there.
    const behind = Math.hypot(x - cx - 0.46 * radius, z - cz - 0.5 * radius) / radius
    const crag = smoothstep(0.5, 0.06, behind) * (0.5 + ridged((x * 0.5) / u, (z * 0.5) / u + o.z, Math.min(5, octaves))) * 1.1 * u
    let y = bed + shelf * (1.56 * u) + top + crag * Math.min(1, size) * smoothstep(1, 0.7, d)
    for (const boat of block.boats) {
      const free = smoothstep(1.7, 1, Math.hypot(x - boat.x, z - boat.z) / boat.half)
      y += (Math.min(y, -0.7 * u) - y) * free
    }
    return y
  }
  const shore = (x: number, z: number) => height(x, z, 5)
  const dry = (_x: number, _z: number, y: number) => y > 0.14 * u
  const palms =
    grown && stage.allows('trees')
      ? PALMS.flatMap(([x, z, share], i) => {
          const [px, pz] = [cx + x * radius, cz + z * radius]
          const tall = share * 0.62 * half
          const species = i % 2 ? 'palm' : 'leaning-palm'
          return shore(px, pz) > 0.05 * u ? [sprite(treeTexture(species, stage.seed + i, 0), px, shore(px, pz) - 0.03 * tall, pz, tall, i === 2)] : []
        })
      : []
  const jetty: Slab[] = grown && stage.empty ? planks(cx - 0.2 * radius, cz - 1.5 * radius, cz - 0.5 * radius, 0.3 * u) : []
  const near = cz - 1.15 * radius
  const pieces: SetPiece[] = [
    ...(grown && stage.empty
      ? [
          { kit: 'boat:sailboat', at: [cx + 0.66 * radius, -0.05 * u, near] as const, height: 2.2 * u, turn: -0.9 },
          { kit: 'boat:fishing-boat', at: [cx - 0.86 * radius, -0.08 * u, near] as const, height: 0.9 * u, turn: -1 }]
      : []),
    ...(lit ? [{ kit: 'building:lighthouse', at: [cx + 0.1 * radius, shore(cx + 0.1 * radius, cz) - 0.02 * u, cz] as const, height: 2.5 * u }] : [])]
  const set = setPieces(stage, pieces)
  const stones = size > 0 && stage.allows('rocks') ? [-0.7, 0.2, 0.78] : []
  return {
    ground: (x, z) => Math.max(-0.04 * u, shore(x, z)),
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        const n = fbm((x * 3) / u, (z * 3) / u, 4)
        blendInto(out, [0.66, 0.54, 0.36], [0.86, 0.75, 0.54], n)
        towards(out, [0.4, 0.32, 0.2], smoothstep(0.08 * u, 0, y))
        towards(out, [0.1 + 0.06 * n, 0.26 + 0.12 * n, 0.05], smoothstep(0.2 * u, 0.27 * u, y + 0.1 * u * (n - 0.5)))
        towards(out, [0.2 + 0.2 * n, 0.18 + 0.18 * n, 0.16 + 0.15 * n], smoothstep(0.86, 0.66, ny) * smoothstep(0.2 * u, 0.34 * u, y))
      },
    },
    water: { y: 0, color: [0.01, 0.21, 0.27], ripple: 0.06 },
    boxes: [...jetty, ...set.boxes],
    solids: [
      ...set.solids,
      ...stones.map((a, i) => {
        const [x, z] = [cx + Math.sin(a * 3) * 0.92 * radius, cz - Math.cos(a * 3) * 0.92 * radius]
        return { kit: boulder(i, [0.24, 0.22, 0.2]), position: [x, Math.max(-0.1 * u, shore(x, z)) - 0.05 * u, z] as const, yaw: i * 1.7, scale: 0.5 * u,
          instance: 0 }
      })],
    decals: set.decals,
    sprites: [
      ...palms,
      ...(grown
        ? growPlants(stage, shore, ['fern', 'bush', 'grass'], 40, [(cz - radius) / stage.reach, (cz + radius) / stage.reach], [0.14 * u, 0.3 * u], {
            where: dry,
          })
        : [])],
  }
}

/** A jetty from the sand into the water, towards the viewer. */
function planks(x: number, from: number, to: number, half: number): Slab[] {
  const wood = boards([0.32, 0.23, 0.15], [0.5, 0.39, 0.28], 0.4 * half)
  return [
    slab(x - half, 0.1 * half, from, x + half, 0.3 * half, to, wood),
    ...[0.1, 0.5].flatMap((share) =>
      [-1, 1].map((side) => {
        const z = from + share * (to - from)
        const at = x + side * half * 0.8
        return slab(at - 0.1 * half, -4 * half, z, at + 0.1 * half, 0.5 * half, z + 0.2 * half, wood)
      }))]
}
