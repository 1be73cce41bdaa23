import { Biquad } from '../dsp/filters.ts'
import { createDrift, Noise, PinkNoise } from '../dsp/noise.ts'
import { frequencyOf, RATE, samplesOf } from '../dsp/sound.ts'
import { sineNote, strikeBody } from '../instruments/tones.ts'
import type { Random } from '../random.ts'
import { fill, moments, place, type Stage } from '../stage.ts'
import type { Scene } from './scene.ts'

type Formants = readonly [first: number, second: number]

const VOWELS: readonly [Formants, ...Formants[]] = [
  [700, 1_150],
  [320, 2_200],
  [500, 1_800],
  [480, 900],
  [350, 800],
  [620, 1_600],
]

/** Unintelligible distant speech: syllables of a buzzing voice through two formants. */
function murmur(random: Random, seconds: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  const pitch = random.between(95, 230)
  const low = new Biquad('bandpass', 500, 4)
  const high = new Biquad('bandpass', 1_500, 5)
  const breath = new Noise(random)
  let phase = 0
  let at = 0
  while (at < signal.length) {
    const [f1, f2] = random.pick(VOWELS)
    low.set('bandpass', f1 * random.between(0.9, 1.1), 4)
    high.set('bandpass', f2 * random.between(0.9, 1.1), 5)
    const length = samplesOf(random.between(0.1, 0.24))
    const gain = random.between(0.4, 1)
    const tone = pitch * random.between(0.88, 1.16)
    for (let i = 0; i < length && at + i < signal.length; i += 1) {
      const part = i / length
      phase += (tone * (1 - 0.06 * part)) / RATE
      phase -= Math.floor(phase)
      const buzz = (1 - phase) ** 3 - 0.25 + breath.next() * 0.12
      signal[at + i] = (low.next(buzz) + high.next(buzz) * 0.4) * Math.sin(part * Math.PI) ** 1.5 * gain
    }
    at += length + samplesOf(random.chance(0.14) ? random.between(0.25, 0.9) : 0.012)
  }
  const fall = samplesOf(0.04)
  for (let i = 0; i < fall; i += 1) signal[signal.length - 1 - i]! *= i / fall
  return signal
}

export function playCrowd(stage: Stage, people: number, gain: number): void {
  const { random } = stage
  for (let person = 0; person < people; person += 1) {
    const own = random.fork(`person ${person}`)
    const pan = own.between(-0.95, 0.95)
    const near = own.between(0.35, 1)
    for (let at = -own.between(0, 3); at < stage.seconds; ) {
      const turn = own.between(1.5, 5)
      place(stage, murmur(own, turn), at, { gain: gain * near, pan, wet: 0.75 })
      at += turn + own.between(0.4, 4)
    }
  }
}

function playCafe(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.1, (side) => {
    const room = new PinkNoise(random.fork(`room ${side}`))
    const soft = new Biquad('lowpass', 900)
    return () => soft.next(room.next()) * 0.09
  })
  playCrowd(stage, 14, 0.34)
  for (const at of moments(stage, 0.75 * mood.density)) {
    const pan = random.between(-0.9, 0.9)
    const far = random.next()
    for (let tap = random.whole(1, 3), time = at; tap > 0; tap -= 1) {
      place(stage, strikeBody('cup', random.between(1_900, 4_300), 0.4, 0.0015), time, {
        gain: 0.12 * (1 - 0.7 * far),
        pan,
        wet: 0.3 + 0.4 * far,
      })
      time += random.between(0.06, 0.2)
    }
  }
  for (const at of moments(stage, 0.05, 2))
    place(stage, steam(random, random.between(1.6, 3.2)), at, { gain: 0.1, pan: 0.5, wet: 0.35 })
}

function steam(random: Random, seconds: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  const noise = new Noise(random)
  const band = new Biquad('bandpass', 3_600, 0.7)
  const bubble = createDrift(random, { seconds: 0.05, low: 0.55, high: 1 })
  for (let i = 0; i < signal.length; i += 1)
    signal[i] = band.next(noise.next()) * bubble(i) * Math.min(1, i / 9_000, (signal.length - i) / 9_000)
  return signal
}

