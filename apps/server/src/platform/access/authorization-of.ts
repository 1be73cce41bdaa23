import { TOKEN_HEADER } from '@easel/contract/endpoint'

/** The request's credentials as `Authorization` would carry them, preferring our own header; null when it has neither. */
export function authorizationOf(headers: Headers): string | null {
  const token = headers.get(TOKEN_HEADER)
  return token ? `Bearer ${token}` : headers.get('authorization')
}
