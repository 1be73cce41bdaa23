/** Pages that ask for a session. They have no HTML of their own: the server answers them with the app's shell, status 200. */
export const SESSION_PAGES = [
  '/dashboard',
  '/billing',
  '/account',
  '/my-generations',
  '/history',
  '/moderation',
  '/providers',
] as const

/** Stands in the built pages wherever an address must be whole (canonical links, feeds); the server puts PUBLIC_URL in its place. */
export const BUILD_ORIGIN = 'https://easel.invalid'

/** The same for PRODUCTION_HOST: the page compares it with its own before the first paint. Empty when there is none. */
export const BUILD_PRODUCTION_HOST = 'production-host.easel.invalid'
