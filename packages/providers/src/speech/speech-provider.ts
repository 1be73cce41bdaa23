import type { ImageFailure } from '../image-provider.ts'

/**
 * Who reads texts aloud over the network. Like a provider of pictures it knows nothing of users, allowances or files, and never throws for
 * anything that can happen on the way: it answers with a `SpeechOutcome`, whose failures are of the same kinds.
 */
export type SpeechProvider = {
  /** Stable and kebab-case: `openai`. */
  readonly id: string
  /** What people read: `OpenAI`. */
  readonly label: string
  readonly voices: readonly HostedVoice[]
  /** Times the usual speed that it takes. */
  readonly speed: { readonly min: number; readonly max: number }
  /** Never rejects. */
  readonly speak: (request: HostedSpeech, signal: AbortSignal) => Promise<SpeechOutcome>
  /** Ends connections. */
  readonly close: () => Promise<void>
}

export type HostedVoice = {
  /** As the vendor names it. */
  readonly name: string
  readonly label: string
  /** Voice and model; empty when unknown. */
  readonly about: string
}

type HostedSpeech = {
  /** Typed by a stranger and never trusted; 1–2,000 code points. */
  readonly text: string
  /** `name` of one of the voices. */
  readonly voice: string
  /** Within `SpeechProvider.speed`. */
  readonly speed: number
}

export type SpeechOutcome =
  | {
      readonly ok: true
      /** WAV with 16-bit samples; its header may not know its length. Not looked into yet. */
      readonly wav: Uint8Array
      /** Model that spoke, under the vendor's name. */
      readonly model: string
    }
  | SpeechFailure

/** Of the kinds that pictures fail in; `started: false` only when nothing can be owed. */
export type SpeechFailure = ImageFailure
