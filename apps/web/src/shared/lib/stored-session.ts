/** Where the session lives in local storage. */
export const SESSION_KEY = 'easel.session'

/** Whether somebody seems to be signed in: enough to choose a button, before the client is loaded. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** What depends on it in a page that is only there to be read is chosen by CSS. */
export function markSession(isSignedIn: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-session', isSignedIn)
}
