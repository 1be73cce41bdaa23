import type { SKRSContext2D } from '@napi-rs/canvas'
import { lightness, tint } from './color.ts'
import { ellipse } from './eye-shapes.ts'
import type { FaceLayout, FaceSpec } from './layout.ts'
import { drawClosedLips, drawOpenLips } from './mouth-natural.ts'

/** Mouth for the expression: a curve, lips, or open with teeth. */
export function drawMouth(context: SKRSContext2D, spec: FaceSpec, layout: FaceLayout): void {
  const { expression } = spec.look
  context.save()
  context.translate(0, layout.mouthY)
  if (expression === 'laughing') drawOpen(context, spec, layout.mouthW * 1.12, 0.24)
  else if (expression === 'happy' && spec.look.face.mouth > 0.97 && spec.manner !== 'simple' && spec.paint !== 'geisha')
    drawOpen(context, spec, layout.mouthW, 0.13)
  else if (expression === 'surprised' || expression === 'singing') drawRound(context, spec, layout.mouthW * (expression === 'singing' ? 0.62 : 0.44))
  else drawLine(context, spec, layout.mouthW)
  if (spec.paint === 'vampire') drawFangs(context, layout.mouthW)
  context.restore()
}

function outlineColor(spec: FaceSpec): string {
  return spec.manner === 'ink' || spec.manner === 'simple' ? '#1d1719' : tint(spec.skin, 0.36, 1)
}

function lipColor(spec: FaceSpec): string {
  if (spec.paint === 'geisha') return '#c4142a'
  if (spec.paint === 'zombie') return '#5d6a4a'
  return lightness(spec.skin) < 0.45 ? '#a3464a' : '#c9525a'
}

function wearsLips(spec: FaceSpec): boolean {
  const { fem, age } = spec.look
  return fem > 0.5 && (age === 'adult' || age === 'teen') && (spec.manner === 'natural' || spec.paint === 'geisha')
}

function drawOpen(context: SKRSContext2D, spec: FaceSpec, w: number, deep: number): void {
  if (spec.manner === 'natural') {
    drawOpenLips(context, spec, w, deep)
    return
  }
  const outline = () => {
    context.beginPath()
    context.moveTo(-w, 0.07)
    context.bezierCurveTo(-w * 0.5, -0.005, w * 0.5, -0.005, w, 0.07)
    context.bezierCurveTo(w * 0.8, -deep * 1.25, -w * 0.8, -deep * 1.25, -w, 0.07)
    context.closePath()
  }
  outline()
  context.save()
  context.fillStyle = '#5d1a22'
  context.fill()
  context.clip()
  context.fillStyle = '#fdfbf6'
  context.fillRect(-w * 0.9, deep > 0.2 ? -0.035 : -0.05, w * 1.8, 0.2)
  ellipse(context, 0, -deep * 0.98, w * 0.52, deep * 0.42, '#d86468')
  context.restore()
  context.strokeStyle = wearsLips(spec) ? lipColor(spec) : outlineColor(spec)
  context.lineWidth = wearsLips(spec) ? 0.05 : 0.026
  outline()
  context.stroke()
}

function drawRound(context: SKRSContext2D, spec: FaceSpec, w: number): void {
  ellipse(context, 0, -0.03, w, w * 1.15, wearsLips(spec) ? lipColor(spec) : outlineColor(spec))
  ellipse(context, 0, -0.03, w - 0.03, w * 1.15 - 0.03, '#5d1a22')
  ellipse(context, 0, -0.03 - w * 0.7, w * 0.6, w * 0.42, '#d86468')
}

function drawLine(context: SKRSContext2D, spec: FaceSpec, w: number): void {
  const { expression } = spec.look
  const curl = { happy: 0.085, calm: 0.05, sad: -0.07, angry: -0.05, sleeping: 0.02, stern: -0.03 }[expression as 'calm'] ?? 0.03
  if (spec.manner === 'natural') {
    drawClosedLips(context, spec, w, curl)
    return
  }
  const lips = wearsLips(spec)
  const wide = lips ? w * 0.86 : w
  if (lips) {
    context.fillStyle = lipColor(spec)
    context.beginPath()
    context.moveTo(-wide, curl)
    context.bezierCurveTo(-wide * 0.5, 0.06, -wide * 0.2, 0.1, 0, 0.058)
    context.bezierCurveTo(wide * 0.2, 0.1, wide * 0.5, 0.06, wide, curl)
    context.bezierCurveTo(wide * 0.55, -0.13, -wide * 0.55, -0.13, -wide, curl)
    context.fill()
    ellipse(context, -0.02, -0.05, wide * 0.28, 0.016, 'rgba(255,255,255,0.35)')
  }
  context.strokeStyle = outlineColor(spec)
  context.lineWidth = spec.manner === 'anime' ? 0.032 : 0.042
  context.beginPath()
  context.moveTo(-wide, curl)
  context.bezierCurveTo(-wide * 0.45, -curl * 0.8, wide * 0.45, -curl * 0.8, wide, curl)
  context.stroke()
  if (curl < 0.05 || spec.manner === 'anime') return
  for (const side of [-1, 1]) {
    context.lineWidth = 0.02
    context.beginPath()
    context.moveTo(side * (wide - 0.015), curl + 0.025)
    context.quadraticCurveTo(side * (wide + 0.03), curl, side * (wide + 0.02), curl - 0.04)
    context.stroke()
  }
}

function drawFangs(context: SKRSContext2D, w: number): void {
  context.fillStyle = '#ffffff'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(side * w * 0.42, 0.01)
    context.lineTo(side * w * 0.62, 0.02)
    context.lineTo(side * w * 0.53, -0.11)
    context.fill()
  }
}
