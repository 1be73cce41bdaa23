import type { Clock } from './clock.ts'
import { createSigner } from './signature.ts'

const VALID_MS = 10 * 60_000

/** Whether the user exists and still accepts what was issued at this time. */
export type IsStillOpen = (userId: string, issuedAt: Date) => Promise<boolean>

/** Signed download tickets: a browser fetches a file by a plain URL without the session token. */
export type DownloadTickets = {
  /** `claim`: the user's id, a `.`, and what the ticket opens; up to 300 letters, digits, `_`, `-` and `.`. */
  readonly issue: (claim: string) => { readonly ticket: string; readonly expiresAt: Date }
  /** The ticket's claim; undefined if it is forged, expired, or the user's access ended since. */
  readonly read: (ticket: string) => Promise<string | undefined>
}

export function createDownloadTickets(deps: {
  /** 32 bytes, the same in every process. */
  readonly key: Uint8Array
  readonly clock: Clock
  readonly isStillOpen: IsStillOpen
}): DownloadTickets {
  const { key, clock, isStillOpen } = deps
  const signer = createSigner(key)
  return {
    issue: (claim) => {
      const expiresAt = new Date(clock.now().getTime() + VALID_MS)
      const text = `${claim}.${expiresAt.getTime()}`
      return { ticket: `${text}.${signer.sign(text)}`, expiresAt }
    },
    read: async (ticket) => {
      const [, text = '', claim, time, signature = ''] =
        /^(([\w.-]{1,300})\.(\d{1,16}))\.([\w-]{1,100})$/.exec(ticket) ?? []
      if (!signer.fits(text, signature)) return undefined
      if (claim === undefined || Number(time) <= clock.now().getTime()) return undefined
      const [userId = ''] = claim.split('.')
      return (await isStillOpen(userId, new Date(Number(time) - VALID_MS))) ? claim : undefined
    },
  }
}
