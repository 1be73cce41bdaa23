import { type PageRight, RESTRICTED_PAGES } from '@easel/contract/paths'
import { keepCookie, keptStorage } from './site-data.ts'

/** Where the session lives in local storage. */
export const SESSION_KEY = 'easel.session'

/** Whether a user seems to be signed in: enough to choose a button before the client is loaded. */
export function hasStoredSession(): boolean {
  return keptStorage.getItem(SESSION_KEY) !== null
}

/** What depends on it in a page that is only there to be read is chosen by CSS. */
export function markSession(isSignedIn: boolean): void {
  if (typeof document === 'undefined') return
  document.documentElement.toggleAttribute('data-session', isSignedIn)
  if (!isSignedIn) for (const right of RIGHTS) markRight(right, false)
}

const A_YEAR = 365 * 24 * 60 * 60

const RIGHTS: readonly PageRight[] = ['moderator', 'operator']

/** Lets the server answer the pages of who has a right as pages that are there. */
export function markRight(right: PageRight, isHeld: boolean): void {
  keepCookie(RESTRICTED_PAGES[right].cookie, String(isHeld), isHeld ? A_YEAR : 0)
}
