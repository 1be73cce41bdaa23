import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../person.ts'
import { almond, drawNatural, ellipse, lashColor, lashes, lidShadow, openWhite, upperLid } from './eyes-natural.ts'
import { type FaceLayout, type FaceSpec, lightness, tint } from './layout.ts'

/** A tall, bright eye under a heavy lid. */
function drawAnime(context: SKRSContext2D, spec: FaceSpec, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
  const { look } = spec
  const top = h * open
  const bottom = h * (look.expression === 'happy' ? 0.76 : 0.9)
  const lash = lashColor(spec)
  openWhite(context, spec, w, [top, bottom], '#fbfaf7')
  const iris = w * 0.8
  const tall = h * 0.96
  const x = -w * 0.05
  ellipse(context, x, 0, iris, tall, tint(spec.iris, 0.34))
  const glow = context.createLinearGradient(0, tall, 0, -tall)
  glow.addColorStop(0, tint(spec.iris, 0.42))
  glow.addColorStop(0.5, tint(spec.iris, 1))
  glow.addColorStop(1, tint(spec.iris, 1.7))
  ellipse(context, x, 0, iris * 0.88, tall * 0.9, glow)
  ellipse(context, x, tall * 0.04, iris * 0.34, tall * 0.4, tint(spec.iris, 0.16))
  lidShadow(context, w, top, 0.1, [40, 25, 45, 0.6])
  // Highlights sit on the same side of both eyes.
  ellipse(context, x - side * iris * 0.34, tall * 0.42, iris * 0.3, iris * 0.36, '#ffffff')
  ellipse(context, x + side * iris * 0.36, -tall * 0.42, iris * 0.14, iris * 0.14, 'rgba(255,255,255,0.85)')
  context.restore()
  upperLid(context, w, top, 0.068 + 0.03 * look.fem, lash)
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

const BROW_LIFT: Readonly<Record<Expression, readonly [lift: number, tilt: number]>> = {
  calm: [0, 0.02], happy: [0.03, 0.03], laughing: [0.05, 0.03], sad: [0.03, 0.14], angry: [-0.08, -0.14], surprised: [0.13, 0.05], sleeping: [-0.02, 0.03],
  singing: [0.06, 0.08], stern: [-0.06, -0.08],
}

/** An eyebrow as a tapered stroke; `tilt` lifts its inner end (sad) or lowers it (angry). */
export function drawBrow(context: SKRSContext2D, spec: FaceSpec, layout: FaceLayout, side: 1 | -1): void {
  const { look, manner } = spec
  if (spec.paint === 'straw' || spec.paint === 'clown') return
  const [lift, tilt] = BROW_LIFT[look.expression]
  const old = look.age === 'old' && look.fem < 0.5 ? 1.6 : 1
  const weight = (0.048 + 0.032 * (1 - look.fem)) * look.face.brow * old * (manner === 'anime' ? 0.62 : manner === 'cartoon' ? 1.25 : 1)
  const half = 0.24 * (manner === 'simple' ? 0.7 : 1)
  context.save()
  context.translate(side * layout.eyeX, layout.eyeY + layout.browY + lift)
  context.scale(side, 1)
  const light = lightness(spec.hair)
  context.fillStyle = manner === 'ink' ? '#141114' : tint(spec.hair, light > 0.75 ? 0.88 : light > 0.45 ? 0.66 : 0.62)
  context.beginPath()
  context.moveTo(-half, tilt - weight * 0.6)
  context.bezierCurveTo(-half * 0.4, 0.07 + tilt * 0.5, half * 0.5, 0.09, half * 1.15, -0.03)
  context.bezierCurveTo(half * 0.5, 0.09 + weight * 1.25, -half * 0.4, 0.06 + tilt * 0.5 + weight * 1.6, -half * 1.04, tilt + weight * 0.8)
  context.closePath()
  context.globalAlpha = manner === 'natural' ? 0.78 : 1
  context.fill()
  if (manner === 'natural') drawBrowHairs(context, spec, half, tilt, weight, light)
  context.restore()
}

/** Single hairs that break up a brow's outline. */
function drawBrowHairs(context: SKRSContext2D, spec: FaceSpec, half: number, tilt: number, weight: number, light: number): void {
  context.globalAlpha = 0.2
  context.lineWidth = 0.014
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const x = -half * 1.05 + t * half * 2.1
    const arch = tilt * (1 - t) ** 2 + 0.075 * Math.sin(Math.min(1, t * 1.15) * 2.6) - 0.02 * t
    const tall = weight * (1.5 - 0.9 * t)
    context.strokeStyle = tint(spec.hair, (light > 0.7 ? 0.8 : 0.45) + 0.5 * ((i * 7) % 5) * (light > 0.7 ? 0.08 : 0.2))
    context.beginPath()
    context.moveTo(x, arch - tall * 0.2)
    context.quadraticCurveTo(x + 0.012, arch + tall * 0.6, x + 0.035 + 0.03 * t, arch + tall * (0.86 - 0.3 * t))
    context.stroke()
  }
}

const OPEN: Readonly<Record<Expression, number>> = {
  calm: 0.88, happy: 0.9, laughing: 0, sad: 0.74, angry: 0.72, surprised: 1.16, sleeping: 0, singing: 0, stern: 0.74,
}

/** One eye; `side` 1 is the viewer's right. Drawn with its outer corner toward +x, then mirrored. */
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
