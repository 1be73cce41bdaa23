import { Biquad } from '../dsp/filters.ts'
import { Noise } from '../dsp/noise.ts'
import { frequencyOf } from '../dsp/sound.ts'
import { createMelody } from '../harmony.ts'
import { brush, clap, hat, kick, ride, snare } from '../instruments/drums.ts'
import { pluck, sawNote, sineNote, tineNote } from '../instruments/tones.ts'
import { fill, moments, place, type Stage } from '../stage.ts'
import { barsOf, pump, soften } from './bars.ts'
import { playChiptune } from './chiptune.ts'
import { crackle } from './fire.ts'
import type { Scene } from './scene.ts'

function playLofi(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(48, 55)
  const { beat, bars } = barsOf(stage, { key, center: 61 })
  const swing = beat * 0.5 * 1.18
  const melody = createMelody(mood, random.fork('melody'), key + 12)
  const thump = kick({ pitch: 50, punch: 90 })
  const rim = snare(random, { tone: 210, decay: 22 })
  const shut = hat(random)
  for (const { at, index, chord } of bars) {
    for (const [step, gain] of [
      [0, 1],
      [1.5, 0.55],
      [2.5, 0.8],
    ] as const)
      if (step !== 1.5 || index % 2 === 1)
        place(stage, thump, at + Math.floor(step) * beat + (step % 1 ? swing : 0), { gain: 0.62 * gain })
    for (const step of [1, 3]) place(stage, rim, at + step * beat + 0.008, { gain: 0.3, wet: 0.1 })
    for (let eighth = 0; eighth < 8; eighth += 1)
      place(stage, shut, at + Math.floor(eighth / 2) * beat + (eighth % 2) * swing, {
        gain: eighth % 2 ? 0.05 : 0.085,
        pan: 0.25,
      })
    chord.notes.forEach((note, voice) => {
      place(stage, tineNote(frequencyOf(note), beat * 2.6, 0.6), at + voice * 0.014, {
        gain: 0.2,
        pan: (voice - 1.5) * 0.25,
        wet: 0.25,
      })
      if (index % 2 === 1)
        place(stage, tineNote(frequencyOf(note), beat * 1.1, 0.4), at + 2 * beat + swing, {
          gain: 0.13,
          pan: (voice - 1.5) * 0.25,
          wet: 0.25,
        })
    })
    place(stage, sineNote(frequencyOf(chord.root - 12), beat * 1.6, { warmth: 0.25, release: 0.12 }), at, {
      gain: 0.5,
    })
    place(
      stage,
      sineNote(frequencyOf(chord.root - 12), beat * 0.8, { warmth: 0.25, release: 0.12 }),
      at + 2 * beat + swing,
      { gain: 0.42 },
    )
    for (let eighth = 0; eighth < 8; eighth += 1)
      if (random.chance((index % 4 < 2 ? 0.22 : 0.34) * mood.density))
        place(
          stage,
          pluck(random, frequencyOf(melody(chord, eighth % 2 === 0)), 1.2, 0.35),
          at + Math.floor(eighth / 2) * beat + (eighth % 2) * swing,
          { gain: 0.24, pan: -0.2, wet: 0.35 },
        )
  }
  soften(stage.dry, 5_200 * mood.brightness)
  // Noise of the record that the beat seems to come from.
  fill(stage, 0, (side) => {
    const hiss = new Noise(random.fork(`tape ${side}`))
    const band = new Biquad('bandpass', 4_000, 0.4)
    return () => band.next(hiss.next()) * 0.006
  })
  for (const at of moments(stage, 9))
    place(stage, crackle(random, random.between(1_800, 5_000), 0.004), at, {
      gain: 0.02 + 0.07 * random.next() ** 3,
      pan: random.between(-0.6, 0.6),
    })
}

function playHouse(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(45, 52)
  const { beat, bars } = barsOf(stage, { key, center: 64 })
  const thump = kick({ pitch: 47, punch: 140, seconds: 0.32 })
  const hands = clap(random)
  const shut = hat(random)
  const open = hat(random, { isOpen: true })
  for (const { at, index, chord } of bars) {
    for (const voice of chord.notes) {
      place(
        stage,
        sawNote(random, frequencyOf(voice), {
          seconds: beat * 4,
          attack: 0.25,
          release: 0.3,
          cutoff: [600 * mood.brightness, 1_500 * mood.brightness, beat * 4],
          voices: 3,
        }),
        at,
        { gain: 0.11, pan: ((voice % 5) - 2) * 0.3, wet: 0.4 },
      )
      for (const step of [0.75, 1.5, 3.25])
        place(stage, tineNote(frequencyOf(voice + 12), beat * 0.6, 0.8), at + step * beat, {
          gain: 0.12,
          pan: ((voice % 3) - 1) * 0.4,
          wet: 0.4,
        })
    }
    for (const step of [0.5, 1.5, 2.5, 3.5])
      place(
        stage,
        sineNote(frequencyOf(chord.root - 12), beat * 0.36, { warmth: 0.35, release: 0.06 }),
        at + step * beat,
        { gain: 0.5 },
      )
    if (index % 8 === 7)
      place(
        stage,
        sawNote(random, frequencyOf(key + 24), {
          seconds: beat * 3,
          attack: beat * 2,
          release: 0.4,
          cutoff: [400, 5_000, beat * 3],
        }),
        at,
        { gain: 0.05, wet: 0.8 },
      )
  }
  pump(stage.dry, beat, 0.55)
  for (const { at } of bars)
    for (let step = 0; step < 4; step += 1) {
      place(stage, thump, at + step * beat, { gain: 0.85 })
      if (step % 2 === 1) place(stage, hands, at + step * beat, { gain: 0.3, wet: 0.2 })
      place(stage, open, at + (step + 0.5) * beat, { gain: 0.09, pan: 0.2 })
      for (const part of [0.25, 0.75])
        place(stage, shut, at + (step + part) * beat, { gain: 0.05, pan: -0.25 })
    }
}

