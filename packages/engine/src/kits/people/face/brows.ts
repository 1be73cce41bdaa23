import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../person.ts'
import { lightness, tint } from './color.ts'
import type { FaceLayout, FaceSpec } from './layout.ts'

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

/** Single hairs that break up the outline of a brow. */
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
