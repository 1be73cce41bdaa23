import { Biquad } from '../dsp/filters.ts'
import { RATE, type Stereo } from '../dsp/sound.ts'

const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = 10

/** The two filters of ITU-R BS.1770, for any sample rate: the shelf for the head, and a highpass. */
function weighting(): readonly [Biquad, Biquad] {
  const k1 = Math.tan((Math.PI * 1681.974450955533) / RATE)
  const q1 = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const shelf = new Biquad('lowpass', 1000).put(
    high + (middle * k1) / q1 + k1 * k1,
    2 * (k1 * k1 - high),
    high - (middle * k1) / q1 + k1 * k1,
    1 + k1 / q1 + k1 * k1,
    2 * (k1 * k1 - 1),
    1 - k1 / q1 + k1 * k1,
  )
  const k2 = Math.tan((Math.PI * 38.13547087602444) / RATE)
  const q2 = 0.5003270373238773
  const a0 = 1 + k2 / q2 + k2 * k2
  // The standard does not normalize the numerator 1, −2, 1.
  const highpass = new Biquad('lowpass', 1000).put(
    a0,
    -2 * a0,
    a0,
    a0,
    2 * (k2 * k2 - 1),
    1 - k2 / q2 + k2 * k2,
  )
  return [shelf, highpass]
}

/** Energy in steps of 100 ms, both channels summed. */
function stepEnergies({ left, right }: Stereo): Float64Array {
  const step = Math.round(STEP_SECONDS * RATE)
  const energies = new Float64Array(Math.floor(left.length / step))
  for (const channel of [left, right]) {
    const [shelf, highpass] = weighting()
    for (let index = 0; index < energies.length; index += 1) {
      let energy = 0
      for (let i = index * step; i < (index + 1) * step; i += 1) {
        const value = highpass.next(shelf.next(channel[i]!))
        energy += value * value
      }
      energies[index]! += energy / step
    }
  }
  return energies
}

function toLufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy)
}

/** Integrated loudness by ITU-R BS.1770-4 in LUFS; −Infinity for silence and for less than 400 ms. */
export function integratedLoudness(sound: Stereo): number {
  const steps = stepEnergies(sound)
  const perBlock = Math.round(BLOCK_SECONDS / STEP_SECONDS)
  const blocks: number[] = []
  for (let index = 0; index + perBlock <= steps.length; index += 1) {
    let energy = 0
    for (let k = 0; k < perBlock; k += 1) energy += steps[index + k]!
    blocks.push(energy / perBlock)
  }
  const audible = blocks.filter((energy) => toLufs(energy) > ABSOLUTE_GATE)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLufs(mean(audible)) - RELATIVE_GATE
  const counted = audible.filter((energy) => toLufs(energy) > gate)
  return toLufs(mean(counted))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
