import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, matte, panel, plain, plaster, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { fronts } from '../../scenery/cupboards.ts'
import { block, indoorSky, shell, withWindow } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

const STEEL: Rgb = [0.5, 0.53, 0.57]
const WHITE: Rgb = [0.78, 0.8, 0.82]
const WORKTOP: Rgb = [0.045, 0.055, 0.07]
const LIQUIDS = ['#35c4e8', '#7ddc4a', '#f2509a', '#f5b52e', '#8f6bf0'] as const

/** Flasks with colored liquids, a rack of tubes and a round flask on a stand, 1.3 m of a bench. */
function glassware(x: number, y: number, z: number, seed: number): Solid {
  const kit = new KitBuilder()
  const glass = kit.material({ color: linear('#d5e9f0'), specular: 1, gloss: 90 })
  const steel = kit.material({ color: linear('#9aa3ad'), specular: 0.8, gloss: 40, metal: 0.5 })
  const wood = kit.material({ color: linear('#c99a5e'), specular: 0.2 })
  const liquid = (i: number): number => {
    const color = linear(LIQUIDS[(i + seed) % LIQUIDS.length])
    return kit.material({ color, specular: 1, gloss: 80, emission: [color[0] * 0.3, color[1] * 0.3, color[2] * 0.3] })
  }
  const neck = (at: number, from: number, to: number): void => {
    kit.cone([0, from, at], [0, to, at], 0.032, 0.032, glass).torus([0, to, at], 0.034, 0.012, 'y', glass)
  }
  // A pointed flask, a tall jar, the round flask on its ring, the tubes.
  kit.lathe([0, 0, -0.52], pairs([0, 0.14, 0.02, 0.15, 0.2, 0.05]), 'y', liquid(0), 0.01)
  neck(-0.52, 0.18, 0.33)
  kit.lathe([0, 0, -0.22], pairs([0, 0.075, 0.2, 0.075]), 'y', liquid(1), 0.008)
  kit.lathe([0, 0.2, -0.22], pairs([0, 0.077, 0.09, 0.077]), 'y', glass, 0.008)
  kit.sphere([0, 0.28, 0.1], 0.13, liquid(2))
  neck(0.1, 0.38, 0.56)
  kit.torus([0, 0.2, 0.1], 0.09, 0.012, 'y', steel).cone([-0.12, 0, 0.1], [-0.12, 0.62, 0.1], 0.013, 0.013, steel)
  kit.cone([-0.12, 0.2, 0.1], [-0.06, 0.2, 0.1], 0.01, 0.01, steel)
  kit.box([0, 0.012, 0.1], [0.14, 0.01, 0.1], 0.004, steel)
  kit.box([0, 0.02, 0.5], [0.06, 0.014, 0.19], 0.006, wood).box([0, 0.16, 0.5], [0.06, 0.008, 0.19], 0.006, wood)
  for (const s of [-0.18, 0.18]) kit.box([0, 0.09, 0.5 + s], [0.06, 0.08, 0.008], 0.004, wood)
  for (let i = 0; i < 4; i++) {
    const at = 0.38 + i * 0.08
    kit.cone([0, 0.05, at], [0, 0.13 + (i % 2) * 0.04, at], 0.026, 0.026, liquid(i + 1))
    kit.cone([0, 0.18, at], [0, 0.25, at], 0.024, 0.024, glass)
  }
  return { kit: kit.build(`glassware:${seed % 5}`), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

const GROUPS: readonly Rgb[] = triples([
  0.72, 0.16, 0.14, 0.8, 0.42, 0.1, 0.2, 0.4, 0.66, 0.16, 0.5, 0.46, 0.42, 0.55, 0.16, 0.72, 0.56, 0.12, 0.42, 0.24, 0.55])

/** The periodic table: 18 columns, seven periods and the two rows below, colored by group. */
function elements(x: number, y: number, z: number, width: number): Slab {
  const cell = width / 19.4
  const height = cell * 10.6
  return panel(x, y, z - 0.03, z, width, height, (axis, u, v, _x, _y, _z, out) => {
    matte(out, 0.86, 0.86, 0.84, 0.2)
    if (axis !== 2) return
    const a = u / cell - 0.7
    const b = (height - v) / cell - 0.6
    const column = Math.floor(a)
    const row = Math.floor(b)
    const gap = Math.min(a - column, 1 - a + column, b - row, 1 - b + row) < 0.07
    if (gap || column < 0 || column > 17 || row < 0 || row > 9 || row === 7) return
    const main = column < 2 || column > 11
    const there = row === 0 ? column === 0 || column === 17 : row < 3 ? main : row < 7 || (column > 2 && column < 17)
    if (!there) return
    const group = row > 7 ? 6 : column < 2 ? column : column < 12 ? 2 : column < 15 ? 3 : column < 17 ? 4 : 5
    const [r, g, blue] = GROUPS[group]
    matte(out, r, g, blue, 0.2)
  })
}

/** A bench with cupboards below and a dark worktop. */
function bench(x: number, z: number, width: number, deep: number, drawers: Face): Slab[] {
  return [
    block(x, 0, z + 0.06, width - 0.06, 0.1, deep - 0.08, [0.1, 0.11, 0.12]),
    block(x, 0.1, z + 0.04, width - 0.04, 0.76, deep - 0.06, drawers),
    block(x, 0.86, z, width, 0.05, deep, plain(WORKTOP, 0.6))]
}

/** Bottles on a shelf, painted on its face. */
const bottles: Face = (axis, u, v, _x, _y, _z, out) => {
  const at = Math.floor(u / 0.17)
  const du = Math.abs(u / 0.17 - at - 0.5)
  const tone = linear(LIQUIDS[(at * 7) % LIQUIDS.length])
  const tall = 0.2 + ((at * 5) % 3) * 0.05
  const inside = axis === 2 && v > 0 && (v < tall ? du < 0.36 : v < tall + 0.06 && du < 0.14)
  if (!inside) matte(out, WHITE[0] * 0.5, WHITE[1] * 0.52, WHITE[2] * 0.55)
  else if (v > tall) matte(out, 0.1, 0.1, 0.12)
  else if (v > tall * 0.3 && v < tall * 0.7) matte(out, 0.82, 0.82, 0.8)
  else matte(out, tone[0] * 0.8, tone[1] * 0.8, tone[2] * 0.8, 0.8)
}

/** A laboratory: benches with glassware, the periodic table on the wall, light panels overhead. */
export const laboratory = defineSetting('laboratory', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.55, horizon: 0.47 } }, (stage) => {
  const space = lowRoom(stage, stage.empty ? 3.4 : 2.6, 3.1)
  const side = stage.seed % 2 ? 1 : -1
  const paint = plaster([0.5, 0.6, 0.65])
  const drawers = fronts(WHITE, 0.6, 0.76, false, STEEL)
  const width = 2 * space.right
  const wx = side * space.right * 0.5
  const poster = Math.min(1.9, space.right * 0.86)
  const px = -side * space.right * 0.46
  const islandZ = stage.clearDepth + (space.back - stage.clearDepth) * 0.26
  const near = stage.halfWidthAt(islandZ)
  const islands = stage.empty ? [-0.62, 0.62].map((k) => k * near) : [-0.86, 0.86].map((k) => k * near)
  const islandWide = stage.empty ? near * 0.74 : near * 0.56
  const scope = setPieces(stage, [{ kit: 'tool:microscope', at: [islands[0] + islandWide * 0.22, 0.91, islandZ + 0.3], height: 0.5, turn: 0.4 }])
  return {
    boxes: [
      ...shell(space, tiles([0.55, 0.59, 0.62], [0.6, 0.64, 0.67], 0.6, 0.5), withWindow(stage, paint, wx, 1.15, space.right * 0.74, 1.2, [0.2, 0.25, 0.29], 3),
        paint),
      litCeiling(space, [0.74, 0.76, 0.78], [1.9, 2, 2.1], [0.5, 1.3], [1.7, 2]),
      ...bench(0, space.back - 0.66, width * 0.98, 0.66, drawers),
      shadowless(space.left, 0.91, space.back - 0.02, space.right, 1.02, space.back, plain([0.2, 0.42, 0.5], 0.4)),
      elements(px, 1.48, space.back, poster),
      block(px, 1.1, space.back - 0.2, poster, 0.3, 0.18, bottles),
      ...islands.flatMap((x) => bench(x, islandZ, islandWide, 0.72, fronts([0.16, 0.36, 0.44], 0.5, 0.76, false, STEEL)))],
    solids: [
      glassware(wx, 0.91, space.back - 0.4, stage.seed),
      glassware(islands[1] - islandWide * 0.08, 0.91, islandZ + 0.34, stage.seed + 2),
      ...(stage.empty ? [glassware(islands[0] - islandWide * 0.2, 0.91, islandZ + 0.34, stage.seed + 4)] : []),
      ...scope.solids],
    decals: scope.decals,
    lights: [{ position: [wx, 1.8, space.back - 0.9], color: stage.night ? [0.3, 0.4, 0.6] : [1.1, 1.15, 1.2], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.6, 0.63, 0.66], [1.1, 1.12, 1.12]),
  }
})
