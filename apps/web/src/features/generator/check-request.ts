import { LIMITS } from '@easel/contract/limits'
import { CUSTOM_SIZES, type CustomSizes, customSizeProblem } from '@easel/contract/models/custom-sizes'
import { countCharacters, isBlank } from '@easel/contract/text-length'
import type { SessionState } from '#web/shared/api/session-store.ts'
import { readSeed } from './seed.ts'
import type { Settings } from './settings.store.ts'

export type Refusal = {
  readonly reason:
    | 'prompt'
    | 'negative'
    | 'seed'
    | 'size'
    | 'signed_out'
    | 'daily_limit'
    | 'batch'
    | 'unchecked'
  readonly message: string
  /** Pictures left today, when a batch asks for more. */
  readonly left?: number
}

type Circumstances = {
  readonly session: SessionState['status']
  /** Pictures left today; null until known, 'unchecked' when the check failed. */
  readonly remaining: number | null | 'unchecked'
  /** Supported custom sizes; absent while unknown. */
  readonly customSizes?: CustomSizes | null | undefined
}

/** Why this request is refused, checked in the specification's order, or null. */
export function checkRequest(
  settings: Settings,
  { session, remaining, customSizes }: Circumstances,
): Refusal | null {
  if (isBlank(settings.prompt)) return { reason: 'prompt', message: 'Please enter a prompt' }
  if (session !== 'signed-in') return { reason: 'signed_out', message: 'Please sign in to generate images' }
  if (countCharacters(settings.prompt.trim()) > LIMITS.promptCharacters)
    return { reason: 'prompt', message: 'The prompt may have up to 500 characters' }
  if (countCharacters(settings.negativePrompt.trim()) > LIMITS.negativePromptCharacters)
    return { reason: 'negative', message: 'The negative prompt may have up to 300 characters' }
  const seed = readSeed(settings.seed)
  if (!seed.ok) return { reason: 'seed', message: `The seed must be ${lowerFirst(seed.message)}` }
  const size = settings.isCustomSize && customSizeProblem(customSizes ?? CUSTOM_SIZES, settings)
  if (size) return { reason: 'size', message: size }
  if (remaining === 'unchecked')
    return { reason: 'unchecked', message: 'Your daily limit could not be checked. Try again in a moment.' }
  if (remaining === 0)
    return {
      reason: 'daily_limit',
      message: 'Daily limit reached. Upgrade to continue generating images.',
    }
  if (settings.batchMode && remaining !== null && settings.batchCount > remaining)
    return { reason: 'batch', message: `${remaining} left today`, left: remaining }
  return null
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
