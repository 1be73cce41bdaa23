import type { Quota, TellQuota } from '../quota.ts'
import type { HttpContext } from './context.ts'

/** Remembers quotas for the headers of this request's answer. */
export function quotaTeller(c: HttpContext): TellQuota {
  return (quota) => c.set('quotas', [...(c.get('quotas') ?? []), quota])
}

/** Follows draft-ietf-httpapi-ratelimit-headers from version 08 on. */
export function addQuotaHeaders(c: HttpContext): void {
  const quotas = c.get('quotas')
  if (!quotas) return
  c.header(
    'RateLimit-Policy',
    listOf(quotas, ({ burst, windowSeconds }) => `q=${burst};w=${windowSeconds}`),
  )
  c.header(
    'RateLimit',
    listOf(quotas, ({ remaining, refillSeconds }) => `r=${remaining};t=${refillSeconds}`),
  )
}

function listOf(quotas: readonly Quota[], parameters: (quota: Quota) => string): string {
  return quotas.map((quota) => `"${quota.name}";${parameters(quota)}`).join(', ')
}
