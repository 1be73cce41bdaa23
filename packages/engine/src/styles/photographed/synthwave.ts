import { findBackdrop } from '../../filters/backdrop.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { createBloom } from '../../filters/light/bloom.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { type Ink, inkOf, mixInk, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { FAR, SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { createView } from '../../render/view.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const SKY: readonly Ink[] = ['#0a0524', '#2b0a55', '#8a1a86', '#ff4f8b', '#ff9a5a'].map(inkOf)
const SUN_TOP = inkOf('#ffe45c')
const SUN_LOW = inkOf('#ff2f8e')
const GRID = inkOf('#ff3df0')
const CYAN = inkOf('#25e6ff')

/** Synthwave: a striped sun over a violet dusk, a glowing grid laid on the real ground, chrome edges in cyan and magenta. */
export const synthwave = defineStyle({
  id: 'synthwave',
  hints: { light: 'neon', time: 'dusk', saturation: 1.3, detail: 0.45, faces: 'natural', palette: ['#2b0a55', '#ff4f8b', '#25e6ff'] },
  paint(context) {
    const { buffer, scene, unit, checkpoint } = context
    const { width, height } = buffer
    const picture = developScene(context, { fill: 0.2, saturation: 1.3, contrast: 1.15, brighten: 0.12, tame: 0.6 })
    duskTones(picture, context)
    checkpoint()
    raiseSun(picture, context)
    layGrid(picture, context)
    checkpoint()
    addRimLight(picture.data, buffer, scene.camera, { ink: CYAN, amount: 0.95, tightness: 2.1, side: -1 })
    addRimLight(picture.data, buffer, scene.camera, { ink: SUN_LOW, amount: 1.05, tightness: 2.1, side: 1 })
    const lines = inkLines(buffer, scene.camera, { width: 1.6 * unit, inner: 0.3, scenery: 0.75 })
    for (let i = 0, o = 0; i < lines.length; i++, o += 3) {
      pauseAlong(i)
      const ink = buffer.instance[i] > 0 ? CYAN : GRID
      for (let c = 0; c < 3; c++) picture.data[o + c] = Math.max(0, picture.data[o + c] + ink[c] * lines[i] * 0.42)
    }
    checkpoint()
    const bloom = createBloom(picture.data, width, height, 0.62, 44 * unit)
    const { data } = picture
    for (let o = 0; o < data.length; o++) {
      pauseAlong(o)
      const v = data[o]
      data[o] = v * v * 1.25
    }
    const glow = { exposure: 1.15, saturation: 1.2, contrast: 1.06, bloom, bloomAmount: 0.4 }
    return toneMap(data, width, height, glow)
  },
})

/** Night in three inks: violet darks, magenta middles; figures keep half their own color. */
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

/** A graded sky with stars and the sun in slats, low behind the subject. */
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
    // Slats grow towards the foot of the sun.
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

/** Neon lines every few meters of ground, found from where each pixel lies in the world. */
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
