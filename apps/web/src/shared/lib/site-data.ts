import { inSite, SITE_BASE, siteName } from './site-base.ts'

/**
 * All browser storage and messaging between pages goes through here. Browsers may block it, so that even access throws, or be out of space; data
 * then lasts until the page is closed.
 */

/** This site's part of local storage. Never throws. */
export type KeptStorage = {
  /** Also null where nothing can be stored. */
  readonly getItem: (name: string) => string | null
  readonly setItem: (name: string, value: string) => void
  readonly removeItem: (name: string) => void
}

export const keptStorage: KeptStorage = {
  getItem: (name) => quietly(() => localStorage.getItem(siteName(name))) ?? null,
  setItem: (name, value) => quietly(() => localStorage.setItem(siteName(name), value)),
  removeItem: (name) => quietly(() => localStorage.removeItem(siteName(name))),
}

const PROBE = 'easel.probe'

/** Whether stored data survives to the next page. */
export function keepsSiteData(): boolean {
  keptStorage.setItem(PROBE, '1')
  const isKept = keptStorage.getItem(PROBE) === '1'
  keptStorage.removeItem(PROBE)
  return isKept
}

/** Called when another page of this site changed a key; without a name, everything was cleared. */
export type KeptChange = { readonly name: string | null; readonly value: string | null }

export function whenKeptChanges(listener: (change: KeptChange) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) listener({ name: null, value: null })
    else if (key.startsWith(SITE_BASE)) listener({ name: key.slice(SITE_BASE.length), value: newValue })
  })
}

/** Sets a cookie for the server and the first paint; ignored where cookies are blocked. */
export function keepCookie(name: string, value: string, seconds: number): void {
  quietly(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from one of the big browsers.
    document.cookie = `${name}=${value}; path=${inSite('/')}; max-age=${seconds}; samesite=lax`
  })
}

export function hasCookie(name: string, value: string): boolean {
  return quietly(() => document.cookie.includes(`${name}=${value}`)) ?? false
}

/** IndexedDB for larger data; undefined if unavailable. */
export function siteDatabases(): IDBFactory | undefined {
  return quietly(() => indexedDB)
}

/** A BroadcastChannel between this site's pages; null if unavailable. */
export function openSiteChannel(name: string): BroadcastChannel | null {
  return quietly(() => new BroadcastChannel(siteName(name))) ?? null
}

/** Web Locks between this site's pages; undefined if unavailable. */
export function siteLocks(): LockManager | undefined {
  return quietly(() => navigator.locks)
}

/** Service workers; undefined if unavailable. */
export function siteWorkers(): ServiceWorkerContainer | undefined {
  return quietly(() => navigator.serviceWorker)
}

/** This site's service worker registration, if any. */
export async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return siteWorkers()
    ?.getRegistration(inSite('/'))
    .catch(() => undefined)
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
