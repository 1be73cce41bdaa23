import type { ConnectedApp } from '@easel/contract/apps/connected-apps'
import type { KeyScope } from '@easel/contract/key-scopes'

export type ClientRow = {
  id: string
  name: string
  website: string | null
  redirect_uris: string[]
  created_at: Date
  allowed_at: Date | null
}

export type CodeRow = {
  hash: string
  user_id: string
  client_id: string
  name: string
  redirect_uri: string
  challenge: string
  scopes: KeyScope[]
  expires_at: Date
  grant_id: string | null
}

export type GrantRow = {
  id: string
  user_id: string
  client_id: string
  name: string
  returns_to: string
  scopes: KeyScope[]
  created_at: Date
  last_used_at: Date | null
  access_hash: string
  access_ends_at: Date
  refresh_hash: string
  earlier_hash: string | null
  expires_at: Date
}

/** Hashes are never sent. */
export function toConnectedApp(row: GrantRow): ConnectedApp {
  return {
    id: row.id,
    name: row.name,
    returns_to: row.returns_to,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  }
}
