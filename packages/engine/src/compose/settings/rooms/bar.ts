import { signPanel } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, matte, plain, plaster, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import { block, indoorSky, pendant, roomFor, shell } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

const BOTTLES: readonly Rgb[] = triples([0.5, 0.22, 0.03, 0.06, 0.3, 0.1, 0.65, 0.62, 0.55, 0.06, 0.2, 0.45, 0.55, 0.04, 0.05, 0.7, 0.45, 0.06])

/** Shelves of bottles before a wall that glows. */
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

/** A bar: a counter of dark wood with stools, lit bottles behind it, a sign of light. */
export const bar = defineSetting('bar', { indoor: true, time: 'night', vista: { height: 1.6, eye: 1.5, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3 : 2.6)
  const side = stage.seed % 2 ? 1 : -1
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
  const hung = stage.empty ? [-0.66, -0.33, 0.33, 0.66] : [-side * 0.72, -side * 0.2, side * 0.88]
  const lamps = hung.map((k) => pendant(k * space.right, 2.2, counter + 0.3, [0.3, 0.19, 0.05], 0.95))
  const text = stage.texts[0] ?? 'BAR'
  const signWide = Math.min(1.5, 0.36 * text.length + 0.3)
  const signX = stage.empty ? 0 : side * space.right * 0.5
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
