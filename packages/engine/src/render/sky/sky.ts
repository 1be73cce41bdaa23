import { clamp, fbm, smoothstep, valueNoise } from '../noise.ts'
import type { Sky } from '../scene.ts'
import type { View } from '../view.ts'
import { directionOf } from './directions.ts'
import { createEarth, globeOf } from './earth.ts'
import { createGalaxy } from './galaxy.ts'

/** Writes the light that arrives from direction (x, y, z), a unit vector, to out[0..2]. */
export type SkyColor = (x: number, y: number, z: number, out: Float64Array) => void

const MOON_COS = Math.cos(0.062)

/** How far the cloud field exceeds its threshold in this direction; 0 or less is clear sky. */
function cloudThickness(sky: Sky, x: number, y: number, z: number): number {
  const k = 1.6 / (y + 0.08)
  const u = x * k * 0.8 + 3
  const v = z * k * 0.8 + 9
  const warp = valueNoise(u * 0.6 + 11, v * 0.6) - 0.5
  // Billows on a slow field: separate clouds with gaps, not an even veil.
  const field = fbm(u + warp * 0.5, v - warp * 0.4, 6)
  const billow = 1 - Math.abs(fbm(u * 1.7 + 7, v * 1.7 + 3, 3) * 2.3 - 1)
  return field * 0.8 + billow * 0.2 - (0.66 - sky.clouds * 0.27)
}

/** Share of the light behind them that clouds block in this direction, 0 … 1. */
export function cloudCover(sky: Sky, x: number, y: number, z: number): number {
  if (sky.clouds <= 0 || sky.airless || y <= 0.015) return 0
  return smoothstep(0, 0.24, cloudThickness(sky, x, y, z)) * smoothstep(0.015, 0.16, y)
}

/**
 * The sky as a function of direction: gradient, sun glow, clouds, sun, moon, Earth, rainbow, aurora. Stars are points and are splatted
 * afterward. The position of moon and Earth depends on the view.
 */
