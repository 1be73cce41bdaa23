import { signBoard } from '../../../kits/buildings/facade.ts'
import { type Face, glow, matte, plain, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, hash2 } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import { aisle } from '../../scenery/aisle.ts'
import { litCeiling } from '../../scenery/ceilings.ts'
import { block, indoorSky, shell } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

const GOODS: readonly Rgb[] = triples([
  0.72, 0.06, 0.05, 0.85, 0.5, 0.04, 0.1, 0.42, 0.14, 0.04, 0.2, 0.52, 0.8, 0.7, 0.1, 0.5, 0.08, 0.35, 0.75, 0.72, 0.66, 0.05, 0.42, 0.46])

/** Shelves `shelf` meters apart with packets, cans and bottles; the same goods repeat side by side. */
function groceries(seed: number, shelf = 0.42): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    const row = Math.floor(v / shelf)
    const y = v / shelf - row
    matte(out, 0.66, 0.67, 0.68, 0.2)
    if (axis === 1) return
    if (y < 0.13) {
      // The shelf's front edge with price labels.
      const label = Math.abs(((u / 0.28) % 1) - 0.5) < 0.3 && y > 0.025 && y < 0.11
      if (label) matte(out, row % 2 ? 0.85 : 0.9, row % 2 ? 0.8 : 0.62, row % 2 ? 0.75 : 0.1)
      return
    }
    const group = Math.floor(u / 0.78)
    const pick = hash2(group * 5 + seed, row * 11 + 3)
    const kind = Math.floor(pick * 31) % 3
    const step = kind === 0 ? 0.26 : kind === 1 ? 0.13 : 0.156
    const s = (u / step - Math.floor(u / step) - 0.5) * 2
    const t = (y - 0.13) / (0.62 + 0.2 * hash2(group + seed, row))
    const tone = GOODS[Math.floor(pick * 97) % GOODS.length]
    const mark = GOODS[Math.floor(pick * 53 + 3) % GOODS.length]
    const wide = kind === 0 ? 0.92 : kind === 1 ? (t > 0.62 ? 0.36 : 0.8) : 0.86
    if (t > 1 || Math.abs(s) > wide) return matte(out, 0.1, 0.1, 0.105)
    const round = kind === 0 ? 1 : 0.6 + 0.5 * Math.sqrt(Math.max(0, 1 - (s / wide) ** 2))
    const band = kind === 0 ? Math.hypot(s, (t - 0.55) * 1.6) < 0.5 : t > 0.24 && t < 0.54
    const [r, g, b] = band ? mark : tone
    matte(out, r * round, g * round, b * round, kind === 0 ? 0.15 : 0.7)
  }
}

/** A wall of fridges with lit glass doors. */
const fridges: Face = (axis, u, v, x, y, z, out) => {
  const door = Math.abs((u / 0.9) % 1)
  if (axis !== 2 || v > 2.25) matte(out, 0.62, 0.68, 0.66)
  else if (v > 2.05 || v < 0.12 || door < 0.05 || door > 0.95) matte(out, 0.1, 0.11, 0.12, 0.5)
  else {
    groceries(4, 0.4)(axis, u, v, x, y, z, out)
    glow(out, out[0] * 0.75 + 0.06, out[1] * 0.78 + 0.08, out[2] * 0.8 + 0.09)
  }
}

