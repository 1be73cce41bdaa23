/** What programs call; everything else is opened by people. */
export const API_PREFIXES = ['/api/', '/v1/'] as const

export function isApiPath(path: string): boolean {
  return API_PREFIXES.some((prefix) => path.startsWith(prefix))
}
