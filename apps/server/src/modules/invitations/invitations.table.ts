import type { Invitation } from '@easel/contract/operator'

export type InvitationsTable = {
  id: string
  token_hash: string
  email: string | null
  note: string
  created_by: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  claimed_at: Date | null
  claimed_email: string | null
  used_at: Date | null
  used_by: string | null
}

export type FoundInvitation = InvitationsTable & { readonly used_email: string | null }

/** The hash is never sent. */
export function toInvitation(row: FoundInvitation, now: Date): Invitation {
  return {
    id: row.id,
    state: stateOf(row, now),
    email: row.email,
    note: row.note,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
    used_by: row.used_email,
  }
}

function stateOf(row: InvitationsTable, now: Date): Invitation['state'] {
  if (row.used_at) return 'used'
  if (row.revoked_at) return 'revoked'
  return row.expires_at <= now ? 'expired' : 'open'
}
