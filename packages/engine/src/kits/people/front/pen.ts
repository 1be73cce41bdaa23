import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'

/** Strokes and shapes the motifs are drawn with. */
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

export function dot(context: SKRSContext2D, color: string, x: number, y: number, r: number): void {
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
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

export function star(context: SKRSContext2D, color: string, x: number, y: number, r: number): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 ? r * 0.42 : r
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  shape(context, color, points)
}
