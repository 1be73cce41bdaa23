import type { enhancePrompt as endpoint } from '@easel/contract/prompts'
import type { LanguageModel } from '@easel/providers/language/language-model'
import { AppError } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/logger.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type ContentPolicy, FAILURE_CODES, isUnspent, type Spending } from '../imaging/index.ts'
import { instructionsFor, readAnswer } from './wording.ts'

/** Asks the language model, once and within its time. Neither the prompt nor the answer is kept or logged. */
export function enhancePrompt(deps: {
  /** Absent when none is connected. */
  readonly model: LanguageModel | undefined
  /** US dollars a prompt; null when the operator has not said. */
  readonly price: number | null
  readonly policy: ContentPolicy
  readonly spending: Pick<Spending, 'hold' | 'settle'>
  /** Throws `rate_limit` for who asks too often. */
  readonly takeTurn: (userId: string) => void
  readonly logger: Pick<Logger, 'warn'>
}): UseCase<typeof endpoint> {
  const { model, price, policy, spending, logger } = deps
  return async ({ body: { prompt, style } }, { actor, signal }) => {
    if (!model) throw new AppError('not_found', { message: 'No language model is connected.' })
    if (policy.refuses({ prompt })) throw new AppError('nsfw_content')
    deps.takeTurn(actor.userId)
    const hold = await spending.hold(price)
    if (hold === undefined) throw new AppError('insufficient_credits')
    const outcome = await model.complete({ instructions: instructionsFor(style), text: prompt }, signal)
    await spending.settle(hold, outcome.ok || !isUnspent(outcome) ? (price ?? 0) : 0)
    if (!outcome.ok) {
      const { kind, detail, retryAfterSeconds: retryAfter } = outcome
      if (kind !== 'cancelled') logger.warn({ kind, detail }, 'a prompt was not rewritten')
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
