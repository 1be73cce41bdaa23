import { getPath } from 'hono/utils/url'

/** What programs call; everything else is opened by people. The path without the slash at its end is of it, too. */
export const API_PREFIXES = ['/api/', '/v1/', '/mcp/', '/sdapi/'] as const

export function isApiPath(path: string): boolean {
  return API_PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))
}

/** Reads a request's path as it is below the site's base. A proxy may have removed the base, so it need not be there. */
export function pathBelow(siteBase: string): (request: Request) => string {
  if (siteBase === '') return getPath
  return (request) => {
    const path = getPath(request)
    if (path === siteBase) return '/'
    return path.startsWith(`${siteBase}/`) ? path.slice(siteBase.length) : path
  }
}
