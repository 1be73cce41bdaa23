import { listVoices } from '@easel/contract/voices'
import type { Mount } from '../../platform/http/mount.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Spending } from '../imaging/index.ts'
import { OWN_SPEAKER, type SpeechSettings, speakersOf } from './speakers.ts'
import { readSpeechPrices } from './speech-prices.ts'
import { createVoices, type Voices } from './voices.ts'

export type VoicesModule = Voices & {
  readonly mountRoutes: (mount: Mount) => void
  readonly close: () => Promise<void>
}

export function createVoicesModule(deps: {
  readonly settings: SpeechSettings
  readonly spending: Spending
  readonly logger: Pick<Logger, 'warn'>
}): VoicesModule {
  const { settings, spending, logger } = deps
  const prices = readSpeechPrices(settings.SPEECH_PRICES)
  // A cap over calls of unknown price would be no cap.
  const speakers = speakersOf(settings).filter(
    ({ id }) => id === OWN_SPEAKER || spending.cap === null || prices(id, 1) !== null,
  )
  const voices = createVoices({ speakers, prices, spending, logger })
  return {
    ...voices,
    mountRoutes: (mount) => mount(listVoices, async () => ({ voices: [...voices.list] })),
    close: async () => {
      await Promise.all(speakers.map((speaker) => speaker.close()))
    },
  }
}
