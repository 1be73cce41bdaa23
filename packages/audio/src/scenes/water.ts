import { Biquad } from '../dsp/filters.ts'
import { BrownNoise, createDrift, Noise, PinkNoise } from '../dsp/noise.ts'
import { RATE, samplesOf } from '../dsp/sound.ts'
import { fill, moments, place, type Stage } from '../stage.ts'
import type { Scene } from './scene.ts'

/** A drop on a surface, or a bubble: a short sine with an optional rise in pitch. */
function drop(frequency: number, seconds: number, rise: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  let phase = 0
  for (let i = 0; i < signal.length; i += 1) {
    const part = i / signal.length
    phase += (2 * Math.PI * frequency * (1 + rise * part)) / RATE
    signal[i] = Math.sin(phase) * Math.min(1, i / 40) * (1 - part) ** 3
  }
  return signal
}

export function playRain(stage: Stage, strength: number): void {
  const { random, mood } = stage
  fill(stage, 0.06, (side) => {
    const noise = new Noise(random.fork(`rain ${side}`))
    const far = new PinkNoise(random.fork(`rain far ${side}`))
    const low = new BrownNoise(random.fork(`rain low ${side}`))
    const cut = new Biquad('highpass', 500)
    const soft = new Biquad('lowpass', 6_000 * Math.min(1.3, mood.brightness + 0.2), 0.5)
    const body = new Biquad('bandpass', 1_300, 0.4)
    const sheet = createDrift(random.fork('rain sheet'), { seconds: 3.5, low: 0.55, high: 1 })
    return (i) =>
      (soft.next(cut.next(noise.next())) * 0.055 + body.next(far.next()) * 0.11) * strength * sheet(i) +
      low.next() * 0.035 * strength
  })
  for (const at of moments(stage, 150 * strength)) {
    const near = random.next() ** 3
    const signal = drop(random.between(1_400, 6_500), random.between(0.006, 0.02), random.between(-0.2, 0.3))
    place(stage, signal, at, { gain: 0.03 + near * 0.2, pan: random.between(-0.95, 0.95), wet: 0.12 })
  }
  playEaves(stage)
}

/** Water from a roof: a few eaves that drip in their own rhythms, each into its own puddle. */
function playEaves(stage: Stage): void {
  for (let eave = 0; eave < 5; eave += 1) {
    const own = stage.random.fork(`eave ${eave}`)
    const [pitch, pan, every] = [own.between(480, 1_500), own.between(-0.8, 0.8), own.between(0.35, 1.3)]
    for (let at = -own.next(); at < stage.seconds; at += every * own.between(0.7, 1.35))
      place(stage, drop(pitch * own.between(0.92, 1.1), own.between(0.03, 0.07), own.between(0.2, 0.9)), at, {
        gain: own.between(0.06, 0.2),
        pan,
        wet: 0.25,
      })
  }
}

function playStream(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.05, (side) => {
    const noise = new PinkNoise(random.fork(`stream ${side}`))
    const band = new Biquad('bandpass', 1_100 * mood.brightness, 0.4)
    const ripple = createDrift(random.fork(`ripple ${side}`), { seconds: 0.22, low: 0.55, high: 1 })
    return (i) => band.next(noise.next()) * 0.45 * ripple(i)
  })
  for (const at of moments(stage, 110 * mood.density)) {
    const size = random.next() ** 1.6
    const signal = drop(420 + 2_400 * size, 0.09 - 0.06 * size, random.between(0.1, 0.7))
    place(stage, signal, at, { gain: random.between(0.02, 0.11), pan: random.between(-0.8, 0.8), wet: 0.1 })
  }
}

function playWaterfall(stage: Stage): void {
  const { random } = stage
  fill(stage, 0.15, (side) => {
    const noise = new Noise(random.fork(`fall ${side}`))
    const pink = new PinkNoise(random.fork(`fall pink ${side}`))
    const body = new Biquad('lowpass', 3_800)
    const floor = new Biquad('highpass', 60)
    const plunge = new Biquad('bandpass', 260, 1.1)
    const sway = createDrift(random.fork(`sway ${side}`), { seconds: 0.6, low: 0.75, high: 1 })
    const churn = createDrift(random.fork(`churn ${side}`), { seconds: 0.14, low: 0, high: 1, power: 1.5 })
    return (i) => {
      const air = pink.next()
      const pool = plunge.next(air) * 1.3 * churn(i)
      return (floor.next(body.next(noise.next()) * 0.2 + air * 0.22) + pool) * sway(i)
    }
  })
  playStream(stage)
  // Air bubbles swallowed by the pool.
  for (const at of moments(stage, 26))
    place(stage, drop(random.between(170, 480), random.between(0.03, 0.08), random.between(0.3, 1)), at, {
      gain: random.between(0.04, 0.2),
      pan: random.between(-0.7, 0.7),
      wet: 0.2,
    })
}

