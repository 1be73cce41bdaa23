import { HOUR_MS, MINUTE_MS } from './platform/clock.ts'
import type { BoundedTime } from './platform/database/bring-back-times.ts'

/** A lease: until when a run holds the row. `status` is that of the rows with a lease, if the index covers only these. */
const lasts = (table: string, column: string, longestMs: number, status?: string): BoundedTime => ({
  table,
  column,
  longestMs,
  status,
  becomes: 'latest',
})
/** A wait, or the time of the last action. One that is more than `longestMs` ahead ends at once. */
const waits = (table: string, column: string, longestMs: number, status?: string): BoundedTime => ({
  table,
  column,
  longestMs,
  status,
  becomes: 'now',
})

/**
 * Leases and waits, and how far ahead each may be. Expiry times are not listed: one too far ahead only lasts longer, and shortening it while the
 * clock is behind would sign everyone out once the clock is right. A test fails for columns that neither it nor this list names.
 */
export const BOUNDED_TIMES: readonly BoundedTime[] = [
  lasts('tasks', 'lease_until', MINUTE_MS, 'running'),
  waits('tasks', 'not_before', HOUR_MS, 'queued'),
  lasts('audio_tasks', 'lease_until', MINUTE_MS, 'running'),
  waits('audio_tasks', 'not_before', HOUR_MS, 'queued'),
  // After the task tables: it is the earliest `not_before` of a user's tasks.
  waits('queue_users', 'looked_at_again', HOUR_MS),
  waits('batches', 'next_try_at', HOUR_MS),
  lasts('spending_holds', 'lease_until', HOUR_MS),
  lasts('webhook_deliveries', 'lease_until', MINUTE_MS, 'waiting'),
  waits('webhook_deliveries', 'next_at', 25 * HOUR_MS, 'waiting'),
  waits('webhooks', 'not_before', 25 * HOUR_MS),
  lasts('mails', 'lease_until', 5 * MINUTE_MS),
  waits('mails', 'next_at', HOUR_MS),
  lasts('backup_holds', 'held_until', MINUTE_MS),
  lasts('backup_state', 'held_until', MINUTE_MS),
  waits('backup_state', 'tried_at', 0),
  lasts('file_sweep', 'held_until', 5 * MINUTE_MS),
  waits('file_sweep', 'ended_at', 0),
  waits('attempts', 'counted_until', 12 * HOUR_MS),
  { ...waits('rateLimit', 'lastRequest', 0), isNumber: true },
  waits('device_codes', 'polled_at', 0),
]
