/** Inserted by the build as JSON; missing in tests, the development server and build scripts. */
declare const BUILT_BASE: string

/**
 * The site's base path, such as `/easel`; empty at the root of a host. The build inserts a placeholder, which the server replaces at startup
 * with PUBLIC_URL's path. The router handles it itself; every other URL goes through here.
 */
// Read at run time, because the build would fold a constant's length, which the server changes.
export const SITE_BASE: string = typeof BUILT_BASE === 'undefined' ? '' : JSON.parse(BUILT_BASE)

/** URL of a path of this site. */
export function inSite(path: `/${string}`): string {
  return SITE_BASE + path
}

/** A URL's path without the base; undefined outside the site. */
export function pathInSite(pathname: string): string | undefined {
  if (pathname === SITE_BASE) return '/'
  return pathname.startsWith(`${SITE_BASE}/`) ? pathname.slice(SITE_BASE.length) : undefined
}

/** A storage key for this site, distinct from other sites on the same host. */
export function siteName(name: string): string {
  return SITE_BASE + name
}
