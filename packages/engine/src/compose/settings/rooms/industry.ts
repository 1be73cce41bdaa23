import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, panel, plain, plaster, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs, quads, triples } from '../../../kits/tuples.ts'
import { fbm } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { fronts } from '../../scenery/cupboards.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, shell, withWindow } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

const STEEL: Rgb = [0.5, 0.53, 0.57]
const WHITE: Rgb = [0.78, 0.8, 0.82]
const WORKTOP: Rgb = [0.045, 0.055, 0.07]
const LIQUIDS = ['#35c4e8', '#7ddc4a', '#f2509a', '#f5b52e', '#8f6bf0'] as const

/** Flasks with colored liquids, a rack of tubes and a round flask on a stand, for 1.3 m of a bench. */
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

/** A bench with cabinets below and a dark worktop. */
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
  const paint = plaster([0.5, 0.6, 0.65])
  const drawers = fronts(WHITE, 0.6, 0.76, false, STEEL)
  const width = 2 * space.right
  const wx = stage.side * space.right * 0.5
  const poster = Math.min(1.9, space.right * 0.86)
  const px = -stage.side * space.right * 0.46
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

/** A robot arm on its pedestal, bent over the belt in front of it; `side` is where its elbow points. */
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

/** Pipes along the back wall with a valve wheel and three gauges. */
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

/** A steel tank with hoops and a dome. */
function tank(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#aeb6bd'), specular: 0.9, gloss: 40, metal: 0.5 })
  const hoop = kit.material({ color: linear('#6f7880'), specular: 0.5 })
  kit.lathe([0, 0.2, 0], pairs([0, 0.5, 0.1, 0.6, 2, 0.6, 2.25, 0.42, 2.35, 0.1]), 'y', steel, 0.02)
  for (const y of [0.6, 1.3, 2]) kit.torus([0, y, 0], 0.6, 0.035, 'y', hoop)
  kit.cone([0, 2.5, 0], [0, 3.4, 0], 0.1, 0.1, hoop)
  return put(kit, 'factory:tank', x, 0, z, Math.PI / 2, scale)
}

/** A factory hall: a belt with cartons, robot arms over it, pipes with gauges, a tank, a switchboard. */
export const factory = defineSetting('factory', { indoor: true, time: 'day', vista: { height: 1.9, eye: 1.6, horizon: 0.47 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 4.6 : 3.7, 4)
  const r = Math.max(1, Math.min(1.7, stage.reach))
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
  const cabinetX = -stage.side * half * 0.86
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
    solids: [...(furnished ? arms : []), pipework(0, room.back - 0.16 * r, (1.7 * half) / r, r), tank(stage.side * half * 0.84, room.back - 0.75 * r, r)],
    lights: [
      { position: [0, 3.2 * r, beltZ], color: [1.2, 1.2, 1.15], radius: 7 * r },
      { position: [0, 2.6 * r, room.back - 0.9 * r], color: [0.9, 0.92, 0.9], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.53, 0.55], [1.1, 1.05, 0.98]),
  }
})
