import { AppError } from '../../platform/app-error.ts'
import type { UsageRepository } from './usage.repository.ts'

/** What a picture or sound that is not made yet counts as. */
export const PLACE_BYTES = 3_000_000

/**
 * Rejects with `storage_full` when what the user has stored, what is on its way and `more` bytes go beyond what an account may store. The
 * user's allowance must be locked: nothing is asked for, kept or ended beside it then, so that of many calls at once no more get through
 * than there is room for.
 */
export async function requireRoom(
  usage: Pick<UsageRepository, 'readStoredBytes'>,
  userId: string,
  asked: {
    /** What an account may store; null: any amount. */
    readonly quota: number | null
    /** Pictures and sounds on their way. */
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
