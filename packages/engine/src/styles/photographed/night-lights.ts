import { findBackdrop } from '../../filters/backdrop.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { addGrain } from '../../filters/grain.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { createBloom } from '../../filters/light/bloom.ts'
import { gradePicture } from '../../filters/light/grade.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, createPicture, type Ink, inkOf, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { FAR, type GBuffer, SURFACE } from '../../render/g-buffer.ts'
import { createRandom, hash2, smoothstep } from '../../render/noise.ts'
import { createView } from '../../render/view.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const MAGENTA = inkOf('#ff2ea6')
const CYBERPUNK_CYAN = inkOf('#19e3ff')
const SMOG_LOW = inkOf('#ff3d9a')
const SMOG_HIGH = inkOf('#0c2a6b')

/** Neo-noir city light: magenta and cyan against blue-black, wet glow, colored smog, seen on a worn display. */
export const cyberpunk = defineStyle('cyberpunk', (context) => {
  const { buffer, scene, unit, seed } = context
  const picture = developScene(context, { fill: 0.1, exposure: 0.85, saturation: 1.5, contrast: 1.2, bloom: { threshold: 0.85, radius: 46, amount: 0.6 } })
  recolor(picture, buffer)
  gradePicture(picture, { shadows: [0.01, -0.01, 0.05], saturation: 1.4, contrast: 1.08 })
  addRimLight(picture.data, buffer, scene.camera, { ink: MAGENTA, amount: 1.1, tightness: 1.8, side: 1 })
  addRimLight(picture.data, buffer, scene.camera, { ink: CYBERPUNK_CYAN, amount: 1.1, tightness: 1.8, side: -1 })
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.2 * unit, inner: 0.4, scenery: 0.5 }), CYBERPUNK_CYAN, 0.16)
  addWeather(picture, scene, unit, seed, { tint: CYBERPUNK_CYAN, tintAmount: 0.5, opacity: 1.3 })
  clampPicture(picture)
  const shown = onDisplay(picture, unit, seed)
  addGrain(shown, 0.02, seed)
  return clampPicture(shown)
})

/** Splits the picture's light into two gels: shadows to blue-black, midtones to magenta, highlights to cyan-white. */
function recolor(picture: Picture, buffer: GBuffer): void {
  const { width, height, data } = picture
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      const own = buffer.instance[i] > 0 ? 0.58 : 0.34
      const gel = mix(-1, 1, smoothstep(0.2, 0.8, x / width + (v - 0.5) * 0.25))
      const warm = 0.5 + 0.5 * gel
      const r = l * l * 0.8 + l * 0.55 * warm + 0.03
      const g = l ** 2.2 * 0.75 + l * 0.34 * (1 - warm)
      const b = l * 0.96 + 0.1 * (1 - l)
      const smog = smoothstep(5, 60, buffer.depth[i]) * 0.34 * (1 - l * 0.5)
      data[o] = mix(mix(r, data[o], own), mix(SMOG_HIGH[0], SMOG_LOW[0], v * v), smog)
      data[o + 1] = mix(mix(g, data[o + 1], own * 0.85), mix(SMOG_HIGH[1], SMOG_LOW[1], v * v), smog)
      data[o + 2] = mix(mix(b, data[o + 2], own * 0.8), mix(SMOG_HIGH[2], SMOG_LOW[2], v * v), smog)
    }
  }
}

/** Color fringes that grow toward the sides, scan lines, and a few displaced slices. */
function onDisplay(picture: Picture, unit: number, seed: number): Picture {
  const { width, height, data } = picture
  const shown = createPicture(width, height)
  const random = createRandom(seed + 61)
  const slip = new Int32Array(height)
  for (let k = 0; k < 7; k++) {
    const from = Math.floor(random() * height)
    const tall = Math.ceil((2 + random() * 11) * unit)
    const shift = Math.round((random() - 0.5) * 46 * unit)
    for (let y = from; y < Math.min(height, from + tall); y++) slip[y] = shift
  }
  const pitch = Math.max(2, Math.round(4 * unit))
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    const row = y * width
    const line = y % pitch === 0 ? 0.86 : 1
    for (let x = 0; x < width; x++) {
      const fringe = (x / width - 0.5) * 9 * unit
      const at = (shift: number): number => {
        const px = Math.round(x + shift) + slip[y]
        return (row + (px < 0 ? 0 : px >= width ? width - 1 : px)) * 3
      }
      const o = (row + x) * 3
      shown.data[o] = data[at(fringe)] * line
      shown.data[o + 1] = data[at(0) + 1] * line
      shown.data[o + 2] = data[at(-fringe) + 2] * line
    }
  }
  return shown
}

