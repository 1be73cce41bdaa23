import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Notify } from '../notifications/index.ts'
import type { AccountMails } from './account-mails.ts'
import type { CheckPassword, HasPassword } from './password-check.ts'

/** What the use cases of an account work with. */
export type AccountDeps = {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly events: Pick<Events, 'append' | 'send'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** 256 random bits, as text for addresses. */
  readonly randomSecret: () => string
  readonly mails: AccountMails
  readonly notify: Notify
  readonly logger: Logger
  readonly checkPassword: CheckPassword
  readonly hasPassword: HasPassword
  /** Whether passwords open accounts here. */
  readonly hasPasswords: boolean
  /** Rejects with `forbidden` where mail is set up and the user's address is not verified. */
  readonly requireVerified: (userId: string) => Promise<void>
  readonly ending: AccountEnding
}

/** What other modules do when an account is deleted. */
export type AccountEnding = {
  /** Ends what goes on elsewhere, such as a subscription. A failure stops the deletion: nothing is gone yet. */
  readonly before: (userId: string) => Promise<void>
  /** Locks what is being worked on for the user, before the user's own row: a piece of work that ends locks in this order, too. */
  readonly hold: (tx: Tx, userId: string) => Promise<void>
  /** Looks at the user's files while their rows are there; what it answers removes them once the rows are gone. */
  readonly eraseFiles: (userId: string) => Promise<() => Promise<void>>
}