export function createSky(sky: Sky, view: View): SkyColor {
  const [lx, ly, lz] = sky.sunDirection
  const { zenith, horizon, glow, cloudDark, cloudLit, sunColor } = sky
  const atmosphere = !sky.airless
  // Fog is as thick on the sky as on the land in front of it: the lower sky takes its color, and no distant hill stands out brighter.
  const fall = 3.2 / (1 + (sky.haze ?? 0) * 1.7)
  const [mx, my, mz] = directionOf(view, -0.5, Math.max(0.1, view.shift + view.halfHeight * 0.55))
  const [rx, ry, rz] = directionOf(view, 0.15, view.shift - view.halfHeight * 0.35)
  const globe = globeOf(sky, view)
  const addEarth = globe && createEarth(globe)
  const addGalaxy = sky.galaxy ? createGalaxy(view) : undefined

  function addClouds(x: number, y: number, z: number, toSun: number, out: Float64Array): void {
    const thickness = cloudThickness(sky, x, y, z)
    const density = smoothstep(0, 0.24, thickness)
    if (density <= 0) return
    // Thick parts shade themselves; the side facing the sun is bright.
    const toward = cloudThickness(sky, x + lx * 0.05, y + 0.02, z + lz * 0.05)
    const lit = clamp(clamp(0.66 + (thickness - toward) * 3.2 - thickness * 0.45) * 0.85 + 0.35 * toSun * toSun * toSun)
    // Thin edges in front of the sun are translucent.
    const silver = (1 - density) * toSun ** 8 * 0.8
    const alpha = density * 0.92 * smoothstep(0.015, 0.16, y)
    for (let c = 0; c < 3; c++) {
      const shade = cloudDark[c] + (cloudLit[c] - cloudDark[c]) * lit + glow[c] * silver
      out[c] += (shade - out[c]) * alpha
    }
  }

  /** Without an atmosphere, clouds are glowing gas: a ragged band across the picture, with dark dust, brighter toward its middle. */
  function addNebula(x: number, y: number, z: number, out: Float64Array): void {
    const u = (x * view.rightX + z * view.rightZ) * 1.6 + 4
    const v = y * 1.6 + 7
    const bend = fbm(u * 0.9 + 2, v * 0.9 + 5, 4) - 0.5
    const swirl = fbm(u * 1.7 + bend * 2.4 + 9, v * 1.7 - bend * 1.8, 6)
    const along = (v - 7) * 0.86 + (u - 4) * 0.5 + bend * 1.5
    const band = Math.exp(-along * along * 2.6)
    const gas = band * smoothstep(0.26, 0.74, swirl)
    const dust = band * smoothstep(0.52, 0.72, fbm(u * 3.1 - bend * 3, v * 3.1 + bend * 4 + 3, 5))
    const hue = smoothstep(0.36, 0.52, fbm(u * 0.8 + 13, v * 0.8 + 1, 3))
    const core = gas * gas * smoothstep(0.5, 0.85, swirl + band * 0.2)
    const amount = sky.clouds * (1 - 0.75 * dust)
    for (let c = 0; c < 3; c++) {
      const other = cloudLit[2 - c] * 0.9
      const tone = cloudLit[c] + (other - cloudLit[c]) * hue
      out[c] += amount * (gas * 1.1 * tone + core * (0.12 + 1.1 * tone) + band * 0.5 * cloudDark[c])
    }
  }

  /** The Milky Way: a band of countless stars that rises from the horizon, broken by dark dust. */
  function addMilkyWay(x: number, y: number, z: number, amount: number, out: Float64Array): void {
    const across = x * view.rightX + z * view.rightZ
    const bend = fbm(across * 2.2 + 3, y * 2.2 + 6, 4) - 0.5
    // It is slanted: its center line runs from low on one side to high on the other.
    const off = across * 0.88 - (y - 0.2) * 0.62 + bend * 0.16
    const band = Math.exp(-off * off * 34)
    if (band < 0.02) return
    const clouds = fbm(across * 7 + bend * 2, y * 7 + 4, 6)
    const dust = smoothstep(0.5, 0.64, fbm(across * 5 + bend * 3 + 17, y * 5 - bend * 3, 5)) * band
    const k = amount * band * (0.35 + 1.1 * clouds) * (1 - 0.8 * dust) * smoothstep(0.02, 0.2, y)
    const core = amount * Math.exp(-off * off * 120) * smoothstep(0.7, 0.1, y) * 0.5 * (1 - dust)
    out[0] += 0.13 * k + 0.16 * core
    out[1] += 0.14 * k + 0.12 * core
    out[2] += 0.23 * k + 0.14 * core
  }

  function addMoon(x: number, y: number, z: number, out: Float64Array): void {
    const d = x * mx + y * my + z * mz
    if (d <= 0) return
    const halo = (d ** 60 * 0.22 + d ** 400 * 0.3) * sky.moon
    out[0] += halo * 0.7
    out[1] += halo * 0.8
    out[2] += halo
    if (d <= MOON_COS) return
    const maria = 0.55 + 0.45 * smoothstep(0.3, 0.62, fbm(x * 34 + 3, y * 34 + z * 9, 4))
    const k = smoothstep(MOON_COS, MOON_COS + 0.0003, d) * sky.moon
    out[0] += (1.5 * maria - out[0]) * k
    out[1] += (1.45 * maria - out[1]) * k
    out[2] += (1.3 * maria - out[2]) * k
  }

  function addRainbow(x: number, y: number, z: number, amount: number, out: Float64Array): void {
    const angle = Math.acos(clamp(x * rx + y * ry + z * rz, -1, 1))
    const reach = view.orthographic ? 0.5 : Math.atan(view.halfHeight) * 1.25
    const t = (angle / reach - 0.93) / 0.11
    if (t < 0 || t > 1 || y < -0.02) return
    const k = amount * 0.5 * smoothstep(0, 0.2, t) * smoothstep(1, 0.8, t)
    out[0] += k * clamp(1.6 * t - 0.35 + 0.5 * smoothstep(0.25, 0, t))
    out[1] += k * clamp(1 - Math.abs(t - 0.5) * 2.4)
    out[2] += k * clamp(1.15 - 2 * t)
  }

  // Curtains hang in the upper half of the picture, with any lens.
  const auroraTop = view.orthographic ? 0.6 : Math.sin(Math.atan(Math.max(0.35, view.shift + view.halfHeight)))

  function addAurora(x: number, y: number, z: number, amount: number, out: Float64Array): void {
    if (y <= 0) return
    const level = 1 / Math.sqrt(x * x + z * z + 1e-6)
    const across = x * level * 2.2 + 5
    const along = z * level * 0.7
    const high = y / auroraTop
    let green = 0
    let violet = 0
    for (let band = 0; band < 3; band++) {
      const u = across * (1 + band * 0.3) + band * 17
      // Each hem winds up and down; its light is stretched into vertical rays that fade with height.
      const hem = 0.3 + band * 0.2 + (fbm(u * 0.9, along + band * 5, 4) - 0.5) * 0.9
      const over = high - hem
      if (over < -0.06) continue
      const rays = 0.35 + 1.1 * valueNoise(u * 16 + hem * 9, band + 0.5) * valueNoise(u * 4 + 3, band + 2.5)
      const share = (1 - band * 0.3) * rays * smoothstep(-0.06, 0.02, over)
      green += share * Math.exp(-Math.max(0, over) * 5.5)
      violet += share * 0.7 * smoothstep(0.05, 0.3, over) * Math.exp(-Math.max(0, over - 0.2) * 3)
    }
    const k = amount * smoothstep(0.02, 0.2, high)
    out[0] += k * (0.02 * green + 0.2 * violet)
    out[1] += k * (0.46 * green + 0.02 * violet)
    out[2] += k * (0.16 * green + 0.2 * violet)
  }

  return function skyColor(x, y, z, out) {
    const up = Math.max(y, 0)
    let toSun = x * lx + y * ly + z * lz
    if (toSun < 0) toSun = 0
    const q = 1 - up
    const t = q ** fall
    out[0] = zenith[0] + (horizon[0] - zenith[0]) * t
    out[1] = zenith[1] + (horizon[1] - zenith[1]) * t
    out[2] = zenith[2] + (horizon[2] - zenith[2]) * t
    if (atmosphere) {
      const s2 = toSun * toSun
      const s6 = s2 * s2 * s2
      const k = s6 * 0.55 * q * q + s6 ** 7 * 0.6
      out[0] += glow[0] * k
      out[1] += glow[1] * k
      out[2] += glow[2] * k
    }
    if (sky.aurora) addAurora(x, up, z, sky.aurora, out)
    if (sky.sunDisc > 0 && toSun > 0.9985) {
      const k = sky.sunDisc * (toSun > 0.9995 ? 1 : smoothstep(0.9985, 0.9995, toSun))
      out[0] += sunColor[0] * k
      out[1] += sunColor[1] * k
      out[2] += sunColor[2] * k
    }
    if (sky.moon > 0) addMoon(x, y, z, out)
    if (sky.clouds > 0 && !atmosphere) addNebula(x, y, z, out)
    else if (sky.clouds > 0 && y > 0.015) addClouds(x, y, z, toSun, out)
    if (addGalaxy) addGalaxy(x, y, z, out)
    if (sky.milkyWay && y > 0) addMilkyWay(x, y, z, sky.milkyWay, out)
    if (sky.rainbow) addRainbow(x, y, z, sky.rainbow, out)
    if (addEarth) addEarth(x, y, z, out)
  }
}

