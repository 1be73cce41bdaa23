import type { ApiKey } from '@easel/contract/api-keys'

export type ApiKeysTable = {
  id: string
  user_id: string
  name: string
  start: string
  hash: string
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
}

/** The hash stays here. */
export function toApiKey(row: Omit<ApiKeysTable, 'hash' | 'user_id'>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}
