import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signPanel } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, matte, plain, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { fbm, hash2, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { type Basin, basinRim, poolLight } from '../../scenery/basin.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, outdoors, shell } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

/** Ten pins in a triangle, the first toward the viewer. */
function pins(x: number, y: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const white = kit.material({ color: linear('#f6f4ee'), specular: 0.6, gloss: 40 })
  const red = kit.material({ color: linear('#d0202c'), specular: 0.5 })
  for (let row = 0; row < 4; row++)
    for (let i = 0; i <= row; i++) {
      const [a, b] = [-row * 0.26, (i - row / 2) * 0.3]
      kit.lathe([a, 0, b], pairs([0, 0.05, 0.14, 0.085, 0.3, 0.04, 0.38, 0.05, 0.44, 0.02]), 'y', white, 0.01)
      kit.torus([a, 0.3, b], 0.042, 0.012, 'y', red)
    }
  return put(kit, 'bowling:pins', x, y, z, Math.PI / 2, scale)
}

/** The ball return. */
function ballReturn(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const body = kit.material({ color: linear('#23262d'), specular: 0.5, gloss: 30 })
  const trim = kit.material({ color: linear('#c9ced4'), metal: 0.6, specular: 1, gloss: 50 })
  kit.box([0, 0.28, 0], [0.34, 0.26, 0.2], 0.06, body).box([0, 0.56, 0], [0.62, 0.03, 0.28], 0.03, trim)
  for (const [i, hex] of ['#d0202c', '#1f5fd0', '#f0a020', '#2fa05a', '#8a2fb0'].entries()) {
    const ball = kit.material({ color: linear(hex), specular: 1, gloss: 70 })
    kit.sphere([0.46 - i * 0.23, 0.7, i % 2 ? 0.13 : -0.13], 0.115, ball)
  }
  return put(kit, 'bowling:return', x, 0, z, Math.PI / 2, scale)
}

/** Polished lanes with pins at the far end under a lit wall, balls on the return, light strips. */
export const bowlingAlley = defineSetting('bowling-alley', { indoor: true, time: 'night', vista: { height: 1.8, eye: 1.6, horizon: 0.45 } }, (stage) => {
  const r = Math.max(1, Math.min(2.2, stage.reach))
  const base = lowRoom(stage, 8.4, 3.5)
  const back = stage.clearDepth + 8.4 * r
  const half = Math.max(base.right, stage.halfWidthAt(back) * 0.98)
  const room = { ...base, left: -half, right: half, back }
  const pitch = 2 * r
  const wide = 1.5 * r
  const foul = stage.clearDepth + (stage.empty ? -1.2 : 0.5) * r
  const light: Rgb = stage.palette[0] ?? (stage.seed % 2 ? [0.25, 0.5, 1.6] : [1.4, 0.2, 1.1])
  const other: Rgb = stage.seed % 2 ? [1.5, 0.25, 0.9] : [0.2, 0.8, 1.5]
  const maple = boards([0.6, 0.38, 0.17], [0.74, 0.5, 0.26], 0.085 * r, true, 0.7)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    const lane = x / pitch - 0.5
    const d = Math.abs(lane - Math.round(lane)) * pitch
    if (axis !== 1) return matte(out, 0.05, 0.05, 0.06)
    maple(axis, u, v, x, y, z, out)
    out[7] = 0.3
    if (z < foul) {
      for (let c = 0; c < 3; c++) out[c] *= 0.62
      return
    }
    if (z < foul + 0.07 * r) return matte(out, 0.03, 0.03, 0.035, 0.5)
    if (d > wide / 2) {
      // Gutters, with a light strip along each.
      matte(out, 0.035, 0.035, 0.042, 0.5)
      if (Math.abs(d - pitch / 2) < 0.05 * r) glow(out, light[0], light[1], light[2])
      return
    }
    const arrow = Math.abs(z - foul - 1.7 * r - d * 0.9)
    if (arrow < 0.13 * r && Math.abs(((d / (0.2 * r)) % 1) - 0.5) < 0.24) matte(out, 0.25, 0.08, 0.03, 0.5)
  }
  const pinZ = back - 1.5 * r
  const opening = 0.78 * r
  const mask: Face = (_axis, u, v, x, _y, _z, out) => {
    const [s, t] = [u / (0.5 * r), v / (0.5 * r)]
    const ring = Math.hypot(s - Math.round(s / 3) * 3, t - 1.1)
    const star = hash2(Math.floor(s * 5), Math.floor(t * 5)) > 0.93
    const k = 0.5 + 0.5 * Math.sin(x / (1.4 * r))
    matte(out, 0.02, 0.02, 0.03, 0.3)
    for (let c = 0; c < 3; c++) out[3 + c] = 0.16 * (light[c] * k + other[c] * (1 - k))
    if (Math.abs(ring - 0.6) < 0.07) glow(out, other[0], other[1], other[2])
    else if (Math.abs(ring - 0.36) < 0.05) glow(out, light[0], light[1], light[2])
    else if (star) glow(out, 0.9, 0.9, 1)
    if (v < 0.07 * r) glow(out, light[0] * 1.2, light[1] * 1.2, light[2] * 1.2)
  }
  const ceiling: Face = (_axis, _u, _v, x, _y, z, out) => {
    matte(out, 0.05, 0.05, 0.065)
    const d = Math.abs(x / pitch - Math.round(x / pitch)) * pitch
    const bay = z / (2.2 * r) - Math.floor(z / (2.2 * r))
    if (d < 0.06 * r && bay < 0.8) glow(out, other[0] * 1.1, other[1] * 1.1, other[2] * 1.1)
  }
  const lanes: number[] = []
  for (let x = pitch / 2; x < half; x += pitch) lanes.push(-x, x)
  const rackX = stage.side * Math.max(stage.groupHalfWidth + 0.9 * r, stage.halfWidthAt(foul) * 0.6)
  const text = stage.texts[0] ?? 'BOWLING'
  const signWide = Math.min(half * 1.1, 0.4 * r * text.length)
  const signY = opening + 1.5 * r
  return {
    boxes: [
      ...shell(room, floor, plain([0.02, 0.02, 0.025]), plain([0.09, 0.08, 0.13])),
      shadowless(-half, room.height, room.front, half, room.height + 0.2, back, ceiling),
      shadowless(-half, opening, pinZ - 0.5 * r, half, opening + 1.35 * r, pinZ - 0.42 * r, mask),
      shadowless(-half, opening + 1.35 * r, pinZ - 0.45 * r, half, room.height, pinZ - 0.4 * r, plain([0.04, 0.04, 0.06])),
      signPanel(0, signY, pinZ - 0.56 * r, pinZ - 0.5 * r, signWide, 0.6 * r, text, [0.02, 0.02, 0.03], [1, 0.9, 0.6], [2.6, 1.7, 0.5], 'sans'),
      ...lanes.map((x) => block(x + pitch / 2, 0, pinZ - 0.4 * r, pitch - wide - 0.1 * r, opening, 1.4 * r, [0.1, 0.1, 0.12]))],
    solids: [
      ...lanes.filter((x) => Math.abs(x) < stage.halfWidthAt(pinZ)).map((x) => pins(x, 0, pinZ, r * 1.1)),
      ...(stage.allows('furniture') ? [ballReturn(rackX, foul - 0.1 * r, r)] : [])],
    lights: [
      ...[-1, 1].map((s) => ({ position: [s * pitch, opening + 0.3 * r, pinZ - 0.9 * r] as const, color: [1.7, 1.6, 1.5] as const, radius: 3.4 * r })),
      { position: [0, 0.7 * r, pinZ + 0.2 * r], color: [2, 1.9, 1.7], radius: 6 * r },
      { position: [-stage.side * 2 * r, 2.4 * r, foul + 1 * r], color: light, radius: 6 * r },
      { position: [0, 2.7 * r, -1.2 * r], color: [1.2, 1.1, 1.05], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.27, 0.24, 0.33], [0.7, 0.66, 0.7]),
  }
})

