import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

const KEPT = 64
const drawn = new Map<string, Uint8ClampedArray>()

/**
 * The pixels of a square drawing, `size` wide. The last few are cached by description: drawing is pure, so the cache only saves time. A person keeps
 * the same face in every pose, and the renderer recognizes pixels it has already prepared.
 */
export function drawnOnce(description: string, size: number, draw: (context: SKRSContext2D) => void): Uint8ClampedArray {
  const known = drawn.get(description)
  if (known) return known
  const context = createCanvas(size, size).getContext('2d')
  draw(context)
  const pixels = new Uint8ClampedArray(context.getImageData(0, 0, size, size).data)
  if (drawn.size >= KEPT) {
    const [oldest] = drawn.keys()
    drawn.delete(oldest)
  }
  drawn.set(description, pixels)
  return pixels
}

export function fillDot(context: SKRSContext2D, color: string, x: number, y: number, r: number): void {
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
  context.fill()
}
