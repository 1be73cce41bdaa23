import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'
import type {
  ImagingTables,
  ModelHoursTable,
  ProviderHealthTable,
  ProviderHoursTable,
} from './imaging.table.ts'

/** A provider's results since some time. */
export type ProviderTotals = Omit<ProviderHoursTable, 'hour'>

/** Duration of a model's pictures at one quality since some time. */
export type ModelTotals = Omit<ModelHoursTable, 'hour'>

/** The only SQL on `provider_hours`, `provider_health` and `model_hours`. */
export function createProviderRecordsRepository(tx: Tx) {
  const db = tx.withTables<ImagingTables>()
  return {
    /** Adds to an hour's numbers. */
    add: async (hour: ProviderHoursTable): Promise<void> => {
      await sql`
        insert into provider_hours as kept (provider, hour, successes, failures, total_ms, slowest_ms, cost_micros)
        values (${hour.provider}, ${hour.hour}, ${hour.successes}, ${hour.failures}, ${hour.total_ms},
          ${hour.slowest_ms}, ${hour.cost_micros})
        on conflict (provider, hour) do update set
          successes = kept.successes + excluded.successes, failures = kept.failures + excluded.failures,
          total_ms = kept.total_ms + excluded.total_ms, slowest_ms = greatest(kept.slowest_ms, excluded.slowest_ms),
          cost_micros = kept.cost_micros + excluded.cost_micros`.execute(tx)
    },

    /** Adds to a model's numbers of an hour. */
    addModel: async (hour: ModelHoursTable): Promise<void> => {
      await sql`
        insert into model_hours as kept (provider, model, quality, hour, pictures, total_ms)
        values (${hour.provider}, ${hour.model}, ${hour.quality}, ${hour.hour}, ${hour.pictures}, ${hour.total_ms})
        on conflict (provider, model, quality, hour) do update set
          pictures = kept.pictures + excluded.pictures, total_ms = kept.total_ms + excluded.total_ms`.execute(
        tx,
      )
    },

    sumModelsSince: async (since: Date): Promise<ModelTotals[]> => {
      const { rows } = await sql<ModelTotals>`
        select provider, model, quality, sum(pictures)::float8 as pictures, sum(total_ms)::float8 as total_ms
        from model_hours where hour > ${since} group by provider, model, quality`.execute(tx)
      return rows
    },

    forgetModelsBefore: (before: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'model_hours', sql`hour < ${before}`, limit),

    /** Writes a provider's state; nulls leave the previous value. */
    setHealth: async (health: ProviderHealthTable): Promise<void> => {
      await sql`
        insert into provider_health as kept (provider, last_success_at, last_failure_at, last_failure, circuit)
        values (${health.provider}, ${health.last_success_at}, ${health.last_failure_at}, ${health.last_failure}, ${health.circuit})
        on conflict (provider) do update set
          last_success_at = coalesce(excluded.last_success_at, kept.last_success_at),
          last_failure_at = coalesce(excluded.last_failure_at, kept.last_failure_at),
          last_failure = coalesce(excluded.last_failure, kept.last_failure), circuit = excluded.circuit`.execute(
        tx,
      )
    },

    findHealth: (): Promise<ProviderHealthTable[]> => db.selectFrom('provider_health').selectAll().execute(),

    sumSince: async (since: Date): Promise<ProviderTotals[]> => {
      const { rows } = await sql<ProviderTotals>`
        select provider, sum(successes)::float8 as successes, sum(failures)::float8 as failures,
          sum(total_ms)::float8 as total_ms, max(slowest_ms)::float8 as slowest_ms,
          sum(cost_micros)::float8 as cost_micros
        from provider_hours where hour > ${since} group by provider`.execute(tx)
      return rows
    },

    forgetBefore: (before: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'provider_hours', sql`hour < ${before}`, limit),
  }
}
