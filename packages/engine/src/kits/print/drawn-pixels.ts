const KEPT = 64
const drawn = new Map<string, Uint8ClampedArray>()

/**
 * Pixels drawn before for the same description. Drawing is pure, so keeping the last few only saves time: a person keeps the face
 * from pose to pose, and the renderer recognizes a picture it has prepared already.
 */
export function drawnOnce(description: string, draw: () => Uint8ClampedArray): Uint8ClampedArray {
  const known = drawn.get(description)
  if (known) return known
  const pixels = draw()
  if (drawn.size >= KEPT) {
    const [oldest] = drawn.keys()
    drawn.delete(oldest)
  }
  drawn.set(description, pixels)
  return pixels
}
