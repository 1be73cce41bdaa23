import { frequencyOf } from '../dsp/sound.ts'
import { createMelody } from '../harmony.ts'
import { hat, kick } from '../instruments/drums.ts'
import { sawNote, sineNote } from '../instruments/tones.ts'
import { place, type Stage } from '../stage.ts'
import { barsOf } from './bars.ts'

export function playChiptune(stage: Stage): void {
  const { random, mood } = stage
  const key = random.whole(57, 62)
  const { beat, bars } = barsOf(stage, { key, voices: 3, center: 66 })
  const melody = createMelody(mood, random.fork('melody'), key + 12)
  const tick = hat(random)
  const thump = kick({ pitch: 60, punch: 200, seconds: 0.16 })
  for (const { at, chord } of bars)
    for (let eighth = 0; eighth < 8; eighth += 1) {
      const time = at + (eighth * beat) / 2
      for (let part = 0; part < 3; part += 1)
        place(
          stage,
          sawNote(random, frequencyOf(chord.notes[part] ?? key), {
            seconds: beat * 0.14,
            attack: 0.003,
            release: 0.02,
            cutoff: [6_000, 3_000, 0.1],
            voices: 1,
          }),
          time + (part * beat) / 6,
          { gain: 0.13, pan: -0.4 },
        )
      place(
        stage,
        sineNote(frequencyOf(chord.root - 12 + (eighth % 2) * 12), beat * 0.34, {
          warmth: 0.6,
          release: 0.03,
        }),
        time,
        { gain: 0.34 },
      )
      if (random.chance(0.7))
        place(
          stage,
          sawNote(random, frequencyOf(melody(chord, eighth % 2 === 0)), {
            seconds: beat * 0.4,
            attack: 0.004,
            release: 0.06,
            cutoff: [7_000, 4_000, 0.2],
            voices: 2,
            detune: 0.002,
          }),
          time,
          { gain: 0.2, pan: 0.3, wet: 0.15 },
        )
      place(stage, eighth % 4 === 0 ? thump : tick, time, { gain: eighth % 4 === 0 ? 0.6 : 0.08 })
    }
}
