import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, type Face, matte, plain, type Slab, shadowless, slab, thatch } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { put, streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, toward, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { stringLights } from '../../scenery/string-lights.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'
import { beach } from '../shores/beaches.ts'

/** Heights of the kits' buildings, meters. */
const WHEEL = 24.4
const CAROUSEL = 5.4
/** Half width of a Ferris wheel and a carousel over their height. */
const WHEEL_HALF = 0.48
const CAROUSEL_HALF = 0.84

/** A Ferris wheel and a carousel beside a paved path, stalls along it, a big top behind; at night everything is lit. */
export const fairground = defineSetting('fairground', { time: 'day', vista: { height: 2.8, eye: 1.7, horizon: 0.62 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.4, stage.reach))
  const height = addHeights(hillRange(stage, 4, 40, 90))
  const ground = (x: number, z: number) => height(x, z, 5)
  const forsaken = stage.mood.has('spooky')
  const lit = !forsaken && (stage.night || stage.time === 'dusk')
  const wheelZ = stage.clearDepth + 19 * r
  const wheelWide = stage.halfWidthAt(wheelZ)
  const wheelTall = Math.min(stage.eye + 1.02 * stage.halfHeightAt(wheelZ), 1.5 * wheelWide)
  const roundZ = stage.clearDepth + 8.5 * r
  const roundWide = stage.halfWidthAt(roundZ)
  const roundTall = Math.min(CAROUSEL * r, 0.62 * roundWide)
  const roundX = Math.max(Math.min(0.56 * roundWide, roundWide - (CAROUSEL_HALF + 0.06) * roundTall), stage.groupHalfWidth)
  const row = (share: number, away: number) => {
    const z = stage.clearDepth + away * r
    return [share * stage.halfWidthAt(z), z] as const
  }
  const rides = scenicBuildings({ ...stage, night: lit, time: lit ? 'night' : 'day' }, ground, [
    ...(stage.hasWheel
      ? []
      : ([
          ['ferris-wheel', stage.side * Math.min((stage.hasBuilding ? 0.7 : 0.46) * wheelWide, wheelWide - WHEEL_HALF * wheelTall), wheelZ, wheelTall / WHEEL],
        ] as const)),
    ...(stage.hasBuilding ? [] : ([['carousel', -stage.side * roundX, roundZ, roundTall / CAROUSEL]] as const)),
    ['circus-tent', ...row(-0.3 * stage.side, 34), 0.8 * r],
    ['market-stall', ...row(0.82 * stage.side, 7.5), 0.86 * r],
    ['market-stall', ...row(0.66 * stage.side, 13), 0.86 * r],
    ['market-stall', ...row(-0.86 * stage.side, 17), 0.86 * r]])
  const strung = stringLights({ ...stage, light: new Set(lit ? ['string-lights'] : []) }, 0)
  const lamps = stage.allows('furniture') ? [row(0.4 * stage.side, 4.5), row(-0.2 * stage.side, 14)].map(([x, z]) => streetLamp(x, z, lit, 0.85 * r)) : []
  return {
    ground,
    terrain: { height, albedo: withPath(stage, meadowAlbedo(stage), forsaken ? 1.2 : 3.4, stage.snow ? [0.7, 0.72, 0.78] : [0.42, 0.36, 0.3], 0.3) },
    boxes: rides.boxes,
    solids: [...rides.solids, ...lamps, ...strung.solids],
    lights: [
      ...rides.lights,
      ...strung.lights,
      ...(lit
        ? lamps.map(({ position: [x, y, z] }) => ({ position: [x, y + 2.8 * r, z - 0.3] as const, color: [2.2, 1.5, 0.75] as const, radius: 8 * r }))
        : [])],
    sprites: [
      ...plantWood(stage, ground, forsaken ? ['bare', 'oak', 'bare'] : seasonalTrees(stage, ['oak', 'birch', 'oak']), 130, [26, 80], [3.4, 6], 0),
      ...growPlants(stage, ground, forsaken ? ['grass', 'bush', 'grass'] : ['grass', 'flower-bush', 'grass'], forsaken ? 190 : 60, [-1, 12],
        forsaken ? [0.2, 0.6] : [0.12, 0.3], { where: (x) => Math.abs(x) > (forsaken ? 1.1 : 3.6) * r })],
    // The rides stand where the moon would.
    sky: (sky) => ({ ...sky, moon: 0 }),
    weather: stage.season === 'autumn' || forsaken ? { leaves: 0.5 } : {},
  }
})

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
  // The chute runs toward the picture's middle; the ladder is in front.
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
  const z = stage.clearDepth + 3 * r
  const half = stage.halfWidthAt(z)
  const towerX = stage.side * Math.max(half * 0.5, 1.1 * r)
  const swingZ = stage.clearDepth + 4.6 * r
  const swingX = -stage.side * Math.max(stage.halfWidthAt(swingZ) * 0.48, 1.7 * r)
  const lawn = meadowAlbedo(stage)
  const end = stage.clearDepth + 6.6 * r
  const trees = seasonalTrees(stage, ['oak', 'birch', 'oak'])
  const seesawZ = stage.clearDepth + 1.5 * r
  const seesaw = setPieces(
    stage,
    stage.allows('furniture') && (stage.empty || stage.aspect > 1.2)
      ? [{ kit: 'sport:seesaw', at: [-stage.side * stage.halfWidthAt(seesawZ) * 0.62, 0, seesawZ], height: 0.75 * r, turn: stage.side * 0.5 }]
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
        // Soft two-colored ground under the climbing frames.
        const edge = end - w + 0.6 * r * Math.sin(x / (1.7 * r))
        if (edge < 0 || stage.snow) return
        const wave = Math.hypot((x - towerX) / r, (w - z) / r) % 4.4 < 2.2
        const n = 0.88 + 0.24 * fbm(x * 16, w * 16, 2)
        toward(out, wave ? [0.44 * n, 0.2 * n, 0.12 * n] : [0.56 * n, 0.34 * n, 0.2 * n], Math.min(1, edge * 6))
      },
    },
    boxes: [...fence, ...(stage.empty || stage.aspect > 1.2 ? [pit] : [])],
    solids: stage.allows('furniture') ? [climbingTower(towerX, z, -stage.side, r), swings(swingX, swingZ, r), ...seesaw.solids] : [],
    decals: seesaw.decals,
    sprites: [
      ...plantWood(stage, ground, trees, 90, [9, 66], [3, 5.4], 0),
      ...frameWithTrees({ ...stage, clearDepth: end }, ground, trees, 0.9).slice(0, 4),
      ...growPlants(stage, ground, ['bush', 'flower-bush'], 18, [7.6, 9.5], [0.6, 1])],
    weather: stage.season === 'autumn' ? { leaves: 0.6 } : {},
  }
})

