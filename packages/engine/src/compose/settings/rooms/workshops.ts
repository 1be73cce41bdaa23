import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, masonry, matte, plain, plaster, type Slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { hungPainting, MASTERS, MODERN } from '../../scenery/artworks.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { jarRow, put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, pendant, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { toolWall } from '../../scenery/tool-wall.ts'
import { defineSetting } from '../../setting.ts'

/** A vise, a plane and curled shavings, for 1.4 m of a bench. */
function benchTop(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const iron = kit.material({ color: linear('#2f4f78'), specular: 0.5, gloss: 30 })
  const steel = kit.material({ color: linear('#b9c0c8'), specular: 0.9, gloss: 50, metal: 0.5 })
  const wood = kit.material({ color: linear('#9a5f2c'), specular: 0.3 })
  const pale = kit.material({ color: linear('#e6c48f'), specular: 0.1 })
  kit.box([0, 0.05, -0.5], [0.11, 0.05, 0.1], 0.02, iron).box([-0.05, 0.17, -0.5], [0.045, 0.09, 0.13], 0.02, iron)
  kit.box([0.14, 0.17, -0.5], [0.035, 0.09, 0.13], 0.02, iron).box([-0.01, 0.27, -0.5], [0.012, 0.012, 0.12], 0.004, steel)
  kit.cone([0.16, 0.14, -0.5], [0.3, 0.14, -0.5], 0.022, 0.022, steel).cone([0.28, 0.14, -0.64], [0.28, 0.14, -0.36], 0.013, 0.013, steel)
  kit.box([0.02, 0.045, 0.25], [0.06, 0.03, 0.2], 0.015, wood).box([0.02, 0.1, 0.33], [0.035, 0.06, 0.035], 0.02, wood)
  kit.sphere([0.02, 0.12, 0.12], 0.035, wood).box([0.02, 0.1, 0.25], [0.03, 0.04, 0.012], 0.004, steel)
  for (const [a, b] of pairs([0.14, 0.46, 0.2, 0.2, 0.1, 0.0, 0.18, 0.62])) kit.torus([a, 0.03, b], 0.03, 0.01, b > 0.3 ? 'z' : 'x', pale)
  return put(kit, 'workshop:bench-top', x, y, z)
}

/** Boards of different lengths leaning against the wall. */
function timber(x: number, z: number, side: number): Slab[] {
  const tones: readonly Rgb[] = triples([0.5, 0.33, 0.17, 0.6, 0.43, 0.25, 0.34, 0.19, 0.09])
  return [2.3, 2.05, 2.42, 1.8, 2.15].map((tall, i) =>
    block(x - side * i * 0.15, 0, z - 0.08 - (i % 3) * 0.06, 0.13, tall, 0.05, boards(tones[i % 3], tones[(i + 1) % 3], 0.07, true)))
}

/** A carpenter's workshop: tools on the wall, a heavy bench, timber, a lamp over it. */
export const workshop = defineSetting('workshop', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3 : 2.4)
  const planks = boards([0.46, 0.43, 0.38], [0.58, 0.55, 0.49], 0.22, true)
  const wx = stage.side * space.right * 0.52
  const wide = Math.min(2.9, space.right * 1.02)
  const bx = -stage.side * space.right * 0.42
  const top = boards([0.34, 0.2, 0.1], [0.46, 0.29, 0.15], 0.16, false, 0.3)
  const lamps = [bx, wx * 0.4].map((x) => pendant(x, 2.35, space.back - 0.9, [0.05, 0.14, 0.1], 0.9))
  const z = space.back - 0.86
  return {
    boxes: [
      ...shell(space, boards([0.24, 0.17, 0.11], [0.35, 0.25, 0.16], 0.24, true, 0.12),
        withWindow(stage, planks, wx, 1.05, space.right * 0.6, 1.25, [0.16, 0.09, 0.045], 3), planks),
      toolWall(bx, 1.2, space.back, wide, stage.seed, [0.055, 0.12, 0.13]),
      block(bx, 2.36, space.back - 0.3, wide, 0.05, 0.3, [0.3, 0.18, 0.09]),
      ...timber(stage.side * (space.right - 0.2), space.back, stage.side),
      ...(stage.atWall
        ? []
        : [
            block(bx, 0.8, z, wide + 0.3, 0.1, 0.8, top),
            block(bx, 0.2, z + 0.1, wide, 0.05, 0.6, [0.26, 0.15, 0.08]),
            ...[-1, 1].map((k) => block(bx + k * (wide / 2 - 0.02), 0, z + 0.06, 0.14, 0.8, 0.66, [0.3, 0.18, 0.09])),
            block(bx - stage.side * wide * 0.22, 0.5, z + 0.04, wide * 0.4, 0.3, 0.6, boards([0.36, 0.22, 0.12], [0.44, 0.28, 0.15], 0.15)),
            block(bx + stage.side * wide * 0.16, 0.25, z + 0.16, 0.46, 0.3, 0.4, [0.42, 0.05, 0.04])])],
    solids: [...(stage.atWall ? [] : [benchTop(bx, 0.9, z + 0.3)]), jarRow(bx, 2.41, space.back - 0.15, Math.round(wide / 0.42), stage.seed),
      ...lamps.map(({ solid }) => solid)],
    lights: [
      ...lamps.map(({ light }) => light),
      { position: [wx, 1.7, space.back - 0.9], color: stage.night ? [0.2, 0.25, 0.5] : [1.35, 1.2, 0.95], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.46, 0.41, 0.35], [1.2, 1.02, 0.78]),
  }
})

