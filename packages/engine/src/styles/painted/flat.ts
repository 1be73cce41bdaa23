import { boxBlur } from '../../filters/box-blur.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { lightSource } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { choosePalette, quantize } from '../../filters/palette.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const PAPER = inkOf('#f6f1e8')

type Mood = 'warm' | 'cool' | 'night'

/** The sky's disc for each kind of scene: a low red sun, a high pale one, the moon. */
const DISCS: Readonly<Record<Mood, Ink>> = { warm: inkOf('#ec7a58'), cool: inkOf('#fbdf9a'), night: inkOf('#f6f1e8') }
/** Colors of the sheets from near to far and of the sky, for warm, cool and dark scenes. */
const SHEETS: Readonly<Record<Mood, readonly Ink[]>> = {
  warm: ['#e2a07c', '#d98f7a', '#e5b59c', '#efcdb4', '#f4ddc8', '#f8e3cb'].map(inkOf),
  cool: ['#9dbfa8', '#86b0ad', '#a5c7c4', '#c0d9d8', '#d5e5e6', '#d9ebf2'].map(inkOf),
  night: ['#3d4a78', '#34406c', '#4a5688', '#6570a2', '#8188b8', '#2b3563'].map(inkOf),
}
/** Number of flat planes in the scenery, near to far, for each kind of surface. */
const PLANES = 5
const KINDS = 7

/** Poster minimalism: scenery of a few flat sheets by depth, a calm pale palette, one plain disc of sun, a clean subject. */
export const minimalist = defineStyle('minimalist', (context) => {
  const { buffer, unit, seed } = context
  const sharp = developScene(context, { fill: 0.16, exposure: 1.2, saturation: 1.05, contrast: 0.95, brighten: 0.1, tame: 1 })
  const smooth = kuwahara(sharp, 9 * unit)
  const picture = cutPlanes(smooth, context)
  const sheet = kuwahara(picture, 5 * unit)
  const subjects = findSubjects(buffer)
  const palette = choosePalette(smooth, 9, seed, subjects.mask)
  if (palette.length > 0) {
    const flat = quantize(smooth, palette)
    // A blurred mask blends the subject into the sheets without a ragged edge.
    const edge = boxBlur(subjects.mask, buffer.width, buffer.height, 1, Math.max(1, unit), 1)
    keepFeatures(sheet.data, kuwahara(flat, 3 * unit).data, edge)
    keepFeatures(sheet.data, sharp.data, featureMask(buffer, 2 * unit))
  }
  addWeather(sheet, context.scene, unit * 1.6, seed, { density: 0.4, softness: 0, opacity: 1.3 })
  addStars(sheet, buffer, context.scene, unit, seed, { size: 1.6 })
  return sheet
})

/** Paints every sheet of scenery in its mean color, paler with distance, and the sky as one soft gradient with a disc. */
function cutPlanes(smooth: Picture, context: StyleContext): Picture {
  const { buffer, scene, unit, seed } = context
  const { width, height } = smooth
  const { depth, surface, instance, normal } = buffer
  const plane = new Uint8Array(width * height)
  const sums = new Float64Array(PLANES * KINDS * 3 * 4)
  for (let i = 0; i < plane.length; i++) {
    pauseAlong(i)
    const near = Math.min(PLANES - 1, Math.floor(Math.log2(1 + depth[i] / 5)))
    // Walls and floors facing different ways are different sheets.
    const n = i * 3
    const facing = normal[n + 1] > 0.6 ? 0 : Math.abs(normal[n]) > 0.6 ? 1 : 2
    plane[i] = (Math.min(KINDS - 1, surface[i]) * PLANES + near) * 3 + (surface[i] >= SURFACE.box ? facing : 0)
    if (instance[i] > 0) continue
    const k = plane[i] * 4
    sums[k] += smooth.data[n]
    sums[k + 1] += smooth.data[n + 1]
    sums[k + 2] += smooth.data[n + 2]
    sums[k + 3]++
  }
  const mood = scene.night ? 'night' : moodOf(sums)
  const inks = createInks(sums, SHEETS[mood])
  const tones = quantize(smooth, choosePalette(smooth, 6, seed))
  const picture = createPicture(width, height)
  const [sx, sy] = lightSource(scene)
  const discX = Math.min(0.8, Math.max(0.2, sx)) * width
  const discY = Math.min(0.34, Math.max(0.2, sy)) * height
  // If the moon is a subject, it has its own disc.
  const disc = scene.sky.stars > 0 && scene.sky.moon === 0 ? -1 : Math.min(width, height) * 0.115
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const ink = inks[plane[i]]
      let [r, g, b] = ink
      if (surface[i] === SURFACE.sky) {
        const fall = Math.min(1, y / height / 0.7)
        const away = Math.sqrt((x - discX) ** 2 + (y - discY) ** 2) - disc
        const inside = away < -0.5 * unit ? 1 : away > 0.5 * unit ? 0 : 0.5 - away / unit
        const pale = 0.3 * fall
        r = mix(mix(r, PAPER[0], pale), DISCS[mood][0], inside * 0.92)
        g = mix(mix(g, PAPER[1], pale), DISCS[mood][1], inside * 0.92)
        b = mix(mix(b, PAPER[2], pale), DISCS[mood][2], inside * 0.92)
      } else if (surface[i] >= SURFACE.solid && instance[i] === 0) {
        // Rooms and streets depend on their windows and signs: they get a few flat tones instead of sheets.
        r = mix(tones.data[o], PAPER[0], 0.2)
        g = mix(tones.data[o + 1], PAPER[1], 0.2)
        b = mix(tones.data[o + 2], PAPER[2], 0.2)
      }
      picture.data[o] = r
      picture.data[o + 1] = g
      picture.data[o + 2] = b
    }
  }
  return picture
}

