import { KitBuilder, linear, mixColor } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, matte, plain, plaster, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { jarRow } from '../../scenery/furnishings.ts'
import { block, indoorSky, pendant, roomFor, shell } from '../../scenery/rooms.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

/** A chair that turns and rises: padded seat, headrest, arms, a rest for the feet. */
function salonChair(x: number, z: number, turn: number, leather: Rgb): Solid {
  const kit = new KitBuilder()
  const pad = kit.material({ color: leather, specular: 0.45, gloss: 24 })
  const chrome = kit.material({ color: linear('#cfd5dc'), metal: 0.7, specular: 1, gloss: 60 })
  kit.lathe([0, 0, 0], pairs([0, 0.32, 0.05, 0.28, 0.08, 0.08, 0.42, 0.07]), 'y', chrome, 0.01)
  kit.box([0.02, 0.52, 0], [0.25, 0.05, 0.25], 0.06, pad).box([-0.26, 0.88, 0], [0.045, 0.3, 0.23], 0.06, pad)
  kit.box([-0.3, 1.3, 0], [0.04, 0.07, 0.14], 0.05, pad).cone([-0.3, 1.1, 0], [-0.3, 1.28, 0], 0.02, 0.02, chrome)
  for (const s of [-0.33, 0.33]) {
    kit.box([0, 0.76, s], [0.22, 0.025, 0.035], 0.025, pad)
    kit.cone([0.18, 0.5, s], [0.2, 0.74, s], 0.02, 0.02, chrome)
  }
  kit.cone([0.26, 0.46, 0], [0.48, 0.2, 0], 0.025, 0.025, chrome).box([0.5, 0.19, 0], [0.07, 0.012, 0.18], 0.012, chrome)
  return { kit: kit.build(`salon-chair:${leather.join()}`), position: [x, 0, z], yaw: Math.PI / 2 + turn, scale: 1, instance: 0 }
}

/** A mirror on the back wall with lamps around it: a rectangle, or an arch when `arched`. */
function mirror(x: number, z: number, width: number, tall: number, arched: boolean, wall: Face, along: number): Slab {
  const half = width / 2
  // Each shows another part of the room: what is far off moves with the place.
  const pane0 = -0.16 - 0.5 * along
  const lamp0 = 0.24 - 0.42 * along
  const face: Face = (axis, u, v, px, py, pz, out) => {
    const dx = u - half
    const up = Math.max(0, v - (tall - half))
    const inside = half - (arched && up > 0 ? Math.hypot(dx, up) : Math.abs(dx))
    const edge = Math.min(inside, v, arched ? 1 : tall - v)
    if (axis !== 2 || edge < 0) {
      wall(axis, u, v, px, py, pz, out)
      return
    }
    if (edge < 0.055) {
      matte(out, 0.9, 0.88, 0.84)
      glow(out, 2.1, 1.8, 1.35)
      return
    }
    // What a mirror shows of the room: dark below, a window in soft light, a lamp, the head of the chair before it.
    const [s, t] = [dx / width, v / tall]
    const depth = 0.16 + 0.3 * t
    matte(out, 0.2 * depth, 0.17 * depth, 0.16 * depth, 1)
    const far = wallTone(t)
    glow(out, far[0], far[1], far[2])
    const pane = Math.abs(s - pane0) < 0.15 && t > 0.42 && t < 0.82
    if (pane) {
      const bar = Math.abs(s - pane0) < 0.012 || Math.abs(t - 0.62) < 0.012
      const sky = bar ? 0.16 : 0.42 + 0.4 * t
      glow(out, sky * 0.85, sky * 0.95, sky)
    }
    const lamp = Math.hypot((s - lamp0) * width, (t - 0.78) * tall) / width
    if (lamp < 0.07) glow(out, 1.6, 1.25, 0.8)
    const back = Math.max(Math.abs(s - 0.02 + 0.16 * along) - 0.2, (t - 0.2) * 1.3)
    if (back < 0) glow(out, 0.02, 0.028, 0.03)
    if (Math.abs(s - t * 0.5 + 0.02 + 0.3 * along) < 0.03) glow(out, 0.5, 0.5, 0.5)
  }
  return shadowless(x - half, 0.98, z - 0.03, x + half, 0.98 + tall, z, face)
}

/** The far wall in a mirror, `t` of the way up: boards, then paint that grows brighter. */
function wallTone(t: number): Rgb {
  const k = 0.5 + 0.5 * t
  return t < 0.3 ? [0.13, 0.1, 0.085] : [0.22 * k, 0.185 * k, 0.17 * k]
}

