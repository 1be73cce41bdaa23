import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import { pairs, triples } from '../../builder/index.ts'
import { fillDot } from '../../print/drawn-pixels.ts'
import { FONT_FACES } from '../../print/fonts.ts'

/** Drawing helpers for the motifs. */
export function shape(context: SKRSContext2D, color: string, points: readonly (readonly [number, number])[]): void {
  context.fillStyle = color
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.closePath()
  context.fill()
}

export function line(context: SKRSContext2D, color: string | CanvasGradient, width: number, points: readonly (readonly [number, number])[]): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.stroke()
}

function star(context: SKRSContext2D, color: string, x: number, y: number, r: number): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 ? r * 0.42 : r
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  shape(context, color, points)
}

/** Motifs for the front of a garment. */
export type Motif =
  | 'buttons' | 'suit' | 'tux' | 'coat' | 'zip' | 'hero' | 'apron' | 'overalls' | 'kimono' | 'medals' | 'cross' | 'stripe' | 'number' | 'ribs' | 'panel'
  | 'reflective' | 'laces' | 'stars' | 'heart' | 'badge' | 'wraps' | 'vee' | 'scoop'

/** Signs, badges and patterns on the chest. */
export function drawEmblem(context: SKRSContext2D, motif: Motif, [first, second]: readonly [string, string]): void {
  const ink = 'rgba(20,16,20,0.45)'
  switch (motif) {
    case 'hero':
      shape(context, first, pairs([-0.42, 0.62, 0.42, 0.62, 0.5, 0.32, 0, -0.26, -0.5, 0.32]))
      shape(context, second, pairs([0.12, 0.5, -0.2, 0.14, -0.01, 0.14, -0.1, -0.14, 0.2, 0.24, 0.02, 0.24]))
      break
    case 'medals':
      line(context, ink, 0.025, pairs([0, 0.95, 0, -0.95]))
      for (let i = 0; i < 4; i++) for (const side of [-1, 1]) fillDot(context, first, side * 0.14, 0.6 - i * 0.4, 0.055)
      for (let i = 0; i < 3; i++) {
        shape(context, i === 1 ? '#c4303a' : '#2f5fb0', pairs([0.34 + i * 0.14, 0.5, 0.44 + i * 0.14, 0.5, 0.44 + i * 0.14, 0.32, 0.34 + i * 0.14, 0.32]))
        fillDot(context, first, 0.39 + i * 0.14, 0.26, 0.055)
      }
      break
    case 'cross':
      shape(context, first, pairs([-0.1, 0.6, 0.1, 0.6, 0.1, 0.2, 0.42, 0.2, 0.42, 0, 0.1, 0, 0.1, -0.6, -0.1, -0.6, -0.1, 0, -0.42, 0, -0.42, 0.2, -0.1, 0.2]))
      break
    case 'stripe':
      for (const y of [0.7, 0.36, 0.02, -0.32, -0.66]) shape(context, first, pairs([-1, y, 1, y, 1, y - 0.15, -1, y - 0.15]))
      break
    case 'number':
      context.save()
      context.scale(1, -1)
      context.fillStyle = first
      context.font = `bold 0.85px ${FONT_FACES.sans}`
      context.textAlign = 'center'
      context.fillText('7', 0, 0.2)
      context.restore()
      break
    case 'ribs':
      line(context, first, 0.1, pairs([0, 0.9, 0, -0.9]))
      for (let i = 0; i < 4; i++) {
        const y = 0.6 - i * 0.32
        for (const side of [-1, 1]) {
          context.strokeStyle = first
          context.lineWidth = 0.09
          context.beginPath()
          context.moveTo(0, y)
          context.quadraticCurveTo(side * 0.6, y + 0.1, side * (0.6 - i * 0.06), y - 0.18)
          context.stroke()
        }
      }
      break
    case 'panel':
      shape(context, first, pairs([-0.42, 0.32, 0.42, 0.32, 0.42, -0.22, -0.42, -0.22]))
      shape(context, '#2f6fd0', pairs([-0.34, 0.24, -0.04, 0.24, -0.04, 0.02, -0.34, 0.02]))
      fillDot(context, '#d8303a', 0.1, 0.14, 0.06)
      fillDot(context, '#f0b83a', 0.28, 0.14, 0.06)
      shape(context, second, pairs([-0.34, -0.06, 0.34, -0.06, 0.34, -0.14, -0.34, -0.14]))
      shape(context, '#2f6fd0', pairs([0.52, 0.62, 0.8, 0.62, 0.8, 0.46, 0.52, 0.46]))
      break
    case 'reflective':
      line(context, ink, 0.03, pairs([0, 1, 0, -1]))
      for (const y of [0.3, -0.42]) {
        shape(context, first, pairs([-1, y, 1, y, 1, y - 0.2, -1, y - 0.2]))
        shape(context, second, pairs([-1, y - 0.06, 1, y - 0.06, 1, y - 0.14, -1, y - 0.14]))
      }
      break
    case 'stars':
      for (const [x, y, r] of triples([-0.45, 0.3, 0.13, 0.4, 0.1, 0.1, -0.15, -0.35, 0.09, 0.5, -0.5, 0.13, -0.6, -0.7, 0.1, 0.1, 0.6, 0.08]))
        star(context, first, x, y, r)
      break
    case 'heart':
      context.fillStyle = first
      context.beginPath()
      context.moveTo(0, -0.25)
      context.bezierCurveTo(-0.6, 0.15, -0.3, 0.62, 0, 0.3)
      context.bezierCurveTo(0.3, 0.62, 0.6, 0.15, 0, -0.25)
      context.fill()
      break
    case 'badge':
      line(context, ink, 0.025, pairs([0, 0.95, 0, -0.95]))
      for (const side of [-1, 1])
        line(context, ink, 0.022, pairs([side * 0.26, 0.36, side * 0.62, 0.36, side * 0.62, 0.06, side * 0.26, 0.06, side * 0.26, 0.36]))
      star(context, first, 0.44, 0.5, 0.15)
      shape(context, second, pairs([-0.08, 1, 0.08, 1, 0.09, 0, 0, -0.15, -0.09, 0]))
      break
    case 'wraps':
      for (let i = 0; i < 9; i++) line(context, first, 0.035, pairs([-1, 0.9 - i * 0.22, 1, 0.9 - i * 0.22 - (i % 2 ? 0.16 : -0.12)]))
      break
  }
}
