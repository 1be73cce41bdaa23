import { Biquad } from '../dsp/filters.ts'
import { BrownNoise, createDrift, Noise, PinkNoise } from '../dsp/noise.ts'
import { frequencyOf, RATE, samplesOf } from '../dsp/sound.ts'
import { sawNote, strikeBody } from '../instruments/tones.ts'
import type { Random } from '../random.ts'
import { fill, moments, place, type Stage } from '../stage.ts'
import { playCrowd } from './places.ts'
import type { Scene } from './scene.ts'

/** A passing car: its noise swells, brightens, and moves to the other side and away. */
function passCar(stage: Stage, at: number, own: Random): void {
  const seconds = own.between(4, 8)
  const samples = samplesOf(seconds)
  const noise = new PinkNoise(own)
  const engine = own.between(45, 85)
  const filter = new Biquad('lowpass', 400)
  const tires = new Biquad('bandpass', 900)
  const left = new Float32Array(samples)
  const right = new Float32Array(samples)
  const goesRight = own.chance(0.5)
  const gain = own.between(0.25, 0.7)
  let phase = 0
  for (let i = 0; i < samples; i += 1) {
    const part = (i / samples) * 2 - 1
    const near = Math.exp(-((part * 2.1) ** 2)) * Math.cos((part * Math.PI) / 2) ** 2
    if (i % 64 === 0) {
      filter.set('lowpass', 250 + 1_700 * near, 0.6)
      tires.set('bandpass', 900 + 1_300 * near, 0.7)
    }
    phase += (2 * Math.PI * engine * (part < 0 ? 1.04 : 0.96 + 0.08 * Math.exp(-part * 9))) / RATE
    const air = noise.next()
    const value =
      (filter.next(air) * 1.1 +
        tires.next(air) * 1.1 * near +
        Math.sin(phase) * 0.12 +
        Math.sin(2 * phase) * 0.08) *
      near *
      gain
    const pan = goesRight ? part : -part
    left[i] = value * Math.sqrt((1 - pan) / 2)
    right[i] = value * Math.sqrt((1 + pan) / 2)
  }
  place(stage, left, at, { pan: -1, wet: 0.15, gain: 0.7 })
  place(stage, right, at, { pan: 1, wet: 0.15, gain: 0.7 })
}

function playCity(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.1, (side) => {
    const deep = new BrownNoise(random.fork(`street ${side}`))
    const far = new PinkNoise(random.fork(`far ${side}`))
    const band = new Biquad('lowpass', 1_100 * mood.brightness)
    const sway = createDrift(random.fork(`sway ${side}`), { seconds: 3, low: 0.7, high: 1 })
    return (i) => (deep.next() * 0.12 + band.next(far.next()) * 0.16) * sway(i)
  })
  for (const at of moments(stage, 0.36 * mood.density, -6)) passCar(stage, at, random.fork(`car ${at}`))
  playCrowd(stage, 5, 0.13)
  for (const at of moments(stage, 0.16 * mood.density, -4)) walkPast(stage, at, random.fork(`walker ${at}`))
  for (const at of moments(stage, 0.1 * mood.density, 2)) {
    const note = random.between(64, 69)
    for (const step of [0, 4])
      place(
        stage,
        sawNote(random, frequencyOf(note + step), {
          seconds: random.between(0.15, 0.4),
          attack: 0.03,
          release: 0.08,
          cutoff: [900, 1_200, 0.2],
          voices: 1,
        }),
        at,
        { gain: 0.09, pan: random.between(-0.8, 0.8), wet: 0.9 },
      )
  }
}

/** Footsteps in hard shoes that pass from one side to the other. */
function walkPast(stage: Stage, at: number, own: Random): void {
  const steps = own.whole(10, 18)
  const every = own.between(0.48, 0.62)
  const direction = own.chance(0.5) ? 1 : -1
  const heel = own.between(900, 1_700)
  for (let step = 0; step < steps; step += 1) {
    const part = (step / (steps - 1)) * 2 - 1
    place(stage, footfall(own, heel), at + step * every * own.between(0.99, 1.01), {
      gain: 0.5 * (1 - 0.8 * Math.abs(part)),
      pan: part * direction * 0.9,
      wet: 0.15 + 0.3 * Math.abs(part),
    })
  }
}

/** Heel, then sole. */
function footfall(own: Random, pitch: number): Float32Array {
  const signal = new Float32Array(samplesOf(0.16))
  const noise = new Noise(own)
  const heel = new Biquad('bandpass', pitch, 2)
  const sole = new Biquad('bandpass', 320, 0.9)
  for (let i = 0; i < signal.length; i += 1) {
    const white = noise.next()
    const t = i / RATE
    signal[i] =
      heel.next(white) * Math.min(1, i / 70) * Math.exp(-t * 75) +
      sole.next(white) *
        0.7 *
        Math.min(1, Math.max(0, t - 0.05) / 0.012) *
        Math.exp(-(t - 0.05) * 45) *
        (t > 0.05 ? 1 : 0) *
        Math.min(1, (signal.length - i) / 400)
  }
  return signal
}

