import { getPath } from 'hono/utils/url'

/** Paths for programs, with or without a trailing slash; everything else is opened by people. */
export const API_PREFIXES = ['/api/', '/v1/', '/mcp/', '/sdapi/'] as const

export function isApiPath(path: string): boolean {
  return API_PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))
}

/** The path below the site's base. A proxy may have removed the base already. */
export function pathBelow(siteBase: string): (request: Request) => string {
  if (siteBase === '') return getPath
  return (request) => {
    const path = getPath(request)
    if (path === siteBase) return '/'
    return path.startsWith(`${siteBase}/`) ? path.slice(siteBase.length) : path
  }
}
