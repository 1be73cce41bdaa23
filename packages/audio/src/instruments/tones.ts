import { Biquad } from '../dsp/filters.ts'
import { Noise } from '../dsp/noise.ts'
import { RATE, samplesOf } from '../dsp/sound.ts'
import type { Random } from '../random.ts'

const TAU = 2 * Math.PI

/** Fades out the end, so that no sound stops in mid-wave. */
function soften(signal: Float32Array, seconds = 0.02): Float32Array {
  const fall = Math.min(samplesOf(seconds), signal.length)
  for (let i = 0; i < fall; i += 1) signal[signal.length - 1 - i]! *= i / fall
  return signal
}

type Partial = { readonly ratio: number; readonly gain: number; readonly decay: number }

/** A struck body: partials that each decay at their own rate (seconds to −60 dB). */
function strike(
  frequency: number,
  partials: readonly Partial[],
  { attack = 0.002, seconds }: { attack?: number; seconds: number },
): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  for (const { ratio, gain, decay } of partials) {
    const step = (TAU * frequency * ratio) / RATE
    if (step > 2.9) continue
    // A recurrence computes the sine without `Math.sin` for every sample.
    const cos = 2 * Math.cos(step)
    const fade = 10 ** (-3 / (decay * RATE))
    let before = 0
    let now = Math.sin(step)
    let level = gain
    for (let i = 0; i < signal.length && level > 1e-5; i += 1) {
      signal[i]! += before * level
      const next = cos * now - before
      before = now
      now = next
      level *= fade
    }
  }
  const rise = samplesOf(attack)
  for (let i = 0; i < rise && i < signal.length; i += 1) signal[i]! *= i / rise
  return soften(signal)
}

