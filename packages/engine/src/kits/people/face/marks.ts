import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../builder/index.ts'
import { ellipse } from './eyes-natural.ts'
import { type FaceLayout, type FaceSpec, lightness, tint } from './layout.ts'

/** Blush, freckles, wrinkles and stubble, then a costume's face paint. */
export function drawMarks(context: SKRSContext2D, spec: FaceSpec, layout: FaceLayout): void {
  const { look, manner } = spec
  const plain = manner === 'ink'
  if (!plain && spec.paint !== 'skull' && spec.paint !== 'alien') {
    const strong =
      (look.age === 'child' || look.age === 'baby' ? 0.75 : 0.26 + 0.26 * look.fem) *
      (spec.paint === 'zombie' ? 0 : 1) *
      // On dark skin the same red would look like a stain.
      (0.3 + 0.7 * Math.min(1, lightness(spec.skin) / 0.6))
    for (const side of [-1, 1]) {
      blob(context, side * 0.55, -0.36, 0.32, 0.24, tint(spec.skin, 1, 1.1), strong)
      blob(context, side * layout.eyeX, layout.eyeY + 0.05, layout.eyeW * 1.8, layout.eyeH * 1.7, tint(spec.skin, 0.7, 0.5), manner === 'natural' ? 0.4 : 0.15)
    }
    if (manner === 'natural') drawRelief(context, spec)
    if (manner === 'cartoon') drawNoseLine(context, spec)
    if (manner === 'anime') drawNoseShade(context, spec)
    if (!spec.bearded) blob(context, 0, layout.mouthY - 0.19, 0.2, 0.075, tint(spec.skin, 0.7, 0.5), 0.4)
  }
  if (look.beard === 'stubble') {
    blob(context, 0, -0.8, 0.75, 0.42, tint(spec.hair, 0.8), 0.4)
    blob(context, 0, -0.45, 0.34, 0.12, tint(spec.hair, 0.8), 0.26)
  }
  if (look.freckles) drawFreckles(context, spec)
  if ((look.age === 'old' || look.weathered) && manner !== 'simple') drawWrinkles(context, spec, layout)
  drawPaint(context, spec, layout)
}

/** In flat lighting, a nose is a line under it. */
function drawNoseLine(context: SKRSContext2D, spec: FaceSpec): void {
  const drop = -0.3 - 0.1 * spec.look.face.noseLength
  context.strokeStyle = tint(spec.skin, 0.45, 0.8)
  context.lineWidth = 0.035
  context.beginPath()
  context.moveTo(-0.11, drop + 0.02)
  context.quadraticCurveTo(0, drop - 0.09, 0.11, drop + 0.02)
  context.stroke()
}

/** Anime shows a nose only as a shadow beside its tip. */
function drawNoseShade(context: SKRSContext2D, spec: FaceSpec): void {
  const drop = -0.27 - 0.08 * spec.look.face.noseLength
  context.strokeStyle = tint(spec.skin, 0.55, 0.8, 0.85)
  context.lineWidth = 0.024
  context.beginPath()
  context.moveTo(0.025, drop + 0.045)
  context.quadraticCurveTo(0.05, drop, 0.005, drop - 0.01)
  context.stroke()
}

/** Soft shading of nose, cheekbones and temples: a head of few parts would look like a ball without it. */
function drawRelief(context: SKRSContext2D, spec: FaceSpec): void {
  const { age, fem, face } = spec.look
  const child = age === 'child' || age === 'baby'
  const dark = tint(spec.skin, 0.56, 0.7)
  const drop = -0.24 - 0.1 * face.noseLength
  const strength = child ? 0.45 : 1
  for (const side of [-1, 1]) {
    blob(context, side * 0.86, -0.05, 0.26, 0.7, dark, 0.3 * strength)
    blob(context, side * 0.62, -0.62, 0.3, 0.3, dark, (0.34 - 0.14 * fem) * strength)
    // Inner corner of the eye and side of the nose.
    blob(context, side * 0.16, 0.06, 0.1, 0.22, dark, 0.38 * strength)
    blob(context, side * (0.13 + 0.03 * face.nose), drop + 0.03, 0.075, 0.09, dark, 0.42 * strength)
    ellipse(context, side * 0.055 * face.nose, drop - 0.085, 0.03, 0.017, tint(spec.skin, 0.4, 0.7, 0.75))
  }
  blob(context, 0, drop - 0.12, 0.17, 0.06, dark, 0.55 * strength)
  blob(context, 0, -0.82, 0.24, 0.1, dark, 0.3 * strength)
  blob(context, 0, 0.02, 0.05, 0.22, tint(spec.skin, 1.18, 0.2), 0.5)
  blob(context, 0, 0.5, 0.44, 0.2, tint(spec.skin, 1.12, 0.2), 0.3)
}