/** An open beach bar with a straw roof: stools at the counter, bottles inside, the sea behind. */
export const beachBar = defineSetting('beach-bar', { ...beach, vista: { height: 2.8, eye: 1.6, horizon: 0.46 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2, stage.reach))
  const front = stage.clearDepth + (stage.empty ? 2.3 : 0.9) * r
  const deep = 1.7 * r
  // The sand continues behind the bar.
  const shore = beach.build({ ...stage, empty: false, clearDepth: front + deep + 0.3 * r })
  const half = Math.min(2.1 * r, stage.halfWidthAt(front) * (stage.empty ? 0.78 : 0.9))
  const x = stage.empty ? 0 : stage.side * Math.min(0.35 * r, stage.halfWidthAt(front) * 0.12)
  const floor = shore.ground(x, front) - 0.02
  const eaves = floor + 2.15 * r
  const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
  const bamboo: Face = (axis, u, v, _x, _y, _z, out) => {
    const cane = u / (0.09 * r)
    const t = cane - Math.floor(cane) - 0.5
    const knot = Math.abs((((v / r + Math.floor(cane) * 0.37) / 0.42) % 1) - 0.5) < 0.035
    const k = (axis === 2 ? 1 - 2.6 * t * t : 0.8) * (knot ? 0.6 : 1)
    matte(out, 0.56 * k, 0.4 * k, 0.19 * k, 0.2)
  }
  const plank = boards([0.26, 0.15, 0.08], [0.4, 0.25, 0.14], 0.2 * r, false, 0.4)
  const straw = thatch([0.6, 0.46, 0.27])
  const over = 0.5 * r
  const ridge = 1.15 * r
  const roof: Slab = {
    min: [x - half - over, eaves, front - over],
    max: [x + half + over, eaves + ridge, front + deep + over],
    lean: { left: [0, half * 0.5], right: [0, half * 0.5], front: [0, deep / 2 + over - 0.04], back: [0, deep / 2 + over - 0.04] },
    face: straw,
  }
  const post = (px: number, pz: number): Slab => slab(px - 0.08 * r, floor - 0.3, pz - 0.08 * r, px + 0.08 * r, eaves + 0.1 * r, pz + 0.08 * r, plank)
  const top = floor + 1.02 * r
  const text = stage.texts[0] ?? 'BEACH BAR'
  const signWide = Math.min(half * 1.5, 0.27 * r * text.length + 0.3 * r)
  const bulbs = new KitBuilder()
  const light = bulbs.material({ color: [1, 0.8, 0.5], emission: [4.5, 2.8, 1.1] })
  for (let i = 0; i < 9; i++) bulbs.sphere([0, -0.12 - 0.12 * Math.abs(Math.sin((i / 8) * Math.PI * 2)), (i / 4 - 1) * 2.2], 0.06, light)
  const pieces: SetPiece[] = stage.allows('furniture')
    ? [
        ...(stage.hasSeat
          ? []
          : (stage.empty ? [-0.7, -0.24, 0.24, 0.7] : [-0.78, 0.78]).map((share) => ({ kit: 'furniture:stool',
            at: [x + share * half, floor, front - 0.42 * r] as const, height: 0.74 * r }))),
        { kit: 'food:cocktail', at: [x - half * 0.46, top + 0.06 * r, front], height: 0.3 * r },
        { kit: 'food:coconut', at: [x + half * 0.5, top + 0.06 * r, front], height: 0.2 * r },
        ...[0, 1, 2, 3, 4, 5].map((i) => ({
          kit: 'food:wine-bottle',
          at: [x + (i / 2.5 - 1) * half * 0.74, floor + 1.12 * r, front + deep * 0.86] as const,
          height: 0.36 * r,
          color: triples([0.5, 0.22, 0.03, 0.06, 0.3, 0.1, 0.06, 0.2, 0.45])[i % 3],
        }))]
    : []
  const served = setPieces(stage, pieces)
  return {
    ...shore,
    boxes: [
      roof,
      post(x - half, front),
      post(x + half, front),
      post(x - half, front + deep),
      post(x + half, front + deep),
      slab(x - half, floor - 0.3, front, x + half, top, front + 0.14 * r, bamboo),
      slab(x - half - 0.08 * r, top, front - 0.16 * r, x + half + 0.08 * r, top + 0.07 * r, front + 0.5 * r, plank),
      slab(x - half, floor + 1.05 * r, front + deep - 0.36 * r, x + half, floor + 1.12 * r, front + deep, plank),
      shadowless(x - signWide / 2, eaves - 0.08 * r, front - over - 0.06 * r, x + signWide / 2, eaves + 0.36 * r, front - over - 0.01 * r,
        signBoard(text, signWide, 0.44 * r, [0.2, 0.1, 0.045], [0.9, 0.74, 0.4], lit ? [1.6, 1.1, 0.5] : undefined, 'sans'))],
    solids: [...(shore.solids ?? []), ...served.solids, ...(lit ? [put(bulbs, 'beach-bar:bulbs', x, eaves, front - 0.36 * r, Math.PI / 2, half / 2.1)] : [])],
    decals: [...(shore.decals ?? []), ...served.decals],
    lights: lit
      ? [-0.5, 0.5].map((share) => ({ position: [x + share * half, eaves - 0.3 * r, front - 0.3 * r] as const, color: [1.6, 1, 0.45] as const,
        radius: 4.5 * r }))
      : [],
  }
})
