import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, masonry, matte, type Slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { hungPainting, MASTERS, MODERN } from '../../scenery/artworks.ts'
import { block, indoorSky, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

const PAINTS = ['#d8342b', '#2f6fd0', '#f2b92c', '#3f9a54', '#e8e4da', '#8a4fb0'] as const

/** Pots of brushes, tubes and a palette, 1.2 m of a table. */
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

/** A painter's studio: a tall window of many panes, easels, canvases along the wall, paint on the boards. */
export const artistStudio = defineSetting('artist-studio', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.5, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.2 : 2.7)
  const side = stage.seed % 2 ? 1 : -1
  const brick = masonry([0.66, 0.64, 0.6], [0.74, 0.72, 0.69], 0.26, 0.1, 0.05)
  const planks = boards([0.36, 0.25, 0.15], [0.5, 0.36, 0.23], 0.18, true, 0.15)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    planks(axis, u, v, x, y, z, out)
    // Drops of paint, more of them where the easel stands.
    const [i, j] = [Math.floor(x / 0.16), Math.floor(z / 0.16)]
    const pick = hash2(i * 3 + 7, j * 5 + 1)
    const d = Math.hypot(x / 0.16 - i - 0.5, z / 0.16 - j - 0.5)
    if (pick < 0.86 || d > 0.1 + (pick - 0.86) * 2.4) return
    const [r, g, b] = linear(PAINTS[Math.floor(pick * 997) % PAINTS.length])
    matte(out, r, g, b, 0.3)
  }
  const wx = side * space.right * 0.5
  const glass = withWindow(stage, brick, wx, 0.75, space.right * 0.78, 2.2, [0.03, 0.032, 0.035], 5)
  const works = [...MODERN, MASTERS[1], MASTERS[2]]
  const canvas = (at: number, y: number, width: number, height: number, i: number): Slab[] =>
    hungPainting(works[(i + stage.seed) % works.length], { ...{ at, y, width, height }, wall: space.back - (y > 0.5 ? 0 : 0.06 + (i % 2) * 0.12),
      gilded: false })
  const px = -side * space.right * 0.5
  const easelZ = stage.clearDepth + (space.back - stage.clearDepth) * 0.4
  const near = stage.halfWidthAt(easelZ)
  const free = stage.allows('furniture')
  const easels: SetPiece[] = free
    ? [
        { kit: 'prop:easel', at: [side * near * (stage.empty ? 0.16 : 0.74), 0, easelZ], height: 1.75, turn: side * 0.35 },
        ...(stage.empty ? [{ kit: 'furniture:stool', at: [side * near * 0.42, 0, easelZ - 0.5], height: 0.6 } as const] : [])]
    : []
  const stand = setPieces(stage, easels)
  const table: Rgb = [0.46, 0.31, 0.17]
  const tx = -side * near * 0.82
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
