import { type Face, glow, matte, type Slab, shadowless, slab } from '../../kits/buildings/wall-faces.ts'
import { fbm, hash2, smoothstep } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** View from a window, by the place outside. */
type View = 'sea' | 'city' | 'mountains' | 'trees'

const VIEWS: Readonly<Record<string, View>> = {
  ocean: 'sea', beach: 'sea', coast: 'sea', lake: 'sea', underwater: 'sea', canal: 'city', 'city-street': 'city', skyline: 'city', 'cyberpunk-alley': 'city',
  mountains: 'mountains', desert: 'mountains', 'snowy-forest': 'trees',
}

type Air = { readonly high: Rgb; readonly low: Rgb; readonly land: Rgb; readonly light: number }

const DAY: Air = { high: [0.34, 0.62, 1.15], low: [0.95, 1.12, 1.25], land: [0.2, 0.34, 0.14], light: 1 }
const LOW: Air = { high: [0.5, 0.34, 0.6], low: [1.7, 0.82, 0.42], land: [0.16, 0.1, 0.12], light: 0.7 }
const NIGHT: Air = { high: [0.012, 0.02, 0.07], low: [0.06, 0.08, 0.2], land: [0.008, 0.012, 0.02], light: 0.12 }
const GRAY: Air = { high: [0.36, 0.41, 0.47], low: [0.52, 0.57, 0.62], land: [0.09, 0.13, 0.1], light: 0.5 }

function airOf(stage: Stage): Air {
  if (stage.night) return NIGHT
  if (stage.rain || stage.weather.has('fog')) return GRAY
  return stage.time === 'sunset' || stage.time === 'sunrise' || stage.time === 'dusk' ? LOW : DAY
}

/** Writes the light from outside at (s, t): shares of the window's width (from its middle) and of its height. */
function lookOut(view: View, stage: Stage, air: Air, s: number, t: number, out: Float64Array): void {
  const cloud = stage.night ? 0 : smoothstep(0.5, 0.75, fbm(s * 3 + stage.seed, t * 7 + 2, 4)) * 0.4
  const up = smoothstep(0.35, 1, t)
  const tone = [0, 1, 2].map((c) => {
    const sky = air.low[c] + (air.high[c] - air.low[c]) * up
    return sky + (air.low[c] * 1.1 - sky) * cloud
  })
  const put = (color: Rgb, share = 1): void => {
    for (let c = 0; c < 3; c++) tone[c] += (color[c] - tone[c]) * share
  }
  const haze = (color: Rgb, far: number): Rgb => [0, 1, 2].map((c) => color[c] + (air.low[c] * 0.8 - color[c]) * far) as unknown as Rgb
  const white: Rgb = [0.8 * air.light, 0.85 * air.light, 0.95 * air.light]
  if (view === 'sea') {
    if (t < 0.44) {
      const near = 1 - t / 0.44
      const wave = fbm(s * 9 * (0.4 + near), (t * 60) / (0.3 + near), 3)
      put([0.05 + 0.1 * air.light * wave, 0.2 * air.light + 0.16 * wave * air.light, 0.34 * air.light + 0.2 * wave * air.light])
      put(haze([0.1, 0.3, 0.4], 0.8), smoothstep(0.3, 0.44, t) * 0.7)
      // The glitter path on the water.
      const path = Math.exp(-((s - 0.12) ** 2) * 60) * smoothstep(0.45, 0.75, wave)
      put(air.low, path * 0.8)
    }
  } else if (view === 'city') {
    for (let row = 0; row < 3; row++) {
      const size = 0.07 + row * 0.035
      const column = Math.floor((s + 9) / size)
      const top = 0.62 - row * 0.14 + 0.24 * hash2(column, row * 7 + stage.seed)
      if (t > top) continue
      const inside = (s + 9) / size - column
      put(haze([0.1 * air.light, 0.12 * air.light, 0.16 * air.light], 0.5 - row * 0.2))
      const storey = Math.floor(t * (46 - row * 12))
      const bay = Math.floor(inside * (3 + row))
      const pane = inside * (3 + row) - bay
      const lit = hash2(column * 31 + bay, storey * 17 + row)
      if (pane > 0.2 && pane < 0.8 && inside > 0.06 && lit > (stage.night ? 0.5 : 0.9)) put(stage.night ? [1.1, 0.72, 0.3] : haze([0.5, 0.6, 0.7], 0.2), 0.85)
    }
  } else {
    if (view === 'mountains') {
      const far = 0.5 + 0.28 * (fbm(s * 2.2 + stage.seed, 3, 5) - 0.3)
      if (t < far) put(t > far - 0.1 - 0.06 * fbm(s * 20, t * 20, 3) ? white : haze([0.14, 0.17, 0.22], 0.45))
    }
    for (let row = 0; row < 3; row++) {
      const edge = 0.42 - row * 0.1 + 0.13 * (fbm(s * (7 + row * 3) + row * 5, row + stage.seed, 4) - 0.4)
      if (t > edge) continue
      const leaf = 0.7 + 0.6 * fbm(s * 30, t * 30 + row, 3)
      put(haze(stage.snow ? white : (air.land.map((v) => v * leaf) as unknown as Rgb), 0.5 - row * 0.22))
    }
  }
  if (stage.rain) {
    const drop = hash2(Math.floor(s * 90), Math.floor(t * 26 + hash2(Math.floor(s * 90), 3) * 9))
    if (drop > 0.9) put(air.low, 0.45)
  } else if (stage.weather.has('snow')) {
    const [a, b] = [s * 46, t * 46]
    const flake = hash2(Math.floor(a), Math.floor(b))
    const r = Math.hypot(a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5)
    if (flake > 0.72 && r < 0.26) put([1, 1.02, 1.06], 0.85)
  }
  matte(out, 0.015, 0.015, 0.02, 0.5)
  glow(out, tone[0], tone[1], tone[2])
}

