import { inSite, SITE_BASE, siteName } from './site-base.ts'

/**
 * Everything that the browser keeps for this site or shares between its pages goes through here: a browser may block it, so that even its name
 * throws, or have no room left. Then what is kept lasts until the page is left.
 */

/** The part of the browser's storage that is this site's. Never throws. */
export type KeptStorage = {
  /** Null also where nothing can be kept. */
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

/** Whether what is kept now will be there on the next page. */
export function keepsSiteData(): boolean {
  keptStorage.setItem(PROBE, '1')
  const isKept = keptStorage.getItem(PROBE) === '1'
  keptStorage.removeItem(PROBE)
  return isKept
}

/** What another page of this site has kept or removed; without a name, everything was. */
export type KeptChange = { readonly name: string | null; readonly value: string | null }

export function whenKeptChanges(listener: (change: KeptChange) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) listener({ name: null, value: null })
    else if (key.startsWith(SITE_BASE)) listener({ name: key.slice(SITE_BASE.length), value: newValue })
  })
}

/** Keeps a word for the server and for the page's first paint; none are kept where cookies are blocked. */
export function keepCookie(name: string, value: string, seconds: number): void {
  quietly(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from one of the big browsers.
    document.cookie = `${name}=${value}; path=${inSite('/')}; max-age=${seconds}; samesite=lax`
  })
}

export function hasCookie(name: string, value: string): boolean {
  return quietly(() => document.cookie.includes(`${name}=${value}`)) ?? false
}

/** For what is too large for the storage above; undefined where there is none. */
export function siteDatabases(): IDBFactory | undefined {
  return quietly(() => indexedDB)
}

/** What all pages of this site in the browser hear; null where there is none. */
export function openSiteChannel(name: string): BroadcastChannel | null {
  return quietly(() => new BroadcastChannel(siteName(name))) ?? null
}

/** By which one page of this site does something while the others wait; undefined where there are none. */
export function siteLocks(): LockManager | undefined {
  return quietly(() => navigator.locks)
}

/** Undefined where pages have no service workers. */
export function siteWorkers(): ServiceWorkerContainer | undefined {
  return quietly(() => navigator.serviceWorker)
}

/** The worker of this site, if it has one. */
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
