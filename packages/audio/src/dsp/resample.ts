const REACH = 24
const PHASES = 512

/** The same sound at another rate. Every sample is the sum of its neighbors under a windowed sinc, so that neither direction adds aliases. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples.slice()
  const ratio = to / from
  const cutoff = Math.min(1, ratio) * 0.96
  const reach = Math.ceil(REACH / Math.min(1, ratio))
  const taps = reach * 2
  const table = sincTable(reach, cutoff)
  const length = Math.floor(samples.length * ratio)
  const result = new Float32Array(length)
  for (let i = 0; i < length; i += 1) {
    const place = i / ratio
    const at = Math.floor(place)
    const row = Math.round((place - at) * PHASES) * taps
    const first = at - reach + 1
    const start = Math.max(0, -first)
    const end = Math.min(taps, samples.length - first)
    let sum = 0
    for (let k = start; k < end; k += 1) sum += samples[first + k]! * table[row + k]!
    result[i] = sum
  }
  return result
}

/** Weights of the neighbors for each position between two samples; each row adds up to 1. */
function sincTable(reach: number, cutoff: number): Float32Array {
  const taps = reach * 2
  const table = new Float32Array((PHASES + 1) * taps)
  for (let phase = 0; phase <= PHASES; phase += 1) {
    const row = phase * taps
    let total = 0
    for (let k = 0; k < taps; k += 1) {
      const distance = k - reach + 1 - phase / PHASES
      const angle = Math.PI * distance * cutoff
      const turn = (Math.PI * distance) / reach
      // Blackman's window.
      const window = Math.abs(distance) >= reach ? 0 : 0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn)
      const weight = (distance === 0 ? 1 : Math.sin(angle) / angle) * window
      table[row + k] = weight
      total += weight
    }
    for (let k = 0; k < taps; k += 1) table[row + k]! /= total
  }
  return table
}
