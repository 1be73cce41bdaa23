import { isIP } from 'node:net'

/** Stands for a caller whose address the trusted proxy sent in an unknown format. */
export const UNKNOWN_ADDRESS = 'unknown'

/**
 * The caller's address: the socket's, or the last entry of `X-Forwarded-For`, which the trusted proxy appended (earlier entries are the caller's
 * claims). Without a port; IPv6 in its shortest form, mapped IPv4 as IPv4.
 */
export function clientAddress(headers: Headers, peer: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return readAddress(forwarded) ?? UNKNOWN_ADDRESS
  return peer === undefined ? 'in-process' : (readAddress(peer) ?? UNKNOWN_ADDRESS)
}

/** The key for limits: an IPv4 address, or the /64 of an IPv6 address, since one connection owns all of it. */
export function clientSource(address: string): string {
  if (isIP(address) !== 6) return address
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Parses `address`, `v4:port`, `[v6]` and `[v6]:port`, with or without a zone; undefined for anything else. */
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

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const first = numbers(head)
  if (tail === undefined) return first
  const last = numbers(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
