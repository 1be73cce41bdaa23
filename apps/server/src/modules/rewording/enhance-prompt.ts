import type { enhancePrompt as endpoint } from '@easel/contract/prompts/prompts'
import type { LanguageModel } from '@easel/providers/language/language-model'
import { AppError } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/logger.ts'
import type { TakeTurn } from '../../platform/quota.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type ContentPolicy, FAILURE_CODES, type PaidCalls } from '../imaging/index.ts'
import { instructionsFor, readAnswer } from './wording.ts'

/** Calls the language model once, with a time limit. Neither prompt nor answer is stored or logged. */
export function enhancePrompt(deps: {
  /** Absent when no model is connected. */
  readonly model: LanguageModel | undefined
  /** US dollars a prompt; null when the operator set none. */
  readonly price: number | null
  readonly policy: ContentPolicy
  readonly calls: Pick<PaidCalls, 'ask'>
  readonly takeTurn: TakeTurn | undefined
  readonly logger: Pick<Logger, 'warn'>
}): UseCase<typeof endpoint> {
  const { model, price, policy, calls, logger } = deps
  return async ({ body: { prompt, style } }, { actor, signal, tellQuota }) => {
    if (!model) throw new AppError('not_found', { message: 'No language model is connected.' })
    if (policy.refuses({ prompt })) throw new AppError('nsfw_content')
    deps.takeTurn?.(actor.userId, tellQuota)
    const order = { instructions: instructionsFor(style), text: prompt }
    const outcome = await calls.ask({ price }, () => model.complete(order, signal))
    if (!outcome.ok) {
      const { kind, retryAfterSeconds: retryAfter } = outcome
      throw new AppError(FAILURE_CODES[kind], retryAfter === undefined ? {} : { retryAfter })
    }
    const rewritten = readAnswer(outcome.text)
    if (rewritten === '' || policy.refuses({ prompt: rewritten })) {
      logger.warn({ kind: 'bad_response' }, 'a prompt was rewritten into none that may be used')
      throw new AppError('generation_failed', {
        message: 'The language model gave no prompt that can be used.',
      })
    }
    return { prompt: rewritten }
  }
}
