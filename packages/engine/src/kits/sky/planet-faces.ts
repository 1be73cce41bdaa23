import { fbm, smoothstep } from '../../render/noise.ts'
import { type KitPiece, linear, mixColor, type Rgb, shade } from '../builder/index.ts'

const SIZE = 320

/** Writes the linear color of a globe at longitude and latitude, radians. */
type Painter = (lon: number, lat: number, out: [number, number, number]) => void

function put(out: [number, number, number], a: Rgb, b: Rgb, t: number): void {
  for (let c = 0; c < 3; c++) out[c] = a[c] + (b[c] - a[c]) * t
}

/** Intertwined belts and zones with one great storm. */
const banded = (dark: Rgb, pale: Rgb, storm: Rgb | undefined, seed: number): Painter => (lon, lat, out) => {
  const sway = (fbm(lon * 2.2 + seed, lat * 7, 4) - 0.5) * 0.2
  const curl = (fbm(lon * 7 + seed, lat * 26, 4) - 0.5) * 0.05
  const at = lat + sway * 0.35 + curl
  const belts = 0.5 + 0.32 * Math.sin(at * 19 + seed) + 0.18 * Math.sin(at * 43 + seed * 2)
  const streak = 0.82 + 0.36 * fbm(lon * 4 + 9, at * 40, 4)
  put(out, dark, pale, Math.min(1, Math.max(0, belts)))
  for (let c = 0; c < 3; c++) out[c] *= streak
  if (!storm) return
  const eye = Math.hypot((lon - 0.42) * 1.1, (lat + 0.34) * 2.3)
  const k = smoothstep(0.3, 0.2, eye) * (0.7 + 0.3 * Math.sin(eye * 60 + lon * 6))
  for (let c = 0; c < 3; c++) out[c] += (storm[c] - out[c]) * Math.max(0, k)
}

/** Plains and highlands, with ice caps if there are any. */
const rocky = (low: Rgb, high: Rgb, caps: number, seed: number): Painter => (lon, lat, out) => {
  const field = fbm(lon * 1.9 + seed, lat * 2.2 + 4, 6)
  const grain = fbm(lon * 11 + seed, lat * 11, 4)
  put(out, low, high, smoothstep(0.34, 0.6, field + 0.2 * (grain - 0.5)))
  const scar = Math.abs(fbm(lon * 3 + 20, lat * 3 + seed, 4) - 0.5)
  const k = (0.72 + 0.5 * grain) * (scar < 0.018 ? 0.72 : 1)
  for (let c = 0; c < 3; c++) out[c] *= k
  const ice = smoothstep(1.32 - caps, 1.4 - caps, Math.abs(lat) + 0.12 * (grain - 0.5))
  if (caps > 0) for (let c = 0; c < 3; c++) out[c] += (0.85 - out[c]) * ice
}

/** Seas, lands and deserts under swirling clouds. */
const living: Painter = (lon, lat, out) => {
  const field = fbm(lon * 1.15 + 5.3, lat * 1.3 + 2.1, 7)
  const land = smoothstep(0.49, 0.515, field)
  const shore = smoothstep(0.42, 0.5, field)
  const dry = smoothstep(0.44, 0.58, fbm(lon * 1.7 + 31, lat * 2.6 + 7, 5)) * smoothstep(1, 0.3, Math.abs(lat))
  const grain = 0.75 + 0.5 * fbm(lon * 12, lat * 12, 4)
  const sea: Rgb = mixColor([0.008, 0.045, 0.19], [0.02, 0.16, 0.3], shore)
  const soil: Rgb = mixColor([0.05, 0.13, 0.035], [0.4, 0.29, 0.14], dry)
  const ice = smoothstep(1.08, 1.2, Math.abs(lat) + 0.3 * (field - 0.5))
  const bend = fbm(lon * 0.9 + 3, lat * 1.4 + 8, 3) - 0.5
  const veil = fbm(lon * 1.6 + bend * 4 + 11, lat * 3 - bend * 3 + 2, 7)
  const cloud = smoothstep(0.5, 0.64, veil) * (0.7 + 0.4 * fbm(lon * 14, lat * 18, 3))
  for (let c = 0; c < 3; c++) {
    const ground = sea[c] + (soil[c] * grain - sea[c]) * land
    const cold = ground + (0.86 - ground) * ice
    out[c] = cold + (0.92 - cold) * Math.min(1, cloud)
  }
}

/** Planets, each different. */
const WORLDS: readonly { readonly paint: Painter; readonly ringed?: boolean }[] = [
  { paint: banded(linear('#8a5a36'), linear('#ecd3ac'), linear('#b8482a'), 2) },
  { paint: rocky(linear('#7a3a1c'), linear('#d98a52'), 0.1, 7) },
  { paint: living },
  { paint: banded(linear('#a98b5a'), linear('#f0dfb4'), undefined, 5), ringed: true },
  { paint: banded(linear('#1f4fb8'), linear('#6aa8f0'), linear('#18307a'), 8) },
  { paint: rocky(linear('#5c554e'), linear('#a89f94'), 0, 13) },
  { paint: banded(linear('#c88a3a'), linear('#f2d9a0'), undefined, 11) },
  { paint: banded(linear('#6fc4cc'), linear('#bfeef0'), undefined, 3) }]

/** Named planets, by their index in the list. */
export const NAMED_WORLDS: Readonly<Record<string, number>> = { jupiter: 0, neptune: 4, venus: 6, uranus: 7 }

export const worldOf = (index: number): (typeof WORLDS)[number] => WORLDS[((index % WORLDS.length) + WORLDS.length) % WORLDS.length]

/** A gas planet in a requested color. */
export const bandedIn = (color: Rgb): Painter => banded(shade(color, 0.5), mixColor(color, [1, 1, 1], 0.35), shade(color, 0.25), 4)

export const EARTH_PAINTER: Painter = living

const painted = new Map<string, Uint8ClampedArray>()
/** Number of cached pictures: a planet is drawn more than once for its preview. */
const KEPT = 12

/** The face of a globe of radius `r` around `middle` as a decal, seen from +x. */
export function globeFace(key: string, paint: Painter, middle: readonly [number, number, number], r: number): NonNullable<KitPiece['decals']>[number] {
  const pixels = painted.get(key) ?? paintGlobe(paint)
  if (painted.size >= KEPT) painted.delete([...painted.keys()][0])
  painted.set(key, pixels)
  return { center: [middle[0] + r, middle[1], middle[2]], right: [0, 0, r], up: [0, r, 0], size: SIZE, pixels }
}

function paintGlobe(paint: Painter): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4)
  const out: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const px = ((x + 0.5) / SIZE) * 2 - 1
      const py = 1 - ((y + 0.5) / SIZE) * 2
      const away = Math.sqrt(px * px + py * py)
      if (away > 1.03) continue
      // Pixels beyond the rim take the rim's color, so that no bare edge shows.
      const k = away > 0.995 ? 0.995 / away : 1
      const up = Math.sqrt(Math.max(1e-4, 1 - (px * px + py * py) * k * k))
      paint(Math.atan2(px * k, up), Math.asin(py * k), out)
      const at = (y * SIZE + x) * 4
      for (let c = 0; c < 3; c++) pixels[at + c] = Math.max(0, out[c]) ** (1 / 2.2) * 255
      pixels[at + 3] = 255
    }
  return pixels
}
