import { KitBuilder, linear } from '../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, type Slab, shadowless, slab } from '../../kits/buildings/wall-faces.ts'
import { pairs } from '../../kits/tuples.ts'
import { fbm, hash2, smoothstep } from '../../render/noise.ts'
import type { Rgb, Solid } from '../../render/scene.ts'
import { lowRoom } from '../scenery/ceilings.ts'
import { indoorSky, shell } from '../scenery/rooms.ts'
import { defineSetting } from '../setting.ts'

/** Colors of the light strips and of the planet outside, chosen by the seed. */
const SHIPS: readonly { readonly light: Rgb; readonly land: Rgb; readonly sea: Rgb }[] = [
  { light: [0.25, 1.1, 1.5], land: [0.3, 0.24, 0.12], sea: [0.04, 0.2, 0.5] },
  { light: [1.5, 0.62, 0.16], land: [0.5, 0.2, 0.08], sea: [0.72, 0.42, 0.2] },
  { light: [0.75, 0.5, 1.6], land: [0.1, 0.3, 0.28], sea: [0.3, 0.14, 0.46] }]

/** Stars, a band of haze and a planet's lit limb, in meters from the middle of the window. */
function outside(dx: number, dy: number, scale: number, side: number, land: Rgb, sea: Rgb, out: Float64Array): void {
  const [x, y] = [dx / scale, dy / scale]
  const haze = smoothstep(0.45, 0.85, fbm(x * 1.3 + 5, y * 1.9 + x, 4))
  let [r, g, b]: Rgb = [0.012 + haze * 0.12, 0.014 + haze * 0.05, 0.035 + haze * 0.22]
  const cell = 0.11
  const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)]
  const star = hash2(i * 3 + 11, j * 7 + 5)
  const near = Math.hypot(x / cell - i - 0.2 - 0.6 * hash2(i, j + 9), y / cell - j - 0.2 - 0.6 * hash2(i + 4, j))
  if (star > 0.55 && near < 0.06 + 0.12 * (star - 0.55)) r = g = b = 0.5 + star
  // The planet fills a lower corner.
  const [px, py] = [x - side * 1.15, y + 0.5]
  const d = Math.hypot(px, py)
  const radius = 1.1
  if (d < radius) {
    const h = Math.sqrt(1 - (d / radius) ** 2)
    const light = Math.max(0.03, (px / radius) * -side * 0.6 + (py / radius) * 0.5 + h * 0.45)
    const ground = smoothstep(0.48, 0.56, fbm(px * 1.6 + 3, py * 2.2, 5))
    const cloud = smoothstep(0.55, 0.75, fbm(px * 2.2 + 9, py * 4.6 + px, 5)) * 0.8
    ;[r, g, b] = [0, 1, 2].map((c) => {
      const tone = sea[c] + (land[c] - sea[c]) * ground
      return (tone + (0.9 - tone) * cloud) * light * 1.7
    })
  }
  const rim = smoothstep(0.1, 0, Math.abs(d - radius)) * Math.max(0.1, (py / radius) * 0.7 - (px / radius) * side * 0.6)
  glow(out, r + sea[0] * rim, g + (sea[1] + 0.15) * rim, b + (sea[2] + 0.25) * rim)
}

/** A ship's screen: charts, bars and rings in the color of the light strips. */
function screen(width: number, height: number, light: Rgb, seed: number): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    matte(out, 0.01, 0.015, 0.02, 0.8)
    if (axis === 1) return
    const s = u / width
    const t = v / height
    const edge = Math.min(s, 1 - s, t, 1 - t)
    const kind = seed % 3
    const bar = Math.floor(s * 12)
    const ring = Math.hypot((s - 0.5) * (width / height), t - 0.5)
    const lit =
      kind === 0
        ? t > 0.15 && t < 0.2 + 0.6 * hash2(bar, seed) && s * 12 - bar < 0.7 && edge > 0.06
        : kind === 1
          ? Math.abs(((ring * 9) % 1) - 0.5) < 0.12 && ring < 0.42
          : Math.abs((t * 8) % 1) < 0.45 && s < 0.15 + 0.75 * hash2(Math.floor(t * 8), seed) && edge > 0.06
    const k = edge < 0.03 ? 0.5 : lit ? 1 : 0.09
    glow(out, light[0] * k, light[1] * k, light[2] * k)
  }
}

