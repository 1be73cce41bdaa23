import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../person.ts'
import { tint } from './color.ts'
import { almond, ellipse, lashColor, lashes, upperLid } from './eye-shapes.ts'
import { drawAnime } from './eyes-anime.ts'
import { drawNatural } from './eyes-natural.ts'
import type { FaceLayout, FaceSpec } from './layout.ts'

const OPEN: Readonly<Record<Expression, number>> = {
  calm: 0.88, happy: 0.9, laughing: 0, sad: 0.74, angry: 0.72, surprised: 1.16, sleeping: 0, singing: 0, stern: 0.74,
}

/** One eye; `side` 1 is the viewer's right. Drawn with its outer corner towards +x, then mirrored. */
export function drawEye(context: SKRSContext2D, spec: FaceSpec, layout: FaceLayout, side: 1 | -1): void {
  const { look, manner } = spec
  const open = OPEN[look.expression] * (look.age === 'old' ? 0.92 : 1)
  context.save()
  context.translate(side * layout.eyeX, layout.eyeY)
  context.scale(side, 1)
  context.rotate(look.face.eyeTilt * (manner === 'anime' ? 0.4 : 0.5) + (look.expression === 'sad' ? -0.14 : 0))
  if (open === 0) drawClosed(context, spec, layout)
  else if (manner === 'simple') drawDot(context, layout, open, side)
  else if (manner === 'cartoon') drawOval(context, spec, layout, open, side)
  else if (manner === 'ink') drawInk(context, spec, layout, open, side)
  else if (manner === 'anime') drawAnime(context, spec, layout, open, side)
  else drawNatural(context, spec, layout, open, side)
  context.restore()
}

function drawClosed(context: SKRSContext2D, spec: FaceSpec, { eyeW: w, eyeH: h }: FaceLayout): void {
  const asleep = spec.look.expression === 'sleeping'
  const bow = asleep ? -0.5 : 0.5
  context.strokeStyle = spec.manner === 'simple' || spec.manner === 'ink' ? '#1d1719' : lashColor(spec)
  context.lineWidth = spec.manner === 'natural' ? 0.045 : 0.055
  context.beginPath()
  context.moveTo(-w, -bow * h * 0.3)
  context.bezierCurveTo(-w * 0.5, bow * h, w * 0.5, bow * h, w, -bow * h * 0.3)
  context.stroke()
  if (spec.look.fem < 0.5) return
  context.lineWidth *= 0.6
  for (const t of [0.35, 0.75]) {
    context.beginPath()
    context.moveTo(w * t, bow * h * (0.45 - 0.3 * t))
    context.lineTo(w * (t + 0.25), bow * h * 0.4 - h * 0.35)
    context.stroke()
  }
}

function drawDot(context: SKRSContext2D, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
  ellipse(context, 0, 0, w * 0.48, h * 0.5 * open, '#1d1719')
  ellipse(context, -side * w * 0.12, h * 0.18, w * 0.14, w * 0.15, '#ffffff')
}

function drawOval(context: SKRSContext2D, spec: FaceSpec, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
  const tall = h * open * 0.95
  ellipse(context, 0, 0, w * 1.05, tall * 1.04, '#2a1d1f')
  ellipse(context, 0, -tall * 0.02, w * 0.96, tall * 0.94, '#ffffff')
  ellipse(context, -w * 0.1, -tall * 0.06, w * 0.56, tall * 0.6, tint(spec.iris, 1.05))
  ellipse(context, -w * 0.1, -tall * 0.06, w * 0.35, tall * 0.4, '#171113')
  ellipse(context, -w * 0.1 - side * w * 0.18, tall * 0.2, w * 0.18, w * 0.2, '#ffffff')
  if (spec.look.fem < 0.5) return
  lashes(context, w, tall, '#2a1d1f', 0.034)
}

function drawInk(context: SKRSContext2D, spec: FaceSpec, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
  almond(context, w, h * open, h * 0.75)
  context.fillStyle = '#ffffff'
  context.fill()
  context.save()
  context.clip()
  ellipse(context, -w * 0.05, h * 0.02, w * 0.56, h * 0.78, '#141114')
  ellipse(context, -w * 0.05, -h * 0.02, w * 0.46, h * 0.66, tint(spec.iris, 1.15))
  ellipse(context, -w * 0.05, h * 0.02, w * 0.26, h * 0.4, '#141114')
  ellipse(context, -w * 0.05 - side * w * 0.18, h * 0.3, w * 0.18, w * 0.18, '#ffffff')
  context.restore()
  context.strokeStyle = '#141114'
  context.lineWidth = 0.022
  almond(context, w, h * open, h * 0.75)
  context.stroke()
  upperLid(context, w, h * open, 0.05, '#141114')
}
