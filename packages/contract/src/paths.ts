/**
 * Pages for people with a right; for everyone else they answer 404. The cookie says that one of them was seen in this browser and only decides
 * the status: their content still requires the session.
 */
export const RESTRICTED_PAGES = {
  moderator: { cookie: 'moderator', paths: ['/moderation'] },
  operator: { cookie: 'operator', paths: ['/operator', '/providers'] },
} as const
export type PageRight = keyof typeof RESTRICTED_PAGES

/** Pages that require a session. They are not prerendered: the server answers them with the app's shell. */
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

/** Where the system sends content shared to the installed app (public/manifest.webmanifest); its service worker answers. */
export const SHARE_TARGET = '/share-target'

/** Placeholder for the origin in absolute URLs of built pages (canonical links, feeds); the server replaces it with PUBLIC_URL's. */
export const BUILD_ORIGIN = 'https://easel.invalid'

/** Placeholder before every path in built files. The build removes it and records where it was; with a base path the server inserts that. */
export const BUILD_BASE = '/site-base.easel.invalid'

/** The same for PRODUCTION_HOST, which the page compares with its own host before the first paint. Empty if there is none. */
export const BUILD_PRODUCTION_HOST = 'production-host.easel.invalid'
