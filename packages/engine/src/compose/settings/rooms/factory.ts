import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, plain, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs, quads } from '../../../kits/tuples.ts'
import { fbm } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, shell } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

/** An arm on its pedestal that bends over the belt in front of it; `side` is where its elbow points. */
function robotArm(x: number, z: number, side: number, scale: number): Solid {
  const kit = new KitBuilder()
  const shell = kit.material({ color: linear('#f08a1c'), specular: 0.5, gloss: 30 })
  const joint = kit.material({ color: linear('#2b2e33'), specular: 0.4, gloss: 24 })
  const steel = kit.material({ color: linear('#c3c9cf'), specular: 1, gloss: 50, metal: 0.5 })
  kit.lathe([0, 0, 0], pairs([0, 0.42, 0.12, 0.4, 0.16, 0.27, 0.5, 0.25]), 'y', joint, 0.01)
  const elbow = [-0.12, 1.78, side * 0.42] as const
  const wrist = [0.86, 1.62, -side * 0.12] as const
  kit
    .sphere([0, 0.62, 0], 0.28, shell)
    .cone([0, 0.7, 0], elbow, 0.16, 0.12, shell)
    .cone([elbow[0], elbow[1], elbow[2] - 0.2], [elbow[0], elbow[1], elbow[2] + 0.2], 0.15, 0.15, joint)
    .cone(elbow, wrist, 0.13, 0.09, shell)
    .sphere(wrist, 0.12, joint)
    .cone(wrist, [0.9, 1.34, wrist[2]], 0.06, 0.06, steel)
    .box([0.9, 1.32, wrist[2]], [0.06, 0.03, 0.16], 0.01, joint)
  for (const s of [-0.13, 0.13]) kit.box([0.9, 1.22, wrist[2] + s], [0.04, 0.09, 0.018], 0.01, steel)
  return put(kit, `factory:arm:${side}`, x, 0, z, Math.PI / 2, scale)
}

/** Pipes along the back wall with a wheel to close them and three gauges. */
function pipework(x: number, z: number, wide: number, scale: number): Solid {
  const kit = new KitBuilder()
  const copper = kit.material({ color: linear('#b8683a'), specular: 0.9, gloss: 40, metal: 0.4 })
  const green = kit.material({ color: linear('#2f7a5c'), specular: 0.4 })
  const red = kit.material({ color: linear('#d2342a'), specular: 0.4 })
  const brass = kit.material({ color: linear('#c9a25c'), metal: 0.6, specular: 1, gloss: 50 })
  const dial = kit.material({ color: linear('#f2efe6'), specular: 0.4 })
  const half = wide / 2
  kit.cone([0, 2.75, -half], [0, 2.75, half], 0.1, 0.1, copper)
  kit.cone([0, 2.48, -half], [0, 2.48, half * 0.5], 0.075, 0.075, green)
  kit.cone([0, 2.48, half * 0.5], [0, 0, half * 0.5], 0.075, 0.075, green)
  kit.cone([0, 2.75, -half * 0.55], [0, 0, -half * 0.55], 0.1, 0.1, copper)
  for (const [y, b] of pairs([1.9, -half * 0.55, 0.9, -half * 0.55, 1.6, half * 0.5])) kit.cone([0, y, b], [0, y + 0.1, b], 0.15, 0.15, brass)
  kit.torus([0.24, 1.5, -half * 0.55], 0.2, 0.03, 'x', red).cone([0, 1.5, -half * 0.55], [0.24, 1.5, -half * 0.55], 0.03, 0.03, brass)
  for (const [i, b] of [-0.24, 0, 0.24].entries()) {
    const at = b * half
    kit.cone([0, 2.48, at], [0.05, 2.14, at], 0.03, 0.03, brass)
    for (const [from, to, radius, paint] of quads([0.02, 0.1, 0.2, brass, 0.1, 0.125, 0.165, dial]))
      kit.lathe([0, 1.98, at], pairs([from, radius, to, radius]), 'x', paint, 0.01)
    const turn = 0.5 + i * 0.9
    kit.cone([0.15, 1.98, at], [0.15, 1.98 + Math.cos(turn) * 0.13, at + Math.sin(turn) * 0.13], 0.014, 0.006, red)
  }
  return put(kit, `factory:pipes:${wide.toFixed(1)}`, x, 0, z, Math.PI / 2, scale)
}