/** Two stacks of tires and a jack. */
function tires(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const rubber = kit.material({ color: linear('#1b1c1f'), specular: 0.25, gloss: 14 })
  const rim = kit.material({ color: linear('#b3bac2'), specular: 0.9, gloss: 50, metal: 0.5 })
  for (let i = 0; i < 4; i++) kit.torus([0, 0.12 + i * 0.22, -0.34], 0.24, 0.11, 'y', rubber)
  for (let i = 0; i < 2; i++) kit.torus([0.06, 0.12 + i * 0.22, 0.4], 0.24, 0.11, 'y', rubber)
  kit.torus([0.16, 0.8, 0.4], 0.24, 0.11, 'x', rubber).lathe([0.16, 0.8, 0.4], pairs([-0.05, 0.17, 0.05, 0.17]), 'x', rim, 0.01)
  return put(kit, 'garage:tires', x, 0, z)
}

/** A red tool chest on casters. */
function toolChest(x: number, z: number, color: Rgb): Slab[] {
  const drawers: Face = (axis, u, v, _x, _y, _z, out) => {
    const row = (v / 0.17) % 1
    const seam = axis === 2 && row < 0.06
    const grip = axis === 2 && row > 0.7 && row < 0.86 && u > 0.12 && u < 0.88
    matte(out, color[0] * (seam ? 0.3 : 1), color[1] * (seam ? 0.3 : 1), color[2] * (seam ? 0.3 : 1), 0.5)
    if (grip) matte(out, 0.6, 0.62, 0.65, 0.9)
  }
  return [block(x, 0.1, z, 1, 1.02, 0.55, drawers), block(x, 1.12, z + 0.06, 0.9, 0.34, 0.46, drawers),
    block(x, 0, z + 0.05, 0.94, 0.1, 0.45, [0.02, 0.02, 0.022])]
}

/** Height of the shelf over a garage's tools, meters. */
const SHELF = 2.5