function playSynthwave(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(45, 50)
  const { beat, bars } = barsOf(stage, { key, center: 62 })
  const melody = createMelody(mood, random.fork('lead'), key + 24)
  const thump = kick({ pitch: 46, punch: 120 })
  const gated = snare(random, { tone: 170, decay: 9 })
  const shut = hat(random)
  for (const { at, index, chord } of bars) {
    for (const voice of chord.notes)
      place(
        stage,
        sawNote(random, frequencyOf(voice), {
          seconds: beat * 4,
          attack: 0.5,
          release: 0.5,
          cutoff: [700 * mood.brightness, 2_200 * mood.brightness, beat * 4],
          voices: 4,
          detune: 0.009,
        }),
        at,
        { gain: 0.13, pan: ((voice % 5) - 2) * 0.35, wet: 0.5 },
      )
    for (let sixteenth = 0; sixteenth < 16; sixteenth += 1) {
      const note = chord.root - 12 + (sixteenth % 4 === 2 ? 12 : 0)
      place(
        stage,
        sawNote(random, frequencyOf(note), {
          seconds: beat * 0.17,
          attack: 0.006,
          release: 0.05,
          cutoff: [1_900 * mood.brightness, 350, 0.18],
          voices: 2,
          q: 1.6,
        }),
        at + (sixteenth * beat) / 4,
        { gain: 0.34 },
      )
    }
    if (index % 4 >= 2)
      for (const step of [0, 1.5, 2, 3])
        for (const [echo, gain] of [
          [0, 0.14],
          [0.75, 0.06],
          [1.5, 0.03],
        ] as const)
          if (echo === 0 || step < 3)
            place(
              stage,
              sawNote(random, frequencyOf(melody(chord, echo === 0)), {
                seconds: beat * 0.7,
                attack: 0.02,
                release: 0.25,
                cutoff: [3_200, 1_600, 0.5],
                voices: 2,
              }),
              at + (step + echo) * beat,
              { gain, pan: echo ? 0.5 : -0.15, wet: 0.5 },
            )
    for (const step of [0, 2]) place(stage, thump, at + step * beat, { gain: 0.75 })
    for (const step of [1, 3]) place(stage, gated, at + step * beat, { gain: 0.42, wet: 0.35 })
    for (let eighth = 0; eighth < 8; eighth += 1)
      place(stage, shut, at + (eighth * beat) / 2, { gain: 0.06, pan: 0.3 })
  }
}

function playJazz(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(48, 55)
  const { beat, bars } = barsOf(stage, { key, center: 63 })
  const late = beat * 0.66
  const cymbal = ride(random)
  const sweep = brush(random)
  const melody = createMelody(mood, random.fork('melody'), key + 12)
  for (const { at, index, chord } of bars) {
    const next = bars[index + 1]?.chord ?? chord
    const walk = [
      chord.root,
      chord.notes[1] ?? chord.root,
      chord.notes[2] ?? chord.root,
      next.root + (random.chance(0.5) ? 1 : -1),
    ]
    walk.forEach((note, step) => {
      const low = ((note - 33) % 12) + 33
      place(stage, pluck(random, frequencyOf(low), beat * 1.05, 0.12), at + step * beat, { gain: 0.75 })
      place(stage, cymbal, at + step * beat, { gain: 0.09, pan: 0.3, wet: 0.1 })
      if (step % 2 === 1) {
        place(stage, cymbal, at + step * beat + late, { gain: 0.06, pan: 0.3, wet: 0.1 })
        place(stage, sweep, at + step * beat - 0.05, { gain: 0.14, pan: -0.2 })
      }
    })
    for (const step of random.pick([[0.66, 2], [1.66], [0, 2.66], [1, 3.66]]))
      chord.notes.forEach((note, voice) => {
        place(stage, tineNote(frequencyOf(note), beat * 0.9, 0.6), at + step * beat, {
          gain: 0.15,
          pan: -0.35 + voice * 0.08,
          wet: 0.2,
        })
      })
    for (let step = 0; step < 4; step += 1)
      for (const part of [0, late])
        if (index % 2 === 0 ? random.chance(0.5 * mood.density) : random.chance(0.18))
          place(
            stage,
            tineNote(frequencyOf(melody(chord, part === 0)), beat * 0.7, 0.9),
            at + step * beat + part,
            { gain: 0.16, pan: 0.2, wet: 0.25 },
          )
  }
}

export const BEATS = {
  lofi: {
    name: 'Lo-fi beat',
    kind: 'music',
    bpm: 78,
    room: { seconds: 1.1, damping: 0.6, size: 0.5 },
    play: playLofi,
  },
  house: {
    name: 'Chill house',
    kind: 'music',
    bpm: 118,
    room: { seconds: 1.6, damping: 0.5, size: 0.7 },
    play: playHouse,
  },
  synthwave: {
    name: 'Synthwave',
    kind: 'music',
    bpm: 92,
    room: { seconds: 2.1, damping: 0.45, size: 0.8 },
    play: playSynthwave,
  },
  jazz: {
    name: 'Late-night jazz',
    kind: 'music',
    bpm: 108,
    room: { seconds: 0.9, damping: 0.5, size: 0.5 },
    play: playJazz,
  },
  chiptune: {
    name: 'Chiptune',
    kind: 'music',
    bpm: 126,
    room: { seconds: 0.7, damping: 0.5, size: 0.4 },
    play: playChiptune,
  },
} as const satisfies Record<string, Scene>
