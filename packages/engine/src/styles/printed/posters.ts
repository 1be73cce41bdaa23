import { findBackdrop } from '../../filters/backdrop.ts'
import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { addGrain } from '../../filters/grain.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { lightSource } from '../../filters/light/light-shafts.ts'
import { addWhiplashFrame } from '../../filters/motifs/whiplash-frame.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { choosePalette, quantize } from '../../filters/palette.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { paintShape } from '../../filters/shape.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const NIGHT = inkOf('#0d1b2a')
const GOLD = inkOf('#d8ae5a')
const CREAM = inkOf('#f4e4bd')
/** Poster tones that replace lightness, with airbrushed transitions. */
const RAMP: readonly Ink[] = ['#0b1622', '#12343b', '#1f5f66', '#6f9a8d', '#d8ae5a', '#f4e4bd'].map(inkOf)

/** Art Deco poster: airbrushed steps of petrol blue, gold and cream, a fan of rays behind the subject, a stepped gilt frame. */
export const artDeco = defineStyle('art-deco', (context) => {
  const { buffer, scene, unit, seed } = context
  const lit = developScene(context, { fill: 0.26, contrast: 1.2, saturation: 1.1, brighten: 0.24, tame: 0.85 })
  const picture = kuwahara(kuwahara(lit, 9 * unit), 6 * unit)
  airbrush(picture, context)
  const detail = featureMask(buffer, 2 * unit)
  const toned = { ...lit, data: lit.data.slice() }
  airbrush(toned, context)
  keepFeatures(picture.data, toned.data, detail, 0.9)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 2.6 * unit, inner: 0.5, scenery: 0.5 }), GOLD, 0.85)
  const paper = createPaper(buffer.width, buffer.height, 1.3 * unit, seed)
  for (let i = 0; i < picture.data.length; i++) {
    pauseAlong(i)
    picture.data[i] *= 1 + paper[(i / 3) | 0] * 0.06
  }
  for (const [size, ink] of [
    [44, NIGHT],
    [36, GOLD],
    [33, NIGHT],
    [23, GOLD],
    [15, NIGHT],
  ] as const)
    addBorder(picture, size * unit, ink)
  setCorners(picture, unit)
  return picture
})

/** Poster tones by lightness, a little of the subject's own hue, and gold rays across the open background. */
function airbrush(picture: Picture, { buffer }: StyleContext): void {
  const { width, height, data } = picture
  const { surface, instance, depth } = buffer
  const subjects = findSubjects(buffer)
  const originX = subjects.x
  const originY = Math.min(height * 0.92, subjects.y + subjects.halfHeight * 0.35)
  const last = RAMP.length - 1
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      let ink: Ink
      if (instance[i] === 0 && (surface[i] === SURFACE.sky || depth[i] > 45)) {
        const angle = Math.atan2(originY - y, x - originX) / Math.PI
        const wave = (angle * 15 + 40) % 1
        const reach = Math.hypot(x - originX, y - originY) / Math.max(width, height)
        const side = smoothstep(0, 1, wave)
        const ray = mixInk(RAMP[1], mixInk(RAMP[2], GOLD, 0.15 + 0.5 * smoothstep(0.9, 0.1, reach)), side)
        const ridge = surface[i] === SURFACE.sky ? 0 : 0.4
        ink = mixInk(mixInk(ray, CREAM, smoothstep(0.34, 0.05, reach) * 0.75), RAMP[0], ridge)
      } else {
        const t = Math.min(last - 0.001, Math.max(0, (l - 0.05) * 1.15 * last))
        const step = t | 0
        const blend = smoothstep(0.55, 1, t - step)
        ink = mixInk(RAMP[step], RAMP[step + 1], blend)
        const chroma = Math.max(data[o], data[o + 1], data[o + 2]) - Math.min(data[o], data[o + 1], data[o + 2])
        const own = instance[i] > 0 ? Math.min(0.62, chroma * 1.1) : Math.min(0.25, chroma * 0.5)
        ink = mixInk(ink, [data[o], data[o + 1], data[o + 2]], own)
      }
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
}

