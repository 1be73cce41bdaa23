import { create } from 'zustand'
import { toApiError } from '#web/shared/api/api-error.ts'

/** Default wait, as in the error's message. */
const USUAL_SECONDS = 60

type CooldownState = {
  /** When the provider accepts requests again, in epoch milliseconds; null if it does now. */
  readonly until: number | null
}

export const useCooldownStore = create<CooldownState>(() => ({ until: null }))

/** Records a refusal with a wait; other errors are ignored. */
export function noteCooldown(thrown: unknown, now = Date.now()): void {
  const { code, retryAfterSeconds = USUAL_SECONDS } = toApiError(thrown)
  if (code === 'rate_limit') useCooldownStore.setState({ until: now + retryAfterSeconds * 1_000 })
}

/** The wait is over, or a picture succeeded earlier. */
export function endCooldown(): void {
  useCooldownStore.setState({ until: null })
}