/** A garage: roller door, tools, a red tool chest, tires, tube lights over concrete. */
export const garage = defineSetting('garage', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = lowRoom(stage, stage.empty ? 4 : 2.8, 3.3)
  const r = Math.max(1, stage.reach)
  const brick = masonry([0.5, 0.49, 0.46], [0.58, 0.57, 0.54], 0.42, 0.2, 0.05)
  const paint = plaster([0.44, 0.5, 0.54])
  const doorX = stage.side * space.right * 0.5
  const doorHalf = space.right * 0.42
  const doorTop = Math.min(2.5 * r, space.height - 0.4)
  const wall: Face = (axis, u, v, x, y, z, out) => {
    const dx = Math.abs(x - doorX)
    if (axis === 2 && dx < doorHalf && y < doorTop) {
      const panel = y / (doorTop / 5)
      const row = Math.floor(panel)
      const within = panel - row
      const pane = row === 3 && within > 0.2 && within < 0.8 && Math.abs((((dx / doorHalf) * 2.5) % 1) - 0.5) < 0.38
      if (pane) outdoors(stage, 0.5 + within * 0.4, out)
      else {
        const k = within < 0.05 ? 0.5 : within < 0.12 ? 1.15 : 1
        matte(out, 0.58 * k, 0.6 * k, 0.61 * k, 0.3)
      }
    } else if (axis === 2 && dx < doorHalf + 0.12 && y < doorTop + 0.12) matte(out, 0.12, 0.125, 0.13)
    else if (y < 1.1) {
      brick(axis, u, v, x, y, z, out)
      if (y > 1.02) matte(out, 0.72, 0.5, 0.03)
    } else paint(axis, u, v, x, y, z, out)
  }
  const floor: Face = (axis, _u, _v, x, _y, z, out) => {
    const k = 0.76 + 0.4 * fbm(x * 1.1 + 4, z * 1.1, 5)
    const oil = fbm(x * 0.8 + 9, z * 0.8 + 2, 3) > 0.66 ? 0.6 : 1
    matte(out, 0.33 * k * oil, 0.33 * k * oil, 0.325 * k * oil, 0.3)
    out[7] = 0.06
    if (axis === 1 && Math.abs(Math.abs(x - doorX * 0.6) - doorHalf * 1.05) < 0.06) matte(out, 0.75, 0.54, 0.03)
  }
  // A car stands in front of the door, unless a car is the subject.
  const carZ = stage.clearDepth + (space.back - stage.clearDepth) * 0.44
  const car = setPieces(
    stage,
    stage.allows('cars') && stage.groupHalfWidth < 1
      ? [{ kit: 'wheeled:car', at: [stage.side * stage.halfWidthAt(carZ) * (stage.empty ? 0.34 : 0.86), 0, carZ], height: 1.45 * r, turn: -stage.side * 0.6 }]
      : [])
  const tx = -stage.side * space.right * 0.46
  const wide = Math.min(3.5, space.right * 0.86)
  // Only a wide and high wall has room for a shelf over the tools.
  const stored = wide > 2.2 && space.height > SHELF + 0.5
  return {
    boxes: [
      ...shell(space, floor, wall),
      litCeiling(space, [0.5, 0.5, 0.49], [2.3, 2.35, 2.3], [0.16, 1.7], [1.5, 2.1]),
      toolWall(tx, 1.5, space.back, wide, stage.seed, [0.075, 0.085, 0.1]),
      ...(stored ? [block(tx, SHELF, space.back - 0.34, wide, 0.05, 0.34, [0.3, 0.32, 0.34])] : []),
      ...(stage.atWall
        ? []
        : [
            ...toolChest(tx - stage.side * wide * 0.24, space.back - 0.62, stage.palette[0] ?? [0.55, 0.025, 0.02]),
            block(tx + stage.side * wide * 0.3, 0.82, space.back - 0.66, wide * 0.5, 0.07, 0.64, plain([0.3, 0.32, 0.34], 0.7)),
            block(tx + stage.side * wide * 0.3, 0, space.back - 0.6, wide * 0.46, 0.82, 0.56, [0.1, 0.105, 0.115])])],
    solids: [
      ...car.solids,
      ...(stored ? [jarRow(tx, SHELF + 0.05, space.back - 0.17, Math.round(wide / 0.42), stage.seed)] : []),
      tires(-stage.side * (space.right - 0.6), space.back - 0.9),
      ...(stage.atWall ? [] : [benchTop(tx + stage.side * wide * 0.34, 0.89, space.back - 0.4)])],
    decals: car.decals,
    lights: [
      { position: [tx, 2.4, space.back - 1.2], color: [1.2, 1.2, 1.15], radius: 6 },
      { position: [doorX, 1.9, space.back - 1], color: stage.night ? [0.2, 0.25, 0.5] : [0.8, 0.85, 0.9], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.54, 0.55, 0.55], [1.05, 1.03, 0.98]),
  }
})

const PAINTS = ['#d8342b', '#2f6fd0', '#f2b92c', '#3f9a54', '#e8e4da', '#8a4fb0'] as const

