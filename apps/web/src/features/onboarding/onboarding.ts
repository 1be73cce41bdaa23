import { keepsSiteData, keptStorage } from '#web/shared/lib/site-data.ts'

/** Local storage key from the specification. */
const COMPLETED_KEY = 'onboarding_completed'

/** Without storage there is no onboarding, rather than one on every page. */
export function isOnboardingCompleted(): boolean {
  return keptStorage.getItem(COMPLETED_KEY) !== null || !keepsSiteData()
}

export function completeOnboarding() {
  keptStorage.setItem(COMPLETED_KEY, 'true')
}