/** Three gilt steps in every corner. */
function setCorners(picture: Picture, unit: number): void {
  const { width, height, data } = picture
  const reach = 128 * unit
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const u = Math.min(x, width - 1 - x) - 38 * unit
      const v = Math.min(y, height - 1 - y) - 38 * unit
      if (u < 0 || v < 0 || u + v > reach) continue
      const rung = Math.max(1, reach / 5)
      const step = Math.floor(u / rung) + Math.floor(v / rung)
      if (step > 3) continue
      const gap = Math.min(rung - (u % rung), rung - (v % rung))
      const ink = gap < 3.2 * unit + 0.6 ? GOLD : NIGHT
      for (let c = 0; c < 3; c++) data[i * 3 + c] = ink[c]
    }
  }
}

const LINE = inkOf('#3c2012')
const HALO = inkOf('#f3e2b4')
const HALO_LINE = inkOf('#b98b3c')

/** Art Nouveau lithograph: flat muted colors, flowing umber contours, a halo behind the subject, an arched floral frame. */
export const artNouveau = defineStyle('art-nouveau', (context) => {
  const { buffer, scene, unit, seed } = context
  const sharp = developScene(context, { fill: 0.18, exposure: 1.25, saturation: 1.4, contrast: 1, brighten: 0.2, tame: 0.9 })
  const smooth = kuwahara(kuwahara(sharp, 10 * unit), 6 * unit)
  drawHalo(smooth, context)
  const printed = quantize(smooth, choosePalette(smooth, 13, seed))
  // Skin and coats keep inks of their own: if shared with grass or sky, their shadows would have odd colors.
  const subjects = findSubjects(buffer)
  const inks = choosePalette(smooth, 10, seed, subjects.mask)
  if (inks.length > 0) keepFeatures(printed.data, quantize(smooth, inks).data, subjects.mask)
  const flat = kuwahara(printed, 2.5 * unit)
  const picture = mute(flat)
  keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit), 0.9)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.6 * unit, inner: 1, scenery: 0.7 }), LINE, 0.85)
  // Outlines of the subjects are thick compared with the thin lines inside them.
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 4.6 * unit, inner: 0, scenery: 0 }), LINE)
  addWhiplashFrame(picture, unit)
  return picture
})

function lithograph(ink: Ink): Ink {
  const l = 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]
  return [mix(ink[0], l * 1.05 + 0.07, 0.34), mix(ink[1], l * 0.98 + 0.035, 0.34), mix(ink[2], l * 0.76 + 0.02, 0.42)]
}

function mute(picture: Picture): Picture {
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const [r, g, b] = lithograph([data[o], data[o + 1], data[o + 2]])
    data[o] = r
    data[o + 1] = g
    data[o + 2] = b
  }
  return picture
}

/** A ringed disc of light behind the subjects, over distant scenery. */
function drawHalo(picture: Picture, { buffer, unit }: StyleContext): void {
  const subjects = findSubjects(buffer)
  if (subjects.share === 0) return
  const { width, height } = picture
  const { instance, depth, surface } = buffer
  const radius = Math.min(width, height) * 0.33
  const cx = subjects.x
  const cy = Math.max(radius * 0.9, subjects.y - subjects.halfHeight * 0.45)
  const behind = (x: number, y: number): boolean => {
    const i = Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0)
    return instance[i] === 0 && (surface[i] === SURFACE.sky || depth[i] > 9)
  }
  const box = [cx - radius * 1.1, cy - radius * 1.1, cx + radius * 1.1, cy + radius * 1.1] as const
  const fromCenter = (x: number, y: number): number => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2)
  paintShape(picture, box, (x, y) => (behind(x, y) ? fromCenter(x, y) - radius : 1), HALO, 0.62)
  for (const [at, half] of [
    [1, 4],
    [0.93, 1.5],
    [0.8, 1.2],
  ] as const) {
    paintShape(picture, box, (x, y) => (behind(x, y) ? Math.abs(fromCenter(x, y) - radius * at) - half * unit : 1), HALO_LINE)
  }
  // Small discs between the rings, as on a calendar of saints.
  paintShape(
    picture,
    box,
    (x, y) => {
      if (!behind(x, y)) return 1
      const turn = (Math.atan2(y - cy, x - cx) / Math.PI) * 18
      const across = ((turn - Math.round(turn)) / 18) * Math.PI * radius * 0.865
      return Math.sqrt(across ** 2 + (fromCenter(x, y) - radius * 0.865) ** 2) - radius * 0.036
    },
    HALO_LINE,
  )
}