/** Partials of bells, bowls, music boxes and similar bodies. */
export const BODIES = {
  bell: [
    [0.5, 0.4, 5],
    [1, 1, 4],
    [1.19, 0.5, 3],
    [1.5, 0.25, 2],
    [2, 0.55, 2.2],
    [2.51, 0.22, 1.2],
    [2.66, 0.2, 1],
    [3.01, 0.15, 0.8],
    [4.17, 0.1, 0.5],
  ],
  bowl: [
    [1, 1, 9],
    [1.003, 0.8, 9],
    [2.71, 0.45, 6],
    [2.716, 0.35, 6],
    [5.06, 0.18, 3.2],
    [5.07, 0.14, 3.2],
    [8.1, 0.05, 1.5],
  ],
  box: [
    [1, 1, 1.6],
    [2.0, 0.12, 0.9],
    [3.98, 0.22, 0.5],
    [6.2, 0.12, 0.25],
    [10.1, 0.05, 0.12],
  ],
  chime: [
    [1, 1, 3],
    [2.76, 0.5, 1.6],
    [5.4, 0.22, 0.7],
    [8.93, 0.1, 0.3],
  ],
  kalimba: [
    [1, 1, 1.4],
    [2.01, 0.1, 0.6],
    [5.6, 0.22, 0.16],
    [9.4, 0.1, 0.06],
  ],
  cup: [
    [1, 1, 0.35],
    [1.47, 0.6, 0.25],
    [2.09, 0.5, 0.18],
    [2.9, 0.3, 0.1],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>

export function strikeBody(
  body: keyof typeof BODIES,
  frequency: number,
  seconds: number,
  attack = 0.002,
): Float32Array {
  const partials = BODIES[body].map(([ratio, gain, decay]) => ({ ratio, gain: gain * 0.5, decay }))
  return strike(frequency, partials, { attack, seconds })
}

/** A felt piano: partials stretched by the stiffness of the strings, two slightly detuned strings a note, treble decaying first. */
export function pianoNote(frequency: number, seconds: number, force: number): Float32Array {
  const partials: Partial[] = []
  const stiffness = 0.0004
  for (let n = 1; n <= 12 && frequency * n < 9_000; n += 1) {
    const ratio = n * Math.sqrt(1 + stiffness * n * n)
    const gain = (force ** (0.25 * n) / n ** 1.25) * (n === 7 ? 0.3 : 1) * 0.35
    const decay = (5.5 * (220 / frequency) ** 0.35) / (1 + 0.35 * (n - 1))
    partials.push({ ratio, gain, decay }, { ratio: ratio * 1.0009, gain: gain * 0.7, decay: decay * 0.7 })
  }
  return strike(frequency, partials, { attack: 0.005, seconds })
}

/** An electric piano by frequency modulation, with the ring of the tine at the start. */
export function tineNote(frequency: number, seconds: number, force: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  const step = (TAU * frequency) / RATE
  const fade = 10 ** (-3 / (3.2 * RATE))
  const dull = 10 ** (-3 / (0.9 * RATE))
  const release = samplesOf(0.18)
  let level = 0.4
  let bright = 1.6 * force
  let ring = 0.35 * force
  const ringFade = 10 ** (-3 / (0.25 * RATE))
  for (let i = 0; i < signal.length; i += 1) {
    const phase = i * step
    const out = Math.sin(phase + bright * Math.sin(phase)) + ring * Math.sin(phase * 7.01) * 0.4
    signal[i] = out * level * Math.min(1, i / 150) * Math.min(1, (signal.length - i) / release)
    level *= fade
    bright *= dull
    ring *= ringFade
  }
  return signal
}

/** A plucked string by the Karplus-Strong algorithm, tuned by an allpass, brightness 0 … 1. */
export function pluck(random: Random, frequency: number, seconds: number, brightness: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  const period = RATE / frequency - 0.5
  const size = Math.floor(period - 0.1)
  const rest = period - size
  const tune = (1 - rest) / (1 + rest)
  const line = new Float32Array(size)
  const noise = new Noise(random)
  const soft = new Biquad('lowpass', 700 + brightness * 6_500)
  // Filters the same burst several times, until its end continues into its beginning: a jump would click once a period.
  const burst = Float32Array.from({ length: size }, () => noise.next())
  for (let i = 0; i < size * 3; i += 1) line[i % size] = soft.next(burst[i % size]!)
  const loss = 10 ** (-3 / (Math.min(5, 2 + 400 / frequency) * frequency))
  let at = 0
  let last = 0
  let inBefore = 0
  let outBefore = 0
  for (let i = 0; i < signal.length; i += 1) {
    const value = line[at]!
    const averaged = (value + last) * 0.5 * loss
    last = value
    const tuned = tune * averaged + inBefore - tune * outBefore
    inBefore = averaged
    outBefore = tuned
    line[at] = tuned
    signal[i] = value * Math.min(1, i / 60)
    at = at + 1 === size ? 0 : at + 1
  }
  return soften(signal, 0.06)
}

export type SawOptions = {
  readonly seconds: number
  readonly attack: number
  readonly release: number
  /** Lowpass cutoff at the start and at its peak, and the seconds in between. */
  readonly cutoff: readonly [from: number, to: number, seconds: number]
  readonly q?: number
  /** Number of slightly detuned voices. */
  readonly voices?: number
  readonly detune?: number
}

/** Alias-free saw waves (polynomial steps), several slightly detuned, through a moving lowpass: pads, strings, basses. */
export function sawNote(random: Random, frequency: number, options: SawOptions): Float32Array {
  const { seconds, attack, release, cutoff, q = 0.8, voices = 3, detune = 0.006 } = options
  const signal = new Float32Array(samplesOf(seconds + release))
  for (let voice = 0; voice < voices; voice += 1) {
    const spread = voices === 1 ? 0 : (voice / (voices - 1)) * 2 - 1
    const step = (frequency * (1 + detune * spread)) / RATE
    let phase = random.next()
    for (let i = 0; i < signal.length; i += 1) {
      phase += step
      if (phase >= 1) phase -= 1
      let value = 2 * phase - 1
      if (phase < step) {
        const x = phase / step
        value -= x + x - x * x - 1
      } else if (phase > 1 - step) {
        const x = (phase - 1) / step
        value -= x * x + x + x + 1
      }
      signal[i]! += value
    }
  }
  const filter = new Biquad('lowpass', cutoff[0], q)
  const way = cutoff[2] * RATE
  const rise = attack * RATE
  const held = seconds * RATE
  const fall = release * RATE
  for (let i = 0; i < signal.length; i += 1) {
    if (i % 128 === 0 && (i === 0 || i < way + 128)) {
      const part = Math.min(1, i / way)
      filter.set('lowpass', cutoff[0] * (cutoff[1] / cutoff[0]) ** part, q)
    }
    const shape = Math.min(1, i / rise) * (i < held ? 1 : Math.max(0, 1 - (i - held) / fall))
    signal[i] = (filter.next(signal[i]!) / voices) * shape * shape * 0.6
  }
  return signal
}

/** A steady tone with a soft start and end: sub basses and drones. */
export function sineNote(
  frequency: number,
  seconds: number,
  { attack = 0.01, release = 0.05, warmth = 0 } = {},
): Float32Array {
  const signal = new Float32Array(samplesOf(seconds + release))
  const step = (TAU * frequency) / RATE
  const rise = attack * RATE
  const fall = release * RATE
  for (let i = 0; i < signal.length; i += 1) {
    const shape = Math.min(1, i / rise, (signal.length - i) / fall)
    const value = Math.sin(i * step) + warmth * Math.sin(2 * i * step) + warmth * 0.5 * Math.sin(3 * i * step)
    signal[i] = value * shape * shape * (3 - 2 * shape) * 0.5
  }
  return signal
}
