import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, matte, plaster, type Slab, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { buildPiece } from '../../build-piece.ts'
import { floorFace } from '../../scenery/floors.ts'
import { bedSolids, put, sofaSolids } from '../../scenery/furnishings.ts'
import { block, framedPicture, indoorSky, outdoors, pendant, roomFor, rug, shell, withWindow } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { vault } from '../../scenery/vault.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'
import { pick } from '../../takes/take.ts'

const WALLS: readonly Rgb[] = triples([0.52, 0.56, 0.5, 0.62, 0.5, 0.42, 0.4, 0.5, 0.56, 0.66, 0.6, 0.48])

/** Walls of the other takes: warm, cool and deep. */
const OTHER_WALLS: readonly [Rgb, Rgb, Rgb] = [[0.6, 0.3, 0.17], [0.18, 0.34, 0.46], [0.1, 0.2, 0.2]]

export const room = defineSetting('room', { indoor: true, time: 'day', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.3)
  const wall = plaster(pick(stage.take, OTHER_WALLS) ?? WALLS[stage.seed % WALLS.length])
  const { side } = stage
  const wx = side * space.right * 0.46
  const lamp = pendant(-side * space.right * 0.42, 2.1, space.back - 0.9, [0.75, 0.62, 0.4], stage.night ? (stage.light.has('candlelight') ? 0.1 : 1) : 0.5)
  const shelf: Rgb = [0.24, 0.14, 0.08]
  // A room without subjects is furnished as a home.
  const homely = stage.empty && stage.allows('furniture')
  const broad = space.right > 2.6
  const tall: readonly SetPiece[] = homely
    ? [
        { kit: 'furniture:bookshelf', at: [-side * space.right * (broad ? 0.82 : 0.88), 0, space.back - 0.3], height: 2 },
        { kit: 'furniture:fireplace', at: [-side * space.right * 0.22, 0, space.back - 0.3], height: 1.2 },
        { kit: 'furniture:coffee-table', at: [side * space.right * 0.2, 0, space.back - 1.85], height: 0.42 },
        { kit: 'furniture:floor-lamp', at: [side * space.right * 0.93, 0, space.back - 0.5], height: 1.6 }]
    : []
  const chair: SetPiece = { kit: 'furniture:armchair', at: [-side * space.right * 0.56, 0, space.back - 1.35], height: 0.98, turn: side * 0.75,
    color: [0.5, 0.2, 0.07] }
  const pieces = setPieces(stage, homely && broad ? [...tall, chair] : tall)
  return {
    boxes: [
      ...shell(space, stage.floor ? floorFace(stage, [0.7, 0.68, 0.64]) : boards([0.26, 0.16, 0.09], [0.42, 0.28, 0.17], 0.2),
        withWindow(stage, wall, wx, 0.95, 1.35, 1.4, [0.82, 0.8, 0.75], 2), wall),
      ...(stage.floor ? [] : [rug(stage, [0.4, 0.16, 0.13], [0.62, 0.5, 0.34])]),
      framedPicture(-side * space.right * (homely ? 0.22 : 0.12), 1.5, space.back, 0.62, 0.5, [[0.7, 0.6, 0.4], [0.28, 0.4, 0.42], [0.14, 0.2, 0.16]]),
      ...(homely && !broad
        ? []
        : [
            framedPicture(-side * space.right * (homely ? 0.5 : 0.62), 1.42, space.back, 0.5, 0.64, [[0.3, 0.42, 0.6], [0.6, 0.5, 0.36], [0.2, 0.26, 0.2]])]),
      ...(stage.atWall || homely ? [] : [block(-side * space.right * 0.74, 0, space.back - 0.42, 0.9, 0.62, 0.4, shelf)]),
      // Baseboard.
      block(0, 0, space.back - 0.03, space.right * 2, 0.11, 0.03, [0.8, 0.78, 0.74])],
    solids: [
      ...(stage.hasSeat
        ? []
        : sofaSolids(stage.atWall ? side * Math.max(space.right * 0.62, stage.groupHalfWidth + 1.1) : wx * 0.9, space.back - 0.75, [0.16, 0.26, 0.3])),
      lamp.solid,
      ...pieces.solids],
    decals: pieces.decals,
    sprites: stage.allows('plants')
      ? [
          sprite(plantTexture('potted-plant', stage.seed, 1), homely ? side * space.right * 0.78 : -side * space.right * 0.74, stage.atWall || homely ? 0 : 0.6,
            space.back - 0.35, homely ? 1.15 : 0.85, false)]
      : [],
    lights: [...pieces.lights, lamp.light, { position: [wx, 1.7, space.back - 0.7], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.15, 1], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.56, 0.52, 0.47], [1.25, 1.1, 0.9]),
  }
})

