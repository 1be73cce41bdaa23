import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

const VALID_MS = 10 * 60_000

export type BatchTicket = {
  readonly userId: string
  readonly batchId: string
  readonly format: 'zip' | 'png' | 'webp'
}

/** A signed permission to download what one batch made: a browser fetches a file by a plain address, without the session's token. */
export function createBatchTickets(deps: { readonly key: Uint8Array; readonly clock: Clock }) {
  const sign = (claim: string) => createHmac('sha256', deps.key).update(claim).digest()
  return {
    issue: ({
      userId,
      batchId,
      format,
    }: BatchTicket): { readonly ticket: string; readonly expiresAt: Date } => {
      const expiresAt = new Date(deps.clock.now().getTime() + VALID_MS)
      const claim = `${userId}.${batchId}.${format}.${expiresAt.getTime()}`
      return { ticket: `${claim}.${sign(claim).toString('base64url')}`, expiresAt }
    },
    /** What it opens; undefined when it is forged or too old. */
    read: (ticket: string): BatchTicket | undefined => {
      const [, claim = '', userId = '', batchId = '', format = '', time, signature = ''] =
        /^(([\w-]{1,100})\.(bat_\w{26})\.(zip|png|webp)\.(\d{1,16}))\.([\w-]{1,100})$/.exec(ticket) ?? []
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(claim)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      if (Number(time) <= deps.clock.now().getTime()) return undefined
      return { userId, batchId, format: format as BatchTicket['format'] }
    },
  }
}
