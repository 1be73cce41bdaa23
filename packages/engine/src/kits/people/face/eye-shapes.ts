import type { SKRSContext2D } from '@napi-rs/canvas'
import { lightness, tint } from './color.ts'
import type { FaceSpec } from './layout.ts'

export function lashColor(spec: FaceSpec): string {
  return spec.look.fem > 0.5 || spec.manner === 'anime' ? '#231619' : tint(spec.hair, lightness(spec.hair) > 0.5 ? 0.3 : 0.4)
}

export function almond(context: SKRSContext2D, w: number, top: number, bottom: number): void {
  context.beginPath()
  context.moveTo(-w, -top * 0.12)
  context.bezierCurveTo(-w * 0.78, top * 1.12, w * 0.62, top * 1.36, w * 1.04, top * 0.12)
  context.bezierCurveTo(w * 0.8, -bottom * 1.15, -w * 0.62, -bottom * 1.28, -w, -top * 0.12)
  context.closePath()
}

/** What shows between the lids before the iris is in it; what is drawn from now on stays between them until the context is restored. */
export function openWhite(context: SKRSContext2D, { paint }: FaceSpec, w: number, [top, bottom]: readonly [number, number], color: string): void {
  almond(context, w, top, bottom)
  context.save()
  context.fillStyle = paint === 'zombie' ? '#ece7b8' : paint === 'demon' ? '#3a0d0d' : color
  context.fill()
  context.clip()
}

/** The shadow of the upper lid, down to a share of the way to its rim. */
export function lidShadow(context: SKRSContext2D, w: number, top: number, share: number, [r, g, b, a]: readonly [number, number, number, number]): void {
  const shadow = context.createLinearGradient(0, top, 0, top * share)
  shadow.addColorStop(0, `rgba(${r},${g},${b},${a})`)
  shadow.addColorStop(1, `rgba(${r},${g},${b},0)`)
  context.fillStyle = shadow
  fillOpening(context, w, top)
}

/** All that is not clipped off. */
export function fillOpening(context: SKRSContext2D, w: number, top: number): void {
  context.fillRect(-w * 1.3, -top * 2, w * 2.6, top * 4)
}

export function upperLid(context: SKRSContext2D, w: number, top: number, thick: number, color: string): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(-w * 1.04, -top * 0.16)
  context.bezierCurveTo(-w * 0.8, top * 1.14, w * 0.62, top * 1.38, w * 1.12, top * 0.06)
  context.bezierCurveTo(w * 0.78, top * 1.38 + thick * 1.7, -w * 0.82, top * 1.16 + thick * 1.2, -w * 1.04, -top * 0.16)
  context.fill()
}

export function lashes(context: SKRSContext2D, w: number, top: number, color: string, width: number): void {
  context.strokeStyle = color
  context.lineWidth = width
  for (const t of [0.7, 0.98]) {
    context.beginPath()
    context.moveTo(w * t, top * (1.08 - t * 0.62))
    context.quadraticCurveTo(w * (t + 0.22), top * (1.1 - t * 0.5), w * (t + 0.36), top * (0.95 - 0.25 * t))
    context.stroke()
  }
}

export function ellipse(context: SKRSContext2D, x: number, y: number, rx: number, ry: number, fill: SKRSContext2D['fillStyle']): void {
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(x, y, Math.max(0.001, rx), Math.max(0.001, ry), 0, 0, Math.PI * 2)
  context.fill()
}
