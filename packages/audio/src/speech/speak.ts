import { resample } from '../dsp/resample.ts'
import { RATE, type Stereo, samplesOf } from '../dsp/sound.ts'
import { master } from '../master.ts'
import { decodeMono } from '../wav.ts'
import { loadFlite } from './flite-program.ts'
import { readAloud } from './read-aloud.ts'
import { SpeechError } from './speech-error.ts'
import type { Voice } from './voices.ts'

export type SpeechRequest = {
  readonly text: string
  readonly voice: Voice
  /** 0.5 … 2: at 2, speech takes half the time. */
  readonly speed: number
}

export type Spoken = {
  /** 44.1 kHz, both channels the same, −16 LUFS, true peak at most −1 dBTP. */
  readonly sound: Stereo
  /** Words that the voice cannot read. */
  readonly leftOut: readonly string[]
}

/** Longer speech is refused: a text of digits alone, spoken slowly, would take half an hour. */
const MAX_SECONDS = 600
/** A digit is spoken as a word of about five letters. */
const LETTERS_OF_A_FIGURE = 5
/** The remaining time is estimated from the speech so far, which may be off by this factor. */
const MARGIN = 1.5
/** Shorter sound from a hosted voice contains no speech. */
const MIN_SECONDS = 0.05

const START_SECONDS = 0.1
const END_SECONDS = 0.25

/** Reads a text aloud: the same request gives the same bits. `checkpoint` is called between phrases with the finished share, and may throw. */
export async function speak(
  { text, voice, speed }: SpeechRequest,
  checkpoint: (done: number) => void = () => {},
): Promise<Spoken> {
  const { phrases, leftOut } = readAloud(text)
  if (phrases.length === 0) throw new SpeechError('nothing to say')
  const say = await loadFlite()
  const parts: Float32Array[] = [new Float32Array(samplesOf(START_SECONDS))]
  const wholeWeight = weightOf(phrases)
  let length = 0
  for (const [index, phrase] of phrases.entries()) {
    checkpoint(index / phrases.length)
    // A smaller speaker is the voice played faster, so it speaks more slowly to take the same time.
    const { samples, rate } = say(voice.base, phrase.text, voice.size / speed)
    const spoken = resample(samples, rate * voice.size, RATE)
    const pause = new Float32Array(samplesOf(phrase.pause / speed))
    parts.push(softened(spoken), pause)
    length += spoken.length + pause.length
    const expected = (length * wholeWeight) / weightOf(phrases.slice(0, index + 1))
    if (Math.max(length, expected / MARGIN) > MAX_SECONDS * RATE) throw new SpeechError('too long')
  }
  checkpoint(1)
  return { sound: finishSpeech(joined(parts)), leftOut }
}

/** Estimated length of phrases when spoken, in letters. */
function weightOf(phrases: readonly { readonly text: string }[]): number {
  const text = phrases.map((phrase) => phrase.text).join(' ')
  return text.length + text.replaceAll(/[^0-9]/g, '').length * (LETTERS_OF_A_FIGURE - 1)
}

/** Masters a hosted voice's WAV to the same loudness as other recordings. Throws a `SpeechError` if it is not a WAV of speech. */
export function finishForeign(wav: Uint8Array): Stereo {
  const read = decodeMono(wav)
  if (!read || read.samples.length < MIN_SECONDS * read.rate) throw new SpeechError('no sound')
  if (read.samples.length > MAX_SECONDS * read.rate) throw new SpeechError('too long')
  return finishSpeech(resample(read.samples, read.rate, RATE))
}

function finishSpeech(voice: Float32Array): Stereo {
  const samples = voice.length + samplesOf(END_SECONDS)
  const left = new Float32Array(samples)
  left.set(voice)
  return master(
    { left, right: left.slice() },
    { samples, isLoop: false, fadeInSeconds: 0.01, fadeOutSeconds: 0.02 },
  )
}

/** Fades five milliseconds at both ends, so that joined phrases do not click. */
function softened(samples: Float32Array): Float32Array {
  const edge = Math.min(220, Math.floor(samples.length / 2))
  for (let i = 0; i < edge; i += 1) {
    samples[i]! *= i / edge
    samples[samples.length - 1 - i]! *= i / edge
  }
  return samples
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
