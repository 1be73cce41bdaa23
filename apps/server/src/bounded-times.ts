import { DAY_MS, HOUR_MS, MINUTE_MS } from './platform/clock.ts'
import type { BoundedTime } from './platform/database/bring-back-times.ts'

/** How long what begins now may last. */
const lasts = (table: string, column: string, longestMs: number): BoundedTime => ({
  table,
  column,
  longestMs,
  becomes: 'latest',
})
/** How far off what waits may be put, or what was done last: beyond that it is looked at again at once. */
const waits = (table: string, column: string, longestMs: number): BoundedTime => ({
  table,
  column,
  longestMs,
  becomes: 'now',
})

/** Moments that nothing may put further ahead. A test finds each column that is neither here nor said to be of another kind. */
export const BOUNDED_TIMES: readonly BoundedTime[] = [
  lasts('tasks', 'lease_until', MINUTE_MS),
  waits('tasks', 'not_before', HOUR_MS),
  lasts('audio_tasks', 'lease_until', MINUTE_MS),
  waits('audio_tasks', 'not_before', HOUR_MS),
  // After the tasks of which it is the earliest moment.
  waits('queue_users', 'looked_at_again', HOUR_MS),
  // Until the next local day, which may be an hour longer.
  waits('batches', 'next_try_at', 26 * HOUR_MS),
  lasts('spending_holds', 'lease_until', HOUR_MS),
  lasts('webhook_deliveries', 'lease_until', MINUTE_MS),
  waits('webhook_deliveries', 'next_at', 25 * HOUR_MS),
  lasts('webhook_deliveries', 'expires_at', 3 * DAY_MS),
  waits('webhooks', 'not_before', 25 * HOUR_MS),
  lasts('webhooks', 'earlier_until', DAY_MS),
  lasts('mails', 'lease_until', 5 * MINUTE_MS),
  waits('mails', 'next_at', HOUR_MS),
  lasts('mails', 'expires_at', DAY_MS),
  lasts('backup_holds', 'held_until', MINUTE_MS),
  lasts('backup_state', 'held_until', MINUTE_MS),
  waits('backup_state', 'tried_at', 0),
  lasts('file_sweep', 'held_until', 5 * MINUTE_MS),
  waits('file_sweep', 'ended_at', 0),
  waits('attempts', 'counted_until', 12 * HOUR_MS),
  { ...waits('rateLimit', 'lastRequest', 0), isNumber: true },
  lasts('device_codes', 'expires_at', 10 * MINUTE_MS),
  waits('device_codes', 'polled_at', 0),
  lasts('downloads', 'expires_at', 15 * MINUTE_MS),
  lasts('oauth_codes', 'expires_at', MINUTE_MS),
  lasts('oauth_grants', 'access_ends_at', HOUR_MS),
  lasts('oauth_grants', 'expires_at', 90 * DAY_MS),
  lasts('session', 'expiresAt', 30 * DAY_MS),
]
