/** Pages for whom the operator named; to everybody else there is nothing at these addresses, and the status says so. */
export const OPERATOR_PAGES = ['/moderation', '/providers'] as const

/** Cookie of a browser in which an operator was seen. It only chooses the status of their pages: what stands in them is asked for with the session. */
export const OPERATOR_COOKIE = 'operator'

/** Pages that ask for a session. They have no HTML of their own: the server answers them with the app's shell. */
export const SESSION_PAGES = [
  '/dashboard',
  '/billing',
  '/account',
  '/my-generations',
  '/history',
  ...OPERATOR_PAGES,
] as const

/** Stands in the built pages wherever an address must be whole (canonical links, feeds); the server puts PUBLIC_URL in its place. */
export const BUILD_ORIGIN = 'https://easel.invalid'

/** The same for PRODUCTION_HOST: the page compares it with its own before the first paint. Empty when there is none. */
export const BUILD_PRODUCTION_HOST = 'production-host.easel.invalid'
