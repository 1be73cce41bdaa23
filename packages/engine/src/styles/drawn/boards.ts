import { findBackdrop } from '../../filters/backdrop.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, type Picture } from '../../filters/picture.ts'
import { splatLine } from '../../filters/splat.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { findSubjects, type Subjects } from '../../filters/subject-mask.ts'
import { hash2, smoothstep, valueNoise } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const BLUE = inkOf('#15428c')
const DEEP = inkOf('#0f3372')
const WHITE: Ink = [0.91, 0.95, 1]

/** Blueprint: white construction lines on cyanotype blue, ruled shading, a grid, dimensions around the subject and a title block. */
export const blueprint = defineStyle('blueprint', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.24, contrast: 1.2, brighten: 0.25, tame: 0.9 })
  const light = boxBlur(lightnessMap(lit), width, height, 1, Math.max(1, 3 * unit), 1)
  const dark = light.map((l, i) => (buffer.instance[i] > 0 ? smoothstep(0.75, 0.1, l) : 0.5 * smoothstep(0.5, 0.1, l)))
  const picture = createPicture(width, height)
  const fade = createNoiseField(width, height, 230 * unit, 4, seed)
  for (let i = 0, o = 0; i < fade.length; i++, o += 3) {
    pauseAlong(i)
    const t = smoothstep(0.25, 0.7, fade[i])
    // Bodies are slightly lighter, so that they stand out from the many lines.
    const body = buffer.instance[i] > 0 ? 0.055 + light[i] * 0.09 : 0
    for (let c = 0; c < 3; c++) picture.data[o + c] = DEEP[c] + (BLUE[c] - DEEP[c]) * t + body
  }
  ruleGrid(picture, unit)
  const pen = { ink: WHITE, looseness: 0, length: 900 * unit, halfWidth: 0.5 * unit, alpha: 0.42, angle: -0.785 }
  hatch(picture, dark, buffer, { ...pen, spacing: 6 * unit, threshold: 0.4, seed })
  hatch(picture, dark, buffer, { ...pen, angle: 0.785, spacing: 6 * unit, threshold: 0.74, seed: seed + 1 })
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.9 * unit, inner: 1, scenery: 0.85 }), WHITE, 0.95)
  dimension(picture, findSubjects(buffer), unit)
  drawSheet(picture, unit)
  return picture
})

function ruleGrid(picture: Picture, unit: number): void {
  const { width, height } = picture
  const step = Math.max(4, 32 * unit)
  for (let k = 1; k * step < Math.max(width, height); k++) {
    const alpha = k % 4 === 0 ? 0.2 : 0.09
    splatLine(picture, k * step, 0, 0.5 * unit, k * step, height, 0.5 * unit, WHITE, alpha)
    splatLine(picture, 0, k * step, 0.5 * unit, width, k * step, 0.5 * unit, WHITE, alpha)
  }
}

/** Width and height of the subject as in a technical drawing: extension lines, arrowheads, small figures. */
function dimension(picture: Picture, { x, y, halfWidth, halfHeight, share }: Subjects, unit: number): void {
  if (share === 0) return
  const { width, height } = picture
  const line = (ax: number, ay: number, bx: number, by: number, alpha = 0.8): void => splatLine(picture, ax, ay, 0.75 * unit, bx, by, 0.75 * unit, WHITE, alpha)
  const left = Math.max(54 * unit, x - halfWidth)
  const right = Math.min(width - 54 * unit, x + halfWidth)
  const top = Math.max(54 * unit, y - halfHeight)
  const bottom = Math.min(height - 54 * unit, y + halfHeight)
  const level = Math.max(40 * unit, top - 26 * unit)
  const upright = Math.min(width - 40 * unit, right + 26 * unit)
  const head = 11 * unit
  line(left, level, right, level)
  line(upright, top, upright, bottom)
  for (const [px, turn] of [
    [left, 1],
    [right, -1],
  ] as const) {
    line(px, level - 14 * unit, px, Math.min(bottom, level + 60 * unit), 0.5)
    line(px, level, px + head * turn, level - head * 0.35)
    line(px, level, px + head * turn, level + head * 0.35)
  }
  for (const [py, turn] of [
    [top, 1],
    [bottom, -1],
  ] as const) {
    line(upright + 14 * unit, py, Math.max(left, upright - 60 * unit), py, 0.5)
    line(upright, py, upright - head * 0.35, py + head * turn)
    line(upright, py, upright + head * 0.35, py + head * turn)
  }
  // Center lines: long dash, short dash.
  for (let k = -6; k <= 6; k++) {
    const long = k % 2 === 0 ? 12 : 3
    line(x + k * 20 * unit - long * unit, y, x + k * 20 * unit + long * unit, y, 0.32)
    line(x, y + k * 20 * unit - long * unit, x, y + k * 20 * unit + long * unit, 0.32)
  }
}

