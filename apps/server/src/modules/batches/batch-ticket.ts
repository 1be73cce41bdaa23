import type { Clock } from '../../platform/clock.ts'
import { createDownloadTickets, type IsStillOpen } from '../../platform/download-tickets.ts'

export type BatchTicket = {
  readonly userId: string
  readonly batchId: string
  readonly format: 'zip' | 'png' | 'webp'
}

/** Tickets to download a batch in one format. */
export function createBatchTickets(deps: {
  readonly key: Uint8Array
  readonly clock: Clock
  readonly isStillOpen: IsStillOpen
}) {
  const tickets = createDownloadTickets(deps)
  return {
    issue: ({ userId, batchId, format }: BatchTicket) => tickets.issue(`${userId}.${batchId}.${format}`),
    /** What it opens; undefined if it is forged, expired, or the user's access has ended since. */
    read: async (ticket: string): Promise<BatchTicket | undefined> => {
      const [, userId = '', batchId = '', format] =
        /^([\w-]{1,100})\.(bat_\w{26})\.(zip|png|webp)$/.exec((await tickets.read(ticket)) ?? '') ?? []
      return format === undefined ? undefined : { userId, batchId, format: format as BatchTicket['format'] }
    },
  }
}
