const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const MAX_CHARACTERS = 1_000
/** Schemes that browsers and operating systems handle themselves, so they cannot belong to an app. */
const SYSTEM_SCHEMES =
  /^(?:https?|wss?|ftps?|file|data|blob|filesystem|javascript|vbscript|about|view-source|jar|chrome|chrome-extension|moz-extension|edge|brave|opera|resource|intent|android-app|mailto|tel|sms|callto|facetime|ssh|telnet|smb|ldap|shell|steam|search|search-ms|ms-.*|x-apple.*|itms.*|microsoft-edge.*):$/

/** A valid redirect address: a site over HTTPS, or a program on the user's computer. Undefined for anything else. */
export function redirectAddress(text: string): URL | undefined {
  if (text.length > MAX_CHARACTERS || !/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || text.includes('#')) return undefined
  return url.protocol === 'https:' || isLocalAddress(url) ? url : undefined
}

/** A loopback port, or an app's scheme. */
export function isLocalAddress(url: URL): boolean {
  return isLoopback(url) || isOwnScheme(url)
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** Private-use schemes as in RFC 8252, 7.1 (`com.example.app:/callback`), or with a host and path, as code editors register (`cursor://…/callback`). */
function isOwnScheme({ protocol, host, pathname }: URL): boolean {
  if (SYSTEM_SCHEMES.test(protocol)) return false
  return pathname.startsWith('/') && (host !== '' || protocol.includes('.'))
}

/** A redirect address for people: its host, or its scheme if that is an app's own. */
export function placeOf(url: URL): string {
  if (!isOwnScheme(url)) return url.host
  return url.host === '' ? url.protocol : `${url.protocol}//${url.host}`
}

/** Whether it equals one that the app registered; on loopback any port matches (RFC 8252, 7.3). */
export function isRegisteredAddress(given: string, registered: readonly string[]): boolean {
  if (!redirectAddress(given)) return false
  return registered.some((known) => known === given || withoutPort(known) === withoutPort(given))
}

/** The loopback address without its port; undefined for others, which must match exactly. */
function withoutPort(text: string): string | symbol {
  const url = redirectAddress(text)
  if (!url || !isLoopback(url)) return Symbol(text)
  return text.replace(/^(http:\/\/[^/?]*?):\d+(?=[/?]|$)/, '$1')
}
