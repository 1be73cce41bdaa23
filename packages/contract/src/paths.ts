/**
 * Pages for those who have a right; to everybody else there is nothing at these addresses, and the status says so. The cookie is of a browser in
 * which one of them was seen, and only chooses that status: what stands in the pages is asked for with the session.
 */
export const RESTRICTED_PAGES = {
  moderator: { cookie: 'moderator', paths: ['/moderation'] },
  operator: { cookie: 'operator', paths: ['/operator', '/providers'] },
} as const
export type PageRight = keyof typeof RESTRICTED_PAGES

/** Pages that ask for a session. They have no HTML of their own: the server answers them with the app's shell. */
export const SESSION_PAGES = [
  '/dashboard',
  '/billing',
  '/device',
  '/authorize',
  '/account',
  '/my-generations',
  '/history',
  ...RESTRICTED_PAGES.moderator.paths,
  ...RESTRICTED_PAGES.operator.paths,
] as const

/** Stands in the built pages wherever an address must be whole (canonical links, feeds); the server puts PUBLIC_URL in its place. */
export const BUILD_ORIGIN = 'https://easel.invalid'

/**
 * Stands in what is built before the path of every address of the site. The build takes it out and notes where it stood; below the root of a
 * host the server puts the path of PUBLIC_URL there.
 */
export const BUILD_BASE = '/site-base.easel.invalid'

/** The same for PRODUCTION_HOST: the page compares it with its own before the first paint. Empty when there is none. */
export const BUILD_PRODUCTION_HOST = 'production-host.easel.invalid'
