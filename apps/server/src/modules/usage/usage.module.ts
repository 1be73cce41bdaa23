import type { Tier } from '@easel/contract/limits'
import * as endpoints from '@easel/contract/usage'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Notify } from '../notifications/index.ts'
import { type Allowance, createAllowance } from './allowance.ts'
import { getLimits } from './get-limits.ts'
import { getUsage } from './get-usage.ts'
import { incrementGenerationCount } from './increment-generation-count.ts'
import type { KeyPlaces } from './key-place.ts'

type UsageModule = {
  /** For billing and the modules that make pictures. */
  readonly allowance: Allowance
  /** The allowance as its owner reads it. */
  readonly getLimits: UseCase<typeof endpoints.getLimits>
  readonly mountRoutes: (mount: Mount) => void
}

export function createUsageModule(deps: {
  readonly database: Database
  readonly events: Pick<Events, 'append'>
  readonly notify: Notify
  readonly clock: Clock
  readonly keyPlaces: KeyPlaces
  /** Tier of a new account. */
  readonly defaultTier: Tier
  /** Max bytes an account may store; null for no limit. */
  readonly storageQuota: number | null
}): UsageModule {
  const allowance = createAllowance(deps)
  const { database } = deps
  const useCases = {
    getLimits: getLimits({ database, allowance }),
    getUsage: getUsage(deps),
    incrementGenerationCount: incrementGenerationCount({ database, allowance }),
  }
  return {
    allowance,
    getLimits: useCases.getLimits,
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
  }
}
