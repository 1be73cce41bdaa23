import type { SKRSContext2D } from '@napi-rs/canvas'
import { pairs } from '../builder/index.ts'
import { drawnOnce } from '../print/drawn-pixels.ts'

const SIZE = 512
/** Area of a shoe's side that the picture covers, in the units of its last. */
export const SIDE = { left: -0.5, right: 1.04, low: -0.22, high: 1.32 } as const

type Point = readonly [x: number, y: number]

function pen(context: SKRSContext2D): void {
  const { left, right, low, high } = SIDE
  const [across, up] = [SIZE / (right - left), SIZE / (high - low)]
  context.setTransform(across, 0, 0, -up, -left * across, high * up)
  context.lineCap = 'round'
  context.lineJoin = 'round'
}

/** A smooth line through the points. */
function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.moveTo(...points[0])
  for (let i = 1; i + 1 < points.length; i++) {
    const [[x, y], [nextX, nextY]] = [points[i], points[i + 1]]
    const last = i + 2 === points.length
    context.quadraticCurveTo(x, y, last ? nextX : (x + nextX) / 2, last ? nextY : (y + nextY) / 2)
  }
}

function patch(context: SKRSContext2D, points: readonly Point[], color: string): void {
  context.beginPath()
  trace(context, [...points, points[0]])
  context.closePath()
  context.fillStyle = color
  context.fill()
}

function seam(context: SKRSContext2D, points: readonly Point[], color: string, width: number) {
  context.beginPath()
  trace(context, points)
  context.strokeStyle = color
  context.lineWidth = width
  context.setLineDash([0.02, 0.016])
  context.stroke()
}

const HEEL: readonly Point[] = pairs([-0.46, 0.0, -0.46, 0.44, -0.36, 0.46, -0.26, 0.32, -0.14, 0.2, -0.06, 0.0, -0.2, -0.02])
const EYESTAY: readonly Point[] = pairs([0.02, 0.6, 0.06, 0.42, 0.22, 0.32, 0.4, 0.24, 0.58, 0.22, 0.62, 0.34, 0.4, 0.5, 0.2, 0.7])
const TOE: readonly Point[] = pairs([0.64, 0.36, 0.6, 0.2, 0.66, 0.08, 0.78, -0.02, 1.04, -0.02, 1.04, 0.3])
const BAND: readonly Point[] = pairs([0.02, 0.0, 0.08, 0.16, 0.16, 0.32, 0.24, 0.36, 0.27, 0.3, 0.24, 0.16, 0.24, 0.0])

/** Panels, seams and vents on the outer side of a sneaker. */
export function trainerSide(trim: string, dark: string): Uint8ClampedArray {
  return drawnOnce(`trainer ${trim} ${dark}`, SIZE, (context) => {
    pen(context)
    patch(context, EYESTAY, 'rgba(0,0,0,0.2)')
    patch(context, TOE, 'rgba(0,0,0,0.16)')
    patch(context, BAND, trim)
    patch(context, HEEL, trim)
    seam(context, EYESTAY.slice(0, 6), 'rgba(255,255,255,0.55)', 0.008)
    seam(context, TOE.slice(0, 4), 'rgba(255,255,255,0.55)', 0.008)
    seam(context, HEEL.slice(2, 6), dark, 0.008)
    seam(context, BAND.slice(0, 4), dark, 0.007)
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4 - row; i++) {
        context.beginPath()
        context.arc(0.42 + i * 0.05 + row * 0.022, 0.17 - row * 0.05, 0.011, 0, Math.PI * 2)
        context.fillStyle = 'rgba(0,0,0,0.42)'
        context.fill()
      }
    // The seam between upper and sole.
    seam(context, pairs([-0.44, -0.035, 0.2, -0.035, 0.9, -0.035]), 'rgba(90,90,96,0.55)', 0.008)
  })
}

/** Seams of a leather shoe or boot whose shaft ends at `top`. */
export const leatherSide = (top: number, welt: string): Uint8ClampedArray => drawnOnce(`leather ${top} ${welt}`, SIZE, (context) => {
  pen(context)
  patch(context, HEEL, 'rgba(0,0,0,0.14)')
  patch(context, TOE, 'rgba(0,0,0,0.1)')
  const light = 'rgba(255,235,200,0.5)'
  for (const [points, offset] of [[HEEL.slice(2, 6), 0], [HEEL.slice(2, 6), 0.025], [TOE.slice(0, 4), 0], [TOE.slice(0, 4), 0.025]] as const)
    seam(context, points.map(([x, y]) => [x - offset, y] as const), light, 0.007)
  if (top > 0.8) seam(context, pairs([0.1, top - 0.08, 0.13, 0.6, 0.3, 0.36, 0.46, 0.04]), light, 0.007)
  seam(context, pairs([-0.44, -0.02, 0.2, -0.02, 0.94, -0.02]), welt, 0.012)
})