/** Frame of the sheet and its empty title block. */
function drawSheet(picture: Picture, unit: number): void {
  const { width, height } = picture
  const pen = 1.1 * unit
  const box = (left: number, top: number, right: number, bottom: number): void => {
    splatLine(picture, left, top, pen, right, top, pen, WHITE, 0.9)
    splatLine(picture, left, bottom, pen, right, bottom, pen, WHITE, 0.9)
    splatLine(picture, left, top, pen, left, bottom, pen, WHITE, 0.9)
    splatLine(picture, right, top, pen, right, bottom, pen, WHITE, 0.9)
  }
  const m = 22 * unit
  box(m, m, width - m, height - m)
  const left = width - m - 210 * unit
  const top = height - m - 84 * unit
  for (let y = Math.floor(top); y < height - m; y++) {
    for (let x = Math.floor(left); x < width - m; x++) {
      const o = (y * width + x) * 3
      if (o >= 0) for (let c = 0; c < 3; c++) picture.data[o + c] = DEEP[c]
    }
  }
  box(left, top, width - m, height - m)
  box(left, top, width - m, top + 28 * unit)
  box(left + 130 * unit, top + 28 * unit, width - m, height - m)
  for (const [row, length] of [60, 96, 44].entries()) {
    const y = top + (14 + row * 25) * unit
    splatLine(picture, left + 14 * unit, y, 1.6 * unit, left + (14 + length) * unit, y, 1.6 * unit, WHITE, 0.55)
  }
}

const SLATE = inkOf('#22382f')
const WOOD = inkOf('#8a5a33')

/** Chalkboard: colored chalk on green slate, the side of the stick for tone, dusty traces of earlier drawings, a wooden frame. */
export const chalkboard = defineStyle('chalkboard', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.24, saturation: 1.5, contrast: 1.15, brighten: 0.3, tame: 0.8 })
  const smooth = kuwahara(lit, 5 * unit)
  const light = lightnessMap(smooth)
  const strokes = createPicture(width, height)
  const bright = light.map((l) => smoothstep(0.05, 0.7, l))
  const stick = { ink: [1, 1, 1] as const, looseness: 0.8, length: 90 * unit, halfWidth: 1.9 * unit, alpha: 0.85 }
  hatch(strokes, bright, buffer, { ...stick, angle: -0.8, spacing: 6.2 * unit, threshold: 0.2, seed })
  hatch(strokes, bright, buffer, { ...stick, angle: -0.62, spacing: 5 * unit, threshold: 0.55, seed: seed + 1 })
  const contour = inkLines(buffer, scene.camera, { width: 3.2 * unit, inner: 0.9, scenery: 0.8 })
  const picture = createPicture(width, height)
  chalk(picture, smooth, strokes.data, contour, context)
  hangFrame(picture, unit)
  return picture
})

function chalk(picture: Picture, smooth: Picture, strokes: Float32Array, contour: Float32Array, { buffer, unit, seed }: StyleContext): void {
  const { width, height, instance } = buffer
  const { mask: open, isSky } = findBackdrop(buffer)
  const tooth = createPaper(width, height, 1.3 * unit, seed)
  const wipes = createNoiseField(width, height, 210 * unit, 4, seed + 2)
  const waver = createNoiseField(width, height, 50 * unit, 2, seed + 8)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const shift = Math.round((waver[i] - 0.4) * 7 * unit)
      const px = Math.min(width - 1, Math.max(0, x + shift))
      const py = Math.min(height - 1, Math.max(0, y - shift))
      const grain = tooth[i] + (hash2(x + seed, y) - 0.5) * 0.4
      const own = instance[i] > 0 ? 1 : open[i] === 1 ? (isSky ? 0.3 : 0.14) : 0.42
      const rubbed = 0.2 * strokes[o] + (instance[i] > 0 ? 0.26 : 0.03)
      const laid = Math.min(1, strokes[o] * own + contour[py * width + px] * 0.95)
      const bite = smoothstep(0.28, -0.16, grain - laid * 0.42)
      const cover = Math.min(1, laid * bite + rubbed)
      const peak = Math.max(smooth.data[o], smooth.data[o + 1], smooth.data[o + 2], 0.02)
      const swipe = valueNoise((x * 0.8 + y * 0.5) / (70 * unit), (y - x * 0.4) / (9 * unit))
      const dust = Math.max(0, wipes[i] - 0.4) * 0.24 * (0.5 + swipe) + grain * 0.02
      // A stick of chalk has one milky color; the amount that sticks makes the tone.
      for (let c = 0; c < 3; c++) {
        const stick = 0.3 + 0.68 * (smooth.data[o + c] / peak)
        const board = SLATE[c] + dust
        picture.data[o + c] = Math.max(0, Math.min(1, board + (stick * 0.97 - board) * cover))
      }
    }
  }
}

/** A plain frame of oiled wood with the board's shadow inside it. */
function hangFrame({ width, height, data }: Picture, unit: number): void {
  const size = 30 * unit
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const d = Math.min(x, y, width - 1 - x, height - 1 - y)
      const o = i * 3
      if (d > size + 14 * unit) continue
      if (d > size) {
        const shade = 0.55 + 0.45 * smoothstep(0, 14 * unit, d - size)
        for (let c = 0; c < 3; c++) data[o + c] *= shade
        continue
      }
      const upright = Math.min(x, width - 1 - x) < Math.min(y, height - 1 - y)
      const along = upright ? y : x
      const grain = valueNoise(along / (60 * unit), d / (2.2 * unit)) - 0.5
      const bevel = 0.8 + 0.5 * Math.sin((d / size) * Math.PI) + grain * 0.24
      for (let c = 0; c < 3; c++) data[o + c] = Math.min(1, WOOD[c] * bevel)
    }
  }
}
