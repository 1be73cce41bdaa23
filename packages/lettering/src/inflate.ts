/**
 * Heights of a membrane inflated inside the letters, in pixels: the square root of the solution of Δu = -2 with u = 0 at the edge, so a long
 * stroke gets a half-round profile. Solved from coarse to fine.
 */
export function inflate(distance: Float32Array, width: number, height: number): Float32Array {
  const skin = solve(distance, width, height, 1)
  const soft = skin.slice()
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      if (distance[at]! <= 0) continue
      soft[at] = (skin[at]! * 4 + skin[at - 1]! + skin[at + 1]! + skin[at - width]! + skin[at + width]!) / 8
    }
  for (let at = 0; at < soft.length; at += 1) soft[at] = Math.sqrt(Math.max(0, soft[at]!))
  return soft
}

const ROUNDS_COARSE = 60
const ROUNDS_FINE = 5

/** `pixel`: the width of one grid point, in pixels of the finest grid. */
function solve(distance: Float32Array, width: number, height: number, pixel: number): Float32Array {
  let u: Float32Array
  let rounds = ROUNDS_COARSE
  if (Math.min(width, height) > 24) {
    const halfWidth = (width + 1) >> 1
    const halfHeight = (height + 1) >> 1
    const half = new Float32Array(halfWidth * halfHeight)
    for (let y = 0; y < halfHeight; y += 1)
      for (let x = 0; x < halfWidth; x += 1) {
        const right = Math.min(width - 1, x * 2 + 1)
        const below = Math.min(height - 1, y * 2 + 1)
        half[y * halfWidth + x] =
          (distance[y * 2 * width + x * 2]! +
            distance[y * 2 * width + right]! +
            distance[below * width + x * 2]! +
            distance[below * width + right]!) /
          4
      }
    const coarse = solve(half, halfWidth, halfHeight, pixel * 2)
    u = new Float32Array(width * height)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        if (distance[at]! > 0) u[at] = between(coarse, halfWidth, halfHeight, (x - 0.5) / 2, (y - 0.5) / 2)
      }
    rounds = ROUNDS_FINE
  } else u = new Float32Array(width * height)
  const source = 2 * pixel * pixel
  for (let round = 0; round < rounds; round += 1)
    for (let color = 0; color < 2; color += 1)
      for (let y = 1; y < height - 1; y += 1)
        for (let x = 1 + ((y + color) & 1); x < width - 1; x += 2) {
          const at = y * width + x
          if (distance[at]! <= 0) continue
          u[at] = (u[at - 1]! + u[at + 1]! + u[at - width]! + u[at + width]! + source) / 4
        }
  return u
}

function between(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x))
  const cy = Math.min(height - 1, Math.max(0, y))
  const xi = cx | 0
  const yi = cy | 0
  const right = Math.min(width - 1, xi + 1)
  const below = Math.min(height - 1, yi + 1)
  const fx = cx - xi
  const fy = cy - yi
  const top = values[yi * width + xi]! * (1 - fx) + values[yi * width + right]! * fx
  const low = values[below * width + xi]! * (1 - fx) + values[below * width + right]! * fx
  return top * (1 - fy) + low * fy
}
