import type { ModerationAction, ModerationEntry, ReportReason } from '@easel/contract/moderation'
import type { Generated } from 'kysely'

export type ReportsTable = {
  generation_id: string
  user_id: string
  reason: ReportReason
  note: string
  created_at: Date
  resolved_at: Date | null
}

export type ModerationLogTable = {
  id: Generated<number>
  generation_id: string
  moderator_id: string
  moderator_email: string
  action: ModerationAction
  reason: string
  created_at: Date
}

/** A picture with open reports. */
export type OpenCase = { readonly generation_id: string; readonly report_count: number; readonly since: Date }

export function toModerationEntry(row: Omit<ModerationLogTable, 'id'> & { id: number }): ModerationEntry {
  return {
    id: row.id,
    generation_id: row.generation_id,
    moderator_email: row.moderator_email,
    action: row.action,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  }
}
