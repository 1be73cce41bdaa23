import { Biquad } from '../dsp/filters.ts'
import { Noise } from '../dsp/noise.ts'
import { RATE, samplesOf } from '../dsp/sound.ts'
import type { Random } from '../random.ts'

/** A bass drum: a sine that falls from the pitch of the beater to that of the skin. */
export function kick({ pitch = 48, punch = 110, seconds = 0.4 } = {}): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  let phase = 0
  for (let i = 0; i < signal.length; i += 1) {
    const t = i / RATE
    phase += (2 * Math.PI * (pitch + punch * Math.exp(-t * 32))) / RATE
    signal[i] =
      Math.sin(phase) * Math.exp(-t * 8) * Math.min(1, i / 60) * Math.min(1, (signal.length - i) / 900)
  }
  return signal
}

function burst(random: Random, seconds: number, decay: number, filter: Biquad, attack = 30): Float32Array {
  const noise = new Noise(random)
  const signal = new Float32Array(samplesOf(seconds))
  for (let i = 0; i < signal.length; i += 1)
    signal[i] =
      filter.next(noise.next()) *
      Math.exp((-decay * i) / RATE) *
      Math.min(1, i / attack) *
      Math.min(1, (signal.length - i) / 300)
  return signal
}

/** A snare: the skin's two tones under the wires' noise. */
export function snare(random: Random, { tone = 185, decay = 16 } = {}): Float32Array {
  const signal = burst(random, 0.3, decay, new Biquad('bandpass', 2_600, 0.5))
  for (let i = 0; i < signal.length; i += 1) {
    const t = i / RATE
    const skin = Math.sin(2 * Math.PI * tone * t) + 0.6 * Math.sin(2 * Math.PI * tone * 1.62 * t)
    signal[i] = signal[i]! * 1.1 + skin * 0.28 * Math.exp(-t * 26) * Math.min(1, i / 40)
  }
  return signal
}

export function hat(random: Random, { isOpen = false } = {}): Float32Array {
  return burst(random, isOpen ? 0.3 : 0.09, isOpen ? 13 : 60, new Biquad('highpass', 7_500), 20)
}

/** Handclaps: three short bursts and a longer one. */
export function clap(random: Random): Float32Array {
  const signal = new Float32Array(samplesOf(0.3))
  for (const [at, gain, decay] of [
    [0, 0.7, 180],
    [0.011, 0.8, 180],
    [0.022, 1, 20],
  ] as const) {
    const hands = burst(random, 0.25, decay, new Biquad('bandpass', 1_500, 0.7))
    const start = samplesOf(at)
    for (let i = 0; i < hands.length && start + i < signal.length; i += 1)
      signal[start + i]! += hands[i]! * gain
  }
  return signal
}

/** A brush on a drum skin. */
export function brush(random: Random): Float32Array {
  return burst(random, 0.35, 10, new Biquad('bandpass', 3_800, 0.4), 2_400)
}

/** A ride cymbal: many inharmonic tones with a little noise. */
export function ride(random: Random): Float32Array {
  const signal = burst(random, 0.9, 6, new Biquad('highpass', 6_000), 25)
  for (const frequency of [2_490, 3_170, 3_935, 4_680, 5_570, 6_890])
    for (let i = 0; i < signal.length; i += 1)
      signal[i]! +=
        Math.sin((2 * Math.PI * frequency * i) / RATE) *
        0.05 *
        Math.exp((-5 * i) / RATE) *
        Math.min(1, i / 25)
  return signal
}

/** A large drum far away. */
export function taiko(random: Random): Float32Array {
  const signal = kick({ pitch: 55, punch: 60, seconds: 1.2 })
  const skin = burst(random, 0.2, 40, new Biquad('lowpass', 900), 50)
  for (let i = 0; i < skin.length; i += 1) signal[i]! += skin[i]! * 0.8
  return signal
}
