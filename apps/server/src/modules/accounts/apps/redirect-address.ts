const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const MAX_CHARACTERS = 1_000

/** Where a browser may be sent: to a site over HTTPS, or to a program on its own computer. Undefined for everything else. */
export function redirectAddress(text: string): URL | undefined {
  if (text.length > MAX_CHARACTERS || !/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || text.includes('#')) return undefined
  return url.protocol === 'https:' || isLocalAddress(url) ? url : undefined
}

export function isLocalAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** Exactly one of those that the app named; a program on the computer gets its port when it starts, so that any fits (RFC 8252, 7.3). */
export function isRegisteredAddress(given: string, registered: readonly string[]): boolean {
  if (!redirectAddress(given)) return false
  return registered.some((known) => known === given || withoutPort(known) === withoutPort(given))
}

/** Undefined where the port matters, which never equals another: both sides then have to be the same text. */
function withoutPort(text: string): string | symbol {
  const url = redirectAddress(text)
  if (!url || !isLocalAddress(url)) return Symbol(text)
  return text.replace(/^(http:\/\/[^/?]*?):\d+(?=[/?]|$)/, '$1')
}