const WALL: Rgb = [0.42, 0.47, 0.58]

export const bedroom = defineSetting('bedroom', { indoor: true, time: 'morning', vista: { height: 1.35, eye: 1.4, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, 2.5)
  const { side } = stage
  const wall = plaster(WALL)
  const wx = side * space.right * 0.55
  const lamp = pendant(-side * space.right * 0.82, 1.5, space.back - 0.6, [0.8, 0.6, 0.5], stage.night ? 1.1 : 0.5)
  const bedX = -side * space.right * 0.36
  // A room without subjects is furnished as a home.
  const pieces = setPieces(
    stage,
    stage.empty && stage.allows('furniture')
      ? [
          { kit: 'furniture:lamp', at: [bedX + side * 1.22, 0.55, space.back - 0.35], height: 0.5 },
          { kit: 'furniture:armchair', at: [side * space.right * 0.74, 0, space.back - 1.1], height: 0.95, turn: -side * 0.7, color: [0.6, 0.5, 0.36] },
          { kit: 'plant:potted-plant', at: [side * space.right * 0.94, 0, space.back - 0.4], height: 1.2 }]
      : [])
  return {
    boxes: [
      ...shell(space, boards([0.3, 0.2, 0.12], [0.48, 0.35, 0.23], 0.18), withWindow(stage, wall, wx, 0.85, 1.15, 1.5, [0.85, 0.83, 0.8], 2), wall),
      // Folded curtains on both sides of the window.
      ...[-1, 1].map((s) =>
        block(wx + s * 0.82, 0.35, space.back - 0.1, 0.36, 2.2, 0.08, (_axis, u, _v, _x, _y, _z, out) => {
          const fold = 0.7 + 0.4 * Math.sin(u * 42)
          matte(out, 0.62 * fold, 0.38 * fold, 0.34 * fold)
        })),
      rug(stage, [0.5, 0.46, 0.4], [0.28, 0.34, 0.44]),
      block(-side * space.right * 0.82, 0, space.back - 0.5, 0.5, 0.55, 0.45, [0.3, 0.18, 0.1]),
      ...(pieces.solids.length > 0 ? [block(bedX + side * 1.22, 0, space.back - 0.5, 0.45, 0.55, 0.4, [0.3, 0.18, 0.1])] : []),
      framedPicture(-side * space.right * 0.36, 1.5, space.back, 0.8, 0.55, [[0.75, 0.55, 0.5], [0.4, 0.4, 0.55], [0.2, 0.25, 0.35]])],
    solids: [...(stage.hasBed ? [] : bedSolids(bedX, space.back - 1.05, [0.34, 0.2, 0.34])), lamp.solid, ...pieces.solids],
    decals: pieces.decals,
    lights: [...pieces.lights, lamp.light, { position: [wx, 1.6, space.back - 0.8], color: stage.night ? [0.25, 0.32, 0.6] : [1.3, 1.2, 1], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.5, 0.55], [1.2, 1.02, 0.85]),
  }
})

/** Tiles up to shoulder height: pale sage, sand, powder blue. */
const TILES: readonly (readonly [Rgb, Rgb])[] = [[[0.5, 0.58, 0.52], [0.56, 0.64, 0.57]], [[0.66, 0.6, 0.52], [0.72, 0.66, 0.58]],
  [[0.48, 0.58, 0.64], [0.54, 0.64, 0.7]]]
