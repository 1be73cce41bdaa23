import type { ImageFailure } from '../image-provider.ts'

/**
 * Speaks texts over the network. Like a picture provider it knows nothing of users, allowances or files, and never throws for expected failures:
 * it returns a `SpeechOutcome` with the same kinds of failure.
 */
export type SpeechProvider = {
  /** Stable, kebab-case: `openai`. */
  readonly id: string
  /** Display name: `OpenAI`. */
  readonly label: string
  readonly voices: readonly HostedVoice[]
  /** Range of speeds, as multiples of normal. */
  readonly speed: { readonly min: number; readonly max: number }
  /** Never rejects. */
  readonly speak: (request: HostedSpeech, signal: AbortSignal) => Promise<SpeechOutcome>
  /** Closes connections. */
  readonly close: () => Promise<void>
}

export type HostedVoice = {
  /** The vendor's name. */
  readonly name: string
  readonly label: string
  /** Description of voice and model; empty when unknown. */
  readonly about: string
}

type HostedSpeech = {
  /** Untrusted; 1 to 2,000 code points. */
  readonly text: string
  /** `name` of one of the voices. */
  readonly voice: string
  /** Within `SpeechProvider.speed`. */
  readonly speed: number
}

export type SpeechOutcome =
  | {
      readonly ok: true
      /** WAV with 16-bit samples; its header may lack the length. Not validated yet. */
      readonly wav: Uint8Array
      /** The model, by the vendor's name. */
      readonly model: string
    }
  | SpeechFailure

/** The same kinds as for pictures; `started: false` only when nothing can be owed. */
export type SpeechFailure = ImageFailure
