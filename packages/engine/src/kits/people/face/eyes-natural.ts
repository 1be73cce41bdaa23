import type { SKRSContext2D } from '@napi-rs/canvas'
import { pairs, triples } from '../../builder/index.ts'
import { type FaceLayout, type FaceSpec, lightness, tint } from './layout.ts'

export const lashColor = (spec: FaceSpec): string =>
  spec.look.fem > 0.5 || spec.manner === 'anime' ? '#231619' : tint(spec.hair, lightness(spec.hair) > 0.5 ? 0.3 : 0.4)

export function almond(context: SKRSContext2D, w: number, top: number, bottom: number): void {
  context.beginPath()
  context.moveTo(-w, -top * 0.12)
  context.bezierCurveTo(-w * 0.78, top * 1.12, w * 0.62, top * 1.36, w * 1.04, top * 0.12)
  context.bezierCurveTo(w * 0.8, -bottom * 1.15, -w * 0.62, -bottom * 1.28, -w, -top * 0.12)
  context.closePath()
}

/** Paints the white of the eye between the lids and clips to it; drawing stays clipped until the context is restored. */
export function openWhite(context: SKRSContext2D, { paint }: FaceSpec, w: number, [top, bottom]: readonly [number, number], color: string): void {
  almond(context, w, top, bottom)
  context.save()
  context.fillStyle = paint === 'zombie' ? '#ece7b8' : paint === 'demon' ? '#3a0d0d' : color
  context.fill()
  context.clip()
}

/** The shadow of the upper lid, down to a share of its height. */
export function lidShadow(context: SKRSContext2D, w: number, top: number, share: number, [r, g, b, a]: readonly [number, number, number, number]): void {
  const shadow = context.createLinearGradient(0, top, 0, top * share)
  shadow.addColorStop(0, `rgba(${r},${g},${b},${a})`)
  shadow.addColorStop(1, `rgba(${r},${g},${b},0)`)
  context.fillStyle = shadow
  fillOpening(context, w, top)
}

/** Fills everything inside the clip. */
const fillOpening = (context: SKRSContext2D, w: number, top: number): void => context.fillRect(-w * 1.3, -top * 2, w * 2.6, top * 4)

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

/** How far an iris moves per radian of glance, in half eye widths. */
const GLANCE = 0.95

/** A portrait eye: the lids cover the iris's rim above and below, so that no one stares. */
export function drawNatural(context: SKRSContext2D, spec: FaceSpec, { eyeW: w, eyeH: h }: FaceLayout, open: number, side: number): void {
  const { look } = spec
  const top = h * open
  const bottom = h * (look.expression === 'happy' ? 0.7 : 0.84)
  drawSocket(context, spec, w, top, bottom)
  openWhite(context, spec, w, [top, bottom], '#f3ede6')
  const round = context.createRadialGradient(0, 0, w * 0.5, 0, 0, w * 1.1)
  round.addColorStop(0, 'rgba(120,86,84,0)')
  round.addColorStop(1, 'rgba(120,86,84,0.5)')
  context.fillStyle = round
  fillOpening(context, w, top)
  const x = -w * 0.03 - side * w * GLANCE * spec.glance
  drawIris(context, spec, x, h * 0.03, w * 0.66)
  lidShadow(context, w, top, 0.15, [40, 25, 35, 0.62])
  // Highlights sit on the same side of both eyes.
  ellipse(context, x - side * w * 0.2, h * 0.3, w * 0.19, w * 0.2, '#ffffff')
  ellipse(context, x + side * w * 0.24, -h * 0.26, w * 0.08, w * 0.08, 'rgba(255,255,255,0.7)')
  context.restore()
  drawRims(context, spec, w, top, bottom)
  drawUpperLid(context, spec, w, top)
}

/** An iris dark toward its rim, lit from below, with radial streaks. */
function drawIris(context: SKRSContext2D, spec: FaceSpec, x: number, y: number, radius: number): void {
  ellipse(context, x, y, radius, radius, tint(spec.iris, 0.3))
  const glow = context.createLinearGradient(0, y + radius, 0, y - radius)
  glow.addColorStop(0, tint(spec.iris, 0.5))
  glow.addColorStop(0.5, tint(spec.iris, 1))
  glow.addColorStop(1, tint(spec.iris, 1.55))
  ellipse(context, x, y, radius * 0.9, radius * 0.9, glow)
  context.lineWidth = radius * 0.045
  for (let i = 0; i < 30; i++) {
    const turn = (i / 30) * Math.PI * 2
    const from = radius * (0.46 + 0.06 * ((i * 5) % 3))
    const to = radius * (0.76 + 0.04 * ((i * 7) % 4))
    context.strokeStyle = tint(spec.iris, i % 2 ? 1.5 : 0.6, 0, 0.45)
    context.beginPath()
    context.moveTo(x + Math.cos(turn) * from, y + Math.sin(turn) * from)
    context.lineTo(x + Math.cos(turn) * to, y + Math.sin(turn) * to)
    context.stroke()
  }
  ellipse(context, x, y, radius * 0.44, radius * 0.44, '#120d10')
}

