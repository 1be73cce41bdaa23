/** What Node is started with for the server, besides its settings. */
export const SERVER_OPTIONS = [
  '--import',
  new URL('../apps/server/src/compile-cache.mjs', import.meta.url).href,
]

/** One arena: glibc gives every thread one of its own, and the system little back of what lies in any (decision 0033). */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }
