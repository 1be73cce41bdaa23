import type { SKRSContext2D } from '@napi-rs/canvas'
import { lightness, tint } from './face-color.ts'
import type { FaceLayout, FaceSpec } from './face-layout.ts'
import type { Expression } from './human-look.ts'

const OPEN: Readonly<Record<Expression, number>> = {
  calm: 0.88,
  happy: 0.9,
  laughing: 0,
  sad: 0.74,
  angry: 0.72,
  surprised: 1.16,
  sleeping: 0,
  singing: 0,
  stern: 0.74,
}

/** One eye; `side` 1 is the viewer's right. Drawn with its outer corner towards +x, then mirrored. */
export function drawEye(context: SKRSContext2D, spec: FaceSpec, layout: FaceLayout, side: 1 | -1): void {
  const { look, manner } = spec
  const open = OPEN[look.expression] * (look.age === 'old' ? 0.92 : 1)
  context.save()
  context.translate(side * layout.eyeX, layout.eyeY)
  context.scale(side, 1)
  context.rotate(
    look.face.eyeTilt * (manner === 'anime' ? 0.4 : 0.5) + (look.expression === 'sad' ? -0.14 : 0),
  )
  if (open === 0) drawClosed(context, spec, layout)
  else if (manner === 'simple') drawDot(context, layout, open, side)
  else if (manner === 'cartoon') drawOval(context, spec, layout, open, side)
  else if (manner === 'ink') drawInk(context, layout, open, side)
  else drawFull(context, spec, layout, open, side)
  context.restore()
}

