/** Local storage key, the specification's. */
const COMPLETED_KEY = 'onboarding_completed'

/** Without storage there is no welcome, rather than one on every page. */
export function isOnboardingCompleted(): boolean {
  try {
    return localStorage.getItem(COMPLETED_KEY) !== null
  } catch {
    return true
  }
}

export function completeOnboarding() {
  try {
    localStorage.setItem(COMPLETED_KEY, 'true')
  } catch {
    // Then it lasts until the page is left.
  }
}