function playSleep(stage: Stage): void {
  fill(stage, 0, (side) => {
    const pink = new PinkNoise(stage.random.fork(`pink ${side}`))
    const soft = new Biquad('highshelf', 3_000, 0.7, -8)
    return () => soft.next(pink.next()) * 0.4
  })
}

function playSpace(stage: Stage): void {
  const { random, mood } = stage
  const root = random.whole(31, 36)
  fill(stage, 0.5, (side) => {
    const partials = [1, 1.003, 1.5, 2.002, 3.01, 4.52].map((ratio, index) => {
      const own = random.fork(`star ${index} ${side}`)
      return {
        step: (2 * Math.PI * frequencyOf(root) * ratio * own.between(0.999, 1.001)) / RATE,
        level: createDrift(own, { seconds: own.between(3, 8), low: 0.05, high: 1 / (1 + index * 0.55) }),
      }
    })
    const noise = new PinkNoise(random.fork(`dust ${side}`))
    const sweep = new Biquad('bandpass', 600, 2)
    const path = createDrift(random.fork(`sweep ${side}`), { seconds: 7, low: 180, high: 1_900 })
    return (i) => {
      if (i % 64 === 0) sweep.set('bandpass', path(i) * mood.brightness, 2.5)
      let sum = sweep.next(noise.next()) * 0.35
      for (const { step, level } of partials) sum += Math.sin(i * step) * 0.09 * level(i)
      return sum
    }
  })
  for (const at of moments(stage, 0.22 * mood.density, 0.5)) {
    const note = root + 48 + random.pick([0, 2, 7, 9, 14, 19])
    place(stage, strikeBody('bowl', frequencyOf(note), 5, 0.12), at, {
      gain: 0.06,
      pan: random.between(-0.9, 0.9),
      wet: 1,
    })
  }
}

function playTemple(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.2, (side) => {
    const air = new PinkNoise(random.fork(`court ${side}`))
    const soft = new Biquad('lowpass', 600)
    return () => soft.next(air.next()) * 0.025
  })
  for (let at = 0.3; at < stage.seconds; at += random.between(4.5, 8) / mood.density)
    place(stage, strikeBody('bell', frequencyOf(random.pick([45, 48, 50, 52])), 9, 0.006), at, {
      gain: 0.5,
      pan: random.between(-0.3, 0.3),
      wet: 0.5,
    })
  for (const at of moments(stage, 0.55 * mood.density))
    place(stage, strikeBody('chime', frequencyOf(random.pick([84, 86, 88, 91, 93, 96])), 3, 0.004), at, {
      gain: random.between(0.03, 0.1),
      pan: random.between(-0.9, 0.9),
      wet: 0.6,
    })
  place(stage, sineNote(frequencyOf(33), stage.seconds, { attack: 4, release: 1, warmth: 0.5 }), 0, {
    gain: 0.08,
    wet: 0.3,
  })
}

export const PLACES = {
  cafe: { name: 'Café', kind: 'sound', room: { seconds: 0.9, damping: 0.55, size: 0.55 }, play: playCafe },
  crowd: {
    name: 'Crowd',
    kind: 'sound',
    room: { seconds: 1.8, damping: 0.5, size: 0.9 },
    play: (stage) => playCrowd(stage, 26, 0.35),
  },
  noise: {
    name: 'Pink noise',
    kind: 'sound',
    room: { seconds: 0.5, damping: 0.8, size: 0.3 },
    play: playSleep,
  },
  space: { name: 'Space', kind: 'sound', room: { seconds: 7, damping: 0.5, size: 1 }, play: playSpace },
  temple: {
    name: 'Temple bells',
    kind: 'sound',
    room: { seconds: 4.5, damping: 0.4, size: 1 },
    play: playTemple,
  },
} as const satisfies Record<string, Scene>
