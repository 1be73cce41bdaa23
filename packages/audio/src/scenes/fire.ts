import { Biquad } from '../dsp/filters.ts'
import { BrownNoise, createDrift, Noise, PinkNoise } from '../dsp/noise.ts'
import { RATE, samplesOf } from '../dsp/sound.ts'
import type { Random } from '../random.ts'
import { fill, moments, place, type Stage } from '../stage.ts'
import type { Scene } from './scene.ts'

function playFire(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.04, (side) => {
    const deep = new BrownNoise(random.fork(`fire ${side}`))
    const noise = new PinkNoise(random.fork(`flame ${side}`))
    const body = new Biquad('lowpass', 420)
    const hiss = new Biquad('highpass', 3_000)
    const flutter = createDrift(random.fork(`flutter ${side}`), { seconds: 0.11, low: 0.35, high: 1 })
    return (i) => {
      const air = noise.next()
      return (body.next(air) * 0.5 + deep.next() * 0.2) * flutter(i) + hiss.next(air) * 0.06
    }
  })
  const pace = createDrift(random.fork('wood'), { seconds: 1.3, low: 0.05, high: 1, power: 2 })
  for (const at of moments(stage, 48 * mood.density)) {
    if (!random.chance(pace(Math.max(0, at) * RATE))) continue
    const size = random.next() ** 4
    const signal = crackle(random, 900 + 3_600 * random.next(), 0.006 + size * 0.03)
    place(stage, signal, at, { gain: 0.14 + size * 1.1, pan: random.between(-0.7, 0.7), wet: 0.12 })
  }
  // A settling log: many small crackles in a moment, over a dull knock.
  for (const at of moments(stage, 0.09 * mood.density, 2)) {
    const pan = random.between(-0.4, 0.4)
    place(stage, crackle(random, 190, 0.12), at, { gain: 1.1, pan, wet: 0.2 })
    for (let spark = random.whole(8, 20), time = at; spark > 0; spark -= 1) {
      time += random.next() ** 2 * 0.09
      place(stage, crackle(random, random.between(1_500, 5_500), random.between(0.005, 0.02)), time, {
        gain: random.between(0.1, 0.5),
        pan: pan + random.between(-0.3, 0.3),
        wet: 0.12,
      })
    }
  }
}

export function crackle(random: Random, frequency: number, seconds: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds + 0.006))
  const noise = new Noise(random)
  const band = new Biquad('bandpass', frequency, 1.1)
  for (let i = 0; i < signal.length; i += 1)
    signal[i] =
      band.next(noise.next()) *
      Math.sin(Math.min(1, i / 45) * (Math.PI / 2)) ** 2 *
      (1 - i / signal.length) ** 2.5
  return signal
}

export const FIRE = {
  fireplace: {
    name: 'Fireplace',
    kind: 'sound',
    room: { seconds: 0.6, damping: 0.6, size: 0.25 },
    play: playFire,
  },
} as const satisfies Record<string, Scene>
