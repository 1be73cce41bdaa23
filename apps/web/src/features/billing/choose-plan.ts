import { startCheckout } from '@easel/contract/billing'
import type { Tier } from '@easel/contract/limits'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { queryClient } from '#web/shared/api/query-client.ts'
import { whenChecked } from '#web/shared/api/when-checked.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { notify } from '#web/shared/ui/notify.tsx'

type Navigate = (to: string, options?: { state: { from: string } }) => unknown

/** A plan button's action. Without a payment provider it only says that plans cannot be bought. */
export async function choosePlan(tier: Tier, navigate: Navigate): Promise<void> {
  try {
    const { paymentsConfigured } = await queryClient.ensureQueryData(configQuery())
    if (!paymentsConfigured) return explainPlans()
    await whenChecked(client.auth)
    const isSignedIn = client.auth.state().status === 'signed-in'
    if (tier === 'free') return void navigate(isSignedIn ? PATHS.billing : PATHS.auth)
    if (!isSignedIn) return void navigate(PATHS.auth, { state: { from: PATHS.pricing } })
    const { url } = await client.data.call(startCheckout, { body: { tier } })
    window.location.assign(url)
  } catch (thrown) {
    notify.error({
      title: 'The payment page did not open',
      message: toApiError(thrown).message,
      topic: 'plan',
    })
  }
}

function explainPlans(): void {
  notify.info({
    topic: 'plan',
    title: 'Subscriptions are not connected',
    message: 'A backend service and a card payment provider must be connected to enable subscriptions.',
  })
}