function lashColor(spec: FaceSpec): string {
  return spec.look.fem > 0.5 || spec.manner === 'anime'
    ? '#231619'
    : tint(spec.hair, lightness(spec.hair) > 0.5 ? 0.3 : 0.4)
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

function drawOval(
  context: SKRSContext2D,
  spec: FaceSpec,
  { eyeW: w, eyeH: h }: FaceLayout,
  open: number,
  side: number,
): void {
  const tall = h * open * 0.95
  ellipse(context, 0, 0, w * 1.05, tall * 1.04, '#2a1d1f')
  ellipse(context, 0, -tall * 0.02, w * 0.96, tall * 0.94, '#ffffff')
  ellipse(context, -w * 0.12, -tall * 0.08, w * 0.6, tall * 0.64, tint(spec.iris, 0.9))
  ellipse(context, -w * 0.12, -tall * 0.08, w * 0.36, tall * 0.42, '#171113')
  ellipse(context, -w * 0.12 - side * w * 0.2, tall * 0.22, w * 0.2, w * 0.22, '#ffffff')
  if (spec.look.fem < 0.5) return
  lashes(context, w, tall, '#2a1d1f', 0.034)
}

function drawInk(context: SKRSContext2D, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
  almond(context, w, h * open, h * 0.75)
  context.fillStyle = '#ffffff'
  context.fill()
  context.save()
  context.clip()
  ellipse(context, -w * 0.05, h * 0.02, w * 0.56, h * 0.78, '#141114')
  ellipse(context, -w * 0.05 - side * w * 0.18, h * 0.3, w * 0.18, w * 0.18, '#ffffff')
  context.restore()
  context.strokeStyle = '#141114'
  context.lineWidth = 0.022
  almond(context, w, h * open, h * 0.75)
  context.stroke()
  upperLid(context, w, h * open, 0.05, '#141114')
}

function drawFull(
  context: SKRSContext2D,
  spec: FaceSpec,
  { eyeW: w, eyeH: h }: FaceLayout,
  open: number,
  side: number,
): void {
  const { look, manner } = spec
  const anime = manner === 'anime'
  const top = h * open
  const bottom = h * (look.expression === 'happy' ? 0.76 : 0.9)
  const lash = lashColor(spec)
  almond(context, w, top, bottom)
  context.save()
  context.fillStyle =
    spec.paint === 'zombie' ? '#ece7b8' : spec.paint === 'demon' ? '#3a0d0d' : anime ? '#fbfaf7' : '#f4efe9'
  context.fill()
  context.clip()
  const iris = w * (anime ? 0.74 : 0.6)
  const tall = anime ? h * 0.9 : iris * 1.04
  const x = -w * 0.05
  ellipse(context, x, 0, iris, tall, tint(spec.iris, 0.34))
  const glow = context.createLinearGradient(0, tall, 0, -tall)
  glow.addColorStop(0, tint(spec.iris, 0.42))
  glow.addColorStop(0.5, tint(spec.iris, 1))
  glow.addColorStop(1, tint(spec.iris, anime ? 1.7 : 1.45))
  ellipse(context, x, 0, iris * 0.88, tall * 0.9, glow)
  if (!anime) drawFibres(context, spec, x, iris * 0.86)
  ellipse(context, x, 0, iris * (anime ? 0.4 : 0.42), tall * (anime ? 0.46 : 0.42), '#120d10')
  const shadow = context.createLinearGradient(0, top, 0, top * 0.1)
  shadow.addColorStop(0, 'rgba(40,25,45,0.6)')
  shadow.addColorStop(1, 'rgba(40,25,45,0)')
  context.fillStyle = shadow
  context.fillRect(-w * 1.3, -h * 1.4, w * 2.6, h * 3)
  // Highlights sit on the same side of both eyes.
  ellipse(
    context,
    x - side * iris * 0.34,
    tall * 0.42,
    iris * (anime ? 0.3 : 0.25),
    iris * (anime ? 0.36 : 0.28),
    '#ffffff',
  )
  ellipse(context, x + side * iris * 0.36, -tall * 0.42, iris * 0.14, iris * 0.14, 'rgba(255,255,255,0.85)')
  context.restore()
  if (!anime) drawLids(context, spec, w, top, bottom)
  upperLid(context, w, top, 0.028 + 0.03 * look.fem + (anime ? 0.04 : 0), lash)
  if (look.fem > 0.5 && spec.paint !== 'zombie') lashes(context, w, top, lash, 0.022)
  context.strokeStyle = tint(spec.skin, 0.5, 0.6, 0.7)
  context.lineWidth = 0.015
  context.beginPath()
  context.moveTo(w, -bottom * 0.02)
  context.bezierCurveTo(w * 0.78, -bottom * 1.1, -w * 0.2, -bottom * 1.16, -w * 0.6, -bottom * 0.7)
  context.stroke()
  context.strokeStyle = tint(spec.skin, 0.62, 0.5, 0.6)
  context.lineWidth = 0.018
  context.beginPath()
  context.moveTo(-w * 0.75, top * 0.95)
  context.bezierCurveTo(-w * 0.35, top * 1.62, w * 0.55, top * 1.72, w * 1.05, top * 0.85)
  context.stroke()
}

/** Rays of the iris, from pupil to rim. */
function drawFibres(context: SKRSContext2D, spec: FaceSpec, x: number, radius: number): void {
  context.lineWidth = radius * 0.05
  for (let i = 0; i < 28; i++) {
    const turn = (i / 28) * Math.PI * 2
    const from = radius * (0.5 + 0.06 * ((i * 5) % 3))
    const to = radius * (0.82 + 0.05 * ((i * 7) % 4))
    context.strokeStyle = tint(spec.iris, i % 2 ? 1.55 : 0.55, 0, 0.5)
    context.beginPath()
    context.moveTo(x + Math.cos(turn) * from, Math.sin(turn) * from)
    context.lineTo(x + Math.cos(turn) * to, Math.sin(turn) * to)
    context.stroke()
  }
}

/** Lids of skin above and below the eye: a soft fold, lit on its ridge, and a moist lower rim. */
function drawLids(context: SKRSContext2D, spec: FaceSpec, w: number, top: number, bottom: number): void {
  context.fillStyle = tint(spec.skin, 0.8, 0.35, 0.75)
  context.beginPath()
  context.moveTo(-w * 1.06, -top * 0.1)
  context.bezierCurveTo(-w * 0.8, top * 1.16, w * 0.62, top * 1.4, w * 1.1, top * 0.1)
  context.bezierCurveTo(w * 0.72, top * 1.86, -w * 0.84, top * 1.62, -w * 1.06, -top * 0.1)
  context.fill()
  context.strokeStyle = tint(spec.skin, 0.86, 1.2, 0.9)
  context.lineWidth = 0.022
  context.beginPath()
  context.moveTo(w * 0.98, 0)
  context.bezierCurveTo(w * 0.78, -bottom * 1.04, -w * 0.6, -bottom * 1.16, -w * 0.94, -top * 0.14)
  context.stroke()
  // Tear corner.
  ellipse(context, -w * 0.95, -top * 0.1, 0.028, 0.02, tint(spec.skin, 0.84, 1.6))
}

function almond(context: SKRSContext2D, w: number, top: number, bottom: number): void {
  context.beginPath()
  context.moveTo(-w, -top * 0.12)
  context.bezierCurveTo(-w * 0.78, top * 1.12, w * 0.62, top * 1.36, w * 1.04, top * 0.12)
  context.bezierCurveTo(w * 0.8, -bottom * 1.15, -w * 0.62, -bottom * 1.28, -w, -top * 0.12)
  context.closePath()
}

function upperLid(context: SKRSContext2D, w: number, top: number, thick: number, color: string): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(-w * 1.04, -top * 0.16)
  context.bezierCurveTo(-w * 0.8, top * 1.14, w * 0.62, top * 1.38, w * 1.12, top * 0.06)
  context.bezierCurveTo(
    w * 0.78,
    top * 1.38 + thick * 1.7,
    -w * 0.82,
    top * 1.16 + thick * 1.2,
    -w * 1.04,
    -top * 0.16,
  )
  context.fill()
}

function lashes(context: SKRSContext2D, w: number, top: number, color: string, width: number): void {
  context.strokeStyle = color
  context.lineWidth = width
  for (const t of [0.7, 0.98]) {
    context.beginPath()
    context.moveTo(w * t, top * (1.08 - t * 0.62))
    context.quadraticCurveTo(w * (t + 0.22), top * (1.1 - t * 0.5), w * (t + 0.36), top * (0.95 - 0.25 * t))
    context.stroke()
  }
}

export function ellipse(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: SKRSContext2D['fillStyle'],
): void {
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(x, y, Math.max(0.001, rx), Math.max(0.001, ry), 0, 0, Math.PI * 2)
  context.fill()
}
