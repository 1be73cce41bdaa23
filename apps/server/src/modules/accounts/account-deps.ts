import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Notify } from '../notifications/index.ts'
import type { AccountMails } from './account-mails.ts'
import type { CheckPassword, HasPassword } from './password-check.ts'

/** Shared dependencies of an account's use cases. */
export type AccountDeps = {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly events: Pick<Events, 'append' | 'send'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** 256 random bits, URL-safe. */
  readonly randomSecret: () => string
  readonly mails: AccountMails
  readonly notify: Notify
  readonly logger: Logger
  readonly checkPassword: CheckPassword
  readonly hasPassword: HasPassword
  /** Whether this installation uses passwords. */
  readonly hasPasswords: boolean
  /** Rejects with `forbidden` when mail is set up and the user's address is not verified. */
  readonly requireVerified: (userId: string) => Promise<void>
  readonly ending: AccountEnding
}

/** What another module does when an account is deleted. */
export type AccountEnding = {
  /** Ends external commitments, such as a subscription. A failure aborts the deletion before anything is deleted. */
  readonly before: (userId: string) => Promise<void>
  /** Locks the user's work in progress before the user's own row, in the same order as work that ends. */
  readonly hold: (tx: Tx, userId: string) => Promise<void>
  /** Collects the user's files while their rows exist; returns what deletes them once the rows are gone. */
  readonly eraseFiles: (userId: string) => Promise<() => Promise<void>>
}
