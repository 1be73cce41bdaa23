import type { ApiKey } from '@easel/contract/api-keys'
import type { KeyScope } from '@easel/contract/key-scopes'
import type { Generated, Selectable } from 'kysely'
import { utcDayOf } from '../../../platform/clock.ts'

export type ApiKeysTable = {
  id: string
  user_id: string
  name: string
  start: string
  hash: string
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
  scopes: KeyScope[] | null
  daily_limit: number | null
  made: Generated<number>
  made_since: Generated<Date | null>
}

export type ApiKeyRow = Selectable<ApiKeysTable>

/** The hash is never sent. */
export function toApiKey(row: Omit<ApiKeyRow, 'hash' | 'user_id'>, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    scopes: row.scopes,
    daily_limit: row.daily_limit,
    made_today: row.made_since && row.made_since >= utcDayOf(now) ? row.made : 0,
  }
}