/** The striped pole of a barber. */
function pole(x: number, z: number): { readonly box: Slab; readonly solid: Solid } {
  const stripes: Face = (_axis, u, v, _x, _y, _z, out) => {
    const at = (((v * 2.6 + u * 2.6) % 1) + 1) % 1
    const tone: Rgb = at < 0.28 ? [0.7, 0.03, 0.04] : at > 0.5 && at < 0.78 ? [0.03, 0.1, 0.42] : [0.88, 0.88, 0.86]
    matte(out, tone[0], tone[1], tone[2], 0.8)
    glow(out, tone[0] * 0.5, tone[1] * 0.5, tone[2] * 0.5)
  }
  const kit = new KitBuilder()
  const chrome = kit.material({ color: linear('#cfd5dc'), metal: 0.7, specular: 1, gloss: 60 })
  for (const y of [0, 0.86]) kit.lathe([0, y - 0.03, 0], pairs([0, 0.14, 0.06, 0.14]), 'y', chrome, 0.01)
  kit.sphere([0, 0.97, 0], 0.1, chrome)
  return {
    box: block(x, 1.35, z - 0.22, 0.19, 0.84, 0.19, stripes),
    solid: { kit: kit.build('barber-pole'), position: [x, 1.35, z - 0.125], yaw: 0, scale: 1, instance: 0 },
  }
}

function salon(stage: Stage, barber: boolean): BuiltPlace {
  const space = roomFor(stage, 2.5)
  const side = stage.seed % 2 ? 1 : -1
  const upper = plaster(stage.palette[0] ? mixColor(stage.palette[0], [0.7, 0.68, 0.66], 0.35) : barber ? [0.06, 0.13, 0.11] : [0.72, 0.5, 0.45])
  const lower = barber ? tiles([0.76, 0.77, 0.76], [0.8, 0.8, 0.79], 0.16, 0.6) : boards([0.66, 0.58, 0.52], [0.72, 0.64, 0.58], 0.16, true)
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y > 0.9) upper(axis, u, v, x, y, z, out)
    else lower(axis, u, v, x, y, z, out)
    if (Math.abs(y - 0.9) < 0.025) matte(out, barber ? 0.02 : 0.6, barber ? 0.02 : 0.44, barber ? 0.022 : 0.22, 0.4)
  }
  const floor = barber ? tiles([0.04, 0.04, 0.042], [0.72, 0.72, 0.7], 0.45, 0.6) : boards([0.46, 0.34, 0.24], [0.56, 0.43, 0.31], 0.2, true, 0.3)
  const pairs = Math.max(1, Math.round(space.right / 1.9))
  const bay = (space.right * 0.96) / (pairs + (stage.empty ? 0.5 : 0))
  const spots = Array.from({ length: pairs }, (_, i) => (i + (stage.empty ? 1 : 0.5)) * bay)
  const stations = [...(stage.empty ? [0] : []), ...spots.flatMap((x) => [-x, x])]
  const width = Math.min(0.95, bay * 0.62)
  const leather: Rgb = barber ? [0.38, 0.02, 0.02] : [0.1, 0.16, 0.17]
  const marble = plain(barber ? [0.05, 0.05, 0.052] : [0.78, 0.75, 0.71], 0.6)
  const chairZ = space.back - 1.25
  const striped = pole(side * space.right * 0.94, space.back)
  const seats = stage.allows('furniture') && !stage.hasSeat
  const lamps = [-0.55, 0.55].map((k) => pendant(k * space.right, 2.45, space.back - 0.9, barber ? [0.04, 0.04, 0.042] : [0.62, 0.45, 0.2], 0.7))
  return {
    boxes: [
      ...shell(space, floor, wall),
      ...stations.flatMap((x) => [
        mirror(x, space.back, width, 1.25, !barber, upper, x / space.right),
        block(x, 0.82, space.back - 0.34, bay * 0.84, 0.05, 0.34, marble),
        block(x, 0.5, space.back - 0.28, width * 0.9, 0.32, 0.28, barber ? [0.16, 0.075, 0.035] : [0.66, 0.6, 0.55])]),
      ...(barber ? [striped.box] : [])],
    solids: [
      ...stations.map((x, i) => jarRow(x, 0.87, space.back - 0.17, 3, stage.seed + i)),
      ...(seats ? stations.slice(0, 5).map((x) => salonChair(x * 1.02, chairZ, x === 0 ? 0.3 : -Math.sign(x) * 0.45, leather)) : []),
      ...lamps.map(({ solid }) => solid),
      ...(barber ? [striped.solid] : [])],
    lights: [...lamps.map(({ light }) => light), { position: [stations[0], 1.9, space.back - 0.8], color: [0.8, 0.7, 0.55], radius: 4 }],
    sky: (sky) => indoorSky(sky, stage, barber ? [0.48, 0.48, 0.46] : [0.6, 0.56, 0.53], [1.12, 1.02, 0.9]),
  }
}

/** A hairdresser's: arched mirrors with light around them, chairs, bottles. */
export const hairSalon = defineSetting('hair-salon', { indoor: true, time: 'day', vista: { height: 1.5, eye: 1.45, horizon: 0.47 } }, (stage) =>
  salon(stage, false))

/** A barber's: red leather, chequered floor, the striped pole. */
export const barbershop = defineSetting('barbershop', { indoor: true, time: 'day', vista: { height: 1.5, eye: 1.45, horizon: 0.47 } }, (stage) =>
  salon(stage, true))
