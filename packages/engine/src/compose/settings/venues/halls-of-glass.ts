import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, masonry, matte, plain, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { letter } from '../../../kits/print/lettering.ts'
import { pairs } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Solid, Sprite } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, shell } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { vault } from '../../scenery/vault.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Four airport seats on a beam. */
function seatRow(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#b8bfc6'), metal: 0.6, specular: 1, gloss: 45 })
  const pad = kit.material({ color: linear('#22364f'), specular: 0.25, gloss: 18 })
  kit.cone([-0.05, 0.36, -1.15], [-0.05, 0.36, 1.15], 0.035, 0.035, steel)
  for (const s of [-0.8, 0.8]) {
    kit.cone([-0.05, 0.36, s], [-0.05, 0.05, s], 0.03, 0.03, steel)
    kit.cone([-0.3, 0.03, s], [0.25, 0.03, s], 0.03, 0.03, steel)
  }
  for (let i = 0; i < 4; i++) {
    const at = -0.87 + i * 0.58
    kit.box([0.02, 0.44, at], [0.22, 0.03, 0.23], 0.03, pad).box([-0.25, 0.74, at], [0.03, 0.24, 0.23], 0.03, pad)
  }
  for (let i = 0; i < 5; i++) {
    const at = -1.16 + i * 0.58
    kit.cone([-0.2, 0.62, at], [0.16, 0.62, at], 0.022, 0.022, steel)
    kit.cone([0.1, 0.38, at], [0.1, 0.62, at], 0.018, 0.018, steel)
  }
  return put(kit, 'airport:seats', x, 0, z, Math.PI / 2, scale)
}

const FLIGHTS = ['09:15 PARIS A12', '09:40 TOKYO B7', '10:05 ROME A3', '10:30 NEW YORK C1'] as const

/** The departures board: yellow letters on black, a green or red status at the end of each line. */
function departures(title: string, width: number, height: number, r: number): Face {
  const lines = [title, ...FLIGHTS].map((text, i) => letter(text, i ? (width * 0.84) / (height * 0.16) : 6, 'sans'))
  return (axis, u, v, _x, _y, _z, out) => {
    const [s, t] = [u / r / width, v / r / height]
    matte(out, 0.012, 0.013, 0.016, 0.5)
    if (axis !== 2) return
    const row = Math.floor((1 - t) * 5)
    const within = 1 - ((1 - t) * 5 - row)
    if (row === 0) {
      matte(out, 0.85, 0.55, 0.02, 0.2)
      const a = lines[0].at((s - 0.04) / 0.5, (within - 0.1) / 0.8)
      glow(out, 0.5 * (1 - a), 0.3 * (1 - a), 0.01)
      if (a > 0.5) matte(out, 0.01, 0.01, 0.012)
      return
    }
    const a = s < 0.9 ? (lines[row]?.at((s - 0.03) / 0.84, (within - 0.12) / 0.76) ?? 0) : 0
    glow(out, 1.7 * a, 1.35 * a, 0.35 * a)
    if (s < 0.92 || s > 0.97 || within < 0.3 || within > 0.7) return
    if (row === 3) glow(out, 1.8, 0.25, 0.1)
    else glow(out, 0.2, 1.5, 0.4)
  }
}

