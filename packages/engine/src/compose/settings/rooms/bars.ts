import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signBoard, signPanel } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, masonry, matte, plain, plaster, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { jarRow, put } from '../../scenery/furnishings.ts'
import { block, bookWall, indoorSky, pendant, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

const BOTTLES: readonly Rgb[] = triples([0.5, 0.22, 0.03, 0.06, 0.3, 0.1, 0.65, 0.62, 0.55, 0.06, 0.2, 0.45, 0.55, 0.04, 0.05, 0.7, 0.45, 0.06])

/** Shelves of bottles in front of a glowing wall. */
const bottles: Face = (axis, u, v, _x, _y, _z, out) => {
  const shelf = 0.4
  const row = Math.floor(v / shelf)
  const y = v / shelf - row
  matte(out, 0.07, 0.04, 0.025, 0.4)
  if (axis !== 2 || y < 0.09) {
    if (y > 0.075) glow(out, 1.5, 0.85, 0.3)
    return
  }
  const at = Math.floor(u / 0.13)
  const pick = hash2(at * 7 + 1, row * 11 + 5)
  const s = Math.abs(u / 0.13 - at - 0.5) * 2
  const t = (y - 0.09) / (0.6 + 0.26 * pick)
  const wide = t < 0.58 ? 0.72 : t < 0.72 ? 0.72 - (t - 0.58) * 3.2 : 0.27
  if (pick < 0.08 || t > 1 || s > wide) {
    const light = 0.36 - 0.2 * y
    glow(out, light, light * 0.56, light * 0.2)
    return
  }
  const tone = BOTTLES[Math.floor(pick * 89) % BOTTLES.length]
  const label = t > 0.2 && t < 0.42
  const k = 0.5 + 0.6 * (1 - (s / wide) ** 2)
  if (t > 0.92) matte(out, 0.05, 0.04, 0.03)
  else if (label) matte(out, 0.72 * k, 0.66 * k, 0.52 * k)
  else {
    matte(out, tone[0] * k, tone[1] * k, tone[2] * k, 1)
    glow(out, tone[0] * 0.5, tone[1] * 0.4, tone[2] * 0.35)
  }
}

/** A bar: a dark wood counter with stools, lit bottles behind it, a lit sign. */
export const bar = defineSetting('bar', { indoor: true, time: 'night', vista: { height: 1.6, eye: 1.5, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3 : 2.6)
  const dark = boards([0.1, 0.05, 0.028], [0.17, 0.09, 0.05], 0.2, true, 0.3)
  const paint = plaster([0.05, 0.085, 0.09])
  const wall: Face = (axis, u, v, x, y, z, out) => (y < 1 ? dark : paint)(axis, u, v, x, y, z, out)
  const wide = space.right * 1.84
  const front: Face = (axis, u, v, x, y, z, out) => {
    dark(axis, u, v, x, y, z, out)
    const panel = Math.abs((u / 0.7) % 1)
    if (axis === 2 && (panel < 0.07 || panel > 0.93 || v < 0.1 || v > 0.92)) matte(out, 0.22, 0.115, 0.055, 0.4)
  }
  const counter = space.back - 1.45
  const hung = stage.empty ? [-0.66, -0.33, 0.33, 0.66] : [-stage.side * 0.72, -stage.side * 0.2, stage.side * 0.88]
  const lamps = hung.map((k) => pendant(k * space.right, 2.2, counter + 0.3, [0.3, 0.19, 0.05], 0.95))
  const text = stage.texts[0] ?? 'BAR'
  const signWide = Math.min(1.5, 0.36 * text.length + 0.3)
  const signX = stage.empty ? 0 : stage.side * space.right * 0.5
  const top = Math.min(2.32, space.height - 0.9)
  const places = stage.empty ? [-0.7, -0.36, 0, 0.36, 0.7] : [-0.78, -0.46, 0.46, 0.78]
  const stools: SetPiece[] =
    stage.allows('furniture') && !stage.hasSeat ? places.map((k) => ({ kit: 'furniture:stool', at: [k * space.right, 0, counter - 0.42], height: 0.8 })) : []
  const seats = setPieces(stage, stools)
  return {
    boxes: [
      ...shell(space, boards([0.13, 0.075, 0.042], [0.22, 0.13, 0.075], 0.16, true, 0.35), wall),
      shadowless(-wide * 0.42, 1.02, space.back - 0.2, wide * 0.42, 1.02 + 0.4 * 3, space.back, bottles),
      block(0, 0, space.back - 0.42, wide * 0.9, 0.96, 0.42, dark),
      block(0, 0.96, space.back - 0.46, wide * 0.92, 0.05, 0.46, plain([0.12, 0.06, 0.03], 0.6)),
      block(0, 0, counter, wide, 1.04, 0.55, front),
      block(0, 1.04, counter - 0.12, wide * 1.03, 0.07, 0.8, plain([0.24, 0.12, 0.055], 0.8)),
      block(0, 0.2, counter - 0.12, wide, 0.035, 0.035, plain([0.6, 0.42, 0.14], 0.9)),
      signPanel(signX, top, space.back - 0.06, space.back, signWide, 0.5, text, [0.02, 0.02, 0.022], [1, 0.35, 0.3], [3, 0.6, 0.5], 'sans')],
    solids: [...seats.solids, ...lamps.map(({ solid }) => solid)],
    decals: seats.decals,
    lights: [...lamps.map(({ light }) => light), { position: [0, 1.8, space.back - 0.5], color: [1.5, 0.85, 0.32], radius: 5 }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.27, 0.24, 0.24], [0.85, 0.68, 0.5]),
  }
})