function moodOf(sums: Float64Array): Mood {
  const total = [0, 0, 0, 1e-6]
  for (let k = 0; k < sums.length; k++) total[k & 3] += sums[k]
  const light = (0.3 * total[0] + 0.59 * total[1] + 0.11 * total[2]) / total[3]
  return light < 0.38 ? 'night' : total[0] > total[2] * 0.98 ? 'warm' : 'cool'
}

/** Mean color of every sheet, shifted toward the palette that suits the scene. */
function createInks(sums: Float64Array, sheets: readonly Ink[]): Ink[] {
  const inks: Ink[] = []
  for (let p = 0; p < sums.length / 4; p++) {
    const n = Math.max(1, sums[p * 4 + 3])
    const r = sums[p * 4] / n
    const g = sums[p * 4 + 1] / n
    const b = sums[p * 4 + 2] / n
    const l = 0.3 * r + 0.59 * g + 0.11 * b
    const kind = Math.floor(p / 3 / PLANES)
    const sheet = sheets[kind === SURFACE.sky ? PLANES : Math.floor(p / 3) % PLANES]
    const vivid = (v: number): number => l + (v - l) * 1.45
    // Strong colors (a sunset, a meadow) define the place and stay; grays take the sheet's color.
    const strength = Math.max(r, g, b) - Math.min(r, g, b)
    const share = 0.6 - 0.42 * smoothstep(0.08, 0.4, strength)
    // The sheet's lightness moves half-way to the scene's, so that snow stays pale and woods stay dark.
    const own = 0.3 * sheet[0] + 0.59 * sheet[1] + 0.11 * sheet[2]
    const shift = (l - own) * 0.45
    const lean = (v: number, c: 0 | 1 | 2): number => Math.min(1, Math.max(0, mix(vivid(v), sheet[c] + shift, share)))
    inks.push([lean(r, 0), lean(g, 1), lean(b, 2)])
  }
  return inks
}

const INK = inkOf('#1c0b33')
/** A color wheel whose neighbors vibrate against each other. */
const WHEEL: readonly Ink[] = ['#ff2e63', '#ff8a00', '#ffe600', '#27c24c', '#00c2d1', '#2b4bff', '#8a2be2', '#ff4fd8'].map(inkOf)

/** Psychedelic poster: flat bands of clashing color that flow around the subject like oil on water, and a liquid outline. */
export const psychedelic = defineStyle('psychedelic', (context) => {
  const { buffer, scene, unit } = context
  const lit = developScene(context, { fill: 0.3, saturation: 1.3, contrast: 1.2, brighten: 0.3, tame: 0.9 })
  const light = lightnessMap(kuwahara(kuwahara(lit, 9 * unit), 5 * unit))
  const picture = flow(light, context)
  for (let o = 0; o < lit.data.length; o++) {
    pauseAlong(o)
    lit.data[o] = Math.min(1, lit.data[o] * 1.15)
  }
  keepFeatures(picture.data, lit.data, featureMask(buffer, 2 * unit), 0.7)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 6 * unit, inner: 0.45, scenery: 0.45 }), INK)
  return picture
})

/** Color by a phase that follows light on the subjects and their widened outline everywhere else; dark seams between bands. */
function flow(light: Float32Array, { buffer, unit, seed }: StyleContext): Picture {
  const { width, height, instance, depth } = buffer
  const { mask } = findSubjects(buffer)
  const picture = createPicture(width, height)
  const near = boxBlur(mask.slice(), width, height, 1, Math.max(1, 26 * unit), 2)
  const wide = boxBlur(mask.slice(), width, height, 1, Math.max(2, 110 * unit), 3)
  const swirl = createNoiseField(width, height, 240 * unit, 3, seed)
  const curl = createNoiseField(width, height, 110 * unit, 2, seed + 19)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const own = instance[i] > 0
      const level = own
        ? light[i] * 3.4 + swirl[i] * 0.9
        : wide[i] * 5 + near[i] * 2.2 + swirl[i] * 7 + curl[i] * 1.3 + light[i] * 0.9 + Math.log2(1 + Math.min(200, depth[i])) * 0.28
      const phase = level + (seed % 8)
      const band = Math.floor(phase)
      const f = phase - band
      const wheel = own ? band + 4 : band * 3
      const base = WHEEL[((wheel % 8) + 8) % 8]
      const next = WHEEL[(((wheel + 1) % 8) + 8) % 8]
      // Split-fountain print: each band blends from its ink into the next one.
      let ink = mixInk(base, next, smoothstep(0.35, 1, f) * 0.75)
      const seam = own ? 0 : smoothstep(0.1, 0.05, Math.min(f, 1 - f)) * 0.9
      ink = mixInk(ink, INK, seam)
      if (own) ink = mixInk(mixInk(ink, [1, 0.97, 0.85], smoothstep(0.66, 0.95, light[i]) * 0.75), INK, smoothstep(0.3, 0.06, light[i]) * 0.85)
      picture.data.set(ink, i * 3)
    }
  }
  return picture
}
