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
 * What each action does to every kind of credential of an account. Open event streams follow the session or key that opened them.
 * Deletion removes the account's row, and everything goes with it. Share links are no credentials: they show one picture each, and their
 * owner takes them back one by one.
 */
export const ENDED_BY = {
  /** By the link in a mail: the old password may have been known to others, so everything ends. */
  'password reset': EVERYTHING,
  /** The session that changed the password has just proved who it is. */
  'password change': { ...EVERYTHING, ownSession: false },
  /** 'Sign out everywhere'. */
  'end all sessions': { ...EVERYTHING, passkeys: false },
  /** 'Sign out all others': about devices; programs go on. */
  'end other sessions': {
    ...EVERYTHING,
    ownSession: false,
    apiKeys: false,
    apps: false,
    mailLinks: false,
    webhooks: false,
    passkeys: false,
  },
  /** Signing out on a device, there or from the list of sessions. What one session was given cannot be told from what others were: all of it ends. */
  'end one session': {
    ...EVERYTHING,
    otherSessions: false,
    apiKeys: false,
    apps: false,
    mailLinks: false,
    webhooks: false,
    passkeys: false,
  },
  /** By an operator. Nothing opens the account until it is restored, and what was ended stays so. */
  suspension: { ...EVERYTHING, passkeys: false },
  deletion: EVERYTHING,
} as const satisfies Record<string, Record<Credential, boolean>>

export type Credential =
  | 'ownSession'
  | 'otherSessions'
  | 'apiKeys'
  /** What apps were allowed by OAuth. */
  | 'apps'
  /** Links to archives and files that were asked for: exports, downloads, sheets of batches. */
  | 'downloads'
  /** Signed addresses of pictures and sounds. */
  | 'addresses'
  /** Links in mails: to set a password, to change or verify an address. */
  | 'mailLinks'
  /** What is told to addresses elsewhere, which another person may have named: switched off, and kept for their owner to switch on. */
  | 'webhooks'
  /** By which the owner signs in, like the password: signing out keeps them, but a new password replaces what another may have added. */
  | 'passkeys'

export type EndingAction = keyof typeof ENDED_BY

/**
 * Ends an account's credentials as the table says, in the caller's transaction; answers how many sessions ended. The caller tells open
 * streams afterwards (`session.changed`), which ask once more whether they may go on.
 */
export async function endAccess(
  tx: Tx,
  { clock, events }: Pick<AccountDeps, 'clock' | 'events'>,
  { userId, by, ownSession }: { userId: string; by: EndingAction; ownSession: string | null },
): Promise<number> {
  const ends = ENDED_BY[by]
  const rows = createAccountRows(tx)
  const access = createAccessRepository(tx)
  // What is being made meanwhile, a session or a key, is made before this and ended by it, or looks again afterwards.
  await rows.lockUser(userId)
  if (ends.apiKeys) await access.revokeKeys(userId)
  if (ends.apps) await access.disconnectApps(userId)
  if (ends.downloads) await access.endDownloads(userId, clock.now())
  if (ends.addresses) {
    await access.beginEpoch(userId, clock.now())
    // Pages that stay open have old ones, and so have events of before that a page has yet to read.
    if (by !== 'deletion') await events.append(tx, userId, { type: 'addresses.changed', payload: {} })
  }
  if (ends.mailLinks) await rows.forgetMailLinks(userId)
  if (ends.passkeys) await access.removePasskeys(userId)
  // Deletion takes them with the account: their rows are not held before that.
  if (ends.webhooks && by !== 'deletion') await access.switchWebhooksOff(userId)
  if (!ends.otherSessions) return Number(ownSession !== null && (await rows.endSession(userId, ownSession)))
  return rows.endSessions(userId, ends.ownSession ? null : ownSession)
}