/** The sky without discs and clouds: the color that fog fades to. */
export function createHazeColor(sky: Sky, view: View): SkyColor {
  return createSky({ ...sky, clouds: 0, moon: 0, sunDisc: 0, rainbow: 0, aurora: 0, earth: undefined, galaxy: false, milkyWay: 0, stars: 0 }, view)
}

/** A lazily filled dome of sky colors for reflections: only reflected directions are evaluated. Directions below the horizon read the horizon. */
export function createSkyDome(sky: SkyColor, side: number): SkyColor {
  const texels = new Float32Array(side * side * 3).fill(-1)
  const scratch = new Float64Array(3)

  function texel(i: number, j: number): number {
    const at = (j * side + i) * 3
    if (texels[at] >= 0) return at
    const a = ((i + 0.5) / side) * 2 - 1
    const b = ((j + 0.5) / side) * 2 - 1
    const x = (a - b) * 0.5
    const z = (a + b) * 0.5
    const y = Math.max(0, 1 - Math.abs(x) - Math.abs(z))
    const inverse = 1 / Math.sqrt(x * x + y * y + z * z)
    sky(x * inverse, y * inverse, z * inverse, scratch)
    for (let c = 0; c < 3; c++) texels[at + c] = Math.min(40, scratch[c])
    return at
  }

  return function domeColor(x, y, z, out) {
    if (y < 0) y = 0
    const m = 1 / (Math.abs(x) + y + Math.abs(z))
    const px = x * m
    const pz = z * m
    const u = clamp(((px + pz) * 0.5 + 0.5) * side - 0.5, 0, side - 1.001)
    const v = clamp(((pz - px) * 0.5 + 0.5) * side - 0.5, 0, side - 1.001)
    const i = u | 0
    const j = v | 0
    const a = u - i
    const b = v - j
    const p = texel(i, j)
    const q = texel(i + 1, j)
    const r = texel(i, j + 1)
    const s = texel(i + 1, j + 1)
    const w0 = (1 - a) * (1 - b)
    const w1 = a * (1 - b)
    const w2 = (1 - a) * b
    const w3 = a * b
    for (let c = 0; c < 3; c++) out[c] = texels[p + c] * w0 + texels[q + c] * w1 + texels[r + c] * w2 + texels[s + c] * w3
  }
}
