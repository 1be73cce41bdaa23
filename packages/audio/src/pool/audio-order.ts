import type { AudioRequest, MadeAudio } from '../make-audio.ts'
import type { VoiceId } from '../speech/voices.ts'

/** What to make: a sound from words, a text read aloud, or a WAV from a hosted voice to master and encode. */
export type AudioOrder =
  | { readonly kind: 'sound'; readonly request: AudioRequest }
  | { readonly kind: 'speech'; readonly order: SpeechOrder }
  | { readonly kind: 'foreign'; readonly wav: Uint8Array }

/** A text and the built-in voice that reads it. */
export type SpeechOrder = {
  readonly text: string
  readonly voice: VoiceId
  /** 0.5 … 2. */
  readonly speed: number
}

/** A sound with all its files and data. */
export type FinishedAudio = Omit<MadeAudio, 'sound'> & {
  readonly wav: Uint8Array
  /** Ogg Vorbis. */
  readonly ogg: Uint8Array
  /** Wave heights 0 … 100 that a player draws. */
  readonly waveform: readonly number[]
  readonly seconds: number
}
