import { boxBlur } from '../../filters/box-blur.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, inkOf, lightnessMap, type Picture } from '../../filters/picture.ts'
import { splatLine } from '../../filters/splat.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { findSubjects, type Subjects } from '../../filters/subject-mask.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const BLUE = inkOf('#15428c')
const DEEP = inkOf('#0f3372')
const WHITE: Ink = [0.91, 0.95, 1]

/** Blueprint: white construction lines on cyanotype blue, ruled shade, a grid, dimensions around the subject and a title block. */
export const blueprint = defineStyle({
  id: 'blueprint',
  hints: { light: 'studio', saturation: 0.3, detail: 0.4, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.24, contrast: 1.2, brighten: 0.25, tame: 0.9 })
    const light = boxBlur(lightnessMap(lit), width, height, 1, Math.max(1, 3 * unit), 1)
    const dark = light.map((l, i) => (buffer.instance[i] > 0 ? smoothstep(0.75, 0.1, l) : 0.5 * smoothstep(0.5, 0.1, l)))
    checkpoint()
    const picture = createPicture(width, height)
    const fade = createNoiseField(width, height, 230 * unit, 4, seed)
    for (let i = 0, o = 0; i < fade.length; i++, o += 3) {
      pauseAlong(i)
      const t = smoothstep(0.25, 0.7, fade[i])
      // Bodies are washed a shade lighter, so that they stand out from their lines' tangle.
      const body = buffer.instance[i] > 0 ? 0.055 + light[i] * 0.09 : 0
      for (let c = 0; c < 3; c++) picture.data[o + c] = DEEP[c] + (BLUE[c] - DEEP[c]) * t + body
    }
    checkpoint()
    ruleGrid(picture, unit)
    const pen = { ink: WHITE, looseness: 0, length: 900 * unit, halfWidth: 0.5 * unit, alpha: 0.42, angle: -0.785 }
    hatch(picture, dark, buffer, { ...pen, spacing: 6 * unit, threshold: 0.4, seed })
    hatch(picture, dark, buffer, { ...pen, angle: 0.785, spacing: 6 * unit, threshold: 0.74, seed: seed + 1 })
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.9 * unit, inner: 1, scenery: 0.85 }), WHITE, 0.95)
    checkpoint()
    dimension(picture, findSubjects(buffer), unit)
    drawSheet(picture, unit)
    return picture
  },
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

/** Width and height of the subject as a draughtsman marks them: extension lines, arrowheads, a tick of figures. */
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
