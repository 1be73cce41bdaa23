import { describe, expect, it, vi } from 'vitest'
import type { Stereo } from './dsp/sound.ts'
import { truePeak } from './dsp/true-peak.ts'
import { makeAudio } from './make-audio.ts'
import { bands, directCurrent, findClicks, flatness, tempoStrength } from './measure/judge.ts'
import { integratedLoudness } from './measure/loudness.ts'
import { SCENE_IDS, SCENES } from './scenes/scenes.ts'

// Making audio takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

function make(
  prompt: string,
  options: { seconds?: number; seed?: number; bpm?: number; isLoop?: boolean } = {},
) {
  return makeAudio({ prompt, seconds: 8, seed: 7, isLoop: false, ...options })
}

/** A prompt for each scene that names only that scene. */
const NAMES = Object.fromEntries(SCENE_IDS.map((id) => [id, SCENES[id].name]))

function rms(channel: Float32Array): number {
  return Math.sqrt(channel.reduce((sum, value) => sum + value * value, 0) / channel.length)
}

function width({ left, right }: Stereo): number {
  return rms(left.map((value, i) => value - right[i]!)) / rms(left.map((value, i) => value + right[i]!))
}

describe('every scene', () => {
  it('is one of at least thirty, and its own name finds it alone', () => {
    expect(SCENE_IDS.length).toBeGreaterThanOrEqual(30)
    for (const id of SCENE_IDS)
      expect(make(SCENES[id].name, { seconds: 0.5 }).readAs).toEqual([SCENES[id].name])
  })

  it.each(SCENE_IDS)(
    '%s is as loud as asked, without overs, clicks or direct current, wide, and ends softly',
    (id) => {
      const { sound, unknownWords } = make(NAMES[id] ?? id)
      expect(unknownWords).toEqual([])
      expect(integratedLoudness(sound)).toBeGreaterThan(-17)
      expect(integratedLoudness(sound)).toBeLessThan(-15)
      expect(truePeak(sound)).toBeLessThanOrEqual(-1)
      for (const channel of [sound.left, sound.right]) {
        expect(channel.every(Number.isFinite)).toBe(true)
        expect(Math.abs(directCurrent(channel))).toBeLessThan(0.001)
        expect(findClicks(channel)).toEqual([])
        expect(Math.abs(channel[0]!)).toBeLessThan(0.001)
        expect(Math.abs(channel.at(-1)!)).toBeLessThan(0.001)
      }
      expect(width(sound)).toBeGreaterThan(0.04)
    },
  )
})

describe('what is heard', () => {
  it('is broadband for rain and noise, deep for a cabin and underwater, bright for crickets', () => {
    expect(flatness(make('rain').sound)).toBeGreaterThan(0.4)
    expect(flatness(make('ambient piano').sound)).toBeLessThan(0.1)
    expect(bands(make('underwater').sound).low).toBeGreaterThan(0.6)
    expect(bands(make('airplane').sound).low).toBeGreaterThan(0.5)
    expect(bands(make('night crickets').sound).high).toBeGreaterThan(0.5)
  })

  it.each(['lo-fi beat', 'chill house', 'synthwave'])('%s keeps the tempo that was asked for', (prompt) => {
    for (const bpm of [80, 104]) {
      const { sound } = make(prompt, { bpm, seconds: 14 })
      for (const other of [bpm * 0.89, bpm * 1.13])
        expect(tempoStrength(sound, bpm)).toBeGreaterThan(tempoStrength(sound, other) + 0.08)
    }
  })

  it('is the same, bit for bit, for the same seed, and different for another', () => {
    for (const prompt of ['storm', 'lofi', 'ambient piano, forest']) {
      const first = make(prompt, { seconds: 5 }).sound
      expect(make(prompt, { seconds: 5 }).sound.left).toEqual(first.left)
      expect(make(prompt, { seconds: 5, seed: 8 }).sound.left).not.toEqual(first.left)
    }
  })

  it('is as long as asked, from five seconds on', () => {
    expect(make('sea', { seconds: 5 }).sound.left.length).toBe(5 * 44_100)
    expect(make('sea', { seconds: 12.5, isLoop: true }).sound.left.length).toBe(12.5 * 44_100)
  })
})

describe('a loop', () => {
  it.each(['rain', 'sea', 'lofi', 'cinematic pad', 'train'])(
    'of %s goes from its end into its beginning unheard',
    (prompt) => {
      const { sound } = make(prompt, { isLoop: true })
      for (const channel of [sound.left, sound.right]) {
        const seam = Float32Array.from([...channel.slice(-4_000), ...channel.slice(0, 4_000)])
        expect(findClicks(seam)).toEqual([])
        // The sound does not fade on either side of the seam.
        expect(rms(channel.slice(-66_150))).toBeGreaterThan(rms(channel) * 0.25)
      }
      expect(truePeak(sound)).toBeLessThanOrEqual(-1)
    },
  )

  it('of music holds whole bars', () => {
    const { bpm } = make('lofi', { seconds: 20, bpm: 81, isLoop: true })
    expect((20 * (bpm ?? 0)) / 240).toBeCloseTo(7, 1)
  })
})
