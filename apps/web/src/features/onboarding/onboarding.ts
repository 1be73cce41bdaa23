import { keepsSiteData, keptStorage } from '#web/shared/lib/site-data.ts'

/** Local storage key, the specification's. */
const COMPLETED_KEY = 'onboarding_completed'

/** Where nothing can be kept there is no welcome, rather than one on every page. */
export function isOnboardingCompleted(): boolean {
  return keptStorage.getItem(COMPLETED_KEY) !== null || !keepsSiteData()
}

export function completeOnboarding() {
  keptStorage.setItem(COMPLETED_KEY, 'true')
}
