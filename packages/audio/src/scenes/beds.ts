import { createDrift } from '../dsp/noise.ts'
import { frequencyOf, RATE } from '../dsp/sound.ts'
import { createMelody, noteOf } from '../harmony.ts'
import { taiko } from '../instruments/drums.ts'
import { pianoNote, pluck, sawNote, sineNote, strikeBody } from '../instruments/tones.ts'
import { fill, place, type Stage } from '../stage.ts'
import { barsOf } from './bars.ts'
import type { Scene } from './scene.ts'

function playCinematic(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(45, 50)
  const { beat, bars } = barsOf(stage, { key, center: 60 })
  const melody = createMelody(mood, random.fork('melody'), key + 24)
  const drum = taiko(random)
  for (const { at, index, chord } of bars) {
    const swell = 0.75 + 0.25 * Math.sin((index / 4) * Math.PI)
    for (const note of chord.notes)
      for (const octave of [0, 12])
        place(
          stage,
          sawNote(random, frequencyOf(note + octave), {
            seconds: beat * 3.6,
            attack: beat * 1.6,
            release: beat * 2.2,
            cutoff: [380 * mood.brightness, (octave ? 2_600 : 1_700) * mood.brightness * swell, beat * 3],
            voices: 4,
            detune: 0.007,
          }),
          at,
          { gain: octave ? 0.055 : 0.13, pan: ((note % 7) - 3) * 0.28, wet: 0.6 },
        )
    place(
      stage,
      sineNote(frequencyOf(chord.root - 12), beat * 3.8, { attack: 0.8, release: 1.2, warmth: 0.2 }),
      at,
      { gain: 0.3 },
    )
    for (const step of [0, 1.5, 3])
      if (random.chance(0.42 * mood.density))
        place(stage, pianoNote(frequencyOf(melody(chord, step === 0)), 4, 0.5), at + step * beat, {
          gain: 0.24,
          pan: 0.2,
          wet: 0.7,
        })
    if (mood.density > 1)
      for (const [step, gain] of [
        [0, 1],
        [2.5, 0.6],
        [3, 0.8],
      ] as const)
        place(stage, drum, at + step * beat, { gain: 0.55 * gain, pan: -0.15, wet: 0.6 })
  }
}

function playPiano(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(48, 54)
  const { beat, bars } = barsOf(stage, { key, center: 60 })
  const melody = createMelody(mood, random.fork('melody'), key + 12)
  const human = () => random.between(-0.012, 0.014)
  for (const { at, index, chord } of bars) {
    place(stage, pianoNote(frequencyOf(chord.root - 12), beat * 4.5, 0.55), at + human() + 0.02, {
      gain: 0.5,
      pan: -0.25,
      wet: 0.4,
    })
    const pattern = [0, 1, 2, 3, 2, 1]
    pattern.forEach((voice, step) => {
      if (!random.chance(0.82)) return
      place(
        stage,
        pianoNote(frequencyOf(chord.notes[voice] ?? key), beat * 3, random.between(0.32, 0.5)),
        at + 0.5 * beat * (step + 1) + human() + 0.02,
        { gain: 0.3, pan: -0.1 + voice * 0.12, wet: 0.45 },
      )
    })
    for (const step of index % 2 === 0 ? [0, 1.5, 3] : [0.5, 2])
      if (random.chance(0.75 * mood.density))
        place(
          stage,
          pianoNote(
            frequencyOf(melody(chord, Number.isInteger(step)) + 12),
            beat * 4,
            random.between(0.45, 0.65),
          ),
          at + step * beat + human() + 0.02,
          { gain: 0.36, pan: 0.3, wet: 0.55 },
        )
  }
}

function playDrone(stage: Stage): void {
  const { random, mood } = stage
  const root = random.whole(36, 41)
  const tones = [0, 12, 19, 24, noteOf(mood, 24, 2), 31]
  fill(stage, 0.4, (side) => {
    const voices = tones.map((tone, index) => {
      const own = random.fork(`drone ${index} ${side}`)
      return {
        step: (2 * Math.PI * frequencyOf(root + tone) * own.between(0.9985, 1.0015)) / RATE,
        level: createDrift(own, { seconds: own.between(4, 9), low: 0.1, high: 1 / (1 + index * 0.6) }),
      }
    })
    return (i) => {
      let sum = 0
      for (const { step, level } of voices)
        sum += (Math.sin(i * step) + 0.25 * Math.sin(2 * i * step) + 0.1 * Math.sin(3 * i * step)) * level(i)
      return sum * 0.11
    }
  })
  for (let at = 0.5; at < stage.seconds; at += random.between(6, 11) / mood.density)
    place(stage, strikeBody('bowl', frequencyOf(root + random.pick([24, 31, 36])), 9, 0.03), at, {
      gain: 0.22,
      pan: random.between(-0.5, 0.5),
      wet: 0.7,
    })
}

function playBox(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(72, 77)
  const { beat, bars } = barsOf(stage, { key: key - 24, beats: 3, center: 74 })
  const melody = createMelody(mood, random.fork('melody'), key)
  for (const { at, chord } of bars) {
    place(stage, strikeBody('box', frequencyOf(chord.root + 12), 2.2), at, {
      gain: 0.34,
      pan: -0.3,
      wet: 0.3,
    })
    for (const step of [1, 2])
      for (const note of chord.notes.slice(1, 3))
        place(stage, strikeBody('box', frequencyOf(note), 1.6), at + step * beat, {
          gain: 0.16,
          pan: 0.15,
          wet: 0.3,
        })
    for (const step of [0, 0.5, 1, 1.5, 2, 2.5])
      if (random.chance(Number.isInteger(step) ? 0.8 : 0.3))
        place(
          stage,
          strikeBody('box', frequencyOf(melody(chord, step === 0)), 2.2),
          at + step * beat + random.between(0, 0.012),
          { gain: 0.4, pan: 0.25, wet: 0.4 },
        )
  }
}