/** An airport gate: seats before a glass wall, an airplane on the apron, the departures board. */
export const airport = defineSetting('airport', { indoor: true, time: 'day', vista: { height: 2, eye: 1.65, horizon: 0.45 } }, (stage) => {
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const room = lowRoom(stage, 4.6, 4.8)
  const { side } = stage
  const glass = room.back
  const far = glass + 30 * r
  const wide = stage.halfWidthAt(far) * 1.3
  const stone = tiles([0.5, 0.5, 0.49], [0.53, 0.53, 0.52], 0.8, 0.5)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    stone(axis, u, v, x, y, z, out)
    out[7] = 0.22
  }
  const apron: Face = (_axis, _u, _v, x, _y, z, out) => {
    const n = 0.85 + 0.25 * fbm(x * 0.6, z * 0.6, 3)
    const line = Math.abs(x - side * 2 * r) < 0.14 * r
    const k = stage.night ? 0.22 : stage.snow ? 2 : 1
    if (line) matte(out, 0.8 * k, 0.55 * k, 0.04 * k)
    else matte(out, 0.3 * n * k, 0.31 * n * k, 0.32 * n * k)
  }
  const sky: Face = (_axis, _u, v, x, _y, _z, out) => {
    outdoors(stage, 0.4 + (0.6 * v) / (16 * r), out)
    // Through a whole glass wall, the bright sky would drown the subjects.
    if (!stage.night) for (const [c, k] of [0.36, 0.5, 0.66].entries()) out[3 + c] *= k * (1.25 - v / (24 * r))
    const hills = 2.2 * r * (0.4 + fbm(x / (9 * r), 3, 3))
    const k = stage.night ? 0.04 : 1
    if (v < hills) glow(out, 0.2 * k, 0.3 * k, 0.34 * k)
    else if (!stage.night) {
      const cloud = Math.max(0, fbm(x / (7 * r), v / (2.4 * r) + 5, 4) - 0.5) * 1.6
      for (let c = 0; c < 3; c++) out[3 + c] += (1 - out[3 + c]) * Math.min(1, cloud)
    } else if (v < hills + 0.5 * r && Math.abs(((x / r) % 1.4) + (x < 0 ? 1.4 : 0) - 0.7) < 0.08) glow(out, 1.6, 0.9, 0.3)
  }
  const plane = setPieces(
    stage,
    stage.detail > 0.25
      ? [
          { kit: 'aircraft:airplane', at: [side * stage.halfWidthAt(glass + 9 * r) * 0.3, 0.3 * r, glass + 10 * r], height: 4.4 * r, turn: side * 1.05,
            ...(stage.palette[0] ? { color: stage.palette[0] } : {}) }]
      : [])
  const bay = 1.9 * r
  const frame = plain([0.3, 0.32, 0.34], 0.4)
  const posts: Slab[] = []
  for (let x = bay / 2; x < room.right; x += bay)
    for (const s of [-1, 1]) posts.push(shadowless(s * x - 0.05 * r, 0, glass, s * x + 0.05 * r, room.height, glass + 0.14 * r, frame))
  for (const y of [0, 0.55 * r, 2.9 * r]) posts.push(shadowless(room.left, y, glass, room.right, y + 0.08 * r, glass + 0.12 * r, frame))
  const [boardWide, boardHigh] = [Math.min(2.3, (room.right / r) * 0.8), 1.15]
  const bx = stage.empty ? -side * room.right * 0.4 : -side * (room.right - (boardWide * r) / 2 - 0.1 * r)
  const bz = glass - 1.5 * r
  const shown = departures(stage.texts[0] ?? 'DEPARTURES', boardWide, boardHigh, r)
  const boardY = Math.min(room.height - 1.3 * r, 2.4 * r, stage.eye + stage.halfHeightAt(bz) * 0.8 - boardHigh * r)
  const free = stage.allows('furniture') && !stage.hasSeat
  const walls: Face = (_a, _u, _v, _x, y, _z, out) => {
    matte(out, 0.66, 0.67, 0.67, 0.1)
    if (y > 2.5 * r && y < 2.56 * r) matte(out, 0.85, 0.55, 0.02)
  }
  return {
    boxes: [
      ...shell(room, floor, walls).filter((_, i) => i !== 1),
      litCeiling(room, [0.64, 0.65, 0.66], [1.9, 1.95, 2], [0.2 * r, 3.2 * r], [1.3 * r, 4 * r]),
      ...posts,
      shadowless(-wide, -0.4, glass + 0.2, wide, -0.05, far, apron),
      shadowless(-wide, 0, far, wide, 40 * r, far + 0.4, sky),
      shadowless(bx - (boardWide / 2) * r, boardY, bz, bx + (boardWide / 2) * r, boardY + boardHigh * r, bz + 0.1 * r, shown),
      ...[-0.7, 0.7].map((k) =>
        block(bx + (k * boardWide * r) / 2, boardY + boardHigh * r, bz, 0.04 * r, room.height - boardY - boardHigh * r, 0.04 * r, [0.2, 0.2, 0.21]))],
    solids: [...plane.solids, ...(free ? [-1, 1].map((s) => seatRow(s * Math.max(1.35 * r, room.right * 0.52), glass - 0.9 * r, r)) : [])],
    decals: plane.decals,
    lights: [{ position: [0, 2.6 * r, glass - 1.2 * r], color: stage.night ? [0.5, 0.5, 0.5] : [1, 1.05, 1.1], radius: 7 * r }],
    sky: (base) => indoorSky(base, stage, [0.62, 0.64, 0.66], [1.12, 1.1, 1.05]),
  }
})

