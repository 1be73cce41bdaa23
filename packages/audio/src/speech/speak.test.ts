import { describe, expect, it, vi } from 'vitest'
import { resample } from '../dsp/resample.ts'
import { RATE } from '../dsp/sound.ts'
import { truePeak } from '../dsp/true-peak.ts'
import { directCurrent, findClicks } from '../measure/judge.ts'
import { integratedLoudness } from '../measure/loudness.ts'
import { decodeMono, encodeWav } from '../wav.ts'
import { finishForeign, speak } from './speak.ts'
import { SpeechError } from './speech-error.ts'
import { findVoice, VOICES, type VoiceId } from './voices.ts'

// Speech takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const TEXT = 'The quick brown fox jumps over the lazy dog. It runs away!'

async function say(id: VoiceId, text = TEXT, speed = 1) {
  const voice = findVoice(id)
  if (!voice) throw new Error('no such voice')
  return (await speak({ text, voice, speed })).sound.left
}

const said = new Map<VoiceId, Promise<Float32Array>>()
/** The text in every voice, spoken once for all tests. */
function sample(id: VoiceId): Promise<Float32Array> {
  const spoken = said.get(id) ?? say(id)
  said.set(id, spoken)
  return spoken
}

/** Median pitch of the voiced parts, in hertz. */
function pitchOf(channel: Float32Array): number {
  const pitches: number[] = []
  const size = Math.round(RATE * 0.04)
  for (let start = 0; start + size * 2 < channel.length; start += size) {
    const at = (lag: number) => {
      let sum = 0
      for (let i = start; i < start + size; i += 2) sum += channel[i]! * channel[i + lag]!
      return sum
    }
    const power = at(0)
    if (power < size * 0.002) continue
    let best = 0
    for (let lag = Math.round(RATE / 350); lag < RATE / 65; lag += 2)
      if (at(lag) > at(best || lag) || !best) best = lag
    if (at(best) > 0.5 * power) pitches.push(RATE / best)
  }
  return pitches.sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
}

function tone(frequency: number, rate: number, seconds = 1): Float32Array {
  return Float32Array.from({ length: rate * seconds }, (_, i) =>
    Math.sin((2 * Math.PI * frequency * i) / rate),
  )
}

describe('every built-in voice', () => {
  it.each(VOICES.map(({ id }) => id))(
    '%s speaks as loud as asked, without overs, clicks or direct current',
    async (id) => {
      const left = await sample(id)
      const sound = { left, right: left }
      expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(1)
      expect(truePeak(sound)).toBeLessThanOrEqual(-1)
      expect(findClicks(left)).toEqual([])
      expect(Math.abs(directCurrent(left))).toBeLessThan(0.001)
      expect(left.length / RATE).toBeGreaterThan(3)
      expect(left.length / RATE).toBeLessThan(7)
    },
  )

  it('is one of at least four that differ, and variants are as high or low as their names say', async () => {
    expect(new Set(VOICES.map(({ base }) => base)).size).toBeGreaterThanOrEqual(4)
    const pitch: Partial<Record<VoiceId, number>> = {}
    for (const { id } of VOICES) pitch[id] = pitchOf(await sample(id))
    expect(pitch['clara-bright']).toBeGreaterThan(pitch.clara! * 1.06)
    expect(pitch['clara-low']).toBeLessThan(pitch.clara! * 0.95)
    expect(pitch['miles-deep']).toBeLessThan(pitch.miles! * 0.95)
    expect(pitch.miles).toBeLessThan(pitch.clara! * 0.8)
  })
})

describe('speech', () => {
  it('is the same, bit for bit, each time', async () => {
    expect(
      Buffer.compare(Buffer.from((await say('ewan')).buffer), Buffer.from((await sample('ewan')).buffer)),
    ).toBe(0)
  })

  it('is twice as long at half the speed, for voices of every size', async () => {
    for (const id of ['clara', 'miles-deep'] as const) {
      const ratio = (await say(id, TEXT, 0.5)).length / (await sample(id)).length
      expect(ratio).toBeGreaterThan(1.75)
      expect(ratio).toBeLessThan(2.1)
    }
  })

  it('reads no switches, phonemes or files out of a text', async () => {
    for (const text of [
      '-voice kal hello',
      '<speak><audio src="/etc/passwd"/>yes</speak>',
      '--help',
      '/etc/passwd',
    ])
      expect((await say('clara', text)).length).toBeGreaterThan(RATE * 0.3)
  })

  it('of a text without words is none', async () => {
    await expect(say('unit', '🦊 …')).rejects.toMatchObject({ problem: 'nothing to say' })
  })

  it('of figures that would go on for more than ten minutes is refused long before it is spoken to its end', async () => {
    const heard: number[] = []
    const request = { text: '7'.repeat(2_000), voice: findVoice('unit')!, speed: 0.5 }
    await expect(speak(request, (done) => heard.push(done))).rejects.toMatchObject({ problem: 'too long' })
    expect(heard.at(-1)).toBeLessThan(0.2)
  })

  it('may be stopped between two phrases', async () => {
    const voice = findVoice('unit')
    const stop = (done: number) => {
      if (done > 0) throw new Error('stopped')
    }
    await expect(speak({ text: 'One. Two. Three.', voice: voice!, speed: 1 }, stop)).rejects.toThrow(
      'stopped',
    )
  })
})

describe('what a hosted voice sends', () => {
  /** A streamed WAV, whose header does not have its sizes yet. */
  function streamed(): Uint8Array {
    const channel = tone(440, RATE, 2).map((value) => value * 0.05)
    const wav = encodeWav({ left: channel, right: channel })
    for (const at of [4, 40]) new DataView(wav.buffer).setUint32(at, 0xffff_ffff, true)
    return wav
  }

  it('is brought to the same loudness, also when it was streamed', () => {
    const sound = finishForeign(streamed())
    expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(1)
    expect(decodeMono(encodeWav(sound))?.rate).toBe(RATE)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a page', new TextEncoder().encode(`<!doctype html>${' '.repeat(100)}`)],
    ['a header alone', streamed().subarray(0, 44)],
    ['an instant', streamed().subarray(0, 60)],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => finishForeign(bytes)).toThrow(SpeechError)
  })
})

describe('another rate', () => {
  it.each([
    [16_000, 44_100],
    [24_000, 44_100],
    [48_000, 44_100],
    [18_080, 44_100],
  ])('from %i to %i keeps a tone, its height and its level, and adds no other', (from, to) => {
    const result = resample(tone(1_000, from), from, to)
    expect(Math.abs(result.length - to)).toBeLessThan(3)
    const wanted = tone(1_000, to)
    let wrong = 0
    for (let i = 2_000; i < to - 2_000; i += 1) wrong = Math.max(wrong, Math.abs(result[i]! - wanted[i]!))
    expect(wrong).toBeLessThan(0.004)
  })
})
