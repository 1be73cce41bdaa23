const KEPT = 64
const drawn = new Map<string, Uint8ClampedArray>()

/**
 * Caches the last few drawings by description. Drawing is pure, so the cache only saves time: a person keeps the same face in every pose, and
 * the renderer recognizes pixels it has already prepared.
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
