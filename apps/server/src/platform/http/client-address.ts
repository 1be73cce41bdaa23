/** The caller's address: the socket's, or what the trusted proxy appended last to `X-Forwarded-For` (earlier entries are the caller's own words). */
export function clientAddress(headers: Headers, peer: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || peer || 'in-process'
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