/** Round table with two chairs. */
function table(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.3, 0.16, 0.07], specular: 0.35, gloss: 26 })
  const iron = kit.material({ color: [0.03, 0.03, 0.03], specular: 0.4 })
  const cup = kit.material({ color: [0.82, 0.8, 0.76], specular: 0.8, gloss: 50 })
  kit.ellipsoid([0, 0.74, 0], [0.42, 0.03, 0.42], wood).cone([0, 0, 0], [0, 0.72, 0], 0.05, 0.04, iron).ellipsoid([0, 0.03, 0], [0.26, 0.04, 0.26], iron)
  kit.cone([0.08, 0.79, 0.1], [0.08, 0.86, 0.1], 0.05, 0.06, cup)
  for (const s of [-1, 1]) {
    kit.box([0, 0.45, s * 0.7], [0.2, 0.02, 0.2], 0.02, wood).box([0, 0.78, s * 0.9], [0.19, 0.16, 0.012], 0.02, wood)
    for (const a of [-0.16, 0.16]) for (const b of [-0.16, 0.16]) kit.cone([a, 0, s * 0.7 + b], [a, 0.45, s * 0.7 + b], 0.022, 0.022, iron)
  }
  return { kit: kit.build('cafe-indoor-table'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

export const cafe = defineSetting('cafe', { indoor: true, time: 'morning', vista: { height: 1.5, eye: 1.4, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, 2.8)
  const brick = masonry([0.32, 0.14, 0.09], [0.48, 0.24, 0.16], 0.26, 0.1)
  const wx = stage.side * space.right * 0.48
  const lamps = [-0.6, -0.1, 0.42].map((c) => pendant(c * space.right, 2.5, space.back - 1.1, [0.12, 0.1, 0.08], 0.85))
  const bar = -stage.side * space.right * 0.5
  const text = stage.texts[0] ?? 'COFFEE'
  return {
    boxes: [
      ...shell(space, boards([0.22, 0.13, 0.07], [0.36, 0.22, 0.13], 0.16), withWindow(stage, brick, wx, 0.8, 1.7, 1.5, [0.05, 0.05, 0.05], 3), brick),
      block(bar, 0, space.back - 1, space.right * 0.8, 1.02, 0.6, boards([0.1, 0.2, 0.18], [0.14, 0.26, 0.23], 0.24, true)),
      block(bar, 1.02, space.back - 1.04, space.right * 0.84, 0.05, 0.68, [0.34, 0.2, 0.1]),
      block(bar, 1.55, space.back - 0.26, space.right * 0.7, 0.04, 0.26, [0.3, 0.18, 0.09]),
      // Books by the window if there is room for them.
      ...(space.right > 2.4 ? [block(stage.side * (space.right - 0.5), 0, space.back - 0.34, 0.9, 2.05, 0.34, bookWall([0.2, 0.11, 0.06]))] : []),
      shadowless(bar - 0.8, 1.98, space.back - 0.06, bar + 0.8, 2.46, space.back, signBoard(text, 1.6, 0.48, [0.02, 0.022, 0.02], [0.8, 0.76, 0.66]))],
    solids: [table(wx * 0.92, space.back - 1), jarRow(bar, 1.61, space.back - 0.14, 6, stage.seed), jarRow(bar, 1.09, space.back - 0.75, 3, stage.seed + 1),
      ...lamps.map((lamp) => lamp.solid)],
    sprites: stage.allows('plants') ? [sprite(plantTexture('potted-plant', stage.seed, 1), bar + space.right * 0.28, 1.07, space.back - 0.7, 0.5, false)] : [],
    lights: [
      ...lamps.map((lamp) => lamp.light),
      { position: [wx, 1.6, space.back - 0.9], color: stage.night ? [0.25, 0.3, 0.6] : [1.2, 1.1, 0.95], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.43, 0.36], [1.15, 0.95, 0.7]),
  }
})

/** A small round table with a dark cloth, a little lamp and two glasses. */
function lampTable(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const cloth = kit.material({ color: linear('#5c1420'), specular: 0.05 })
  const brass = kit.material({ color: linear('#c9a25c'), metal: 0.6, specular: 1, gloss: 50 })
  const shade = kit.material({ color: [1, 0.6, 0.25], emission: [3.4, 1.7, 0.55] })
  const glass = kit.material({ color: linear('#c98a3c'), specular: 1.2, gloss: 80 })
  const wood = kit.material({ color: linear('#3a2014'), specular: 0.3 })
  kit.lathe([0, 0, 0], pairs([0.22, 0.44, 0.7, 0.38, 0.74, 0.34, 0.75, 0]), 'y', cloth, 0.02)
  kit.cone([0, 0, 0], [0, 0.3, 0], 0.05, 0.05, wood)
  kit.cone([0, 0.76, 0], [0, 0.9, 0], 0.03, 0.015, brass).cone([0, 0.92, 0], [0, 1.04, 0], 0.1, 0.05, shade)
  for (const s of [-0.22, 0.22]) kit.cone([0.12, 0.79, s], [0.12, 0.88, s], 0.035, 0.042, glass)
  for (const s of [-0.62, 0.62]) {
    kit.box([0, 0.45, s], [0.18, 0.02, 0.18], 0.02, wood).box([0, 0.78, s * 1.28], [0.17, 0.16, 0.012], 0.02, wood)
    for (const a of [-0.15, 0.15]) kit.cone([a, 0, s], [a, 0.45, s], 0.02, 0.02, wood)
  }
  return put(kit, 'jazz:table', x, 0, z)
}

/** A brick cellar with a low stage and curtain, a piano, tables with lamps, a lit sign. */
export const jazzClub = defineSetting('jazz-club', { indoor: true, time: 'night', vista: { height: 1.7, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.6 : 3)
  const brick = masonry([0.2, 0.075, 0.05], [0.32, 0.135, 0.09], 0.3, 0.11)
  const bandX = stage.side * space.right * (stage.empty ? 0.3 : 0.45)
  const half = Math.min(space.right * 0.6, 1.9)
  const wall: Face = (axis, u, v, x, y, z, out) => {
    brick(axis, u, v, x, y, z, out)
    if (axis !== 2 || Math.abs(x - bandX) > half) return
    const fold = 0.4 + 0.6 * (0.5 + 0.5 * Math.sin(u * 15 + Math.sin(v * 0.8) * 0.5))
    matte(out, 0.3 * fold, 0.012 * fold, 0.03 * fold, 0.1)
  }
  const oak = boards([0.16, 0.08, 0.04], [0.26, 0.14, 0.075], 0.16, true, 0.4)
  const text = stage.texts[0] ?? 'JAZZ'
  const signWide = Math.min(space.right * 0.8, 0.34 * text.length + 0.35)
  // In a narrow picture the singer hides the wall at their sides: the sign hangs over their head.
  const narrow = stage.aspect <= 0.8 && !stage.empty
  const signX = narrow ? 0 : -stage.side * (space.right * 0.5)
  const signY = narrow ? Math.max(1.75, stage.eye + stage.halfHeightAt(space.back) * 0.6) : 1.75
  const depth = space.back - stage.clearDepth
  const played: SetPiece[] = stage.allows('furniture')
    ? [
        { kit: 'instrument:drum-kit', at: [bandX + stage.side * half * 0.42, 0.22, space.back - depth * 0.3], height: 1.15 },
        { kit: 'instrument:microphone', at: [bandX - stage.side * half * 0.72, 0.22, space.back - depth * 0.34], height: 1.5 },
        { kit: 'instrument:cello', at: [bandX - stage.side * half * 0.3, 0.22, space.back - 0.35], height: 1.75 }]
    : []
  const band = setPieces(stage, played)
  const near = stage.clearDepth + depth * 0.28
  const tables = pairs([-stage.side * 0.62, space.back - 0.8, -stage.side * 0.9, near, stage.side * 0.92, stage.clearDepth + depth * 0.16]).map(
    ([share, z]) => [share * Math.min(space.right, stage.halfWidthAt(z)) * 0.94, z] as const)
  const spot = stage.side * Math.min(space.right * 0.4, 1.2)
  return {
    boxes: [
      ...shell(space, oak, wall, brick),
      block(bandX, 0, space.back - depth * 0.5, half * 2, 0.22, depth * 0.5, plain([0.05, 0.03, 0.022], 0.4)),
      block(bandX, 0.16, space.back - depth * 0.5 - 0.02, half * 2, 0.05, 0.03, plain([0.5, 0.34, 0.1], 0.8)),
      signPanel(signX, signY, space.back - 0.06, space.back, signWide, 0.6, text, [0.03, 0.02, 0.03], [0.4, 0.7, 1], [0.7, 1.5, 3.4])],
    solids: [...band.solids, ...(stage.allows('furniture') ? tables.map(([x, z]) => lampTable(x, z)) : [])],
    decals: band.decals,
    lights: [
      ...tables.map(([x, z]) => ({ position: [x, 1.15, z - 0.15] as const, color: [1.1, 0.55, 0.2] as const, radius: 3 })),
      { position: [bandX, 2.6, space.back - depth * 0.5], color: [1.5, 0.75, 0.9], radius: 4.5 },
      { position: [signX, signY + 0.25, space.back - 0.6], color: [0.25, 0.55, 1.3], radius: 3.4 },
      { position: [spot, 2.7, -1.2], color: [1.9, 1.4, 0.85], radius: 5.5 }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.12, 0.1, 0.15], [0.55, 0.44, 0.34]),
    exposure: 0.95,
  }
})
