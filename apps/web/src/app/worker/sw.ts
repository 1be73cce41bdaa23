/// <reference lib="webworker" />
import { forgetShared, keepShared } from '#web/shared/lib/installed-app/share-target.ts'
import { siteName } from '#web/shared/lib/site-base.ts'
import { isKeepable, type Strategy, strategyFor } from './strategy.ts'

// Defined by the build (site-build/service-worker.ts).
declare const VERSION: string
declare const PRECACHE: readonly string[]
declare const SHELL_FILES: readonly string[]
declare const PAGE_FILES: readonly string[]
declare const SHELL_PAGE: string
declare const OFFLINE_PAGE: string
declare const self: ServiceWorkerGlobalScope

/** The shell cache of this version; activation deletes older ones. */
const SHELLS = siteName('shell-')
const SHELL = SHELLS + VERSION
/** Caches filled while browsing, and the maximum entries of each. */
const CACHES = { pages: 30, files: 200, pictures: 120 } as const
type Kind = keyof typeof CACHES

async function keep(kind: Kind, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(siteName(kind))
  await cache.put(request, response)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - CACHES[kind]))) await cache.delete(old)
}

async function cacheFirst(event: FetchEvent, kind: Kind): Promise<Response> {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (isKeepable(response)) event.waitUntil(keep(kind, event.request, response.clone()))
  return response
}

/** Fetches from the network and caches the answer; without a network, serves the cached answer or the stand-in page. */
async function networkFirst(event: FetchEvent, kind: Kind, standIn?: string): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (isKeepable(response)) event.waitUntil(keep(kind, event.request, response.clone()))
    return response
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const kept =
      (await caches.match(event.request)) ??
      // Query parameters, such as shared words or a filter, are ignored: the page reads them from the address.
      (standIn && ((await caches.match(pathname)) ?? (await caches.match(standIn))))
    if (kept) return kept
    throw error
  }
}

const STRATEGIES: { readonly [S in Exclude<Strategy, 'network'>]: (event: FetchEvent) => Promise<Response> } =
  {
    page: (event) => networkFirst(event, 'pages', OFFLINE_PAGE),
    'own-page': (event) => networkFirst(event, 'pages', SHELL_PAGE),
    files: (event) => cacheFirst(event, 'files'),
    'site-pictures': (event) => cacheFirst(event, 'pictures'),
    // A picture may be unpublished: online, show only what the server still serves.
    'shared-pictures': (event) => networkFirst(event, 'pictures'),
    share: async ({ request }) => Response.redirect(await keepShared(await request.formData()), 303),
  }

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...PRECACHE])))
})

/** Caches the studio's shell, only for those who use it: readers never download its program. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL)
  if (!(await cache.match(SHELL_PAGE))) await cache.addAll([...SHELL_FILES])
}

/**
 * Caches the pages' own scripts one after the other, so that pages never opened before work offline. Stops at a failure; missing files are
 * cached when their page is opened.
 */
async function keepPages(): Promise<void> {
  const cache = await caches.open(SHELL)
  for (const file of PAGE_FILES) {
    if (await caches.match(file)) continue
    try {
      await cache.add(file)
    } catch {
      return
    }
  }
}

self.addEventListener('activate', (event) => {
  async function takeOver() {
    for (const name of await caches.keys())
      if (name.startsWith(SHELLS) && name !== SHELL) await caches.delete(name)
    // Cached pages of the previous version name files that may be gone.
    await caches.delete(siteName('pages'))
    await self.clients.claim()
  }
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = { url: request.url, method: request.method, isPage: request.mode === 'navigate' }
  const strategy = strategyFor(asked, self.location.origin)
  if (strategy !== 'network') event.respondWith(STRATEGIES[strategy](event))
})

/** `activate`: the person wants the new version now. `shell`: the program runs. `pages`: the page is idle. `forget`: the user signed out; clear the caches. */
self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting()
  if (event.data === 'shell') event.waitUntil(keepShell())
  if (event.data === 'pages') event.waitUntil(keepPages())
  if (event.data === 'forget') {
    for (const kind of Object.keys(CACHES)) void caches.delete(siteName(kind))
    void forgetShared()
  }
})