const TILED = 1.3
/** Sky, sea and sand in the pictures on the wall. */
const SEASIDE: readonly [Rgb, Rgb, Rgb] = [[0.62, 0.74, 0.78], [0.2, 0.42, 0.5], [0.7, 0.6, 0.44]]

/** A sink on a cabinet under a round mirror, with a faucet, a bottle and a lamp on either side. */
function vanity(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#a4713f'), specular: 0.2, gloss: 18 })
  const stone = kit.material({ color: linear('#f2efe9'), specular: 0.6, gloss: 50 })
  const brass = kit.material({ color: linear('#c9a25a'), specular: 1, gloss: 50, metal: 0.5 })
  const glass = kit.material({ color: linear('#c9dbe2'), specular: 1.3, gloss: 110, metal: 0.85 })
  const lamp = kit.material({ color: [1, 0.9, 0.74], emission: [1.7, 1.45, 1.1] })
  const amber = kit.material({ color: linear('#8a4f22'), specular: 0.8, gloss: 60 })
  kit
    .box([0, 0.42, 0], [0.24, 0.4, 0.56], 0.02, wood)
    .box([0.245, 0.62, -0.28], [0.008, 0.14, 0.25], 0.01, wood)
    .box([0.245, 0.62, 0.28], [0.008, 0.14, 0.25], 0.01, wood)
    .box([0.01, 0.86, 0], [0.27, 0.025, 0.6], 0.015, stone)
    .ellipsoid([0.02, 0.96, 0], [0.2, 0.09, 0.26], stone)
  for (const side of [-0.28, 0.28]) kit.cone([0.27, 0.62, side - 0.06], [0.27, 0.62, side + 0.06], 0.014, 0.014, brass)
  kit.path([[-0.18, 0.88, 0], [-0.18, 1.18, 0], [-0.08, 1.22, 0], [0, 1.14, 0]], [0.02, 0.02, 0.02, 0.018], brass)
  kit.cone([0.06, 0.89, 0.46], [0.06, 1, 0.46], 0.045, 0.045, amber).cone([0.06, 1.02, 0.46], [0.06, 1.08, 0.46], 0.02, 0.02, brass)
  kit.ellipsoid([-0.2, 1.68, 0], [0.03, 0.44, 0.44], glass).torus([-0.19, 1.68, 0], 0.44, 0.022, 'x', brass)
  for (const side of [-0.66, 0.66]) {
    kit.cone([-0.22, 1.62, side], [-0.1, 1.62, side], 0.025, 0.02, brass)
    kit.cone([-0.1, 1.66, side], [-0.1, 1.86, side], 0.07, 0.07, lamp)
  }
  return { kit: kit.build('bathroom-vanity'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** The tub by the window, if no bathtub is among the subjects. */
function tub(x: number, z: number, { seed, night }: Stage): Solid[] {
  const { piece } = buildPiece('furniture:bathtub', { noun: 'bathtub', attributes: [], holds: [], wears: [], faces: 'natural', night, seed })
  return piece.bodies.map((kit) => ({ kit, position: [x, 0, z], yaw: Math.PI / 2 - 0.12, scale: 1.15, instance: 0 }))
}

export const bathroom = defineSetting('bathroom', { indoor: true, time: 'morning', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.1)
  const { side } = stage
  const [dark, light] = TILES[stage.seed % TILES.length]
  const tiled = tiles(dark, light, 0.16, 0.5)
  const paint = plaster([0.78, 0.76, 0.72])
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y > TILED + 0.05) paint(axis, u, v, x, y, z, out)
    else if (y > TILED) matte(out, 0.8, 0.79, 0.76, 0.5)
    else tiled(axis, u, v, x, y, z, out)
  }
  const wx = side * space.right * 0.46
  // The sink keeps clear of the subjects.
  const out = stage.empty ? 0 : Math.min(space.right - 0.7, stage.groupHalfWidth + 0.7)
  const sink = -side * Math.max(space.right * 0.42, out)
  // Above a tub at the back wall there is room for pictures and a lamp.
  const high = stage.hasBath && space.height > 3.4
  const lamp = pendant(side * space.right * 0.1, Math.min(3.4, space.height * 0.62), space.back - 0.8, [0.75, 0.6, 0.36], 0.5)
  const towel: Rgb = [0.72, 0.42, 0.34]
  return {
    boxes: [
      ...shell(space, stage.floor ? floorFace(stage, [0.7, 0.68, 0.64]) : tiles([0.44, 0.44, 0.43], [0.5, 0.5, 0.48], 0.42, 0.4),
        withWindow(stage, wall, wx, 1.2, 1.3, 1.15, [0.86, 0.85, 0.82], 2), wall),
      rug(stage, [0.62, 0.6, 0.55], [0.74, 0.72, 0.68]),
      ...(high
        ? [framedPicture(wx - side * 1.75, 1.75, space.back, 0.62, 0.8, SEASIDE), framedPicture(wx - side * 2.55, 1.95, space.back, 0.5, 0.5, SEASIDE)]
        : []),
      // A towel on its rail.
      block(wx - side * 1.02, 1.42, space.back - 0.07, 0.56, 0.03, 0.05, [0.6, 0.5, 0.3]),
      block(wx - side * 1.02, 0.8, space.back - 0.08, 0.42, 0.62, 0.06, (_axis, u, v, _x, _y, _z, out) => {
        const fold = 0.86 + 0.14 * Math.sin(u * 30)
        const band = v > 0.1 && v < 0.16 ? 1.35 : 1
        matte(out, towel[0] * fold * band, towel[1] * fold * band, towel[2] * fold * band)
      })],
    solids: [vanity(sink, space.back - 0.28), ...(high ? [lamp.solid] : []), ...(stage.hasBath ? [] : tub(wx, space.back - 0.75, stage))],
    sprites: stage.allows('plants') ? [sprite(plantTexture('potted-plant', stage.seed, 1), side * space.right * 0.92, 0, space.back - 0.4, 1.05, false)] : [],
    lights: [
      { position: [sink, 1.75, space.back - 0.8], color: stage.night ? [1.5, 1.2, 0.85] : [0.5, 0.44, 0.36], radius: 4 },
      { position: [wx, 1.8, space.back - 0.7], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.16, 1.05], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.62, 0.62, 0.6], [1.2, 1.12, 0.98]),
  }
})