/** Pots of brushes, tubes and a palette, for 1.2 m of a table. */
function paints(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const paint = PAINTS.map((hex) => kit.material({ color: linear(hex), specular: 0.5, gloss: 30 }))
  const clay = kit.material({ color: linear('#c9784a'), specular: 0.15 })
  const wood = kit.material({ color: linear('#b98a54'), specular: 0.2 })
  for (const [at, count] of pairs([-0.45, 5, 0.42, 4])) {
    kit.lathe([0, 0, at], pairs([0, 0.075, 0.17, 0.09]), 'y', clay, 0.006)
    for (let i = 0; i < count; i++) {
      const [a, b] = [Math.cos(i * 2.4) * 0.05, Math.sin(i * 2.4) * 0.05]
      kit.cone([a, 0.15, at + b], [a * 2.6, 0.38, at + b * 2.6], 0.011, 0.011, wood)
      kit.ellipsoid([a * 2.8, 0.42, at + b * 2.8], [0.02, 0.05, 0.02], paint[i % paint.length])
    }
  }
  kit.ellipsoid([0.06, 0.02, 0], [0.16, 0.015, 0.24], wood)
  for (let i = 0; i < 6; i++) kit.ellipsoid([0.06 + Math.cos(i) * 0.1, 0.037, Math.sin(i) * 0.17], [0.035, 0.014, 0.035], paint[i])
  return { kit: kit.build('artist:paints'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A painter's studio: a tall window with many panes, easels, canvases along the wall, paint on the floorboards. */
export const artistStudio = defineSetting('artist-studio', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.2 : 2.7)
  const brick = masonry([0.66, 0.64, 0.6], [0.74, 0.72, 0.69], 0.26, 0.1, 0.05)
  const planks = boards([0.36, 0.25, 0.15], [0.5, 0.36, 0.23], 0.18, true, 0.15)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    planks(axis, u, v, x, y, z, out)
    // Drops of paint, most of them around the easel.
    const [i, j] = [Math.floor(x / 0.16), Math.floor(z / 0.16)]
    const pick = hash2(i * 3 + 7, j * 5 + 1)
    const d = Math.hypot(x / 0.16 - i - 0.5, z / 0.16 - j - 0.5)
    if (pick < 0.86 || d > 0.1 + (pick - 0.86) * 2.4) return
    const [r, g, b] = linear(PAINTS[Math.floor(pick * 997) % PAINTS.length])
    matte(out, r, g, b, 0.3)
  }
  const wx = stage.side * space.right * 0.5
  const glass = withWindow(stage, brick, wx, 0.75, space.right * 0.78, 2.2, [0.03, 0.032, 0.035], 5)
  const works = [...MODERN, MASTERS[1], MASTERS[2]]
  const canvas = (at: number, y: number, width: number, height: number, i: number): Slab[] =>
    hungPainting(works[(i + stage.seed) % works.length], { ...{ at, y, width, height }, wall: space.back - (y > 0.5 ? 0 : 0.06 + (i % 2) * 0.12),
      gilded: false })
  const px = -stage.side * space.right * 0.5
  const easelZ = stage.clearDepth + (space.back - stage.clearDepth) * 0.4
  const near = stage.halfWidthAt(easelZ)
  const free = stage.allows('furniture')
  const easels: SetPiece[] = free
    ? [
        { kit: 'prop:easel', at: [stage.side * near * (stage.empty ? 0.16 : 0.74), 0, easelZ], height: 1.75, turn: stage.side * 0.35 },
        ...(stage.empty ? [{ kit: 'furniture:stool', at: [stage.side * near * 0.42, 0, easelZ - 0.5], height: 0.6 } as const] : [])]
    : []
  const stand = setPieces(stage, easels)
  const table: Rgb = [0.46, 0.31, 0.17]
  const tx = -stage.side * near * 0.82
  return {
    boxes: [
      ...shell(space, floor, glass, brick),
      ...canvas(px - 0.5, 1.55, 0.8, 1, 0),
      ...canvas(px + 0.5, 1.7, 0.7, 0.7, 1),
      ...canvas(px - 0.75, 0, 0.9, 1.15, 2),
      ...canvas(px + 0.1, 0, 0.75, 0.95, 3),
      ...canvas(px + 0.7, 0, 0.6, 0.75, 4),
      ...(free
        ? [
            block(tx, 0.74, easelZ + 0.1, 1.3, 0.05, 0.6, table),
            ...[-0.58, 0.58].map((at) => block(tx + at, 0, easelZ + 0.16, 0.06, 0.74, 0.48, [0.3, 0.19, 0.1]))]
        : [])],
    solids: [...stand.solids, ...(free ? [paints(tx, 0.79, easelZ + 0.36)] : [])],
    decals: stand.decals,
    lights: [
      { position: [wx, 2, space.back - 0.9], color: stage.night ? [0.3, 0.35, 0.6] : [1.4, 1.35, 1.25], radius: 7 },
      { position: [px, 2.4, space.back - 1.4], color: [0.8, 0.66, 0.45], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.58, 0.57, 0.54], [1.15, 1.08, 0.96]),
  }
})
