import type { EndpointInput } from '@easel/contract/endpoint'
import type { reportWebVital, trackEvent } from '@easel/contract/telemetry'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'
import type { TelemetryTables } from './telemetry.table.ts'

export type AppEvent = EndpointInput<typeof trackEvent>['body']
type WebVital = EndpointInput<typeof reportWebVital>['body']

/** Max reports a table accepts from one account in 24 hours; a page with many tabs sends a few hundred. */
const REPORTS_A_DAY = 1_000

/** All SQL on `app_events` and `web_vitals`. */
export function createTelemetryRepository(tx: Tx) {
  const db = tx.withTables<TelemetryTables>()
  const isBelowCap = (table: keyof TelemetryTables, userId: string) => sql`
    (select count(*) from (
      select from ${sql.table(table)}
      where user_id = ${userId} and created_at > now() - interval '1 day' limit ${REPORTS_A_DAY}
    ) as today) < ${REPORTS_A_DAY}`
  return {
    /** False, storing nothing, when the account has sent too many today. */
    async addEvent(userId: string, { name, metadata }: AppEvent): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into app_events (user_id, name, metadata)
        select ${userId}, ${name}, ${JSON.stringify(metadata)}::jsonb
        where ${isBelowCap('app_events', userId)}`.execute(db)
      return numAffectedRows === 1n
    },
    /** False, storing nothing, when the account has sent too many today. */
    async addVital(userId: string, { name, value, meta }: WebVital): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into web_vitals (user_id, name, value, meta)
        select ${userId}, ${name}, ${value}::double precision, ${JSON.stringify(meta)}::jsonb
        where ${isBelowCap('web_vitals', userId)}`.execute(db)
      return numAffectedRows === 1n
    },
    /** Deletes up to `limit` rows of each table and returns the larger count. Needs `asSystem`. */
    async forgetBefore(before: Date, limit: number): Promise<number> {
      let most = 0
      for (const table of ['app_events', 'web_vitals'])
        most = Math.max(most, await deleteSome(tx, table, sql`created_at < ${before}`, limit))
      return most
    },
  }
}
