import { TOKEN_HEADER } from '@easel/contract/endpoint'

/** What a request is authorized by, as `Authorization` would carry it: the header of our own where it has one; null without either. */
export function authorizationOf(headers: Headers): string | null {
  const token = headers.get(TOKEN_HEADER)
  return token ? `Bearer ${token}` : headers.get('authorization')
}
