import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signPanel } from '../../../kits/buildings/facade.ts'
import { boards, type Face, masonry, matte, plain } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import type { Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, roomFor, shell } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

/** A small round table in a dark cloth, a little lamp and two glasses on it. */
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

/** A cellar of brick with a low stage and its curtain, a piano, tables with lamps, a sign of light. */
export const jazzClub = defineSetting('jazz-club', { indoor: true, time: 'night', vista: { height: 1.7, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.6 : 3)
  const side = stage.seed % 2 ? 1 : -1
  const brick = masonry([0.2, 0.075, 0.05], [0.32, 0.135, 0.09], 0.3, 0.11)
  const bandX = side * space.right * (stage.empty ? 0.3 : 0.45)
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
  // In a narrow picture the one who sings hides the wall beside them: the sign hangs over their head.
  const narrow = stage.aspect <= 0.8 && !stage.empty
  const signX = narrow ? 0 : -side * (space.right * 0.5)
  const signY = narrow ? Math.max(1.75, stage.eye + stage.halfHeightAt(space.back) * 0.6) : 1.75
  const depth = space.back - stage.clearDepth
  const played: SetPiece[] = stage.allows('furniture')
    ? [
        { kit: 'instrument:drum-kit', at: [bandX + side * half * 0.42, 0.22, space.back - depth * 0.3], height: 1.15 },
        { kit: 'instrument:microphone', at: [bandX - side * half * 0.72, 0.22, space.back - depth * 0.34], height: 1.5 },
        { kit: 'instrument:cello', at: [bandX - side * half * 0.3, 0.22, space.back - 0.35], height: 1.75 }]
    : []
  const band = setPieces(stage, played)
  const near = stage.clearDepth + depth * 0.28
  const tables = pairs([-side * 0.62, space.back - 0.8, -side * 0.9, near, side * 0.92, stage.clearDepth + depth * 0.16]).map(
    ([share, z]) => [share * Math.min(space.right, stage.halfWidthAt(z)) * 0.94, z] as const)
  const spot = side * Math.min(space.right * 0.4, 1.2)
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
