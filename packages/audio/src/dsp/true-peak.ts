import type { Stereo } from './sound.ts'

const PHASES = 4
const TAPS = 12

/** A windowed sinc in four phases, which gives the values that a converter makes between two samples. */
const KERNEL = makeKernel()

function makeKernel(): readonly Float64Array[] {
  return Array.from({ length: PHASES }, (_, phase) => {
    const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
      const x = tap - TAPS / 2 + 1 - phase / PHASES
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5))
      return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window
    })
    const sum = taps.reduce((total, tap) => total + tap, 0)
    return taps.map((tap) => tap / sum)
  })
}

/**
 * Highest value at and between samples `from` and `from + 1`, with the fourfold oversampling of ITU-R BS.1770. In a loop, sample positions wrap
 * around; otherwise the outside is silent.
 */
export function peakAt(channel: Float32Array, from: number, isLoop = false): number {
  let peak = Math.abs(channel[from]!)
  for (let phase = 1; phase < PHASES; phase += 1) {
    const kernel = KERNEL[phase]!
    let value = 0
    for (let tap = 0; tap < TAPS; tap += 1) {
      let at = from + tap - TAPS / 2 + 1
      if (isLoop) at = (at + channel.length) % channel.length
      value += kernel[tap]! * (channel[at] ?? 0)
    }
    peak = Math.max(peak, Math.abs(value))
  }
  return peak
}

/** True peak in dBTP of both channels. Skips quiet parts, which cannot contain it. */
export function truePeak({ left, right }: Stereo): number {
  let peak = 0
  for (const channel of [left, right]) {
    let highest = 0
    for (let i = 0; i < channel.length; i += 1) highest = Math.max(highest, Math.abs(channel[i]!))
    for (let i = 0; i < channel.length; i += 1) {
      const near = Math.max(Math.abs(channel[i]!), Math.abs(channel[i + 1] ?? 0))
      if (near > highest * 0.5) peak = Math.max(peak, peakAt(channel, i))
    }
    peak = Math.max(peak, highest)
  }
  return 20 * Math.log10(peak)
}
