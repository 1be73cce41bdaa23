const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const MAX_CHARACTERS = 1_000
/** What browsers and operating systems act on themselves: none of them is an app's own. */
const SYSTEM_SCHEMES =
  /^(?:https?|wss?|ftps?|file|data|blob|filesystem|javascript|vbscript|about|view-source|jar|chrome|chrome-extension|moz-extension|edge|brave|opera|resource|intent|android-app|mailto|tel|sms|callto|facetime|ssh|telnet|smb|ldap|shell|steam|search|search-ms|ms-.*|x-apple.*|itms.*|microsoft-edge.*):$/

/** Where a browser may be sent: to a site over HTTPS, or to a program on its own computer. Undefined for everything else. */
export function redirectAddress(text: string): URL | undefined {
  if (text.length > MAX_CHARACTERS || !/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || text.includes('#')) return undefined
  return url.protocol === 'https:' || isLocalAddress(url) ? url : undefined
}

/** A port of the browser's own computer, or the scheme of an app on it. */
export function isLocalAddress(url: URL): boolean {
  return isLoopback(url) || isOwnScheme(url)
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** As RFC 8252, 7.1 has it (`com.example.app:/callback`), or with a name and a path, as code editors register (`cursor://…/callback`). */
function isOwnScheme({ protocol, host, pathname }: URL): boolean {
  if (SYSTEM_SCHEMES.test(protocol)) return false
  return pathname.startsWith('/') && (host !== '' || protocol.includes('.'))
}

/** What a person is told of an address: its host, with the scheme where that is an app's own. */
export function placeOf(url: URL): string {
  if (!isOwnScheme(url)) return url.host
  return url.host === '' ? url.protocol : `${url.protocol}//${url.host}`
}

/** Exactly one of those that the app named; a program on the computer gets its port when it starts, so that any fits (RFC 8252, 7.3). */
export function isRegisteredAddress(given: string, registered: readonly string[]): boolean {
  if (!redirectAddress(given)) return false
  return registered.some((known) => known === given || withoutPort(known) === withoutPort(given))
}

/** Undefined where the port matters, which never equals another: both sides then have to be the same text. */
function withoutPort(text: string): string | symbol {
  const url = redirectAddress(text)
  if (!url || !isLoopback(url)) return Symbol(text)
  return text.replace(/^(http:\/\/[^/?]*?):\d+(?=[/?]|$)/, '$1')
}