export const supermarket = defineSetting('supermarket', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const r = Math.max(1, stage.reach)
  const { room, half, boxes } = aisle(stage, { ...{ deep: 11, tall: 3.7, rack: 2.1, thick: 0.9, long: 4.4 }, front: groceries, end: groceries })
  const shiny = tiles([0.66, 0.66, 0.65], [0.7, 0.7, 0.69], 0.6, 0.6)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    shiny(axis, u, v, x, y, z, out)
    out[7] = 0.2
  }
  const signs = (stage.texts.length > 0 ? stage.texts : ['FRUIT', 'BREAD', 'MILK']).slice(0, 3)
  const hung = signs.flatMap((text, i): Slab[] => {
    const z = stage.clearDepth + (1.4 + i * 3.4) * r
    const x = (i % 2 ? 1 : -1) * stage.side * half * 0.62
    const w = 0.62 * r
    const board = signBoard(text, 1.24, 0.42, i % 2 ? [0.62, 0.05, 0.04] : [0.03, 0.3, 0.12], [0.95, 0.95, 0.92], [0.25, 0.25, 0.25], 'sans')
    return [
      shadowless(x - w, 2.62 * r, z, x + w, 3.04 * r, z + 0.05, (a, u, v, px, py, pz, out) => board(a, u / r, v / r, px, py, pz, out)),
      block(x, 3.04 * r, z, 0.02, room.height - 3.04 * r, 0.02, [0.3, 0.3, 0.3])]
  })
  return {
    boxes: [...shell(room, floor, fridges, plain([0.62, 0.66, 0.64])),
      litCeiling(room, [0.62, 0.63, 0.63], [2, 2.02, 2], [0.28 * r, 2.4 * r], [1.5 * r, 2.8 * r]), ...boxes, ...hung],
    lights: [
      { position: [0, room.height - 0.5, stage.clearDepth + 1.5 * r], color: [1.2, 1.2, 1.16], radius: 8 * r },
      { position: [0, 1.4, room.back - 1], color: [0.7, 0.9, 1], radius: 5 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.62, 0.63, 0.62], [0.95, 0.95, 0.92]),
  }
})

/** Racks of machines with status lamps, some of them in the color asked for. */
function machines(light: Rgb): (seed: number) => Face {
  return (seed) => (axis, u, v, _x, _y, _z, out) => {
    matte(out, 0.03, 0.033, 0.04, 0.5)
    const bay = u / 0.72 - Math.floor(u / 0.72)
    const unit = Math.floor(v / 0.135)
    const y = v / 0.135 - unit
    if (axis === 1 || v < 0.1 || v > 2.25) return
    if (bay < 0.05 || bay > 0.95) {
      const strip = bay < 0.025
      if (strip) glow(out, light[0] * 0.9, light[1] * 0.9, light[2] * 0.9)
      return
    }
    if (y < 0.1) return
    const rack = Math.floor(u / 0.72)
    const kind = hash2(rack * 3 + seed, unit * 7)
    const k = 0.055 + 0.05 * kind
    matte(out, k, k * 1.05, k * 1.15, 0.6)
    const at = (bay - 0.1) * 16
    const lamp = Math.floor(at)
    const on = lamp >= 0 && lamp < (kind > 0.5 ? 6 : 3) && Math.abs(at - lamp - 0.5) < 0.3 && Math.abs(y - 0.55) < 0.22
    if (!on) {
      if (bay > 0.55 && Math.abs((bay * 30) % 1) < 0.4 && y > 0.25 && y < 0.85) matte(out, 0.01, 0.01, 0.012)
      return
    }
    const tint: Rgb = hash2(rack + lamp * 5, unit + seed) > 0.8 ? [1.6, 0.7, 0.1] : hash2(lamp, unit * 3 + rack) > 0.45 ? light : [0.2, 1.5, 0.5]
    glow(out, tint[0] * 1.7, tint[1] * 1.7, tint[2] * 1.7)
  }
}

export const serverRoom = defineSetting('server-room', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.5 } }, (stage) => {
  const r = Math.max(1, stage.reach)
  const asked = stage.palette[0]
  const light: Rgb = asked ? [asked[0] * 1.8, asked[1] * 1.8, asked[2] * 1.8] : [0.15, 0.75, 1.7]
  const face = machines(light)
  const { room, half, boxes } = aisle(stage, { deep: 10, tall: 3, rack: 2.35, thick: 1.05, long: 2.9, gap: 0.12, front: face,
    end: () => plain([0.035, 0.038, 0.046], 0.5) })
  const grate = tiles([0.2, 0.22, 0.26], [0.23, 0.25, 0.29], 0.6, 0.7)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    grate(axis, u, v, x, y, z, out)
    out[7] = 0.3
    if (axis === 1 && Math.abs(Math.abs(x) - half + 0.05) < 0.025) glow(out, light[0], light[1], light[2])
  }
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (axis === 2 && Math.abs(x) < half) face(9)(axis, u, v, x, y, z, out)
    else matte(out, 0.1, 0.11, 0.14)
  }
  return {
    boxes: [...shell(room, floor, wall), litCeiling(room, [0.16, 0.18, 0.22], [1.7, 1.9, 2.2], [0.3 * r, 1.6 * r], [3 * r, 2.2 * r]), ...boxes],
    lights: [
      { position: [-half * 0.6, 1.2 * r, stage.clearDepth + 1 * r], color: light, radius: 5 * r },
      { position: [half * 0.6, 1.2 * r, stage.clearDepth + 4 * r], color: light, radius: 6 * r },
      { position: [0, room.height - 0.4, 0], color: [0.8, 0.9, 1.1], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.36, 0.42, 0.52], [0.75, 0.82, 0.95]),
  }
})