/** Linear light of three gas tubes; lines change from one to the next across the picture. */
// biome-ignore format: one row
const TUBES = [[0.04, 0.6, 1.6], [0.55, 0.1, 1.5], [1.6, 0.06, 0.85]] as const

/** Neon: everything dark, with contours of glowing glass tubes in cyan, violet and pink. */
export const neon = defineStyle('neon', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height, instance } = buffer
  const developed = developScene(context, { fill: 0.18, saturation: 1.4, contrast: 1.1 })
  const tubes = inkLines(buffer, scene.camera, { width: 2.4 * unit, inner: 1, scenery: 0.8 })
  const sway = createNoiseField(width, height, 260 * unit, 2, seed)
  const halo = boxBlur(tubes.slice(), width, height, 1, 5 * unit, 2)
  const light = new Float32Array(width * height * 3)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const phase = (x / width + (y / height) * 0.7 + sway[i] * 0.9) % 1
      const step = phase < 0.5 ? 0 : 1
      const t = phase * 2 - step
      const [a, b] = step === 0 ? [TUBES[0], TUBES[1]] : [TUBES[1], TUBES[2]]
      const r = developed.data[o]
      const g = developed.data[o + 1]
      const bl = developed.data[o + 2]
      const l = 0.3 * r + 0.59 * g + 0.11 * bl
      const own = instance[i] > 0 ? 0.085 : 0.035
      const hot = smoothstep(0.93, 1, Math.max(r, g, bl)) * (instance[i] > 0 ? 0.15 : 0.5)
      // A tube is white-hot along its middle and colored at its sides.
      const core = smoothstep(0.72, 1, tubes[i]) * 0.55
      const tube = tubes[i] * 1.5 + halo[i] * 0.5
      light[o] = 0.008 + l * 0.035 + r * r * own + hot * r + (a[0] + (b[0] - a[0]) * t) * tube + core
      light[o + 1] = 0.005 + l * 0.012 + g * g * own + hot * g * 0.7 + (a[1] + (b[1] - a[1]) * t) * tube + core
      light[o + 2] = 0.022 + l * 0.09 + bl * bl * own + hot * bl + (a[2] + (b[2] - a[2]) * t) * tube + core
    }
  }
  const bloom = createBloom(light, width, height, 0.45, 54 * unit)
  const picture = toneMap(light, width, height, { exposure: 1.5, saturation: 1.25, contrast: 1.06, bloom, bloomAmount: 0.75 })
  addWeather(picture, scene, unit, seed, { tint: [0.7, 0.5, 1], opacity: 0.7 })
  return picture
})

const SKY: readonly Ink[] = ['#0a0524', '#2b0a55', '#8a1a86', '#ff4f8b', '#ff9a5a'].map(inkOf)
const SUN_TOP = inkOf('#ffe45c')
const SUN_LOW = inkOf('#ff2f8e')
const GRID = inkOf('#ff3df0')
const SYNTHWAVE_CYAN = inkOf('#25e6ff')

/** Synthwave: a striped sun over a violet dusk, a glowing grid on the actual ground, chrome edges in cyan and magenta. */
export const synthwave = defineStyle('synthwave', (context) => {
  const { buffer, scene, unit } = context
  const { width, height } = buffer
  const picture = developScene(context, { fill: 0.2, saturation: 1.3, contrast: 1.15, brighten: 0.12, tame: 0.6 })
  duskTones(picture, context)
  raiseSun(picture, context)
  layGrid(picture, context)
  addRimLight(picture.data, buffer, scene.camera, { ink: SYNTHWAVE_CYAN, amount: 0.95, tightness: 2.1, side: -1 })
  addRimLight(picture.data, buffer, scene.camera, { ink: SUN_LOW, amount: 1.05, tightness: 2.1, side: 1 })
  const lines = inkLines(buffer, scene.camera, { width: 1.6 * unit, inner: 0.3, scenery: 0.75 })
  for (let i = 0, o = 0; i < lines.length; i++, o += 3) {
    pauseAlong(i)
    const ink = buffer.instance[i] > 0 ? SYNTHWAVE_CYAN : GRID
    for (let c = 0; c < 3; c++) picture.data[o + c] = Math.max(0, picture.data[o + c] + ink[c] * lines[i] * 0.42)
  }
  const bloom = createBloom(picture.data, width, height, 0.62, 44 * unit)
  const { data } = picture
  for (let o = 0; o < data.length; o++) {
    pauseAlong(o)
    const v = data[o]
    data[o] = v * v * 1.25
  }
  const glow = { exposure: 1.15, saturation: 1.2, contrast: 1.06, bloom, bloomAmount: 0.4 }
  return toneMap(data, width, height, glow)
})

