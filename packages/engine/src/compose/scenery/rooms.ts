import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, panel, plain, type Slab, shadowless, slab } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { smoothstep } from '../../render/noise.ts'
import type { PointLight, Rgb, Sky, Solid, Vec3 } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** Inner dimensions of a room sized so that its side walls are just visible. */
export type Room = { readonly left: number; readonly right: number; readonly back: number; readonly front: number; readonly height: number }

/** A room `depth` meters deep behind the subjects, at least `least` high. */
export function roomFor(stage: Stage, depth: number, least = 3): Room {
  const grow = Math.max(1, Math.min(2.5, stage.reach))
  const back = stage.clearDepth + (stage.atWall ? 0.02 : depth * grow)
  const half = Math.max(stage.halfWidthAt(back) * 0.9, stage.groupHalfWidth + 0.8)
  return { left: -half, right: half, back, front: -stage.distance - 2, height: Math.max(least, 2 * stage.halfHeightAt(back) + stage.eye) }
}

/** Floor, back wall and side walls. */
export function shell(room: Room, floor: Face, wall: Face, side: Face = wall): Slab[] {
  const t = 0.4
  return [
    shadowless(room.left - t, -0.3, room.front, room.right + t, 0, room.back + t, floor),
    shadowless(room.left - t, 0, room.back, room.right + t, room.height, room.back + t, wall),
    shadowless(room.left - t, 0, room.front, room.left, room.height, room.back, side),
    shadowless(room.right, 0, room.front, room.right + t, room.height, room.back, side)]
}

/** Indoor light: little sun, an even warm or cool fill. */
export function indoorSky(sky: Sky, stage: Stage, fill: Rgb, sun: Rgb): Sky {
  const low = ['candlelight', 'firelight', 'chiaroscuro', 'moody'].some((word) => stage.light.has(word))
  const dim = (stage.night ? 0.5 : 1) * (low ? 0.42 : 1) * (stage.mood.has('dark') || stage.mood.has('spooky') ? 0.6 : 1)
  const warm = low || stage.mood.has('cozy') ? 1 : 0
  const scale = (color: Rgb, k: number): Rgb => [color[0] * k * (1 + 0.14 * warm), color[1] * k, color[2] * k * (1 - 0.24 * warm)]
  return { ...sky, sunDirection: towardViewer(sky.sunDirection), sunColor: scale(sun, dim), ambient: scale(fill, dim), ground: scale(fill, 0.55 * dim),
    zenith: scale(fill, 0.8 * dim), horizon: scale(fill, 1.1 * dim), clouds: 0, stars: 0, moon: 0, fog: 0, sunDisc: 0, airless: true }
}

/** Turns the sun to the viewer's side and well above: rooms are lit from the front. */
function towardViewer(sun: Vec3): Vec3 {
  const x = Math.sign(sun[0] || 1) * 0.5
  const length = Math.sqrt(x * x + 0.62 * 0.62 + 0.6 * 0.6)
  return [x / length, 0.62 / length, -0.6 / length]
}

/** Outdoor light through a window by time of day: sky above, land below. */
export function outdoors(stage: Stage, v: number, out: Float64Array): void {
  if (stage.night) {
    matte(out, 0.01, 0.012, 0.03, 0.5)
    glow(out, 0.03 + 0.03 * (1 - v), 0.045, 0.12)
    return
  }
  const low = stage.time === 'sunset' || stage.time === 'sunrise' || stage.time === 'dusk'
  const land = smoothstep(0.34, 0.3, v)
  const sky: Rgb = low ? [1.7, 0.95 + 0.2 * v, 0.5 + 0.5 * v] : [1.05, 1.3, 1.6]
  const field: Rgb = stage.snow ? [1, 1.05, 1.15] : [0.4, 0.55, 0.22]
  matte(out, 0.02, 0.02, 0.02, 0.3)
  glow(out, sky[0] + (field[0] - sky[0]) * land, sky[1] + (field[1] - sky[1]) * land, sky[2] + (field[2] - sky[2]) * land)
}

/** A framed window set into a wall face; position and size in world meters on the back wall. */
export function withWindow(stage: Stage, wall: Face, x: number, y: number, width: number, height: number, frame: Rgb, panes = 2, arched = false): Face {
  return (axis, u, v, wx, wy, wz, out) => {
    const du = wx - x
    const dv = wy - y
    const spring = arched ? height - width / 2 : height
    const inside = (half: number, grow: number): boolean =>
      Math.abs(du) < half && dv > -grow && (dv < spring || (arched && du * du + (dv - spring) ** 2 < half * half)) && (arched || dv < height + grow)
    if (axis !== 2 || !inside(width / 2 + 0.09, 0.09)) return wall(axis, u, v, wx, wy, wz, out)
    const pane = (du + width / 2) / (width / panes)
    const bar = Math.abs(pane - Math.round(pane)) * (width / panes) < 0.022 || Math.abs(dv - height * 0.52) < 0.022
    if (bar || !inside(width / 2, 0)) matte(out, frame[0], frame[1], frame[2], 0.1)
    else outdoors(stage, dv / height, out)
  }
}

