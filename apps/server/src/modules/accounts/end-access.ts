import type { Tx } from '../../platform/database/database.ts'
import { createAccessRepository } from './access.repository.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'

const EVERYTHING = {
  ownSession: true,
  otherSessions: true,
  apiKeys: true,
  apps: true,
  downloads: true,
  addresses: true,
  mailLinks: true,
  webhooks: true,
  passkeys: true,
} as const

/**
 * What each action does to every kind of credential. Open event streams follow the session or key that opened them. Deletion removes the
 * account's row, and everything with it. Share links are not credentials: each shows one picture, and owners revoke them individually; while
 * the owner is suspended they show nothing.
 */
export const ENDED_BY = {
  /** By a mailed link: others may have known the old password, so everything ends. */
  'password reset': EVERYTHING,
  /** The session that changed the password has just authenticated. */
  'password change': { ...EVERYTHING, ownSession: false },
  /** 'Sign out everywhere'. */
  'end all sessions': { ...EVERYTHING, passkeys: false },
  /** 'Sign out all others': concerns devices; programs keep their access. */
  'end other sessions': {
    ...EVERYTHING,
    ownSession: false,
    apiKeys: false,
    apps: false,
    mailLinks: false,
    webhooks: false,
    passkeys: false,
  },
  /** Signing out on a device, or from the list of sessions. Links cannot be traced to one session, so all of them end. */
  'end one session': {
    ...EVERYTHING,
    otherSessions: false,
    apiKeys: false,
    apps: false,
    mailLinks: false,
    webhooks: false,
    passkeys: false,
  },
  /** By an operator. Nothing gives access until the account is restored, and what was ended stays ended. */
  suspension: { ...EVERYTHING, passkeys: false },
  deletion: EVERYTHING,
} as const satisfies Record<string, Record<Credential, boolean>>

export type Credential =
  | 'ownSession'
  | 'otherSessions'
  | 'apiKeys'
  /** Apps allowed by OAuth. */
  | 'apps'
  /** Requested links to archives and files: exports, downloads, batches. */
  | 'downloads'
  /** Signed URLs of pictures and sounds. */
  | 'addresses'
  /** Mailed links: to set a password, to change or verify an address. */
  | 'mailLinks'
  /** Webhooks, which an intruder may have added: switched off, for the owner to switch on again. */
  | 'webhooks'
  /** A way to sign in, like the password: kept when signing out, but a new password removes passkeys that an intruder may have added. */
  | 'passkeys'

export type EndingAction = keyof typeof ENDED_BY

/**
 * Ends an account's credentials as the table says, inside the caller's transaction, and returns the number of ended sessions. Afterwards the
 * caller publishes `session.changed`, so that open streams check again.
 */
export async function endAccess(
  tx: Tx,
  { clock, events }: Pick<AccountDeps, 'clock' | 'events'>,
  { userId, by, ownSession }: { userId: string; by: EndingAction; ownSession: string | null },
): Promise<number> {
  const ends = ENDED_BY[by]
  const rows = createAccountRows(tx)
  const access = createAccessRepository(tx)
  // Locks the user: a session or key created concurrently is either seen and ended here, or checks again afterwards.
  await rows.lockUser(userId)
  if (ends.apiKeys) await access.revokeKeys(userId)
  if (ends.apps) await access.disconnectApps(userId)
  if (ends.downloads) await access.endDownloads(userId, clock.now())
  if (ends.addresses) {
    await access.beginEpoch(userId, clock.now())
    // Pages that stay open hold old URLs, and so do events they have yet to read.
    if (by !== 'deletion') await events.append(tx, userId, { type: 'addresses.changed', payload: {} })
  }
  if (ends.mailLinks) await rows.forgetMailLinks(userId)
  if (ends.passkeys) await access.removePasskeys(userId)
  // Deletion removes them with the account, so their rows are not locked before that.
  if (ends.webhooks && by !== 'deletion') await access.switchWebhooksOff(userId)
  if (!ends.otherSessions) return Number(ownSession !== null && (await rows.endSession(userId, ownSession)))
  return rows.endSessions(userId, ends.ownSession ? null : ownSession)
}