/** Stacked cartons, one of them open. */
function cartons(x: number, z: number, side: number): Slab[] {
  const card: Face = (axis, u, v, _x, _y, _z, out) => {
    const tape = axis === 1 ? Math.abs((v % 0.5) - 0.25) < 0.03 : Math.abs(v - 0.2) < 0.025
    matte(out, tape ? 0.56 : 0.42, tape ? 0.42 : 0.27, tape ? 0.25 : 0.135)
    if (axis === 2 && u < 0.02) matte(out, 0.3, 0.19, 0.09)
  }
  return [block(x, 0, z, 0.62, 0.46, 0.5, card), block(x + side * 0.06, 0.46, z + 0.04, 0.46, 0.36, 0.4, card),
    block(x - side * 0.56, 0, z - 0.06, 0.44, 0.38, 0.42, card)]
}

/** Furniture under a dust sheet, and a rolled carpet leaning on it. */
function forgotten(x: number, z: number, side: number): Solid {
  const kit = new KitBuilder()
  const sheet = kit.material({ color: linear('#a59c8c'), specular: 0.03 })
  const weave = kit.material({ color: linear('#7a352f'), specular: 0.03 })
  kit.box([0, 0.3, 0], [0.34, 0.3, 0.42], 0.1, sheet).box([-0.2, 0.72, 0], [0.12, 0.26, 0.4], 0.12, sheet, 0.16)
  for (const s of [-0.42, 0.42]) kit.box([0.02, 0.46, s], [0.3, 0.1, 0.06], 0.1, sheet, 0.1)
  kit.cone([-0.1, 0.05, side * 0.78], [-0.25, 1.5, side * 0.66], 0.11, 0.11, weave)
  return put(kit, `attic:sheet:${side}`, x, 0, z)
}

