import { type Clock, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CircuitState, Outcome } from './circuit-breaker.ts'
import type { ProviderHealthTable, ProviderHoursTable } from './imaging.table.ts'
import { createProviderRecordsRepository, type ProviderTotals } from './provider-records.repository.ts'

const FLUSH_MS = 2_000
const KEPT_MS = 31 * DAY_MS

type ProviderNote = {
  readonly provider: string
  readonly outcome: Outcome
  readonly ms: number
  readonly costUsd: number
  readonly circuit: CircuitState
}

/**
 * What the operator sees of providers. Numbers are added up in memory and written every two seconds, so that no picture waits for them; a
 * process that is killed loses at most those.
 */
export type ProviderRecords = {
  readonly note: (note: ProviderNote) => void
  /** The last 24 hours by provider, and how each is now. */
  readonly read: () => Promise<{
    readonly totals: readonly ProviderTotals[]
    readonly health: readonly ProviderHealthTable[]
  }>
  readonly flush: () => Promise<void>
  readonly forgetOld: (signal?: AbortSignal) => Promise<void>
  readonly close: () => Promise<void>
}

export function createProviderRecords(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
}): ProviderRecords {
  const { database, clock, logger } = deps
  let hours = new Map<string, ProviderHoursTable>()
  let health = new Map<string, ProviderHealthTable>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (health.size === 0) return
    const [addedHours, newHealth] = [hours, health]
    hours = new Map()
    health = new Map()
    await database.asSystem(async (tx) => {
      const records = createProviderRecordsRepository(tx)
      // In one order everywhere, so that two processes never wait for each other.
      for (const key of [...addedHours.keys()].sort()) {
        const hour = addedHours.get(key)
        if (hour) await records.add(hour)
      }
      for (const key of [...newHealth.keys()].sort()) {
        const now = newHealth.get(key)
        if (now) await records.setHealth(now)
      }
    })
  }

  function addHour({ provider, outcome, ms, costUsd }: ProviderNote, now: Date): void {
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    const key = `${provider} ${hour.toISOString()}`
    const before = hours.get(key) ?? {
      provider,
      hour,
      successes: 0,
      failures: 0,
      total_ms: 0,
      slowest_ms: 0,
      cost_micros: 0,
    }
    const took = outcome.ok ? Math.round(ms) : 0
    hours.set(key, {
      ...before,
      successes: before.successes + (outcome.ok ? 1 : 0),
      failures: before.failures + (outcome.ok ? 0 : 1),
      total_ms: before.total_ms + took,
      slowest_ms: Math.max(before.slowest_ms, took),
      cost_micros: before.cost_micros + Math.round(costUsd * 1_000_000),
    })
  }

  return {
    note: (note) => {
      const { provider, outcome, circuit } = note
      // Who leaves says nothing of the provider.
      if (!outcome.ok && outcome.kind === 'cancelled') return
      const now = clock.now()
      addHour(note, now)
      const before = health.get(provider)
      health.set(provider, {
        provider,
        last_success_at: outcome.ok ? now : (before?.last_success_at ?? null),
        last_failure_at: outcome.ok ? (before?.last_failure_at ?? null) : now,
        last_failure: outcome.ok ? (before?.last_failure ?? null) : outcome.kind,
        circuit,
      })
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) => logger.warn({ err: error }, 'provider records were not kept'))
      }, FLUSH_MS).unref()
    },
    read: async () => {
      await flush()
      return database.asSystem(async (tx) => {
        const records = createProviderRecordsRepository(tx)
        const totals = await records.sumSince(new Date(clock.now().getTime() - DAY_MS))
        return { totals, health: await records.findHealth() }
      })
    },
    flush,
    forgetOld: (signal) => {
      const before = new Date(clock.now().getTime() - KEPT_MS)
      return deleteInSlices(database, { name: 'provider_hours', signal }, (tx, limit) =>
        createProviderRecordsRepository(tx).forgetBefore(before, limit),
      )
    },
    close: async () => {
      await flush().catch((error: unknown) => logger.warn({ err: error }, 'provider records were not kept'))
    },
  }
}
