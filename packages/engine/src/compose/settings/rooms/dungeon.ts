import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, masonry, matte, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { indoorSky, roomFor, shell } from '../../scenery/rooms.ts'
import { torch } from '../../scenery/torches.ts'
import { defineSetting } from '../../setting.ts'

/** Chains that hang from a ring, with a cuff at their end. */
function chains(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const iron = kit.material({ color: linear('#565a60'), specular: 0.7, gloss: 30 })
  for (const [at, links] of pairs([-0.32, 7, 0.32, 6])) {
    kit.torus([0.03, 0, at], 0.075, 0.02, 'x', iron)
    for (let i = 0; i < links; i++) kit.torus([0.05, -0.11 - i * 0.095, at], 0.042, 0.015, i % 2 ? 'x' : 'z', iron)
    kit.torus([0.05, -0.2 - links * 0.095, at], 0.1, 0.028, 'y', iron)
  }
  return { kit: kit.build('dungeon:chains'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** Straw in a heap, and a wooden bucket beside it. */
function straw(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const hay = kit.material({ color: linear('#a8843c'), specular: 0.05, pattern: { kind: 'noise', color: linear('#6b4f1e'), scale: 14 } })
  const wood = kit.material({ color: linear('#5a3a1f'), specular: 0.15 })
  const iron = kit.material({ color: linear('#3a3d42'), specular: 0.5 })
  kit.ellipsoid([0, 0.02, 0], [0.45, 0.16, 0.75], hay).ellipsoid([-0.15, 0.1, 0.2], [0.3, 0.15, 0.4], hay, 0.08)
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4
    kit.cone([Math.cos(a) * 0.3, 0.1, Math.sin(a) * 0.5], [Math.cos(a) * 0.56, 0.16, Math.sin(a) * 0.9], 0.012, 0.008, hay)
  }
  kit.lathe([0.1, 0, 1.1], pairs([0, 0.16, 0.34, 0.2]), 'y', wood, 0.01).torus([0.1, 0.28, 1.1], 0.2, 0.016, 'y', iron)
  kit.torus([0.1, 0.1, 1.1], 0.18, 0.016, 'y', iron)
  return { kit: kit.build('dungeon:straw'), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A dungeon: damp stone, a cell behind bars, chains, a high window, torches. */
export const dungeon = defineSetting('dungeon', { indoor: true, time: 'night', vista: { height: 1.8, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.6 : 2.8, 3.4)
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const side = stage.seed % 2 ? 1 : -1
  const stone = masonry([0.13, 0.135, 0.14], [0.24, 0.235, 0.225], 0.62 * r, 0.34 * r)
  const cellX = side * space.right * 0.48
  const half = Math.min(1.25 * r, space.right * 0.44)
  const spring = 1.55 * r
  const holeX = -side * space.right * 0.45
  const wall: Face = (axis, u, v, x, y, z, out) => {
    stone(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const dx = Math.abs(x - cellX)
    const up = Math.max(0, (y - spring) * 1.15)
    const arch = Math.hypot(dx, up) - half
    if (arch < 0) {
      const bar = Math.abs(dx / (0.21 * r) - Math.round(dx / (0.21 * r))) < 0.13
      const rail = Math.abs(y - 0.95 * r) < 0.05 * r || Math.abs(y - 1.9 * r) < 0.05 * r
      if (bar || rail) matte(out, 0.1, 0.1, 0.11, 0.7)
      else matte(out, 0.006, 0.006, 0.008)
    } else if (arch < 0.26 * r) {
      const k = 0.75 + 0.4 * hash2(Math.floor(Math.atan2(up, x - cellX) * 5), up > 0 ? 3 : Math.floor(y / (0.34 * r)))
      matte(out, 0.27 * k, 0.255 * k, 0.235 * k)
    }
    // The only daylight or moonlight: a small window with bars, high up.
    const wx = Math.abs(x - holeX)
    const wy = y - 2.3 * r
    if (wx < 0.42 * r && wy > 0 && wy < 0.6 * r) {
      if (Math.abs(wx / (0.2 * r) - Math.round(wx / (0.2 * r))) < 0.14) matte(out, 0.03, 0.03, 0.032)
      else glow(out, 0.55, 0.8, 1.3)
    }
  }
  const flags = masonry([0.12, 0.12, 0.12], [0.21, 0.205, 0.2], 0.8, 0.6)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    flags(axis, u, v, x, y, z, out)
    out[6] = 0.5
    out[7] = 0.1
  }
  const torches = [cellX - side * (half + 0.5 * r), -side * space.right * 0.9].map((x) => torch(x, 1.6 * r, space.back - 0.25, r))
  const beams = [0.2, 0.6].map((t) => {
    const z = stage.clearDepth + (space.back - stage.clearDepth) * t
    const wood: Face = (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.07, 0.045, 0.025)
    return shadowless(space.left, space.height - 0.34 * r, z, space.right, space.height, z + 0.3 * r, wood)
  })
  return {
    boxes: [...shell(space, floor, wall, stone), ...beams],
    solids: [...torches.map(({ solid }) => solid), chains(holeX, 1.9 * r, space.back - 0.04),
      ...(stage.allows('furniture') ? [straw(holeX, space.back - 0.8)] : [])],
    lights: [
      ...torches.map(({ light }) => light),
      { position: [holeX * 0.8, 2.2 * r, space.back - 1], color: [0.3, 0.45, 0.85], radius: 5 * r },
      { position: [side * 1.4 * r, 2.3 * r, -1.2 * r], color: [1, 0.55, 0.22], radius: 6 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.13, 0.155, 0.21], [0.5, 0.42, 0.33]),
    exposure: 0.74,
  }
})
