import { planName } from '@easel/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { Clock, Hourglass, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { endCooldown, useCooldownStore } from '#web/shared/data/cooldown.store.ts'
import { type Allowance, LIMITS_KEY, useAllowance } from '#web/shared/data/limits.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { waitText } from '#web/shared/lib/text/wait-text.ts'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { useCountdown } from './use-countdown.ts'

const WARN_AT = 2
const WARNING =
  'bg-gamboge-tint text-gamboge-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--gamboge)_45%,transparent)]'

/** Shows a low or used-up daily allowance, and the provider's retry-after. */
export function RateLimitBanner() {
  const until = useCooldownStore((state) => state.until)
  return (
    <>
      {until !== null && <TooMany until={until} />}
      <AllowanceBanner />
    </>
  )
}

function AllowanceBanner() {
  const allowance = useAllowance()
  if (allowance.status === 'failed') return <Unread />
  if (allowance.status !== 'known' || allowance.remaining > WARN_AT) return null
  return allowance.remaining === 0 ? <Spent limits={allowance.limits} /> : <Few allowance={allowance} />
}

/** Counts down a refusal's seconds, then disappears. */
function TooMany({ until }: { readonly until: number }) {
  const text = waitText(until, useSecond().getTime())
  useEffect(() => {
    if (text === '') endCooldown()
  }, [text])
  return (
    <div className={`flex items-start gap-2.5 rounded-3 px-3 py-2 ${WARNING}`}>
      <Hourglass size={16} aria-hidden="true" className="mt-0.5" />
      <div>
        <b role="status" className="font-[650] text-ink">
          Too many requests
        </b>
        <p role="timer" className="text-12 tabular-nums">
          Try again in {text}
        </p>
      </div>
    </div>
  )
}

/** The check failed, so nothing can be generated: shown before the user presses the button. */
function Unread() {
  const cache = useQueryClient()
  return (
    <div className={`flex items-center gap-2.5 rounded-3 py-1.5 pr-1.5 pl-3 ${WARNING}`}>
      <TriangleAlert size={16} aria-hidden="true" />
      <p role="status" className="flex-1 text-ink">
        Your daily limit could not be checked
      </p>
      <Button size="small" onClick={() => void cache.invalidateQueries({ queryKey: LIMITS_KEY })}>
        Try Again
      </Button>
    </div>
  )
}

type Known = Extract<Allowance, { status: 'known' }>

function Few({ allowance: { remaining, limits } }: { readonly allowance: Known }) {
  return (
    <div role="status" className={`flex items-center gap-2.5 rounded-3 py-1.5 pr-1.5 pl-3 ${WARNING}`}>
      <TriangleAlert size={16} aria-hidden="true" />
      <p className="flex-1">
        <b className="font-[650] text-ink">{countText(remaining, 'generation')} left</b>
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
