import { boards, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import { streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, blendInto, type Height, hillRange, mountainRange, toward } from '../../scenery/ground.ts'
import { boulder } from '../../scenery/rocks.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { growPlants, plantWood, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

const ISLAND_PALMS = 46
/** The golden angle: it never lines up palms in a row. */
const SPIRAL = 2.39996
/** Depth of the lagoon and the open sea in radii of the island, and the distances at which each begins and reaches that depth. */
const LAGOON = { deep: 0.07, from: 0.9, to: 1.06 } as const
const SEA = { deep: 0.5, from: 1.16, to: 1.7 } as const
/** Distance of an island behind floating subjects. */
const BEYOND = 0.5

/** An island seen from the air: its whole shore is in the picture, with sand around its green and shallows around the sand. */
export const island = defineSetting(
  'island',
  { time: 'day', isSeenFromAbove: true, footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'),
    vista: { height: 3, eye: 2, horizon: 0.4 } },
  (stage) => {
    const o = stage.origin
    const cx = 0
    const afloat = stage.footing === 'water'
    const cz = stage.empty ? 0.5 * stage.distance : afloat ? stage.clearDepth + BEYOND * stage.distance : stage.clearDepth * 0.5 + 0.12 * stage.distance
    const wide = stage.empty || afloat ? 0.62 * stage.halfWidthAt(cz) : Math.max(1.5 * stage.groupHalfWidth, 0.62 * stage.halfWidthAt(cz))
    const deep = stage.empty ? 0.4 * stage.distance : afloat ? 0.3 * stage.distance : Math.max(stage.clearDepth, 0.78 * wide)
    const r = Math.min(wide, deep)
    // An irregular outline, different for each seed.
    const away = (x: number, z: number): number => {
      const [a, b] = [(x - cx) / wide, (z - cz) / deep]
      return Math.hypot(a, b) + 0.95 * (fbm(a * 1.3 + o.x, b * 1.3 + o.z, 4) - 0.5) * smoothstep(0.2, 0.7, Math.hypot(a, b))
    }
    const height: Height = (x, z, octaves) => {
      const d = away(x, z)
      const bed = -r * (LAGOON.deep * smoothstep(LAGOON.from, LAGOON.to, d) + SEA.deep * smoothstep(SEA.from, SEA.to, d))
      const beach = 0.03 * r * smoothstep(0.98, 0.84, d)
      const crowns =
        stage.empty || afloat
          ? smoothstep(0.78, 0.64, d) * (0.05 + 0.1 * fbm((x * 9) / r, (z * 9) / r, Math.min(4, octaves)) + 0.16 * smoothstep(0.7, 0, d)) * r
          : 0
      return bed + beach + crowns - 0.006 * r
    }
    const green = (x: number, z: number): number => smoothstep(0.76, 0.68, away(x, z) + 0.04 * fbm((x * 7) / r, (z * 7) / r, 3))
    const palms = stage.allows('trees')
      ? Array.from({ length: ISLAND_PALMS }, (_, i) => {
          const out = 0.78 * Math.sqrt((i + 0.5) / ISLAND_PALMS)
          const [x, z] = [cx + Math.cos(i * SPIRAL) * out * wide, cz + Math.sin(i * SPIRAL) * out * deep]
          const isFree = stage.empty || afloat || Math.abs(x) > 1.2 * stage.groupHalfWidth || z > 1.2 * stage.clearDepth
          const tall = (0.22 + 0.07 * Math.sin(i * 1.7)) * r
          return isFree && height(x, z, 4) > 0.01 * r
            ? [sprite(treeTexture(i % 3 ? 'palm' : 'leaning-palm', i % 3, 0), x, height(x, z, 4) - 0.01 * r, z, tall, i % 2 === 0)]
            : []
        }).flat()
      : []
    return {
      ground: (x, z) => (afloat ? -0.05 * stage.reach : Math.max(0, height(x, z, 5))),
      terrain: {
        height,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm((x * 12) / r, (z * 12) / r, 4)
          blendInto(out, [0.74, 0.64, 0.46], [0.88, 0.8, 0.62], n)
          toward(out, [0.46, 0.38, 0.26], smoothstep(0.012 * r, 0, y))
          toward(out, [0.03 + 0.08 * n, 0.13 + 0.16 * n, 0.03], green(x, z))
        },
      },
      water: { y: 0, color: [0.008, 0.15, 0.27], ripple: stage.weather.has('storm') ? 0.14 : 0.05 },
      sprites: palms,
    }
  })

