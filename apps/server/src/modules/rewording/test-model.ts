import type { LanguageModel } from '@easel/providers/language/language-model'
import type { PaidCalls, Service } from '../imaging/index.ts'
import { instructionsFor, readAnswer } from './wording.ts'

const PROMPT = 'a boat on a lake'

/** Has the language model better a prompt. */
export function testModel(deps: {
  readonly model: LanguageModel
  readonly name: string
  readonly price: number | null
  readonly calls: Pick<PaidCalls, 'ask'>
}): NonNullable<Service['live']>['test'] {
  const { model, name, price, calls } = deps
  const order = { instructions: instructionsFor(null), text: PROMPT }
  return async (signal) => {
    const outcome = await calls.ask({ price, isTest: true }, () => model.complete(order, signal))
    return outcome.ok ? { ok: true, model: name, costUsd: price, text: readAnswer(outcome.text) } : outcome
  }
}
