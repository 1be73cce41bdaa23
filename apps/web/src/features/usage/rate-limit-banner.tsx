import { useQueryClient } from '@tanstack/react-query'
import { Clock, TriangleAlert } from 'lucide-react'
import { useCallback } from 'react'
import { type Allowance, LIMITS_KEY, useAllowance } from '#web/shared/data/limits.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { planName } from './plan-name.ts'
import { useCountdown } from './use-countdown.ts'

const WARN_AT = 2

/** Says how little of the day's allowance is left, once it is little. */
export function RateLimitBanner() {
  const allowance = useAllowance()
  if (allowance.status !== 'known' || allowance.remaining > WARN_AT) return null
  return allowance.remaining === 0 ? <Spent limits={allowance.limits} /> : <Few allowance={allowance} />
}

type Known = Extract<Allowance, { status: 'known' }>

function Few({ allowance: { remaining, limits } }: { readonly allowance: Known }) {
  return (
    <div
      role="status"
      className="flex items-center gap-2.5 rounded-3 bg-gamboge-tint py-1.5 pr-1.5 pl-3 text-gamboge-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--gamboge)_45%,transparent)]"
    >
      <TriangleAlert size={16} aria-hidden="true" />
      <p className="flex-1">
        <b className="font-[650] text-ink">
          {remaining} {remaining === 1 ? 'generation' : 'generations'} left
        </b>
        <span className="block text-12">
          {planName(limits.subscription_tier)} plan: {remaining}/{limits.limit} today
        </span>
      </p>
      <ButtonLink size="small" to={PATHS.pricing}>
        Upgrade
      </ButtonLink>
    </div>
  )
}

function Spent({ limits }: { readonly limits: Known['limits'] }) {
  const cache = useQueryClient()
  const refetch = useCallback(() => void cache.invalidateQueries({ queryKey: LIMITS_KEY }), [cache])
  const text = useCountdown(limits.reset_at, refetch)
  return (
    <div className="grid gap-2 rounded-3 bg-madder-tint p-3 text-madder-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--madder)_40%,transparent)]">
      <div className="flex items-start gap-2.5">
        <Clock size={16} aria-hidden="true" className="mt-0.5" />
        <div>
          <b role="status" className="font-[650] text-ink">
            Daily limit reached
          </b>
          <p role="timer" className="figures text-12">
            {text}
          </p>
        </div>
      </div>
      <ButtonLink variant="solid" full to={PATHS.pricing}>
        Upgrade for Unlimited
      </ButtonLink>
    </div>
  )
}