/** Two axles per rail joint, at most four joints a second: their rhythm over a rumble. */
function playTrain(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.08, (side) => {
    const deep = new BrownNoise(random.fork(`rail ${side}`))
    const noise = new PinkNoise(random.fork(`carriage ${side}`))
    const body = new Biquad('bandpass', 210, 0.6)
    const sway = createDrift(random.fork('sway'), { seconds: 1.6, low: 0.75, high: 1 })
    return (i) => (deep.next() * 0.13 + body.next(noise.next()) * 0.3) * sway(i)
  })
  const every = 1.25 / mood.tempo
  for (let at = 0.3; at < stage.seconds; at += every)
    for (const [shift, gain] of [
      [0, 1],
      [0.13, 0.8],
      [0.42, 0.55],
      [0.55, 0.45],
    ] as const)
      place(stage, clack(random), at + shift * (every / 1.25), {
        gain: 1.5 * gain * random.between(0.85, 1),
        pan: shift > 0.3 ? 0.45 : -0.3,
        wet: 0.12,
      })
  // Wheel flanges squeal in curves.
  for (const at of moments(stage, 0.07, 3))
    place(stage, squeal(random.fork(`bend ${at}`)), at, {
      gain: 0.05,
      pan: random.between(-0.6, 0.6),
      wet: 0.7,
    })
  for (const at of moments(stage, 0.03, 4))
    for (const note of [67, 71, 74])
      place(
        stage,
        sawNote(random, frequencyOf(note), {
          seconds: 1.1,
          attack: 0.15,
          release: 0.5,
          cutoff: [700, 1_000, 0.6],
          voices: 2,
        }),
        at,
        { gain: 0.04, pan: -0.4, wet: 1 },
      )
}

function squeal(own: Random): Float32Array {
  const signal = new Float32Array(samplesOf(own.between(1.4, 3)))
  const pitch = own.between(1_500, 2_300)
  const wander = createDrift(own, { seconds: 0.25, low: 0.97, high: 1.03 })
  const noise = new Noise(own)
  const rough = new Biquad('bandpass', pitch, 18)
  let phase = 0
  for (let i = 0; i < signal.length; i += 1) {
    phase += (2 * Math.PI * pitch * wander(i)) / RATE
    const level = Math.sin((i / signal.length) * Math.PI) ** 2
    signal[i] = (Math.sin(phase) * 0.5 + rough.next(noise.next()) * 1.5) * level
  }
  return signal
}

function clack(random: Random): Float32Array {
  const signal = new Float32Array(samplesOf(0.16))
  const noise = new Noise(random)
  const metal = new Biquad('bandpass', random.between(1_300, 1_700), 3)
  const ring = new Biquad('bandpass', random.between(2_500, 2_800), 14)
  const wood = new Biquad('bandpass', 170, 2)
  for (let i = 0; i < signal.length; i += 1) {
    const white = noise.next() * Math.min(1, i / 90)
    const t = i / RATE
    signal[i] =
      (metal.next(white) * 1.6 * Math.exp(-t * 60) +
        ring.next(white) * 1.4 * Math.exp(-t * 34) +
        wood.next(white) * 2.6 * Math.exp(-t * 28)) *
      Math.min(1, (signal.length - i) / 600)
  }
  return signal
}

function playCabin(stage: Stage): void {
  const { random } = stage
  // The seat-belt chime, and passengers some rows away.
  for (const at of moments(stage, 0.04, 2))
    [587.3, 466.2].forEach((pitch, tone) => {
      place(stage, strikeBody('chime', pitch, 1.6, 0.012), at + tone * 0.55, {
        gain: 0.09,
        pan: 0.2,
        wet: 0.4,
      })
    })
  playCrowd(stage, 3, 0.07)
  fill(stage, 0.02, (side) => {
    const deep = new BrownNoise(random.fork(`jet ${side}`))
    const pink = new PinkNoise(random.fork(`cabin ${side}`))
    const air = new Biquad('lowpass', 2_600)
    const breathe = createDrift(random.fork(`slow ${side}`), { seconds: 6, low: 0.9, high: 1 })
    const step = (2 * Math.PI * (side === 'left' ? 92 : 92.3)) / RATE
    return (i) => (deep.next() * 0.5 + air.next(pink.next()) * 0.5 + Math.sin(i * step) * 0.025) * breathe(i)
  })
}

export const STREETS = {
  city: { name: 'City', kind: 'sound', room: { seconds: 1.4, damping: 0.5, size: 0.8 }, play: playCity },
  train: { name: 'Train', kind: 'sound', room: { seconds: 0.7, damping: 0.6, size: 0.35 }, play: playTrain },
  cabin: {
    name: 'Aeroplane cabin',
    kind: 'sound',
    room: { seconds: 0.5, damping: 0.8, size: 0.3 },
    play: playCabin,
  },
} as const satisfies Record<string, Scene>