/** A window, `width` by `height`, with a view of a place, as the face of a slab. */
function windowFace(stage: Stage, outside: string | undefined, width: number, height: number): Face {
  const view = VIEWS[outside ?? ''] ?? 'trees'
  const air = airOf(stage)
  const rim = Math.min(width, height) * 0.035
  const columns = Math.max(2, Math.round(width / (height * 0.62)))
  return (axis, u, v, _x, _y, _z, out) => {
    const pane = (u / width) * columns
    const bar = Math.abs(pane - Math.round(pane)) * (width / columns) < rim * 0.5
    const cross = Math.abs(v - height * 0.58) < rim * 0.45
    const edge = Math.min(u, width - u, v, height - v) < rim
    if (axis !== 2 || bar || cross || edge) {
      const wood = edge ? 0.74 : 0.66
      matte(out, wood, wood * 0.98, wood * 0.94, 0.15)
    } else lookOut(view, stage, air, u / width - 0.5, v / height, out)
  }
}

function backWall(boxes: readonly Slab[], stage: Stage): Slab | undefined {
  const walls = boxes.filter(({ min, max }) => min[2] > stage.clearDepth && max[1] - min[1] > 1 && min[1] <= 0.01)
  const area = ({ min, max }: Slab): number => (max[0] - min[0]) * (max[1] - min[1])
  return walls.reduce<Slab | undefined>((best, wall) => (best && area(best) >= area(wall) ? best : wall), undefined)
}

/** A large window in the back wall of a room. */
export function wallWindow(boxes: readonly Slab[], stage: Stage, outside: string | undefined): Slab[] {
  const wall = backWall(boxes, stage)
  if (!wall) return []
  const z = wall.min[2]
  const wide = Math.min(stage.halfWidthAt(z) * 1.25, (wall.max[0] - wall.min[0]) * 0.72)
  const low = Math.max(0.34, stage.eye - stage.halfHeightAt(z) * 0.42)
  const high = Math.max(low + wide * 0.5, Math.min(stage.eye + stage.halfHeightAt(z) * 0.72, low + wide * 1.1))
  const x = stage.empty ? 0 : stage.side * 0.12 * wide
  return [
    shadowless(x - wide / 2, low, z - 0.06, x + wide / 2, high, z - 0.01, windowFace(stage, outside, wide, high - low)),
    slab(x - wide * 0.53, low - 0.05, z - 0.16, x + wide * 0.53, low, z, (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.72, 0.7, 0.66, 0.2))]
}

/** A close-up windowsill: the sill is the ground, the window rises behind it. */
export function sillWindow(stage: Stage, outside: string | undefined, wall: Rgb): { readonly window: Slab; readonly others: Slab[] } {
  const z = stage.clearDepth + 0.12 * Math.max(0.3, stage.reach)
  const wide = Math.max(stage.halfWidthAt(z) * 1.7, stage.groupHalfWidth * 2.4)
  const high = stage.eye + stage.halfHeightAt(z) * 1.5
  // The sill extends as far in front of the middle as the subjects extend behind it.
  const front = -Math.max(0.1, stage.groupHalfWidth * 0.42, stage.clearDepth * 1.12)
  const paint: Face = (_a, u, v, _x, _y, _z, out) => {
    const n = 0.94 + 0.1 * fbm(u * 9, v * 9, 3)
    matte(out, 0.74 * n, 0.72 * n, 0.67 * n, 0.25)
  }
  const plaster: Face = (_a, u, v, _x, _y, _z, out) => {
    const n = 0.92 + 0.16 * fbm(u * 5, v * 5, 4)
    matte(out, wall[0] * n, wall[1] * n, wall[2] * n, 0.05)
  }
  const far = stage.halfWidthAt(z) * 4
  const thick = 0.06 * Math.max(0.5, stage.reach)
  return {
    window: shadowless(-wide / 2, 0, z, wide / 2, high, z + 0.05, windowFace(stage, outside, wide, high)),
    others: [
      slab(-far, -thick, front, far, 0, z + 0.2, paint),
      shadowless(-far, -9, front + thick, far, -thick, z, plaster),
      shadowless(-far, 0, z - thick, -wide / 2, high * 2, z + 0.1, plaster),
      shadowless(wide / 2, 0, z - thick, far, high * 2, z + 0.1, plaster)],
  }
}
