import { randomBytes } from 'node:crypto'
import * as endpoints from '@easel/contract/programs/webhooks'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventHub } from '../../platform/events/create-events.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { createDeliveryUseCases, recordDeliveries } from './deliveries.ts'
import { forgetDeliveries } from './delivery-turns.repository.ts'
import { createReceivers } from './receiver.ts'
import { createDeliverySender, type SwitchedOff } from './send-deliveries.ts'
import { writeSecret } from './sign-message.ts'
import { createWebhookUseCases } from './webhooks.ts'

/** How long the log keeps ended deliveries. */
const KEPT_DAYS = 7

type WebhooksDeps = {
  readonly database: Database
  readonly events: Pick<EventHub, 'follow'>
  readonly clock: Clock
  readonly logger: Logger
  readonly makeId: MakeId
  /** Encrypts the secrets; 32 bytes, the same in every process. */
  readonly key: Uint8Array
  /** Public origin. */
  readonly publicUrl: string
  /** Receivers that the operator allows at any address. */
  readonly privateHosts: readonly string[]
  readonly userAgent: string
  readonly requireVerified: (userId: string) => Promise<void>
  /** Mail to the owner. */
  readonly tellMade: (email: string, url: string) => void
  readonly tellOff: (off: SwitchedOff) => void
  /** Limits one user's tests and replays. */
  readonly limiter: RateLimiter | undefined
}

type WebhooksModule = {
  readonly mountRoutes: (mount: Mount) => void
  /** Starts sending due deliveries. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Housekeeping. */
  readonly forgetOld: (signal?: AbortSignal) => Promise<void>
}

export function createWebhooksModule(deps: WebhooksDeps): WebhooksModule {
  const receivers = createReceivers(deps)
  const sender = createDeliverySender({ ...deps, receivers })
  deps.events.follow(recordDeliveries(deps))
  return {
    mountRoutes: (mount) =>
      mountAll(mount, endpoints, {
        ...createWebhookUseCases({ ...deps, receivers, newSecret: () => writeSecret(randomBytes) }),
        ...createDeliveryUseCases({ ...deps, sender, takeTurn: deps.limiter?.take }),
      }),
    start: sender.start,
    stop: sender.stop,
    forgetOld: (signal) => forgetDeliveries(deps.database, KEPT_DAYS, signal),
  }
}