/** A row of clay pots, 0.34 m apart. */
function pots(x: number, y: number, z: number, count: number, r: number): Solid {
  const kit = new KitBuilder()
  const clay = kit.material({ color: linear('#b5613a'), specular: 0.1 })
  for (let i = 0; i < count; i++) {
    const at = (i - (count - 1) / 2) * 0.34
    kit.cone([0, 0.07, at], [0, 0.2, at], 0.075, 0.11, clay).torus([0, 0.22, at], 0.115, 0.022, 'y', clay)
  }
  return put(kit, `greenhouse:pots:${count}`, x, y, z, 0, r)
}

const LOW = ['fern', 'flower', 'rose-bush', 'succulent', 'lily', 'bush', 'daisy', 'flower-bush'] as const

/** Plants on, under and behind the benches. */
function growing(stage: Stage, first: number, bench: number, half: number, back: number, r: number): Sprite[] {
  if (!stage.allows('plants')) return []
  const plants: Sprite[] = []
  for (const side of [-1, 1]) {
    for (let z = first, i = 0; z < back - 0.3 * r; z += 0.34 * r, i++) {
      const kind = LOW[(i * 3 + stage.seed + (side > 0 ? 4 : 0)) % LOW.length]
      const tall = (0.42 + 0.2 * stage.random()) * r
      plants.push(sprite(plantTexture(kind, i, 1), side * (bench + 0.3 * r + 0.2 * r * (i % 2)), 0.98 * r, z, tall, i % 2 === 0))
    }
    for (let z = first + 0.5 * r, i = 0; z < back; z += 1.3 * r, i++) {
      const palm = (i + stage.seed + (side > 0 ? 1 : 0)) % 2 === 0
      plants.push(
        palm
          ? sprite(treeTexture('palm', i, 0), side * (half - 0.5 * r), 0.4 * r, z, 2.9 * r, side > 0)
          : sprite(plantTexture('fern', i, 1), side * (half - 0.45 * r), 0.9 * r, z, 1.3 * r, side > 0))
    }
  }
  for (let i = -3; i <= 3; i++) {
    const x = (i / 3.5) * half
    const kind = i % 2 ? 'fern' : 'flower-bush'
    plants.push(sprite(i % 3 === 0 ? treeTexture('palm', i + 5, 0) : plantTexture(kind, i + 5, 1), x, 0, back - 0.35 * r, (i % 3 === 0 ? 2.3 : 1.2) * r, i > 0))
  }
  return plants
}

