import type { SKRSContext2D } from '@napi-rs/canvas'
import { ellipse } from './eyes-natural.ts'
import { between, type FaceLayout, type FaceSpec, lightness, tint } from './layout.ts'

/** Lip color: painted lips are redder, others slightly redder than skin. */
function lipsOf(spec: FaceSpec): string {
  if (spec.paint === 'geisha') return '#c4142a'
  if (spec.paint === 'zombie') return '#5d6a4a'
  const { fem, age } = spec.look
  const painted = fem > 0.5 && (age === 'adult' || age === 'teen')
  const dark = lightness(spec.skin) < 0.45
  return between(spec.skin, dark ? '#8a2f3a' : '#c23c4c', painted ? 0.72 : fem > 0.5 || age === 'child' ? 0.42 : 0.26)
}

/** Color of the dark line between the lips. */
const seamOf = (spec: FaceSpec): string => tint(spec.skin, 0.3, 1)

function upperLip(context: SKRSContext2D, w: number, corner: number, line: number, full: number): void {
  context.beginPath()
  context.moveTo(-w, corner)
  context.bezierCurveTo(-w * 0.62, line + full * 0.7, -w * 0.34, line + full * 1.25, -w * 0.17, line + full)
  context.quadraticCurveTo(0, line + full * 0.72, w * 0.17, line + full)
  context.bezierCurveTo(w * 0.34, line + full * 1.25, w * 0.62, line + full * 0.7, w, corner)
}

/** Closed lips; `curl` moves the corners up or down. */
function drawClosedLips(context: SKRSContext2D, spec: FaceSpec, w: number, curl: number): void {
  const lips = lipsOf(spec)
  const full = spec.look.fem > 0.5 ? 0.075 : 0.055
  const line = -curl * 0.55
  if (!spec.bearded) {
    context.fillStyle = tint(lips, 0.9)
    upperLip(context, w, curl, line * 0.4, full)
    context.bezierCurveTo(w * 0.5, line, -w * 0.5, line, -w, curl)
    context.fill()
    const under = context.createLinearGradient(0, line, 0, line - full * 1.9)
    under.addColorStop(0, tint(lips, 0.98))
    under.addColorStop(0.55, tint(lips, 1.12))
    under.addColorStop(1, tint(lips, 0.94))
    context.fillStyle = under
    context.beginPath()
    context.moveTo(-w * 0.94, curl * 0.82)
    context.bezierCurveTo(-w * 0.5, line * 1.1, w * 0.5, line * 1.1, w * 0.94, curl * 0.82)
    context.bezierCurveTo(w * 0.5, line - full * 2.1, -w * 0.5, line - full * 2.1, -w * 0.94, curl * 0.82)
    context.fill()
    const gloss = spec.look.fem > 0.5 ? 0.34 : 0.14
    ellipse(context, -w * 0.08, line - full * 0.75, w * 0.26, 0.014, `rgba(255,255,255,${gloss})`)
  }
  // The line is strongest in the middle of each half and fades at the corners.
  context.fillStyle = seamOf(spec)
  context.beginPath()
  context.moveTo(-w * 1.04, curl * 1.06)
  context.bezierCurveTo(-w * 0.5, line + 0.004, w * 0.5, line + 0.004, w * 1.04, curl * 1.06)
  context.bezierCurveTo(w * 0.5, line - 0.026, -w * 0.5, line - 0.026, -w * 1.04, curl * 1.06)
  context.fill()
  drawCorners(context, spec, w, curl)
}

/** A smile that shows the upper teeth, or a laugh; `deep` is how far the mouth opens. */
function drawOpenLips(context: SKRSContext2D, spec: FaceSpec, w: number, deep: number): void {
  const lips = lipsOf(spec)
  const corner = 0.08
  const full = spec.look.fem > 0.5 ? 0.06 : 0.04
  const inside = () => {
    context.beginPath()
    context.moveTo(-w, corner)
    context.bezierCurveTo(-w * 0.5, -0.02, w * 0.5, -0.02, w, corner)
    context.bezierCurveTo(w * 0.72, -deep * 1.22, -w * 0.72, -deep * 1.22, -w, corner)
    context.closePath()
  }
  if (!spec.bearded) {
    context.fillStyle = tint(lips, 0.92)
    upperLip(context, w * 1.03, corner, 0.01, full)
    context.bezierCurveTo(w * 0.5, -0.03, -w * 0.5, -0.03, -w * 1.03, corner)
    context.fill()
    context.fillStyle = tint(lips, 1.06)
    context.beginPath()
    context.moveTo(-w * 1.02, corner)
    context.bezierCurveTo(-w * 0.8, -deep * 1.28 - full * 1.3, w * 0.8, -deep * 1.28 - full * 1.3, w * 1.02, corner)
    context.fill()
    ellipse(context, -w * 0.06, 0.02 - deep * 0.94 - full * 0.49, w * 0.28, full * 0.22, 'rgba(255,255,255,0.3)')
  }
  inside()
  context.save()
  context.fillStyle = '#4d141c'
  context.fill()
  context.clip()
  if (deep > 0.18) ellipse(context, 0, -deep * 0.98, w * 0.52, deep * 0.42, '#c9585e')
  const teeth = context.createLinearGradient(-w, 0, w, 0)
  teeth.addColorStop(0, '#a08f86')
  teeth.addColorStop(0.22, '#f6f1e8')
  teeth.addColorStop(0.78, '#f6f1e8')
  teeth.addColorStop(1, '#a08f86')
  context.fillStyle = teeth
  context.beginPath()
  context.moveTo(-w, 0.12)
  context.lineTo(w, 0.12)
  context.bezierCurveTo(w * 0.6, -deep * 0.66, -w * 0.6, -deep * 0.66, -w, 0.12)
  context.fill()
  const shade = context.createLinearGradient(0, 0.03, 0, -0.05)
  shade.addColorStop(0, 'rgba(70,30,30,0.5)')
  shade.addColorStop(1, 'rgba(70,30,30,0)')
  context.fillStyle = shade
  context.fillRect(-w, -0.2, w * 2, 0.4)
  context.restore()
  drawCorners(context, spec, w * 1.02, corner)
}

/** Creases in the cheeks at the ends of a smile. */
function drawCorners(context: SKRSContext2D, spec: FaceSpec, w: number, at: number): void {
  if (at < 0.05) return
  for (const side of [-1, 1]) {
    const x = side * (w + 0.012)
    const soft = context.createRadialGradient(x, at, 0, x, at, 0.075)
    soft.addColorStop(0, tint(spec.skin, 0.42, 0.8, 0.62))
    soft.addColorStop(1, tint(spec.skin, 0.42, 0.8, 0))
    context.fillStyle = soft
    context.fillRect(x - 0.08, at - 0.08, 0.16, 0.16)
  }
}

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

const outlineColor = (spec: FaceSpec): string => spec.manner === 'ink' || spec.manner === 'simple' ? '#1d1719' : tint(spec.skin, 0.36, 1)

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
