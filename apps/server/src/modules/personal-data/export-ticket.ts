import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

const VALID_MS = 10 * 60_000

/** A signed permission to download one person's export: a browser fetches an archive by a plain address, without the session's token. */
export function createExportTickets(deps: { readonly key: Uint8Array; readonly clock: Clock }) {
  function signatureOf(claim: string): Buffer {
    return createHmac('sha256', deps.key).update(claim).digest()
  }
  return {
    issue: (userId: string): { readonly ticket: string; readonly expiresAt: Date } => {
      const expiresAt = new Date(deps.clock.now().getTime() + VALID_MS)
      const claim = `${userId}.${expiresAt.getTime()}`
      return { ticket: `${claim}.${signatureOf(claim).toString('base64url')}`, expiresAt }
    },
    /** Whose export it opens; undefined when it is forged or too old. */
    read: (ticket: string): string | undefined => {
      const [, claim = '', userId, time, signature = ''] =
        /^(([\w-]{1,100})\.(\d{1,16}))\.([\w-]{1,100})$/.exec(ticket) ?? []
      const given = Buffer.from(signature, 'base64url')
      const wanted = signatureOf(claim)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      return Number(time) > deps.clock.now().getTime() ? userId : undefined
    },
  }
}