/** The captain's chair, turned to the stars or to the viewer. */
function chair(x: number, z: number, yaw: number, light: Rgb): Solid {
  const kit = new KitBuilder()
  const shellCoat = kit.material({ color: linear('#8d97a3'), specular: 0.6, gloss: 40 })
  const pad = kit.material({ color: linear('#20242c'), specular: 0.15 })
  const lamp = kit.material({ color: light, emission: light })
  kit.lathe([0, 0, 0], pairs([0, 0.34, 0.06, 0.3, 0.1, 0.1, 0.4, 0.09]), 'y', shellCoat, 0.02)
  kit.box([0, 0.46, 0], [0.27, 0.05, 0.27], 0.06, pad).box([-0.27, 0.92, 0], [0.05, 0.42, 0.25], 0.08, pad)
  kit.box([-0.37, 0.9, 0], [0.02, 0.46, 0.28], 0.08, shellCoat).box([-0.29, 1.42, 0], [0.05, 0.08, 0.14], 0.06, pad)
  kit.box([-0.46, 0.9, 0], [0.005, 0.3, 0.012], 0.005, lamp)
  for (const s of [-0.36, 0.36]) kit.box([0.02, 0.68, s], [0.24, 0.03, 0.05], 0.03, shellCoat)
  return { kit: kit.build(`ship-chair:${light.join()}`), position: [x, 0, z], yaw, scale: 0.86, instance: 0 }
}

