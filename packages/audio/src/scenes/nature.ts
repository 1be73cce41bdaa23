import { Biquad } from '../dsp/filters.ts'
import { BrownNoise, createDrift, Noise, PinkNoise } from '../dsp/noise.ts'
import { RATE, samplesOf } from '../dsp/sound.ts'
import type { Random } from '../random.ts'
import { fill, moments, place, type Stage } from '../stage.ts'
import type { Scene } from './scene.ts'
import { playRain } from './water.ts'

function playWind(stage: Stage, strength: number): void {
  const { random, mood } = stage
  fill(stage, 0.1, (side) => {
    const noise = new PinkNoise(random.fork(`wind ${side}`))
    const deep = new BrownNoise(random.fork(`gust ${side}`))
    const low = new Biquad('bandpass', 300, 1)
    const whistle = new Biquad('bandpass', 900, 9)
    const gust = createDrift(random.fork('gusts'), { seconds: 2.4, low: 0.12, high: 1, power: 1.4 })
    const pitch = createDrift(random.fork(`pitch ${side}`), { seconds: 1.7, low: 0.8, high: 1.25 })
    return (i) => {
      if (i % 64 === 0) {
        low.set('bandpass', (180 + 520 * gust(i)) * pitch(i), 0.8)
        whistle.set('bandpass', (480 + 700 * gust(i)) * pitch(i) * mood.brightness, 11)
      }
      const air = noise.next()
      const force = gust(i)
      return (
        (low.next(air) * (0.25 + 1.1 * force) +
          whistle.next(air) * 1.1 * force * force +
          deep.next() * 0.25) *
        strength
      )
    }
  })
}

function thunder(random: Random): Float32Array {
  const signal = new Float32Array(samplesOf(random.between(4, 7)))
  const noise = new BrownNoise(random)
  const crack = new Noise(random)
  const filter = new Biquad('lowpass', 900, 0.6)
  const rolls = Array.from({ length: random.whole(3, 6) }, () => ({
    at: random.next() ** 1.5 * 2.6,
    gain: random.between(0.4, 1),
    fall: random.between(0.7, 1.8),
  }))
  const isNear = random.chance(0.45)
  for (let i = 0; i < signal.length; i += 1) {
    const t = i / RATE
    if (i % 128 === 0) filter.set('lowpass', 90 + (isNear ? 1_900 : 420) * Math.exp(-t * 1.3), 0.6)
    let level = 0
    for (const { at, gain, fall } of rolls)
      if (t > at) level += gain * Math.min(1, (t - at) / 0.06) * Math.exp(-(t - at) / fall)
    const end = Math.min(1, (signal.length - i) / RATE)
    signal[i] = filter.next(noise.next() * 1.8 + crack.next() * (isNear ? 0.25 : 0.06)) * level * end
  }
  return signal
}

function playStorm(stage: Stage): void {
  playRain(stage, 1.35)
  playWind(stage, 0.35)
  const { random } = stage
  // Without thunder a storm would sound like rain: the first clap comes soon.
  for (let at = random.between(0.5, 2); at < stage.seconds; at += random.between(7, 16))
    place(stage, thunder(random.fork(`thunder ${at}`)), at, {
      gain: random.between(0.7, 1.3),
      pan: random.between(-0.6, 0.6),
      wet: 0.5,
    })
}

type Bird = 'whistle' | 'trill' | 'warble' | 'cuckoo' | 'owl' | 'gull'

/** One call: sweeps of a nearly pure tone, like a bird's syrinx makes. */
function birdCall(random: Random, bird: Bird): Float32Array {
  if (bird === 'cuckoo')
    return sing(
      [
        { from: 660, to: 650, length: 0.2 },
        { from: 530, to: 520, length: 0.32 },
      ],
      0.08,
      0.12,
    )
  if (bird === 'owl')
    return sing(
      [
        { from: 350, to: 370, length: 0.5 },
        { from: 355, to: 340, length: 0.16 },
        { from: 370, to: 330, length: 0.8 },
      ],
      0.25,
      0.05,
    )
  if (bird === 'gull')
    return sing(
      Array.from({ length: random.whole(2, 4) }, () => ({
        from: 1_250,
        to: 880,
        length: random.between(0.22, 0.4),
      })),
      0.1,
      0.5,
    )
  const base = random.between(2_200, 4_800)
  if (bird === 'trill') {
    const span = random.between(0.035, 0.06)
    return sing(
      Array.from({ length: random.whole(6, 14) }, () => ({
        from: base * 1.18,
        to: base * 0.92,
        length: span,
      })),
      span * 0.35,
      0.06,
    )
  }
  const steps = random.whole(2, bird === 'whistle' ? 3 : 7)
  const notes = Array.from({ length: steps }, () => {
    const from = base * random.between(0.75, 1.35)
    return {
      from,
      to: from * random.between(0.7, 1.4),
      length: random.between(0.06, bird === 'whistle' ? 0.32 : 0.13),
    }
  })
  return sing(notes, random.between(0.02, 0.07), 0.08)
}