function playGuitar(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(48, 53)
  const { beat, bars } = barsOf(stage, { key, center: 60 })
  const pattern = [[0], [2], [3], [1], [2], [3], [1], [2]]
  for (const { at, index, chord } of bars) {
    place(stage, pluck(random, frequencyOf(chord.root - 12), beat * 3.5, 0.3), at, {
      gain: 0.55,
      pan: -0.1,
      wet: 0.2,
    })
    place(stage, pluck(random, frequencyOf(chord.root), beat * 2, 0.3), at + 2 * beat, {
      gain: 0.42,
      pan: -0.1,
      wet: 0.2,
    })
    pattern.forEach((voices, step) => {
      for (const voice of voices) {
        const lift = index % 4 === 3 && step > 4 ? 12 : 0
        if (random.chance(0.9))
          place(
            stage,
            pluck(
              random,
              frequencyOf((chord.notes[voice] ?? key) + lift),
              beat * 2.5,
              0.55 * mood.brightness,
            ),
            at + (step * beat) / 2 + random.between(0, 0.012),
            { gain: 0.4, pan: -0.3 + voice * 0.2, wet: 0.25 },
          )
      }
    })
  }
}

function playKalimba(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(60, 65)
  const { beat, bars } = barsOf(stage, { key, center: 67, barsPerChord: 2 })
  const figure = Array.from({ length: 16 }, () => ({
    plays: random.chance(0.55 * mood.density),
    voice: random.whole(0, 3),
    octave: random.pick([0, 12, 12]),
  }))
  for (const { at, index, chord } of bars) {
    if (index % 2 === 0)
      place(
        stage,
        sineNote(frequencyOf(chord.root - 12), beat * 7.5, { attack: 1.2, release: 1.5, warmth: 0.15 }),
        at,
        { gain: 0.2, wet: 0.4 },
      )
    figure.forEach(({ plays, voice, octave }, step) => {
      if (!plays && step % 8 !== 0) return
      const note = strikeBody('kalimba', frequencyOf((chord.notes[voice] ?? key) + octave), 1.8)
      for (const [echo, gain, pan] of [
        [0, 0.42, -0.2],
        [0.75, 0.16, 0.6],
        [1.5, 0.07, -0.6],
      ] as const)
        place(stage, note, at + (step / 4 + echo) * beat, { gain, pan, wet: 0.35 })
    })
  }
}

function playStrings(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(48, 53)
  const { beat, bars } = barsOf(stage, { key, center: 64 })
  for (const { at, chord } of bars) {
    for (const note of [chord.root - 12, ...chord.notes])
      for (let step = 0; step < 8; step += 1)
        place(
          stage,
          sawNote(random, frequencyOf(note), {
            seconds: beat * 0.26,
            attack: 0.03,
            release: 0.14,
            cutoff: [2_600 * mood.brightness, 1_200 * mood.brightness, 0.3],
            voices: 3,
            detune: 0.005,
          }),
          at + (step * beat) / 2 + random.between(0, 0.01),
          { gain: step % 4 === 0 ? 0.16 : 0.1, pan: ((note % 7) - 3) * 0.25, wet: 0.5 },
        )
    place(
      stage,
      sawNote(random, frequencyOf((chord.notes[3] ?? key) + 12), {
        seconds: beat * 3.7,
        attack: beat,
        release: 0.8,
        cutoff: [900, 3_000 * mood.brightness, beat * 3],
        voices: 4,
      }),
      at,
      { gain: 0.12, pan: 0.3, wet: 0.7 },
    )
  }
}

export const BEDS = {
  cinematic: {
    name: 'Cinematic pad',
    kind: 'music',
    bpm: 66,
    room: { seconds: 4, damping: 0.5, size: 1 },
    play: playCinematic,
  },
  piano: {
    name: 'Ambient piano',
    kind: 'music',
    bpm: 64,
    room: { seconds: 3.6, damping: 0.5, size: 0.9 },
    play: playPiano,
  },
  drone: {
    name: 'Meditation drone',
    kind: 'music',
    bpm: 60,
    room: { seconds: 6, damping: 0.55, size: 1 },
    play: playDrone,
  },
  musicbox: {
    name: 'Music box',
    kind: 'music',
    bpm: 88,
    room: { seconds: 1.8, damping: 0.4, size: 0.6 },
    play: playBox,
  },
  guitar: {
    name: 'Plucked guitar',
    kind: 'music',
    bpm: 82,
    room: { seconds: 1.5, damping: 0.5, size: 0.6 },
    play: playGuitar,
  },
  kalimba: {
    name: 'Kalimba dreams',
    kind: 'music',
    bpm: 84,
    room: { seconds: 2.6, damping: 0.45, size: 0.8 },
    play: playKalimba,
  },
  strings: {
    name: 'String ensemble',
    kind: 'music',
    bpm: 96,
    room: { seconds: 2.4, damping: 0.5, size: 0.9 },
    play: playStrings,
  },
} as const satisfies Record<string, Scene>
