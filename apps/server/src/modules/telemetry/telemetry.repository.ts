import type { EndpointInput } from '@easel/contract/endpoint'
import type { reportWebVital, trackEvent } from '@easel/contract/telemetry'
import type { Tx } from '../../platform/database/database.ts'
import type { TelemetryTables } from './telemetry.table.ts'

export type AppEvent = EndpointInput<typeof trackEvent>['body']
type WebVital = EndpointInput<typeof reportWebVital>['body']

export function createTelemetryRepository(tx: Tx) {
  const db = tx.withTables<TelemetryTables>()
  return {
    async addEvent(userId: string, { name, metadata }: AppEvent): Promise<void> {
      const values = { user_id: userId, name, metadata: JSON.stringify(metadata) }
      await db.insertInto('app_events').values(values).execute()
    },
    async addVital(userId: string, { name, value, meta }: WebVital): Promise<void> {
      const values = { user_id: userId, name, value, meta: JSON.stringify(meta) }
      await db.insertInto('web_vitals').values(values).execute()
    },
  }
}
