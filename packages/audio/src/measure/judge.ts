import { RATE, type Stereo } from '../dsp/sound.ts'
import { powerSpectrum } from './spectrum.ts'

const REACH = 32
const NEAR = 3

/**
 * Finds clicks, where the wave's second difference stands out from the surrounding milliseconds in a way that neither noise nor the start of a
 * drum does. Returns seconds.
 */
export function findClicks(channel: Float32Array, threshold = 14): number[] {
  const bend = new Float32Array(channel.length)
  for (let i = 1; i < channel.length - 1; i += 1)
    bend[i] = channel[i - 1]! - 2 * channel[i]! + channel[i + 1]!
  const clicks: number[] = []
  for (let i = REACH; i < channel.length - REACH; i += 1) {
    const height = Math.abs(bend[i]!)
    if (height < 0.015) continue
    let energy = 0
    for (let k = NEAR; k <= REACH; k += 1) energy += bend[i - k]! ** 2 + bend[i + k]! ** 2
    if (height > threshold * Math.sqrt(energy / (2 * (REACH - NEAR + 1)))) clicks.push(i / RATE)
  }
  return clicks
}

/** Mean of the wave, which should be 0. */
export function directCurrent(channel: Float32Array): number {
  return channel.reduce((sum, value) => sum + value, 0) / channel.length
}

/** Shares of the power below 250 Hz, 250 … 2,000 Hz, and above, over the whole sound. */
export function bands({ left }: Stereo): { low: number; middle: number; high: number } {
  const size = 4_096
  let low = 0
  let middle = 0
  let high = 0
  for (let start = 0; start + size <= left.length; start += size)
    powerSpectrum(left.subarray(start, start + size)).forEach((power, bin) => {
      const frequency = (bin * RATE) / size
      if (frequency < 250) low += power
      else if (frequency < 2_000) middle += power
      else high += power
    })
  const all = low + middle + high
  return { low: low / all, middle: middle / all, high: high / all }
}

/** Spectral flatness between 500 and 8,000 Hz, 0 (a tone) … 1 (white noise). */
export function flatness({ left }: Stereo): number {
  const size = 2_048
  const sums = new Float64Array(size / 2)
  for (let start = 0; start + size <= left.length; start += size)
    powerSpectrum(left.subarray(start, start + size)).forEach((power, bin) => {
      sums[bin]! += power
    })
  const part = sums.subarray(Math.round((500 * size) / RATE), Math.round((8_000 * size) / RATE))
  const logs = part.reduce((sum, power) => sum + Math.log(power + 1e-20), 0) / part.length
  return Math.exp(logs) / (part.reduce((sum, power) => sum + power, 0) / part.length)
}

/** How similar the beats are at a tempo of `bpm`: autocorrelation of the onsets at one beat, relative to the mean over all distances. */
export function tempoStrength(sound: Stereo, bpm: number): number {
  const hop = 441
  const onsets: number[] = []
  let before: Float64Array | undefined
  for (let start = 0; start + 1_024 <= sound.left.length; start += hop) {
    const spectrum = powerSpectrum(sound.left.subarray(start, start + 1_024)).map((power) =>
      Math.log1p(power),
    )
    const past = before ?? spectrum
    onsets.push(spectrum.reduce((sum, value, bin) => sum + Math.max(0, value - past[bin]!), 0))
    before = spectrum
  }
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length
  const centered = onsets.map((value) => value - mean)
  const at = (lag: number) => {
    let sum = 0
    for (let i = 0; i + lag < centered.length; i += 1) sum += centered[i]! * centered[i + lag]!
    return sum / (centered.length - lag)
  }
  const lag = (60 / bpm / hop) * RATE
  const near = Math.max(...[-1, 0, 1].map((shift) => at(Math.round(lag) + shift)))
  return near / at(0)
}
