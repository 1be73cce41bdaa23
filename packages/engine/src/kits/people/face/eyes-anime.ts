import type { SKRSContext2D } from '@napi-rs/canvas'
import { tint } from './color.ts'
import { ellipse, lashColor, lashes, lidShadow, openWhite, upperLid } from './eye-shapes.ts'
import type { FaceLayout, FaceSpec } from './layout.ts'

/** A tall, bright eye under a heavy lid. */
export function drawAnime(context: SKRSContext2D, spec: FaceSpec, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
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
