import type { Finding } from './check.ts'
import type { Hosts } from './visitor.ts'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** This host's role, by the same rule as the server's redirects. */
export function hostRole(host: string, { productionHost, previewHost }: Hosts): Finding {
  if (productionHost === null)
    return LOCAL.test(host)
      ? { verdict: 'good', seen: `${host}: this machine, no production host configured` }
      : {
          verdict: 'warning',
          seen: `${host}: one of several hosts, no production host configured`,
          hint: 'Set PRODUCTION_HOST, so that every other name leads to the real one.',
        }
  if (host === productionHost) return { verdict: 'good', seen: `${host}: the production host` }
  const copy = {
    verdict: 'warning',
    hint: `The real site is ${productionHost}. Nothing is redirected from here.`,
  } as const
  if (host === previewHost) return { ...copy, seen: `${host}: the preview host` }
  if (LOCAL.test(host)) return { ...copy, seen: `${host}: this machine` }
  return {
    verdict: 'bad',
    seen: `${host}: neither the production nor the preview host`,
    hint: `Pages asked for here are redirected to ${productionHost}; a proxy or an old copy answered instead.`,
  }
}
