/** For every pixel of a grid: its distance to the nearest edge, and the position on that edge and its letter. */
export type ContourDistance = {
  /** In pixels, positive inside. */
  readonly distance: Float32Array
  /** Index into the arrays below; -1 when there are no letters. */
  readonly nearest: Int32Array
  /** Position along the edge, in pixels. */
  readonly along: Float32Array
  /** Number of the edge's shape. */
  readonly shape: Uint16Array
}

/** Distance between two samples of an edge, in pixels. */
const SPACING = 0.5

type Samples = {
  readonly x: number[]
  readonly y: number[]
  readonly along: number[]
  readonly shape: number[]
}

/** `lines`: closed contours of every shape, in pixels. `cover`: their fill, as returned by `rasterise`. */
export function contourDistance(
  lines: readonly (readonly (readonly number[])[])[],
  cover: Uint8Array,
  width: number,
  height: number,
): ContourDistance {
  const samples: Samples = { x: [], y: [], along: [], shape: [] }
  lines.forEach((contours, shape) => {
    for (const contour of contours) addSamples(samples, contour, shape)
  })
  const nearest = new Int32Array(width * height).fill(-1)
  const far = new Float32Array(width * height).fill(1e12)
  const { x: sx, y: sy } = samples
  const full = (x: number, y: number) => {
    const xi = x | 0
    const yi = y | 0
    return xi < 0 || yi < 0 || xi >= width || yi >= height ? false : cover[yi * width + xi] === 255
  }
  for (let index = 0; index < sx.length; index += 1) {
    const x = sx[index]!
    const y = sy[index]!
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    if (xi < 0 || yi < 0 || xi >= width || yi >= height) continue
    // An edge covered by another letter is not an edge of the whole text.
    if (full(x - 1, y) && full(x + 1, y) && full(x, y - 1) && full(x, y + 1)) continue
    const at = yi * width + xi
    const distance = (x - xi - 0.5) ** 2 + (y - yi - 0.5) ** 2
    if (distance >= far[at]!) continue
    far[at] = distance
    nearest[at] = index
  }
  spread(nearest, far, sx, sy, width, height)
  for (let at = 0; at < far.length; at += 1) {
    const part = cover[at]! / 255
    const distance = Math.sqrt(far[at]!)
    far[at] = part > 0.02 && part < 0.98 && distance < 1.5 ? part - 0.5 : part > 0.5 ? distance : -distance
  }
  return {
    distance: far,
    nearest,
    along: Float32Array.from(samples.along),
    shape: Uint16Array.from(samples.shape),
  }
}

function addSamples(samples: Samples, contour: readonly number[], shape: number): void {
  let x0 = contour.at(-2)!
  let y0 = contour.at(-1)!
  let along = 0
  for (let index = 0; index < contour.length; index += 2) {
    const x1 = contour[index]!
    const y1 = contour[index + 1]!
    const length = Math.hypot(x1 - x0, y1 - y0)
    const count = Math.max(1, Math.ceil(length / SPACING))
    for (let part = 0; part < count; part += 1) {
      const t = part / count
      samples.x.push(x0 + (x1 - x0) * t)
      samples.y.push(y0 + (y1 - y0) * t)
      samples.along.push(along + length * t)
      samples.shape.push(shape)
    }
    along += length
    x0 = x1
    y0 = y1
  }
}

/** Every pixel takes its neighbors' nearest sample if it is nearer than its own: one pass down, one up. */
function spread(
  nearest: Int32Array,
  far: Float32Array,
  sx: readonly number[],
  sy: readonly number[],
  width: number,
  height: number,
): void {
  const xs = Float32Array.from(sx)
  const ys = Float32Array.from(sy)
  const take = (at: number, from: number, x: number, y: number) => {
    const candidate = nearest[from]!
    if (candidate < 0) return
    const dx = xs[candidate]! - x
    const dy = ys[candidate]! - y
    const distance = dx * dx + dy * dy
    if (distance >= far[at]!) return
    far[at] = distance
    nearest[at] = candidate
  }
  for (const down of [true, false]) {
    const up = down ? -width : width
    for (let row = 0; row < height; row += 1) {
      const y = down ? row : height - 1 - row
      const start = y * width
      for (let x = 0; x < width; x += 1) {
        const at = start + x
        if (row > 0) {
          take(at, at + up, x + 0.5, y + 0.5)
          if (x > 0) take(at, at + up - 1, x + 0.5, y + 0.5)
          if (x < width - 1) take(at, at + up + 1, x + 0.5, y + 0.5)
        }
        if (x > 0) take(at, at - 1, x + 0.5, y + 0.5)
      }
      for (let x = width - 2; x >= 0; x -= 1) take(start + x, start + x + 1, x + 0.5, y + 0.5)
    }
  }
}