function blob(context: SKRSContext2D, x: number, y: number, rx: number, ry: number, color: string, alpha: number): void {
  context.save()
  context.globalAlpha = alpha
  context.translate(x, y)
  context.scale(rx, ry)
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  soft.addColorStop(0, color)
  soft.addColorStop(0.5, color.replace(/[\d.]+\)$/, '0.55)'))
  soft.addColorStop(1, color.replace(/[\d.]+\)$/, '0)'))
  context.fillStyle = soft
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

function drawFreckles(context: SKRSContext2D, spec: FaceSpec): void {
  const random = createRandom(11)
  for (let i = 0; i < 36; i++) {
    const side = random() < 0.5 ? -1 : 1
    ellipse(context, side * (0.1 + random() * 0.55), -0.26 - (random() - 0.4) * 0.26, 0.016, 0.016, tint(spec.skin, 0.66, 0.7, 0.6))
  }
}

function drawWrinkles(context: SKRSContext2D, spec: FaceSpec, layout: FaceLayout): void {
  const { weathered } = spec.look
  context.strokeStyle = tint(spec.skin, weathered ? 0.5 : 0.6, 0.5, weathered ? 0.62 : 0.45)
  context.lineWidth = weathered ? 0.021 : 0.017
  const fold = (x0: number, y0: number, x1: number, y1: number, x2: number, y2: number) => {
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(side * x0, y0)
      context.quadraticCurveTo(side * x1, y1, side * x2, y2)
      context.stroke()
    }
  }
  fold(0.2, -0.32, 0.36, -0.4, 0.38, -0.6)
  const low = layout.eyeY - layout.eyeH
  fold(0.24, low - 0.03, 0.4, low - 0.11, 0.56, low)
  for (const d of weathered ? [0.16, 0.08, 0, -0.08, -0.16] : [0.09, 0, -0.09])
    fold(0.64, layout.eyeY + d * 0.7, 0.69, layout.eyeY + d * 1.2, 0.76, layout.eyeY + d * 1.9)
  for (const y of weathered ? [0.42, 0.5, 0.58, 0.66] : [0.52, 0.62]) {
    const half = 0.3 + 0.08 * Math.sin(y * 40)
    context.beginPath()
    context.moveTo(-half, y)
    context.bezierCurveTo(-half * 0.4, y + 0.06, half * 0.4, y + 0.02, half, y + 0.02)
    context.stroke()
  }
  if (!weathered) return
  fold(0.5, -0.24, 0.62, -0.42, 0.56, -0.62)
  fold(0.62, -0.2, 0.72, -0.36, 0.68, -0.54)
  fold(0.05, 0.2, 0.07, 0.28, 0.05, 0.36)
  fold(0.26, low - 0.08, 0.42, low - 0.19, 0.6, low - 0.07)
}

