import { isIP } from 'node:net'
import { exchange } from '@easel/providers/net/exchange'
import { isPublicAddress, publicLookup, type Resolve } from '@easel/providers/net/public-address'
import { DAY_MS } from '../../platform/clock.ts'

/** Max bytes to read of a response, of which only the status matters. */
const MAX_ANSWER_BYTES = 64 * 1024
const DEADLINE_MS = 15_000
const MAX_QUIET_MS = DAY_MS

/** Result of one attempt. */
export type Attempt = {
  /** HTTP status; null without a response. */
  readonly answered: number | null
  readonly failure: 'blocked' | 'unreachable' | 'timeout' | 'broken' | null
  /** Retry-After in milliseconds; undefined if not sent. */
  readonly quietMs: number | undefined
  readonly tookMs: number
}

export type Receivers = {
  /** Why an address is not allowed as a receiver; undefined if it is. Its name is resolved only when sending. */
  readonly refusalOf: (url: string) => string | undefined
  /** Never rejects. Undefined when aborted. */
  readonly post: (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ) => Promise<Attempt | undefined>
}

/**
 * Sends to user-supplied addresses: public ones only (checked after DNS resolution), over HTTPS, without following redirects. Hosts listed by
 * the operator may be private and need no HTTPS.
 */
export function createReceivers(options: {
  /** Host names or addresses, each with a port or for every port. */
  readonly privateHosts: readonly string[]
  readonly userAgent: string
  /** DNS resolution; the system's by default. */
  readonly resolve?: Resolve | undefined
  readonly deadlineMs?: number | undefined
}): Receivers {
  const { privateHosts, userAgent, resolve, deadlineMs = DEADLINE_MS } = options
  const isListed = ({ host, hostname }: URL) => privateHosts.includes(host) || privateHosts.includes(hostname)

  function refusalOf(address: string): string | undefined {
    const url = new URL(address)
    if (isListed(url)) return undefined
    if (url.protocol !== 'https:') return 'The address must begin with https://'
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0 && !isPublicAddress(literal))
      return 'The address is not public. The operator of this site can allow it.'
    return undefined
  }

  return {
    refusalOf,
    post: async (address, headers, body, signal) => {
      const begun = performance.now()
      const about = (attempt: Partial<Attempt>): Attempt => ({
        answered: null,
        failure: null,
        quietMs: undefined,
        ...attempt,
        tookMs: performance.now() - begun,
      })
      // Checked again: the operator's list may have changed, and IP addresses are not resolved by the socket.
      if (refusalOf(address) !== undefined) return about({ failure: 'blocked' })
      const url = new URL(address)
      const result = await exchange({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
        body,
        maxBytes: MAX_ANSWER_BYTES,
        timeoutMs: deadlineMs,
        signal,
        agent: false,
        ...(isListed(url) ? {} : { lookup: publicLookup(resolve) }),
      })
      if (result.ok)
        return about({
          answered: result.status,
          quietMs: quietOf(result.headers['retry-after'], result.headers.date),
        })
      if (result.why === 'aborted') return undefined
      if (result.why === 'too_large') return about({ answered: result.status ?? null })
      return about({ failure: result.why === 'garbled' ? 'broken' : result.why })
    },
  }
}

/** Seconds, or a date relative to the response's own Date, since this machine's clock may be wrong. */
function quietOf(value: string | undefined, date: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.parse(date ?? '')
  return Number.isNaN(ms) ? undefined : Math.min(MAX_QUIET_MS, Math.max(1_000, ms))
}
