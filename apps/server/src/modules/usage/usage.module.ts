import type { Tier } from '@easel/contract/limits'
import {
  getLimits as getLimitsEndpoint,
  incrementGenerationCount as incrementEndpoint,
} from '@easel/contract/usage'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { type Allowance, createAllowance } from './allowance.ts'
import { getLimits } from './get-limits.ts'
import { incrementGenerationCount } from './increment-generation-count.ts'

export type UsageModule = {
  /** For the modules that make pictures, and for billing. */
  readonly allowance: Allowance
  readonly mountRoutes: (mount: Mount) => void
}

export function createUsageModule(deps: {
  readonly database: Database
  readonly events: Pick<Events, 'append'>
  readonly clock: Clock
  /** Tier of a new account. */
  readonly defaultTier: Tier
}): UsageModule {
  const allowance = createAllowance(deps)
  const { database } = deps
  return {
    allowance,
    mountRoutes: (mount) => {
      mount(getLimitsEndpoint, getLimits({ database, allowance }))
      mount(incrementEndpoint, incrementGenerationCount({ database, allowance }))
    },
  }
}
