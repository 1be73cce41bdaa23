import { VOICES, type VoiceId } from '@easel/audio/speech/voices'
import type { ErrorCode } from '@easel/contract/errors'
import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import type { Voice } from '@easel/contract/voices'
import type { SpeechProvider } from '@easel/providers/speech/speech-provider'
import { AppError } from '../../platform/app-error.ts'
import { FAILURE_CODES, type PaidCalls } from '../imaging/index.ts'
import type { SpeechPrices } from './speech-prices.ts'

/** A voice's provider. */
type Speaker =
  | { readonly kind: 'built-in'; readonly voice: VoiceId }
  | {
      readonly kind: 'hosted'
      /** Calls the vendor once, without retries. `onHold` is awaited first, with the id of the spending record. Rejects only if `onHold` does. */
      readonly speak: (
        order: { readonly text: string; readonly speed: number },
        call: { readonly signal: AbortSignal; readonly onHold: (hold: string) => Promise<void> },
      ) => Promise<HostedAnswer>
    }

type HostedAnswer =
  | {
      readonly ok: true
      readonly wav: Uint8Array /** US dollars; null when unknown. */
      readonly costUsd: number | null
    }
  /** `message` is for people. */
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string }

export type Voices = {
  readonly list: readonly Voice[]
  readonly find: (id: string) => { readonly facts: Voice; readonly speaker: Speaker } | undefined
}

const BUILT_IN = { provider: 'Built-in', is_hosted: false, is_multilingual: false } as const

export function createVoices(deps: {
  readonly speakers: readonly SpeechProvider[]
  readonly prices: SpeechPrices
  /** Clients by vendor id. */
  readonly callsOf: (speaker: string) => PaidCalls
}): Voices {
  const { speakers, prices, callsOf } = deps
  const voices = new Map<string, { facts: Voice; speaker: Speaker }>()

  for (const { id, label, about } of VOICES) {
    const { min, max } = LIMITS.speechSpeed
    voices.set(id, {
      facts: { id, label, about, ...BUILT_IN, speed: { min, max } },
      speaker: { kind: 'built-in', voice: id },
    })
  }
  for (const vendor of speakers)
    for (const { name, label, about } of vendor.voices) {
      const id = `${vendor.id}/${name}`
      const facts = { id, label, about, provider: vendor.label, is_hosted: true, is_multilingual: true }
      voices.set(id, {
        facts: { ...facts, speed: vendor.speed },
        speaker: { kind: 'hosted', speak: (order, call) => ask(vendor, { ...order, voice: name }, call) },
      })
    }

  async function ask(
    vendor: SpeechProvider,
    order: { readonly text: string; readonly speed: number; readonly voice: string },
    { signal, onHold }: { readonly signal: AbortSignal; readonly onHold: (hold: string) => Promise<void> },
  ): Promise<HostedAnswer> {
    const price = prices(vendor.id, countCharacters(order.text))
    const outcome = await callsOf(vendor.id).ask({ price, onHold }, () => vendor.speak(order, signal))
    if (outcome.ok) return { ok: true, wav: outcome.wav, costUsd: price }
    return failed(FAILURE_CODES[outcome.kind], outcome.retryAfterSeconds)
  }

  return { list: [...voices.values()].map(({ facts }) => facts), find: (id) => voices.get(id) }
}

function failed(code: ErrorCode, retryAfter?: number): HostedAnswer {
  const { message } = new AppError(code, retryAfter === undefined ? {} : { retryAfter })
  return { ok: false, code, message }
}
