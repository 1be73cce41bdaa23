import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, plain, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { fbm } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { indoorSky, roomFor, shell } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

const SEAT = 0.62

/** A row of red seats from behind. */
function seats(x: number, y: number, z: number, count: number, scale: number): Solid {
  const kit = new KitBuilder()
  const velvet = kit.material({ color: linear('#a31526'), specular: 0.08 })
  const dark = kit.material({ color: linear('#1d1a1c'), specular: 0.3 })
  for (let i = 0; i < count; i++) {
    const at = (i - (count - 1) / 2) * SEAT
    kit.box([0, 0.68, at], [0.04, 0.3, 0.2], 0.07, velvet).box([-0.25, 0.4, at], [0.2, 0.05, 0.2], 0.05, velvet)
    kit.box([0.02, 0.22, at], [0.03, 0.2, 0.18], 0.02, dark)
  }
  for (let i = 0; i <= count; i++) {
    const at = (i - count / 2) * SEAT
    kit.box([-0.14, 0.6, at], [0.2, 0.025, 0.03], 0.02, dark).box([-0.1, 0.3, at], [0.04, 0.28, 0.02], 0.01, dark)
  }
  return put(kit, `cinema:seats:${count}`, x, y, z, Math.PI / 2, scale)
}

/** Rows of red seats that go down to the screen, its picture the light of the house. */
export const cinema = defineSetting('cinema', { indoor: true, time: 'night', vista: { height: 1.9, eye: 1.9, horizon: 0.5 } }, (stage) => {
  const r = Math.max(1, Math.min(2.2, stage.reach))
  const room = roomFor(stage, 7, 5)
  const back = room.back
  const half = Math.min(room.right * 0.84, 4.6 * r)
  const tall = Math.min(half * 0.96, stage.halfHeightAt(back) * 1.3)
  const low = 1.15 * r
  const sun = (stage.seed % 2 ? 1 : -1) * 0.2
  const picture: Face = (axis, u, v, _x, _y, _z, out) => {
    const [s, t] = [u / (2 * half) - 0.5, v / tall]
    matte(out, 0.02, 0.02, 0.02)
    if (axis !== 2) return
    // A film: a low sun over a range of mountains and a plain.
    const range = 0.34 + 0.2 * fbm(s * 5 + stage.seed, 2, 4)
    const ridge = 0.24 + 0.13 * fbm(s * 9 + 7, stage.seed, 4)
    const disc = Math.hypot((s - sun) * ((2 * half) / tall), t - 0.56)
    const sky = [1.5 - 0.9 * t, 0.75 - 0.3 * t, 0.35 + 0.35 * t]
    const k = disc < 0.13 ? 2.2 : 1 + 0.9 * Math.exp(-disc * 4)
    if (t < ridge) glow(out, 0.09 + 0.1 * t, 0.05 + 0.06 * t, 0.09)
    else if (t < range) glow(out, 0.42, 0.22, 0.26)
    else glow(out, sky[0] * k, sky[1] * k, sky[2] * (disc < 0.13 ? 1.6 : 1))
  }
  const curtain: Face = (_axis, u, _v, _x, _y, _z, out) => {
    const fold = 0.35 + 0.65 * (0.5 + 0.5 * Math.sin((u / r) * 16))
    matte(out, 0.3 * fold, 0.012 * fold, 0.03 * fold, 0.08)
  }
  const wall: Face = (axis, u, v, _x, y, z, out) => {
    const panel = Math.abs(z / (1.6 * r) - Math.round(z / (1.6 * r))) * 1.6
    matte(out, 0.13, 0.035, 0.045)
    if (axis === 0 && panel < 0.12) {
      const lamp = Math.abs(y / r - 2.1)
      matte(out, 0.06, 0.02, 0.025)
      if (lamp < 0.26) glow(out, 1.5, 0.8, 0.3)
    } else if (axis === 2) curtain(axis, u, v, 0, y, z, out)
  }
  const aisle = Math.max(0.75 * r, stage.groupHalfWidth + 0.25)
  const carpet: Face = (axis, _u, _v, x, _y, z, out) => {
    const swirl = fbm((x * 3) / r, (z * 3) / r, 3)
    matte(out, 0.12 + 0.1 * swirl, 0.015, 0.03)
    const edge = Math.abs(Math.abs(x) - aisle + 0.06 * r) < 0.03 * r
    const dot = Math.abs(z / (0.5 * r) - Math.round(z / (0.5 * r))) < 0.12
    if (axis === 1 && edge && dot) glow(out, 1.6, 1, 0.4)
  }
  const first = stage.clearDepth + (stage.empty ? -1.6 : 0.5) * r
  const rows = stage.allows('furniture') && !stage.hasSeat ? [0, 1, 2, 3, 4] : []
  const benches = rows.flatMap((row) => {
    const z = first + row * 1.15 * r
    const count = Math.max(2, Math.min(8, Math.ceil((stage.halfWidthAt(z) * 1.05 - aisle) / (SEAT * r))))
    return [-1, 1].map((s) => seats(s * (aisle + (count * SEAT * r) / 2 + 0.05), 0, z, count, r))
  })
  return {
    boxes: [
      ...shell(room, carpet, wall),
      shadowless(-half, low, back - 0.2 * r, half, low + tall, back - 0.1 * r, picture),
      ...[-1, 1].map((s) =>
        shadowless(s < 0 ? -half - 0.9 * r : half - 0.05, 0.4 * r, back - 0.4 * r, s < 0 ? -half + 0.05 : half + 0.9 * r, low + tall + 0.7 * r, back - 0.2 * r,
          curtain)),
      slab(-half - r, 0, back - 0.9 * r, half + r, 0.5 * r, back, plain([0.05, 0.02, 0.022], 0.2))],
    solids: benches,
    lights: [
      { position: [sun * half, low + tall * 0.5, back - 1.4 * r], color: [2.2, 1.2, 0.7], radius: 8 * r },
      { position: [0, 2.6 * r, -1.4 * r], color: [1.5, 1.15, 0.85], radius: 6 * r },
      { position: [0, 1.6 * r, first + 1.2 * r], color: [0.9, 0.5, 0.4], radius: 5 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.17, 0.13, 0.15], [0.55, 0.45, 0.4]),
  }
})
