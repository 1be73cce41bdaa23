import { type Clock, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CircuitState, Outcome } from './circuit-breaker.ts'
import type { ModelHoursTable, ProviderHealthTable, ProviderHoursTable } from './imaging.table.ts'
import {
  createProviderRecordsRepository,
  type ModelTotals,
  type ProviderTotals,
} from './provider-records.repository.ts'

const FLUSH_MS = 2_000
const KEPT_MS = 31 * DAY_MS
/** Number of recent pictures from which a model's speed is computed: it changes with machine and vendor. */
const SPEED_MS = 7 * DAY_MS

type ProviderNote = {
  readonly provider: string
  readonly outcome: Outcome
  readonly ms: number
  readonly costUsd: number
  readonly circuit: CircuitState
  /** The picture's model, and its duration without waiting. */
  readonly drawn?: Pick<ModelHoursTable, 'model' | 'quality'> & { readonly ms: number }
}

/**
 * Provider statistics for operators. Numbers are accumulated in memory and written every two seconds, so that no picture waits for them; a
 * killed process loses at most those.
 */
export type ProviderRecords = {
  readonly note: (note: ProviderNote) => void
  /** The last 24 hours by provider, and each one's current state. */
  readonly read: () => Promise<{
    readonly totals: readonly ProviderTotals[]
    readonly health: readonly ProviderHealthTable[]
  }>
  /** The last seven days by model. */
  readonly readSpeeds: () => Promise<readonly ModelTotals[]>
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
  let models = new Map<string, ModelHoursTable>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (health.size === 0) return
    const [addedHours, addedModels, newHealth] = [hours, models, health]
    hours = new Map()
    models = new Map()
    health = new Map()
    await database.asSystem(async (tx) => {
      const records = createProviderRecordsRepository(tx)
      // Always in the same order, to avoid deadlocks.
      for (const key of [...addedHours.keys()].sort()) {
        const hour = addedHours.get(key)
        if (hour) await records.add(hour)
      }
      for (const key of [...addedModels.keys()].sort()) {
        const hour = addedModels.get(key)
        if (hour) await records.addModel(hour)
      }
      for (const key of [...newHealth.keys()].sort()) {
        const now = newHealth.get(key)
        if (now) await records.setHealth(now)
      }
    })
  }

  function addHour({ provider, outcome, ms, costUsd }: ProviderNote, now: Date): void {
    const hour = hourOf(now)
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

  function addModel({ provider, drawn }: ProviderNote, now: Date): void {
    if (!drawn) return
    const { model, quality, ms } = drawn
    const hour = hourOf(now)
    const key = JSON.stringify([provider, model, quality, hour])
    const before = models.get(key) ?? { provider, model, quality, hour, pictures: 0, total_ms: 0 }
    const { pictures, total_ms } = before
    models.set(key, { ...before, pictures: pictures + 1, total_ms: total_ms + Math.round(ms) })
  }

  return {
    note: (note) => {
      const { provider, outcome, circuit } = note
      // A caller's abort says nothing about the provider.
      if (!outcome.ok && outcome.kind === 'cancelled') return
      const now = clock.now()
      addHour(note, now)
      addModel(note, now)
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
    readSpeeds: async () => {
      await flush()
      const since = new Date(clock.now().getTime() - SPEED_MS)
      return database.asSystem((tx) => createProviderRecordsRepository(tx).sumModelsSince(since))
    },
    flush,
    forgetOld: async (signal) => {
      const before = new Date(clock.now().getTime() - KEPT_MS)
      await deleteInSlices(database, { name: 'provider_hours', signal }, (tx, limit) =>
        createProviderRecordsRepository(tx).forgetBefore(before, limit),
      )
      await deleteInSlices(database, { name: 'model_hours', signal }, (tx, limit) =>
        createProviderRecordsRepository(tx).forgetModelsBefore(before, limit),
      )
    },
    close: async () => {
      await flush().catch((error: unknown) => logger.warn({ err: error }, 'provider records were not kept'))
    },
  }
}

function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
}
