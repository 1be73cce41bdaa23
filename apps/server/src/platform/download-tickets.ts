import type { Clock } from './clock.ts'
import { createSigner } from './signature.ts'

const VALID_MS = 10 * 60_000

/** Whether the user is there, and what was issued to them at the moment has not been ended since. */
export type IsStillOpen = (userId: string, issuedAt: Date) => Promise<boolean>

/** Signed permissions to download: a browser fetches a file by a plain address, without the session's token. */
export type DownloadTickets = {
  /** `claim`: whose it is and what it opens, in at most 300 letters, digits, `_`, `-` and `.`: the user's id comes first, up to a `.`. */
  readonly issue: (claim: string) => { readonly ticket: string; readonly expiresAt: Date }
  /** The claim of a ticket; undefined when it is forged, too old, or its user's access has ended since. */
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
