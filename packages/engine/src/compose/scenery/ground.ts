import { fbm, ridged, smoothstep, valueNoise } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import type { Terrain } from '../../render/terrain.ts'
import type { Stage } from '../setting.ts'

export type Height = Terrain['height']
export type Albedo = Terrain['albedo']

/** 0 near subjects and camera, 1 in open land. */
export function openness(stage: Stage, x: number, z: number): number {
  const side = stage.groupHalfWidth + 0.6 * stage.reach
  const aside = smoothstep(side, side + 3 * stage.reach, Math.abs(x))
  const beyond = smoothstep(stage.clearDepth + 0.5 * stage.reach, stage.clearDepth + 5 * stage.reach, z)
  return Math.max(aside, beyond)
}

/** Rolling ground, nearly flat under the subjects. `amount` and wave `size` in meters. */
export function rolling(stage: Stage, amount: number, size: number, grain = 0.05): Height {
  const o = stage.origin
  const k = 1 / (size * Math.max(1, stage.reach * 0.6))
  const base = fbm(o.x, o.z, 4)
  return (x, z, octaves) => {
    const wide = (fbm(x * k + o.x, z * k + o.z, octaves > 5 ? 5 : 4) - base) * amount
    let y = wide * (0.2 + 0.8 * openness(stage, x, z))
    y += grain * (fbm(x * 2.1, z * 2.1, 3) - 0.45)
    if (octaves > 6) y += grain * 0.25 * (valueNoise(x * 14, z * 14) - 0.5)
    return y
  }
}

/** A distant mountain range, `peak` meters high, rising from depth `from` to `to` (meters, before the stage's scale). */
export function mountainRange(stage: Stage, peak: number, from = 30, to = 125, breadth = 1): Height {
  const { origin: o, far: m } = stage
  const k = 0.021 / m
  // The highest peak is off center, on the side that the seed picks.
  const px = stage.side * 14 * m
  return (x, z, octaves) => {
    const rise = smoothstep(from * m, to * m, z)
    if (rise <= 0) return 0
    const dx = (x - px) / (30 * m * breadth)
    const dz = (z - 118 * m) / (40 * m)
    const main = Math.exp(-dx * dx - dz * dz)
    return rise * ridged(x * k + o.x, z * k + o.z, octaves) * peak * m * (0.5 + 1.1 * main)
  }
}

/** Soft distant hills. */
export function hillRange(stage: Stage, height: number, from = 16, to = 80): Height {
  const { origin: o, far: m } = stage
  return (x, z, octaves) => {
    const rise = smoothstep(from * m, to * m, z)
    if (rise <= 0) return 0
    return rise * (0.25 + fbm((x * 0.03) / m + o.x, (z * 0.025) / m + o.z, octaves > 4 ? 4 : 3)) * height * m
  }
}

export function addHeights(...parts: readonly Height[]): Height {
  return (x, z, octaves) => {
    let y = 0
    for (const part of parts) y += part(x, z, octaves)
    return y
  }
}

/** Writes a blend of two colors. */
export function blendInto(out: Float64Array, a: Rgb, b: Rgb, t: number): void {
  out[0] = a[0] + (b[0] - a[0]) * t
  out[1] = a[1] + (b[1] - a[1]) * t
  out[2] = a[2] + (b[2] - a[2]) * t
}

/** Blends the color in `out` toward `color`. */
export function toward(out: Float64Array, color: Rgb, t: number): void {
  out[0] += (color[0] - out[0]) * t
  out[1] += (color[1] - out[1]) * t
  out[2] += (color[2] - out[2]) * t
}

const GRASSES: Readonly<Record<Stage['season'], readonly [Rgb, Rgb]>> = {
  spring: [[0.055, 0.125, 0.026], [0.24, 0.31, 0.08]],
  summer: [[0.055, 0.105, 0.024], [0.22, 0.255, 0.075]],
  autumn: [[0.13, 0.1, 0.03], [0.36, 0.27, 0.08]],
  winter: [[0.14, 0.13, 0.08], [0.3, 0.28, 0.2]],
}

const SNOW_SHADE: Rgb = [0.72, 0.78, 0.9]
const SNOW_LIGHT: Rgb = [0.9, 0.92, 0.97]
/** Trodden snow. */
export const TRODDEN: Rgb = [0.7, 0.72, 0.78]

/** Grass of the season, with snow on it in winter. */
export function meadowAlbedo(stage: Stage): Albedo {
  const [dark, bright] = GRASSES[stage.season]
  const snowy = stage.snow
  return (x, _y, z, _ny, out) => {
    const n = fbm(x * 2.5, z * 2.5, 4)
    if (snowy) blendInto(out, SNOW_SHADE, SNOW_LIGHT, n)
    else {
      const dry = valueNoise(x * 0.4 + 7, z * 0.4)
      blendInto(out, dark, bright, Math.min(1, n * 0.75 + dry * 0.35))
    }
  }
}

/** Distant mountains: rock with grass low down and snow high up. */
export function mountainAlbedo(stage: Stage, near: Albedo, from: number, snowline: number): Albedo {
  const m = stage.far
  const line = stage.snow ? 2 : snowline
  return (x, y, z, ny, out) => {
    near(x, y, z, ny, out)
    const far = smoothstep(from * m * 0.8, from * m * 1.3, z)
    if (far <= 0) return
    const n = fbm(x * 0.3, z * 0.3, 4)
    const steep = smoothstep(0.9, 0.62, ny + n * 0.1)
    const rock: Rgb = [0.15 + 0.16 * n, 0.135 + 0.14 * n, 0.125 + 0.13 * n]
    const high = y / m
    toward(out, [0.055, 0.09, 0.045], far * 0.7)
    toward(out, rock, far * Math.max(steep, smoothstep(line * 0.45, line * 0.8, high)))
    toward(out, SNOW_LIGHT, far * smoothstep(line * 0.85, line * 1.3, high + n * line * 0.7) * smoothstep(0.35, 0.62, ny + n * 0.14))
  }
}

export const snowAlbedo = (): Albedo => (x, _y, z, _ny, out) => blendInto(out, SNOW_SHADE, SNOW_LIGHT, fbm(x * 3, z * 3, 3))

/** A worn path that winds away from the viewer, `half` meters wide to each side. */
export function withPath(stage: Stage, under: Albedo, half: number, color: Rgb, winding = 1): Albedo {
  const o = stage.origin
  const grow = Math.max(0.6, stage.reach)
  return (x, y, z, ny, out) => {
    under(x, y, z, ny, out)
    const middle = Math.sin((z / grow) * 0.22 + o.x) * 1.4 * winding * smoothstep(0, 14 * grow, z) * grow
    const edge = half * grow * (0.85 + 0.4 * valueNoise(x * 1.3 + o.x, z * 1.3))
    const t = smoothstep(edge, edge * 0.6, Math.abs(x - middle))
    if (t <= 0) return
    const n = 0.75 + 0.5 * fbm(x * 5, z * 5, 3)
    toward(out, [color[0] * n, color[1] * n, color[2] * n], t * 0.85)
  }
}

/** Keeps the ground under the subjects dry in places with water: at least `least` high. */
export function dryStage(stage: Stage, height: Height, least: number): Height {
  const side = stage.groupHalfWidth + 0.5 * stage.reach
  return (x, z, octaves) => {
    const y = height(x, z, octaves)
    const near =
      smoothstep(side + 1.4 * stage.reach, side, Math.abs(x)) * smoothstep(stage.clearDepth + 1.6 * stage.reach, stage.clearDepth + 0.4 * stage.reach, z)
    return near > 0 && y < least ? y + (least - y) * near : y
  }
}
