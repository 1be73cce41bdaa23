import { countCharacters } from '@easel/contract/text-length'
import type { SpeechProvider } from '@easel/providers/speech/speech-provider'
import type { PaidCalls, Service } from '../imaging/index.ts'
import type { SpeechPrices } from './speech-prices.ts'

const TEXT = 'The studio is open.'

/** Has a vendor's first voice say a sentence. */
export function testSpeaker(deps: {
  readonly speaker: SpeechProvider
  readonly prices: SpeechPrices
  readonly calls: Pick<PaidCalls, 'ask'>
}): NonNullable<Service['live']>['test'] {
  const { speaker, prices, calls } = deps
  return async (signal) => {
    const [voice] = speaker.voices
    if (!voice)
      return { ok: false, kind: 'unsupported', retryable: false, started: false, detail: 'no voice is named' }
    const price = prices(speaker.id, countCharacters(TEXT))
    const order = { text: TEXT, voice: voice.name, speed: 1 }
    const outcome = await calls.ask({ price, isTest: true }, () => speaker.speak(order, signal))
    if (!outcome.ok) return outcome
    return { ok: true, model: `${outcome.model}, ${voice.label}`, costUsd: price, text: null }
  }
}