/** A pendant lamp and its light. */
export function pendant(x: number, y: number, z: number, shade: Rgb, power = 1): { readonly solid: Solid; readonly light: PointLight } {
  const kit = new KitBuilder()
  const cord = kit.material({ color: [0.02, 0.02, 0.02] })
  const cover = kit.material({ color: shade, specular: 0.5, gloss: 30 })
  const bulb = kit.material({ color: [1, 0.8, 0.5], emission: [6 * power, 4 * power, 1.9 * power] })
  kit.cone([0, 0.1, 0], [0, 2, 0], 0.01, 0.01, cord).cone([0, 0.1, 0], [0, 0.24, 0], 0.2, 0.05, cover).sphere([0, -0.02, 0], 0.1, bulb)
  return {
    solid: { kit: kit.build(`pendant:${shade.join()}:${power}`), position: [x, y, z], yaw: 0, scale: 1, instance: 0 },
    light: { position: [x, y - 0.1, z - 0.1], color: [1.5 * power, 1.02 * power, 0.5 * power], radius: 7 },
  }
}

const SHELF = 0.42

/** Rows of books on a wall of shelves, x along the wall and y up, meters. */
export function bookWall(wood: Rgb): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    const row = Math.floor(v / SHELF)
    const dv = v / SHELF - row
    const bay = u % 1.6
    if (axis === 1 || dv < 0.09 || bay < 0.07) {
      const n = 0.85 + 0.2 * Math.sin(u * 40 + v * 3)
      matte(out, wood[0] * n, wood[1] * n, wood[2] * n, 0.15)
      return
    }
    const along = u * 17 + row * 5.3
    const book = Math.floor(along)
    const t = hash(book, row)
    const tall = 0.62 + 0.3 * hash(book + 3, row + 9)
    const spine = along - book
    if (dv > tall || spine < 0.05 || t > 0.93) return matte(out, wood[0] * 0.18, wood[1] * 0.18, wood[2] * 0.18)
    const tone = BINDINGS[Math.floor(hash(book + 11, row + 5) * BINDINGS.length)]
    const band = Math.abs(dv - tall * 0.75) < 0.025 || Math.abs(dv - 0.2) < 0.018
    const round = 0.65 + 0.5 * Math.sin(spine * Math.PI)
    if (band) matte(out, 0.6 * round, 0.44 * round, 0.14 * round, 0.5)
    else matte(out, tone[0] * round, tone[1] * round, tone[2] * round, 0.12)
  }
}

const BINDINGS: readonly Rgb[] = triples([
  0.3, 0.05, 0.05, 0.06, 0.12, 0.26, 0.06, 0.2, 0.1, 0.36, 0.2, 0.08, 0.14, 0.07, 0.05, 0.42, 0.33, 0.18, 0.22, 0.06, 0.2, 0.1, 0.22, 0.26])

function hash(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** A rug on the floor under the subjects. */
export function rug(stage: Stage, color: Rgb, border: Rgb): Slab {
  const half = stage.groupHalfWidth + 0.7
  const front = -Math.min(1.4, stage.distance * 0.4)
  const back = stage.clearDepth + 0.8
  return shadowless(-half, 0, front, half, 0.012, back, (_axis, u, v, _x, _y, _z, out) => {
    const edge = Math.min(u, 2 * half - u, v, back - front - v)
    const tone = edge < 0.12 || (edge > 0.2 && edge < 0.24) ? border : color
    const weave = 0.85 + 0.3 * hash(Math.floor(u * 60), Math.floor(v * 60))
    matte(out, tone[0] * weave, tone[1] * weave, tone[2] * weave)
  })
}

/** A framed picture on the back wall. */
export function framedPicture(x: number, y: number, z: number, width: number, height: number, tones: readonly [Rgb, Rgb, Rgb]): Slab {
  return panel(x, y, z - 0.05, z, width, height, (axis, u, v, _x, _y, _z, out) => {
    const edge = Math.min(u, width - u, v, height - v)
    if (axis !== 2 || edge < 0.05) return matte(out, 0.2, 0.12, 0.06, 0.2)
    if (edge < 0.12) return matte(out, 0.8, 0.78, 0.73)
    const hill = 0.42 + 0.12 * Math.sin(u * 7) + 0.06 * Math.sin(u * 17 + 1)
    const tone = v / height > hill + 0.14 ? tones[0] : v / height > hill ? tones[1] : tones[2]
    matte(out, tone[0], tone[1], tone[2])
  })
}

/** A plain piece of furniture in the shape of a box. */
export function block(x: number, y: number, z: number, width: number, height: number, depth: number, face: Face | Rgb): Slab {
  const paint: Face = typeof face === 'function' ? face : plain(face, 0.1)
  return slab(x - width / 2, y, z, x + width / 2, y + height, z + depth, paint)
}