/** The bridge of a spaceship: a wide window, consoles, ribs with light strips. */
export const spaceship = defineSetting('spaceship', { indoor: true, time: 'night', vista: { height: 1.7, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = lowRoom(stage, stage.empty ? 3.8 : 2.9, 3.2)
  const { land, sea, light: own } = SHIPS[stage.seed % SHIPS.length]
  const light = stage.palette[0] ? ([stage.palette[0][0] * 2, stage.palette[0][1] * 2, stage.palette[0][2] * 2] as const) : own
  const glassHalf = space.right * 0.86
  const low = 1.12
  const high = space.height - 0.42
  const middle = (low + high) / 2
  // Metal panels with seams, a light strip along the top and protruding ribs.
  const panels: Face = (axis, u, v, x, y, z, out) => {
    const along = axis === 2 ? x : z
    const seam = Math.abs(along / 0.9 - Math.round(along / 0.9)) * 0.9 < 0.012 || Math.abs(v - 1.05) < 0.012
    const k = seam ? 0.35 : 0.92 + 0.16 * hash2(Math.floor(along / 0.9 + 0.5), y > 1.05 ? 3 : 1)
    matte(out, 0.3 * k, 0.33 * k, 0.38 * k, 0.5)
    const strip = Math.abs(y - 0.16) < 0.03 || Math.abs(y - (space.height - 0.2)) < 0.035
    if (strip) glow(out, light[0] * 1.3, light[1] * 1.3, light[2] * 1.3)
    else if (axis === 0 && y > 1.3 && y < 1.9 && !seam)
      screen(0.9, 0.6, light, Math.floor(along / 0.9) + 40)(axis, u - Math.floor(along / 0.9 + 0.5) * 0.9, y - 1.3, x, y, z, out)
  }
  const front: Face = (axis, u, v, x, y, z, out) => {
    // Slanting sides and struts make the window a ship's, not a house's.
    const cut = Math.max(0, y - middle) * 0.35 + Math.max(0, middle - y) * 0.6
    const d = Math.max(Math.abs(x) + cut - glassHalf, low - y, y - high)
    const strut = Math.abs(Math.abs(x) - (glassHalf * 0.42 + (middle - y) * 0.22)) - 0.045
    if (axis !== 2 || d > 0.07) panels(axis, u, v, x, y, z, out)
    else if (d > 0 || strut < 0) matte(out, 0.07, 0.08, 0.1, 0.7)
    else {
      matte(out, 0.01, 0.01, 0.015, 0.6)
      outside(x, y - middle, (high - low) * 0.75, stage.side, land, sea, out)
    }
  }
  const aisle = Math.max(1.05, stage.groupHalfWidth + 0.45)
  const floor: Face = (axis, _u, _v, x, _y, z, out) => {
    const plate = Math.abs(z / 1.1 - Math.round(z / 1.1)) * 1.1 < 0.014 || Math.abs(x / 1.1 - Math.round(x / 1.1)) * 1.1 < 0.014
    const k = plate ? 0.4 : 1
    matte(out, 0.1 * k, 0.115 * k, 0.14 * k, 0.6)
    if (axis === 1 && Math.abs(Math.abs(x) - aisle) < 0.03) glow(out, light[0] * 1.1, light[1] * 1.1, light[2] * 1.1)
    out[7] = 0.3
  }
  const dark: Rgb = [0.13, 0.145, 0.17]
  const metal: Face = (_axis, _u, v, _x, _y, _z, out) =>
    matte(out, dark[0] * (v < 0.06 ? 0.4 : 1), dark[1] * (v < 0.06 ? 0.4 : 1), dark[2] * (v < 0.06 ? 0.4 : 1), 0.6)
  const desk = Math.max(3, Math.round((space.right * 2) / 1.25))
  const wide = (space.right * 1.9) / desk
  const consoles = Array.from({ length: desk }, (_, i): Slab[] => {
    const x = (i - (desk - 1) / 2) * wide
    const w = wide * 0.46
    const z = space.back - 0.75
    return [
      slab(x - w, 0, z, x + w, 0.84, space.back - 0.1, metal),
      shadowless(x - w * 0.9, 0.3, z - 0.02, x + w * 0.9, 0.72, z, screen(w * 1.8, 0.42, light, i + stage.seed)),
      shadowless(x - w * 0.8, 0.84, z + 0.2, x + w * 0.8, 1.14, z + 0.24, screen(w * 1.6, 0.3, i % 2 ? [1.3, 0.5, 0.2] : light, i + stage.seed + 1))]
  })
  const ribs = [0.12, 0.6].flatMap((t) => {
    const z = stage.clearDepth + (space.back - stage.clearDepth) * t
    return [-1, 1].map((s) => slab(s > 0 ? space.right - 0.3 : space.left, 0, z, s > 0 ? space.right : space.left + 0.3, space.height, z + 0.24, metal))
  })
  const roof: Face = (_axis, _u, _v, x, _y, z, out) => {
    matte(out, 0.12, 0.13, 0.16, 0.3)
    const rib = Math.abs(z / 1.3 - Math.round(z / 1.3)) * 1.3 < 0.14
    if (rib) matte(out, 0.05, 0.055, 0.07)
    else if (Math.abs(Math.abs(x) - space.right * 0.42) < 0.13) glow(out, 1.5, 1.6, 1.7)
  }
  const seats = stage.allows('furniture') && !stage.hasSeat
  const seatZ = stage.clearDepth + (space.back - stage.clearDepth) * 0.36
  return {
    boxes: [...shell(space, floor, front, panels),
      shadowless(space.left - 0.4, space.height, space.front, space.right + 0.4, space.height + 0.2, space.back + 0.4, roof), ...consoles.flat(), ...ribs],
    solids: seats
      ? (stage.empty ? [0, -0.62, 0.62] : [-0.8, 0.8]).map((k) =>
          chair(k * stage.halfWidthAt(seatZ), seatZ, -Math.PI / 2 + (k === 0 ? 0.25 : 0) - Math.sign(k) * 0.3, light))
      : [],
    lights: [
      { position: [0, 1, space.back - 1.1], color: [light[0] * 1.1, light[1] * 1.1, light[2] * 1.1], radius: 6 },
      { position: [-stage.side * 1.2, 2.6, stage.clearDepth * 0.5 - 0.6], color: [1, 1.02, 1.1], radius: 6 }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.34, 0.37, 0.44], [0.95, 0.98, 1.08]),
  }
})
