import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, type Face, matte, type Slab, shadowless, slab, thatch } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { put } from '../../scenery/furnishings.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'
import { beach } from '../shores/beach.ts'

/** An open bar under a roof of straw on the sand: stools before its counter, bottles in it, the sea behind. */
export const beachBar = defineSetting('beach-bar', { ...beach, vista: { height: 2.8, eye: 1.6, horizon: 0.46 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2, stage.reach))
  const side = stage.seed % 2 ? 1 : -1
  const front = stage.clearDepth + (stage.empty ? 2.3 : 0.9) * r
  const deep = 1.7 * r
  // The sand goes on behind the bar.
  const shore = beach.build({ ...stage, empty: false, clearDepth: front + deep + 0.3 * r })
  const half = Math.min(2.1 * r, stage.halfWidthAt(front) * (stage.empty ? 0.78 : 0.9))
  const x = stage.empty ? 0 : side * Math.min(0.35 * r, stage.halfWidthAt(front) * 0.12)
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