/** Pallets with cartons between orange beams, on three levels. */
function pallets(seed: number): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    const shelf = 1.35
    const row = Math.floor(v / shelf)
    const y = v - row * shelf
    const post = Math.abs(u / 2.2 - Math.round(u / 2.2)) * 2.2
    matte(out, 0.05, 0.05, 0.055)
    if (axis === 1) return
    if (axis === 0 && post < 0.06) matte(out, 0.04, 0.12, 0.36, 0.4)
    else if (y > shelf - 0.12) matte(out, 0.8, 0.26, 0.02, 0.3)
    else if (y < 0.1) matte(out, (u * 5) % 1 < 0.12 ? 0.08 : 0.36, (u * 5) % 1 < 0.12 ? 0.06 : 0.24, 0.12)
    else {
      const at = Math.floor(u / 0.55)
      const level = Math.floor((y - 0.1) / 0.36)
      const pick = hash2(at * 3 + seed, row * 5 + level)
      if (level > 2 || hash2(Math.floor(u / 1.1) + seed, row * 7) < (level + 0.2) * 0.22) return
      const s = u / 0.55 - at
      const t = (y - 0.1) / 0.36 - level
      const edge = Math.min(s, 1 - s, t, 1 - t) < 0.03
      const tape = Math.abs(t - 0.5) < 0.05 || (s > 0.62 && s < 0.86 && t > 0.14 && t < 0.36)
      const k = (edge ? 0.5 : 1) * (0.8 + 0.35 * pick)
      if (tape && !edge) matte(out, 0.62, 0.52, 0.36)
      else matte(out, 0.44 * k, 0.29 * k, 0.15 * k)
    }
  }
}

export const warehouse = defineSetting('warehouse', { indoor: true, time: 'day', vista: { height: 2.2, eye: 1.7, horizon: 0.44 } }, (stage) => {
  const r = Math.max(1, stage.reach)
  const { room, half, boxes } = aisle(stage, { deep: 16, tall: 6.2, rack: 4.05, thick: 1.1, long: 6.6, front: pallets, end: pallets })
  const floor: Face = (axis, _u, _v, x, _y, z, out) => {
    const k = 0.82 + 0.3 * fbm(x * 0.9, z * 0.9, 4)
    matte(out, 0.36 * k, 0.36 * k, 0.35 * k, 0.4)
    out[7] = 0.08
    if (axis === 1 && Math.abs(Math.abs(x) - half + 0.22 * r) < 0.05 * r) matte(out, 0.8, 0.58, 0.03, 0.3)
  }
  const sheet: Face = (_axis, u, _v, _x, _y, _z, out) => {
    const k = 0.86 + 0.14 * Math.sin(u * 26)
    matte(out, 0.5 * k, 0.54 * k, 0.57 * k, 0.2)
  }
  const gate: Face = (axis, u, v, x, y, z, out) => {
    const door = Math.abs(x) < 1.7 * r && y < 3.2 * r
    if (!door) sheet(axis, u, v, x, y, z, out)
    else {
      const slat = (y / (0.4 * r)) % 1 < 0.06 ? 0.6 : 1
      matte(out, 0.1 * slat, 0.26 * slat, 0.46 * slat, 0.3)
    }
  }
  return {
    boxes: [...shell(room, floor, gate, sheet), litCeiling(room, [0.3, 0.31, 0.33], [2.4, 2.4, 2.3], [0.3 * r, 1.5 * r], [2 * r, 3.2 * r]), ...boxes],
    lights: [
      { position: [0, 4.6 * r, stage.clearDepth], color: [1.3, 1.25, 1.15], radius: 10 * r },
      { position: [0, 4.6 * r, stage.clearDepth + 7 * r], color: [1.3, 1.25, 1.15], radius: 10 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.52, 0.52, 0.52], [1.05, 1, 0.94]),
  }
})
