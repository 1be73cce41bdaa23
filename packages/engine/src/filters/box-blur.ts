/**
 * Box blur of interleaved channels, in place; edges repeat. Three passes are close to a Gaussian of sigma = radius. Cost does not
 * depend on the radius. `checkpoint` is called between passes.
 */
export function boxBlur(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
  passes = 1,
  checkpoint: () => void = () => {},
): Float32Array {
  const r = Math.round(radius)
  if (r < 1) return data
  const scratch = new Float32Array(data.length)
  const sums = new Float64Array(width * channels)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(data, scratch, width, height, channels, Math.min(r, width - 1))
    checkpoint()
    blurColumns(scratch, data, sums, width * channels, height, Math.min(r, height - 1))
  }
  return data
}

function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  channels: number,
  r: number,
): void {
  const scale = 1 / (2 * r + 1)
  const stride = width * channels
  const reach = r * channels
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < channels; c++) {
      const first = y * stride + c
      const last = first + stride - channels
      let sum = from[first] * (r + 1)
      for (let x = 1; x <= r; x++) sum += from[Math.min(first + x * channels, last)]
      // Both ends repeat the border; between them nothing needs to be checked.
      const free = Math.min(first + reach, last)
      const full = Math.max(free, last - reach)
      let o = first
      for (; o < free; o += channels) {
        to[o] = sum * scale
        sum += from[Math.min(o + reach + channels, last)] - from[first]
      }
      for (; o < full; o += channels) {
        to[o] = sum * scale
        sum += from[o + reach + channels] - from[o - reach]
      }
      for (; o <= last; o += channels) {
        to[o] = sum * scale
        sum += from[last] - from[Math.max(first, o - reach)]
      }
    }
  }
}

/** Walks row by row with one running sum a column, so that memory is read in order. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  sums: Float64Array,
  stride: number,
  height: number,
  r: number,
): void {
  const scale = 1 / (2 * r + 1)
  for (let i = 0; i < stride; i++) sums[i] = from[i] * (r + 1)
  for (let y = 1; y <= r; y++) {
    const row = Math.min(y, height - 1) * stride
    for (let i = 0; i < stride; i++) sums[i] = sums[i] + from[row + i]
  }
  for (let y = 0; y < height; y++) {
    const row = y * stride
    const ahead = Math.min(y + r + 1, height - 1) * stride
    const behind = Math.max(y - r, 0) * stride
    for (let i = 0; i < stride; i++) {
      const sum = sums[i]
      to[row + i] = sum * scale
      sums[i] = sum + from[ahead + i] - from[behind + i]
    }
  }
}