/** A tank of steel with hoops and a dome. */
function tank(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#aeb6bd'), specular: 0.9, gloss: 40, metal: 0.5 })
  const hoop = kit.material({ color: linear('#6f7880'), specular: 0.5 })
  kit.lathe([0, 0.2, 0], pairs([0, 0.5, 0.1, 0.6, 2, 0.6, 2.25, 0.42, 2.35, 0.1]), 'y', steel, 0.02)
  for (const y of [0.6, 1.3, 2]) kit.torus([0, y, 0], 0.6, 0.035, 'y', hoop)
  kit.cone([0, 2.5, 0], [0, 3.4, 0], 0.1, 0.1, hoop)
  return put(kit, 'factory:tank', x, 0, z, Math.PI / 2, scale)
}

/** A hall where things are made: a belt with cartons, arms that reach over it, pipes with gauges, a tank, a switchboard. */
export const factory = defineSetting('factory', { indoor: true, time: 'day', vista: { height: 1.9, eye: 1.6, horizon: 0.47 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 4.6 : 3.7, 4)
  const r = Math.max(1, Math.min(1.7, stage.reach))
  const side = stage.seed % 2 ? 1 : -1
  const depth = room.back - stage.clearDepth
  const beltZ = stage.clearDepth + depth * (stage.empty ? 0.2 : 0.22)
  const wide = 0.72 * r
  const top = 0.82 * r
  const half = room.right
  const rubber: Face = (axis, _u, _v, x, _y, _z, out) => {
    const rib = Math.abs((((x / (0.34 * r)) % 1) + 1) % 1) < 0.07
    matte(out, rib ? 0.02 : 0.05, rib ? 0.02 : 0.052, rib ? 0.022 : 0.056, axis === 1 ? 0.25 : 0.1)
  }
  const steel = plain([0.46, 0.5, 0.53], 0.7)
  const yellow = plain([0.76, 0.5, 0.03], 0.4)
  const card: Face = (axis, u, v, _x, _y, _z, out) => {
    const tape = axis === 1 ? Math.abs(v - 0.19 * r) < 0.03 : Math.abs(u - 0.21 * r) < 0.03
    const k = tape ? 1.45 : 1
    matte(out, 0.42 * k, 0.27 * k, 0.135 * k)
  }
  const gap = 1.15 * r
  const count = Math.ceil(half / gap)
  const cartons = Array.from({ length: 2 * count + 1 }, (_, i): Slab => {
    const x = (i - count) * gap + 0.3 * r
    return block(x, top, beltZ + 0.16 * r, 0.42 * r, 0.34 * r, 0.38 * r, card)
  }).filter(({ max }) => max[0] < half)
  const legs = [-0.85, -0.42, 0, 0.42, 0.85].map((share) => block(share * half, 0, beltZ + 0.1 * r, 0.1 * r, top - 0.1 * r, wide - 0.2 * r, steel))
  const armZ = beltZ + wide + 0.42 * r
  const arms = (half > 2.4 * r || stage.empty ? [-0.62, 0, 0.62] : [-0.58, 0.58]).map((share, i) => robotArm(share * half, armZ, i % 2 ? -1 : 1, r))
  const sheet: Face = (_axis, u, _v, _x, _y, _z, out) => {
    const k = 0.88 + 0.12 * Math.sin((u / r) * 22)
    matte(out, 0.44 * k, 0.5 * k, 0.53 * k, 0.2)
  }
  const wall: Face = (axis, u, v, x, y, z, out) => {
    const p = axis === 2 ? x : z
    const bay = p / (1.9 * r)
    const within = (bay - Math.floor(bay)) * 1.9
    const up = y / r
    if (up < 0.95) {
      matte(out, 0.12, 0.24, 0.3, 0.3)
      if (up > 0.88) matte(out, 0.76, 0.5, 0.03, 0.3)
    } else if (up > 3 && up < 3.75 && within > 0.2 && within < 1.7) {
      const bar = within % 0.5 < 0.05 || Math.abs(up - 3.38) < 0.025
      if (bar) matte(out, 0.12, 0.13, 0.14, 0.2)
      else outdoors(stage, (up - 3) / 0.75, out)
    } else sheet(axis, u, v, x, y, z, out)
  }
  const floor: Face = (axis, _u, _v, x, _y, z, out) => {
    const k = 0.84 + 0.28 * fbm(x * 0.9, z * 0.9, 4)
    matte(out, 0.34 * k, 0.36 * k, 0.36 * k, 0.4)
    if (axis !== 1) return
    if (Math.abs(z - beltZ + 0.42 * r) < 0.05 * r) matte(out, 0.78, 0.54, 0.03, 0.3)
  }
  const cabinetX = -side * half * 0.86
  const cabinet: Face = (axis, u, v, _x, _y, _z, out) => {
    matte(out, 0.56, 0.58, 0.58, 0.4)
    const [s, t] = [u / (0.9 * r), v / (1.8 * r)]
    if (axis !== 2) return
    if (Math.abs(s - 0.5) < 0.008) matte(out, 0.2, 0.21, 0.22)
    if (t > 0.62 && t < 0.86 && s > 0.1 && s < 0.44) {
      matte(out, 0.02, 0.03, 0.035, 0.8)
      const wave = Math.abs(t - 0.74 - 0.06 * Math.sin(s * 60))
      if (wave < 0.012) glow(out, 0.2, 1.5, 0.7)
    }
    const lamp = Math.hypot((((s - 0.56) / 0.1) % 1) - 0.5, (t - 0.8) / 0.05 - 0.5)
    if (s > 0.56 && s < 0.96 && lamp < 0.34) {
      const which = Math.floor((s - 0.56) / 0.1)
      if (which % 3 === 0) glow(out, 2, 0.2, 0.12)
      else if (which % 3 === 1) glow(out, 0.3, 1.7, 0.4)
      else glow(out, 1.9, 1.2, 0.2)
    }
  }
  const furnished = stage.allows('furniture')
  return {
    boxes: [
      ...shell(room, floor, wall),
      litCeiling(room, [0.22, 0.23, 0.25], [2.3, 2.35, 2.4], [0.24 * r, 1.6 * r], [2.2 * r, 2.8 * r]),
      slab(-half, top - 0.14 * r, beltZ, half, top, beltZ + wide, rubber),
      slab(-half, top - 0.2 * r, beltZ - 0.05 * r, half, top + 0.04 * r, beltZ, steel),
      shadowless(-half, top - 0.13 * r, beltZ - 0.055 * r, half, top - 0.05 * r, beltZ - 0.05 * r, yellow),
      slab(-half, top - 0.2 * r, beltZ + wide, half, top + 0.04 * r, beltZ + wide + 0.05 * r, steel),
      ...legs,
      ...(furnished ? cartons : []),
      block(cabinetX, 0, room.back - 0.5 * r, 0.9 * r, 1.8 * r, 0.5 * r, cabinet)],
    solids: [...(furnished ? arms : []), pipework(0, room.back - 0.16 * r, (1.7 * half) / r, r), tank(side * half * 0.84, room.back - 0.75 * r, r)],
    lights: [
      { position: [0, 3.2 * r, beltZ], color: [1.2, 1.2, 1.15], radius: 7 * r },
      { position: [0, 2.6 * r, room.back - 0.9 * r], color: [0.9, 0.92, 0.9], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.53, 0.55], [1.1, 1.05, 0.98]),
  }
})
