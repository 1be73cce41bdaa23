import type { getConfig as endpoint } from '@easel/contract/config'
import type { Env } from './env.ts'
import type { UseCase } from './platform/use-case.ts'

/** What the page must know of this installation. The banner is for copies of a real site, never for one that has no other. */
export function getConfig(deps: {
  readonly env: Pick<Env, 'PRODUCTION_HOST' | 'PUBLIC_URL'>
  readonly isMailConfigured: boolean
  readonly canSellPlans: boolean
  readonly provider: { readonly id: string; readonly label: string }
}): UseCase<typeof endpoint> {
  const { PRODUCTION_HOST, PUBLIC_URL } = deps.env
  const config = {
    developmentMode: PRODUCTION_HOST !== undefined && new URL(PUBLIC_URL).hostname !== PRODUCTION_HOST,
    mailConfigured: deps.isMailConfigured,
    paymentsConfigured: deps.canSellPlans,
    provider: { id: deps.provider.id, label: deps.provider.label },
  }
  return async () => config
}
