import { create } from 'zustand'
import { toApiError } from '#web/shared/api/api-error.ts'

/** The default, as in the error's message. */
const USUAL_SECONDS = 60

type CooldownState = {
  /** Until when the provider takes no requests, in milliseconds since 1970; null when it takes them. */
  readonly until: number | null
}

export const useCooldownStore = create<CooldownState>(() => ({ until: null }))

/** Notes a refusal that asks to wait; every other error says nothing of it. */
export function noteCooldown(thrown: unknown, now = Date.now()): void {
  const { code, retryAfterSeconds = USUAL_SECONDS } = toApiError(thrown)
  if (code === 'rate_limit') useCooldownStore.setState({ until: now + retryAfterSeconds * 1_000 })
}

/** The wait is over, or a picture came through before its end. */
export function endCooldown(): void {
  useCooldownStore.setState({ until: null })
}
