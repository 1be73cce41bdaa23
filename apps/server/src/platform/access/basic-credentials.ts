/** Name and password of a request that uses Basic authentication (RFC 7617), or undefined. */
export function basicCredentials(
  request: Request,
): { readonly user: string; readonly password: string } | undefined {
  const [, encoded] = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}

export function basicUser(request: Request): string | undefined {
  return basicCredentials(request)?.user
}
