import type { Clock } from './clock.ts'
import { createSigner } from './signature.ts'

const VALID_MS = 10 * 60_000

/** Signed permissions to download: a browser fetches a file by a plain address, without the session's token. */
export type DownloadTickets = {
  /** `claim`: what it opens, in at most 300 letters, digits, `_`, `-` and `.`. */
  readonly issue: (claim: string) => { readonly ticket: string; readonly expiresAt: Date }
  /** The claim of a ticket; undefined when it is forged or too old. */
  readonly read: (ticket: string) => string | undefined
}

export function createDownloadTickets(deps: {
  /** 32 bytes, the same in every process. */
  readonly key: Uint8Array
  readonly clock: Clock
}): DownloadTickets {
  const { key, clock } = deps
  const signer = createSigner(key)
  return {
    issue: (claim) => {
      const expiresAt = new Date(clock.now().getTime() + VALID_MS)
      const text = `${claim}.${expiresAt.getTime()}`
      return { ticket: `${text}.${signer.sign(text)}`, expiresAt }
    },
    read: (ticket) => {
      const [, text = '', claim, time, signature = ''] =
        /^(([\w.-]{1,300})\.(\d{1,16}))\.([\w-]{1,100})$/.exec(ticket) ?? []
      if (!signer.fits(text, signature)) return undefined
      return Number(time) > clock.now().getTime() ? claim : undefined
    },
  }
}