/** Palms on the isle: x and z from its middle and their height, all in its radii. */
const ISLE_PALMS = triples([0.52, 0.12, 0.92, 0.3, 0.5, 1.05, 0.62, -0.26, 0.74, -0.12, 0.66, 0.86])

/** A model of a shore: a block of clear water with an isle in it, boats beside it. */
export const isle = defineSetting('isle', { time: 'day', block: true, vista: { height: 3, eye: 2, horizon: 0.4 } }, (stage) => modelOf(stage, 1, true))

/** A model of a harbor: the isle with a lighthouse, boats at its jetty. */
export const harborModel = defineSetting('harbor-model', { time: 'day', block: true, vista: { height: 3, eye: 2, horizon: 0.4 } }, (stage) =>
  modelOf(stage, 1, true, !stage.hasBuilding))

/** A model of the open sea: only water, unless a subject needs ground. */
export const seaBlock = defineSetting('sea-block', { time: 'day', block: true, vista: { height: 3, eye: 2, horizon: 0.4 } }, (stage) =>
  modelOf(stage, stage.block?.land ? 0.8 : 0, false))

function modelOf(stage: Stage, size: number, grown: boolean, lit = false): Place {
  const o = stage.origin
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
    // A crag behind the subject on land.
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
      ? ISLE_PALMS.flatMap(([x, z, share], i) => {
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
        toward(out, [0.4, 0.32, 0.2], smoothstep(0.08 * u, 0, y))
        toward(out, [0.1 + 0.06 * n, 0.26 + 0.12 * n, 0.05], smoothstep(0.2 * u, 0.27 * u, y + 0.1 * u * (n - 0.5)))
        toward(out, [0.2 + 0.2 * n, 0.18 + 0.18 * n, 0.16 + 0.15 * n], smoothstep(0.86, 0.66, ny) * smoothstep(0.2 * u, 0.34 * u, y))
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

/** A jetty from the sand into the water, toward the viewer. */
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

/** Height of the planks over the water, meters at reach 1. */
const DROP = 0.5

/** Boats on either side of the jetty from near to far, with heights in meters at reach 1. */
const BERTHS = [[['speedboat', 1.3], ['fishing-boat', 2.8]], [['fishing-boat', 3], ['sailboat', 6.6]], [['sailboat', 7.2], ['sailboat', 6.4]]] as const

/** A plank quay, a jetty with boats moored on both sides, a town on the far shore. */
export const marina = defineSetting(
  'marina',
  { time: 'day', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 2.4, horizon: 0.46 },
    model: harborModel },
  (stage) => {
    const r = Math.max(0.8, Math.min(2.6, stage.reach))
    const { origin: o, far: m } = stage
    const afloat = stage.footing === 'water'
    const level = -DROP * r
    const shoreZ = stage.clearDepth + 34 * r
    const land = addHeights(hillRange(stage, 8, 40, 80), mountainRange(stage, 16, 60, 130))
    const height: Height = (x, z, octaves) => {
      const rise = smoothstep(shoreZ, shoreZ + 7 * r, z + 3 * r * (fbm(x * 0.08 + o.x, 2, 3) - 0.5))
      return level - 2.2 + rise * (3.4 + 0.8 * fbm(x * 0.2, z * 0.2, 3)) + (rise > 0 ? land(x, z, octaves) : 0)
    }
    const onLand = (x: number, z: number) => height(x, z, 5)
    const quay = afloat ? -stage.distance + 0.8 * r : stage.clearDepth + (stage.empty ? -0.6 : 0.7) * r
    const wide = stage.halfWidthAt(quay) * 1.6 + 2
    // The jetty leads away beside the subjects.
    const jettyX = stage.side * Math.max(afloat ? stage.groupHalfWidth + 1.6 * r : 0, stage.halfWidthAt(quay + 5 * r) * 0.22)
    const jettyHalf = 0.75 * r
    const end = stage.clearDepth + 19 * r
    const planks = boards([0.32, 0.23, 0.15], [0.5, 0.39, 0.28], 0.16 * r, false)
    const along = boards([0.32, 0.23, 0.15], [0.5, 0.39, 0.28], 0.16 * r, false)
    const pile = boards([0.2, 0.14, 0.09], [0.3, 0.22, 0.15], 0.1 * r, true)
    const piles = Array.from({ length: 6 }, (_, i) => quay + (0.6 + i * 3.1) * r).flatMap((z) =>
      [-1, 1].map((s): Slab => {
        const x = jettyX + s * jettyHalf
        return slab(x - 0.1 * r, level - 1, z, x + 0.1 * r, 0.55 * r, z + 0.2 * r, pile)
      }))
    // Low boats come before tall ones: sails close by would hide the harbor.
    const berths: SetPiece[] =
      stage.detail > 0.2
        ? BERTHS.slice(0, stage.empty ? 3 : 2).flatMap((kinds, i) =>
            (stage.empty ? [-1, 1] : [i === 0 ? stage.side : -stage.side]).map((s) => {
              const z = quay + (3.4 + i * 4.6) * r
              const [kit, height] = kinds[(stage.seed + (s > 0 ? 1 : 0)) % 2]
              return { kit: `boat:${kit}`, at: [jettyX + s * (jettyHalf + 2.7 * r + 0.25 * r * i), level - 0.22 * r, z] as const, height: height * r,
                turn: s * 1.15 }
            }))
        : []
    const clear = berths.filter(({ at: [x, , z] }) => !afloat || Math.abs(x) > stage.groupHalfWidth + 1.5 * r || z > stage.clearDepth + 4 * r)
    const boats = setPieces(stage, clear)
    const town = scenicBuildings(
      stage,
      onLand,
      stage.hasBuilding
        ? []
        : (stage.empty ? [-0.78, -0.5, -0.2, 0.12, 0.4, 0.72] : [-0.7, -0.3, 0.3, 0.7]).map((share, i) => {
            const z = shoreZ + (7 + 3 * (i % 2)) * r
            return [(['house', 'villa', 'cottage', 'house', 'farmhouse', 'villa'] as const)[(i + stage.seed) % 6], share * stage.halfWidthAt(z), z,
              0.72 * r] as const
          }))
    const lit = stage.night || stage.time === 'dusk'
    const lamps = [quay + 2.2 * r, quay + 9 * r].map((z) => ({ ...streetLamp(jettyX + stage.side * jettyHalf * 0.8, z, lit, 0.8 * r) }))
    return {
      ground: () => (afloat ? level - 0.06 * r : 0),
      terrain: {
        height,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm(x * 1.2, z * 1.2, 4)
          blendInto(out, [0.07, 0.12, 0.05], [0.2, 0.25, 0.1], n)
          if (stage.snow) blendInto(out, [0.7, 0.76, 0.88], [0.9, 0.92, 0.97], n)
          toward(out, [0.4, 0.36, 0.3], smoothstep(level + 0.9, level + 0.2, y))
          toward(out, [0.3, 0.34, 0.38], smoothstep(60 * m, 120 * m, z) * 0.6)
        },
      },
      water: { y: level, color: [0.01, 0.1, 0.14], ripple: stage.weather.has('storm') ? 0.12 : 0.035 },
      boxes: [slab(-wide, level - 0.5, -stage.distance - 6, wide, 0, quay, planks),
        slab(jettyX - jettyHalf, -0.16 * r, quay, jettyX + jettyHalf, 0, end, along), ...piles, ...town.boxes],
      solids: [...boats.solids, ...town.solids, ...(stage.allows('furniture') ? lamps : [])],
      decals: boats.decals,
      lights: [
        ...town.lights,
        ...(lit ? lamps.map(({ position: [x, , z] }) => ({ position: [x, 2.6 * r, z - 0.3] as const, color: [2.1, 1.4, 0.7] as const, radius: 8 * r })) : [])],
      sprites: plantWood(stage, onLand, ['cypress', 'oak', 'palm'], 120, [30, 80], [2.6, 4.4], 0, (_x, _z, y) => y > level + 0.9),
    }
  })