function drawPaint(context: SKRSContext2D, spec: FaceSpec, { eyeX, eyeY, mouthY }: FaceLayout): void {
  const both = (draw: (side: number) => void) => {
    draw(1)
    draw(-1)
  }
  switch (spec.paint) {
    case 'clown':
      both((side) => {
        ellipse(context, side * eyeX, eyeY + 0.06, 0.28, 0.42, '#ffffff')
        ellipse(context, side * eyeX, eyeY + 0.42, 0.16, 0.06, '#2f6fd0')
        ellipse(context, side * 0.6, -0.36, 0.15, 0.15, '#e8505a')
      })
      ellipse(context, 0, mouthY, 0.42, 0.2, '#ffffff')
      ellipse(context, 0, mouthY, 0.36, 0.15, '#d8303a')
      break
    case 'skull':
      both((side) => {
        ellipse(context, side * 0.36, -0.02, 0.27, 0.29, '#1c1718')
        ellipse(context, side * 0.36, -0.02, 0.06, 0.06, '#ff8a3a')
        ellipse(context, side * 0.07, -0.34, 0.05, 0.11, '#1c1718')
      })
      context.strokeStyle = '#3a3230'
      context.lineWidth = 0.03
      for (let i = -3; i <= 3; i++) {
        context.beginPath()
        context.moveTo(i * 0.1, mouthY + 0.1)
        context.lineTo(i * 0.1, mouthY - 0.1)
        context.stroke()
      }
      context.beginPath()
      context.moveTo(-0.4, mouthY)
      context.lineTo(0.4, mouthY)
      context.stroke()
      break
    case 'alien':
      both((side) => {
        context.save()
        context.translate(side * 0.42, 0)
        context.rotate(side * 0.5)
        ellipse(context, 0, 0, 0.27, 0.4, '#131016')
        context.restore()
        ellipse(context, side * 0.42 - 0.1, 0.16, 0.07, 0.09, '#ffffff')
      })
      context.strokeStyle = tint(spec.skin, 0.4)
      context.lineWidth = 0.03
      context.beginPath()
      context.moveTo(-0.14, mouthY)
      context.quadraticCurveTo(0, mouthY - 0.07, 0.14, mouthY)
      context.stroke()
      break
    case 'zombie':
      both((side) => blob(context, side * eyeX, eyeY, 0.36, 0.36, 'rgba(50,40,60,1)', 0.75))
      context.strokeStyle = '#4a2a30'
      context.lineWidth = 0.025
      for (let i = 0; i < 4; i++) {
        context.beginPath()
        context.moveTo(0.46 + i * 0.07, -0.42 + i * 0.02)
        context.lineTo(0.49 + i * 0.07, -0.54 + i * 0.02)
        context.stroke()
      }
      context.beginPath()
      context.moveTo(0.42, -0.5)
      context.lineTo(0.76, -0.44)
      context.stroke()
      break
    case 'domino':
      context.fillStyle = '#1c1a22'
      context.beginPath()
      context.moveTo(-0.98, eyeY + 0.22)
      context.bezierCurveTo(-0.4, eyeY + 0.42, 0.4, eyeY + 0.42, 0.98, eyeY + 0.22)
      context.bezierCurveTo(0.8, eyeY - 0.38, 0.3, eyeY - 0.38, 0, eyeY - 0.14)
      context.bezierCurveTo(-0.3, eyeY - 0.38, -0.8, eyeY - 0.38, -0.98, eyeY + 0.22)
      context.fill()
      break
    case 'eyepatch':
      context.strokeStyle = '#1c1718'
      context.lineWidth = 0.05
      context.beginPath()
      context.moveTo(-0.98, 0.12)
      context.lineTo(0.8, 0.62)
      context.stroke()
      ellipse(context, -eyeX, eyeY, 0.27, 0.25, '#1c1718')
      break
    case 'geisha':
    case 'mime':
      both((side) => blob(context, side * 0.55, -0.3, 0.3, 0.24, 'rgba(224,110,120,1)', 0.5))
      break
    case 'war':
      both((side) => {
        for (const d of [0, 0.12]) {
          context.fillStyle = '#a8322a'
          context.fillRect(side * 0.3 + (side < 0 ? -0.34 : 0), -0.34 - d, 0.34, 0.06)
        }
      })
      break
    case 'straw':
      context.strokeStyle = '#3a2a1c'
      context.lineWidth = 0.03
      for (let i = -3; i <= 3; i++) {
        context.beginPath()
        context.moveTo(i * 0.12, mouthY + 0.05 + 0.012 * i * i)
        context.lineTo(i * 0.12, mouthY - 0.07 + 0.012 * i * i)
        context.stroke()
      }
      both((side) => ellipse(context, side * 0.56, -0.36, 0.16, 0.16, 'rgba(216,90,60,0.7)'))
      break
    default:
  }
}
