import { RATE, type Stereo } from './sound.ts'
import { peakAt } from './true-peak.ts'

/** How long before and after a peak the level is reduced: slow enough to avoid audible distortion. */
const REACH = Math.round(0.012 * RATE)

/** Reduces peaks above `ceiling` (linear, true peak), equally in both channels and smoothly on both sides; a loop stays seamless. */
export function limit(sound: Stereo, ceiling: number, isLoop: boolean): void {
  const { left, right } = sound
  const length = left.length
  const wanted = new Float32Array(length + 2 * REACH).fill(1)
  let isNeeded = false
  for (let i = 0; i < length; i += 1) {
    const near = Math.max(
      Math.abs(left[i]!),
      Math.abs(right[i]!),
      Math.abs(left[i + 1] ?? 0),
      Math.abs(right[i + 1] ?? 0),
    )
    // Between two quiet samples the wave never rises by half.
    if (near < ceiling * 0.6) continue
    const peak = Math.max(peakAt(left, i, isLoop), peakAt(right, i, isLoop))
    if (peak <= ceiling) continue
    isNeeded = true
    wanted[i + REACH] = ceiling / peak
  }
  if (!isNeeded) return
  if (isLoop) {
    wanted.copyWithin(0, length, length + REACH)
    wanted.copyWithin(length + REACH, REACH, 2 * REACH)
  }
  const gain = smooth(smooth(slidingMinimum(wanted, REACH), REACH / 2), REACH / 2)
  for (let i = 0; i < length; i += 1) {
    left[i] = left[i]! * gain[i + REACH]!
    right[i] = right[i]! * gain[i + REACH]!
  }
}

/** Lowest value within `reach` on both sides, from a queue of candidates. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let head = 0
  let tail = 0
  for (let i = 0; i < values.length + reach; i += 1) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail -= 1
      queue[tail] = i
      tail += 1
    }
    const at = i - reach
    if (at < 0) continue
    while (queue[head]! < at - reach) head += 1
    result[at] = values[queue[head]!]!
  }
  return result
}

/** Moving average over `reach` on both sides. */
function smooth(values: Float32Array, reach: number): Float32Array {
  const half = Math.floor(reach)
  const result = new Float32Array(values.length)
  const at = (index: number) => values[Math.min(Math.max(index, 0), values.length - 1)]!
  let sum = 0
  for (let k = -half; k <= half; k += 1) sum += at(k)
  for (let i = 0; i < values.length; i += 1) {
    result[i] = sum / (2 * half + 1)
    sum += at(i + half + 1) - at(i - half)
  }
  return result
}
