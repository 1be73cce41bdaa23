import { isIP } from 'node:net'

/** What a caller is called whose address the trusted proxy told in no form that we can read. */
export const UNKNOWN_ADDRESS = 'unknown'

/**
 * The caller's address: the socket's, or what the trusted proxy appended last to `X-Forwarded-For` (earlier entries are the caller's own
 * words). Without a port, an IPv6 address in its shortest form, an IPv4 address within IPv6 as IPv4.
 */
export function clientAddress(headers: Headers, peer: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return readAddress(forwarded) ?? UNKNOWN_ADDRESS
  return peer === undefined ? 'in-process' : (readAddress(peer) ?? UNKNOWN_ADDRESS)
}

/** What a limit is counted by: an IPv4 address, or the /64 network of an IPv6 address, of which one connection has all 2^64. */
export function clientSource(address: string): string {
  if (isIP(address) !== 6) return address
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Reads `address`, `v4:port`, `[v6]`, `[v6]:port`, with a zone or without; undefined for anything else. */
function readAddress(text: string): string | undefined {
  const bare = (/^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text).replace(/%.*$/, '')
  if (isIP(bare) === 6) return shortest(bare)
  const host = /^([\d.]+)(?::\d+)?$/.exec(bare)?.[1] ?? ''
  return isIP(host) === 4 ? host : undefined
}

function shortest(address: string): string {
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const first = numbers(head)
  if (tail === undefined) return first
  const last = numbers(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
