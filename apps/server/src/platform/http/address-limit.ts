import { isLoopback } from '../loopback.ts'
import { clientSource } from './client-address.ts'
import type { HttpContext } from './context.ts'
import { quotaTeller } from './quota-headers.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Counts a request against its network; undefined means no limit. */
export function takeTurnOfAddress(c: HttpContext, limiter: RateLimiter | undefined): void {
  const address = c.get('clientAddress')
  // Without a proxy, a loopback address belongs to this machine's owner; behind one it would be everyone's.
  if (!isLoopback(address)) limiter?.take(clientSource(address), quotaTeller(c))
}