/** Plant beds and benches under a glass roof. */
export const greenhouse = defineSetting('greenhouse', { indoor: true, time: 'day', vista: { height: 1.9, eye: 1.6, horizon: 0.47 } }, (stage) => {
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const back = stage.clearDepth + 7.5 * r
  const bench = Math.max(stage.groupHalfWidth + 0.5, 1.15 * r)
  const half = Math.max(bench + 1.35 * r, stage.halfWidthAt(stage.clearDepth))
  const eaves = 2.5 * r
  const ridge = eaves + half * 0.62
  const brick = masonry([0.3, 0.15, 0.1], [0.42, 0.23, 0.16], 0.26 * r, 0.1 * r)
  const iron = (out: Float64Array): void => matte(out, 0.62, 0.64, 0.61, 0.3)
  const glass = (along: number, up: number, out: Float64Array): void => {
    const trees = 0.36 + 0.2 * fbm(along * 0.8, 4, 3)
    outdoors(stage, up, out)
    if (stage.night || up > trees) return
    // Gardens outside, blurred behind the panes.
    const leaf = (0.6 + 0.6 * fbm(along * 5, up * 14, 3)) * (stage.snow ? 2.2 : 1)
    const k = smoothstep(trees, trees - 0.05, up)
    for (const [c, tone] of [0.2, 0.36, 0.14].entries()) out[3 + c] += (tone * leaf * (stage.snow ? 1.6 : 1) - out[3 + c]) * k
  }
  const side: Face = (axis, u, v, x, y, z, out) => {
    const bay = Math.abs(z / (0.9 * r) - Math.round(z / (0.9 * r))) * 0.9
    if (y < 0.7 * r) brick(axis, u, v, x, y, z, out)
    else if (bay < 0.035 || y < 0.78 * r || Math.abs(y / r - 1.75) < 0.025 || y > eaves - 0.08 * r) iron(out)
    else glass(z / r, (y / r - 0.7) / 2.6, out)
  }
  const gable: Face = (axis, u, v, x, y, z, out) => {
    const bay = Math.abs(x / (0.9 * r) - Math.round(x / (0.9 * r))) * 0.9
    const door = Math.abs(x) < 0.9 * r && y < 2.2 * r
    if (y < 0.7 * r && !door) brick(axis, u, v, x, y, z, out)
    else if (bay < 0.035 || (Math.abs(y / r - 2.24) < 0.04 && Math.abs(x) < 0.95 * r)) iron(out)
    else if (Math.abs(y - eaves) < 0.06 * r || (!door && Math.abs(y / r - 1.75) < 0.025)) iron(out)
    else glass(x / r, y / ridge, out)
  }
  const roof: Face = (_axis, _u, _v, x, y, z, out) => {
    const bay = Math.abs(z / (0.9 * r) - Math.round(z / (0.9 * r))) * 0.9
    const row = Math.abs(x / (0.75 * r) - Math.round(x / (0.75 * r))) * 0.75
    if (bay < 0.04 || row < 0.02 || y > ridge - 0.08 * r) iron(out)
    else outdoors(stage, 0.75 + 0.2 * fbm(x * 0.7, z * 0.5, 3), out)
  }
  const paving = masonry([0.42, 0.38, 0.32], [0.52, 0.48, 0.42], 0.5 * r, 0.34 * r, 0.04)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    if (Math.abs(x) < bench + 0.1 * r) return paving(axis, u, v, x, y, z, out)
    const n = 0.5 + fbm(x * 6, z * 6, 3)
    matte(out, 0.1 * n, 0.07 * n, 0.045 * n)
  }
  const wood = boards([0.4, 0.29, 0.18], [0.52, 0.4, 0.27], 0.12 * r, false)
  const first = stage.clearDepth + 0.2 * r - (stage.empty ? 1.2 : 0)
  const benches = [-1, 1].flatMap((s) => {
    const x = s * (bench + 0.42 * r)
    return [
      block(x, 0.72 * r, first, 0.84 * r, 0.07 * r, back - first - 0.2 * r, wood),
      ...[0, 1, 2, 3].map((i) => block(x - s * 0.3 * r, 0, first + 0.1 * r + ((back - first) * i) / 4, 0.09 * r, 0.72 * r, 0.09 * r, wood))]
  })
  const count = Math.max(2, Math.floor((back - first) / r / 0.34) - 1)
  const room = { left: -half, right: half, back, front: -stage.distance - 2, height: eaves }
  const shown = stage.detail > 0.25
  return {
    boxes: [...shell({ ...room, height: ridge }, floor, gable, side), ...vault(pairs([half, eaves, 0, ridge]), room.front, back, roof),
      ...(shown ? benches : [])],
    solids: shown ? [-1, 1].map((s) => pots(s * (bench + 0.3 * r), 0.79 * r, (first + back - 0.2 * r) / 2, count, r)) : [],
    sprites: growing(stage, first, bench, half, back, r),
    lights: stage.night ? [{ position: [0, eaves, stage.clearDepth + 2 * r], color: [1.6, 1.1, 0.55], radius: 9 * r }] : [],
    sky: (sky) => indoorSky(sky, stage, [0.66, 0.72, 0.68], [1.35, 1.25, 1.05]),
  }
})
