import { AppError } from '../../platform/app-error.ts'
import type { UsageRepository } from './usage.repository.ts'

/** Bytes reserved for a picture or sound that is still being made. */
export const PLACE_BYTES = 3_000_000

/**
 * Rejects with `storage_full` when stored bytes, work in progress and `more` bytes exceed the account's limit. The user's allowance must be
 * locked, which serializes requests, saves and ends, so that concurrent calls cannot exceed the limit together.
 */
export async function requireRoom(
  usage: Pick<UsageRepository, 'readStoredBytes'>,
  userId: string,
  asked: {
    /** Max bytes an account may store; null for no limit. */
    readonly quota: number | null
    /** Pictures and sounds in progress. */
    readonly places: number
    readonly more: number
  },
): Promise<void> {
  const { quota, places, more } = asked
  if (quota === null) return
  const stored = await usage.readStoredBytes(userId)
  if (stored + places * PLACE_BYTES + more <= quota) return
  const holds = `Your library holds ${sizeText(stored)} of the ${sizeText(quota)} it may`
  throw new AppError('storage_full', {
    message:
      stored + Math.max(more, PLACE_BYTES) > quota
        ? `${holds}. Delete pictures or sounds you no longer need, empty the trash, and try again.`
        : `${holds}, and what is being made needs the rest. Wait until it is done, ask for fewer at once, or make room: delete pictures and empty the trash.`,
  })
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1_000 ? `${rounded(megabytes)} MB` : `${rounded(megabytes / 1_000)} GB`
}

function rounded(amount: number): string {
  return amount.toLocaleString('en-US', { maximumFractionDigits: 1 })
}