/** Skies from top to horizon, and the color of near things. */
const SKIES: readonly (readonly Ink[])[] = [
  ['#2b3a67', '#c8506b', '#ff9a4d', '#ffe3a3', '#160c1c'],
  ['#113a5c', '#3f8f9f', '#f0b26a', '#ffedc2', '#081420'],
  ['#3a1d5c', '#b2377a', '#ff7b54', '#ffd9a0', '#12081c'],
].map((sky) => sky.map(inkOf))

/** Silhouette: everything against one large evening light, black in front, paler with distance, a rim in grazing sunlight. */
export const silhouette = defineStyle('silhouette', (context) => {
  const { buffer, unit, seed } = context
  const lit = lightnessMap(developScene(context, { contrast: 1.1 }))
  const picture = backlight(lit, context)
  const { width, height } = buffer
  const glow = boxBlur(picture.data.slice(), width, height, 3, 26 * unit, 2)
  for (let i = 0; i < glow.length; i++) {
    pauseAlong(i)
    const v = picture.data[i]
    picture.data[i] = Math.min(1, v + Math.max(0, glow[i] - 0.32) * 0.2 * (1 - v))
  }
  addGrain(picture, 0.012, seed)
  return picture
})

function backlight(lit: Float32Array, { buffer, scene, unit, seed }: StyleContext): ReturnType<typeof createPicture> {
  const { width, height, depth, surface, instance } = buffer
  const [top, middle, low, sun, near] = SKIES[seed % SKIES.length]
  const subjects = findSubjects(buffer)
  const clouds = createNoiseField(width, height, 240 * unit, 4, seed + 3)
  const backdrop = findBackdrop(buffer)
  const open = new Float32Array(depth.length)
  for (let i = 0; i < open.length; i++) {
    pauseAlong(i)
    open[i] = backdrop.mask[i]
  }
  const light = boxBlur(open.slice(), width, height, 1, Math.max(1, 3.2 * unit), 1)
  const [lx] = lightSource(scene)
  // The disc stands behind the subject's shoulder: it is the point of the picture.
  const shareX = subjects.share > 0 ? subjects.x / width + (lx < 0.5 ? -0.12 : 0.12) : lx
  const sunX = Math.min(0.8, Math.max(0.2, shareX)) * width
  const sunY = Math.min(height * 0.52, Math.max(height * 0.26, subjects.y - subjects.halfHeight * 0.25))
  const radius = Math.min(width, height) * 0.19
  const picture = createPicture(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const away = Math.hypot(x - sunX, y - sunY)
      const streak = clouds[Math.min(height - 1, (y * 3) % height) * width + x] - 0.45
      const height01 = v + streak * 0.22
      let sky = height01 < 0.3 ? mixInk(top, middle, smoothstep(0, 0.3, height01)) : mixInk(middle, low, smoothstep(0.3, 0.62, height01))
      sky = mixInk(sky, sun, 0.75 * smoothstep(radius * 4.2, radius * 0.9, away))
      sky = mixInk(sky, sun, smoothstep(0.8, -0.8, (away - radius) / Math.max(1, unit)) * 0.92)
      let ink: Ink = sky
      if (backdrop.mask[i] === 1) {
        // Walls of a room show as shapes slightly darker than the light.
        if (!backdrop.isSky) ink = mixInk(sky, near, smoothstep(0.55, 0.05, lit[i]) * 0.55)
      } else {
        const air = instance[i] > 0 ? Math.min(0.12, depth[i] / 400) : 1 - Math.exp(-depth[i] / 58)
        ink = mixInk(near, mixInk(low, middle, 0.45), Math.min(0.82, air))
        if (surface[i] === SURFACE.water)
          ink = mixInk(
            ink,
            mixInk(low, sun, smoothstep(radius * 2.2, 0, Math.abs(x - sunX))),
            0.55 * (0.6 + 0.8 * (hash2((x / Math.max(1, 14 * unit)) | 0, (y / Math.max(1, 3 * unit)) | 0) - 0.5)),
          )
        const rim = light[i] * smoothstep(radius * 5, radius, away) * (instance[i] > 0 ? 1 : 0.35)
        ink = mixInk(ink, sun, Math.min(0.85, rim * 0.9))
        // Windows and lamps stay lit; a trace of form remains inside a body.
        const lamp = smoothstep(0.93, 1, lit[i]) * (instance[i] > 0 ? 0.3 : 0.75)
        ink = mixInk(ink, middle, instance[i] > 0 ? lit[i] * 0.16 : 0.05)
        ink = mixInk(ink, sun, lamp)
      }
      picture.data.set(ink, i * 3)
    }
  }
  return picture
}