const WATER = -0.16
const DEPTH = 1.3

/** A swimmers' starting block. */
function startingBlock(x: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const white = kit.material({ color: linear('#eef2f4'), specular: 0.5, gloss: 30 })
  const blue = kit.material({ color: linear('#1f5fb0'), specular: 0.4 })
  kit.box([-0.06, 0.28, 0], [0.1, 0.28, 0.16], 0.02, white).box([0, 0.6, 0], [0.26, 0.035, 0.26], 0.03, blue)
  kit.box([0.05, 0.34, 0], [0.015, 0.12, 0.1], 0.01, blue)
  return put(kit, 'pool:block', x, 0, z, Math.PI / 2, scale)
}

/** An indoor pool: lanes between ropes, starting blocks, tiles, a wall of windows. */
export const indoorPool = defineSetting(
  'indoor-pool',
  { indoor: true, time: 'day', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 2.4, eye: 2, horizon: 0.42 } },
  (stage) => {
    const r = Math.max(1, Math.min(2.2, stage.reach))
    const near = stage.empty ? stage.clearDepth - stage.distance * 0.3 : stage.clearDepth + 0.7 * r
    const far = near + 8.5 * r
    const half = Math.max(stage.halfWidthAt(far) * 0.82, 3.4 * r)
    const basin: Basin = { left: -half + 1.1 * r, right: half - 1.1 * r, near, far }
    const room = { ...lowRoom(stage, 9, 4.6), left: -half, right: half, back: far + 1.5 * r }
    const stone = tiles([0.5, 0.47, 0.42], [0.54, 0.51, 0.46], 0.3 * r, 0.5)
    const floor: Face = (axis, u, v, x, y, z, out) => {
      stone(axis, u, v, x, y, z, out)
      if (axis !== 1) tiles([0.1, 0.38, 0.55], [0.12, 0.44, 0.6], 0.2 * r, 0.4)(axis, u, v, x, y, z, out)
      else out[7] = 0.15
    }
    const coping = tiles([0.6, 0.63, 0.65], [0.08, 0.26, 0.52], 0.3 * r, 0.5)
    const lanes = Math.max(3, Math.round((basin.right - basin.left) / (1.5 * r)))
    const lane = (basin.right - basin.left) / lanes
    const rope: Face = (_axis, _u, _v, _x, _y, z, out) => {
      const red = Math.floor(z / (0.34 * r)) % 2 === 0
      if (red) matte(out, 0.66, 0.05, 0.05, 0.3)
      else matte(out, 0.84, 0.85, 0.86, 0.3)
    }
    const ropes = Array.from({ length: lanes - 1 }, (_, i): Slab => {
      const x = basin.left + (i + 1) * lane
      return shadowless(x - 0.05 * r, WATER - 0.04, near, x + 0.05 * r, WATER + 0.05 * r, far, rope)
    })
    const blocks = Array.from({ length: lanes }, (_, i) => startingBlock(basin.left + (i + 0.5) * lane, far + 0.5 * r, r))
    const wall = tiles([0.56, 0.66, 0.7], [0.6, 0.7, 0.74], 0.2 * r, 0.5)
    const windows: Face = (axis, u, v, x, y, z, out) => {
      const p = axis === 2 ? x : z
      const bay = Math.abs(p / (1.5 * r) - Math.round(p / (1.5 * r))) * 1.5
      if (y < 1.1 * r || y > 3.9 * r || bay < 0.1) {
        wall(axis, u, v, x, y, z, out)
        if (Math.abs(y - 0.72 * r) < 0.13 * r) matte(out, 0.04, 0.2, 0.46, 0.5)
        return
      }
      if (bay < 0.15 || Math.abs(y - 2.6 * r) < 0.03 * r) return matte(out, 0.7, 0.72, 0.73, 0.3)
      const trees = 1.7 * r + 0.7 * r * fbm(p / r, 3, 3)
      outdoors(stage, 0.4 + (0.5 * y) / (4 * r), out)
      if (stage.night) return
      const green = smoothstep(trees, trees - 0.15 * r, y)
      for (const [c, tone] of [0.2, 0.36, 0.16].entries()) out[3 + c] += (tone - out[3 + c]) * green
      for (let c = 0; c < 3; c++) out[3 + c] *= 0.8
    }
    const bed = (_x: number, z: number): number => (z > near - 0.2 && z < far + 0.2 ? WATER - DEPTH : -2)
    return {
      terrain: {
        height: bed,
        albedo: (x, _y, z, _ny, out) => {
          const lit = poolLight(x, z, 0.25 * r, 0.82)
          const d = (x - basin.left) / lane
          const line = Math.abs(d - Math.floor(d) - 0.5) * lane < 0.13 * r
          out[0] = (line ? 0.02 : 0.16) * lit
          out[1] = (line ? 0.09 : 0.6) * lit
          out[2] = (line ? 0.26 : 0.76) * lit
        },
      },
      water: { y: WATER, color: [0.02, 0.34, 0.46], ripple: 0.03 },
      boxes: [
        ...shell(room, stone, windows).slice(1),
        litCeiling(room, [0.6, 0.64, 0.66], [1.9, 1.95, 2], [0.22 * r, 2 * r], [1.6 * r, 3 * r]),
        ...basinRim(basin, { front: -stage.distance - 4, back: room.back, wide: half, low: WATER - DEPTH, r }, floor, coping),
        ...ropes],
      solids: stage.allows('furniture') ? blocks : [],
      lights: [
        { position: [0, 3.4 * r, near + 2 * r], color: [1, 1.05, 1.1], radius: 8 * r },
        { position: [0, 2.2 * r, far], color: stage.night ? [0.4, 0.5, 0.7] : [1.1, 1.15, 1.15], radius: 7 * r }],
      sky: (sky) => indoorSky(sky, stage, [0.55, 0.62, 0.66], [1.05, 1.05, 1.02]),
    }
  })