/** Night in three inks: violet shadows, magenta midtones; figures keep half their own color. */
function duskTones(picture: Picture, { buffer }: StyleContext): void {
  const { data } = picture
  const { instance, depth } = buffer
  for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
    pauseAlong(i)
    const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    const tone = l < 0.45 ? mixInk([0.03, 0.01, 0.1], [0.36, 0.1, 0.56], l / 0.45) : mixInk([0.36, 0.1, 0.56], [1, 0.62, 0.86], (l - 0.45) / 0.55)
    const own = instance[i] > 0 ? 0.66 : 0.3
    const haze = instance[i] > 0 || depth[i] >= FAR ? 0 : smoothstep(20, 160, depth[i]) * 0.5
    for (let c = 0; c < 3; c++) {
      const v = tone[c] * (1 - own) + data[o + c] * own * (instance[i] > 0 ? 1 : 0.6)
      data[o + c] = v + (SKY[2][c] - v) * haze
    }
  }
}

/** A gradient sky with stars and the sun in slats, low behind the subject. */
function raiseSun(picture: Picture, { buffer, unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const { mask: open, isSky } = findBackdrop(buffer)
  const { x: cx } = findSubjects(buffer)
  let horizon = 0
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    let seen = 0
    for (let x = 0; x < width; x += 8) seen += open[y * width + x]
    if (seen * 8 > width * 0.22) horizon = y
  }
  const radius = Math.min(width, height) * 0.29
  const sunY = Math.max(radius * 0.75, horizon - radius * 0.62)
  const sunX = width / 2 + (width / 2 - cx) * 0.35
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const t = Math.min(0.999, y / Math.max(1, horizon)) * (SKY.length - 1)
    const base = mixInk(SKY[t | 0], SKY[(t | 0) + 1], t - (t | 0))
    const low = (y - sunY) / radius
    // Slats get wider toward the foot of the sun.
    const slat = ((low + 1) * 6.5) % 1 < 0.08 + 0.4 * Math.max(0, low) && low > -0.25
    const sun = mixInk(SUN_TOP, SUN_LOW, smoothstep(-0.9, 0.75, low))
    for (let x = 0; x < width; x++, i++) {
      if (open[i] === 0) continue
      const inside = smoothstep(1, -1, Math.hypot(x - sunX, y - sunY) - radius)
      const away = Math.hypot(x - sunX, y - sunY) / radius
      const glow = smoothstep(2.4, 1, away) * 0.26
      const size = Math.max(1, Math.round(2 * unit))
      const star = hash2(Math.floor(x / size) + seed, Math.floor(y / size)) > 0.9985 && low < -1 ? 0.85 : 0
      const disc = slat ? 0 : inside
      for (let c = 0; c < 3; c++) {
        const v = Math.min(1, base[c] + SUN_LOW[c] * glow + star * (1 - inside))
        const lit = v + (sun[c] - v) * disc
        data[i * 3 + c] = isSky ? lit : lit * (0.35 + 0.65 * data[i * 3 + c]) + data[i * 3 + c] * 0.12
      }
    }
  }
}

/** Meters between lines of the grid. */
const MESH = 1.5

/** Neon lines every few meters of ground, computed from each pixel's world position. */
function layGrid(picture: Picture, { buffer, scene }: StyleContext): void {
  const { width, height, data } = picture
  const { surface, depth, normal, instance } = buffer
  const view = createView(scene.camera, width, height)
  const { ray } = view
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const kind = surface[i]
      if (instance[i] > 0 || kind === SURFACE.sky || kind === SURFACE.sprite || normal[i * 3 + 1] < 0.5) continue
      view.castRay(x, y)
      const wx = (ray[0] + ray[3] * depth[i]) / MESH
      const wz = (ray[2] + ray[5] * depth[i]) / MESH
      const footprint = (depth[i] * view.pixelSize) / MESH
      const deep = footprint / Math.max(0.04, Math.abs(ray[4]))
      const dx = Math.abs(wx - Math.round(wx))
      const dz = Math.abs(wz - Math.round(wz))
      const line = Math.max(
        smoothstep(0.02 + footprint * 1.6, 0.008, dx) * smoothstep(0.5, 0.12, footprint),
        smoothstep(0.02 + deep * 1.6, 0.008, dz) * smoothstep(0.5, 0.12, deep),
      )
      const k = line * (0.5 + 0.5 * smoothstep(90, 4, depth[i]))
      const o = i * 3
      for (let c = 0; c < 3; c++) data[o + c] += (GRID[c] * 1.15 - data[o + c]) * k
    }
  }
}
