import type { Generated } from 'kysely'

/** `metadata` and `meta` are written as JSON text. */
export type TelemetryTables = {
  app_events: {
    id: Generated<number>
    user_id: string
    name: string
    metadata: string
    created_at: Generated<Date>
  }
  web_vitals: {
    id: Generated<number>
    user_id: string
    name: string
    value: number
    meta: string
    created_at: Generated<Date>
  }
}
