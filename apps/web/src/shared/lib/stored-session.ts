import { type PageRight, RESTRICTED_PAGES } from '@easel/contract/paths'
import { keepCookie, keptStorage } from './site-data.ts'

/** Local storage key of the session. */
export const SESSION_KEY = 'easel.session'

/** Whether someone seems to be signed in: enough to choose a button before the client is loaded. */
export function hasStoredSession(): boolean {
  return keptStorage.getItem(SESSION_KEY) !== null
}

/** Static pages use CSS for what depends on the session. */
export function markSession(isSignedIn: boolean): void {
  if (typeof document === 'undefined') return
  document.documentElement.toggleAttribute('data-session', isSignedIn)
  if (!isSignedIn) for (const right of RIGHTS) markRight(right, false)
}

const A_YEAR = 365 * 24 * 60 * 60

const RIGHTS: readonly PageRight[] = ['moderator', 'operator']

/** Sets the cookie with which the server serves pages for people with a right. */
export function markRight(right: PageRight, isHeld: boolean): void {
  keepCookie(RESTRICTED_PAGES[right].cookie, String(isHeld), isHeld ? A_YEAR : 0)
}
