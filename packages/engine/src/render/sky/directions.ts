import type { View } from '../view.ts'

/** Unit vector to a point of the picture plane (`across` half widths, slope `up`). */
export function directionOf(view: View, across: number, up: number): [number, number, number] {
  const x = view.forwardX + view.rightX * across * view.halfWidth
  const z = view.forwardZ + view.rightZ * across * view.halfWidth
  const inverse = 1 / Math.sqrt(x * x + up * up + z * z)
  return [x * inverse, up * inverse, z * inverse]
}