/** Two overlapping trains of waves: each wave swells, breaks with bright noise, and runs back hissing. */
function playSea(stage: Stage): void {
  const { random, mood } = stage
  const trains = [0, 1].map((train) => {
    const own = random.fork(`train ${train}`)
    const starts: number[] = [-own.between(1, 6)]
    while ((starts.at(-1) ?? 0) < stage.seconds)
      starts.push((starts.at(-1) ?? 0) + own.between(7, 11) / mood.tempo)
    return starts.map((start) => ({ start, height: own.between(0.6, 1), pan: own.between(-0.35, 0.35) }))
  })
  fill(stage, 0.12, (side) => {
    const noise = new Noise(random.fork(`sea ${side}`))
    const deep = new BrownNoise(random.fork(`deep ${side}`))
    const body = new Biquad('lowpass', 800)
    const hiss = new Biquad('bandpass', 4_200, 0.5)
    let wash = 0
    let crest = 0
    let color = 700
    return (i) => {
      if (i % 64 === 0) {
        wash = 0
        crest = 0
        for (const waves of trains)
          for (const { start, height, pan } of waves) {
            const age = i / RATE - start
            if (age < 0 || age > 12) continue
            const gain = height * (side === 'left' ? 1 - pan : 1 + pan)
            wash += gain * (age < 3 ? (age / 3) ** 2 : Math.exp(-(age - 3) / 2.2))
            crest += gain * (age < 2.6 ? 0 : Math.min(1, (age - 2.6) / 0.7) * Math.exp(-(age - 2.6) / 1.8))
          }
        color = 380 + 1_500 * Math.min(1.2, wash) * mood.brightness
        body.set('lowpass', color, 0.6)
      }
      const white = noise.next()
      return body.next(white) * (0.1 + 0.5 * wash) + hiss.next(white) * 0.4 * crest + deep.next() * 0.22
    }
  })
}

function playUnderwater(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.3, (side) => {
    const deep = new BrownNoise(random.fork(`water ${side}`))
    const noise = new PinkNoise(random.fork(`flow ${side}`))
    const muffle = new Biquad('lowpass', 320, 0.9)
    const sway = createDrift(random.fork(`current ${side}`), { seconds: 2.5, low: 180, high: 520 })
    return (i) => {
      if (i % 64 === 0) muffle.set('lowpass', sway(i) * mood.brightness, 1.4)
      return deep.next() * 0.34 + muffle.next(noise.next()) * 0.75
    }
  })
  for (const at of moments(stage, 0.9 * mood.density)) {
    const pan = random.between(-0.8, 0.8)
    for (let bubble = random.whole(3, 12), time = at; bubble > 0; bubble -= 1) {
      place(
        stage,
        drop(random.between(180, 620), random.between(0.06, 0.14), random.between(0.6, 1.5)),
        time,
        { gain: random.between(0.1, 0.42), pan, wet: 0.35 },
      )
      time += random.between(0.04, 0.14)
    }
  }
  for (const at of moments(stage, 0.09, 1))
    place(stage, whale(random.between(140, 260), random.between(2.5, 4.5), random.between(-0.45, 0.5)), at, {
      gain: 0.11,
      pan: random.between(-0.7, 0.7),
      wet: 1,
    })
}

function whale(frequency: number, seconds: number, bend: number): Float32Array {
  const signal = new Float32Array(samplesOf(seconds))
  let phase = 0
  for (let i = 0; i < signal.length; i += 1) {
    const part = i / signal.length
    const pitch = frequency * (1 + bend * Math.sin(part * Math.PI) + 0.012 * Math.sin((i / RATE) * 30))
    phase += (2 * Math.PI * pitch) / RATE
    signal[i] = (Math.sin(phase) + 0.3 * Math.sin(2 * phase)) * Math.sin(part * Math.PI) ** 2
  }
  return signal
}

function playCave(stage: Stage): void {
  const { random, mood } = stage
  fill(stage, 0.5, (side) => {
    const deep = new BrownNoise(random.fork(`cave ${side}`))
    const air = new PinkNoise(random.fork(`air ${side}`))
    const band = new Biquad('bandpass', 420, 1.2)
    const breath = createDrift(random.fork(`breath ${side}`), { seconds: 5, low: 0.2, high: 1 })
    return (i) => deep.next() * 0.16 + band.next(air.next()) * 0.12 * breath(i)
  })
  for (const at of moments(stage, 1.6 * mood.density))
    place(
      stage,
      drop(random.between(700, 2_300), random.between(0.05, 0.12), random.between(0.05, 0.5)),
      at,
      { gain: random.between(0.08, 0.35), pan: random.between(-0.9, 0.9), wet: 0.9 },
    )
}

export const WATER = {
  rain: {
    name: 'Rain',
    kind: 'sound',
    room: { seconds: 1.1, damping: 0.5, size: 0.5 },
    play: (stage) => playRain(stage, 1),
  },
  stream: {
    name: 'Stream',
    kind: 'sound',
    room: { seconds: 0.9, damping: 0.6, size: 0.4 },
    play: playStream,
  },
  waterfall: {
    name: 'Waterfall',
    kind: 'sound',
    room: { seconds: 1.6, damping: 0.5, size: 0.8 },
    play: playWaterfall,
  },
  sea: { name: 'Sea waves', kind: 'sound', room: { seconds: 1.8, damping: 0.5, size: 0.9 }, play: playSea },
  underwater: {
    name: 'Underwater',
    kind: 'sound',
    room: { seconds: 4.5, damping: 0.75, size: 1 },
    play: playUnderwater,
  },
  cave: {
    name: 'Dripping cave',
    kind: 'sound',
    room: { seconds: 5, damping: 0.35, size: 1 },
    play: playCave,
  },
} as const satisfies Record<string, Scene>
