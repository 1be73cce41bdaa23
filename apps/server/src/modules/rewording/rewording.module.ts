import * as endpoints from '@easel/contract/prompts/prompts'
import { createLanguageModel } from '@easel/providers/language/language-model'
import type { Mount } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { Logger } from '../../platform/logger.ts'
import type { MODELS_SETTINGS } from '../../settings/model-settings.ts'
import type { ValuesOf } from '../../settings/setting.ts'
import type { WORDS_SETTINGS } from '../../settings/word-settings.ts'
import type { ContentPolicy, PaidCalls, Service } from '../imaging/index.ts'
import { enhancePrompt } from './enhance-prompt.ts'
import { testModel } from './test-model.ts'

const SERVICE = 'language-model'

/** Language model settings; without a name there is none. */
export type RewordingSettings = ValuesOf<typeof WORDS_SETTINGS> &
  Pick<ValuesOf<typeof MODELS_SETTINGS>, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'> & {
    readonly LANGUAGE_MODEL_SECONDS: number
  }

export type RewordingModule = {
  /** For the operator's page. */
  readonly service: Service
  /** Model name; null when none is connected. */
  readonly model: string | null
  readonly mountRoutes: (mount: Mount) => void
  readonly close: () => Promise<void>
}

export function createRewordingModule(deps: {
  readonly settings: RewordingSettings
  readonly policy: ContentPolicy
  /** Whether the operator capped spending. */
  readonly isCapped: boolean
  readonly paidCalls: (id: string) => PaidCalls
  readonly limiter: RateLimiter | undefined
  readonly logger: Pick<Logger, 'warn'>
}): RewordingModule {
  const { settings, isCapped, limiter } = deps
  const { LANGUAGE_MODEL: name, LANGUAGE_MODEL_URL: ownUrl, LANGUAGE_MODEL_PRICE } = settings
  const price = LANGUAGE_MODEL_PRICE ?? (ownUrl === undefined ? null : 0)
  // A cap would be meaningless for calls of unknown price.
  const isThere = name !== undefined && (!isCapped || price !== null)
  const baseUrl = ownUrl ?? settings.OPENAI_BASE_URL
  // The fallback key is OpenAI's and is sent nowhere else.
  const key = settings.LANGUAGE_MODEL_KEY ?? (ownUrl === undefined ? settings.OPENAI_API_KEY : undefined)
  const model = isThere
    ? createLanguageModel({
        model: name,
        deadlineMs: settings.LANGUAGE_MODEL_SECONDS * 1_000,
        ...(key === undefined ? {} : { key }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
      })
    : undefined
  const calls = deps.paidCalls(SERVICE)
  const enhance = enhancePrompt({ ...deps, model, price, calls, takeTurn: limiter?.take })
  return {
    service: {
      id: SERVICE,
      label: 'Language model',
      makes: 'prompts',
      // Under a cap, a price is needed as well as a name.
      variable: name === undefined || isThere ? 'LANGUAGE_MODEL' : 'LANGUAGE_MODEL_PRICE',
      priceUsd: price,
      live:
        isThere && model
          ? { circuit: calls.circuit, test: testModel({ model, name, price, calls }) }
          : undefined,
    },
    model: isThere ? name : null,
    mountRoutes: (mount) => mount(endpoints.enhancePrompt, enhance),
    close: async () => model?.close(),
  }
}