function sing(
  notes: readonly { from: number; to: number; length: number }[],
  gap: number,
  overtone: number,
): Float32Array {
  const signal = new Float32Array(samplesOf(notes.reduce((sum, { length }) => sum + length + gap, 0)))
  let at = 0
  let phase = 0
  for (const { from, to, length } of notes) {
    const samples = samplesOf(length)
    for (let i = 0; i < samples && at + i < signal.length; i += 1) {
      const part = i / samples
      const flutter = 1 + 0.006 * Math.sin((2 * Math.PI * 38 * i) / RATE)
      phase += (2 * Math.PI * from * (to / from) ** part * flutter) / RATE
      signal[at + i] = (Math.sin(phase) + overtone * Math.sin(2 * phase)) * Math.sin(part * Math.PI) ** 1.3
    }
    at += samples + samplesOf(gap)
  }
  return signal
}

function playBirds(stage: Stage, perSecond: number, kinds: readonly [Bird, ...Bird[]]): void {
  const { random, mood } = stage
  const singers = Array.from({ length: 7 }, () => ({
    bird: random.pick(kinds),
    pan: random.between(-0.95, 0.95),
    far: random.next(),
  }))
  singers.forEach(({ bird, pan, far }, index) => {
    const own = random.fork(`singer ${index}`)
    const scaled = { seconds: stage.seconds, random: own }
    const song = birdCall(own, bird)
    for (const at of moments(scaled, (perSecond * mood.density) / singers.length)) {
      const signal = own.chance(0.6) ? song : birdCall(own, bird)
      place(stage, signal, at, { gain: 0.22 * (1 - far * 0.75), pan, wet: 0.15 + far * 0.6 })
    }
  })
}

function playLeaves(stage: Stage, strength: number): void {
  const { random } = stage
  fill(stage, 0.1, (side) => {
    const noise = new Noise(random.fork(`leaves ${side}`))
    const band = new Biquad('bandpass', 3_600, 0.5)
    const low = new PinkNoise(random.fork(`wood ${side}`))
    const body = new Biquad('lowpass', 500)
    const breeze = createDrift(random.fork('breeze'), { seconds: 2.8, low: 0.12, high: 1, power: 1.6 })
    const rustle = createDrift(random.fork(`rustle ${side}`), { seconds: 0.12, low: 0.5, high: 1 })
    return (i) =>
      band.next(noise.next()) * 0.22 * strength * breeze(i) * rustle(i) +
      body.next(low.next()) * 0.16 * strength
  })
}

function playNight(stage: Stage): void {
  const { random, mood } = stage
  playLeaves(stage, 0.25)
  const crickets = Array.from({ length: 6 }, () => ({
    pitch: random.between(3_900, 5_200),
    pan: random.between(-1, 1),
    every: random.between(0.55, 1.1),
    gain: random.between(0.02, 0.1),
    shift: random.next(),
  }))
  for (const { pitch, pan, every, gain, shift } of crickets) {
    const chirp = sing(
      Array.from({ length: 3 }, () => ({ from: pitch, to: pitch * 0.99, length: 0.022 })),
      0.014,
      0.1,
    )
    for (
      let at = -shift;
      at < stage.seconds;
      at += every * random.between(0.96, 1.05) * (random.chance(0.05) ? 3 : 1)
    )
      place(stage, chirp, at, { gain: gain * random.between(0.8, 1), pan, wet: 0.15 })
  }
  for (const at of moments(stage, 0.07 * mood.density, 2))
    place(stage, birdCall(random, 'owl'), at, { gain: 0.12, pan: random.between(-0.7, 0.7), wet: 0.8 })
}

export const NATURE = {
  storm: {
    name: 'Thunderstorm',
    kind: 'sound',
    room: { seconds: 3.2, damping: 0.7, size: 1 },
    play: playStorm,
  },
  forest: {
    name: 'Forest',
    kind: 'sound',
    room: { seconds: 1.7, damping: 0.6, size: 0.9 },
    play: (stage) => {
      playLeaves(stage, 1)
      playBirds(stage, 0.8, ['whistle', 'warble', 'trill', 'cuckoo'])
    },
  },
  birds: {
    name: 'Birds at dawn',
    kind: 'sound',
    room: { seconds: 2, damping: 0.45, size: 0.9 },
    play: (stage) => {
      playLeaves(stage, 0.35)
      playBirds(stage, 4.5, ['whistle', 'trill', 'warble', 'warble', 'cuckoo'])
    },
  },
  seagulls: {
    name: 'Gulls',
    kind: 'sound',
    room: { seconds: 2, damping: 0.5, size: 1 },
    play: (stage) => {
      playWind(stage, 0.25)
      playBirds(stage, 0.7, ['gull'])
    },
  },
  wind: {
    name: 'Wind',
    kind: 'sound',
    room: { seconds: 2.2, damping: 0.6, size: 0.9 },
    play: (stage) => playWind(stage, 1),
  },
  night: {
    name: 'Night crickets',
    kind: 'sound',
    room: { seconds: 1.6, damping: 0.4, size: 0.8 },
    play: playNight,
  },
} as const satisfies Record<string, Scene>
