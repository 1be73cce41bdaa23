/** Power of the first half of a spectrum, by a fast Fourier transform over a Hann window; the length is a power of two. */
export function powerSpectrum(frame: Float32Array): Float64Array {
  const size = frame.length
  const real = Float64Array.from(
    frame,
    (value, i) => value * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)),
  )
  const imaginary = new Float64Array(size)
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) [real[i], real[j]] = [real[j]!, real[i]!]
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2
    for (let k = 0; k < half; k += 1) {
      const angle = (-2 * Math.PI * k) / length
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      for (let start = k; start < size; start += length) {
        const other = start + half
        const re = real[other]! * cos - imaginary[other]! * sin
        const im = real[other]! * sin + imaginary[other]! * cos
        real[other] = real[start]! - re
        imaginary[other] = imaginary[start]! - im
        real[start]! += re
        imaginary[start]! += im
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => real[i]! ** 2 + imaginary[i]! ** 2)
}