/** An attic room: rafters down both sides, a round window, trunks, cartons, things under sheets. */
export const attic = defineSetting('attic', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.45, horizon: 0.47 } }, (stage) => {
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const back = stage.clearDepth + (stage.empty ? 3.6 : 2.9) * r
  const half = Math.max(stage.halfWidthAt(back) * 0.98, stage.groupHalfWidth + 1.1)
  const knee = 0.75 * r
  const ridge = Math.max(3.1 * r, Math.min(knee + half * 1.05, stage.eye + stage.halfHeightAt(back) * 0.92))
  const wood = boards([0.3, 0.2, 0.12], [0.42, 0.29, 0.18], 0.2, true)
  const planks = boards([0.28, 0.18, 0.1], [0.4, 0.27, 0.16], 0.19, true, 0.15)
  const round = Math.min(0.62 * r, half * 0.34)
  const windowY = Math.min(2.05 * r, ridge - round - 0.5 * r)
  const windowX = stage.empty ? 0 : stage.side * half * 0.3
  const gable: Face = (axis, u, v, x, y, z, out) => {
    const d = Math.hypot(x - windowX, y - windowY) / round
    if (axis !== 2 || d > 1.14) return wood(axis, u, v, x, y, z, out)
    const bar = Math.min(Math.abs(x - windowX), Math.abs(y - windowY)) < 0.03 * r
    if (d > 1 || bar) return matte(out, 0.66, 0.6, 0.5, 0.15)
    outdoors(stage, 0.5 + (0.5 * (y - windowY)) / round, out)
  }
  const rafters: Face = (_axis, _u, _v, x, y, z, out) => {
    const bay = Math.abs(z / (0.72 * r) - Math.round(z / (0.72 * r))) * 0.72
    wood(2, z, Math.hypot(x, y), x, y, z, out)
    const k = bay < 0.075 ? 1.5 : bay < 0.1 ? 0.35 : 0.62
    for (let c = 0; c < 3; c++) out[c] *= k
  }
  const beamZ = stage.clearDepth + 1 * r
  const beam = (z: number): Slab => {
    const share = 0.62
    const y = knee + (ridge - knee) * share
    const reach = half * (1 - share) + 0.1 * r
    return slab(-reach, y, z, reach, y + 0.17 * r, z + 0.15 * r, boards([0.22, 0.13, 0.07], [0.3, 0.18, 0.1], 0.17))
  }
  const room = { left: -half, right: half, back, front: -stage.distance - 2, height: ridge }
  const shaft = pendant(-windowX * 0.6 + stage.side * 0.2, 2.2 * r, stage.clearDepth + 0.9 * r, [0.1, 0.09, 0.08], 0.8)
  const cartonX = stage.side * (half - 0.75)
  const sheetX = -stage.side * (half - 0.85)
  const pieces: SetPiece[] = stage.allows('furniture')
    ? [
        { kit: 'prop:treasure-chest', at: [-stage.side * half * 0.36, 0, back - 0.55], height: 0.62, color: [0.24, 0.12, 0.055] },
        { kit: 'furniture:rocking-chair', at: [stage.side * half * 0.42, 0, back - 0.8], height: 1.05, turn: -stage.side * 0.6 }]
    : []
  const stored = setPieces(stage, pieces)
  return {
    boxes: [...shell(room, planks, gable, wood), ...vault(pairs([half, knee, 0, ridge]), room.front, back, rafters), beam(beamZ), beam(back - 0.5 * r),
      rug(stage, [0.34, 0.14, 0.12], [0.55, 0.42, 0.26]), ...(stage.detail > 0.25 ? cartons(cartonX, back - 0.75, stage.side) : [])],
    solids: [...stored.solids, shaft.solid, ...(stage.detail > 0.25 ? [forgotten(sheetX, back - 0.8, stage.side)] : [])],
    decals: stored.decals,
    lights: [shaft.light, { position: [windowX, windowY, back - 0.7 * r], color: stage.night ? [0.25, 0.32, 0.65] : [1.7, 1.35, 0.9], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.36, 0.32, 0.29], [1.05, 0.86, 0.62]),
  }
})
