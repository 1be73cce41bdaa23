import { Biquad } from '../dsp/filters.ts'
import { RATE, type Stereo } from '../dsp/sound.ts'
import { type Chord, makeChords } from '../harmony.ts'
import type { Stage } from '../stage.ts'

export type Bar = { readonly at: number; readonly index: number; readonly chord: Chord }

/** The bars of a piece, with their chords. */
export function barsOf(
  stage: Stage,
  options: { key: number; beats?: number; voices?: number; center?: number; barsPerChord?: number },
): { beat: number; bars: Bar[] } {
  const { beats = 4, barsPerChord = 1 } = options
  const beat = 60 / stage.bpm
  const count = Math.ceil(stage.seconds / (beat * beats)) + 1
  const chords = makeChords(stage.mood, stage.random.fork('chords'), {
    ...options,
    bars: Math.ceil(count / barsPerChord),
  })
  const bars = Array.from({ length: count }, (_, index) => ({
    at: index * beat * beats,
    index,
    chord: chords[Math.floor(index / barsPerChord)] ?? { root: options.key, notes: [] },
  }))
  return { beat, bars }
}

/** Ducks the level on each beat and lets it return: the pumping of dance music. */
export function pump(sound: Stereo, beat: number, depth: number): void {
  for (const channel of [sound.left, sound.right])
    for (let i = 0; i < channel.length; i += 1) {
      const part = (i / RATE / beat) % 1
      const dip = part < 0.04 ? 1 - part / 0.04 : 0
      channel[i]! *= 1 - depth * Math.max(0, 1 - part * 1.8) * (1 - dip)
    }
}

export function soften(sound: Stereo, cutoff: number): void {
  for (const channel of [sound.left, sound.right]) {
    const filter = new Biquad('lowpass', cutoff)
    for (let i = 0; i < channel.length; i += 1) channel[i] = filter.next(channel[i]!)
  }
}