/** The skin of the lid over the eye with its crease, and shading under it. */
function drawSocket(context: SKRSContext2D, spec: FaceSpec, w: number, top: number, bottom: number): void {
  const { fem } = spec.look
  const dusk = lightness(spec.skin) < 0.4 ? 0.7 : 0.78
  context.fillStyle = tint(spec.skin, dusk, fem > 0.5 ? 0.7 : 0.35, 0.7)
  context.beginPath()
  context.moveTo(-w * 1.04, -top * 0.1)
  context.bezierCurveTo(-w * 0.8, top * 1.2, w * 0.62, top * 1.44, w * 1.1, top * 0.1)
  context.bezierCurveTo(w * 0.8, top * 1.98, -w * 0.8, top * 1.74, -w * 1.04, -top * 0.1)
  context.fill()
  for (const [wide, alpha] of pairs([0.05, 0.22, 0.02, 0.5])) {
    context.strokeStyle = tint(spec.skin, 0.5, 0.6, alpha)
    context.lineWidth = wide
    context.beginPath()
    context.moveTo(-w * 0.86, top * 0.8)
    context.bezierCurveTo(-w * 0.4, top * 1.66, w * 0.55, top * 1.78, w * 1.1, top * 0.72)
    context.stroke()
  }
  context.strokeStyle = tint(spec.skin, 0.62, 0.5, 0.22)
  context.lineWidth = 0.045
  context.beginPath()
  context.moveTo(-w * 0.8, -bottom * 0.95)
  context.quadraticCurveTo(0, -bottom * 1.75, w * 0.85, -bottom * 0.9)
  context.stroke()
}

/** The moist lower rim, a shadow of lashes on it, and the inner corner. */
function drawRims(context: SKRSContext2D, spec: FaceSpec, w: number, top: number, bottom: number): void {
  for (const [factor, alpha, wide] of triples([0.92, 0.85, 0.024, 0.42, 0.5, 0.012])) {
    const low = factor < 0.5 ? 1.22 : 1.1
    context.strokeStyle = tint(spec.skin, factor, 0.9 * lightness(spec.skin), alpha)
    context.lineWidth = wide
    context.beginPath()
    context.moveTo(w * 1.02, 0)
    context.bezierCurveTo(w * 0.8, -bottom * low, -w * 0.6, -bottom * (low + 0.1), -w * 0.92, -top * 0.16)
    context.stroke()
  }
  ellipse(context, -w * 0.94, -top * 0.11, 0.022, 0.016, tint(spec.skin, 0.86, 1.5 * lightness(spec.skin)))
}

/** A point of the almond's upper edge at `t`. */
function alongLid(t: number, w: number, top: number): readonly [number, number] {
  const s = 1 - t
  const mix = (a: number, b: number, c: number, d: number) => s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  return [mix(-w, -0.78 * w, 0.62 * w, 1.04 * w), mix(-0.12 * top, 1.12 * top, 1.36 * top, 0.12 * top)]
}

/** A lash line that thickens outward; with makeup it has a wing and single lashes. */
function drawUpperLid(context: SKRSContext2D, spec: FaceSpec, w: number, top: number): void {
  const { fem, age } = spec.look
  const made = fem > 0.5 && spec.paint !== 'zombie'
  const grown = age === 'adult' || age === 'teen'
  const thick = made ? (grown ? 0.062 : 0.05) : 0.036
  const tip = made ? (grown ? 1.3 : 1.16) : 1.1
  context.fillStyle = lashColor(spec)
  context.beginPath()
  context.moveTo(-w * 1.02, -top * 0.16)
  context.bezierCurveTo(-w * 0.79, top * 1.13, w * 0.62, top * 1.37, w * 1.06, top * 0.1)
  context.lineTo(w * tip, top * (made ? 0.46 : 0.06))
  context.bezierCurveTo(w * 0.86, top * 1.12 + thick, -w * 0.72, top * 1.2 + thick * 1.1, -w * 1.02, -top * 0.16)
  context.fill()
  if (!made) return
  for (let i = 0; i < 6; i++) {
    const t = 0.4 + i * 0.1
    const [x, y] = alongLid(t, w, top)
    const long = w * (0.2 + 0.2 * (t - 0.4)) * (grown ? 1 : 0.75)
    const lean = 0.25 + (t - 0.4) * 1.5
    const [dx, dy] = [Math.sin(lean) * long, Math.cos(lean) * long]
    const root = 0.012
    context.beginPath()
    context.moveTo(x - root, y + thick * 0.2)
    context.quadraticCurveTo(x + dx * 0.3, y + thick * 0.5 + dy * 0.75, x + dx, y + thick * 0.5 + dy)
    context.quadraticCurveTo(x + dx * 0.6, y + thick * 0.3 + dy * 0.5, x + root * 1.6, y + thick * 0.1)
    context.fill()
  }
}
