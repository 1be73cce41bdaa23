/** Written in by the build, as JSON; neither tests, the development server nor the build's own scripts have it. */
declare const BUILT_BASE: string

/**
 * The path that stands before every other one of this site, like `/easel`; empty at the root of a host. The build writes a stand-in, for which
 * the server puts the path of PUBLIC_URL when it starts. The router knows it by itself; every other address goes through here.
 */
// Read, not written as it is: of a constant the build would work out the length, which is another one in the end.
export const SITE_BASE: string = typeof BUILT_BASE === 'undefined' ? '' : JSON.parse(BUILT_BASE)

/** The address of something that lies at `path` on this site. */
export function inSite(path: `/${string}`): string {
  return SITE_BASE + path
}

/** An address's path as `PATHS` has it; undefined for what lies outside the site. */
export function pathInSite(pathname: string): string | undefined {
  if (pathname === SITE_BASE) return '/'
  return pathname.startsWith(`${SITE_BASE}/`) ? pathname.slice(SITE_BASE.length) : undefined
}

/** The name by which the browser keeps something for this site: other sites on the same host keep theirs beside it. */
export function siteName(name: string): string {
  return SITE_BASE + name
}
