import { listVoices } from '@easel/contract/voices'
import type { Mount } from '../../platform/http/mount.ts'
import type { PaidCalls, Service } from '../imaging/index.ts'
import { OWN_SPEAKER, SPEAKERS, type SpeechSettings, speakersOf } from './speakers.ts'
import { readSpeechPrices } from './speech-prices.ts'
import { testSpeaker } from './test-speaker.ts'
import { createVoices, type Voices } from './voices.ts'

export type VoicesModule = Voices & {
  /** Every speech vendor, for the operator's page. */
  readonly services: readonly Service[]
  readonly mountRoutes: (mount: Mount) => void
  readonly close: () => Promise<void>
}

export function createVoicesModule(deps: {
  readonly settings: SpeechSettings
  /** Whether the operator capped spending. */
  readonly isCapped: boolean
  readonly paidCalls: (id: string) => PaidCalls
}): VoicesModule {
  const { settings, isCapped, paidCalls } = deps
  const prices = readSpeechPrices(settings.SPEECH_PRICES)
  const known = speakersOf(settings)
  // A cap would be meaningless for calls of unknown price.
  const speakers = known.filter(({ id }) => id === OWN_SPEAKER || !isCapped || prices(id, 1) !== null)
  const calls = new Map(speakers.map(({ id }) => [id, paidCalls(`voice-${id}`)]))

  function callsOf(id: string): PaidCalls {
    const found = calls.get(id)
    if (!found) throw new Error(`no vendor of voices "${id}" is set up`)
    return found
  }

  const voices = createVoices({ speakers, prices, callsOf })
  return {
    ...voices,
    services: SPEAKERS.map(({ id, label, variable }) => {
      const speaker = speakers.find((one) => one.id === id)
      return {
        id: `voice-${id}`,
        label,
        makes: 'speech',
        // Under a cap, a price is needed as well as a key.
        variable: !speaker && known.some((one) => one.id === id) ? 'SPEECH_PRICES' : variable,
        priceUsd: prices(id, 1_000),
        live: speaker && {
          circuit: callsOf(id).circuit,
          test: testSpeaker({ speaker, prices, calls: callsOf(id) }),
        },
      }
    }),
    mountRoutes: (mount) => mount(listVoices, async () => ({ voices: [...voices.list] })),
    close: async () => {
      await Promise.all(known.map((speaker) => speaker.close()))
    },
  }
}
