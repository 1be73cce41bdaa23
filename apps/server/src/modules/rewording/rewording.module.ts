import * as endpoints from '@easel/contract/prompts'
import { createLanguageModel } from '@easel/providers/language/language-model'
import type { Mount } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { Logger } from '../../platform/logger.ts'
import type { ContentPolicy, Spending } from '../imaging/index.ts'
import { enhancePrompt } from './enhance-prompt.ts'

/** What the environment says of a language model; without a name there is none. */
export type RewordingSettings = {
  readonly LANGUAGE_MODEL?: string | undefined
  readonly LANGUAGE_MODEL_URL?: string | undefined
  readonly LANGUAGE_MODEL_KEY?: string | undefined
  readonly LANGUAGE_MODEL_PRICE?: number | undefined
  readonly LANGUAGE_MODEL_SECONDS: number
  readonly OPENAI_API_KEY?: string | undefined
  readonly OPENAI_BASE_URL?: string | undefined
}

export type RewordingModule = {
  /** Name of the model; null when none is connected. */
  readonly model: string | null
  readonly mountRoutes: (mount: Mount) => void
  readonly close: () => Promise<void>
}

export function createRewordingModule(deps: {
  readonly settings: RewordingSettings
  readonly policy: ContentPolicy
  /** The operator's books. */
  readonly spending: Spending
  readonly limiter: RateLimiter | undefined
  readonly logger: Pick<Logger, 'warn'>
}): RewordingModule {
  const { settings, spending, limiter } = deps
  const { LANGUAGE_MODEL: name, LANGUAGE_MODEL_URL: ownUrl, LANGUAGE_MODEL_PRICE } = settings
  const price = LANGUAGE_MODEL_PRICE ?? (ownUrl === undefined ? null : 0)
  // A cap over calls of unknown price would be no cap.
  const isThere = name !== undefined && (spending.cap === null || price !== null)
  const baseUrl = ownUrl ?? settings.OPENAI_BASE_URL
  // The other key is OpenAI's, and goes nowhere else.
  const key = settings.LANGUAGE_MODEL_KEY ?? (ownUrl === undefined ? settings.OPENAI_API_KEY : undefined)
  const model = isThere
    ? createLanguageModel({
        model: name,
        deadlineMs: settings.LANGUAGE_MODEL_SECONDS * 1_000,
        ...(key === undefined ? {} : { key }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
      })
    : undefined
  const enhance = enhancePrompt({ ...deps, model, price, takeTurn: (userId) => limiter?.take(userId) })
  return {
    model: isThere ? name : null,
    mountRoutes: (mount) => mount(endpoints.enhancePrompt, enhance),
    close: async () => model?.close(),
  }
}
