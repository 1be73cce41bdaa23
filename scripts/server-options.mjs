/** Node options for the server, in addition to its settings. */
export const SERVER_OPTIONS = [
  '--import',
  new URL('../apps/server/src/compile-cache.mjs', import.meta.url).href,
]

/** One arena: glibc gives every thread its own, and returns little of their memory to the system (decision 0033). */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }
